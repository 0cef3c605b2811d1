"""Position and record as text: see docs/notation.md.

A position is fields, `name: value`, one per line or separated by ` | `. A record is a header of such fields, an empty
line, and the answers: one line per run of answers of one side, separated by commas.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby

from sandtable.engine.errors import BadPosition, BadRecord, SandtableError, shown
from sandtable.engine.questions import CHANCE
from sandtable.engine.rules import Rules, Settings
from sandtable.engine.state import State, Step

POSITION_VERSION = "1"
RECORD_VERSION = "1"
LONGEST_POSITION = 500_000  # in characters; those that we write are a tenth of it


@dataclass
class Record:
    """A record that has been read but not yet replayed; options that its settings do not name have their default."""

    settings: Settings
    scenario: str
    start: str
    answers: list[str]
    sides: list[str]
    result: str


def write_settings(settings: Settings) -> str:
    return ", ".join(f"{name}={value}" for name, value in settings.items())


def read_settings(text: str) -> Settings:
    settings: Settings = {}
    for pair in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadPosition("options: {shown} is not of the form name=value", shown=shown(pair))
        settings[name.strip()] = value.strip()
    return settings


def write_position(rules: Rules, settings: Settings, state: State, answers: list[str]) -> str:
    """A state between two steps, and the answers given since, as text."""
    fields = {"sandtable position": POSITION_VERSION, "game": f"{rules.name} {rules.version}"}
    fields["options"] = write_settings(settings)
    fields.update(rules.write_fields(state))
    fields["agenda"] = ", ".join(" ".join((name, *arguments)) for name, arguments in reversed(state.agenda))
    if answers:
        fields["answers"] = ", ".join(answers)
    return "\n".join(f"{name}: {value}" for name, value in fields.items()) + "\n"


def read_position(rules: Rules, text: str, options: Settings) -> tuple[Settings, State, list[str]]:
    """The options of a position, a state between two steps that breaks no invariant, and the answers given since."""
    if len(text) > LONGEST_POSITION:
        raise BadPosition("position: longer than {most} characters", most=LONGEST_POSITION)
    fields: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.replace("|", "\n").splitlines())):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadPosition("position: {shown} is not of the form name: value", shown=shown(part))
        if name.strip() in fields:
            raise BadPosition("position: the field '{name}' is given twice", name=name.strip())
        fields[name.strip()] = value.strip()
    if fields.pop("sandtable position", "") != POSITION_VERSION:
        raise BadPosition("position: the first line must be 'sandtable position: 1'")
    _check_game(rules, fields.pop("game", ""), BadPosition)
    settings = rules.settings({**read_settings(fields.pop("options", "")), **options})
    agenda = [_read_step(rules, entry) for entry in fields.pop("agenda", "").split(",") if entry.strip()]
    agenda.reverse()
    answers = [answer.strip() for answer in fields.pop("answers", "").split(",") if answer.strip()]
    state = rules.read_fields(fields, settings)
    state.agenda = agenda
    state.check()
    return settings, state, answers


def _read_step(rules: Rules, entry: str) -> Step:
    words = entry.split()
    if words[0] not in rules.steps:
        raise BadPosition("agenda: {game} has no step '{step}'", game=rules.name, step=words[0])
    return words[0], tuple(words[1:])


def _check_game(rules: Rules, game: str, error: type[SandtableError]) -> None:
    name, _, version = game.partition(" ")
    if name != rules.name:
        raise error("this is a game of '{name}', not of {game}", name=name, game=rules.name)
    if version != str(rules.version):
        sentence = "this was played with version {version} of {game}'s rules; here is {ours}"
        raise error(sentence, version=version or "?", game=rules.name, ours=rules.version)


def write_record(rules: Rules, record: Record) -> str:
    """A whole game as text."""
    header = {
        "sandtable record": RECORD_VERSION,
        "game": f"{rules.name} {rules.version}",
        "scenario": record.scenario,
        "options": write_settings(record.settings),
        "start": record.start.strip().replace("\n", " | "),
        "result": record.result,
        "answers": str(len(record.answers)),
        "check": _check_sum(record),
    }
    lines = [*(f"{name}: {value}".rstrip() for name, value in header.items()), ""]
    for side, run in groupby(zip(record.sides, record.answers, strict=True), lambda given: given[0]):
        lines.append(f"{side}: {', '.join(answer for _, answer in run)}")
    return "\n".join(lines) + "\n"


def read_header(text: str) -> dict[str, str]:
    """The header fields of a record; BadRecord if the text is none, or its header is not whole."""
    header: dict[str, str] = {}
    for line in text.replace("\r\n", "\n").partition("\n\n")[0].splitlines():
        name, _, value = line.partition(":")
        if name.strip() in header:
            raise BadRecord("the field '{name}' is given twice in the record's header", name=name.strip())
        header[name.strip()] = value.strip()
    if header.get("sandtable record") != RECORD_VERSION:
        raise BadRecord("this is no Sandtable record: its first line must be 'sandtable record: 1'")
    for name in ("game", "scenario", "options", "start", "result", "answers"):
        if name not in header:
            raise BadRecord("the record is cut: its header lacks '{name}'", name=name)
    return header


def read_record(rules: Rules, text: str) -> Record:
    """Read a record and check that it is whole; replaying it is another matter."""
    header = read_header(text)
    _check_game(rules, header["game"], BadRecord)
    given: list[tuple[str, str]] = []
    for number, line in enumerate(text.replace("\r\n", "\n").partition("\n\n")[2].splitlines(), 1):
        side, colon, run = line.partition(":")
        if line.strip() and not (colon and (side.strip() == CHANCE or side.strip() in rules.sides)):
            raise BadRecord("line {number} of the answers has no side: {shown}", number=number, shown=shown(line))
        given += [(side.strip(), answer.strip()) for answer in run.split(",") if answer.strip()]
    if header["answers"] != str(len(given)):
        sentence = "the record is cut: it promises {promised} answers and holds {held}"
        raise BadRecord(sentence, promised=header["answers"][:20], held=len(given))
    try:
        rules.settings(settings := read_settings(header["options"]))
    except SandtableError as error:
        raise BadRecord("the record's options: {error}", error=error) from None
    start, sides, answers = header["start"].replace(" | ", "\n"), [side for side, _ in given], [one for _, one in given]
    record = Record(settings, header["scenario"], start, answers, sides, header["result"])
    if header.get("check", _check_sum(record)) != _check_sum(record):
        raise BadRecord("the record was edited: its check sum does not fit its answers (remove the line to replay it)")
    return record


def _check_sum(record: Record) -> str:
    text = "\n".join([write_settings(record.settings), record.scenario, record.start.strip(), *record.answers])
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
