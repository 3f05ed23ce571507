"""The schedule of a run: every match follows from its number alone.

Deal by deal; on every deal each variant, on every variant each line-up, and of every line-up each rotation round the
table. So everything is compared on the same chance, and a run can stop and continue anywhere.
"""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from chapterhouse.kernel import Malformed
from chapterhouse.kernel.record import AnyGame
from chapterhouse.lab.lookup import check_weights, find_game, make_bot
from chapterhouse.lab.match import Match


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides what a run plays, except its length."""

    game: str
    version: int
    """Of the rules."""
    line_ups: tuple[tuple[str, ...], ...]
    """Who sits where, by the names of bots."""
    variants: tuple[dict[str, Any], ...]
    """Options of the table."""
    seed: int
    rotate: bool = False
    """Whether every line-up is played once from each chair."""
    seconds: float | None = None
    data: str = ""
    """A fingerprint of corrected data files, if any."""
    edition: str = ""
    """The fingerprint of the component data; empty in a run from before editions."""

    @property
    def players(self) -> int:
        return len(self.line_ups[0])

    @property
    def rotations(self) -> int:
        return self.players if self.rotate else 1

    @property
    def matches_a_deal(self) -> int:
        return len(self.variants) * len(self.line_ups) * self.rotations

    def place(self, number: int) -> "Place":
        """Where a match stands in the schedule."""
        rest, rotation = divmod(number, self.rotations)
        rest, line_up = divmod(rest, len(self.line_ups))
        deal, variant = divmod(rest, len(self.variants))
        return Place(deal, variant, line_up, rotation)

    def match(self, number: int, keep: bool = False) -> Match:
        place = self.place(number)
        chairs = self.line_ups[place.line_up]
        seats = (*chairs[place.rotation :], *chairs[: place.rotation])
        return Match(
            number=number,
            game=self.game,
            options={"players": self.players, **self.variants[place.variant]},
            seats=seats,
            deal=f"{self.seed}/{place.deal}",
            luck=f"{self.seed}/{number}/luck",
            seconds=self.seconds,
            keep=keep,
        )

    def check(self) -> None:
        """Raises Malformed or Illegal for anything that no match could be played with."""
        game = find_game(self.game)
        if self.version != game.version:
            raise Malformed(f"the run follows version {self.version} of {self.game}; now it is {game.version}")
        played = edition_of(game)
        if self.edition and played != self.edition:
            raise Malformed(f"the run was played with edition {self.edition} of {self.game}; here it is {played}")
        if not self.line_ups or not self.players:
            raise Malformed("nobody sits at the table")
        for variant in self.variants:
            game.read_options({"players": self.players, **variant})
        for name in {name for line_up in self.line_ups for name in line_up}:
            make_bot(name, random.Random(0), self.seconds)
            check_weights(name, self.game)


def edition_of(game: AnyGame) -> str:
    """The fingerprint of a game's component data; empty for a game without any."""
    return "" if game.edition is None else game.edition.fingerprint


class Place(msgspec.Struct, frozen=True):
    """A match in the schedule."""

    deal: int
    variant: int
    line_up: int
    rotation: int


def vary(game: AnyGame, base: dict[str, Any], names: Sequence[str]) -> tuple[dict[str, Any], ...]:
    """The given options, and with every value of each named option: the variants that are to be compared."""
    variants = [base]
    for name in names:
        variants += [{**base, name: value} for value in _values(game, name)]
    players = base.get("players", game.players[0])
    kept: list[dict[str, Any]] = []
    seen = []
    for variant in variants:
        options = game.read_options({"players": players, **variant})
        if options not in seen:
            seen.append(options)
            kept.append(variant)
    return tuple(kept)


def _values(game: AnyGame, name: str) -> tuple[Any, ...]:
    field = next((field for field in msgspec.structs.fields(game.options) if field.name == name), None)
    if field is None:
        raise Malformed(f"{game.name} has no option {name!r}")
    info = msgspec.inspect.type_info(field.type)
    if isinstance(info, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(info, msgspec.inspect.LiteralType):
        return tuple(info.values)
    raise Malformed(f"option {name!r} of {game.name} cannot be varied: its values are not a list")
