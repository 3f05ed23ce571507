"""One table: the one writer of its game, and everybody who is connected to it.

Whatever changes a table goes through ``change``: decide on what is known, store it, and only then make it so and tell.
When another server process was first, the database refuses, and we read what is new and decide again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from chapterhouse import __version__
from chapterhouse.games import GAMES, key_of
from chapterhouse.kernel import (
    Action,
    Aside,
    ChapterhouseError,
    Dealer,
    Illegal,
    Malformed,
    NotSeated,
    Result,
    Seat,
    State,
)
from chapterhouse.kernel.edition import Edition
from chapterhouse.kernel.record import AnyGame, game_of
from chapterhouse.server import ballots, chairs, clocks, game_log, other_rules, series
from chapterhouse.server.connection import Connection, Frame, encode_frame
from chapterhouse.server.context import Context
from chapterhouse.server.contract import Chair, NoClock
from chapterhouse.server.errors import Forbidden, RulesChanged, Unknown
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.messages import (
    Act,
    ClocksChanged,
    EditionFacts,
    Entry,
    OtherRules,
    Position,
    RuleInForce,
    Stage,
    TableChanged,
    TableFacts,
    You,
)
from chapterhouse.server.meta import SeatClock, TableMeta, read_meta
from chapterhouse.server.rules_in_force import rules_in_force
from chapterhouse.storage import Conflict, Damaged, Unavailable
from chapterhouse.storage.rows import Change, LogRow, Opening, Person, RelationKind, Request, Snapshot, TableRow

log = logging.getLogger("chapterhouse.table")

SNAPSHOT_EVERY = 50
TRIES = 8
"""How often a change is decided again when other processes keep being first."""


class Decision(msgspec.Struct, frozen=True):
    """What a request leads to, not yet stored."""

    meta: TableMeta
    stage: Stage
    live: LiveGame | None = None
    """The game with its new entry, where there is one."""
    opens: Opening | None = None
    thought: str | None = None
    """Why a bot made the move; kept for the time after the game, told to nobody before."""


Decide = Callable[[], Awaitable[Decision | None]]
"""Decides on what is known now; None when there is nothing to do after all."""


class Table:
    def __init__(self, context: Context, row: TableRow, live: LiveGame | None) -> None:
        self.context = context
        self.row = row
        self.meta = _meta_of(row)
        self.game: AnyGame = game_of(row.game, self.meta.edition, GAMES)
        self.live = live
        self.connections: set[Connection] = set()
        self.present: frozenset[str] = frozenset()
        self.on_change: Callable[[Table, bool], None] = lambda _table, _ours: None
        """Told of every change, and whether this process made it: whoever lets bots move and watches the clocks."""
        self.lock = asyncio.Lock()
        self.spread = {"players": 0, "spectators": 0}
        """By channel, the last line of talk that our clients have got."""
        self.turned = asyncio.Event()
        """Set when a move other than a note is made; the next one gets an event of its own."""
        self.reading: other_rules.Reading | None = None
        """How far our rules follow a game of another version."""
        self._must_reread = False
        self._changing: set[asyncio.Task[int]] = set()
        self._rules_of: dict[str, Any] | None = None
        self._rules_now: tuple[RuleInForce, ...] = ()

    # ── Loading ──────────────────────────────────────────────────────────────────────────────────────────────────

    @classmethod
    async def load(cls, context: Context, row: TableRow) -> "Table":
        """The table of a row, with everything that is stored about it. ``load_table`` knows which kind of table."""
        edition = _meta_of(row).edition
        if edition is not None and edition.differences:  # its rules may have to be imported, which takes a second
            await asyncio.to_thread(game_of, row.game, edition, GAMES)
        made = cls(context, row, None)
        made.live = await made._load_live_game(row)
        made.present = await context.db(context.store.activity.present, row.id, context.now())
        return made

    async def _load_live_game(self, row: TableRow) -> LiveGame | None:
        """The game from the newest snapshot and what came after it; None before the start."""
        rows = await self.rows(upto=row.seq)
        if not rows:
            return None
        if self.meta.version != self.game.version:
            return await self._load_other_rules(rows)
        try:
            state = await self._state_of(rows)
        except (Malformed, Illegal) as error:
            log.error(
                "a stored game cannot be played again", extra={"game": self.game.name, "error": type(error).__name__}
            )
            raise Damaged("this game is damaged in the database; its host can restore it from a backup") from None
        return LiveGame(self.game, state, game_log.active_log_of(rows), rows[-1])

    async def _load_other_rules(self, rows: list[LogRow]) -> LiveGame:
        """A game of another version of the rules: ours as far as they tell it as it was told then."""
        active_log, active_rows = game_log.active_log_of(rows), game_log.counting_rows(rows)
        reading = await asyncio.to_thread(other_rules.read, self.game, self.meta.options, active_rows)
        if reading is None:
            raise RulesChanged(
                f"this game follows version {self.meta.version} of the rules and version {self.game.version} "
                "does not set it up in the same way; its record can be exported"
            )
        self.reading = reading
        if reading.goes_on:
            return LiveGame(self.game, reading.state, active_log, rows[-1])
        kept, version = self.meta.result, self.meta.version
        return other_rules.FrozenGame(self.game, reading, active_log, rows[-1], version, kept)

    async def rows(self, after: int = -1, upto: int | None = None) -> list[LogRow]:
        return await self.context.db(self.context.store.tables.log, self.row.id, after, upto)

    async def rows_after(self, seq: int, upto: int | None = None) -> list[LogRow]:
        """The entries after one, and what was noted after it."""
        return [row for row in await self.rows(seq - 1, upto) if row.place > (seq, 0)]

    async def _state_of(self, rows: list[LogRow]) -> State:
        tables, build = self.context.store.tables, build_of(self.game)

        def work() -> State:
            kept = [seq for seq in tables.snapshots(self.row.id, build) if seq <= rows[-1].seq]
            fetch = lambda seq: tables.snapshot(self.row.id, seq)  # noqa: E731  (a name for a short errand)
            return game_log.restore(self.game, self.meta.options, rows, kept, fetch)

        return await asyncio.to_thread(work)  # plays moves again, for which no other table's move should wait

    async def snapshot_before(self, rows: list[LogRow], number: int) -> Snapshot | None:
        """The newest snapshot that is not newer than entry ``number`` of the active log."""
        tables, build = self.context.store.tables, build_of(self.game)

        def work() -> Snapshot | None:
            moments = [link for link in game_log.active_log_of(rows) if not link.note]
            newest = moments[min(number, len(moments) - 1)].seq
            kept = [seq for seq in tables.snapshots(self.row.id, build) if seq <= newest]
            found = next(iter(game_log.counting_snapshots(rows, kept)), None)
            return None if found is None else Snapshot(found, build, tables.snapshot(self.row.id, found))

        return await asyncio.to_thread(work)

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def stage(self) -> Stage:
        stage: Stage = msgspec.convert(self.row.stage, Stage)
        return stage

    @property
    def playing(self) -> bool:
        return self.row.stage == "playing"

    def require_live_game(self) -> LiveGame:
        if self.live is None:
            raise Forbidden("the game has not begun")
        return self.live

    @property
    def frozen(self) -> bool:
        """The game follows rules that this server does not play: it can be looked at, nothing more."""
        return isinstance(self.live, other_rules.FrozenGame)

    @property
    def result(self) -> Result | None:
        """How the game ended, as it was stored then."""
        return self.meta.result or (self.live.result if self.live else None)

    def may_watch(self, person: str) -> bool:
        """Whether somebody may look at the game at all."""
        if person in self.meta.people():
            return True
        finished = self.row.stage in ("over", "abandoned")
        watching = self.meta.contract.watching
        return not self.meta.study and (watching == "anyone" or (watching == "afterwards" and finished))

    def require_over(self, person: str) -> None:
        """A game that still runs is looked at from a chair, not reviewed; a study is its owner's to leaf through."""
        if not self.may_watch(person):
            raise Forbidden("this table has no spectators")
        self.require_live_game()
        if self.stage not in ("over", "abandoned") and not self.meta.study:
            raise Forbidden("a game is open for review once it is over")

    def facts(self) -> TableFacts:
        meta = self.meta
        seated = {place.person for place in meta.places}
        return TableFacts(
            id=self.row.id,
            name=meta.name,
            game=self.row.game,
            version=meta.version,
            options=meta.options,
            contract=clocks.named(meta.contract),
            stage=self.stage,
            chairs=tuple(self._chair(seat) for seat in range(len(meta.places))),
            host=meta.host_name,
            created=self.row.created,
            seq=shown_seq(self.row, meta),
            waiting=meta.waiting,
            clocks=clocks.shown(meta, self.context.now()),
            ballots=meta.ballots,
            watchers=len(self.present - seated),
            study=meta.study,
            lesson=meta.lesson,
            rematch=meta.rematch,
            changes=tuple(stint.change for stint in meta.stints),
            rules=self._rules(),
            starts_at=meta.starts_at,
            held=meta.held,
            host_seat=next(iter(meta.owned_by(meta.host)), None),
            series=series.facts(meta, self.row.id, self.result),
            edition=self._edition(),
            other_rules=self._other_rules(),
        )

    def _rules(self) -> tuple[RuleInForce, ...]:
        """Computed again only when the options are others; a move keeps them."""
        if self._rules_of is not self.meta.options:
            self._rules_of = self.meta.options
            self._rules_now = rules_in_force(self.game, self.meta.options)
        return self._rules_now

    def _edition(self) -> EditionFacts | None:
        edition = self.edition
        if edition is None:
            return None
        return EditionFacts(edition.name, edition.fingerprint, edition.shipped, key_of(self.game))

    @property
    def edition(self) -> Edition | None:
        """What is played, by the name that the table knows it by; another record may have brought it under another."""
        agreed, played = self.meta.edition, self.game.edition
        if agreed is None or played is None or agreed.fingerprint != played.fingerprint:
            return played
        return agreed

    def _other_rules(self) -> OtherRules | None:
        reading = self.reading
        if reading is None or self.meta.version == self.game.version:
            return None
        return OtherRules(self.game.version, reading.shown, reading.whole, reading.goes_on)

    def _chair(self, seat: Seat) -> Chair:
        place = self.meta.places[seat]
        return Chair(
            seat=seat,
            name=place.name,
            taken=place.taken,
            bot=place.bot,
            stand_in=place.stand_in,
            wanted=place.wanted,
            present=place.person is not None and place.person in self.present,
            owner=place.name_of_owner if place.substituted else "",
            absent_from=self._absent_from(seat),
            handed_over=place.handed_over,
        )

    def _absent_from(self, seat: Seat) -> float | None:
        waited = self.playing and not self.meta.study and seat in self.meta.waiting
        return clocks.expires(self.meta.contract, self.meta.clocks[seat]) if waited else None

    def you(self, person: Person, relations: Mapping[str, RelationKind]) -> You:
        seats, owned = self.meta.seats_of(person.id), self.meta.owned_by(person.id)
        return You(
            person.name,
            seats,
            person.id == self.meta.host,
            not seats,
            owned,
            person.id in self.meta.removed,
            *self._related(relations),
        )

    def _related(self, relations: Mapping[str, RelationKind]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """The chairs of people who are muted or blocked, and of those who are blocked."""
        found = [(seat, relations.get(place.person or "")) for seat, place in enumerate(self.meta.places)]
        muted = tuple(seat for seat, kind in found if kind is not None)
        return muted, tuple(seat for seat, kind in found if kind == "block")

    def notes_are_own(self, person: str, seat: Seat | None) -> bool:
        """Whether a viewer may see what the player of a chair has noted: not a substitute, before the end."""
        return seat is None or not self.playing or self.meta.places[seat].owner in (None, person)

    def position(self, person: str, seat: Seat | None, entries: tuple[Entry, ...] = ()) -> Position:
        """Everything that somebody who looks from this chair may know now."""
        return self.require_live_game().position(seat, entries, self.notes_are_own(person, seat))

    # ── Changing ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def act(self, person: Person, message: Act) -> int:
        """An action of a player: the door for everybody, also for bots and several people at one device."""
        action = self.game.decode_action(bytes(message.action))

        async def decide() -> Decision:
            live = self.require_live_game()
            place = chairs.require_seat(self.meta, person.id, message.seat)
            if place.bot is not None:
                raise Forbidden("a bot plays this chair; come back first")
            self.check_notes(person, message.seat, action)
            if not isinstance(action, Aside):  # a note may be written at any time
                live.check_seq(message.seat, message.seq)
            dealer = self.dealer_for(live, message.seat, action)
            return self.moved(live.act(message.seat, action, dealer, person.id, self.context.now()))

        with self.context.metrics.act.time():
            return await self.change(Request(person.id, message.id), decide)

    def dealer_for(self, live: LiveGame, seat: Seat, action: Action) -> Dealer:
        """Deals what follows from a person's action."""
        return self.dealer()

    def dealer(self) -> Dealer:
        """Deals what comes next at this table."""
        return self.context.chance.dealer(self.meta.name, 0 if self.live is None else self.live.seq)

    def automatic_seats(self) -> tuple[Seat, ...]:
        """The chairs that the table waits for and that no person plays."""
        if not self.playing or self.frozen:
            return ()
        return tuple(seat for seat in self.meta.waiting if self.meta.places[seat].bot is not None)

    def check_notes(self, person: Person, seat: Seat, action: Action) -> None:
        """A substitute neither reads nor changes the notes of the player; they have a page of their own."""
        if not self.notes_are_own(person.id, seat) and self.require_live_game().is_private_note(action):
            raise Forbidden("these notes belong to the player; a substitute writes on a page of their own")

    def moved(self, live: LiveGame, agreed: bool = False) -> Decision:
        """The table after a move: whom it waits for, the clocks, the end. ``live`` is the game with the move.
        ``agreed``: everybody has agreed to go back."""
        row = live.newest
        if self.row.stage != "playing" and not (self.meta.study and row.kind == "back"):
            raise Forbidden("the game is over")
        if row.aside:
            return Decision(self.meta, "playing", live)
        turned = self._turned(live, agreed)
        meta = msgspec.structs.replace(self.meta, waiting=live.waiting, clocks=turned, last_move=row.seq)
        meta = msgspec.structs.replace(meta, version=self.game.version, result=live.result)
        return Decision(ballots.after_move(meta, row.seat), "over" if live.over else "playing", live)

    def _turned(self, live: LiveGame, agreed: bool) -> tuple[SeatClock, ...]:
        row, now = live.newest, self.context.now()
        if row.kind == "back":
            return clocks.gone_back(self.meta, live.waiting, live.steps(len(self.meta.places)), agreed, now)
        return clocks.turn(self.meta, live.waiting, () if row.seat is None else (row.seat,), now)

    async def change(self, request: Request | None, decide: Decide) -> int:
        """Decide, store, make it so, tell. Returns the newest entry then; asked twice, it is done once.

        It goes on when whoever asked stops waiting, for example because their line breaks: what is on disk is told.
        """
        changing = asyncio.create_task(self._change(request, decide))
        self._changing.add(changing)
        changing.add_done_callback(self._changing.discard)
        return await asyncio.shield(changing)

    async def settle(self) -> None:
        """Wait for the changes that are under way."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    async def _change(self, request: Request | None, decide: Decide) -> int:
        async with self.lock:
            for _ in range(TRIES):
                if self._must_reread:
                    await self._refresh()
                try:
                    return await self._try(request, decide)
                except Conflict:
                    self.context.metrics.conflicts.inc()
                    await self._refresh()
                except ChapterhouseError:
                    done = await self._already(request)
                    if done is None:
                        raise
                    return done
                done = await self._already(request)
                if done is not None:
                    return done
        raise Unavailable("too many change this table at once")

    async def _try(self, request: Request | None, decide: Decide) -> int:
        decision = await decide()
        if decision is None:
            return self.row.seq
        decision = self._with_stints(decision)
        change = self._as_change(decision, request)
        try:
            await self.context.db.commit(change)
        except (Unavailable, asyncio.CancelledError):
            self._must_reread = True  # it may or may not be on disk: look before the next change
            raise
        self._publish(change.after, decision.meta, [decision.live] if decision.live else [], ours=True)
        return self.row.seq

    def _with_stints(self, decision: Decision) -> Decision:
        """Whatever led to it: during play nobody else plays a chair without everybody being able to see that."""
        if not self.playing or self.meta.study:
            return decision
        meta = chairs.with_stints(self.meta, decision.meta, self.row.seq, self.context.now())
        return msgspec.structs.replace(decision, meta=meta)

    async def _already(self, request: Request | None) -> int | None:
        if request is None:
            return None
        return await self.context.db(self.context.store.tables.request, self.row.id, request)

    def _as_change(self, decision: Decision, request: Request | None) -> Change:
        now, meta = self.context.now(), decision.meta
        entry = None if decision.live is None else decision.live.newest
        after = msgspec.structs.replace(
            self.row,
            stage=decision.stage,
            listed=meta.contract.listed and not meta.study,
            doc=meta.write(),
            rev=self.row.rev + 1,
            seq=self.row.seq if entry is None else entry.seq,
            due=_due(meta, decision.stage, now),
            updated=self.row.updated if entry is not None and entry.note else now,
        )
        people = meta.people() if meta.people() != self.meta.people() else None
        entries, snapshot = () if entry is None else (entry,), self._snapshot(decision.live)
        return Change(self.row, after, entries, request, people, snapshot, decision.opens, decision.thought)

    def _snapshot(self, live: LiveGame | None) -> Snapshot | None:
        if live is None or live.newest.note or live.seq % SNAPSHOT_EVERY:
            return None
        return Snapshot(live.seq, build_of(self.game), self.game.freeze(live.state))

    def _publish(self, row: TableRow, meta: TableMeta, moves: list[LiveGame], ours: bool) -> None:
        """It is on disk. Nothing here waits, so nobody sees a table half changed. ``moves``: the game after each."""
        before, facts_before = self.meta, self._public(self.meta)
        self.row, self.meta = row, meta
        for live in moves:
            self.live = live
            self.context.metrics.moves.labels(self.game.name, "person" if live.newest.person else "bot").inc()
            self._tell(live)
        if any(not live.newest.aside for live in moves):
            self.turned.set()
            self.turned = asyncio.Event()
        if self._public(meta) != facts_before:
            self.tell_facts()
        elif meta.clocks != before.clocks and self._shows_time():
            self._tell_clocks()
        self.on_change(self, ours)

    def _public(self, meta: TableMeta) -> tuple[object, ...]:
        start = (meta.host, meta.starts_at, meta.held, self.row.stage)
        return (meta.places, meta.ballots, meta.contract, meta.rematch, meta.version, start)

    def _shows_time(self) -> bool:
        """Whether anybody can run out of time here or be missed by others."""
        several = len({place.owner for place in self.meta.places} - {None}) > 1
        return several or not isinstance(self.meta.contract.pace, NoClock)

    async def _refresh(self) -> None:
        """Read what other processes have changed, make it so here and tell our own clients."""
        row = await self.context.db(self.context.store.tables.find, self.row.id)
        if row is None:
            raise Unknown("there is no such table")
        if row.rev != self.row.rev:
            self._publish(row, _meta_of(row), await self._missed(row), ours=False)
        self._must_reread = False

    async def refresh(self, rev: int | None = None) -> None:
        """As above, for news from outside; nothing to do when we know that much already."""
        async with self.lock:
            if rev is None or rev > self.row.rev:
                await self._refresh()

    async def _missed(self, row: TableRow) -> list[LiveGame]:
        """The moves between what we know and a newer row of the table: the game after each."""
        if self.frozen:  # another process, with other rules, plays on: read the game anew
            self.live = await self._load_live_game(row)
            return []
        live, moves = self.live, []
        known = {link.place for link in live.active_log} if live else set()
        for each in await self.rows_after(self.row.seq, upto=row.seq):
            if each.place not in known:
                live = await self._with_entry(live, each)
                moves.append(live)
        return moves

    async def _with_entry(self, live: LiveGame | None, row: LogRow) -> LiveGame:
        """The game with an entry that another process has stored."""
        if live is None:
            begun = game_log.begin(self.game, self.meta.options, row)
            return LiveGame(self.game, begun.state, (game_log.active_entry(row),), row)
        if row.kind == "back":
            before = await self.rows(upto=row.seq)
            return live.after(row, await self._state_of([each for each in before if each.place <= row.place]))
        return live.after(row, game_log.again(self.game, live.state, row).state)

    async def state_back_at(self, to: int) -> State:
        """The state after going back to an entry, with the later asides kept."""
        rows = await self.rows()
        now = LogRow(rows[-1].seq + 1, "back", 0, str(to), "", "[]", False, False, None, 0.0)
        return await self._state_of([*rows, now])

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _tell(self, live: LiveGame) -> None:
        """To each connection its own events, view and choices."""
        parcels: dict[tuple[Seat | None, bool], Frame | None] = {}
        for connection in self.connections:
            if not connection.watches or not self._may_still_look(connection):
                continue
            viewer = connection.looking
            own = self.notes_are_own(connection.person.id, viewer)
            if (viewer, own) not in parcels:
                parcels[viewer, own] = self._parcel(live, viewer, own)
            parcel = parcels[viewer, own]
            if parcel is not None:
                connection.post(parcel)

    def _may_still_look(self, connection: Connection) -> bool:
        """Not from a chair that went to somebody else with this very change; ``tell_facts`` says where from now."""
        person = connection.person.id
        return self.may_watch(person) and connection.looking in (None, *self.meta.seats_of(person))

    def _parcel(self, live: LiveGame, viewer: Seat | None, own: bool) -> Frame | None:
        """What a viewer gets of the newest entry; nothing of somebody else's note."""
        row = live.newest
        entry = game_log.heard(self.game, row, viewer)
        if entry is None and row.aside and row.seat != viewer:
            return None
        return encode_frame(live.position(viewer, () if entry is None else (entry,), own))

    def _tell_clocks(self) -> None:
        """After a move that has changed nothing else about the table; the same for everybody."""
        meta, now = self.meta, self.context.now()
        absent_from = tuple(map(self._absent_from, range(len(meta.places))))
        seq, shown = shown_seq(self.row, meta), clocks.shown(meta, now)
        frame = encode_frame(ClocksChanged(now, seq, meta.waiting, shown, absent_from))
        for connection in self.connections:
            if connection.greeted:
                connection.post(frame)

    def tell_facts(self) -> None:
        """Chairs, presence, clocks, ballots: to everybody who is connected."""
        facts, now = self.facts(), self.context.now()
        for connection in self.connections:
            if connection.greeted:
                you = self.you(connection.person, connection.relations)
                connection.watches = self.may_watch(connection.person.id)
                connection.send(TableChanged(now, facts, you))
                self._reassign_viewpoint(connection, you)

    def _reassign_viewpoint(self, connection: Connection, you: You) -> None:
        """Whoever has lost a chair looks from it no more; whoever has just sat down looks from there."""
        seat = connection.looking
        if seat not in (None, *you.seats):
            seat = None
        if seat is None and not connection.chose and len(you.seats) == 1:
            seat = you.seats[0]
        if seat != connection.looking:
            connection.looking = seat
            if self.live is not None and connection.watches:
                connection.send(self.position(connection.person.id, seat))

    def require_look(self, person: Person, seat: Seat | None) -> None:
        """Nobody looks from a chair that is not theirs."""
        if seat is not None and seat not in self.meta.seats_of(person.id):
            raise NotSeated("that is not your chair")


def _meta_of(row: TableRow) -> TableMeta:
    meta = read_meta(row.doc)
    return clocks.adopted(meta, row.updated) if row.stage == "playing" else meta


def _due(meta: TableMeta, stage: Stage, now: float) -> float | None:
    """When somebody must look at a table: its clocks, bots and ballots, or before the start its countdown."""
    if stage == "gathering":
        return meta.starts_at
    return clocks.next_alarm(meta, now) if stage == "playing" else None


def shown_seq(row: TableRow, meta: TableMeta) -> int:
    """The newest entry as everybody with the link sees it: an aside does not count."""
    return row.seq if meta.last_move is None else meta.last_move


def build_of(game: AnyGame) -> str:
    """Who can read a snapshot: this program with these rules and components."""
    edition = "" if game.edition is None else game.edition.fingerprint
    return f"{__version__}/{game.name}/{game.version}/{edition}"


def with_snapshot(new: Opening, game: AnyGame, frozen: bytes) -> Opening:
    """A new table whose game need not be played again to load it."""
    return msgspec.structs.replace(new, snapshot=Snapshot(new.table.seq, build_of(game), frozen))


def check_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Malformed(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
