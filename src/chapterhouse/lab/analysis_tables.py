"""The tables of the analysis of one record."""

from collections.abc import Sequence

from chapterhouse.kernel import Record, Seat, text
from chapterhouse.lab.abbey_analysis import Investigation
from chapterhouse.lab.analyse import Advice, Analysis, Standing, Turn
from chapterhouse.lab.branch import Branch, Difference
from chapterhouse.lab.record_words import RecordWords
from chapterhouse.lab.report_tables import ReportTable


def called(record: Record) -> tuple[str, ...]:
    """The names of the players, with the letter of the chair where several are the same."""
    names = record.names
    return tuple(
        f"{name} ({text.seat_letter(seat)})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    )


def analysis_tables(record: Record, found: Analysis, words: RecordWords) -> list[ReportTable]:
    course = ReportTable(
        "The course of the game",
        ("after", *called(record)),
        tuple((str(standing.at), *shares(standing)) for standing in found.course),
        "Chances of victory when bots play on from there.",
    )
    turns = ReportTable(
        "Turning points",
        ("action", "who", "played", "moved", "before", "after", "a stronger bot", "would have brought"),
        tuple(_turn(record, turn, words) for turn in found.turns if turn.swing > 0),
        "Before and after: the chance of the player who acted. Moved: how much of the chances changed, by the action "
        "or (*) by the random outcome that came with it; (?) within the noise of the playouts. "
        "Last column: how much more chance the advice would have given.",
    )
    return [course, turns]


def shares(standing: Standing) -> tuple[str, ...]:
    return tuple(estimate.write(percent=True) for estimate in standing.won)


def _turn(record: Record, turn: Turn, words: RecordWords) -> tuple[str, ...]:
    before, after = turn.before.won[turn.seat], turn.after.won[turn.seat]
    worth = "the same" if turn.worth is None else turn.worth.won.write(percent=True, sign=True)
    return (
        str(turn.at + 1),
        called(record)[turn.seat],
        words.action(turn.played),
        f"{_percent(turn.swing)}{' *' if turn.dealt else ''}{'' if turn.clear else ' ?'}",
        _percent(before.mean),
        _percent(after.mean),
        _advice(turn.advice, words),
        worth,
    )


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _advice(advice: Advice, words: RecordWords) -> str:
    """The move, and how the bot itself saw it."""
    said = words.action(advice.action)
    if advice.chance is not None:
        return f"{said} (chance {_percent(advice.chance)})"
    return f"{said} ({advice.value:+.1f})" if advice.value is not None else said


def investigation_tables(record: Record, found: Investigation, words: RecordWords) -> list[ReportTable]:
    solved = ReportTable(
        "When the culprit was determined",
        ("player", "after", "suspects left"),
        tuple(
            (called(record)[each.seat], "never" if each.at is None else str(each.at), str(each.left))
            for each in found.solved
        ),
        "By everything that this player had seen and heard.",
    )
    missed = ReportTable(
        "Questions missed",
        ("action", "asker", "suspects", "asked", "leaves", "better", "leaves"),
        tuple(
            (
                str(each.at + 1),
                called(record)[each.seat],
                str(each.left),
                words.action(each.asked),
                f"{each.after_asked:.1f}",
                words.action(each.better),
                f"{each.after_better:.1f}",
            )
            for each in found.missed
        ),
        "Suspects left on average, when each is as likely as any other.",
    )
    return [solved, missed]


def choices_table(record: Record, at: int, seat: Seat, choices: Sequence[str], words: RecordWords) -> ReportTable:
    """What could be decided at a moment, with the number by which ``--instead`` takes it."""
    played = text.write(record.lines[at].action)
    rows = [
        (str(number), words.action(choice), "played" if choice == played else "")
        for number, choice in enumerate(choices, start=1)
    ]
    return ReportTable(
        f"After {at} actions: what {called(record)[seat]} could do", ("number", "choice", ""), tuple(rows)
    )


def branch_table(record: Record, made: Branch, differences: Sequence[Difference], words: RecordWords) -> ReportTable:
    rows = [
        (
            called(record)[each.seat] + (" (acts)" if each.seat == made.seat else ""),
            each.played_points.write(),
            each.points.write(sign=True),
            each.played_won.write(percent=True),
            each.won.write(percent=True, sign=True),
        )
        for each in differences
    ]
    return ReportTable(
        f"After {made.at} actions: {words.action(made.instead)} instead of {words.action(made.played)}",
        ("player", "points as played", "difference", "victory as played", "difference"),
        tuple(rows),
        f"Both ways played to the end {differences[0].points.deals} times by {made.before.bots[0]}, on "
        f"{'the chance of the record' if made.before.recorded else 'any chance'}.",
    )
