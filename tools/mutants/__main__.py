"""The command: ``python -m tools.mutants [area …]``."""

import argparse
import os
import random
import sys
import time
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

os.environ["CHAPTERHOUSE_PURE"] = "1"  # compiled rules cannot be changed in memory

from tools.mutants import report
from tools.mutants.areas import AREAS, GAMES, Area
from tools.mutants.planting import ROOT, Mutant, of_files
from tools.mutants.running import Outcome, Plan, run


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description="Plant faults; tests must notice them."
    )
    parser.add_argument("areas", nargs="*", help=f"of {', '.join(AREAS)}; without any, the three games")
    parser.add_argument("--sample", type=int, default=0, help="this many mutants of each area instead of all")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at the same time")
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests for one mutant")
    parser.add_argument("--only", default="", help="mutants whose name contains this")
    parser.add_argument("--again", action="store_true", help="the survivors of the last run of the area")
    parser.add_argument("--tests", nargs="*", default=[], help="these test files instead of the area's")
    parser.add_argument("--floor", type=float, default=0.0, help="fail below this share of killed mutants, in percent")
    return parser.parse_args()


def chosen(area: str, given: argparse.Namespace) -> list[Mutant]:
    mutants = [mutant for mutant in of_files(AREAS[area].files()) if given.only in mutant.name]
    if given.again:
        before = report.Report(area, report.last(area, mutants), report.equivalents())
        mutants = [outcome.mutant for outcome in before.survivors]
    if given.sample and given.sample < len(mutants):
        picked = random.Random(given.seed).sample(range(len(mutants)), given.sample)
        mutants = [mutants[number] for number in sorted(picked)]
    return mutants


def digest(words: Sequence[str]) -> str:
    """Of everything that decides what a test executes, and of these words."""
    found = blake2b(digest_size=8)
    for folder in ("src/chapterhouse", "tests"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".toml", ".record", ".position"}:
                found.update(path.name.encode() + b"\0" + path.read_bytes())
    found.update(" ".join(words).encode())
    return found.hexdigest()


def baseline_file(area: Area, tests: Sequence[str]) -> Path:
    folder = report.FOLDER / "baselines"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{digest((area.keyword, *tests, *area.watched()))}.json"


def announce(outcome: Outcome) -> None:
    print(f"{outcome.status:9} {outcome.seconds:5.1f} s  {outcome.mutant.name}  {outcome.killer}", flush=True)  # noqa: T201


def one_area(area: str, given: argparse.Namespace) -> report.Report:
    tests = given.tests or AREAS[area].tests
    plan = Plan(AREAS[area], chosen(area, given), given.jobs, given.budget, baseline_file(AREAS[area], tests), announce)
    campaign = run(plan, given.tests)
    for test in campaign.baseline.failed:
        print(f"left out, it fails on the sources as they are: {test}")  # noqa: T201
    outcomes = campaign.outcomes
    if given.again:
        outcomes = report.merged(report.last(area, of_files(AREAS[area].files())), outcomes)
    return report.Report(area, outcomes, report.equivalents())


def main() -> None:
    given = arguments()
    listed = report.unknown(report.equivalents())
    for entry in listed:
        print(f"equivalent.toml names no mutant: {entry.file} {entry.function}: {entry.change}")  # noqa: T201
    began = time.monotonic()
    failed = bool(listed)
    for area in given.areas or GAMES:
        result = one_area(area, given)
        if given.again or not given.only:
            result.write()
        print(result.text(), flush=True)  # noqa: T201
        failed |= result.share < given.floor or bool(result.wrongly_listed)
    print(f"{time.monotonic() - began:.0f} s")  # noqa: T201
    sys.exit(failed)


if __name__ == "__main__":
    main()
