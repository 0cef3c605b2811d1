"""9.7-9.10 The combat table, as the series prints it: odds by line of terrain, results by roll and column."""

from __future__ import annotations

from typing import Final

# The odds of each column, the attacker's part first: those below even are 1 to so many.
ODDS: Final = [
    [(1, 5), (1, 4), (1, 3), (1, 2), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (7, 1), (9, 1), (11, 1), (13, 1)],
    [(1, 4), (1, 3), (1, 2), (1, 1), (2, 1), (3, 1), (4, 1), (6, 1), (8, 1), (10, 1), (12, 1), (15, 1), (18, 1)],
    [(1, 3), (1, 2), (1, 1), (2, 1), (3, 1), (4, 1), (6, 1), (9, 1), (12, 1), (15, 1), (18, 1), (21, 1), (24, 1)],
    [(1, 2), (1, 1), (2, 1), (3, 1), (4, 1), (8, 1), (12, 1), (16, 1), (20, 1), (28, 1), (36, 1), (44, 1), (52, 1)],
]
COLUMNS: Final = 13
LOWEST_ROLL: Final = 1
HIGHEST_ROLL: Final = 15
# A is the attacker, D the defender; L steps lost, o options, e the rating needed to exploit.
RESULTS: Final = {
    "a": "AL2",
    "b": "AL1o1",
    "c": "AL1o1 Do1",
    "d": "AL1 Do1",
    "e": "AL1 DL1o1",
    "f": "Ao1 Do1",
    "g": "Ao1 DL1o1",
    "h": "Ao1 DL1o2",
    "i": "Ao1e4 DL1o2",
    "j": "Ae4 DL1o2",
    "k": "Ae3 DL2o2DG",
    "l": "Ae2 DL2o3DG",
}
# Rows from 1 to 15, columns as above
TABLE: Final = [
    "aaaaaaabccdde",
    "aaaaaabccddgg",
    "aaaaabccddggg",
    "aaaabccddfggi",
    "aaabccddfggij",
    "aabccddfgggjj",
    "bbcccdfgggijk",
    "bcccdfgggijjk",
    "cccdffggijjkk",
    "ccdffggijjkkl",
    "cdffgggjjkkkl",
    "cffgggijkkkll",
    "ffgghijkkklll",
    "fggiijkkkllll",
    "ggijjkkllllll",
]


class Outcome:
    """What a side suffers, or gains: steps lost, options, DG, and the rating from which on it exploits."""

    def __init__(self, losses: int, options: int, exploit: int, dg: bool) -> None:
        self.losses = losses
        self.options = options
        self.exploit = exploit  # 0 for none
        self.dg = dg

    @property
    def is_any(self) -> bool:
        return bool(self.losses or self.options or self.dg)

    def text(self, side: str) -> str:
        """As the table prints it, `DL1o2`; nothing if nothing happens."""
        parts = [("L", self.losses), ("o", self.options), ("e", self.exploit)]
        text = "".join(f"{letter}{number}" for letter, number in parts if number) + ("DG" if self.dg else "")
        return side + text if text else ""


def column_of(attack: int, defence: int, line: int) -> int:
    """9.7: the column of two strengths: both divided by the smaller and rounded, the highest not above the odds."""
    if not defence:
        return COLUMNS - 1 if attack else ODDS[line].index((1, 1))
    if not attack:
        return 0
    least = min(attack, defence)
    ours, theirs = (2 * attack + least) // (2 * least), (2 * defence + least) // (2 * least)
    column = 0
    for place, (above, below) in enumerate(ODDS[line]):
        if ours * below >= theirs * above:
            column = place
    return column


def letter_of(roll: int, column: int) -> str:
    """9.9: the result of a roll in a column, as a letter of the table."""
    return TABLE[min(max(roll, LOWEST_ROLL), HIGHEST_ROLL) - LOWEST_ROLL][column]


def result_of(roll: int, column: int) -> tuple[Outcome, Outcome]:
    """9.9: what a roll in a column means for the attacker and for the defender."""
    return OUTCOMES[letter_of(roll, column)]


def read_result(text: str) -> tuple[Outcome, Outcome]:
    """`AL1o1 Do1`; whoever is not named suffers and gains nothing."""
    outcomes = {part[0]: read_outcome(part[1:]) for part in text.split(" ")}
    nothing = Outcome(0, 0, 0, False)
    return outcomes.get("A", nothing), outcomes.get("D", nothing)


def read_outcome(text: str) -> Outcome:
    """`L1o2DG`, `o1e4`."""
    dg = text.endswith("DG")
    text = text.removesuffix("DG")
    numbers = {text[place]: int(text[place + 1]) for place in range(0, len(text), 2)}
    return Outcome(numbers.get("L", 0), numbers.get("o", 0), numbers.get("e", 0), dg)


OUTCOMES: Final = {letter: read_result(text) for letter, text in RESULTS.items()}
