"""The index of a rulebook's statements: ids by paragraph."""

from __future__ import annotations


def read_index(game: str, index: str) -> list[str]:
    """The ids in an index: `3.3.3: a b` stands for P-3.3.3-a and P-3.3.3-b in the game with the letter P."""
    ids: list[str] = []
    paragraph = ""
    for word in index.split():
        if word.endswith(":"):
            paragraph = word[:-1]
        else:
            ids.append(f"{game}-{paragraph}-{word}")
    return ids
