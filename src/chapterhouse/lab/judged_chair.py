"""Every decision of one chair of a record, judged as the review in the browser judges it."""

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from chapterhouse.analysis.decisions import judge
from chapterhouse.analysis.findings import Compared, Effort, Judged, Size
from chapterhouse.kernel import Record, Seat, text
from chapterhouse.kernel.record import AnyGame, replay
from chapterhouse.lab.analysis_tables import called
from chapterhouse.lab.lookup import find_game
from chapterhouse.lab.record_words import RecordWords
from chapterhouse.lab.report_tables import ReportTable

SIZES: tuple[Size, ...] = ("good", "slip", "mistake", "blunder")
PLURALS = {"good": "as an Abbot would", "slip": "slips", "mistake": "mistakes", "blunder": "blunders"}
UNITS = {
    "chance": "Chance to win, with what this player knew.",
    "points": "The bot’s own estimate in points, with what this player knew.",
    "suspects": "Suspects left on average.",
}


class JudgedAction(NamedTuple):
    """The number of actions before it, and what was found."""

    at: int
    judged: Judged


def judge_chair(
    game: AnyGame, name: str, record: Record, seat: Seat, effort: Effort, seed: int, executor: Executor
) -> list[JudgedAction]:
    """All decisions of a chair where there was something to decide."""
    states = [played.state for played in replay(game, record)]
    jobs = [
        (at, executor.submit(judge_one, name, game.freeze(states[at]), seat, text.write(line.action), effort, seed))
        for at, line in enumerate(record.lines)
        if line.seat == seat
    ]
    found = ((at, job.result()) for at, job in jobs)
    return [JudgedAction(at, judged) for at, judged in found if judged is not None]


def judge_one(name: str, position: bytes, seat: Seat, action: str, effort: Effort, seed: int) -> Judged | None:
    """A job: one decision."""
    game = find_game(name)
    return judge(game, game.thaw(position), seat, game.read_action(action), effort, f"{seed}/{action}")


def judged_table(record: Record, seat: Seat, found: Sequence[JudgedAction], words: RecordWords) -> ReportTable:
    """The decisions for which something clearly better was found."""
    counted = Counter(each.judged.size for each in found)
    tally = ", ".join(f"{counted[size]} {PLURALS[size]}" for size in SIZES)
    units = [unit for unit in UNITS if any(each.judged.known.unit == unit for each in found)]
    return ReportTable(
        f"Decisions of {called(record)[seat]}: {tally}",
        ("action", "judgement", "played, and what a stronger player would have done", "why"),
        tuple(_row(each, words) for each in found if each.judged.better is not None),
        " ".join(UNITS[unit] for unit in units),
    )


def _row(each: JudgedAction, words: RecordWords) -> tuple[str, ...]:
    judged = each.judged
    assert judged.better is not None
    better = ", then ".join(words.action(text.write(one)) for one in (judged.better, *judged.then))
    played, known = words.action(text.write(judged.played)), judged.known
    return (
        str(each.at + 1),
        f"{judged.size} {_loss(known)}",
        f"{played}: {_value(known, known.played)}\n→ {better}: {_value(known, known.better)}",
        "" if judged.question else "\n".join(words.why(judged.reasons)),
    )


def _loss(found: Compared) -> str:
    if found.unit == "chance":
        return f"−{100 * found.loss:.0f}"
    return f"−{found.loss:.1f}" if found.unit == "points" else f"+{found.loss:.1f}"


def _value(found: Compared, value: float) -> str:
    if found.unit == "chance":
        return f"{100 * value:.0f} %"
    return f"{value:+.1f}".replace("-", "−") if found.unit == "points" else f"{value:.1f}"
