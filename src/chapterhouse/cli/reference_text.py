"""The rules reference and the data of a game as text for a terminal, with how sure we are of each number."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape

from chapterhouse.games import GAMES, editions, find
from chapterhouse.kernel.data import REST, STANDINGS, Rule, load_rules, parts
from chapterhouse.kernel.edition import corrected
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server.config import load as load_settings
from chapterhouse.speech import Speech, glossary

LONGEST_VALUE = 200


def rules_about(wanted: str, speech: Speech) -> dict[str, Rule]:
    """The rule with an id, those of a chapter, or all in which words occur."""
    index = {**load_rules(speech.game.folder()), **_own_rules(speech)}
    return {id_: entry for id_, entry in index.items() if _matches(id_, wanted, speech)}


def _own_rules(speech: Speech) -> dict[str, Rule]:
    """Cards that an edition has added: their words come with its data."""
    edition = speech.game.edition
    known = load_rules(speech.game.folder())
    found = re.findall(r"^rule-([a-z]+)-([a-z0-9-]+) =", glossary(speech.game, speech.language), re.MULTILINE)
    own = [f"{chapter}.{name}" for chapter, name in found if f"{chapter}.{name}" not in known]
    return {id_: Rule(edition.name if edition else "", "own") for id_ in own}


def _matches(id_: str, wanted: str, speech: Speech) -> bool:
    if wanted in ("", id_, id_.partition(".")[0]):
        return True
    return "." not in wanted and wanted.lower() in " ".join(speech.rule(id_)).lower()


def print_rules(index: dict[str, Rule], speech: Speech, console: Console) -> None:
    chapter = ""
    chapters = [id_.partition(".")[0] for id_ in index]
    for id_, entry in sorted(index.items(), key=lambda each: chapters.index(each[0].partition(".")[0])):
        if id_.partition(".")[0] != chapter:
            chapter = id_.partition(".")[0]
            console.print(f"\n[bold underline]{speech.say(f'chapter-{chapter}')}[/]")
        title, wording = speech.rule(id_)
        console.print(f"\n[bold]{escape(title)}[/]  [dim]{id_}[/]")
        console.print(escape(wording))
        standing = speech.say(f"standing-{entry.standing}")
        origin = " · ".join(part for part in (standing, entry.source, speech.reason(id_)) if part)
        console.print(f"[dim]{escape(origin)}[/]")


class Datum(NamedTuple):
    """One entry of a data file and how sure we are of it."""

    file: str
    path: str
    standing: str
    value: str
    note: str


def with_edition(name: str, edition: str) -> AnyGame:
    """A game, with an edition of this house if one is named."""
    if not edition:
        return find(name)
    os.environ.setdefault(editions.FOLDER, str(Path(load_settings(None).editions).absolute()))
    return GAMES.with_edition(find(name).name, editions.named(name, edition))


def print_data(shown: list[Datum], speech: Speech, console: Console) -> None:
    """What we are least sure of comes first."""
    console.print(f"[bold]{escape(speech.say('data-title', game=speech.say('game-name')))}[/]")
    for standing in reversed(STANDINGS):
        group = [datum for datum in shown if datum.standing == standing]
        if group:
            console.print(f"\n[bold underline]{escape(speech.say(f'standing-{standing}'))}[/]")
        for datum in group:
            console.print(f"[bold]{escape(datum.path)}[/]  [dim]{datum.file}[/]  {escape(datum.value)}")
            if datum.note:
                console.print(f"[dim]{escape(datum.note)}[/]")


def entries(game: AnyGame) -> Iterator[Datum]:
    """Every entry of the data that this game plays and that carries a standing."""
    changes = () if game.edition is None else game.edition.differences
    for file, whole in corrected(editions.shipped(game.name), changes).items():
        yield from _walk(f"{file}.toml", "", whole)


def _walk(file: str, path: str, node: Any) -> Iterator[Datum]:
    if isinstance(node, list):
        for number, item in enumerate(node):
            name = item.get("id", str(number)) if isinstance(item, dict) else str(number)
            yield from _walk(file, f"{path}.{name}".strip("."), item)
    if isinstance(node, dict):
        for part, standing in parts(node).items():
            name = path if part == REST else f"{path}.{part}".strip(".")
            yield Datum(file, name, standing, _value(node, part), str(node.get("note", "")))
        for name, item in node.items():
            yield from _walk(file, f"{path}.{name}".strip("."), item)


def _value(node: dict[str, Any], part: str) -> str:
    """What a standing speaks of: a field, one value of a list, or all that has no standing of its own."""
    if part != REST:
        return str(node.get(part, part))
    named = set(parts(node))
    return _brief({name: value for name, value in node.items() if name not in named})


def _brief(node: dict[str, Any]) -> str:
    plain = {name: value for name, value in node.items() if name not in ("standing", "note", "id")}
    brief = ", ".join(f"{name} {value}" for name, value in plain.items() if not isinstance(value, dict))
    return brief if len(brief) <= LONGEST_VALUE else brief[: LONGEST_VALUE - 1] + "…"
