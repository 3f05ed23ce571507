"""Start the server and stop it gracefully: finish what was begun, tell everybody that we will be back."""

import asyncio
import fcntl
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib import import_module
from pathlib import Path

import uvicorn

from chapterhouse.games import editions, load_all
from chapterhouse.kernel import Malformed
from chapterhouse.server.app import make_app
from chapterhouse.server.chance import Chance
from chapterhouse.server.config import Config
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.websocket_protocol import TableWebSocketProtocol
from chapterhouse.storage import AsyncStore, Store, open_store
from chapterhouse.storage.migrate import migrate
from chapterhouse.workers import get_ready


class Server(uvicorn.Server):
    """Uvicorn without its own signal handlers: we say goodbye to the tables first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextmanager
def only_server(store: Store) -> Iterator[None]:
    """SQLite has one server process: a second one is refused with a clear line, not with a locked database."""
    file = store.engine.url.database
    if store.kind != "sqlite" or not file or file == ":memory:":
        yield
        return
    with Path(f"{file}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Malformed(f"another server already uses {file}; several servers need PostgreSQL") from None
        yield


async def serve(
    config: Config, ready: Callable[[str], None] = lambda _address: None, chance: Chance | None = None
) -> None:
    """Serve until the process is told to stop. ``ready`` gets the address once it can be used."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with running(config, chance) as (_server, address):
        ready(config.address or address)
        await stop.wait()


@asynccontextmanager
async def running(config: Config, chance: Chance | None = None) -> AsyncIterator[tuple[ServerProcess, str]]:
    """A server that can be reached at an address, and a graceful end."""
    os.environ[editions.FOLDER] = str(Path(config.editions).absolute())  # worker processes read it, too
    store = open_store(config.database)
    with only_server(store), _listening(config) as listening:
        migrate(store)
        server = await ServerProcess.open(AsyncStore(store), config, chance)
        web = Server(_uvicorn_config(server, config))
        serving = asyncio.create_task(web.serve(sockets=[listening]))
        # Nobody waits for rules and passkeys before the server opens. A game that cannot be loaded is reported to the
        # person who asks for it; here asyncio logs it.
        opened = asyncio.Event()
        loading = server.registry.rules = asyncio.create_task(_load_once(opened))
        await _started(web, serving)
        opened.set()
        try:
            yield server, _address(config, listening)
        finally:
            await server.judge.stop()
            await server.registry.stop()
            await asyncio.wait({loading})
            web.should_exit = True
            await serving
            server.context.db.close()


async def _load_once(opened: asyncio.Event) -> None:
    await opened.wait()
    await asyncio.to_thread(_load_ahead)


def _load_ahead() -> None:
    get_ready()
    load_all()
    import_module("chapterhouse.server.passkey_ceremonies")


async def _started(web: Server, running: "asyncio.Task[None]") -> None:
    while not web.started and not running.done():
        await asyncio.sleep(0.01)


@contextmanager
def _listening(config: Config) -> Iterator[socket.socket]:
    try:
        made = socket.create_server((config.host, config.port), backlog=1024)
    except OSError as error:
        raise Malformed(f"cannot listen on {config.host}:{config.port}: {error.strerror}") from None
    with made:
        yield made


def _address(config: Config, listening: socket.socket) -> str:
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host
    return f"http://{host}:{listening.getsockname()[1]}"


def _uvicorn_config(server: ServerProcess, config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(server),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws=TableWebSocketProtocol,
        ws_max_size=max(1_000_000, config.limits.message_bytes),
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=int(config.stop_within),
        proxy_headers=True,
        forwarded_allow_ips=list(config.proxies),
    )
