"""A deck that an owner of the published game types in: some Event cards or all, the rest stays ours.

See docs/owners-box.md. What an owner has written is watched while it runs: whatever goes wrong in it is one sentence
that names the card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from sandtable.engine.errors import BadBox, BadPosition, SandtableError
from sandtable.engine.questions import CHANCE, Procedure, Question
from sandtable.engine.rules import Steps
from sandtable.games.box import line_of
from sandtable.games.british_way.cards import CAPABILITY_MARKERS, Deck, Half
from sandtable.games.british_way.events import capability
from sandtable.games.british_way.vocabulary import TEXTS

# The fields of a position.
WriteFields = Callable[[Any], dict[str, str]]
OWNER: Final = "owner"
BEFORE: Final = "before"
AFTER: Final = "after"
# 1.2: what the published box holds.
EVENT_CARDS: Final = 32
# What asks more questions than this does not end: the longest events ask some tens.
MOST_QUESTIONS: Final = 1_000
CARD_ID: Final = re.compile(r"[A-Z][A-Z-]{0,3}[0-9]{1,3}")


class OwnersDeck(Deck):
    """The house's deck with cards of an owner's own.

    `events` are the ids of all 32 Event cards, ours among them where they stay. `capabilities` says of an owner's
    Capability which one of ours has its effect; `own_capabilities` have effects of their own, told by `before` and
    `after`. A card in `single_text` has one text only.
    """

    def __init__(
        self,
        house: Deck,
        events: Sequence[Any],
        *,
        single_text: Sequence[str] = (),
        capabilities: dict[str, str] | None = None,
        own_capabilities: Sequence[str] = (),
    ) -> None:
        cards = [str(card) for card in events]  # what is no text is no id either, and is told so
        self.house = house
        self.mapped = capabilities or {}
        self.own_capabilities = list(own_capabilities)
        self.own = [card for card in cards if card not in house.events]
        kept = [card for card in house.events if card in cards]
        does = {effect: card for card, effect in self.mapped.items()}
        # 5.3: our rules know a Capability by its place among ours; what stands behind ours they do not know.
        places = [card if card in kept else does.get(card, "") for card in house.capabilities]
        super().__init__(
            cards,
            house.propaganda,
            places + self.own_capabilities,
            [*single_text, *[card for card in house.single_text if card in kept]],
            house.events_in_pile,
            house.above_propaganda,
        )
        # Whatever our Capabilities leave free is the marker of one with an effect of its own.
        self.marker_of = [*range(len(places)), *[place for place, card in enumerate(places) if not card]]
        self.single_own = list(single_text)
        self.is_finished = False
        self.uses: dict[str, int] = {}  # how often each text has been carried out here
        self.registered: list[tuple[str, str, Half]] = []
        self.registered_hooks: list[tuple[str, str, str, str, Half]] = []
        for (card, text), half in house.by_text.items():
            if card in kept:
                self.by_text[card, text] = half

    def event(self, card: str, text: str) -> Callable[[Half], Half]:
        """Register a procedure as one text of a card, as the house deck does."""

        def register(procedure: Half) -> Half:
            self.registered.append((card, text, procedure))
            return procedure

        return register

    def before(self, step: str, card: str, text: str) -> Callable[[Half], Half]:
        """Register what happens before a step of play while a Capability is in force with this text."""
        return self.hook(BEFORE, step, card, text)

    def after(self, step: str, card: str, text: str) -> Callable[[Half], Half]:
        """The same after the step."""
        return self.hook(AFTER, step, card, text)

    def hook(self, when: str, step: str, card: str, text: str) -> Callable[[Half], Half]:
        def register(procedure: Half) -> Half:
            self.registered_hooks.append((when, step, card, text, procedure))
            return procedure

        return register

    def faults(self, steps: Steps) -> list[BadBox]:
        """What is wrong with the deck before anybody plays with it."""
        return [*faults_of_cards(self), *faults_of_capabilities(self), *faults_of_halves(self, steps)]

    def finish(self, answers: Collection[str], sides: list[str], write: WriteFields) -> None:
        """Make the deck ready to be played with: everything of the owner's is watched."""
        self.is_finished = True
        for card in [*self.mapped, *self.own_capabilities]:
            for text in TEXTS:
                self.by_text[card, text] = self.counted(f"{card} {text}", capability(self, card, text))
        for card, text, procedure in self.registered:
            half = watched(card, text, procedure, answers, sides, write)
            self.by_text[card, text] = self.counted(f"{card} {text}", half)
        for when, step, card, text, procedure in self.registered_hooks:
            half = watched(card, text, procedure, answers, sides, write)
            hook = while_in_force(
                self.capabilities.index(card), text, self.counted(f"{card} {text} {when} {step}", half)
            )
            self.hooks.setdefault((when, step), []).append(hook)

    def counted(self, name: str, procedure: Half) -> Half:
        """A procedure; how often it is carried out is counted."""
        self.uses[name] = 0

        def run(state: Any, *arguments: str) -> Procedure[None]:
            self.uses[name] += 1
            return procedure(state, *arguments)

        return run


def faults_of_cards(deck: OwnersDeck) -> list[BadBox]:
    """1.2, 5.2: the number of cards, their ids, and which have one text."""
    found: list[BadBox] = []
    if len(deck.events) != EVENT_CARDS:
        found.append(BadBox("a deck has 32 Event cards, not {number} (1.2)", number=len(deck.events)))
    for card in dict.fromkeys(deck.events):
        if deck.events.count(card) > 1:
            found.append(BadBox("{card} is in the deck twice (1.2)", card=card))
    ours = deck.house.cards[0].rstrip("0123456789")
    for card in dict.fromkeys(deck.own):
        if card in deck.propaganda:
            found.append(BadBox("{card} is a Propaganda card, and stays one (2.4)", card=card))
        elif not CARD_ID.fullmatch(card) or card.startswith(ours):
            sentence = "{card} is no id for a card of yours: take capital letters and a number, like C7 or M12"
            found.append(BadBox(sentence, card=card))
    for card in deck.single_own:
        if card not in deck.own:
            found.append(BadBox("{card} has a single text, but is no card of yours in the deck (5.2)", card=card))
    return found


def faults_of_capabilities(deck: OwnersDeck) -> list[BadBox]:
    """5.3: which cards stay in force, and with what effect."""
    found: list[BadBox] = []
    for card in [*deck.mapped, *deck.own_capabilities]:
        if card not in deck.own:
            found.append(BadBox("{card} is a Capability, but is no card of yours in the deck (5.3)", card=card))
        elif card in deck.single_own:
            found.append(BadBox("{card} is a Capability and so has two texts (5.3)", card=card))
        elif card in deck.mapped and card in deck.own_capabilities:
            sentence = "{card} has the effect of one of our Capabilities or its own, not both (5.3)"
            found.append(BadBox(sentence, card=card))
    taken: list[str] = []
    for card, effect in deck.mapped.items():
        if effect not in deck.house.capabilities:
            sentence = "{card} does what {effect} does, but that is none of our Capabilities: {known} (5.3)"
            known = ", ".join(deck.house.capabilities)
            found.append(BadBox(sentence, card=card, effect=effect, known=known))
        elif effect in deck.events or effect in taken:
            sentence = "{card} does what {effect} does, which another card of the deck does too (5.3)"
            found.append(BadBox(sentence, card=card, effect=effect))
        taken.append(effect)
    number = len([card for card in deck.capabilities if card])
    if number > CAPABILITY_MARKERS:
        sentence = "the deck has {number} Capabilities, and the game 8 markers for them (1.2)"
        found.append(BadBox(sentence, number=number))
    return found


def faults_of_halves(deck: OwnersDeck, steps: Steps) -> list[BadBox]:
    """5.1, 5.2: every text of an owner's card has one function, and there are no others."""
    found: list[BadBox] = []
    lasting = [*deck.mapped, *deck.own_capabilities]
    written = [(card, text) for card, text, _ in deck.registered]
    for card, text in dict.fromkeys(written):
        if text not in TEXTS:
            found.append(BadBox("{card} has a text '{text}': it is unshaded or shaded (5.2)", card=card, text=text))
        elif card in lasting:
            sentence = "{card} is a Capability: what it does is told by before and after, not by event (5.3)"
            found.append(BadBox(sentence, card=card))
        elif card not in deck.own or text not in deck.texts_of(card):
            sentence = "there is a function for {card} {text}, but the deck has no such text of yours (5.2)"
            found.append(BadBox(sentence, card=card, text=text))
        elif written.count((card, text)) > 1:
            found.append(BadBox("{card} {text} has two functions (5.2)", card=card, text=text))
    for card in dict.fromkeys(deck.own):
        for text in [] if card in lasting else deck.texts_of(card):
            if (card, text) not in written:
                found.append(BadBox("{card} {text} has no function (5.2)", card=card, text=text))
    for _, step, card, text, _ in deck.registered_hooks:
        if step not in steps:
            sentence = "{card} acts at the step '{step}', but the steps of play are {known} (5.3)"
            found.append(BadBox(sentence, card=card, step=step, known=", ".join(steps)))
        if card not in deck.own_capabilities or text not in TEXTS:
            sentence = "{card} {text} acts at a step, but is no Capability with an effect of its own (5.3)"
            found.append(BadBox(sentence, card=card, text=text))
    return found


def watched(
    card: str, text: str, procedure: Half, answers: Collection[str], sides: list[str], write: WriteFields
) -> Half:
    """A procedure of an owner's; whatever is wrong with what it asks or does is told as the card's."""

    about: dict[str, object] = {"card": card, "text": text}
    code = getattr(procedure, "__code__", None)
    file, first_line = getattr(code, "co_filename", ""), getattr(code, "co_firstlineno", 0)

    def run(state: Any, *arguments: str) -> Procedure[None]:
        try:
            # Whatever an owner's function gives: compiled code would stop at what is no question before it is told.
            asking: Any = procedure(state, *arguments)
            if asking is None:
                raise BadBox("{card} {text}: its function yields nothing: end it with 'yield from ()'", **about)
            question: Any = next(asking)
            for _ in range(MOST_QUESTIONS):
                check_question(question)
                answer = yield question
                question = asking.send(answer)
            raise BadBox("{card} {text}: it asks on and on and does not end", **about)
        except StopIteration:
            pass
        except SandtableError:
            raise
        except Exception as error:
            kind, reason = type(error).__name__, str(error)
            sentence = "{card} {text}, line {line}: {kind}: {reason}"
            raise BadBox(sentence, line=line_of(error, file) or first_line, kind=kind, reason=reason, **about) from None
        try:
            state.check(settled=False)
            for breach in state.unsettled():
                raise breach
            is_whole = not any("." in field for field in write(state).values())
        except BadPosition as broken:
            raise BadBox("{card} {text} breaks a rule: {breach}", breach=broken, **about) from None
        except TypeError:
            is_whole = False
        if not is_whole:
            raise BadBox("{card} {text}: it leaves a count that is no whole number: divide with //", **about)

    def check_question(question: object) -> None:
        if not isinstance(question, Question):
            raise BadBox("{card} {text}: it yields what is no question: is a 'yield from' missing?", **about)
        if question.side != CHANCE and question.side not in sides:
            raise BadBox("{card} {text}: it asks '{side}', who is no side", side=question.side, **about)
        if not question.listed:
            raise BadBox("{card} {text}: it asks '{message}' with no answer", message=question.message, **about)
        for answer in question.listed:
            if answer not in answers:
                sentence = "{card} {text}: it offers '{answer}', which is no answer of the game"
                raise BadBox(sentence, answer=answer, **about)

    return run


def while_in_force(place: int, text: str, procedure: Half) -> Half:
    """5.3: what a Capability does, if it is in force with this text."""

    def run(state: Any, *arguments: str) -> Procedure[None]:
        if state.has(place, text):
            yield from procedure(state, *arguments)

    return run


def steps_with(steps: Steps, decks: dict[str, Deck]) -> Steps:
    """The steps of play, with what the Capabilities of these decks do before and after them."""
    hooked = {step for deck in decks.values() for _, step in deck.hooks}
    return {name: with_hooks(name, step) if name in hooked else step for name, step in steps.items()}


def with_hooks(name: str, step: Half) -> Half:
    """A step with what stands in the way of it; the end of the game ends that too."""

    def run(state: Any, *arguments: str) -> Procedure[None]:
        for hook in state.deck.hooks.get((BEFORE, name), ()):
            yield from hook(state, *arguments)
        yield from step(state, *arguments)
        for hook in [] if state.winner else state.deck.hooks.get((AFTER, name), ()):
            yield from hook(state, *arguments)

    return run


def cards_added(decks: dict[str, Deck]) -> list[str]:
    """The ids that the first of these decks does not have, each once: what they add to the answers of the game."""
    known = next(iter(decks.values())).cards
    return list(dict.fromkeys(card for deck in decks.values() for card in deck.cards if card not in known))
