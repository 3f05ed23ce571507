"""Drives the tables of this process: lets bots move, watches clocks, notifies absent players.

Every change it makes goes through ``Table.change``, like a person's.
"""

import asyncio
import logging

from chapterhouse.kernel import ChapterhouseError, Seat
from chapterhouse.server import clocks, countdown, motions, waiting_room
from chapterhouse.server.bot_moves import BotMoves
from chapterhouse.server.context import Context
from chapterhouse.server.contract import DayClock
from chapterhouse.server.errors import reason_of
from chapterhouse.server.lesson_table import LessonTable
from chapterhouse.server.table import Decision, Table

log = logging.getLogger("chapterhouse.driver")


class TableDriver:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._bots = BotMoves(context)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._asked: dict[str, tuple[Seat, ...]] = {}
        self._full: set[str] = set()
        """Tables that wait for their host to start them."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def hear(self, table: Table, ours: bool) -> None:
        """A table has changed. Its home lets bots move, the process that made the change notifies people."""
        self._set_alarm(table)
        if not ours:
            self._asked[table.id] = table.meta.waiting
            if self._context.homes.several:
                self.wake(table)
            return
        self._notify_players(table)
        self._notify_host(table)
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Let the bots move that the table waits for, if this process is its home."""
        if table.automatic_seats() and table.id not in self._busy and not self._stopped:
            task = asyncio.create_task(self._play(table))
            self._busy[table.id] = task
            task.add_done_callback(lambda done: self._rest(table, done))

    def _rest(self, table: Table, done: "asyncio.Task[None]") -> None:
        self._busy.pop(table.id, None)
        if not done.cancelled() and (error := done.exception()) is not None:
            log.error("bots could not move", extra={"game": table.game.name, "error": type(error).__name__})

    async def _play(self, table: Table) -> None:
        """Bots move until the table waits for a person. What cannot be stored now is tried again by the sweep."""
        try:
            if not await self._context.homes.is_home(table.id):
                return
            while seats := table.automatic_seats():
                if isinstance(table, LessonTable):
                    await asyncio.sleep(self._context.config.bot_pause)
                    await table.play_next_line()
                else:
                    await self._bots.move(table, seats[0])
        except ChapterhouseError as error:
            log.warning("a bot could not move", extra={"reason": reason_of(error)})

    def _set_alarm(self, table: Table) -> None:
        handle = self._alarms.pop(table.id, None)
        if handle is not None:
            handle.cancel()
        due = table.row.due
        if due is None or table.frozen or table.automatic_seats():
            return
        delay = max(0.0, due - self._context.now())
        self._alarms[table.id] = asyncio.get_running_loop().call_later(delay + 0.01, self._ring, table)

    def _ring(self, table: Table) -> None:
        task = asyncio.create_task(self._look_if_home(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_if_home(self, table: Table) -> None:
        try:
            home = await self._context.homes.is_home(table.id)
        except ChapterhouseError as error:
            log.warning("a clock could not be read", extra={"reason": reason_of(error)})
            return
        if home:
            await self.look_at_clock(table)

    async def look_at_clock(self, table: Table) -> None:
        """Carry out what falls due at a table now."""
        if table.frozen:
            return
        try:
            await waiting_room.start_due(table)
            await motions.look_at_clock(table)
        except ChapterhouseError as error:
            log.warning("a clock could not be read", extra={"reason": reason_of(error)})

    def _notify_players(self, table: Table) -> None:
        """Everybody who is newly waited for is called, if they do not come by themselves."""
        asked = table.meta.waiting if table.playing else ()
        newly = [seat for seat in asked if seat not in self._asked.get(table.id, ())]
        self._asked[table.id] = asked
        for seat in newly:
            person = table.meta.places[seat].person
            if person is not None and table.meta.places[seat].bot is None and person not in table.present:
                self._notify(table, seat, person)

    def _notify(self, table: Table, seat: Seat, person: str) -> None:
        async def needed() -> bool:
            now = self._context.now()
            present = await self._context.db(self._context.store.activity.present, table.id, now)
            quiet = clocks.is_quiet(table.meta.contract.pace, now)
            return table.playing and seat in table.meta.waiting and person not in present and not quiet

        address = f"{self._context.config.address}/t/{table.id}"
        self._context.notifier.call(person, table.game, address, needed)

    def _notify_host(self, table: Table) -> None:
        """A full table that does not start by itself calls its host, once."""
        if not _waits_for_host(table):
            self._full.discard(table.id)
            return
        host = table.meta.host
        if table.id in self._full or host in table.present:
            return
        self._full.add(table.id)

        async def needed() -> bool:
            now = self._context.now()
            present = await self._context.db(self._context.store.activity.present, table.id, now)
            quiet = clocks.is_quiet(table.meta.contract.pace, now)
            return _waits_for_host(table) and host not in present and not quiet

        address = f"{self._context.config.address}/t/{table.id}"
        self._context.notifier.call(host, table.game, address, needed, "full")

    def forget(self, table: str) -> None:
        """The table leaves memory."""
        self._asked.pop(table, None)
        self._full.discard(table)
        self._bots.forget(table)
        handle = self._alarms.pop(table, None)
        if handle is not None:
            handle.cancel()

    def busy(self, table: str) -> bool:
        return table in self._busy

    async def stop(self) -> None:
        self._stopped = True
        for handle in self._alarms.values():
            handle.cancel()
        tasks = [*self._busy.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._context.notifier.stop()


def _waits_for_host(table: Table) -> bool:
    full = table.stage == "gathering" and countdown.is_full(table.meta)
    return full and table.meta.starts_at is None


def paused_meta(table: Table, gap: float) -> Decision | None:
    """Banks do not run, and nobody becomes absent, while no server runs. Days run on."""
    if isinstance(table.meta.contract.pace, DayClock) or not table.playing:
        return None
    meta = clocks.resumed(table.meta, gap)
    return None if meta == table.meta else Decision(meta, table.stage)
