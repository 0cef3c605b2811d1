import { testCrowds } from "../british_way/crowds";
import { MAP, STANDINGS } from "./map";
import { MARKERS, PIECES } from "./pieces";

const crowd = { troops: 6, police: 6, underground: 5, active: 3, bases: 1 };
const people = Object.fromEntries(
  Object.entries(STANDINGS).map(([id, { x, y }]) => [id, { x: x - 46, y, width: 100, height: 1 }]),
);

const most = { troops: 15, police: 15, underground: 15, active: 15, bases: 2 };

const barred = { thailand: ["troops", "police"], ec_tin: ["bases"], ec_rubber: ["bases"] };

testCrowds({ map: MAP, crowd, most, barred, pieces: PIECES, markers: MARKERS, people });
