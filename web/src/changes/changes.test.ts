import { describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { differences } from "./changes";
import { movementsIn } from "./trails";

const line = (told: Record<string, unknown>) => ({
  moment: 1,
  rule: "1",
  message: "log-move",
  arguments: told,
  text: "",
});
const changed = (space: string, what: string, from: number, to: number) => ({ space, what, from, to });
const isCell = (kind: string) => kind === "underground" || kind === "active";
const KINSHIP = {
  isSame: (kind: string, other: string) => kind === other || (isCell(kind) && isCell(other)),
  isTold: ({ arguments: { kind: told } }: LogLine, kind: string) => (told ? told === kind : isCell(kind)),
};

describe("what changed", () => {
  it("is what differs in spaces, then on tracks, in boxes and in the number of cards", () => {
    const before = {
      spaces: { gaza: { troops: 2, level: "neutral" }, lydda: { troops: 0, level: "neutral" } },
      political_will: 18,
      available: { police: 3, cells: 1 },
      played: ["P1"],
      adjacent: { gaza: ["lydda"], lydda: ["gaza"] },
    };
    const after = {
      spaces: { gaza: { troops: 1, level: "support" }, lydda: { troops: 1, level: "neutral" } },
      political_will: 15,
      available: { police: 3, cells: 2 },
      played: ["P1", "P2"],
      adjacent: { gaza: ["lydda"], lydda: ["gaza"] },
    };

    expect(differences(before, after)).toEqual([
      changed("gaza", "troops", 2, 1),
      { space: "gaza", what: "level", from: "neutral", to: "support" },
      changed("lydda", "troops", 0, 1),
      changed("", "political_will", 18, 15),
      changed("", "available.cells", 1, 2),
      changed("", "played", 1, 2),
    ]);
    expect(differences(after, after)).toEqual([]);
  });

  it("counts a stack that came to a hex where nothing was, of any game", () => {
    expect(differences({ spaces: {} }, { spaces: { "1204": { dumps: 2 } } })).toEqual([changed("1204", "dumps", 0, 2)]);
    expect(differences(null, { spaces: {} })).toEqual([]);
  });
});

describe("a trail", () => {
  it("leads from where a piece left to where it came, if the log says that it went", () => {
    const changes = [changed("gaza", "troops", 3, 1), changed("lydda", "troops", 0, 2)];
    const went = [line({ kind: "troops", number: 2, origin: "gaza", space: "lydda" })];

    expect(movementsIn(changes, went, KINSHIP).trails).toEqual([
      { kind: "troops", from: "gaza", to: "lydda", count: 2 },
    ]);
    expect(movementsIn(changes, [], KINSHIP)).toEqual({
      trails: [],
      turned: [],
      came: [{ space: "lydda", kind: "troops", count: 2 }],
      left: [{ space: "gaza", kind: "troops", count: 2 }],
    });
  });

  it("follows a piece over a space in between, and is not drawn against its way", () => {
    const went = [
      line({ kind: "police", origin: "gaza", space: "lydda" }),
      line({ kind: "police", origin: "lydda", space: "haifa" }),
    ];

    expect(
      movementsIn([changed("gaza", "police", 1, 0), changed("haifa", "police", 0, 1)], went, KINSHIP).trails,
    ).toEqual([{ kind: "police", from: "gaza", to: "haifa", count: 1 }]);
    expect(
      movementsIn([changed("haifa", "police", 1, 0), changed("gaza", "police", 0, 1)], went, KINSHIP).trails,
    ).toEqual([]);
  });

  it("knows a Cell that was seen on its way", () => {
    const changes = [changed("gaza", "underground", 2, 0), changed("lydda", "active", 0, 1)];

    expect(movementsIn(changes, [line({ origin: "gaza", space: "lydda", number: 1 })], KINSHIP)).toEqual({
      trails: [{ kind: "active", from: "gaza", to: "lydda", count: 1 }],
      turned: [],
      came: [],
      left: [{ space: "gaza", kind: "underground", count: 1 }],
    });
  });

  it("is none where a Cell was only turned over", () => {
    const changes = [changed("gaza", "underground", 2, 0), changed("gaza", "active", 0, 1)];

    expect(movementsIn(changes, [line({ origin: "gaza", space: "lydda", number: 1 })], KINSHIP)).toEqual({
      trails: [],
      turned: [{ space: "gaza", before: "underground", kind: "active", count: 1 }],
      came: [],
      left: [{ space: "gaza", kind: "underground", count: 1 }],
    });
  });

  it("is none where something else went that way", () => {
    const changes = [changed("gaza", "caches", 1, 0), changed("lydda", "caches", 0, 1)];

    expect(movementsIn(changes, [line({ origin: "gaza", space: "lydda", number: 1 })], KINSHIP).trails).toEqual([]);
  });
});
