import { testCrowds } from "../british_way/crowds";
import { MAP } from "./map";
import { MARKERS, PIECES } from "./pieces";

const crowd = { troops: 6, police: 4, underground: 5, active: 2, caches: 1 };

testCrowds({ map: MAP, crowd, pieces: PIECES, markers: MARKERS });
