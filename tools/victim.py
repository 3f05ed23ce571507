"""A table server in a process of its own, which may be killed, frozen, starved of disk or sent through time."""

import os
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.storage.postgres import fresh_database, running_postgres

ROOT = Path(__file__).parents[1]

PROGRAM = """
import time
shift = {shift!r}
true_time = time.time
time.time = lambda: true_time() + shift
from chapterhouse.cli.serve import app
app()
"""
"""The server, on a machine whose clock is wrong by ``shift`` seconds."""

SETTINGS = {
    "CHAPTERHOUSE_LOG": "warning",
    "CHAPTERHOUSE_LIMITS__MESSAGES": "100000",
    "CHAPTERHOUSE_LIMITS__MESSAGES_PER_SECOND": "100000",
    "CHAPTERHOUSE_LIMITS__PERSON_MESSAGES": "100000",
    "CHAPTERHOUSE_LIMITS__PERSON_MESSAGES_PER_SECOND": "100000",
    "CHAPTERHOUSE_LIMITS__REQUESTS": "100000",
    "CHAPTERHOUSE_LIMITS__REQUESTS_PER_SECOND": "100000",
    "CHAPTERHOUSE_LIMITS__NEW_PEOPLE": "100000",
    "CHAPTERHOUSE_LIMITS__HANDSHAKES": "100000",
    "CHAPTERHOUSE_LIMITS__CONNECTIONS_PER_PERSON": "100000",
    "CHAPTERHOUSE_LIMITS__TABLES_PER_PERSON": "100000",
    "CHAPTERHOUSE_LIMITS__TALK": "100000",
    "CHAPTERHOUSE_LIMITS__ASIDES": "1000000",
}


@contextmanager
def database(folder: str, postgres: bool) -> Iterator[str]:
    """The address of an empty database: a file in the folder, or a PostgreSQL of our own that ends with the run."""
    if not postgres:
        yield f"sqlite:///{folder}/chapterhouse.db"
        return
    with running_postgres() as server:
        yield fresh_database(server, "chapterhouse")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds_of(process: int) -> float:
    """Processor time of a process and its threads so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Victim:
    def __init__(
        self, database: str, log: Path, port: int | None = None, pause: float = 0.0, tree: Path = ROOT
    ) -> None:
        """``tree`` is where the program of the server is found: this one, or another commit to compare with."""
        self.database = database
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._settings = {**SETTINGS, "CHAPTERHOUSE_BOT_PAUSE": str(pause), "PYTHONPATH": str(tree / "src")}
        self._process: subprocess.Popen[bytes] | None = None

    def launch(self, shift: float = 0.0, largest_file: int | None = None) -> None:
        """Begin to start; ``largest_file`` bytes is where the disk is full."""
        command = [sys.executable, "-c", PROGRAM.format(shift=shift), "serve", "--quiet"]
        command += ["--database", self.database, "--port", str(self.port)]

        def starve() -> None:
            if largest_file is not None:
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, **self._settings}, preexec_fn=starve
            )

    def wait(self, patience: float = 60.0) -> None:
        """Until it answers; with a full disk its health is bad, and that is an answer."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if self._process is not None and self._process.poll() is not None:
                raise RuntimeError(f"the server ended by itself; see {self._log}")
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=5).close()
            except urllib.error.HTTPError:
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
            else:
                return
        raise RuntimeError(f"the server does not answer; see {self._log}")

    def check_alive(self) -> None:
        """A server that has ended by itself is a fault, whatever was killed on purpose."""
        if self._process is not None and self._process.poll() is not None:
            raise RuntimeError(f"the server ended by itself with {self._process.returncode}; see {self._log}")

    def start(self, shift: float = 0.0, largest_file: int | None = None) -> None:
        self.launch(shift, largest_file)
        self.wait()

    def kill(self) -> None:
        """At once, as when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Gracefully; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        status = self._process.wait(timeout=60)
        self._process = None
        return status

    @property
    def process_id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def cpu_seconds(self) -> float:
        """Processor time used so far, which does not depend on what else the machine is doing."""
        return cpu_seconds_of(self.process_id)

    def memory(self) -> int:
        """Resident bytes."""
        assert self._process is not None
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()
