import { testCrowds } from "../british_way/crowds";
import { MAP } from "./map";
import { MARKERS, PIECES } from "./pieces";

const crowd = { troops: 9, police: 5, underground: 6, active: 2, caches: 2 };

testCrowds({ map: MAP, crowd, pieces: PIECES, markers: MARKERS });
