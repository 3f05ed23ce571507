"""Tables of fixed runs as text: ``python -m tests.lab.golden`` writes them anew."""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from chapterhouse.kernel import record, text
from chapterhouse.lab.analyse import Settings, analyse
from chapterhouse.lab.analysis_tables import analysis_tables, branch_table, choices_table
from chapterhouse.lab.branch import branch, compare
from chapterhouse.lab.record_words import RecordWords, choices_at
from chapterhouse.lab.report import report
from chapterhouse.lab.report_tables import ReportTable
from chapterhouse.lab.results import open_results
from chapterhouse.lab.tournament import line_ups, rating_tables
from tests.kernel.lots import GAME, Keep
from tests.lab.bots import CRASHING, DULL, LOTS_GAME, SHARP
from tests.lab.runs import Here, plan, played

FOLDER = Path(__file__).with_name("golden")
BLUNDER = """chapterhouse record 1
game lots 1
option players 2
option redraw true
seat a Anna
seat b Bruno
deal 8 6
a redraw | 1
b keep
a bet no
b bet yes
"""


def written(tables: Sequence[ReportTable], about: Sequence[str] = ()) -> str:
    lines = list(about)
    for table in tables:
        lines += [f"# {table.title}", *(" | ".join(row) for row in (table.columns, *table.rows)), table.note, ""]
    return "\n".join(lines)


def run_report(folder: Path) -> str:
    """Two runs of one seed, with variants and a bot that fails now and then."""
    played(folder / "base", plan(SHARP, SHARP, DULL, variants=({}, {"redraw": False}), rotate=True), 90)
    played(folder / "other", plan(CRASHING, SHARP, DULL, rotate=True), 45)
    made = report([folder / "base", folder / "other"])
    about = [line.replace(str(folder), "…") for line in made.about]
    return written(made.tables, [made.title, *about, ""])


def monasterium_report(folder: Path) -> str:
    """A real game: points by reason, actions by kind, and components."""
    played(folder / "run", plan("random", "random", game="monasterium"), 12)
    return written(report([folder / "run"]).tables)


def tournament(folder: Path) -> str:
    wanted = plan(line_ups=line_ups([DULL, "random", SHARP], 2), rotate=True)
    played(folder / "run", wanted, 10 * wanted.matches_a_deal)
    return written(rating_tables(open_results([folder / "run"])))


def analysis(_folder: Path) -> str:
    """A game that was thrown away with its first action."""
    read = record.read(BLUNDER, {"lots": GAME})
    settings = Settings(bots=SHARP, stronger=SHARP, games=20, moments=3, turns=3, seed=1)
    words = RecordWords(GAME, read)
    made = branch(GAME, LOTS_GAME, read, 0, Keep(), (SHARP, SHARP))
    seat, choices = choices_at(GAME, read, 0)
    return written(
        [
            *analysis_tables(read, analyse(GAME, LOTS_GAME, read, settings, Here()), words),
            branch_table(read, made, compare(made, 12, Here()), words),
            choices_table(read, 0, seat, [text.write(choice) for choice in choices], words),
        ]
    )


PAGES: dict[str, Callable[[Path], str]] = {
    "report": run_report,
    "monasterium": monasterium_report,
    "tournament": tournament,
    "analysis": analysis,
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in PAGES.items():
        with tempfile.TemporaryDirectory() as folder:
            (FOLDER / f"{name}.txt").write_text(make(Path(folder)), "utf-8")
