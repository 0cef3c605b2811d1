"""The rulebook as an index: the id of every statement that the rules make, by paragraph.

A statement is proven when a test names it. The few that cannot be tested carry a reason that a player would accept.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.rulebook import read_index

INDEX: Final = """
1.1: a b c
1.2: a b c d e f g h
1.3.1: a b c
1.3.2: a b c d
1.3.3: a b c
1.3.4: a b c d
1.3.5: a b c d
1.3.6: a b c d
1.4.1: a b c d e f
1.4.2: a b c d e
1.4.3: a b c d e
1.5: a
1.6: a
1.6.1: a b c d e f g
1.6.2: a b c d
1.7: a b
1.8: a b c
1.9: a
1.10: a b c d e f g h i j
2.1: a
2.2: a b c
2.3: a
2.3.1: a b
2.3.2: a b c d e
2.3.3: a b c d e
2.3.4: a b c d
2.3.5: a b
2.3.6: a
2.3.7: a b c d e f g h i
2.4: a b
3.1: a b c d e f g h i j k
3.1.1: a
3.2.1: a b c d e f g h i j
3.2.2: a b c d e f g h i j k l m n o p
3.2.3: a b c d e f g h i j k l m n o p q r
3.2.4: a b c d e f g h i j k l m n o p q
3.3.1: a b c d e f g h i j k l
3.3.2: a b c d e f g h i j k l m n
3.3.3: a b c d e f g h i j k l
3.3.4: a b c d e f g h i
4.1: a b c d e f g h
4.1.1: a b
4.2.1: a b c d e
4.2.2: a b c d e
4.2.3: a b c d e f g h
4.3.1: a b c d
4.3.2: a b c
4.3.3: a b c d e f g h
5.0: a
5.1: a b
5.1.1: a b
5.1.2: a
5.1.3: a b
5.2: a b
5.3: a b c d
5.4: a b c d
P1: u u-b s s-b
P2: u s
P3: u u-b s
P4: u u-b u-c s
P5: u u-b s
P6: u s
P7: u s
P8: u s
P9: u u-b s
P10: u s
P11: u u-b u-c s
P12: u s
P13: u s u-b
P14: u s
P15: u s s-b
P16: u u-b s
P17: u s
P18: u s
P19: u s
P20: u s
P21: u s
P22: u u-b s
P23: u s
P24: u s
P25: u s
P26: u u-b s
P27: u s s-b s-c
P28: u s s-b s-c
P29: u s
P30: u s
P31: u s
P32: u s
P33: u
CAP: P9u-a P9s-a P13-a P17u-a P17s-a P18u-a P18s-a P23u-a P23s-a P25u-a P25s-a P29-a P32u-a P32s-a
6.0: a
6.1: a
6.1.1: a b c d
6.1.2: a b c
6.1.3: a b
6.1.4: a
6.2: a
6.2.1: a
6.2.2: a b
6.2.3: a b c
6.3: a
6.3.1: a b c d
6.3.2: a b c
6.4: a b c
6.5.1: a b
6.5.2: a b c d e f g h
6.5.3: a b c
6.5.4: a
7.0.1: a
7.0.2: a
7.0: a
7.1: a
7.2: a
SETUP: a b c d e f g h i j k l m n o p q
8.0: a
INV: 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23
"""

EXEMPT: Final = {
    "P-1.2-h": "pawns are reminders on a physical board; the table itself shows what has been chosen",
    "P-1.4.1-e": "no rule or card of Palestine replaces one piece by another",
    "P-1.5-a": "it names who stands behind the Irgun pieces; nothing in play depends on it",
    "P-2.4-b": "it gives the cards between two Propaganda cards a name; nothing in play depends on it",
    "P-3.1.1-a": "pawns are reminders on a physical board; the table itself shows what has been chosen",
    "P-5.1.1-b": "no event of Palestine replaces one piece by another",
}
STATEMENTS: Final = read_index("P", INDEX)
