"""Judges finished games in the background: one computation per game, pieces stored as they are found.

The pool of the judge has the lowest priority. A lease in the database keeps two processes from judging the same game.
It expires when a process dies, and the next request goes on with the pieces that are missing.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from chapterhouse.analysis.findings import VERSION, Effort
from chapterhouse.kernel import ChapterhouseError, Seat
from chapterhouse.server.answers import stored_table
from chapterhouse.server.context import Context
from chapterhouse.server.errors import TooFast, reason_of
from chapterhouse.server.judgement_forms import Progress
from chapterhouse.server.judging import all_pieces, judge_some, require_judge, worst_first
from chapterhouse.server.limits import Budget
from chapterhouse.server.playback import Stored
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import PieceKey
from chapterhouse.workers import Turn

log = logging.getLogger("chapterhouse.judge")

COST = 20.0
"""Of one computation, in units of the work budget."""
SECONDS = 2.0
"""What a worker computes before it reports, so that progress shows and pieces are stored."""
TIME_LIMIT = 120.0
"""Seconds after which one report counts as stuck."""
LEASE = 180.0
"""Seconds that a claim lasts without being renewed."""
MOST_FAILED = 1_000

Work = Callable[[], Coroutine[Any, Any, None]]


class Judge:
    def __init__(self, context: Context, work: Budget) -> None:
        self._context = context
        self._work = work
        self._seats: dict[str, list[Seat]] = {}
        """By game that is being judged, the chairs that are wanted."""
        self._jobs: dict[str, asyncio.Task[None]] = {}
        """By key: a game, or a game with a "what if"."""
        self._failed: set[str] = set()
        self._stopping = False

    @property
    def effort(self) -> Effort:
        settings = self._context.config.judging
        return Effort(
            playouts=settings.playouts,
            moment_playouts=settings.moment_playouts,
            moments=settings.moments,
            whole_games=settings.whole_games,
            whole_moments=settings.whole_moments,
        )

    # ── Asking ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def judge(self, table: Table, person: str, address: str, seat: Seat) -> None:
        """Compute what is missing for a chair, unless it is being computed. The caller has checked whose it is."""
        require_judge(table.game)
        stored = await stored_table(table)
        if not await self.missing(stored, (seat,)):
            return
        wanted = self._seats.get(table.id)
        if wanted is not None:  # the running computation goes on with this chair
            if seat not in wanted:
                wanted.append(seat)
            return
        self._check_room(person, address)
        self._seats[table.id] = [seat]
        self.start(table.id, lambda: self._judge(stored, person))

    async def missing(self, stored: Stored, seats: Sequence[Seat]) -> list[PieceKey]:
        found = await self.pieces(stored.id)
        keys = await asyncio.to_thread(all_pieces, stored, seats, self.effort)
        return await asyncio.to_thread(worst_first, [key for key in keys if key not in found], found)

    async def pieces(self, table: str) -> dict[PieceKey, str]:
        return await self._context.db(self._context.store.judgements.pieces, table, VERSION)

    async def keep(self, table: str, found: dict[PieceKey, str]) -> None:
        await self._context.db(self._context.store.judgements.keep, table, VERSION, found)

    async def progress(self, key: str, table: str, missing: int) -> Progress:
        if not missing:
            return "done"
        if key in self._jobs:
            return "running"
        if key in self._failed:
            return "failed"
        claimed = await self._context.db(self._context.store.judgements.claimed, table, self._context.now())
        return "running" if claimed else "idle"

    def _check_room(self, person: str, address: str) -> None:
        if self._stopping or len(self._jobs) >= self._context.config.judging.at_once:
            raise TooFast("the judge is busy with other games; try again in a while")
        self._work.spend(person, address, COST)

    # ── Working ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def _judge(self, stored: Stored, person: str) -> None:
        judgements, server = self._context.store.judgements, self._context.process_id
        turn, seats = Turn(person, stored.id), self._seats[stored.id]
        try:
            while missing := await self.missing(stored, tuple(seats)):
                now = self._context.now()
                if not await self._context.db(judgements.claim, stored.id, server, now, now + LEASE):
                    return
                job = (judge_some, stored, missing, self.effort, SECONDS)
                await self.keep(stored.id, await self._context.judge_pool.run(turn, TIME_LIMIT, *job))
        finally:
            del self._seats[stored.id]
            await self._context.db(judgements.release, stored.id, server)

    async def run_whatif(self, key: str, person: str, address: str, work: Work) -> None:
        """Start a "what if" unless it runs."""
        if key not in self._jobs:
            self._check_room(person, address)
            self.start(key, work)

    def start(self, key: str, work: Work) -> None:
        self._failed.discard(key)
        task = asyncio.create_task(self._quietly(key, work))
        self._jobs[key] = task
        task.add_done_callback(lambda _done: self._jobs.pop(key, None))

    async def _quietly(self, key: str, work: Work) -> None:
        """Nobody waits for this work: what it refuses goes to the host's log, and the page may ask again."""
        try:
            await work()
        except ChapterhouseError as error:
            if len(self._failed) < MOST_FAILED:
                self._failed.add(key)
            log.warning("a judgement was given up", extra={"reason": reason_of(error)})

    async def stop(self) -> None:
        self._stopping = True
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
