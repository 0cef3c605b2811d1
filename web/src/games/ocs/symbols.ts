// NATO symbols of units, drawn by milsymbol: what a unit is, how large it is, in one ink.

// The library without what a map of units needs none of: other services, tactical signs, older codes.
import { ms, numberlandunit } from "../../../node_modules/milsymbol/index.mjs";
import type { Counter } from "./theatre";

ms.addIcons(numberlandunit);

/** Entities of land units by the words of a type; the first that fits. */
const ENTITIES: [RegExp, string][] = [
  [/^(Corps|Army|Area) HQ/, "000000"],
  [/Replacement/, "163700"],
  [/^(RR|Port) Eng/, "140700"],
  [/Assault Eng|Eng/, "140700"],
  [/Rocket Arty/, "130300"],
  [/Coast Arty|Arty/, "130300"],
  [/Heavy AT\/AA|AA /, "130100"],
  [/AT /, "120400"],
  [/Assault Gun/, "130301"],
  [/Arm Car|Arm Recon/, "120501"],
  [/Recon|MC |Cav/, "121300"],
  [/^(Lt )?Arm|^Pz|Tank|Scorpion|Kampfstaffel/, "120500"],
  [/Support/, "121102"],
  [/Mot Inf/, "121104"],
  [/Commando/, "121800"],
  [/Para|Inf|MG|Garrison|GAF|Oasis|Marine/, "121100"],
];

const ECHELONS: Record<string, string> = {
  company: "15",
  battery: "15",
  battalion: "16",
  regiment: "17",
  brigade: "18",
  division: "21",
};

const HEADQUARTERS: [RegExp, string][] = [
  [/^Army/, "23"],
  [/^Corps/, "22"],
];

/** The code of a land unit: 20 digits, of which size, entity and a sign for parachutists differ. */
export function sidcOf({ type, size }: Pick<Counter, "type" | "size">): string {
  const entity = ENTITIES.find(([words]) => words.test(`${type} `))?.[1] ?? "000000";
  const echelon = HEADQUARTERS.find(([words]) => words.test(type))?.[1] ?? ECHELONS[size] ?? "00";
  return `10031000${echelon}${entity}00${type.startsWith("Para") ? "01" : "00"}`;
}

/** A symbol as a picture, with where the middle of its frame is in it. */
export interface Symbol {
  canvas: HTMLCanvasElement;
  x: number;
  y: number;
}

const drawn = new Map<string, Symbol>();

/** The symbol of a counter with a frame so many pixels wide. */
export function symbolOf(counter: Counter, wide: number, ink: string, fill: string): Symbol {
  const key = `${sidcOf(counter)} ${wide} ${ink} ${fill}`;
  const kept = drawn.get(key);
  if (kept) return kept;
  const made = new ms.Symbol(sidcOf(counter), {
    size: (wide / 150) * 100, // a frame is 150 wide where the size is 100
    monoColor: ink,
    fillColor: fill,
    strokeWidth: 5,
    infoFields: false,
  });
  const { x, y } = made.getAnchor();
  const symbol = { canvas: made.asCanvas(1), x, y };
  drawn.set(key, symbol);
  return symbol;
}
