"""What a socket carries: compressed where it pays, with a window that reaches back to the position before."""

import asyncio
from collections.abc import Sequence

import pytest
from websockets.asyncio.client import connect
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from chapterhouse.server.connection import OUTBOX, Connection
from chapterhouse.server.connection import Frame as Posted
from chapterhouse.server.websocket_protocol import (
    COMPRESS,
    COMPRESSED_TEXT,
    GATHERED,
    SMALL,
    TEXT,
    WINDOW_BITS,
    GatheringTransport,
    SelectiveDeflate,
    text_frame,
)
from chapterhouse.storage.rows import Person
from tests.server.client import Seat
from tests.server.conftest import Inn, Tell

Sizes = list[tuple[bool, int]]


class Offer(ClientPerMessageDeflateFactory):
    """What a browser offers; notes of each message whether it is compressed, and its size on the wire."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__(client_max_window_bits=True)
        self._sizes = sizes

    def process_response_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> PerMessageDeflate:
        agreed = super().process_response_params(params, accepted_extensions)
        decode, sizes = agreed.decode, self._sizes

        def noting(frame: Frame, *, max_size: int | None = None) -> Frame:
            sizes.append((frame.rsv1, len(frame.data)))
            return decode(frame, max_size=max_size)

        agreed.decode = noting  # type: ignore[method-assign]
        return agreed


def test_positions_are_compressed_against_the_one_before_and_small_frames_are_not(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest, sizes = await inn.guest("Anna"), Sizes()
        chairs = [{"type": "my-chair", "name": name} for name in ("A", "B")]
        table = await guest.make("monasterium", chairs, start=True)
        url = inn.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": guest.cookie()}
        async with connect(url, additional_headers=headers, compression=None, extensions=[Offer(sizes)]) as socket:
            seat = Seat(socket)
            for message in ({"type": "hello", "protocol": 1, "seat": 0}, {"type": "look", "id": "l", "seat": 0}):
                await seat.send(message)
            texts = [await socket.recv() for _ in range(4)]
            seen = sizes[:4]  # the close comes after them
        kinds = [str(text)[9:].split('"')[0] for text in texts]
        assert kinds == ["welcome", "position", "position", "done"]
        assert [compressed for compressed, _ in seen] == [True, True, True, False]
        assert len(texts[2]) > 5_000
        assert seen[2][1] < seen[1][1] / 4  # the second one refers to the first
        assert seen[3][1] == len(texts[3])

    tell(story)


class Recorded(asyncio.Transport):
    """Notes what is written at once."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


@pytest.fixture
def written() -> Recorded:
    return Recorded()


def test_what_is_written_in_one_turn_of_the_loop_is_one_call(written: Recorded) -> None:
    async def story() -> None:
        transport = GatheringTransport(written, asyncio.get_running_loop())
        for turn in (b"abc", b"de"):
            for byte in turn:
                transport.write(bytes([byte]))
            await asyncio.sleep(0)

    asyncio.run(story())
    assert written.written == [b"abc", b"de"]


def test_much_is_written_at_once_so_that_a_full_transport_is_noticed(written: Recorded) -> None:
    async def story() -> None:
        transport = GatheringTransport(written, asyncio.get_running_loop())
        transport.write(b"a")
        transport.write(b"x" * GATHERED)
        assert written.written == [b"a" + b"x" * GATHERED]
        transport.write(b"b")
        await asyncio.sleep(0)

    asyncio.run(story())
    assert written.written[1:] == [b"b"]


def test_a_transport_that_is_closed_has_written_all_and_writes_no_more(written: Recorded) -> None:
    async def story() -> None:
        transport = GatheringTransport(written, asyncio.get_running_loop())
        transport.write(b"last")
        transport.close()
        assert (written.written, transport.is_closing()) == ([b"last"], True)
        transport.write(b"too late")
        await asyncio.sleep(0)

    asyncio.run(story())
    assert written.written == [b"last"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_what_the_protocol_says(size: int) -> None:
    payload = b"x" * size
    assert text_frame(TEXT, payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


class Door:
    """A way out that can be shut, as by a client that does not read."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()

    def take(self, frame: bytes) -> bool:
        if self.open.is_set():
            self.sent.append(frame)
        return self.open.is_set()

    async def until_ready(self) -> None:
        await self.open.wait()


def _connected() -> tuple[Connection, Door]:
    return Connection(Person("a", "Anna", "en", (), 0.0), None), Door()


def test_a_frame_leaves_at_once_when_none_waits() -> None:
    async def story() -> None:
        connection, door = _connected()
        connection.post(Posted(b"before"))
        sending = asyncio.create_task(connection.send_to(door))
        await asyncio.sleep(0)
        connection.post(Posted(b"at once"))
        assert door.sent == [b"before", b"at once"]
        connection.close()
        await sending

    asyncio.run(story())


def test_frames_keep_their_order_when_a_client_stops_reading_and_goes_on() -> None:
    async def story() -> None:
        connection, door = _connected()
        sending = asyncio.create_task(connection.send_to(door))
        posted = 0
        for turn in range(40):
            if turn % 5 == 0:
                door.open.clear()
            if turn % 5 == 3:
                door.open.set()
            for _ in range(turn % 4):
                connection.post(Posted(str(posted).encode()))
                posted += 1
            if turn % 3:
                await asyncio.sleep(0)
        door.open.set()
        connection.close()
        await sending
        assert door.sent == [str(number).encode() for number in range(posted)]

    asyncio.run(story())


def test_a_client_that_reads_nothing_is_let_go_with_a_full_outbox() -> None:
    async def story() -> None:
        connection, door = _connected()
        sending = asyncio.create_task(connection.send_to(door))
        await asyncio.sleep(0)
        door.open.clear()
        for _ in range(OUTBOX + 2):
            connection.post(Posted(b"more"))
        assert connection.closed
        assert door.sent == []
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)

    asyncio.run(story())


def _deflate() -> SelectiveDeflate:
    return SelectiveDeflate(
        remote_no_context_takeover=False,
        local_no_context_takeover=False,
        remote_max_window_bits=WINDOW_BITS,
        local_max_window_bits=WINDOW_BITS,
        compress_settings=COMPRESS,
    )


@pytest.mark.parametrize(
    ("size", "fin", "small"), [(0, True, True), (SMALL - 1, True, True), (SMALL, True, False), (1, False, False)]
)
def test_a_whole_small_frame_is_left_as_it_is(size: int, fin: bool, small: bool) -> None:
    payload = b"x" * size
    frame = Frame(Opcode.TEXT, payload, fin=fin)
    encoded = _deflate().encode(frame)
    assert (encoded is frame) == small
    assert encoded.rsv1 != small
    if fin:
        sent = _deflate().pack(payload)
        assert sent == text_frame(TEXT if small else COMPRESSED_TEXT, bytes(encoded.data)), "what is sent at once"
