"""Runs the steps of a Containerfile in a clean folder, where there is no container engine.

    python -m tools.container          build, start the server as the image would, play a game at a socket

Every stage has a folder that stands for its root. ``COPY . .`` copies the files that git knows. Steps that change the
system itself (apt-get, useradd) are not run: they are printed, and what they install must be there already.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[1]
FILE = ROOT / "deploy" / "Containerfile"
SYSTEM = ("apt-get ", "useradd ")
"""Steps that begin so belong to the system of the container."""
ABSOLUTE = re.compile(r"(?<![\w./:-])/(?:src|opt|var/lib)/?[\w./-]*")
"""Paths that lie inside the root of a stage."""


class Instruction(msgspec.Struct, frozen=True):
    word: str
    text: str


class Stage(msgspec.Struct):
    """The state of one stage while its instructions are carried out."""

    root: Path
    workdir: str = "/"
    environment: dict[str, str] = msgspec.field(default_factory=dict)
    entrypoint: list[str] = msgspec.field(default_factory=list)
    command: list[str] = msgspec.field(default_factory=list)

    def place(self, path: str) -> Path:
        """Where a path of the container is on this machine."""
        inside = path if path.startswith("/") else f"{self.workdir}/{path}"
        return self.root / inside.lstrip("/")

    def mapped(self, text: str) -> str:
        """A command with its absolute paths as they are on this machine."""
        return ABSOLUTE.sub(lambda found: str(self.root) + found.group(), text)


def instructions(text: str) -> Iterator[Instruction]:
    """Comments dropped, continued lines joined."""
    whole = re.sub(r"\\\n\s*", "", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    for line in filter(str.strip, whole.splitlines()):
        word, _, rest = line.partition(" ")
        yield Instruction(word, rest.strip())


class Builder:
    """Carries out instructions, stage after stage, below one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stages: dict[str, Stage] = {}
        self.stage = Stage(folder)

    def run(self, text: str) -> Stage:
        """The last stage, which is the image."""
        for each in instructions(text):
            say(f"{each.word} {each.text}")
            handler = getattr(self, f"do_{each.word.lower()}", None)
            if handler is None:
                raise SystemExit(f"{each.word} is an instruction that this program does not know")
            handler(each.text)
        return self.stage

    def do_from(self, text: str) -> None:
        name = text.partition(" AS ")[2] or str(len(self.stages))
        self.stage = self.stages[name] = Stage(self.folder / name)

    def do_workdir(self, text: str) -> None:
        self.stage.workdir = text
        self.stage.place(text).mkdir(parents=True, exist_ok=True)

    def do_copy(self, text: str) -> None:
        *options, source, target = text.split()
        if options:
            other = self.stages[options[0].removeprefix("--from=")]
            # Installed commands name their folder, so what is copied stays reachable under its first name, too.
            shutil.copytree(other.place(source), self.stage.place(target), symlinks=True)
        else:
            copy_clone(self.stage.place(target))

    def do_run(self, text: str) -> None:
        if text.startswith(SYSTEM):
            say("  (not run: it changes the system)")
            return
        environment = os.environ | self.stage.environment
        cwd = self.stage.place(".")
        subprocess.run(["sh", "-c", self.stage.mapped(text)], cwd=cwd, env=environment, check=True)

    def do_env(self, text: str) -> None:
        name, _, value = text.partition("=")
        self.stage.environment[name] = value

    def do_entrypoint(self, text: str) -> None:
        self.stage.entrypoint = json.loads(text)

    def do_cmd(self, text: str) -> None:
        self.stage.command = json.loads(text)

    def do_healthcheck(self, text: str) -> None:
        """Its command is tried on the running server by the test of this folder."""

    def do_user(self, text: str) -> None:
        """This machine has no such user; everything runs as the one who calls."""

    do_volume = do_expose = do_user


def copy_clone(target: Path) -> None:
    """The files of the repository as they are now, without anything that is built or installed."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    from tools.release.trial import play_at, serving

    with tempfile.TemporaryDirectory(prefix="chapterhouse-container-") as name:
        image = Builder(Path(name)).run(FILE.read_text(encoding="utf-8"))
        command = Path(image.mapped(image.entrypoint[0]))
        say(f"then: {shlex.join([str(command), *image.command])}")
        with serving(command, image.place("."), image.command, **image.environment) as address:
            asyncio.run(play_at(address))
            say(f"a whole game was played at {address}")


if __name__ == "__main__":
    main()
