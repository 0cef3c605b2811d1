"""Laws for every game, over random games from fixed seeds; SANDTABLE_LONG=1 plays many more of them.

Each game is played once, and at every moment each law is looked at that is due there: a function decorated with `law`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random

import pytest

from sandtable import new_game
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import IllegalMove, SandtableError
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record, write_position
from sandtable.engine.orders import END
from sandtable.engine.questions import CHANCE, Question
from sandtable.files import load, save
from sandtable.games import GAMES, find

SAMPLES = 4  # of orders, where each is as good as the others
MOST_TRIED = 500  # words that are tried as answers
SEEDS = range(400 if os.environ.get("SANDTABLE_LONG") else 20)

TOY = "carts"  # is ruled by the same laws, with orders that nobody can list
every_game = pytest.mark.parametrize("name", [*GAMES, TOY])


def sizes_of(name: str):
    """What games of a kind measure: a module of their own tests."""
    return import_module(f"{name}.sizes")


def seeds_of(name: str) -> range:
    """As many for a game as its length allows."""
    return SEEDS[: max(1, round(len(SEEDS) * getattr(sizes_of(name), "SHARE", 1)))]


every_game_and_seed = pytest.mark.parametrize(
    ("name", "seed"), [(name, seed) for name in [*GAMES, TOY] for seed in seeds_of(name)]
)


@pytest.fixture(autouse=True)
def _toy_is_listed(monkeypatch):
    monkeypatch.setitem(GAMES, TOY, TOY)


Check = Callable[[Game], None]
LAWS: dict[bool, list[tuple[Check, float]]] = {True: [], False: []}  # by whether a dealer answers for chance


def law(*, share: float = 1.0, dealer: bool = True) -> Callable[[Check], Check]:
    """What holds at every moment of random games of every kind; a share of them is looked at, always with the end."""

    def decorate(check: Check) -> Check:
        LAWS[dealer].append((check, share))
        return check

    return decorate


@every_game_and_seed
@pytest.mark.parametrize("dealer", LAWS, ids=["dealer", "chance is played"])
def test_the_laws_hold_at_every_moment_of_a_random_game(name, seed, dealer):
    random, chosen = Random(f"{name} {seed} {dealer}"), Random(seed)
    game = new_game(name, seed=seed if dealer else None, options=some_options(name, random))
    longest = sizes_of(name).ANSWERS
    with record_on_failure(game):
        while True:
            for check, share in LAWS[dealer]:
                if not game.answers or game.over or chosen.random() < share:
                    check(game)
            if game.question is None:
                break
            game.play(game.question.sample(random.randrange))
            assert len(game.answers) < longest


def some_offered(question: Question) -> list[str]:
    """All answers on offer, or some of them where they are too many."""
    if question.orders is None:
        return question.options
    random = Random(0)
    return list(dict.fromkeys(question.sample(random.randrange) for _ in range(SAMPLES)))


def some_options(name: str, random: Random) -> dict[str, str]:
    """The defaults for half of the games, else any value of every option."""
    if random.random() < 0.5:
        return {}
    return {option: random.choice(values) for option, values in find(name).option_values.items()}


@contextmanager
def record_on_failure(game: Game) -> Iterator[None]:
    """Whatever fails here shows the record that leads to it."""
    try:
        yield
    except Exception as error:
        error.add_note(f"This record leads there:\n\n{game.record()}")
        raise


def view(game: Game) -> tuple[object, ...]:
    """What can be seen now, the state in the middle of a step included."""
    return (write_position(game.rules, game.settings, game.state, []), repr(game.question), game.over, game.result)


def picture(game: Game) -> tuple[object, ...]:
    """What can be seen now, and what came before."""
    log = None if game.log is None else [(line.rule, line.message, {**line.arguments}) for line in game.log]
    return (*view(game), list(game.answers), list(game.sides), game.position(), log)


def play_on(game: Game, seed: int = 0, answers: int = 20) -> list[tuple[object, ...]]:
    """Play at random and give the view after each answer."""
    random = Random(seed)
    seen = []
    while game.question is not None and len(seen) < answers:
        game.play(game.question.sample(random.randrange))
        seen.append(view(game))
    return seen


def replay(game: Game, record: str, dealer: Dealer | None = None) -> Game:
    return Game.replay(game.rules, read_record(game.rules, record), dealer)


@law()
def there_is_always_an_option_or_an_end(game):
    if game.question is None:
        assert (game.over, game.state.agenda) == (True, [])
        assert game.result
    else:
        assert (game.over, game.result) == (False, "")
        assert game.question.only_answer() is None, f"{game.question} is no choice"


@law()
def the_invariants_hold_after_every_answer(game):
    game.state.check(settled=game.over)

    assert game.state.log is game.log


@law(share=0.02)
def a_side_can_resign_at_any_moment_and_its_record_says_so(game):
    if game.over or len(game.rules.sides) != 2:
        return
    before = picture(game)
    for loser, winner in (game.rules.sides, reversed(game.rules.sides)):
        resigned = game.clone().resign(loser)

        assert (resigned.over, resigned.result, resigned.resigned) == (True, winner, loser)
        assert resigned.answers == [*game.answers, f"resign {loser}"]
        assert resigned.log[-1].message == "log-resigned"
        for again in (
            resigned.clone(),
            replay(game, resigned.record()),
            Game.new(game.rules, position=resigned.position()),
        ):
            assert (again.over, again.result, again.position()) == (True, winner, resigned.position())
        with pytest.raises(IllegalMove, match="the game is over"):
            resigned.resign(winner)
        assert picture(resigned.undo()) == before


@law(dealer=False)
def every_question_is_well_formed(game):
    question = game.question
    if question is None:
        return
    options, weights = some_offered(question), question.weights

    assert question.side in [*game.rules.sides, CHANCE]
    assert question.rule
    assert question.message.startswith("ask-")
    assert len(set(options)) == len(options), f"{question} offers something twice"
    assert all(map(question.offers, options))
    assert weights is None or (question.side == CHANCE and len(weights) == len(options) and min(weights) > 0)


@law(dealer=False)
def every_option_is_in_the_vocabulary(game):
    options = [] if game.question is None else some_offered(game.question)
    if game.rules.by_words:
        options = [word for option in options for word in option.split(" ")]

    assert set(options) <= set(game.rules.vocabulary)


@law(share=0.3, dealer=False)
def an_answer_is_built_word_by_word_from_what_may_follow(game):
    if game.question is None:
        return
    for option in some_offered(game.question):
        words = option.split(" ")

        assert all(word in game.question.next(words[:place]) for place, word in enumerate([*words, END]))
        assert game.question.next([*words, "nonsense"]) == {}
    assert game.question.next(["nonsense"]) == {}


@every_game
def test_the_vocabulary_names_every_answer_once_and_none_that_would_break_a_record(name):
    vocabulary = find(name).vocabulary

    assert len(set(vocabulary)) == len(vocabulary)
    assert [answer for answer in vocabulary if not answer.strip() or any(sign in answer for sign in ",|:\n")] == []


@law(share=0.1, dealer=False)
def what_is_withheld_has_a_reason_and_is_refused_with_it(game):
    if game.question is None:
        return
    before = picture(game)

    assert [option for option in some_offered(game.question) if game.question.why_not(option) is not None] == []
    for answer in game.question.withheld():
        reason = game.question.why_not(answer)
        assert reason
        assert reason.startswith("why-")
        with pytest.raises(IllegalMove) as refusal:
            game.play(answer)
        assert (refusal.value.reason.message, refusal.value.rule) == (reason, game.question.rule)
    assert picture(game) == before


@law(share=0.1)
def an_answer_that_is_not_offered_is_refused_and_changes_nothing(game):
    before = picture(game)
    vocabulary = game.rules.vocabulary

    for answer in [*vocabulary[:: 1 + len(vocabulary) // MOST_TRIED], "", "nonsense", "nonsense done"]:
        if game.question is None or not game.question.offers(answer):
            with pytest.raises(IllegalMove):
                game.play(answer)
    assert picture(game) == before


@law(share=0.1)
def several_answers_count_only_if_all_are_legal(game):
    before = picture(game)
    twin = game.clone()
    play_on(twin, answers=4)
    legal = [answer for answer, side in zip(twin.answers, twin.sides, strict=True) if side != CHANCE]
    legal = legal[len([side for side in game.sides if side != CHANCE]) :]

    with pytest.raises(IllegalMove):
        game.play(*legal, "nonsense")
    assert picture(game) == before
    assert picture(game.clone().play(*legal)) == picture(twin)


@law(share=0.1, dealer=False)
def a_wrong_seat_is_refused_and_changes_nothing(game):
    before = picture(game)
    asked, answer = (game.question.side, game.question.sample(lambda count: 0)) if game.question else ("", "done")

    for side in [*game.rules.sides, CHANCE, "nobody"]:
        if side != asked:
            with pytest.raises(IllegalMove):
                game.play(answer, side=side)
    assert picture(game) == before


@law(share=0.1)
def a_clone_is_the_same_game_and_leaves_the_original_alone(game):
    before = picture(game)
    twin = game.clone()
    assert picture(twin) == before
    played = play_on(twin)

    assert picture(game) == before
    assert play_on(game.clone()) == played
    assert picture(twin)[:4] == (played[-1] if played else before[:4])


@law(share=0.2, dealer=False)
def undo_and_the_same_answer_again_change_nothing(game):
    if not game.answers or game.sides[-1] == CHANCE:
        return
    answer, side = game.answers[-1], game.sides[-1]
    after = picture(game)
    before = picture(game.undo(side=side))

    assert game.question is not None
    assert game.question.side == side
    assert picture(game.play(answer, side=side)) == after
    assert picture(game.clone().undo()) == before


@law(share=0.2)
def undo_stops_at_chance_and_at_another_sides_answer(game):
    before = picture(game)
    last = game.sides[-1] if game.sides else CHANCE

    for side in [*game.rules.sides, *([""] if last == CHANCE else [])]:
        if side != last:
            with pytest.raises(IllegalMove):
                game.undo(side=side)
    assert picture(game) == before


@law(share=0.1, dealer=False)
def a_position_gives_the_same_question_and_goes_on_in_the_same_way(game):
    again = new_game(game.rules.name, position=game.position())

    assert view(again) == view(game)
    assert again.position() == game.position()
    assert again.settings == game.settings
    assert play_on(again) == play_on(game.clone())


@law(share=0.02)
def a_record_alone_replays_to_the_same_state(game):
    again = replay(game, game.record(), game.dealer)

    assert picture(again) == picture(game)
    assert again.record() == game.record()
    assert play_on(again) == play_on(game.clone())


@law(share=0.02)
def a_game_from_a_position_has_a_record_that_replays(game):
    later = new_game(game.rules.name, position=game.position(), seed=5)
    play_on(later)
    again = replay(later, later.record())

    assert picture(again) == picture(later)
    assert again.record() == later.record()


@law(share=0.05)
def positions_and_records_are_small(game):
    sizes = sizes_of(game.rules.name)

    assert len(game.position()) < sizes.POSITION
    assert len(game.record()) < sizes.RECORD


@every_game_and_seed
def test_a_saved_game_is_loaded_as_it_was(name, seed, tmp_path):
    game = new_game(name, seed=seed)
    with record_on_failure(game):
        while not game.over:
            play_on(game, seed, 100)
            save(game, tmp_path / "game.txt")

            assert picture(load(find(name), tmp_path / "game.txt")) == picture(game)


@every_game_and_seed
def test_a_log_changes_nothing(name, seed):
    loud, silent = new_game(name, seed=seed), new_game(name, seed=seed, log=False)

    with record_on_failure(loud):
        assert play_on(loud, seed, sizes_of(name).ANSWERS) == play_on(silent, seed, sizes_of(name).ANSWERS)
        assert loud.record() == silent.record()


@every_game
def test_an_edited_record_is_refused_or_was_not_edited_where_it_matters(name):
    rules = find(name)
    random = Random(name)
    game = new_game(name, seed=1)
    play_on(game, answers=60)
    record = game.record()
    for _ in range(300):
        at, length = random.randrange(len(record)), random.randrange(20)
        piece = "".join(random.choice(record + "\0é|\t") for _ in range(random.randrange(8)))
        edited = record[:at] + piece + record[at + length :]
        try:
            again = Game.replay(rules, read_record(rules, edited))
        except SandtableError:
            continue

        assert picture(again) == picture(game), f"this edited record was replayed:\n{edited}"
