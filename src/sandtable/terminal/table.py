"""Playing in a terminal: the table shows the board, asks by number, and answers commands such as `why gaza`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from unicodedata import normalize

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from sandtable.bots import Bot
from sandtable.bots.match import let_answer
from sandtable.engine.errors import IllegalMove, SandtableError
from sandtable.engine.game import RESIGN, Game
from sandtable.engine.orders import END, Orders, Reason
from sandtable.engine.questions import CHANCE, Question
from sandtable.engine.rules import DRAW
from sandtable.files import is_file, load, save
from sandtable.terminal.board import Command, Desk, find_board
from sandtable.terminal.prose import Prose
from sandtable.words import Words

LONGEST_COLUMN = 9
HELP_COLUMN = 16  # where the help on a command begins
MOST_WORDS = 60  # that are shown of those with which an order may go on


class Quit(Exception):
    """The player leaves the table."""


class TextTable:
    """One game in a terminal. A seat without a bot is a person's."""

    def __init__(
        self, game: Game, words: Words, bots: dict[str, Bot], console: Console, read_line: Callable[[], str]
    ) -> None:
        self.desk = Desk(game, words)
        self.words = words
        self.bots = bots
        self.console = console
        self.read_line = read_line
        self._board = find_board(game.rules.name)
        self._told = 0
        self._shown_for = ("", 0, 0)
        self._happened = -1  # lines of the log when the board was drawn by itself
        self._standing: dict[tuple[str, str, str], str] = {}  # answers that are always given, by side, message and rule

    @property
    def game(self) -> Game:
        return self.desk.game

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while (question := self.game.question) is not None:
                if question.side in self.bots:
                    let_answer(self.game, self.bots[question.side])
                elif not self._answer_as_always(question):
                    self._ask_person(question)
            self._tell()
            self.show_board()
            self._tell_result()
        except (Quit, EOFError):
            self._say("ui-goodbye")

    def _tell_result(self) -> None:
        result = self.game.result
        self._say("ui-drawn" if result == DRAW else "ui-game-over", {"side": self.words.name(result)})

    def show_board(self) -> None:
        """Draw the whole board; of a big one the part that the player looks at."""
        orders = self._board.orders
        self.console.print(orders.look(self.desk, "") if orders else self._board.draw(self.game.state, self.words))

    def _answer_as_always(self, question: Question) -> bool:
        """Give the answer that was said to be given always, if it is on offer; says whether it was."""
        answer = self._standing.get(kind_of(question))
        if answer is None or answer not in question.options:
            return False
        self.game.play(answer, side=question.side)
        return True

    def _ask_person(self, question: Question) -> None:
        self._tell()
        if self._is_news(question):
            self.show_board()
        self._show_question(question)
        line = self.read_line().strip()
        try:
            if not self.do_command(question, line):
                self.game.play(self._answer_meant(question, line), side=question.side)
        except SandtableError as error:
            self._tell_error(question, error)

    def _is_news(self, question: Question) -> bool:
        """Whether the other side has acted or the game has taken a step since this was last asked.

        A big board is not drawn in the middle of an order, nor if nothing has happened on it.
        """
        others = sum(side not in (question.side, CHANCE) for side in self.game.sides)
        turn = (question.side, len(self.game.state.agenda), others)
        if turn == self._shown_for or (self._board.orders is not None and question.orders is None):
            return False
        before, self._shown_for, self._happened = self._happened, turn, len(self.game.log or [])
        return self._board.orders is None or self._happened != before

    def _tell_error(self, question: Question, error: SandtableError) -> None:
        """Why what was typed cannot be done; of an order that is only begun, how it may go on."""
        if not isinstance(error, IllegalMove) or error.reason is None:
            self._print(f"  {self.words.error(error)}")
        elif question.orders is not None and (follow := question.next(error.answer.split())):
            self._show_follow(error.answer.split(), follow)
        else:
            self._tell_reason(question, error.answer, error.reason, self.words.as_typed(error.answer))

    def _show_question(self, question: Question) -> None:
        prompt = Prose(f"\n{self.words.name(question.side)} · ", style=self._board.styles.get(question.side, "bold"))
        prompt.append(f"{self.words.question(question)}  ", style="bold")
        prompt.append(f"({question.rule})", style="dim")
        self.console.print(prompt)
        if question.orders is not None:
            self._print(f"  {'  '.join(question.orders.next([]))}")
            return
        options = question.options
        if is_numeric(options):
            self._say("ui-type-number", {"low": options[0], "high": options[-1]})
            return
        self._print_in_columns(
            [f"  {number:2d}  {self.words.answer(answer, question)}" for number, answer in enumerate(options, 1)]
        )

    def _print_in_columns(self, entries: list[str]) -> None:
        """A short list downwards; a long one in as many columns as fit."""
        width = max(cell_len(entry) for entry in entries) + 1
        columns = 1 if len(entries) <= LONGEST_COLUMN else max(1, self.console.width // width)
        rows = -(-len(entries) // columns)
        for row in range(rows):
            self._print("".join(set_cell_size(entry, width) for entry in entries[row::rows]).rstrip())

    def _answer_meant(self, question: Question, line: str) -> str:
        """A line of input as an answer: its number in the list, or the answer itself."""
        if question.orders is not None:
            return self._order_meant(question.orders, normalize("NFKC", line).split())
        options = question.options
        meant = " ".join(normalize("NFKC", line).lower().split())
        if meant.isdecimal() and len(meant) < 4 and not is_numeric(options) and 1 <= int(meant) <= len(options):
            return options[int(meant) - 1]
        return next((answer for answer in options if answer.lower() == meant), meant)

    def _order_meant(self, orders: Orders, typed: list[str]) -> str:
        """The words of an order as the game writes them, whatever their case."""
        if self._board.orders is not None:
            return " ".join(self._board.orders.meant(self.desk, typed))
        words: list[str] = []
        for word in typed:
            words.append(next((known for known in orders.next(words) if known.lower() == word.lower()), word))
        return " ".join(words)

    def _show_follow(self, words: list[str], follow: dict[str, object]) -> None:
        """How an order that is begun may go on: on the board, where the game can show it there."""
        question = self.game.question
        while len(follow) == 1 and question is not None:  # a word that says nothing new, unless it is the last
            further = question.next([*words, *follow])
            if list(further) in ([], [END]):
                break
            words, follow = [*words, *follow], further
        orders = self._board.orders
        picture = orders.follow(self.desk, words, follow) if orders else None
        if picture is None:
            self._show_words(words, follow)
        else:
            self.console.print(picture)

    def _show_words(self, words: list[str], follow: dict[str, object]) -> None:
        """The words with which an order may go on, each with its note."""
        shown = [word + self._note(note) for word, note in follow.items() if word != END]
        more = [f"... (+{len(shown) - MOST_WORDS})"] if len(shown) > MOST_WORDS else []
        if words:
            self._say("ui-type-order", {"order": " ".join(words)})
        self._print_in_columns([f"  {entry}" for entry in [*shown[:MOST_WORDS], *more]])

    def completions(self, before: list[str], begun: str) -> list[str]:
        """The words with which an answer may go on after others, of those that begin so."""
        question = self.game.question
        if question is None:
            return []
        if before[:1] in (["why"], ["preview"]):
            before = before[1:]
        if question.orders is not None:
            before = self._order_meant(question.orders, before).split()
        return [word for word in question.next(before) if word != END and word.lower().startswith(begun.lower())]

    def _note(self, note: object) -> str:
        """What a word costs, or whatever else a game notes about it."""
        if note is None:
            return ""
        if not isinstance(note, dict):
            return f" ({note})"
        parts = [self.words.literal(f"note-{key}", {"note": value}) for key, value in note.items()]
        return self.words.literal("ui-with-aside", {"text": "", "aside": self.words.listed(parts)})

    def do_command(self, question: Question, line: str) -> bool:
        """Do what the line commands; says whether it was a command."""
        word, _, rest = line.replace("\u3000", " ").partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "always": lambda: self._always(question, rest.strip()),
            "board": self.show_board,
            "help": self._help,
            "log": self._show_log,
            "options": self._show_options,
            "position": lambda: self._print(self.game.position()),
            "record": lambda: self._print(self.game.record()),
            "rule": lambda: self._show_rule(rest.strip() or question.rule),
            "why": lambda: self._explain(question, rest.strip()),
            "undo": self._undo,
            "save": lambda: self._save(rest.strip()),
            "load": lambda: self._load(rest.strip()),
            "resign": lambda: self._resign(question, rest.strip()),
            "quit": self._quit,
        }
        for name, command in self._board.commands.items():
            commands[name] = partial(self._show, command, rest.strip())
        if not line:
            return True
        if word.lower() not in commands or self._is_answer(question, word, rest.strip()):
            return False
        commands[word.lower()]()
        return True

    def _is_answer(self, question: Question, word: str, rest: str) -> bool:
        """Whether a line that begins like a command is on offer, or is an order such as `load C38.12 4`.

        A file, `load game.txt`, is there, or it is one word that no order knows.
        """
        if question.orders is None:
            return self._answer_meant(question, f"{word} {rest}") in question.options
        if word.lower() not in question.orders.next([]) or is_file(rest):
            return False
        words = self._order_meant(question.orders, [word, *normalize("NFKC", rest).split()]).split()
        return len(words) != 2 or words[1] in self.game.rules.vocabulary

    def _always(self, question: Question, line: str) -> None:
        """`always 2`: this answer, and the same whenever the same is asked; `always` alone: nothing any more."""
        if not line:
            self._standing.clear()
            self._say("ui-always-nothing")
            return
        if question.orders is not None:
            raise SandtableError(self.words.text("ui-always-no-orders"))
        answer = self._answer_meant(question, line)
        self.game.play(answer, side=question.side)
        self._standing[kind_of(question)] = answer

    def _show(self, command: Command, rest: str) -> None:
        self.console.print(command(self.desk, normalize("NFKC", rest)))

    def _help(self) -> None:
        messages = ["ui-help-orders" if self._board.orders else "ui-help"]
        messages += ["help-commands"] if self._board.commands else []
        for line in "\n".join(map(self.words.literal, messages)).splitlines():
            is_command = line[2:3].isascii() and line[2:3].islower()
            indent = HELP_COLUMN if is_command else 2
            text = Prose(line[indent:])
            head = Prose(line[:indent])
            self.console.print(beside(head, text, indent))

    def _explain(self, question: Question, name: str) -> None:
        """`why gaza`: why a space, or whatever the word names, is not offered; `why` alone: everything withheld."""
        wanted = normalize("NFKC", name).lower()
        if question.orders is not None:
            orders = self._board.orders
            for order in (orders.about(self.desk, name) if orders else []) or [name]:
                self._explain_order(question, self._order_meant(question.orders, order.split()))
            return
        offered = [answer for answer in question.options if wanted and self._names(question, answer, wanted)]
        for answer in offered:
            self._say("ui-is-offered", {"answer": self.words.answer(answer, question)})
        withheld = [answer for answer in question.withheld() if self._names(question, answer, wanted)]
        for answer in withheld:
            if (reason := question.reason(answer)) is not None:
                self._tell_reason(question, answer, reason, self.words.answer(answer, question))
        if not offered and not withheld:
            self._say("ui-nothing-named" if wanted else "ui-nothing-withheld", {"name": name} if wanted else {})

    def _explain_order(self, question: Question, order: str) -> None:
        """`why move i-8 to C41.29`: whether this order could be given, and what may follow if it is only begun."""
        follow = question.next(order.split())
        if END in follow:
            note = self._note(question.next(order.split()[:-1]).get(order.split()[-1]))
            self._say("ui-is-offered", {"answer": f"{self.words.answer(order, question)}{note}"})
        elif follow:
            self._show_follow(order.split(), follow)
        elif (reason := question.reason(order)) is not None:
            self._tell_reason(question, order, reason, self.words.as_typed(order))

    def _tell_reason(self, question: Question, answer: str, reason: Reason, named: str) -> None:
        rule, why = self.words.rule_against(question, answer, reason), self.words.why_not(question, answer, reason)
        self._say("ui-withheld", {"rule": rule, "answer": named, "why": why})

    def _names(self, question: Question, answer: str, wanted: str) -> bool:
        return wanted in answer or wanted in normalize("NFKC", self.words.answer(answer, question)).lower()

    def _show_rule(self, number: str) -> None:
        entry = self.words.rule(number)
        if entry is None:
            self._say("ui-no-rule", {"number": number, "others": self.words.listed(self.words.rules_to_try())})
            return
        self.console.print(Prose(f"\n  {entry[0]}", style="bold"))
        for line in entry[1].splitlines():
            self.console.print(Padding(Prose(line), (0, 0, 0, 2)))

    def _show_options(self) -> None:
        for name, value in self.game.settings.items():
            self._print(f"  {name}={value}  {self.words.text(f'option-{name}')}")

    def _show_log(self) -> None:
        self._told = 0
        self._tell()

    def _undo(self) -> None:
        last = self.game.sides[-1] if self.game.sides else ""
        if not last or last == CHANCE or last in self.bots:
            self._say("ui-undo-nothing" if not last else "ui-undo-chance" if last == CHANCE else "ui-undo-other")
            return
        self._standing.clear()  # which would answer again at once
        self.game.undo()
        self._told = min(self._told, len(self.game.log or []))

    def _save(self, path: str) -> None:
        if not path:
            raise SandtableError(self.words.text("ui-name-a-file", {"command": "save"}))
        save(self.game, path)
        self._say("ui-saved", {"path": path})

    def _load(self, path: str) -> None:
        if not path:
            raise SandtableError(self.words.text("ui-name-a-file", {"command": "load"}))
        self.desk.game = load(self.game.rules, path, self.game.dealer)
        self._told = 0
        self._shown_for, self._happened = ("", 0, 0), -1
        self._standing.clear()

    def _resign(self, question: Question, side: str) -> None:
        """Who is asked gives up, and nobody else for him."""
        self.game.play(f"{RESIGN}{side or question.side}", side=question.side)

    def _quit(self) -> None:
        raise Quit

    def _tell(self) -> None:
        """Print the lines of the log that have not been printed yet."""
        log = self.game.log or []
        for line in log[self._told :]:
            text = Prose(f"  {self.words.line(line)} ")
            if line.rule:
                text.append(f"({line.rule})", style="dim")
            self.console.print(text)
        self._told = len(log)

    def _say(self, message: str, arguments: dict[str, object] | None = None) -> None:
        self._print(self.words.literal(message, arguments))

    def _print(self, text: str) -> None:
        """Print a text as it is, whatever a player may have typed into it."""
        self.console.print(Prose(text))


def beside(head: Prose, text: Prose, indent: int) -> Table:
    """A text beside its head, in lines that all begin at the same column."""
    table = Table.grid()
    table.add_column(width=indent, no_wrap=True)
    table.add_column()
    table.add_row(head, text)
    return table


def kind_of(question: Question) -> tuple[str, str, str]:
    """What makes two questions the same."""
    return question.side, question.message, question.rule


def is_numeric(options: list[str]) -> bool:
    """Whether all answers are numbers, which are then typed as they are."""
    return all(answer.isdigit() for answer in options)
