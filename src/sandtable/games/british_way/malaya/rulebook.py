"""The rulebook as an index: the id of every statement that the rules make, by paragraph.

A statement is proven when a test names it. The few that cannot be tested carry a reason that a player would accept.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.rulebook import read_index

INDEX: Final = """
1.1: a b
1.2: a b c d
1.3.1: a b c
1.3.2: a b c d
1.3.3: a b c d e
1.3.4: a b
1.3.5: a b c
1.3.6: a b
1.4: a b
1.4.1: a b c d e f g h i
1.4.2: a b c d
1.4.3: a b c d
1.5: a
1.6: a b c d e
1.7: a b c d e f g h i j
1.8: a
1.9: a b c
1.10: a b
1.11: a b
1.12: a b c d e f g h i j k l
2.1: a b c d e f g h i j k l m n o p q r
2.2: a
2.3: a
2.3.1: a b
2.3.2: a b c
2.3.3: a b
2.3.4: a b
2.3.5: a b
2.3.6: a
2.3.7: a
2.4: a b
3.1: a b c d e f g
3.1.1: a
3.1.2: a b c
3.2: a
3.2.1: a b c d e f g h i j
3.2.2: a b c d e f g h
3.2.3: a b c d e
3.2.4: a b c d e f g
3.3: a
3.3.1: a b c d e f g h i j
3.3.2: a b c d e f g
3.3.3: a b c d e f g
3.3.4: a b c d e
4.1: a b c d e
4.1.1: a b
4.2: a
4.2.1: a b c d e f g
4.2.2: a b c d e f g
4.2.3: a b c
4.3: a
4.3.1: a b c d
4.3.2: a b c d e f g
4.3.3: a b c d
5.0: a
5.1: a
5.1.1: a b c d
5.1.2: a
5.1.3: a
5.2: a b
5.3: a b
5.4: a b c
6.0: a
6.1: a
6.1.1: a
6.1.2: a b c
6.1.3: a b
6.1.4: a
6.2.1: a b
6.2.2: a
6.3: a
6.3.1: a b
6.3.2: a b c d
6.4.1: a b c d
6.4.2: a
6.5: a b c d e
6.6.1: a
6.6.2: a b c
6.6.3: a
7.0: a
7.0.1: a
7.0.2: a
7.1: a
7.2: a
"""

EXEMPT: Final = {
    "M-1.2-d": "pawns are reminders on a physical board, and the colours of the dice mean nothing",
    "M-3.1.1-a": "pawns are reminders on a physical board; the table itself shows what has been chosen",
    "M-5.0-a": "it says that some words on a card mean nothing",
}
STATEMENTS: Final = read_index("M", INDEX)
