"""The parts of the comparison of two trees that can be right or wrong without a clock."""

import subprocess
from pathlib import Path

import pytest

from tests.bench.compare import Pair, checked_out, landed, pairs, table, verdict
from tests.bench.count import play_games, read_count
from tests.bench.engines import Figures

ROOT = Path(__file__).parents[2]
IN_GIT = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, check=False).returncode == 0
needs_git = pytest.mark.skipif(not IN_GIT, reason="needs the history of the project")

SAID = """==14184== Events    : Ir
==14184== Collected : 914470281
==14184==
==14184== I   refs:      914,470,281
"""


def test_the_count_is_read_from_what_valgrind_says() -> None:
    assert read_count(SAID) == 914_470_281


def test_silence_of_valgrind_is_no_count() -> None:
    with pytest.raises(ValueError, match="has not counted: command not found"):
        read_count("command not found")


def test_times_are_compared_the_way_that_more_is_slower() -> None:
    before = Figures(decisions=50_000, copy=2, listing=10, choices=4, games=100)
    now = Figures(decisions=25_000, copy=2.1, listing=5, choices=4, games=50)
    found = pairs("monastery", before, now)
    assert [round(pair.ratio, 2) for pair in found] == [2.0, 1.05, 0.5]
    assert [pair.slower for pair in found] == [True, False, False]


def test_instructions_count_where_times_are_noise() -> None:
    assert Pair("abbey", "instructions", 1_000, 1_030).slower
    assert not Pair("abbey", "µs a copy", 1_000, 1_030).slower


def test_the_verdict_names_what_became_slower() -> None:
    found = [Pair("abbey, pure", "instructions", 100, 110), Pair("monastery, pure", "instructions", 100, 100)]
    assert verdict(found) == "slower:\nabbey, pure: instructions × 1.10"
    assert verdict(found[1:]) == "nothing has become slower"
    assert table(found, "HEAD").row_count == 2


@needs_git
def test_a_commit_is_laid_beside_this_tree_and_taken_away() -> None:
    with checked_out("HEAD") as tree:
        assert (tree / "src" / "chapterhouse" / "__init__.py").exists()
        assert tree != ROOT
    assert not tree.exists()


@needs_git
def test_an_unknown_commit_is_refused() -> None:
    with pytest.raises(SystemExit, match="no commit 'no-such-commit'"):
        landed("no-such-commit")


@needs_git
def test_without_a_name_there_is_a_commit_to_compare_with() -> None:
    assert landed("") in ("origin/main", "HEAD")


def test_games_for_counting_are_played_to_their_end() -> None:
    play_games("monasterium", 1)
