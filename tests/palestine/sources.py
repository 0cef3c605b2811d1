"""Where Operations and Special Activities come from: boxes, a Pass, events; for tests that must meet every one."""

from __future__ import annotations

from palestine.table import offered
from sandtable.engine.game import Game

FULL = "do: operation {0} operation | "
LIMITED = "do: operation {0} limited | "
UNSHADED = "card: {0} | do: event british unshaded | "
SHADED = "card: {0} | do: event irgun shaded | "
VETERANS = "card: P26 | do: event irgun unshaded | "

DISTRICTS = ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"]
CITIES = ["haifa_c", "tel_aviv", "jerusalem_c"]

# Each source: the fields that begin it, and the answers that lead up to its effect.
# A Search of tel_aviv, where Troops and Cells are, and no Troops next to it.
SEARCHES = {
    "operation": (FULL.format("search"), ["search tel_aviv", "done", "tel_aviv"]),
    "limited": (LIMITED.format("search"), ["search tel_aviv"]),
    "P1": (UNSHADED.format("P1"), ["tel_aviv"]),
    "P6": (UNSHADED.format("P6"), ["search tel_aviv", "done"]),
    "P11": (UNSHADED.format("P11"), []),
    "P14": (UNSHADED.format("P14"), ["search tel_aviv", "done"]),
    "P16": (UNSHADED.format("P16"), ["search", "search tel_aviv"]),
    "P27": (UNSHADED.format("P27"), ["search", "search tel_aviv", "done"]),
}
# An Assault in tel_aviv, the only place where it is possible.
ASSAULTS = {
    "operation": (FULL.format("assault"), []),
    "limited": (LIMITED.format("assault"), []),
    "P11": (UNSHADED.format("P11"), []),
    "P16": (UNSHADED.format("P16"), ["assault"]),
    "P26": (UNSHADED.format("P26"), ["assault tel_aviv"]),
    "P27": (UNSHADED.format("P27"), ["assault"]),
}
# A Mass Detention in tel_aviv, which has Curfew, Troops and a Cell; a Cell or more in lydda.
DETENTIONS = {
    "search": (FULL.format("search"), ["detain tel_aviv"]),
    "assault": (FULL.format("assault"), ["detain tel_aviv"]),
    "P1": (UNSHADED.format("P1"), ["tel_aviv"]),
    "P14": (UNSHADED.format("P14"), ["done", "detain tel_aviv"]),
    "P26": (UNSHADED.format("P26"), ["detain tel_aviv"]),
}
# A Patrol of gaza and lydda without any move; the British hold the chit 0.
PATROLS = {
    "operation": (FULL.format("patrol"), ["patrol gaza", "patrol lydda", "done", "done"]),
    "limited": (LIMITED.format("patrol"), ["lead 0", "patrol gaza", "patrol lydda", "done"]),
    "P16": (UNSHADED.format("P16"), ["patrol", "lead 0", "patrol gaza", "patrol lydda", "done"]),
    "P27": (UNSHADED.format("P27"), ["patrol", "patrol gaza", "patrol lydda", "done"]),
}
# A Patrol of gaza, the only space with a Cell, by a Police that comes from haifa_c.
PATROL_MOVES = {
    "operation": (FULL.format("patrol"), ["patrol gaza", "from haifa_c"]),
    "limited": (LIMITED.format("patrol"), ["from haifa_c"]),
    "P16": (UNSHADED.format("P16"), ["patrol", "from haifa_c"]),
    "P27": (UNSHADED.format("P27"), ["patrol", "from haifa_c"]),
}
# A Sabotage of rail_egypt, the only space with an Underground Cell; one Police is there.
SABOTAGES = {
    "operation": (FULL.format("sabotage"), ["sabotage rail_egypt"]),
    "limited": (LIMITED.format("sabotage"), []),
    "P1": (SHADED.format("P1"), ["sabotage rail_egypt"]),
    "P15": (SHADED.format("P15"), ["sabotage rail_egypt"]),
    "P21": (SHADED.format("P21"), ["sabotage rail_egypt"]),
    "P22": (UNSHADED.format("P22"), ["irgun", "sabotage"]),
    "P26": (VETERANS, ["sabotage rail_egypt"]),
    "P28": (SHADED.format("P28"), ["sabotage rail_egypt"]),
}
# A Rob in gaza, the only space with a Cell.
ROBS = {
    "operation": (FULL.format("rob"), []),
    "limited": (LIMITED.format("rob"), []),
    "P22": (UNSHADED.format("P22"), ["irgun", "rob"]),
    "pass": ("do: pass irgun | ", ["rob gaza"]),
    "expropriations": ("do: expropriations | ", ["rob gaza"]),
}


def in_all(spaces: list[str], pieces: str) -> str:
    """The fields that put the same pieces in each of these spaces."""
    return " | ".join(f"{space}: {pieces}" for space in spaces) + " | "


def count_spaces(game: Game, verb: str, *then: str) -> int:
    """Name spaces as long as the Operation takes any, giving in each the answers that follow."""
    count = 0
    while named := [answer for answer in offered(game) if answer.startswith(verb + " ")]:
        game.play(named[0], *then)
        count += 1
    return count
