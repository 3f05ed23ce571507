"""A whole case over sockets: no frame names a card that its reader has not seen, nor the culprit before the end."""

import asyncio
import json
import random
from collections.abc import Iterator

import pytest

from chapterhouse.games.abbey import catalogue
from tests.server.client import Json, Seat, play_on
from tests.server.conftest import Inn, Tell

SUSPECTS = frozenset(suspect.id for suspect in catalogue.SUSPECTS)
TALK = ("choices", "question")
"""Choices and questions may name any suspect: whom I could accuse, whom somebody asked about."""


def suspects_in(value: object) -> Iterator[str]:
    """Every suspect that a frame names, outside of talk."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from suspects_in(None if name in TALK else part)
            yield from suspects_in(name)
    elif isinstance(value, list):
        for part in value:
            yield from suspects_in(part)
    elif isinstance(value, str) and value in SUSPECTS:
        yield value


def before_the_end(seat: Seat) -> list[Json]:
    """The frames until the culprit is shown to all."""
    end = next(n for n, frame in enumerate(seat.got) if frame["type"] == "position" and frame["result"] is not None)
    return [json.loads(text) for text in seat.frames[:end]]


def hands(frames: list[Json]) -> list[list[str]]:
    return [frame["view"]["own"]["hand"] for frame in frames if frame["type"] == "position"]


def check_reader(frames: list[Json], seen: set[str]) -> None:
    """Frame by frame: what it names was in this reader's hand, shown to them, or open to all."""
    for frame in frames:
        if frame["type"] == "position":
            own = frame["view"]["own"]
            seen.update(own["hand"], own["seen"], own["crosses"])
            assert frame["view"]["culprit"] is None
        assert set(suspects_in(frame)) <= seen, frame


def test_in_a_whole_case_nobody_receives_a_card_that_was_not_for_their_eyes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, watcher = [await inn.guest(name) for name in ("Anna", "Bruno", "Walburga")]
        chairs: list[Json] = [{"type": "my-chair"}, {"type": "open-chair"}, {"type": "bot-chair", "bot": "random"}]
        table = await anna.make("abbey", chairs, options={"short": True})
        async with anna.at(table, seq=0) as a, bruno.at(table, seq=0) as b, watcher.at(table, seq=0) as w:
            await b.ask("sit", seat=1)
            await a.ask("start")
            await asyncio.gather(a.position(), b.position(), w.position())
            end = await play_on({0: a, 1: b}, random.Random(3), moves=2_000)
            await asyncio.gather(*(seat.at_seq(end["seq"]) for seat in (a, b, w)))
        gallery, *readers = [before_the_end(seat) for seat in (w, a, b)]
        assert all(frame["view"]["own"] is None for frame in gallery if frame["type"] == "position")
        public = set(suspects_in(gallery))
        culprit = w.last("position")["view"]["culprit"]
        assert culprit in SUSPECTS - public
        for frames in readers:
            assert len(hands(frames)) > 20
            assert culprit not in [card for hand in hands(frames) for card in hand]
            check_reader(frames, set(public))
        first, second = [set(hands(frames)[0]) for frames in readers]
        assert first
        assert second
        assert first.isdisjoint(second)
        planted: Json = {"type": "told", "card": next(iter(second - public))}
        with pytest.raises(AssertionError):
            check_reader([readers[0][0], planted], set(public))

    tell(story)
