"""What a report tells: the truth about bots of known strength, on a page that needs nothing else."""

import re
from pathlib import Path

import msgspec
import polars as pl
import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import Malformed
from chapterhouse.lab.charts import AT_NIGHT, MOST_BARS, NARROW, WIDE, charts, distribution, svg, uncertain
from chapterhouse.lab.estimates import Estimate
from chapterhouse.lab.report import report
from chapterhouse.lab.report_tables import (
    AGAINST,
    NOT_COMPARABLE,
    ReportTable,
    balance,
    components,
    deeds,
    overview,
    players,
    reasons,
    reconstructed,
    turns,
)
from chapterhouse.lab.results import Results, label, open_results
from chapterhouse.lab.uncertain_numbers import uncertain_numbers
from chapterhouse.lab.usage_effects import UsageEffect, usage_effects
from chapterhouse.lab.winner_gaps import winner_gaps
from tests.lab.bots import CRASHING, DULL, SHARP
from tests.lab.runs import plan, played

EVEN = Estimate(0.0, -0.1, 0.1, 9)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("run")
    played(path, plan(SHARP, SHARP, DULL, variants=({}, {"redraw": False}), rotate=True), 420)
    return path


@pytest.fixture(scope="module")
def results(run: Path) -> Results:
    return open_results([run])


def cells(table: ReportTable, name: str) -> dict[str, str]:
    return next(dict(zip(table.columns, row, strict=True)) for row in table.rows if row[0] == name)


def bounds(cell: str) -> tuple[float, float]:
    low, high = re.findall(r"[-+]?[\d.]+", cell.partition("(")[2])
    return float(low), float(high)


def test_the_stronger_bot_clearly_wins_more(results: Results) -> None:
    table = players(results)
    assert bounds(cells(table, SHARP)["victory"])[0] > 33.3 > bounds(cells(table, DULL)["victory"])[1]
    assert cells(table, SHARP)["chairs"] == "840"
    assert table.note.startswith("Victory by chair; 33.3 %")


def test_with_the_same_bot_everywhere_no_chair_is_clearly_better(tmp_path: Path) -> None:
    played(tmp_path, plan(SHARP, SHARP), 300)
    low, high = bounds(cells(turns(open_results([tmp_path])), "first")["victory"])
    assert low < 50 < high


def test_points_by_reason_show_what_winning_is_made_of(results: Results) -> None:
    gap = bounds(cells(reasons(winner_gaps(results)), "lot")[AGAINST[-1]])
    assert gap[0] > 3
    assert bounds(cells(deeds(winner_gaps(results)), "bet")[AGAINST[-1]]) == (0, 0)


def test_variants_are_compared_on_the_same_deals(results: Results) -> None:
    table = balance(results)
    assert [row[0] for row in table.rows] == ["redraw=yes", "redraw=no"]
    paired = bounds(table.rows[1][2])
    apart = [bounds(row[1]) for row in table.rows]
    assert paired[1] - paired[0] < sum(high - low for low, high in apart)


def test_runs_of_the_same_seed_are_compared_deal_by_deal(tmp_path: Path) -> None:
    for name, variant in (("base", {}), ("closed", {"redraw": False})):
        played(tmp_path / name, plan(SHARP, DULL, variants=(variant,)), 60)
    played(tmp_path / "other", plan(SHARP, DULL, seed=9), 60)
    table = balance(open_results([tmp_path / name for name in ("base", "closed", "other")]))
    assert [row[0] for row in table.rows] == ["base", "closed", "other"]
    assert bounds(table.rows[1][2])
    assert table.rows[2][2] == "no deal in common"


def test_failures_are_counted(tmp_path: Path) -> None:
    played(tmp_path, plan(CRASHING, SHARP), 30)
    assert int(cells(overview(open_results([tmp_path])), "failed")[""]) > 0


def test_users_of_a_component_are_compared_with_others_of_the_same_bot_at_their_table(results: Results) -> None:
    winners, others = pl.lit(["tile:garden", "tile:path"]), pl.lit(["tile:path"])
    used = pl.when(pl.col("won") == 1).then(winners).otherwise(others)
    staged = msgspec.structs.replace(results, used=results.used.with_columns(used.alias("used")))
    edges = {edge.thing: edge for edge in usage_effects(staged)}
    assert edges["tile:garden"].victory.low == 1
    assert "tile:path" not in edges
    assert [row[0] for row in components(list(edges.values())).rows] == ["tile:garden"]


def test_the_strength_of_a_bot_is_no_effect_of_what_it_uses(results: Results) -> None:
    """The stronger bot always uses a component, the weaker one never: that says nothing about the component."""
    used = pl.when(pl.col("bot") == SHARP).then(pl.lit(["tile:garden"])).otherwise(pl.lit(["tile:path"]))
    staged = msgspec.structs.replace(results, used=results.used.with_columns(used.alias("used")))
    assert usage_effects(staged) == []


def test_without_two_chairs_of_one_bot_nothing_is_compared_and_the_report_says_why(tmp_path: Path) -> None:
    played(tmp_path, plan(SHARP, DULL, rotate=True), 60)
    made = report([tmp_path])
    assert made.effects == ()
    assert {row[-1] for table in made.tables if table.title == "Points by reason" for row in table.rows} == {"–"}
    assert [table.title for table in made.tables if table.note == NOT_COMPARABLE] == ["Components and winning"]
    assert NOT_COMPARABLE in made.page()
    assert "Where winners get their points" not in made.page()


def test_reconstructed_numbers_have_a_table_and_a_chart(results: Results) -> None:
    edges = [
        UsageEffect("tile:garden", "reconstructed", 40, Estimate(0.1, 0.05, 0.15, 9)),
        UsageEffect("tile:abbey", "", 40, EVEN),
    ]
    assert reconstructed(edges).rows == (("tile:garden", "reconstructed", "40", "+10.0 % (+5.0 to +15.0)", "yes"),)
    assert "Do reconstructed numbers decide games?" in charts(results, edges, winner_gaps(results))
    assert "Do reconstructed numbers decide games?" not in charts(results, edges[1:], winner_gaps(results))


def test_things_of_uncertain_numbers_are_known() -> None:
    assert uncertain_numbers("monastery")["path-straight"] == "reconstructed"
    assert uncertain_numbers("tests.kernel.lots:GAME") == {}


def test_the_page_needs_nothing_else(run: Path) -> None:
    made = report([run])
    page = made.page()
    assert page.count("<svg ") == 2 * 6
    assert page.count("<table>") == len(made.tables)
    assert not re.search(r'(src|href)="|<script|@import|url\((?!#)', page.replace('xlink:href="#', ""))
    for table in made.tables:
        assert f"<h2>{table.title}</h2>" in page


def test_the_page_has_a_drawing_for_the_desk_and_one_for_the_phone(run: Path) -> None:
    page = report([run]).page()
    drawn = {name: re.findall(rf'<div class="{name}"><svg [^>]* width="(\d+)"', page) for name in ("wide", "narrow")}
    assert drawn == {"wide": [str(WIDE)] * 6, "narrow": [str(NARROW)] * 6}


def test_every_ink_of_the_page_has_one_for_the_night(run: Path) -> None:
    """Vega draws legends with strokes of its own, which are seen by day and by night."""
    page = report([run]).page()
    inks = set(re.findall(r'(?:fill|stroke)="(#[^"]+|black)"', page.partition("</style>")[2]))
    assert inks - {"#888", "#000"} <= AT_NIGHT.keys()
    assert all(f'svg [fill="{day}"] {{ fill: {night}; }}' in page for day, night in AT_NIGHT.items())


@pytest.mark.parametrize("name", GAMES)
def test_no_name_of_a_doubtful_thing_is_cut_off(name: str) -> None:
    """Those that the words of the game know, as ``kind:id``, on the narrow drawing too."""
    known = [
        (kind, thing)
        for kind, names in GAMES[name].words.items()
        for thing in uncertain_numbers(name)
        if thing in names
    ]
    edges = [UsageEffect(f"{kind}:{thing}", "reconstructed", 40, EVEN) for kind, thing in known]
    assert edges
    for at in range(0, len(edges), MOST_BARS):
        drawn = svg(uncertain(edges[at : at + MOST_BARS]), NARROW)
        assert {edge.thing for edge in edges[at : at + MOST_BARS]} <= set(re.findall(r">([^<>]+)</text>", drawn))


def test_a_distribution_comes_down_to_nothing_where_nobody_is() -> None:
    seats = pl.DataFrame({"bot": ["a", "a", "b"], "points": [0, 3, 3]}, schema_overrides={"points": pl.Int32})
    told = distribution(seats)
    shares = {bot: dict(rows.select("points", "share").iter_rows()) for (bot,), rows in told.group_by("bot")}
    assert shares == {
        "a": {-1: 0.0, 0: 0.5, 1: 0.0, 2: 0.0, 3: 0.5, 4: 0.0},
        "b": {-1: 0.0, 0: 0.0, 1: 0.0, 2: 0.0, 3: 1.0, 4: 0.0},
    }


def test_what_is_written_on_a_page_cannot_become_markup(tmp_path: Path) -> None:
    path = tmp_path / "<script>"
    played(path, plan(SHARP, DULL), 4)
    assert "<script>" not in report([path]).page()


def test_a_label_names_what_differs() -> None:
    variants = ({"players": 3, "icons": True}, {"players": 3, "icons": False})
    assert label("", variants[1], variants) == "icons=no"
    assert label("a", variants[0], variants) == "a icons=yes"
    assert label("", {}, ({},)) == "all games"


def test_runs_of_different_games_are_not_mixed(tmp_path: Path, run: Path) -> None:
    played(tmp_path, plan("random", "random", game="monastery"), 1)
    with pytest.raises(Malformed, match="different games"):
        open_results([run, tmp_path])


def test_a_run_without_a_finished_game_has_no_report(tmp_path: Path) -> None:
    played(tmp_path, plan("tests.lab.bots:Cheating", SHARP), 3)
    with pytest.raises(Malformed, match="no game of these runs came to its end"):
        open_results([tmp_path])
