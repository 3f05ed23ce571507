"""Tries a package out: installs it in a clean environment, starts its server, and plays there."""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import Guest, play_on

from chapterhouse import __version__
from chapterhouse.native import PURE
from tools.release.packages import ROOT, print_line

MOVES = 5_000
"""More than any game has."""
WITHOUT_PAUSE = {
    "CHAPTERHOUSE_BOT_PAUSE": "0",
    "CHAPTERHOUSE_LIMITS__MESSAGES": str(MOVES),
    "CHAPTERHOUSE_LIMITS__PERSON_MESSAGES": str(MOVES),
}
"""Nobody waits between moves here, so the limits of honest players are too low."""


def try_out(package: Path, *, browser: bool = True) -> None:
    """Fails loudly if the package cannot be installed or played. Nothing of this folder is on its path."""
    with tempfile.TemporaryDirectory(prefix="chapterhouse-trial-") as name:
        command = install(package, Path(name))
        said = run(command, "--version", cwd=name).splitlines()
        print_line(f"{package.name}: {'; '.join(said)}")
        expect(said[0].startswith(f"chapterhouse {__version__},"), "another version answers")
        compiled = [line for line in said[1:] if line.endswith("rules compiled")]
        expect(len(compiled) == (0 if is_pure(package) else len(said) - 1), "rules are not compiled as the name says")
        with serving(command, Path(name)) as address:
            asyncio.run(play_at(address))
        if browser:
            play_in_browser(command)


def is_pure(package: Path) -> bool:
    return package.name.endswith(("-none-any.whl", ".tar.gz"))


def install(package: Path, folder: Path) -> Path:
    """A new environment with the package and what it depends on; returns its command."""
    venv.create(folder / "env", with_pip=True)
    pip = [str(folder / "env/bin/pip"), "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), str(package)], cwd=folder, check=True)
    return folder / "env/bin/chapterhouse"


def run(command: Path, *arguments: str, cwd: str) -> str:
    return subprocess.run(
        [str(command), *arguments], cwd=cwd, env=clean(), capture_output=True, text=True, check=True
    ).stdout


def clean() -> dict[str, str]:
    """The environment without what would lead Python back to this folder."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON") and name != PURE}


@contextmanager
def serving(command: Path, folder: Path, words: Sequence[str] = ("serve", "--quiet"), **settings: str) -> Iterator[str]:
    """Its server on a free port of the loopback, started in a folder; gives its address."""
    given = clean() | WITHOUT_PAUSE | {"CHAPTERHOUSE_LOG": "warning"} | settings
    given |= {"CHAPTERHOUSE_HOST": "127.0.0.1", "CHAPTERHOUSE_PORT": "0"}
    start = [str(command), *words]
    with subprocess.Popen(start, cwd=folder, env=given, stdout=subprocess.PIPE, text=True) as server:
        try:
            said = server.stdout.readline() if server.stdout else ""
            expect(" open at " in said, f"the server says {said!r}")
            yield said.split(" open at ")[1].strip()
        finally:
            server.terminate()
            expect(server.wait(timeout=30) == 0, "the server does not stop in order")


async def play_at(address: str) -> None:
    """The page is there, and a game of two is played to its end over sockets."""
    anna, bruno = [await Guest(address).named(name) for name in ("Anna", "Bruno")]
    page = await anna.http.get("/")
    expect("<script" in page.text, "the page has no script")
    table = await anna.make("monastery", [{"type": "my-chair"}, {"type": "open-chair"}])
    async with anna.at(table, seq=0) as first, bruno.at(table, seq=0) as second:
        await second.ask("sit", seat=1)
        await first.ask("start")
        await asyncio.gather(first.position(), second.position())
        end = await play_on({0: first, 1: second}, random.Random(1), MOVES)
    expect(end["result"] is not None, "the game did not end")
    await anna.close()
    await bruno.close()


def play_in_browser(command: Path) -> None:
    """A whole game by clicking in Chromium, served by the package."""
    test = [sys.executable, "-m", "tools.web", "e2e", "game.e2e", "-t", "a whole game is played by clicking"]
    subprocess.run(test, cwd=ROOT, env={**clean(), "E2E_PYTHON": str(command.with_name("python"))}, check=True)


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise SystemExit(f"the package does not work: {otherwise}")
