"""What became of the mutants: the share that tests notice, those that they do not, and those that change nothing."""

import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.mutants.planting import ROOT, Mutant, of_files
from tools.mutants.running import Outcome

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
FOLDER = ROOT / "build" / "mutants"
NOTICED = ("killed", "timeout")


class Equivalent(NamedTuple):
    """A mutant that changes nothing that anybody could see, and why."""

    file: str
    function: str
    change: str
    reason: str

    def means(self, mutant: Mutant) -> bool:
        return (self.file, self.function, self.change) == (mutant.file, mutant.function, mutant.change)


def equivalents() -> list[Equivalent]:
    rows = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return [Equivalent(row["file"], row["function"], row["change"], row["reason"]) for row in rows]


def unknown(listed: Sequence[Equivalent]) -> list[Equivalent]:
    """Entries that name no mutant of today's sources."""
    there = of_files(sorted({entry.file for entry in listed}))
    names = {(mutant.file, mutant.function, mutant.change) for mutant in there}
    return [entry for entry in listed if (entry.file, entry.function, entry.change) not in names]


class Report(NamedTuple):
    area: str
    outcomes: Sequence[Outcome]
    listed: Sequence[Equivalent]

    def reason(self, outcome: Outcome) -> str:
        return next((entry.reason for entry in self.listed if entry.means(outcome.mutant)), "")

    @property
    def survivors(self) -> list[Outcome]:
        return [one for one in self.outcomes if one.status not in NOTICED and not self.reason(one)]

    @property
    def wrongly_listed(self) -> list[Outcome]:
        return [one for one in self.outcomes if one.status in NOTICED and self.reason(one)]

    @property
    def share(self) -> float:
        """Killed mutants among those that change something, in percent."""
        killed = sum(one.status in NOTICED for one in self.outcomes)
        counted = killed + len(self.survivors)
        return 100 * killed / counted if counted else 100.0

    def summary(self) -> str:
        killed = sum(one.status in NOTICED for one in self.outcomes)
        alive = len(self.survivors)
        nothing = len(self.outcomes) - killed - alive
        return f"{self.area}: {killed} of {killed + alive} killed ({self.share:.1f} %), {nothing} change nothing"

    def by_file(self) -> str:
        total = Counter(one.mutant.file for one in self.outcomes)
        alive = Counter(one.mutant.file for one in self.survivors)
        return "\n".join(f"  {file}: {alive[file]} of {total[file]} survive" for file in sorted(total) if alive[file])

    def text(self) -> str:
        parts = [self.summary(), self.by_file()]
        parts += [f"  {one.status}: {one.mutant.name} (line {one.mutant.lines[0]})" for one in self.survivors]
        parts += [f"  listed as equivalent, but killed: {one.mutant.name}" for one in self.wrongly_listed]
        return "\n".join(part for part in parts if part)

    def write(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        rows = [
            {"name": one.mutant.name, "status": one.status, "killer": one.killer, "seconds": round(one.seconds, 2)}
            for one in self.outcomes
        ]
        (FOLDER / f"{self.area}.json").write_text(json.dumps(rows, indent=1, ensure_ascii=False), encoding="utf-8")


def last(area: str, mutants: Iterable[Mutant]) -> list[Outcome]:
    """What the last run of an area found about these mutants."""
    path = FOLDER / f"{area}.json"
    if not path.exists():
        return []
    rows = {row["name"]: row for row in json.loads(path.read_text(encoding="utf-8"))}
    known = [(mutant, rows[mutant.name]) for mutant in mutants if mutant.name in rows]
    return [Outcome(mutant, row["status"], row["killer"], row["seconds"]) for mutant, row in known]


def merged(before: Sequence[Outcome], now: Sequence[Outcome]) -> list[Outcome]:
    """The last run, with what has been tried again since."""
    newer = {one.mutant.name: one for one in now}
    return [newer.get(one.mutant.name, one) for one in before]
