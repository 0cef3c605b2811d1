"""`sandtable box check`: what is wrong with an owner's box, each fault in one sentence, and games played with it."""

from __future__ import annotations

import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType

from sandtable.arena.run import progress
from sandtable.box_texts import faults_of_texts, untranslated
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import BadBox, BadPosition, UnknownName
from sandtable.engine.game import Game
from sandtable.engine.questions import Question
from sandtable.games import GAMES, find, find_contents, has_part
from sandtable.games.box import TEXTS, box_folder, shown, use_box
from sandtable.words import LANGUAGES, Words, words_for

LONGEST_GAME = 20_000  # answers; one that is longer does not end
LONGEST_STEP = 10.0  # seconds of the processor from one question to the next; it takes some thousandths


def check_box(name: str, games: int | None, seed: int) -> None:
    """Print what was found; exit code 2 if anything is wrong."""
    use_box(name)
    box = box_folder()
    if box is None:
        raise BadBox("there is no box '{folder}': it must be a folder", folder=name)
    folders = [entry for entry in entries_of(box) if entry.is_dir()]
    if not folders:
        sentence = "'{folder}' has no folder of a game: it could have {known}"
        raise BadBox(sentence, folder=name, known=", ".join(games_with_box()))
    faults = []
    for folder in folders:
        found = list(dict.fromkeys(str(fault) for fault in check_game(folder, games, seed)))
        faults += found
        if not found:
            report(folder, games)
    for fault in faults:
        print(f"sandtable: {fault}", file=sys.stderr)
    if faults:
        sys.exit(2)


def games_with_box() -> list[str]:
    """The games that take something from a box."""
    return [name for name in GAMES if has_part(name, "box")]


def entries_of(folder: Path) -> list[Path]:
    """What is in a folder, but what systems and Python leave there."""
    return sorted(entry for entry in folder.iterdir() if not entry.name.startswith((".", "_")))


def check_game(folder: Path, games: int | None, seed: int) -> Iterator[Exception]:
    """What is wrong with a game's folder; games are played with it if nothing is."""
    try:
        if folder.name not in GAMES:
            raise UnknownName("game", folder.name, games_with_box())
        contents = find_contents(folder.name)
    except (UnknownName, BadBox) as fault:
        yield fault
        return
    known = [*contents.parts, TEXTS]
    faults: list[Exception] = [
        BadBox("{file} is no part of a box: it could be {known}", file=shown(entry), known=", ".join(known))
        for entry in entries_of(folder)
        if entry.name not in known
    ]
    faults += contents.faults(folder)
    yield from (
        faults
        or [*faults_of_texts(folder, contents.texts(folder))]
        or play(folder, contents.games if games is None else games, seed)
    )


def report(folder: Path, games: int | None) -> None:
    """What can be said of a game's folder in which nothing is wrong."""
    contents, rules = find_contents(folder.name), find(folder.name)
    games = contents.games if games is None else games
    chosen = ", ".join(f"{option}={rules.value_of(option, value)}" for option, value in contents.chosen_by.items())
    print(f"{folder.name}: nothing is wrong, also in {games} games with {chosen}")
    for line in contents.told(folder):
        print(f"  {line}")
    for message in untranslated(folder, contents.texts(folder)):
        print(f"  {message} has no Japanese text: it is shown in English")


def play(folder: Path, games: int, seed: int) -> Iterator[Exception]:
    """What goes wrong in games that are played at random."""
    words = [words_for(folder.name, language) for language in LANGUAGES]
    tried: Counter[object] = Counter()
    with progress(f"playing {folder.name}", 0, games) as told:
        for number in range(games):
            random = Random(f"{seed}/{number}")
            options = find_contents(folder.name).chosen_by
            rules = find(folder.name)
            scenario = rules.scenarios[number % len(rules.scenarios)]
            game = Game.new(rules, scenario=scenario, options=options, dealer=Dealer(f"{seed}/{number}"))
            try:
                with stopped_if_endless(folder):
                    play_out(game, random, tried, words)
            except EndlessStep as stopped:
                yield stopped.args[0]
                return  # in every other game it would take as long
            except BadBox as fault:
                yield fault
            except Exception as error:
                sentence = "{game}: game {number} breaks after {answers} answers: {kind}: {reason}"
                yield BadBox(
                    sentence,
                    game=folder.name,
                    number=number,
                    answers=len(game.answers),
                    kind=type(error).__name__,
                    reason=str(error),
                )
            told(1)


class EndlessStep(BaseException):
    """A step that asks nothing and does not end: with the fault, past all that would take it for a fault of a card."""


@contextmanager
def stopped_if_endless(folder: Path) -> Iterator[None]:
    """Code that runs on and asks nothing is stopped: one sentence says where in the box it was."""

    def stop(number: int, frame: FrameType | None) -> None:
        while frame is not None and not Path(frame.f_code.co_filename).is_relative_to(folder):
            frame = frame.f_back
        if frame is None:
            raise EndlessStep(BadBox("{game}: a step does not end", game=folder.name))
        file = shown(Path(frame.f_code.co_filename))
        sentence = "{file}, line {line}: it runs on and does not end"
        raise EndlessStep(BadBox(sentence, file=file, line=frame.f_lineno))

    before = signal.signal(signal.SIGVTALRM, stop)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def play_out(game: Game, random: Random, tried: Counter[object], words: list[Words]) -> None:
    """Play a game to its end and put all of it into words; what has been answered less often comes first."""
    lines = 0
    while (question := game.question) is not None:
        for language in words:
            say(language, question)
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_STEP)
        game.play(choose_answer(question, random, tried))
        check_state(game)
        assert game.log is not None
        for line in game.log[lines:]:
            for language in words:
                in_words(language, line.message, line.rule, lambda: language.line(line))  # noqa: B023
        lines = len(game.log)
        if len(game.answers) > LONGEST_GAME:
            raise BadBox("{game}: a game does not end", game=game.rules.name)


def choose_answer(question: Question, random: Random, tried: Counter[object]) -> str:
    """One of the answers that have been given least often to this question; any, where they cannot be counted."""
    if question.orders is not None:
        return question.orders.sample(random.randrange)
    offered = question.options
    about = (question.message, str(question.arguments))
    least = min(tried[about, answer] for answer in offered)
    answer = random.choice([answer for answer in offered if tried[about, answer] == least])
    tried[about, answer] += 1
    return answer


def check_state(game: Game) -> None:
    """One sentence if the board breaks a rule."""
    try:
        game.state.check(settled=False)
    except BadPosition as breach:
        raise BadBox("after {answer}: {breach}", answer=game.answers[-1], breach=breach) from None


def say(words: Words, question: Question) -> None:
    """Put a question and its answers, if they are listed, into words."""
    in_words(words, question.message, question.rule, lambda: words.question(question))
    for answer in question.options:
        in_words(words, answer, question.rule, lambda: words.answer(answer, question))  # noqa: B023


def in_words(words: Words, message: str, rule: str, put: object) -> None:
    """One sentence if something cannot be put into words."""
    assert callable(put)
    try:
        put()
    except (LookupError, AssertionError):
        sentence = "{rule} says '{message}', which has no text, or one with an unknown name, in {language}"
        raise BadBox(sentence, rule=rule, message=message, language=words.language) from None
