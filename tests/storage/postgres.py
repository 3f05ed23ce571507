"""A real PostgreSQL of our own for the tests: in a folder, on a free port of the loopback, gone afterwards."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

USER = "chapterhouse"


def binaries() -> Path:
    """Where Debian keeps the programs of the newest PostgreSQL on this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert found, "PostgreSQL is missing: apt-get install postgresql"
    return found[-1].parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _owner() -> str | None:
    """PostgreSQL refuses to run as root; then it runs as the user that its package made."""
    return "postgres" if os.geteuid() == 0 else None


def _run(*command: str | Path) -> None:
    done = subprocess.run(list(map(str, command)), user=_owner(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a running server, ready for ``fresh_database``. Nobody kills it, so it waits for no disk."""
    folder = Path(tempfile.mkdtemp(prefix="chapterhouse-postgres-"))
    owner = _owner()
    if owner is not None:
        account = pwd.getpwnam(owner)
        os.chown(folder, account.pw_uid, account.pw_gid)
    port, data, log = free_port(), folder / "data", folder / "log"
    _run(binaries() / "initdb", "-D", data, "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8", "--no-locale")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    _run(binaries() / "pg_ctl", "-D", data, "-l", log, "-w", "-o", options, "start")
    try:
        yield f"postgresql://{USER}@127.0.0.1:{port}"
    finally:
        _run(binaries() / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder)


def fresh_database(server: str, name: str) -> str:
    """The address of an empty database."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {name}")
    return f"{server}/{name}"
