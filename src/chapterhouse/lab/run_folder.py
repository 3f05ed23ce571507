"""A run on disk: its plan, its games, and the tables of results.

    run.json        the plan
    journal.jsonl   the latest games, one line each, in order
    parts/          earlier games, as Parquet
    games.parquet   one row per game      ┐ written whenever the run stops or ends
    seats.parquet   one row per seat      ┘
    records/        every game's record, if asked for
    failed/         of every game that broke off: its record, and what went wrong

A game counts as played once its line is in the journal. A line that a crash cut short is played again.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
import polars as pl

from chapterhouse.kernel import Malformed
from chapterhouse.lab.match import Failure, Outcome
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.result_frames import frames

PART = 5_000
"""Games in one part."""

COUNTED = pl.col(r"^(points|did)\..*$")
"""The columns that a game adds: what nobody did in one part may still occur in another."""

Result = Outcome | Failure
_decoder = msgspec.json.Decoder(Result)


class RunFolder:
    """The folder of one run, with one writer."""

    def __init__(self, path: Path, plan: Plan, part: int = PART) -> None:
        self.path = path
        self.plan = plan
        self.part = part
        self.done = 0
        """The number of matches played: always the first ones of the schedule."""
        self._open: IO[bytes] | None = None
        self._lines = 0

    @classmethod
    def take_up(cls, path: Path, plan: Plan, part: int = PART) -> "RunFolder":
        """A new run, or the same run where it stopped. A folder that holds another run is refused."""
        folder = cls(path, plan, part)
        if (path / "run.json").exists():
            folder._expect_same()
        else:
            _write_whole(path / "run.json", msgspec.json.format(msgspec.json.encode(plan)))
        (path / "parts").mkdir(exist_ok=True)
        folder._recover()
        return folder

    def _expect_same(self) -> None:
        found = read_plan(self.path)
        for name in self.plan.__struct_fields__:
            if name == "edition" and not found.edition:  # a run from before editions
                continue
            if getattr(found, name) != getattr(self.plan, name):
                raise Malformed(
                    f"{self.path} holds another run: its {name} is {getattr(found, name)!r}, "
                    f"not {getattr(self.plan, name)!r}; give this one a folder of its own"
                )

    def _recover(self) -> None:
        """Counts the stored games, and cuts off an incomplete last line."""
        journal = self.path / "journal.jsonl"
        raw = journal.read_bytes() if journal.exists() else b""
        whole = raw[: raw.rfind(b"\n") + 1]
        parts = self._parts("games")
        begun = int(parts[-1].stem.rpartition("-")[2]) if parts else 0
        lines = [line for line in whole.splitlines(keepends=True) if _decoder.decode(line).number >= begun]
        if raw != b"".join(lines):
            _write_whole(journal, b"".join(lines))
        self._lines = len(lines)
        self.done = begun + self._lines

    def add(self, result: Result) -> None:
        """Stores one game. Its record is written first, so that every counted game has one."""
        self._keep_record(result)
        if self._open is None:
            self._open = (self.path / "journal.jsonl").open("ab")
        slim = msgspec.structs.replace(result, record="") if isinstance(result, Outcome) else result
        self._open.write(msgspec.json.encode(slim) + b"\n")
        self._open.flush()
        self.done += 1
        self._lines += 1
        if self._lines == self.part:
            self._roll()

    def _keep_record(self, result: Result) -> None:
        name = f"{result.number:07}"
        if isinstance(result, Failure):
            _write_whole(self.path / "failed" / f"{name}.record", result.record.encode())
            _write_whole(self.path / "failed" / f"{name}.txt", result.trace.encode())
        elif result.record:
            # A thousand files are as many as a folder carries well.
            _write_whole(self.path / "records" / name[:-3] / f"{name}.record", result.record.encode())

    def _roll(self) -> None:
        """Turns the journal into a part. The games table is written last: recovery counts by it."""
        games, seats = frames(self.plan, self._journal())
        span = f"{self.done - self._lines:08}-{self.done:08}"
        for name, frame in (("seats", seats), ("games", games)):
            _write_parquet(frame.lazy(), self.path / "parts" / f"{name}-{span}.parquet")
        self.close()
        _write_whole(self.path / "journal.jsonl", b"")
        self._lines = 0

    def _journal(self) -> Iterator[Result]:
        journal = self.path / "journal.jsonl"
        if journal.exists():
            with journal.open("rb") as lines:
                yield from map(_decoder.decode, lines)

    def _parts(self, name: str) -> list[Path]:
        return sorted((self.path / "parts").glob(f"{name}-*.parquet"))

    def finish(self) -> None:
        """Writes all games into the two tables."""
        latest = frames(self.plan, self._journal())
        for name, frame in zip(("games", "seats"), latest, strict=True):
            frames_ = [*(pl.scan_parquet(part) for part in self._parts(name)), frame.lazy()]
            together = pl.concat(frames_, how="diagonal").with_columns(COUNTED.fill_null(0))
            _write_parquet(together, self.path / f"{name}.parquet")
        self.close()

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None


def read_plan(path: Path) -> Plan:
    """The plan of a run."""
    try:
        return msgspec.json.decode((path / "run.json").read_bytes(), type=Plan)
    except FileNotFoundError:
        raise Malformed(f"{path} is not the folder of a run: it has no run.json") from None
    except msgspec.DecodeError as error:
        raise Malformed(f"{path / 'run.json'}: {error}") from None


def _write_whole(path: Path, content: bytes) -> None:
    """Writes a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_bytes(content)
    os.replace(new, path)


def _write_parquet(frame: pl.LazyFrame, path: Path) -> None:
    new = path.with_name(path.name + ".new")
    frame.sink_parquet(new)
    os.replace(new, path)
