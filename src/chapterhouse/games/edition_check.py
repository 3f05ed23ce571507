"""Whether data can be played: everything that the rules demand, as an answer that names each fault.

The command line and the server use the same check. It imports the game with the data, deals it for every number of
players, and lets go of it again.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from chapterhouse.games import GAMES, edition_loader, editions
from chapterhouse.games.bot_names import BOT_NAMES
from chapterhouse.kernel import SeededDealer
from chapterhouse.kernel.data_fault import BadData, DataFault, Path
from chapterhouse.kernel.edition import Edition, edition
from chapterhouse.kernel.edition_words import FILE, Given, words_of
from chapterhouse.kernel.record import AnyGame

LARGEST_NUMBER = 999
LONGEST_TEXT = 200
MOST_ITEMS = 200
DEEPEST = 8
NAMED = ("tile", "colour", "hour", "monastery", "mission", "suspect", "room", "book", "volume", "happening", "set")
"""Kinds of things that have a name of their own: a new one needs words."""
SUSPECT = ("suspect-", "name-")
"""Messages that name a suspect, whole and short."""


def edition_of(game: str, name: str, data: Mapping[str, Any]) -> Edition:
    """The edition that these files make; a file that is not given is the shipped one. BadData beyond sensible sizes."""
    shipped = editions.shipped(game)
    known = ", ".join(shipped)
    strange = [DataFault((file,), "unknown", {"found": file, "known": known}) for file in data if file not in shipped]
    large = [fault for file, whole in data.items() for fault in too_large(whole, (file,))]
    if strange or large:
        raise BadData(*strange, *large)
    return edition(name, shipped, {**shipped, **data})


def too_large(node: Any, path: Path) -> Iterator[DataFault]:
    """Numbers, texts and lists that no component has: they would only keep the machine busy."""
    if len(path) > DEEPEST:
        yield DataFault(path, "shape", {"found": "…"})
    elif isinstance(node, bool):
        return
    elif isinstance(node, int):
        if abs(node) > LARGEST_NUMBER:
            args: dict[str, str | int] = {"found": str(node)[:20], "least": -LARGEST_NUMBER, "most": LARGEST_NUMBER}
            yield DataFault(path, "range", args)
    elif isinstance(node, str):
        if len(node) > LONGEST_TEXT:
            yield DataFault(path, "shape", {"found": f"{node[:40]}…"})
    elif isinstance(node, list | dict):
        if len(node) > MOST_ITEMS:
            yield DataFault(path, "range", {"found": len(node), "least": 0, "most": MOST_ITEMS})
        else:
            inside = enumerate(node) if isinstance(node, list) else node.items()
            for name, item in inside:
                yield from too_large(item, (*path, name))
    else:
        yield DataFault(path, "shape", {"found": str(node)[:40]})


def check(game: str, made: Edition) -> None:
    """BadData, with every fault that was found, unless the edition can be played."""
    known = GAMES[game]
    if known.edition is not None and made.fingerprint == known.edition.fingerprint:
        return
    loaded = edition_loader.is_loaded(made.fingerprint)
    try:
        with editions.temporary_folder():
            found = GAMES.with_edition(game, made)
        _check_names(found, known)
        for players in found.players:
            dealt = found.deal(found.read_options({"players": players}), SeededDealer(0))
            found.view(dealt.state, 0)
    finally:
        if not loaded:
            edition_loader.forget(made.fingerprint)


def _check_names(game: AnyGame, shipped: AnyGame) -> None:
    """A new thing has a name in one language at least, and no suspect has the name of a bot."""
    given = {message for names in words_of(game.edition).values() for message in names}
    faults = [
        DataFault((FILE,), "no-name", {"found": f"{kind}-{name}"})
        for kind in NAMED
        for name in game.words.get(kind, ())
        if name not in shipped.words[kind] and f"{kind}-{name}" not in given
    ]
    faults += [
        DataFault((FILE, language, message), "bot-name", {"found": name})
        for language, names in words_of(game.edition).items()
        for message, given in names.items()
        if message.startswith(SUSPECT)
        for name in _names_of_bots_in(given)
    ]
    if faults:
        raise BadData(*faults)


def _names_of_bots_in(given: Given) -> list[str]:
    """The bots whose name a given name contains: who is asked and who is asked about must not be confused."""
    whole = given if isinstance(given, str) else " ".join(given.values())
    said = re.findall(r"\w+", whole.casefold())
    return [name for name in BOT_NAMES if name.casefold() in said]
