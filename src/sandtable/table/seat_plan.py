"""The seat plan of a game: who sits at which side, and whether the bot that is asked there has failed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from sandtable.table.seats import SPECTATOR, Seat, others, persons


class SeatPlan(Mapping[str, Seat]):
    """The seats of one game by side, the spectators' among them."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self._seats = {seat.side: seat for seat in seats}
        self._failed_at = -1

    def __getitem__(self, side: str) -> Seat:
        return self._seats[side]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    def put(self, seats: Iterable[Seat]) -> None:
        """Let these seats count in place of those of the same sides."""
        self._seats = {**self._seats, **{seat.side: seat for seat in seats}}
        self._failed_at = -1  # another may sit there now

    def note_failed_bot(self, at: int) -> None:
        """The bot that is asked when the game is at `at` cannot answer."""
        self._failed_at = at

    def has_failed_bot(self, at: int) -> bool:
        """Whether the bot that is asked then could not answer; it tries again when the game has gone another way."""
        return self._failed_at == at

    @property
    def has_only_bots(self) -> bool:
        """Whether no person plays."""
        return not persons(self.values())

    def are_alone(self, sides: frozenset[str]) -> bool:
        """Whether no other person plays than who holds these sides."""
        return not others(self.values(), sides)

    def may_analyse(self, sides: frozenset[str], *, is_over: bool) -> bool:
        """Whether the holder of these sides may have the game analysed.

        Everybody may when it is over. Before, those who play alone may, or with other persons who all allow it.
        """
        if is_over or self.are_alone(sides):
            return True
        return sides != {SPECTATOR} and all(seat.allows_analysis for seat in persons(self.values()))
