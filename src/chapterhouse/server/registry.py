"""All tables of this server process: found by id, loaded when needed, made, and kept alive over restarts."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from chapterhouse.games import GAMES, editions
from chapterhouse.kernel import ChapterhouseError, Malformed, Options
from chapterhouse.kernel.edition import Edition, UnknownEdition
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server import chairs, clocks, countdown
from chapterhouse.server.connection import Connection
from chapterhouse.server.context import Context
from chapterhouse.server.errors import Forbidden, reason_of
from chapterhouse.server.forms import MakeTable
from chapterhouse.server.joining import PRESENCE, refresh_presence
from chapterhouse.server.led_reviews import LedReviews
from chapterhouse.server.lesson_table import load_table
from chapterhouse.server.limits import Buckets, Budgets, Slots
from chapterhouse.server.messages import Bye, Start
from chapterhouse.server.meta import TableMeta, read_meta
from chapterhouse.server.requests import opening, start
from chapterhouse.server.table import Decision, Table, check_game
from chapterhouse.server.table_driver import TableDriver, paused_meta
from chapterhouse.server.talk import spread_talk
from chapterhouse.storage import Damaged
from chapterhouse.storage.bus import Listener
from chapterhouse.storage.rows import Opening, Order, Person

log = logging.getLogger("chapterhouse.registry")

BEAT = 10.0
"""Seconds between two signs of life, and between two sweeps for tables where something is due."""

ORDERS = 1.0
"""Seconds between two looks for orders of the operator."""

OVERDUE = 3.0
"""A bot's move that is late by so much was forgotten by a process that died."""

LONGEST_IDLE = 600.0
DAY = 86_400.0

Work = Callable[[], Coroutine[Any, Any, None]]


class TableRegistry:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.driver = TableDriver(context)
        self.tables: dict[str, Table] = {}
        self.stopping = False
        self.rules: asyncio.Task[None] | None = None
        """Loads the rules of all games in a thread while the server opens already."""
        limits = context.config.limits
        self.talking = Buckets(limits.person_messages, limits.person_messages_per_second, context.now)
        """What one person may say through all connections together."""
        self.aiding = Slots(limits.aids_at_once)
        """By person, hints and deductions under way."""
        self.aiding_addresses = Slots(limits.aids_at_once_per_address)
        self.budgets = Budgets(limits, context.now)
        self.led_reviews = LedReviews(limits, context.now)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._touched: dict[str, float] = {}
        """When each loaded table was last asked for."""
        self._last_order = 0
        self._listener: Listener | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def table(self, table: str) -> Table:
        """The table of that id, loaded once however many ask."""
        found = self.tables.get(table)
        if found is not None:
            self._touched[table] = self.context.now()
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        try:
            await self._rules_loaded()
            loaded = await load_table(self.context, table)
        finally:
            del self._loading[table]
        loaded.on_change = self.driver.hear
        self.tables[table] = loaded
        self._touched[table] = self.context.now()
        self.context.metrics.tables.set(len(self.tables))
        await loaded.refresh()  # what was announced while it was being read
        self.driver.hear(loaded, False)
        return loaded

    async def _rules_loaded(self) -> None:
        """No table is read or made while rules are being loaded: msgspec may crash when two threads first meet a type.

        A game that cannot be loaded is reported when it is asked for, not here.
        """
        if self.rules is not None:
            await asyncio.wait({self.rules})

    async def make(self, person: Person, form: MakeTable) -> Table:
        """A new table. Options, chairs and contract are checked; nothing is stored unless all are right."""
        await self._rules_loaded()
        game, edition = await asyncio.to_thread(choose_edition, check_game(form.game), form.edition)
        options = agreed_options(game, form)
        clocks.check_pace(form.contract.pace)
        meta = TableMeta(
            name=chairs.clean_name(form.name) if form.name else "",
            version=game.version,
            edition=edition,
            options=msgspec.to_builtins(options),
            contract=form.contract,
            host=person.id,
            host_name=person.name,
            places=chairs.plan(form.chairs, person),
        )
        await self.check_room(person)
        now = self.context.now()
        made = await self.add(opening(now, game.name, countdown.after_chairs(meta, now)))
        if form.start and countdown.is_full(meta):
            await start(made, person, Start("made"))
        return made

    async def check_room(self, person: Person, study: bool = False) -> None:
        """Refuse one more table or study before any work is done for it."""
        limits, tables, now = self.context.config.limits, self.context.store.tables, self.context.now()

        def count() -> int:
            rows = tables.made_since(person.id, now - DAY) if study else tables.open_of_person(person.id)
            return sum(read_meta(row.doc).study == study for row in rows)

        most = limits.studies_per_day if study else limits.tables_per_person
        if await self.context.db(count) >= most:
            raise Forbidden(
                "you have made as many copies today as this server allows; make more tomorrow"
                if study
                else "you have as many tables as this server allows; finish one first"
            )

    async def add(self, new: Opening) -> Table:
        """Store a new table and load it."""
        await self.context.db(self.context.store.tables.add, new)
        return await self.table(new.table.id)

    # ── News from other processes ────────────────────────────────────────────────────────────────────────────────

    def hear(self, word: str) -> None:
        """An announcement, on the listener's thread."""
        loop = self._loop
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._heard, word)

    def _heard(self, word: str) -> None:
        if self.stopping:
            return
        kind, _, rest = word.partition(" ")
        table, _, rev = rest.partition(" ")
        if kind == "lost":
            for each in self.tables.values():
                self._spawn(partial(self._reread, each))
        elif kind == "revoked":
            self.revoke(rest)
        elif kind == "gone":
            self.drop(rest)
        elif table in self.tables:
            self._spawn(partial(self._news, kind, self.tables[table], rev))

    async def _news(self, kind: str, table: Table, rev: str) -> None:
        if kind == "table":
            await table.refresh(int(rev))
        elif kind == "talk":
            await spread_talk(table)
        elif kind == "presence":
            await refresh_presence(table)

    async def _reread(self, table: Table) -> None:
        await table.refresh()
        await spread_talk(table)
        await refresh_presence(table)

    def revoke(self, access: str) -> None:
        """Close the sockets of a person, session or link that has ended."""
        for table in self.tables.values():
            for connection in list(table.connections):
                if access in connection.access:
                    connection.send(Bye("revoked"))
                    connection.close()

    def drop(self, table: str) -> None:
        """A table was deleted: its sockets close, and it leaves the memory."""
        found = self.tables.get(table)
        if found is None:
            return
        for connection in list(found.connections):
            connection.send(Bye("gone"))
            connection.close()
        self._forget(table)

    async def _follow_orders(self) -> None:
        """What the operator does with ``chapterhouse house`` while we run takes effect within a second."""
        while True:
            try:
                for order in await self.context.db(self.context.store.conduct.orders, self._last_order):
                    self._last_order = order.number
                    await self._obey(order)
            except ChapterhouseError as error:
                log.warning("an order of the operator could not be followed", extra={"reason": reason_of(error)})
            await asyncio.sleep(ORDERS)

    async def _obey(self, order: Order) -> None:
        if order.kind == "person":
            self.revoke(order.subject)
            return
        found = self.tables.get(order.subject)
        if found is None:
            return
        if await self.context.db(self.context.store.tables.find, order.subject) is None:
            self.drop(order.subject)
        else:
            await found.refresh()

    # ── Starting and stopping ────────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._resume()
        self._listener = self.context.store.listener(self.hear)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.start)
        self._last_order = await self.context.db(self.context.store.conduct.last_order)
        self._spawn(self._beating)
        self._spawn(self._follow_orders)

    async def _resume(self) -> None:
        """After all processes were stopped: live clocks go on where they stood."""
        last = await self.context.db(self.context.store.activity.last_beat)
        gap = 0.0 if last is None else self.context.now() - last
        if gap <= 2 * BEAT:
            return
        for row in await self.context.db(self.context.store.tables.at_stage, "playing"):
            with suppress(ChapterhouseError):  # a table of other rules than ours stays as it is
                await self._pause(row.id, gap)

    async def _pause(self, table: str, gap: float) -> None:
        found = await self.table(table)

        async def decide() -> Decision | None:
            return paused_meta(found, gap)

        await found.change(None, decide)

    async def _beating(self) -> None:
        while True:
            try:
                await self._beat()
                await self.sweep()
            except ChapterhouseError as error:
                log.warning("the sweep of tables failed", extra={"reason": reason_of(error)})
            await asyncio.sleep(BEAT if not self.stopping else 0.1)

    async def _beat(self) -> None:
        now = self.context.now()
        await self.context.db(self.context.store.activity.beat, self.context.process_id, now, now + PRESENCE)
        await self.context.homes.refresh()

    async def sweep(self) -> None:
        """Tables where something is due that nobody saw to, and tables that nobody needs in memory."""
        now = self.context.now()
        for table in await self.context.db(self.context.store.tables.due, now - OVERDUE):
            if await self.context.homes.is_home(table):
                await self._look_after(table)
        for table, found in list(self.tables.items()):
            idle = now - self._touched.get(table, now) > LONGEST_IDLE
            if idle and not found.connections and not self.driver.busy(table):
                self._forget(table)

    async def _look_after(self, table: str) -> None:
        """One table that cannot be read must not keep the others waiting: hence the broad ``except``."""
        try:
            found = await self.table(table)
            self.driver.wake(found)
            await self.driver.look_at_clock(found)
        except Damaged:
            self.context.note_damage(table)
        except Exception as error:  # noqa: BLE001
            log.warning("a table could not be looked after", extra={"error": type(error).__name__})

    def _forget(self, table: str) -> None:
        del self.tables[table]
        self._touched.pop(table, None)
        self.driver.forget(table)
        self.context.metrics.tables.set(len(self.tables))

    async def stop(self) -> None:
        """Tell everybody that we will be back, finish what was begun, let go."""
        self.stopping = True
        for connection in self.connections():
            connection.send(Bye("restarting"))
            connection.close()
        await self.driver.stop()
        await asyncio.gather(*(table.settle() for table in self.tables.values()))
        await self.context.close_pools()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)
        with suppress(ChapterhouseError):  # the database may be what made us stop
            await self.context.db(self.context.store.activity.rest, self.context.process_id)

    def connections(self) -> list[Connection]:
        return [connection for table in self.tables.values() for connection in table.connections]

    def _spawn(self, work: Work) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Work) -> None:
    """Work that nobody waits for: what it refuses goes to the host's log."""
    try:
        await work()
    except ChapterhouseError as error:
        log.warning("news could not be read", extra={"reason": reason_of(error)})


def choose_edition(game: AnyGame, wanted: str | None) -> tuple[AnyGame, Edition | None]:
    """The game with the edition that a table asks for, or with the one that the house uses.

    The edition has the name that the house gives it; a record may have brought the same one under another name.
    """
    if game.edition is None:
        if wanted:
            raise UnknownEdition(f"{game.name} has no editions")
        return game, None
    chosen = editions.for_new_table(game.name, wanted)
    return (game, game.edition) if chosen is None else (GAMES.with_edition(game.name, chosen), chosen)


def agreed_options(game: AnyGame, form: MakeTable) -> Options:
    """The options of a game as its form, chairs and contract say them; they may not say different things."""
    said: dict[str, Any] = {"players": len(form.chairs), "aids": form.contract.aids}
    known = {name: value for name, value in said.items() if name in game.options.__struct_fields__}
    options: Options = game.read_options({**known, **form.options})
    for name, value in known.items():
        if getattr(options, name) != value:
            raise Malformed(f"the options say {name} {getattr(options, name)}, chairs and contract say {value}")
    return options
