"""What a reader of a game needs: what an answer means, the facts behind a refusal, where the game stands."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from sandtable.engine.state import State as EngineState
from sandtable.engine.state import Step
from sandtable.games.british_way import phases
from sandtable.games.british_way.position import counts_of
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BOXES, Places
from sandtable.games.reference import Bid, Forecast, Phase, Reference


class View:
    """How the answers and the board of one game are told.

    `operations` and `others` give the rule of each Operation and of what else an answer can begin with; `turns` are the
    steps that end the turn before them when they begin (the others belong to the turn of the step before); the Round is
    given as the rules of its phases with their steps.
    """

    def __init__(
        self,
        places: Places,
        operations: dict[str, str],
        others: dict[str, str],
        kinds: list[str],
        turns: list[str],
        propaganda_round: dict[str, list[str]],
    ) -> None:
        self.places = places
        self.operations = operations
        self.rule_of_verb = {**operations, **others}
        self.kinds = kinds
        self.turns = turns
        self.propaganda_round = propaganda_round

    def describe_answer(self, answer: str) -> tuple[str, dict[str, object]]:
        """The message that words an answer, and its arguments."""
        places = self.places
        if answer in places.space_of:
            return f"answer-{places.verb_of[answer] or 'at'}", {"space": places.names[places.space_of[answer]]}
        if is_card(answer):
            return "answer-card", {"id": answer + " ", "card": answer}
        if answer in self.operations:
            return f"answer-do-{answer}", {}
        if answer.isdigit():
            return "answer-number", {"number": int(answer)}
        return f"answer-{answer}", {}

    def rule_of_answer(self, answer: str) -> str:
        """The rule of what an answer would do; empty where only the question knows: `to gaza`, `done`."""
        return self.rule_of_verb.get(answer.partition(" ")[0], "")

    def facts_about(self, state: EngineState, answer: str) -> dict[str, object]:
        """What there is to say about the thing an answer names: the pieces of its space, or the Operation or card."""
        assert isinstance(state, State)
        facts: dict[str, object] = {"card": state.card}
        if answer in self.operations:
            facts["operation"] = answer
        if answer in self.places.space_of:
            facts |= self.facts_in(state, self.places.space_of[answer])
        return facts

    def facts_in(self, state: State, space: int) -> dict[str, object]:
        """What is in a space, with its name."""
        return {"space": self.places.names[space], **self.counts_in(state, space)}

    def counts_in(self, state: State, space: int) -> dict[str, object]:
        """How many there are of each kind of piece and marker in a space."""
        return {kind: counts_of(state, kind)[space] for kind in self.kinds}

    @abstractmethod
    def describe_state(self, state: EngineState, side: str = "") -> dict[str, object]:
        """Everything on and beside the board, with the names that positions use. Nothing in it is secret."""

    def describe_family(self, state: State) -> dict[str, object]:
        """Borders, Political Will, cards and the Initiative Track, with the names that positions use."""
        deck, names = state.deck, self.places.names
        in_force = zip(deck.capabilities, state.capabilities, state.executed_by, strict=True)
        return {
            "adjacent": {names[space]: [names[other] for other in near] for space, near in enumerate(state.adjacent)},
            "political_will": state.political_will,
            "capabilities": [{"card": card, "text": text, "side": side} for card, text, side in in_force if text],
            "played": state.played.copy(),
            "unseen": deck.piles * deck.cards_in_pile - (len(deck.cards) - len(state.unseen)),
            "card": state.card,
            "first": state.first,
            "boxes": dict(zip(BOXES, state.boxes, strict=True)),
            "winner": state.winner,
        }

    def turn_of(self, state: EngineState, _step: Step) -> str:
        """A text that changes exactly when a new turn begins: a card's 1st or 2nd action, or a side's part of a Round.

        It tells how many cards have not been seen and how many turns are still to come on this one.
        """
        assert isinstance(state, State)
        return f"{len(state.unseen)} {sum(name in self.turns for name, _ in state.agenda)}"

    def phase_of(self, state: EngineState, step: Step) -> Phase | None:
        """Which action of a card it is, or which phase of a Propaganda Round."""
        assert isinstance(state, State)
        return phases.phase_of(state, step, self.propaganda_round)

    def describe_progress(self, state: EngineState) -> dict[str, object]:
        """The card in play and what a chart of the game shows."""
        assert isinstance(state, State)
        return {"card": state.card, "values": {"political_will": state.political_will, **self.tracks(state)}}

    @abstractmethod
    def tracks(self, state: State) -> dict[str, int]:
        """Where the tracks of the game's own stand."""

    def reference(
        self,
        forecast: Callable[[EngineState], Forecast | None],
        statements: list[str],
        exempt: dict[str, str],
        most_will: int,
        usual_bid: int = 0,
    ) -> Reference:
        """What those get who put the game into words."""
        return Reference(
            self.describe_answer,
            self.rule_of_answer,
            self.facts_about,
            self.describe_state,
            self.turn_of,
            self.describe_progress,
            statements,
            exempt,
            Bid("political will", 1, most_will, usual_bid),
            phase_of=self.phase_of,
            forecast=forecast,
        )


def is_card(answer: str) -> bool:
    """Whether an answer is the id of a card, of whatever deck: no other answer begins with a capital letter."""
    return answer[:1].isupper()
