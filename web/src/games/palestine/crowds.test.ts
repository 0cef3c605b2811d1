import { testCrowds } from "../british_way/crowds";
import { MAP } from "./map";
import { MARKERS, PIECES } from "./pieces";

const crowd = { troops: 6, police: 4, underground: 5, active: 2, caches: 1 };

const most = { troops: 12, police: 6, underground: 15, active: 15, caches: 2 };

const railways = MAP.spaces.filter(({ ground }) => ground.form === "plate");
const barred = Object.fromEntries(railways.map(({ id }) => [id, ["caches"]]));

testCrowds({ map: MAP, crowd, most, barred, pieces: PIECES, markers: MARKERS });
