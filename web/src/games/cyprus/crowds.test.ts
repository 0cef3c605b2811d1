import { testCrowds } from "../british_way/crowds";
import { MAP } from "./map";
import { MARKERS, PIECES } from "./pieces";

const crowd = { troops: 9, police: 5, underground: 6, active: 2, caches: 2 };

const most = { troops: 12, police: 6, underground: 12, active: 12, caches: 2 };

const barred = { akrotiri: ["caches"], dhekelia: ["caches"] };

testCrowds({ map: MAP, crowd, most, barred, pieces: PIECES, markers: MARKERS });
