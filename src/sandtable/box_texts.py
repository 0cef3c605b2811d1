"""The texts in an owner's box: whether all that is in it can be told."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Junk, Message

from sandtable.engine.errors import BadBox
from sandtable.games import GAMES
from sandtable.games.box import TEXTS, read_text, shown

ENGLISH = "en"
JAPANESE = "ja"


def faults_of_texts(folder: Path, needed: dict[str, list[str]]) -> Iterator[BadBox]:
    """What is wrong with the catalogues of a game's folder; English must be complete."""
    ours = house_texts(folder.name)
    for language in (ENGLISH, JAPANESE):
        said: dict[str, Message] = {}
        for file in catalogues(folder, language):
            text = read_text(file)
            for entry in FluentParser().parse(text).body:
                yield from faults_of_entry(file, text, entry, ours, said)
            yield from unknown_names(file, text)
        for message, attributes in needed.items():
            if message in said:
                has = [attribute.id.name for attribute in said[message].attributes]
                for attribute in attributes:
                    if attribute not in has:
                        sentence = "{card} has no text .{attribute} in {language}"
                        card = message.removeprefix("card-")
                        yield BadBox(
                            sentence, card=card, attribute=attribute, language=shown(folder / TEXTS / language)
                        )
            elif language == ENGLISH:
                wanted = folder / TEXTS / ENGLISH / ("cards.ftl" if message.startswith("card-") else "names.ftl")
                yield BadBox("{file} has no {message}", file=shown(wanted), message=message)


def faults_of_entry(
    file: Path, text: str, entry: EntryType, ours: set[str], said: dict[str, Message]
) -> Iterator[BadBox]:
    """What is wrong with one entry of a catalogue, which is noted among those that are said."""
    line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
    if isinstance(entry, Junk):
        first = (entry.content or "").strip().partition("\n")[0]
        yield BadBox("{file}, line {line}: not understood: {text}", file=shown(file), line=line, text=first)
    elif isinstance(entry, Message):
        name = entry.id.name
        if name in ours and not name.startswith("name-"):  # an owner may know a better name
            sentence = "{file}, line {line}: {message} is a text of ours: take another name"
            yield BadBox(sentence, file=shown(file), line=line, message=name)
        elif name in said:
            yield BadBox("{file}, line {line}: {message} is there twice", file=shown(file), line=line, message=name)
        elif name.startswith("card-") and entry.value is None:
            yield BadBox("{file}, line {line}: {message} has no title", file=shown(file), line=line, message=name)
        said[name] = entry


def unknown_names(file: Path, text: str) -> Iterator[BadBox]:
    """What of the texts of cards nobody fills: they are told as they stand."""
    bundle = FluentBundle([ENGLISH], use_isolating=False)
    resource = FluentResource(text)
    bundle.add_resource(resource)
    for entry in resource.body:
        if not isinstance(entry, Message) or not entry.id.name.startswith("card-"):
            continue
        message = bundle.get_message(entry.id.name)
        for pattern in filter(None, [message.value, *message.attributes.values()]):
            for error in bundle.format_pattern(pattern)[1]:
                sentence = "{file}: {message} has an unknown name in it: {reason}"
                yield BadBox(sentence, file=shown(file), message=entry.id.name, reason=str(error))


def untranslated(folder: Path, needed: dict[str, list[str]]) -> list[str]:
    """The cards that have no Japanese text."""
    said = {name for file in catalogues(folder, JAPANESE) for name in names_in(read_text(file))}
    return [message.removeprefix("card-") for message in needed if message not in said]


def catalogues(folder: Path, language: str) -> list[Path]:
    return sorted((folder / TEXTS / language).glob("*.ftl"))


def house_texts(game: str) -> set[str]:
    """The names of all texts that a game has without a box."""
    own = files(GAMES[game]) / TEXTS / ENGLISH
    programs = files("sandtable") / TEXTS / f"{ENGLISH}.ftl"
    found = [programs, *(entry for entry in own.iterdir() if entry.name.endswith(".ftl"))]
    return {name for catalogue in found for name in names_in(catalogue.read_text(encoding="utf-8"))}


def names_in(text: str) -> list[str]:
    """The names of the messages of a catalogue."""
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
