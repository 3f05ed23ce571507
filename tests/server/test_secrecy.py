"""Nothing leaks: whatever a viewer gets is the same for every truth that the viewer cannot tell apart.

The true table and a mirror stand side by side. The mirror's state is made from what one viewer knows (``determinize``),
and its log holds nothing but what that viewer heard. The same conversation with both must give the same bytes.
"""

import asyncio
import hashlib
import json
import logging
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chapterhouse.bots import Reason, Thought
from chapterhouse.bots.thinking import BotRequest, run_bot
from chapterhouse.games import GAMES
from chapterhouse.kernel import Dealer, Seat, SeededDealer, Told
from chapterhouse.server import aids, game_log
from chapterhouse.server.chance import Chance
from chapterhouse.server.config import Config
from chapterhouse.server.connection import Connection
from chapterhouse.server.context import Context
from chapterhouse.server.contract import Aids, Contract, MyChair
from chapterhouse.server.forms import MakeTable
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.messages import Act, Advice, Advise, Entry
from chapterhouse.server.meta import Place
from chapterhouse.server.registry import TableRegistry
from chapterhouse.server.socket import Conversation
from chapterhouse.server.table import Table
from chapterhouse.storage import AsyncStore, open_store
from chapterhouse.storage.migrate import migrate
from chapterhouse.storage.rows import LogRow, Person, Session
from chapterhouse.workers import Turn, WorkerPool
from tests.server.client import Guest, play_on
from tests.server.conftest import GENEROUS, Inn, Tell
from tests.server.test_play import KEEP, two_at_lots

PEOPLE = [Person(f"p{number}", f"Person {number}", "en", (), 0.0) for number in range(7)]
WATCHER = PEOPLE[-1]


class StandingTime:
    """It is always noon, so that two conversations can be compared."""

    def now(self) -> float:
        return 43_200.0


class CountedChance(Chance):
    """Deals the same game every time."""

    dealt = 0

    def dealer(self, _table: str, _seq: int) -> Dealer:
        self.dealt += 1
        return SeededDealer(self.dealt)


class OpenPool(WorkerPool):
    """Runs jobs at once in this process: a hint is the digest of everything that the coach was given."""

    async def run(self, _turn: Turn, _seconds: float | None, function: Callable[..., Any], *args: Any) -> Any:
        if function is not run_bot:
            return function(*args)
        (asked,) = args
        digest = hashlib.sha256(repr(asked).encode()).hexdigest()
        return Thought(asked.choices[0], reasons=(Reason(digest, 1.0),))


class Mirror(Table):
    """A table as one viewer could imagine it."""

    def __init__(self, true: Table, seat: Seat | None, rows: list[LogRow], rng: random.Random) -> None:
        known = true.require_live_game()
        state = true.game.determinize(true.game.view(known.state, seat), rng)
        super().__init__(true.context, true.row, LiveGame(true.game, state, known.active_log, known.newest))
        assert self.live is not None
        self.live._asked = dict(known._asked)
        self._imagined = [self._imagine(row, seat) for row in rows]

    def _imagine(self, row: LogRow, seat: Seat | None) -> LogRow:
        """An entry without anything that the viewer did not hear."""
        if row.kind == "back":
            return row
        heard = [told for told in game_log.read_told(self.game, row.told) if told.to in (None, seat)]
        return msgspec.structs.replace(row, told=game_log.write_told(heard), body="", chance="")

    async def rows(self, after: int = -1, upto: int | None = None) -> list[LogRow]:
        return [row for row in self._imagined if row.seq > after and (upto is None or row.seq <= upto)]


@asynccontextmanager
async def hall_of(folder: Path) -> AsyncIterator[TableRegistry]:
    store = open_store(f"sqlite:///{folder}/secrecy.db")
    migrate(store)
    for person in PEOPLE:
        store.people.add(person, Session(f"s-{person.id}", person.id, None, False))
    context = Context(AsyncStore(store), Config(limits=GENEROUS), StandingTime(), CountedChance())  # type: ignore[arg-type]
    context.request_pool = OpenPool()
    registry = TableRegistry(context)
    try:
        yield registry
    finally:
        await registry.driver.stop()
        await context.close_pools()
        context.db.close()


async def begin(registry: TableRegistry, game: str, players: int, aids: Aids = "notebook") -> Table:
    """A table of people who each sit on one chair."""
    form = MakeTable(game=game, chairs=(MyChair(),) * players, contract=Contract(aids=aids), start=True)
    made = await registry.make(PEOPLE[0], form)
    places = tuple(Place(name=PEOPLE[s].name, person=PEOPLE[s].id, owner=PEOPLE[s].id) for s in range(players))
    made.meta = msgspec.structs.replace(made.meta, places=places)
    return made


async def converse(registry: TableRegistry, at: Table, person: Person, messages: list[dict[str, Any]]) -> list[bytes]:
    """Everything that one person gets in a conversation."""
    connection = Connection(person, None)
    conversation = Conversation(registry, at, connection)
    for message in messages:
        await conversation.hear(json.dumps(message).encode())
        await conversation.settle()
    connection.close()
    frames = []
    while (frame := await connection.next_frame()) is not None:
        frames.append(bytes(frame))
    return frames


def probing(true: Table, seat: Seat | None, rng: random.Random) -> list[dict[str, Any]]:
    """First sync, resumption, recap, history, and refusals of everything that might be asked about."""
    now = true.require_live_game()
    own = set(map(repr, now.choices(seat)))
    everybody = [action for other in range(len(true.meta.places)) for action in now.choices(other)]
    foreign = [action for action in everybody if repr(action) not in own]
    actions = msgspec.to_builtins(rng.sample(foreign, min(4, len(foreign))) + list(now.choices(seat))[:2])
    chair = 0 if seat is None else seat
    why = [{"type": "why", "id": f"w{n}", "seat": chair, "action": action} for n, action in enumerate(actions)]
    acts = [
        {"type": "act", "id": f"a{n}", "seat": chair, "seq": now.seq, "action": action}
        for n, action in enumerate(msgspec.to_builtins(foreign[:3]))
        if seat is not None
    ]
    return [
        {"type": "hello", "protocol": 1, "seq": max(0, now.seq - 5)},
        {"type": "hello", "protocol": 1},
        {"type": "look", "id": "l"},
        {"type": "look", "id": "m", "seat": seat},
        {"type": "look", "id": "n", "seat": (chair + 1) % len(true.meta.places)},
        {"type": "history", "id": "h", "before": now.seq + 1},
        {"type": "act", "id": "s", "seat": chair, "seq": 0, "action": {"type": "nothing"}},
        {"type": "take-back", "id": "t", "seat": chair, "to": 999_999},
        {"type": "advise", "id": "v", "seat": chair},
        {"type": "deduce", "id": "d", "seat": chair},
        *[{**each, "type": "weigh", "id": f"e{each['id']}"} for each in why],
        *why,
        *[act for act in acts if now.why(chair, true.game.decode_action(json.dumps(act["action"]))) is not None],
    ]


async def compare(registry: TableRegistry, true: Table, rng: random.Random) -> None:
    """Every viewer of this moment: the truth and its mirror tell them the same."""
    rows = await true.rows()
    viewers: list[tuple[Seat | None, Person]] = [(s, PEOPLE[s]) for s in range(len(true.meta.places))]
    for seat, person in [*viewers, (None, WATCHER)]:
        await registry.context.db(registry.context.store.activity.look, true.id, person.id, max(0, true.row.seq - 7))
        messages = probing(true, seat, rng)
        truth = await converse(registry, true, person, messages)
        imagined = await converse(registry, Mirror(true, seat, rows, rng), person, messages)
        assert truth == imagined, f"seat {seat} can tell the difference at entry {true.row.seq}"
        assert true.meta.waiting == true.require_live_game().view(seat).waiting


async def deltas(true: Table, seat: Seat, action: Any, rng: random.Random) -> None:
    """One move: what each viewer is sent is made of that viewer's view and events alone."""
    now = true.require_live_game()
    before = now.seq
    message = {"type": "act", "id": f"move{before}", "seat": seat, "seq": before}
    raw = msgspec.json.encode({**message, "action": action})
    listeners = {viewer: Connection(person, None) for viewer, person in enumerate(PEOPLE[: len(true.meta.places)])}
    for viewer, connection in [*listeners.items(), (None, Connection(WATCHER, None))]:
        connection.looking, connection.greeted, connection.watches = viewer, True, True
        true.connections.add(connection)
    act = msgspec.json.decode(raw, type=Act)
    await true.act(PEOPLE[seat], act)
    (row,) = await true.rows(after=before)
    assert all(not connection._outbox.empty() for connection in true.connections)
    for connection in () if true.stage == "over" else true.connections:  # at the end all is shown
        _compare_delta(true, connection, row, rng)
    true.connections.clear()


def _compare_delta(true: Table, connection: Connection, row: LogRow, rng: random.Random) -> None:
    viewer = connection.looking
    mirror = Mirror(true, viewer, [row], rng)
    entry = game_log.heard(true.game, mirror._imagined[0], viewer)
    expected = mirror.require_live_game().position(viewer, () if entry is None else (entry,))
    sent = connection._outbox.get_nowait()
    assert sent is not None
    assert json.loads(sent) == json.loads(msgspec.json.encode(expected)), f"seat {viewer} learns from entry {row.seq}"
    assert sent == msgspec.json.encode(expected)


async def watch_a_game(folder: Path, game: str, players: int, moves: int, seed: int, every: int = 3) -> int:
    """A random game with every byte compared; how many moments were."""
    rng, moments = random.Random(seed), 0
    async with hall_of(folder) as registry:
        true = await begin(registry, game, players, aids="full")
        for number in range(moves):
            now = true.require_live_game()
            seat = rng.choice(now.waiting)
            await deltas(true, seat, rng.choice(now.choices(seat)), rng)
            if true.stage == "over":
                break
            if number % every == 0:
                await compare(registry, true, rng)
                moments += 1
    return moments


@pytest.mark.parametrize(
    ("game", "players", "moves"), [("lots", 3, 60), ("monastery", 3, 120), ("monasterium", 3, 80), ("abbey", 3, 40)]
)
def test_no_viewer_can_tell_one_truth_from_another(tmp_path: Path, game: str, players: int, moves: int) -> None:
    assert asyncio.run(watch_a_game(tmp_path, game, players, moves, seed=11, every=10)) > 0


def leak_all_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Told, "heard_by", lambda _told, _seat: True)


def leak_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    true = LiveGame.view
    monkeypatch.setattr(LiveGame, "view", lambda self, seat, own=True: true(self, 0 if seat == 1 else seat, own))


def leak_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def heard(game: Any, row: LogRow, _seat: Seat | None, _reader: str | None = None) -> Any:
        events = tuple(told.event for told in game_log.read_told(game, row.told))
        return Entry(row.seq, row.at, events)

    monkeypatch.setattr(game_log, "heard", heard)


def leak_to_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that is handed the state itself."""
    honest = aids._advise

    async def advise(at: Table, now: LiveGame, message: Advise, turn: Turn) -> Advice:
        if message.seat not in now.waiting:
            return await honest(at, now, message, turn)
        asked = BotRequest("brother", now.view(message.seat), now.choices(message.seat), None, repr(now.state))
        thought = await at.context.request_pool.run(turn, 1.0, run_bot, asked)
        return aids.advice_of(message.id, now.seq, message.seat, thought)

    monkeypatch.setattr(aids, "_advise", advise)


@pytest.mark.parametrize("leak", [leak_all_events, leak_a_view, leak_the_log, leak_to_the_coach])
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        asyncio.run(watch_a_game(tmp_path, "lots", 3, moves=6, seed=3, every=1))


def test_a_replay_of_a_running_game_shows_what_the_chair_saw_then(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table_id = await two_at_lots(inn)
        async with anna.at(table_id, seq=0) as a, bruno.at(table_id) as b:
            await a.act(0, {"type": "redraw"})
            await b.act(1, {"type": "redraw"}, seq=2)
            await a.at_seq(3)
            live = {position["seq"]: position for position in a.all("position")}
            replay = await anna.get(f"/api/tables/{table_id}/replay", seat=0)
            for frame in replay["frames"][1:]:
                assert frame["views"] == [live[frame["seq"]]["view"]]
                entries = live[frame["seq"]]["entries"] or [{"events": []}]
                assert frame["entry"]["events"] == entries[0]["events"]
            for refused in ({"seat": 1}, {"everything": True}, {"seat": 0, "everything": True}):
                answer = await anna.http.get(f"/api/tables/{table_id}/replay", params=refused)
                assert answer.json()["reason"] == "forbidden"
            public = await bruno.get(f"/api/tables/{table_id}/replay")
            assert all(frame["views"][0]["lot"] is None for frame in public["frames"])

    tell(story)


@pytest.fixture
def logged() -> Iterator[list[logging.LogRecord]]:
    """Every line of the log, however unimportant."""
    records: list[logging.LogRecord] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    root, handler = logging.getLogger(), Keep()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield records
    root.removeHandler(handler)
    root.setLevel(level)


async def company(inn: Inn, game: str, players: int) -> tuple[list[Guest], str]:
    """People who each sit on one chair of a table that has begun."""
    host, *friends = [await inn.guest(f"Guest-{number}") for number in range(players)]
    table_id = await host.make(game, [{"type": "my-chair"}, *({"type": "open-chair"} for _ in friends)])
    for seat, friend in enumerate(friends, start=1):
        async with friend.at(table_id) as sitting:
            assert (await sitting.ask("sit", seat=seat))["type"] == "done"
    async with host.at(table_id) as ready:
        assert (await ready.ask("start"))["type"] == "done"
    return [host, *friends], table_id


def lines_of(logged: list[logging.LogRecord]) -> list[str]:
    lines = [json.dumps({**vars(each), "args": str(each.args)}, default=str) for each in logged]
    return [line for line in lines if '"name": "chapterhouse' in line]


@pytest.mark.parametrize(("game", "players"), [("monastery", 2), ("monasterium", 2), ("abbey", 3)])
def test_replay_log_and_metrics_of_a_running_game_say_no_more_than_a_chair_saw(
    tell: Tell, logged: list[logging.LogRecord], game: str, players: int
) -> None:
    async def story(inn: Inn) -> None:
        guests, table_id = await company(inn, game, players)
        async with AsyncExitStack() as stack:
            seats = {n: await stack.enter_async_context(guest.at(table_id, seq=0)) for n, guest in enumerate(guests)}
            await asyncio.gather(*(seat.position() for seat in seats.values()))
            end = await play_on(seats, random.Random(7), moves=40)
            for number, guest in enumerate(guests):
                await seats[number].at_seq(end["seq"])
                live = {position["seq"]: position for position in seats[number].all("position")}
                frames = (await guest.get(f"/api/tables/{table_id}/replay", seat=number))["frames"]
                shown = [frame for frame in frames if frame["seq"] in live]
                assert len(shown) >= 40
                assert all(frame["views"] == [live[frame["seq"]]["view"]] for frame in shown)
        metrics = (await guests[0].http.get("/metrics")).text
        said = [*lines_of(logged), metrics]
        kinds = [action.__struct_config__.tag for action in GAMES[game].actions]
        for secret in [table_id, "Guest-", *(f'"{kind}"' for kind in kinds)]:
            assert not [text for text in said if secret in text], secret

    tell(story)


def test_metrics_and_logs_tell_nothing_of_people_tables_or_games(tell: Tell, logged: list[logging.LogRecord]) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table_id = await two_at_lots(inn)
        link = (await anna.http.post("/api/me/links")).json()["secret"]
        async with anna.at(table_id) as a:
            await a.act(0, KEEP)
            await a.act(0, {"type": "zzz"})
            await a.ask("write-notes", seat=0, text="nine-tailed")
            await a.ask("say", seat=0, text="Pax-vobiscum")
        await anna.http.get("/api/tables/unknown-table-id")
        secrets = ["Anna", "Bruno", table_id, "nine-tailed", "Pax-vobiscum", link, anna.cookie().split("=")[1][:20]]
        metrics = (await anna.http.get("/metrics")).text
        ours = lines_of(logged)
        assert ours
        for secret in secrets:
            assert secret not in metrics
            assert not [line for line in ours if secret in line]
        for game in GAMES.values():
            assert not any(f'"{action.__name__}"' in metrics for action in game.actions)

    tell(story)
