"""What the lab's commands do, apart from how they are typed: play, report, study, print."""

import hashlib
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from chapterhouse.games import GAMES
from chapterhouse.kernel import Illegal, Malformed, Record
from chapterhouse.kernel.data import CORRECTIONS
from chapterhouse.kernel.record import AnyGame, read
from chapterhouse.lab.abbey import NAME as ABBEY
from chapterhouse.lab.abbey import investigate
from chapterhouse.lab.analyse import Settings, advised, analyse
from chapterhouse.lab.branch import branch, compare
from chapterhouse.lab.cluster import RayExecutor
from chapterhouse.lab.finding import find_game
from chapterhouse.lab.findings import analysis_tables, branch_table, investigation_tables
from chapterhouse.lab.folder import read_plan
from chapterhouse.lab.plan import Plan, vary
from chapterhouse.lab.report import report
from chapterhouse.lab.results import open_results
from chapterhouse.lab.simulate import run
from chapterhouse.lab.stopping import stoppable
from chapterhouse.lab.tables import Table
from chapterhouse.lab.tournament import line_ups, rating_tables
from chapterhouse.lab.watching import bar
from chapterhouse.lab.work import local_pool
from chapterhouse.speech import Speech

LONGEST_NAME = 32
"""Letters of a name that a table in the terminal keeps on one line."""


class Stopped(Exception):
    """Somebody interrupted a run; everything is in order, and the same command goes on."""


class Hands(NamedTuple):
    """Who does the work: so many processes here, or a cluster by its address."""

    jobs: int
    cluster: str = ""


class Wish(NamedTuple):
    """What all runs have in common."""

    game: str
    out: Path
    seed: int
    options: dict[str, Any]
    seconds: float | None = None
    records: bool = False
    data: Path | None = None


def simulate(wish: Wish, seats: tuple[str, ...], games: int, varied: Sequence[str], rotate: bool, hands: Hands) -> int:
    """Plays games among the same bots and returns how many failed."""
    fingerprint = correct(wish.data)
    game = find_game(wish.game)
    with in_words(game):
        variants = vary(game, {**wish.options, "players": len(seats)}, varied)
    plan = Plan(wish.game, game.version, (seats,), variants, wish.seed, rotate, wish.seconds, fingerprint)
    return play_plan(plan, games, wish, hands)


def tournament(wish: Wish, bots: Sequence[str], players: int, deals: int, hands: Hands) -> int:
    """Plays all line-ups on the same deals, rates the bots, and returns how many games failed."""
    fingerprint = correct(wish.data)
    game = find_game(wish.game)
    variants = ({**wish.options, "players": players},)
    plan = Plan(wish.game, game.version, line_ups(bots, players), variants, wish.seed, True, wish.seconds, fingerprint)
    failed = play_plan(plan, deals * plan.matches_a_deal, wish, hands)
    more = rating_tables(open_results([wish.out]))
    publish([wish.out], more, wish.out / "report.html")
    show(more)
    return failed


def tell(runs: Sequence[Path], page: Path | None) -> None:
    """Reports on runs; where several line-ups met, with ratings."""
    many = any(len(read_plan(path).line_ups) > 1 for path in runs)
    more = rating_tables(open_results(runs)) if many else []
    show(publish(runs, more, page or runs[0] / "report.html"))


def study(file: Path, settings: Settings, hands: Hands) -> None:
    """Analyses a record."""
    record = read_record(file)
    game = find_game(record.game)
    with stoppable(), workers(hands) as (executor, _), console().status("looking at the game"):
        found = analyse(game, record.game, record, settings, executor)
        investigated = investigate(game, record, executor) if record.game == ABBEY else None
    show(analysis_tables(record, found))
    if investigated is not None:
        show(investigation_tables(record, investigated))


def whatif(file: Path, at: int, instead: str, games: int, same: bool, settings: Settings, hands: Hands) -> None:
    """Plays both ways on from a moment of a record. Without another action, the bot's own choice is tried."""
    record = read_record(file)
    game = find_game(record.game)
    bot, seed, seconds = settings.bots, settings.seed, settings.seconds
    action = game.read_action(instead) if instead else advised(game, record, at, bot, seed, seconds)
    if at < len(record.lines) and action == record.lines[at].action:
        raise Malformed("that is what was played; name another action with --instead")
    chairs = (bot,) * len(record.names)
    with in_words(game, record.names):
        made = branch(game, record.game, record, at, action, chairs, "same" if same else "fresh", seed, seconds)
    with stoppable(), workers(hands) as (executor, _), console().status("playing both ways"):
        differences = compare(made, games, executor)
    show([branch_table(record, made, differences)])


def read_record(file: Path) -> Record:
    return read(file.read_text(encoding="utf-8"), GAMES)


def publish(runs: Sequence[Path], more: Sequence[Table], page: Path) -> Sequence[Table]:
    """Writes the page of a report and returns its tables."""
    made = report(runs, more)
    page.write_text(made.page(), encoding="utf-8")
    console().print(f"[dim]{escape(str(page))}[/]")
    return made.tables


def console() -> Console:
    return Console(highlight=False)


def show(tables: Sequence[Table]) -> None:
    """Prints tables."""
    out = console()
    for table in tables:
        out.print(_drawn(table))


def _drawn(table: Table) -> RichTable:
    drawn = RichTable(
        title=table.title,
        title_justify="left",
        caption=table.note or None,
        caption_justify="left",
        show_header=any(table.columns),
    )
    for number, column in enumerate(table.columns):
        # Names stay whole; figures may take another line.
        longest = max((len(row[number]) for row in table.rows), default=0) if number == 0 else 0
        drawn.add_column(column, no_wrap=0 < longest <= LONGEST_NAME, overflow="fold")
    for row in table.rows:
        drawn.add_row(*map(escape, row))
    return drawn


def correct(folder: Path | None) -> str:
    """Lets corrected numbers count, here and in every worker, and returns their fingerprint."""
    if folder is None:
        return ""
    os.environ[CORRECTIONS] = str(folder.resolve())
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*.toml")):
        digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def play_plan(plan: Plan, games: int, wish: Wish, hands: Hands) -> int:
    """Carries out a plan under a progress bar and returns how many games failed, now or before.

    Stopped by Ctrl-C or SIGTERM it leaves everything in order.
    """
    with in_words(find_game(plan.game)):
        plan.check()
    try:
        with stoppable(), workers(hands) as (executor, jobs), bar(games) as progress:
            folder = run(plan, games, wish.out, executor, jobs, wish.records, progress)
    except KeyboardInterrupt:
        raise Stopped(f"stopped; what was played is in {wish.out}, and the same command goes on") from None
    except BrokenProcessPool:
        raise Malformed(f"a worker process died; what was played is in {wish.out}") from None
    failed = len(list((wish.out / "failed").glob("*.record")))
    console().print(f"{folder.done} games in {escape(str(wish.out))}")
    if failed:
        console().print(f"{failed} failed: see {escape(str(wish.out / 'failed'))}")
    return failed


@contextmanager
def in_words(game: AnyGame, names: Sequence[str] = ()) -> Iterator[None]:
    """What a rule forbids is said in a sentence; a game without words of its own names the rule alone."""
    try:
        yield
    except Illegal as error:
        if not (game.folder() / "text" / "en.ftl").is_file():
            raise
        sentence = Speech(game, names=names).fault(error.fault)
        raise Malformed(f"{sentence} [{error.fault.rule}]") from None


@contextmanager
def workers(hands: Hands) -> Iterator[tuple[Executor, int]]:
    """Who does the work, and how many they are."""
    if hands.cluster:
        with RayExecutor(hands.cluster, hands.jobs) as ray:
            yield ray, ray.workers
        return
    pool = local_pool(hands.jobs)
    try:
        yield pool, hands.jobs
    except BaseException:
        _leave_at_once(pool)
        raise
    pool.shutdown(wait=True)


def _leave_at_once(pool: Executor) -> None:
    """Workers hold nothing that could be lost, and a game in hand may take minutes."""
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in multiprocessing.active_children():
        worker.kill()
        worker.join()
