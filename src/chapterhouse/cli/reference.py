"""``chapterhouse rules`` and ``chapterhouse data``: the rules reference, and how sure we are of each number."""

import tomllib
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.markup import escape

from chapterhouse.games import find
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import REST, STANDINGS, Rule, load_rules, parts
from chapterhouse.kernel.record import AnyGame
from chapterhouse.speech import LANGUAGES, Speech

app = typer.Typer()

GameName = Annotated[str, typer.Argument(help="monastery, monasterium or abbey")]
LONGEST_VALUE = 200
Lang = Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}")]


@app.command("rules")
def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(help="A rule id, a chapter, or a word to look for.")] = "",
    lang: Lang = "en",
) -> None:
    """Print the rules reference: all of it, a chapter, one rule, or all rules with a word."""
    speech = Speech(find(game), lang)
    wanted = rules_about(rule, speech)
    if not wanted:
        raise Malformed(f"no rule of {game} has {rule!r} in its id or its words")
    print_rules(wanted, speech, Console(highlight=False))


def rules_about(wanted: str, speech: Speech) -> dict[str, Rule]:
    """The rule with an id, those of a chapter, or all in which words occur."""
    index = load_rules(speech.game.folder())
    return {id_: entry for id_, entry in index.items() if _matches(id_, wanted, speech)}


def _matches(id_: str, wanted: str, speech: Speech) -> bool:
    if wanted in ("", id_, id_.partition(".")[0]):
        return True
    return "." not in wanted and wanted.lower() in " ".join(speech.rule(id_)).lower()


def print_rules(index: dict[str, Rule], speech: Speech, console: Console) -> None:
    chapter = ""
    for id_, entry in index.items():
        if id_.partition(".")[0] != chapter:
            chapter = id_.partition(".")[0]
            console.print(f"\n[bold underline]{speech.say(f'chapter-{chapter}')}[/]")
        title, wording = speech.rule(id_)
        console.print(f"\n[bold]{escape(title)}[/]  [dim]{id_}[/]")
        console.print(escape(wording))
        standing = speech.say(f"standing-{entry.standing}")
        origin = " · ".join(part for part in (standing, entry.source, entry.reason) if part)
        console.print(f"[dim]{escape(origin)}[/]")


class Datum(NamedTuple):
    """One entry of a data file and how sure we are of it."""

    file: str
    path: str
    standing: str
    value: str
    note: str


@app.command("data")
def data(
    game: GameName,
    everything: Annotated[bool, typer.Option("--all", help="Include numbers printed in the rules.")] = False,
    lang: Lang = "en",
) -> None:
    """Print the numbers that are reconstructed, inferred or reported, not printed in the rules."""
    found = find(game)
    shown = [datum for datum in entries(found) if everything or datum.standing != "rulebook"]
    _print_data(shown, Speech(found, lang), Console(highlight=False))


def _print_data(shown: list[Datum], speech: Speech, console: Console) -> None:
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
    """Every entry of the data files that carries a standing."""
    for file in sorted((game.folder() / "data").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            yield from _walk(file.name, "", tomllib.loads(file.read_text(encoding="utf-8")))


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
