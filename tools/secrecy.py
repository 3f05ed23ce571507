"""Twins at scale: whatever a viewer is sent is the same for every truth that the viewer cannot tell apart.

    python -m tools.secrecy --pairs 10000

Random games of all three games and all player counts are played to their ends through the server's own tables. At
sampled moments, late ones more often, and at the end, every chair and a spectator hold the same conversation with the
true table and with a twin: a table whose state is made from what that viewer knows, and whose log holds what they
heard. The frames of both conversations are compared byte by byte, and so is what one move in ten sends to each
viewer.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from math import inf
from pathlib import Path

import msgspec
from tests.server.test_secrecy import PEOPLE, WATCHER, Mirror, begin, converse, deltas, hall_of, probing

from chapterhouse.games import NAMES, find
from chapterhouse.kernel import Action, Result, Seat
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.messages import Act
from chapterhouse.server.registry import TableRegistry
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import LogRow, Person

MOMENTS = 10
"""Moments compared in one game beside its end."""
LATE = 2 / 3
"""The share of them in the second half."""
COMPARED_MOVES = 0.1
"""The share of moves whose frames are compared; each takes a twin for every viewer."""
LONGEST = 1_000
"""Moves after which a random game is left."""


class EndedGame(LiveGame):
    """A twin at the end: the result is public, so both tables have the same one."""

    shared: Result | None = None

    @property
    def result(self) -> Result | None:
        return self.shared


def twin_of(true: Table, seat: Seat | None, rows: list[LogRow], rng: random.Random) -> Table:
    twin, known = Mirror(true, seat, rows, rng), true.require_live_game()
    if known.over:
        imagined = twin.require_live_game()
        twin.live = EndedGame(true.game, imagined.state, known.active_log, known.newest)
        twin.live.shared = known.result
    return twin


class Report(msgspec.Struct):
    games: int = 0
    pairs: int = 0
    """A viewer at a moment: the same conversation with the truth and with its twin."""
    pairs_by_game: dict[str, int] = msgspec.field(default_factory=dict)
    different_truths: int = 0
    """Pairs whose two states really differ."""
    at_the_end: int = 0
    answers: int = 0
    """Frames compared in conversations."""
    megabytes: float = 0.0
    moves: int = 0
    """Moves whose frames were compared for every viewer."""
    leaks: int = 0
    seconds: float = 0.0


class Twins:
    def __init__(self, pairs: int, seed: int, names: Sequence[str] = NAMES, seconds: float = inf) -> None:
        self.goal = pairs
        self.seconds = seconds
        self.kinds = [(name, players) for name in names for players in find(name).players]
        self.rng = random.Random(seed)
        self.report = Report()
        self.found: list[str] = []

    async def run(self) -> Report:
        began = time.monotonic()
        while self.report.pairs < self.goal and time.monotonic() < began + self.seconds:
            name, players = self.kinds[self.report.games % len(self.kinds)]
            with tempfile.TemporaryDirectory(prefix="chapterhouse-secrecy-") as folder:
                await self._game(Path(folder), name, players)
            self.report.games += 1
        self.report.seconds = round(time.monotonic() - began, 1)
        self.report.megabytes = round(self.report.megabytes, 1)
        return self.report

    def _rng(self) -> random.Random:
        """Chance of its own for one comparison, so that a seed repeats the games."""
        return random.Random(self.rng.getrandbits(64))

    async def _game(self, folder: Path, name: str, players: int) -> None:
        """One game to its end. How long it will be is learned from a game played before it."""
        async with hall_of(folder) as registry:
            length = await self._play(registry, await begin(registry, name, players), frozenset())
            await self._play(registry, await begin(registry, name, players), self._moments(length))

    def _moments(self, length: int) -> frozenset[int]:
        late = round(MOMENTS * LATE)
        half = length // 2
        return frozenset(
            [self.rng.randrange(max(1, half), max(half + 2, length)) for _ in range(late)]
            + [self.rng.randrange(1, max(2, half)) for _ in range(MOMENTS - late)]
        )

    async def _play(self, registry: TableRegistry, true: Table, moments: frozenset[int]) -> int:
        """A random game; the conversations at these moves and at the end are compared. The number of moves."""
        number = 0
        while true.stage == "playing" and number < LONGEST:
            if number in moments:
                await self._compare(registry, true)
            live = true.require_live_game()
            seat = self.rng.choice(live.waiting)
            action = self.rng.choice(live.choices(seat))
            if moments:
                await self._move(true, seat, action)
            else:
                true.live = live.act(seat, action, true.dealer(), None, 0.0)
                if true.live.over:
                    return number
            number += 1
        if moments and true.stage == "over":
            await self._compare(registry, true)
            self.report.at_the_end += len(true.meta.places) + 1
        return number

    async def _move(self, true: Table, seat: Seat, action: Action) -> None:
        """One move through the server; of some, the frames that each viewer is sent are compared."""
        if self.rng.random() > COMPARED_MOVES:
            act = {"type": "act", "id": f"move{true.row.seq}", "seat": seat, "seq": true.row.seq, "action": action}
            await true.act(PEOPLE[seat], msgspec.json.decode(msgspec.json.encode(act), type=Act))
            return
        try:
            await deltas(true, seat, action, self._rng())
        except AssertionError as leak:
            self._leaked(leak)
        self.report.moves += 1

    async def _compare(self, registry: TableRegistry, true: Table) -> None:
        rows = await true.rows()
        viewers: list[tuple[Seat | None, Person]] = [(seat, PEOPLE[seat]) for seat in range(len(true.meta.places))]
        for seat, person in [*viewers, (None, WATCHER)]:
            seen = max(0, true.row.seq - 7)
            await registry.context.db(registry.context.store.activity.look, true.id, person.id, seen)
            messages, twin = probing(true, seat, self._rng()), twin_of(true, seat, rows, self._rng())
            truth = await converse(registry, true, person, messages)
            self._count(true, twin, truth)
            if truth != await converse(registry, twin, person, messages):
                self._leaked(AssertionError(f"{true.game.name}: seat {seat} can tell the difference"))

    def _count(self, true: Table, twin: Table, truth: list[bytes]) -> None:
        name, report = true.game.name, self.report
        report.pairs += 1
        report.pairs_by_game[name] = report.pairs_by_game.get(name, 0) + 1
        states = [true.game.freeze(each.require_live_game().state) for each in (true, twin)]
        report.different_truths += states[0] != states[1]
        report.answers += len(truth)
        report.megabytes += sum(map(len, truth)) / 1e6

    def _leaked(self, leak: AssertionError) -> None:
        self.report.leaks += 1
        self.found.append(str(leak).splitlines()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=10_000, help="stop after the game that reaches this number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf, help="stop after the game that is played then")
    given = parser.parse_args()
    twins = Twins(given.pairs, given.seed, seconds=given.seconds)
    report = asyncio.run(twins.run())
    for name, value in msgspec.to_builtins(report).items():
        sys.stdout.write(f"{name:18} {value}\n")
    for leak in twins.found[:20]:
        sys.stderr.write(f"{leak}\n")
    sys.exit(1 if twins.report.leaks else 0)


if __name__ == "__main__":
    main()
