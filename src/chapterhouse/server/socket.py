"""The socket of one table: decode, hand on, answer. After a refusal the connection goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from chapterhouse.kernel import ChapterhouseError, Malformed
from chapterhouse.server import aids, conduct, joining, motions, quotas, requests, waiting_room
from chapterhouse.server.api import TheServer
from chapterhouse.server.chairs import require_seat
from chapterhouse.server.connection import Connection
from chapterhouse.server.decoding import decode_json
from chapterhouse.server.errors import Forbidden, TooFast, fault_of, reason_of, sentence_of
from chapterhouse.server.led_reviews import ReviewRequest
from chapterhouse.server.limits import Bucket, network_of
from chapterhouse.server.messages import (
    PROTOCOL,
    Act,
    AddChair,
    Because,
    Bye,
    ClientMessage,
    CloseChair,
    CloseTable,
    ComeBack,
    Done,
    FaultSaid,
    HandOver,
    Hello,
    History,
    HoldStart,
    Look,
    Moved,
    MuteSpectator,
    Ping,
    Pong,
    Propose,
    Refused,
    Rematch,
    RemovePlayer,
    ReportPlayer,
    Rise,
    Say,
    Seen,
    SetChair,
    SetRelation,
    Sit,
    Start,
    TakeBack,
    Vote,
    Why,
    WriteNotes,
)
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.registry import TableRegistry
from chapterhouse.server.review_messages import PointAt, ShowMoment
from chapterhouse.server.table import Table
from chapterhouse.server.websocket_protocol import outlet_of
from chapterhouse.storage.rows import Person

log = logging.getLogger("chapterhouse.socket")

Socket = WebSocket[Any, Any, Any]
Request = Callable[[Table, Person, Any], Awaitable[int]]

_decoder = msgspec.json.Decoder(ClientMessage)


class _Id(msgspec.Struct):
    """The id of whatever has one; nothing is made of the rest."""

    id: str = ""


_id_only = msgspec.json.Decoder(_Id)

REQUESTS: dict[type[msgspec.Struct], Request] = {
    Act: Table.act,
    TakeBack: motions.take_back,
    Propose: motions.propose,
    Vote: motions.vote,
    Say: requests.say,
    WriteNotes: requests.write_notes,
    Sit: requests.sit,
    Rise: requests.rise,
    ComeBack: requests.come_back,
    SetChair: requests.set_chair,
    Start: requests.start,
    HoldStart: waiting_room.hold_start,
    RemovePlayer: waiting_room.remove_player,
    CloseChair: waiting_room.close_chair,
    AddChair: waiting_room.add_chair,
    HandOver: waiting_room.hand_over,
    CloseTable: waiting_room.close_table,
    SetRelation: conduct.set_relation,
    MuteSpectator: conduct.mute_spectator,
    ReportPlayer: conduct.report_player,
    Rematch: requests.rematch,
}
"""What is answered by ``done``."""

PATIENCE = 200
"""Messages refused as too fast before the connection is closed."""

LAST_SECONDS = 5.0
"""Time for the frames that wait when a connection is closed."""

GONE = 4404
NAMELESS = 4401
CROWDED = 4429


def decode(raw: bytes, limit: int) -> ClientMessage:
    if len(raw) > limit:
        raise Malformed(f"a message has at most {limit} bytes")
    message: ClientMessage = decode_json(raw, _decoder.decode, f"a message of protocol {PROTOCOL}")
    return message


def id_of(raw: bytes) -> str | None:
    """The id of something that is not a message, so that even then the client knows what was refused."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _id_only.decode(raw[:100_000]).id[:64] or None
    return None


class Conversation:
    """One client at one table."""

    def __init__(self, registry: TableRegistry, table: Table, connection: Connection) -> None:
        self.registry = registry
        self.table = table
        self.connection = connection
        limits = registry.context.config.limits
        self._longest = limits.message_bytes
        self._bucket = Bucket(limits.messages, limits.messages_per_second, registry.context.now())
        self._too_fast = 0
        self._waiting: set[asyncio.Task[None]] = set()
        """Hints and deductions under way for this client; it may go on talking meanwhile."""

    async def hear(self, raw: bytes) -> None:
        """One message: carried out, or refused with a reason."""
        try:
            self._slow_down()
            await self._answer(decode(raw, self._longest))
        except ChapterhouseError as error:
            self._refuse(error, id_of(raw))

    def _slow_down(self) -> None:
        mine = self._bucket.take(self.registry.context.now())
        if mine and self.registry.talking.take(self.connection.person.id):
            return
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            self.connection.close()
        raise TooFast("too many messages; wait a moment")

    def _refuse(self, error: ChapterhouseError, request: str | None) -> None:
        reason = reason_of(error)
        self.registry.context.metrics.refusals.labels(reason).inc()
        if reason == "unavailable":
            log.warning("a request could not be served", exc_info=error)
        self.connection.send(Refused(reason, sentence_of(error), request, fault_of(error)))
        if reason == "stale":
            self._show()

    def _show(self) -> None:
        """The table as it is now, for a client that fell behind."""
        if self.table.live is not None and self.connection.watches:
            self.connection.send(self.table.position(self.connection.person.id, self.connection.looking))

    async def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await joining.hello(self.table, self.connection, message)
        elif isinstance(message, Ping):
            self.connection.send(Pong(message.number, self.registry.context.now()))
        elif not self.connection.greeted:
            raise Forbidden("say hello first")
        elif type(message) in REQUESTS:
            await self._carry_out(message)
        elif isinstance(message, aids.Aid):
            self._work_out(message)
        elif isinstance(message, ReviewRequest):
            self._review(message)
        else:
            await self._inform(message)

    async def _carry_out(self, message: Any) -> None:
        quotas.spend(self.registry.budgets, self.table, self.connection, message)
        seq = await REQUESTS[type(message)](self.table, self.connection.person, message)
        self.connection.send(Done(message.id, seq))
        if isinstance(message, Rematch) and self.table.meta.rematch is not None:
            for other in self.table.connections:
                other.send(Moved(self.table.meta.rematch))

    async def _inform(self, message: ClientMessage) -> None:
        """Requests that change nothing for anybody else."""
        if isinstance(message, Why):
            self.connection.send(self._because(message))
        elif isinstance(message, Look):
            await joining.look(self.table, self.connection, message)
            self.connection.send(Done(message.id, self.table.row.seq))
        elif isinstance(message, History):
            self.connection.send(await joining.history(self.table, self.connection, message))
        elif isinstance(message, Seen):
            await joining.seen(self.table, self.connection, message.seq)

    def _review(self, message: ReviewRequest) -> None:
        self.registry.led_reviews.hear(self.table, self.connection, message)
        if not isinstance(message, ShowMoment | PointAt):
            self.connection.send(Done(message.id, self.table.row.seq))

    def _work_out(self, message: aids.Aid) -> None:
        person, address = self.connection.person.id, network_of(self.connection.address)
        if not self.registry.aiding.take(person):
            raise TooFast("wait for the hints and deductions that you have asked for")
        if not self.registry.aiding_addresses.take(address):
            self.registry.aiding.free(person)
            raise TooFast("wait for the hints and deductions that your network has asked for")
        task = asyncio.create_task(self._aid(message))
        self._waiting.add(task)
        task.add_done_callback(self._aided)

    def _aided(self, task: "asyncio.Task[None]") -> None:
        self._waiting.discard(task)
        self.registry.aiding.free(self.connection.person.id)
        self.registry.aiding_addresses.free(network_of(self.connection.address))

    async def _aid(self, message: aids.Aid) -> None:
        try:
            self.connection.send(await aids.answer(self.table, self.connection.person, message))
        except ChapterhouseError as error:
            self._refuse(error, message.id)

    async def settle(self) -> None:
        """Wait for every hint and deduction under way."""
        await asyncio.gather(*self._waiting)

    async def end(self) -> None:
        """Cancel the jobs that nobody waits for any more."""
        for task in self._waiting:
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)

    def _because(self, message: Why) -> Because:
        require_seat(self.table.meta, self.connection.person.id, message.seat)
        action = self.table.game.decode_action(bytes(message.action))
        self.table.check_notes(self.connection.person, message.seat, action)
        fault = self.table.require_live_game().why(message.seat, action)
        return Because(message.id, None if fault is None else FaultSaid.of(fault))


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], server: TheServer) -> None:
    """Accept, then talk until one side has had enough."""
    await socket.accept()
    who = await server.identity.who(socket.cookies, socket.headers.get("user-agent", ""))
    if who is None:
        await _turn_away(socket, Refused("forbidden", "say who you are first: PUT /api/me"), NAMELESS)
        return
    try:
        table = await server.registry.table(table_id)
        server.count_connection(who[0].id)
    except ChapterhouseError as error:
        await _turn_away(socket, Refused(reason_of(error), sentence_of(error)), GONE)
        return
    address = socket.client.host if socket.client else ""
    connection = Connection(who[0], who[1].link, address, who[1].id)
    try:
        await _talk(socket, server, table, connection)
    finally:
        server.uncount_connection(who[0].id)


async def _turn_away(socket: Socket, refusal: Refused, code: int) -> None:
    await socket.send_text(msgspec.json.encode(refusal).decode())
    await socket.close(code)


async def _talk(socket: Socket, server: ServerProcess, table: Table, connection: Connection) -> None:
    writer = asyncio.create_task(_write(socket, connection))
    conversation = Conversation(server.registry, table, connection)
    try:
        await joining.arrive(table, connection)
        if server.registry.stopping:
            connection.send(Bye("restarting"))
            connection.close()
        reader = asyncio.create_task(_read(socket, conversation))
        ended = asyncio.create_task(connection.ended.wait())
        await asyncio.wait({reader, writer, ended}, return_when=asyncio.FIRST_COMPLETED)
        if not reader.done():
            await asyncio.wait({writer}, timeout=LAST_SECONDS)  # a client that does not read gets no more time
        for task in (reader, writer, ended):
            task.cancel()
        await asyncio.gather(reader, writer, ended, return_exceptions=True)
    finally:
        writer.cancel()
        server.registry.led_reviews.leave(table, connection)
        await conversation.end()
        with suppress(ChapterhouseError):  # the database may be what ended the conversation
            await joining.depart(table, connection)


async def _read(socket: Socket, conversation: Conversation) -> None:
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        except KeyError:  # a binary frame: not a message, but no reason to leave
            data = ""
        await conversation.hear(data.encode())


async def _write(socket: Socket, connection: Connection) -> None:
    """Send what is posted; a client that does not read is cut off by ``websocket_protocol``."""
    await connection.send_to(outlet_of(socket.scope))
    with suppress(WebSocketDisconnect):
        await socket.close(1012)
