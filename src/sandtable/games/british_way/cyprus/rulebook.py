"""The rulebook as an index: the id of every statement that the rules make, by paragraph.

A statement is proven when a test names it. The few that cannot be tested carry a reason that a player would accept.
`6.1.3bis` is the second paragraph that the rulebook numbers 6.1.3; `HC` are the texts of the house deck.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.rulebook import read_index

INDEX: Final = """
1.1: a b
1.2: a b c d
1.3.1: a b
1.3.2: a b
1.3.3: a
1.3.4: a b c
1.3.5: a b
1.3.6: a b c d
1.4: a b
1.4.1: a b c d e f
1.4.2: a b c d
1.4.3: a b c d
1.5: a
1.6: a
1.6.1: a b c d e f g h i
1.6.2: a b c d e
1.7: a b
1.8: a b
1.9: a
1.10: a b c d e f g h i
2.1: a b c d e f g h i j k l m n o p q r s
2.2: a b c
2.3: a b
2.3.1: a
2.3.2: a b c d e
2.3.3: a b c d e
2.3.4: a b c
2.3.5: a b c
2.3.6: a
2.3.7: a b c d e f
2.4: a b c
3.1: a b c d e f g
3.1.1: a
3.2: a
3.2.1: a b c d e f
3.2.2: a b c d e f g h
3.2.3: a b c d e f g h i j k
3.2.4: a b c d e f g h i j
3.3: a
3.3.1: a b c d e f
3.3.2: a b c d e f g
3.3.3: a b c d e f g
3.3.4: a b c d e f
4.1: a b c d e
4.1.1: a b
4.2: a
4.2.1: a b c d
4.2.2: a b c d e
4.2.3: a b
4.3: a
4.3.1: a b c d e f g h
4.3.2: a b c d e
4.3.3: a b c d e f g
5.0: a
5.1: a b c
5.1.1: a b c d
5.1.2: a
5.1.3: a
5.2: a b
5.3: a b c
6.0: a
6.1: a
6.1.1: a
6.1.2: a b
6.1.3: a b
6.1.3bis: a b
6.1.4: a
6.2.1: a
6.2.2: a b
6.3.1: a b c d
6.3.2: a b c
6.4: a b c d e f g
6.5.1: a b
6.5.2: a
7.0: a
7.0.1: a
7.0.2: a
7.1: a
7.2: a b
"""

EXEMPT: Final = {
    "C-1.2-d": "pawns are reminders on a physical board, and one die is like another",
    "C-3.1.1-a": "pawns are reminders on a physical board; the table itself shows what has been chosen",
    "C-5.0-a": "a text without effect cannot be tested for having none",
    "C-5.1-c": "reminders on a physical board; the table itself shows what is in force",
}
STATEMENTS: Final = read_index("C", INDEX)
