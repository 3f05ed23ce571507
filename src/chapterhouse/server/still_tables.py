"""The facts of a table that is only looked at: the position of a drill, or of a worked example of the rules."""

from collections.abc import Sequence
from typing import Any

import msgspec

from chapterhouse.games import key_of
from chapterhouse.kernel import Seat, actors
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server import clocks
from chapterhouse.server.contract import Chair, Contract
from chapterhouse.server.messages import EditionFacts, TableFacts
from chapterhouse.server.rules_in_force import rules_in_force


def still_table(game: AnyGame, table_id: str, state: Any, names: Sequence[str], viewer: Seat) -> TableFacts:
    """A table with people of these names, seen from one seat."""
    options: dict[str, Any] = msgspec.to_builtins(state.options)
    return TableFacts(
        id=table_id,
        name="",
        game=game.name,
        version=game.version,
        options=options,
        contract=clocks.named(Contract()),
        stage="playing",
        chairs=tuple(Chair(seat, names[seat], True, present=True) for seat in range(state.options.players)),
        host=names[viewer],
        created=0.0,
        seq=1,
        waiting=tuple(actors(state)),
        study=True,
        rules=rules_in_force(game, options),
        host_seat=viewer,
        edition=edition_facts(game),
    )


def edition_facts(game: AnyGame) -> EditionFacts | None:
    """The edition that a game plays; None for a game without component data."""
    edition = game.edition
    if edition is None:
        return None
    return EditionFacts(edition.name, edition.fingerprint, edition.shipped, key_of(game))
