"""The lab's commands without their command line: play, report, analyse, print."""

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

from chapterhouse.analysis.findings import Effort
from chapterhouse.games import GAMES, NAMES, key_of
from chapterhouse.kernel import Illegal, Malformed, Record, text
from chapterhouse.kernel.data import CORRECTIONS
from chapterhouse.kernel.record import AnyGame, game_of, read
from chapterhouse.lab.abbey_analysis import NAME as ABBEY
from chapterhouse.lab.abbey_analysis import investigate
from chapterhouse.lab.analyse import Settings, advised, analyse
from chapterhouse.lab.analysis_tables import analysis_tables, branch_table, choices_table, investigation_tables
from chapterhouse.lab.branch import branch, compare
from chapterhouse.lab.cluster import RayExecutor
from chapterhouse.lab.jobs import local_pool
from chapterhouse.lab.judged_chair import judge_chair, judged_table
from chapterhouse.lab.lookup import find_game
from chapterhouse.lab.plan import Plan, edition_of, vary
from chapterhouse.lab.progress import bar, steps
from chapterhouse.lab.record_words import RecordWords, choices_at, chosen_action, has_words
from chapterhouse.lab.report import report
from chapterhouse.lab.report_tables import ReportTable
from chapterhouse.lab.results import open_results
from chapterhouse.lab.run_folder import read_plan
from chapterhouse.lab.signals import stoppable
from chapterhouse.lab.simulate import run
from chapterhouse.lab.tournament import line_ups, rating_tables
from chapterhouse.speech import Speech

LONGEST_NAME = 32
"""Letters of a name that stay on one line of a table in the terminal."""


class Stopped(Exception):
    """A run was interrupted; its folder is complete, and the same command continues it."""


class Workers(NamedTuple):
    """Where the work is done: processes on this machine, or a Ray cluster by its address."""

    jobs: int
    cluster: str = ""


class RunRequest(NamedTuple):
    """The settings that simulations and tournaments have in common."""

    game: str
    out: Path
    seed: int
    options: dict[str, Any]
    seconds: float | None = None
    records: bool = False
    data: Path | None = None


def simulate(
    request: RunRequest, seats: tuple[str, ...], games: int, varied: Sequence[str], rotate: bool, where: Workers
) -> int:
    """Plays games with one line-up and returns the number of failures."""
    fingerprint = correct(request.data)
    game = find_game(request.game)
    with in_words(game):
        variants = vary(game, {**request.options, "players": len(seats)}, varied)
    common = (request.seconds, fingerprint, edition_of(game))
    plan = Plan(request.game, game.version, (seats,), variants, request.seed, rotate, *common)
    return play_plan(plan, games, request, where)


def tournament(request: RunRequest, bots: Sequence[str], players: int, deals: int, where: Workers) -> int:
    """Plays all line-ups on the same deals, rates the bots, and returns the number of failures."""
    fingerprint = correct(request.data)
    game = find_game(request.game)
    variants = ({**request.options, "players": players},)
    common = (request.seconds, fingerprint, edition_of(game))
    plan = Plan(request.game, game.version, line_ups(bots, players), variants, request.seed, True, *common)
    failed = play_plan(plan, deals * plan.matches_a_deal, request, where)
    more = rating_tables(open_results([request.out]))
    publish([request.out], more, request.out / "report.html")
    show(more)
    return failed


def print_report(runs: Sequence[Path], page: Path | None) -> None:
    """Reports on runs, with ratings where there are several line-ups."""
    many = any(len(read_plan(path).line_ups) > 1 for path in runs)
    more = rating_tables(open_results(runs)) if many else []
    show(publish(runs, more, page or runs[0] / "report.html"))


def analyse_record(file: Path, settings: Settings, where: Workers) -> None:
    """Analyses a record."""
    record = read_record(file)
    game = game_of(record.game, record.edition, GAMES)
    words = RecordWords(game, record)
    with stoppable(), workers(where) as (executor, _):
        with steps("positions", settings.moments + 1) as counted:
            found = analyse(game, key_of(game), record, settings, counted(executor))
        investigated = None
        if record.game == ABBEY:
            with steps("questions", 1) as counted:
                investigated = investigate(game, record, counted(executor))
    show(analysis_tables(record, found, words))
    if investigated is not None:
        show(investigation_tables(record, investigated, words))


def judge_record(file: Path, chair: str, playouts: int, seed: int, where: Workers) -> None:
    """Judges every decision of one chair of a record."""
    record = read_record(file)
    game = game_of(record.game, record.edition, GAMES)
    letters = [text.seat_letter(seat) for seat in range(len(record.names))]
    if chair not in letters:
        raise Malformed(f"the record has the chairs {', '.join(letters)}")
    if key_of(game).partition("@")[0] not in NAMES:
        raise Malformed("nobody can judge this game")
    seat, effort = letters.index(chair), Effort(playouts=playouts)
    with stoppable(), workers(where) as (executor, _), steps("decisions", 1) as counted:
        found = judge_chair(game, key_of(game), record, seat, effort, seed, counted(executor))
    show([judged_table(record, seat, found, RecordWords(game, record))])


def list_choices(file: Path, at: int) -> None:
    """Prints what could be decided after ``at`` actions of a record."""
    record = read_record(file)
    game = game_of(record.game, record.edition, GAMES)
    seat, choices = choices_at(game, record, at)
    show([choices_table(record, at, seat, [text.write(each) for each in choices], RecordWords(game, record))])


def whatif(file: Path, at: int, instead: str, games: int, same: bool, settings: Settings, where: Workers) -> None:
    """Plays a record on from a moment, as played and with another action (by default the bot's choice)."""
    record = read_record(file)
    game = game_of(record.game, record.edition, GAMES)
    bot, seed, seconds = settings.bots, settings.seed, settings.seconds
    action = chosen_action(game, record, at, instead) if instead else advised(game, record, at, bot, seed, seconds)
    if at < len(record.lines) and action == record.lines[at].action:
        raise Malformed("that is what was played; name another action with --instead; --list shows all")
    chairs = (bot,) * len(record.names)
    with in_words(game, record.names):
        made = branch(game, key_of(game), record, at, action, chairs, "same" if same else "fresh", seed, seconds)
    with stoppable(), workers(where) as (executor, _), steps("playouts, eight at a time", 1) as counted:
        differences = compare(made, games, counted(executor))
    show([branch_table(record, made, differences, RecordWords(game, record))])


def read_record(file: Path) -> Record:
    return read(file.read_text(encoding="utf-8"), GAMES)


def publish(runs: Sequence[Path], more: Sequence[ReportTable], page: Path) -> Sequence[ReportTable]:
    """Writes the page of a report and returns its tables."""
    made = report(runs, more)
    page.write_text(made.page(), encoding="utf-8")
    console().print(f"[dim]{escape(str(page))}[/]")
    return made.tables


def console() -> Console:
    return Console(highlight=False)


def show(tables: Sequence[ReportTable]) -> None:
    """Prints tables."""
    out = console()
    for table in tables:
        out.print(_drawn(table))


def _drawn(table: ReportTable) -> RichTable:
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
    """Uses corrected data files, here and in every worker, and returns their fingerprint."""
    if folder is None:
        return ""
    os.environ[CORRECTIONS] = str(folder.resolve())
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*.toml")):
        digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def play_plan(plan: Plan, games: int, request: RunRequest, where: Workers) -> int:
    """Plays a plan with a progress bar and returns the number of failures in its folder.

    Ctrl-C and SIGTERM stop it cleanly.
    """
    with in_words(find_game(plan.game)):
        plan.check()
    try:
        with stoppable(), workers(where) as (executor, jobs), bar(games) as progress:
            folder = run(plan, games, request.out, executor, jobs, request.records, progress)
    except KeyboardInterrupt:
        raise Stopped(f"stopped; the games so far are in {request.out}, and the same command continues") from None
    except BrokenProcessPool:
        raise Malformed(f"a worker process died; the games so far are in {request.out}") from None
    failed = len(list((request.out / "failed").glob("*.record")))
    console().print(f"{folder.done} games in {escape(str(request.out))}")
    if failed:
        console().print(f"{failed} failed: see {escape(str(request.out / 'failed'))}")
    return failed


@contextmanager
def in_words(game: AnyGame, names: Sequence[str] = ()) -> Iterator[None]:
    """Words a refusal by the rules; for a game without texts it stays a rule id."""
    try:
        yield
    except Illegal as error:
        if not has_words(game):
            raise
        sentence = Speech(game, names=names).fault(error.fault)
        raise Malformed(f"{sentence} [{error.fault.rule}]") from None


@contextmanager
def workers(where: Workers) -> Iterator[tuple[Executor, int]]:
    """The executor, and its number of workers."""
    if where.cluster:
        with RayExecutor(where.cluster, where.jobs) as ray:
            yield ray, ray.workers
        return
    pool = local_pool(where.jobs)
    try:
        yield pool, where.jobs
    except BaseException:
        _kill_workers(pool)
        raise
    pool.shutdown(wait=True)


def _kill_workers(pool: Executor) -> None:
    """Kills the workers: they hold nothing that could be lost, and a game may take minutes."""
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in multiprocessing.active_children():
        worker.kill()
        worker.join()
