"""A game with other numbers beside the shipped one: its own rules, records and bots, in one process."""

import os
import pickle
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from chapterhouse.bots.evaluator import evaluator_of
from chapterhouse.games import GAMES, NAMES, edition_loader, editions, find, key_of
from chapterhouse.games.edition_loader import beside
from chapterhouse.kernel import Malformed, SeededDealer, record
from chapterhouse.kernel.data import CORRECTIONS
from chapterhouse.kernel.edition import (
    Difference,
    Edition,
    TooManyEditions,
    UnknownEdition,
    corrected,
    differences,
    edition,
    fingerprint,
    read_difference,
)
from chapterhouse.lab.match import Match, Outcome, play_match

HOUSE = {
    "monastery": Difference(("board", "numbers", "leftovers", 1, "points"), 7),
    "monasterium": Difference(("scoring", "majority", "points"), 11),
    "abbey": Difference(("table", "score", "culprit_found"), 6),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(editions.FOLDER, str(tmp_path / "editions"))
    return tmp_path / "editions"


def leftover_edition(points: int) -> Edition:
    """Monastery with another value for what is left over."""
    shipped = editions.shipped("monastery")
    other = Difference(("board", "numbers", "leftovers", 1, "points"), points)
    return edition(f"leftovers {points}", shipped, corrected(shipped, [other]))


def house_edition(name: str) -> Edition:
    shipped = editions.shipped(name)
    return edition("house", shipped, corrected(shipped, [HOUSE[name]]))


def played(key: str, players: int) -> Outcome:
    return play_match(Match(0, key, {"players": players}, ("random",) * players, "deal", "luck", keep=True))


@pytest.mark.parametrize("name", NAMES)
def test_the_shipped_data_have_the_fingerprint_that_the_game_names(name: str) -> None:
    """A change of data puts the old fingerprint under ``past`` in editions.toml: records of it stay replayable."""
    history = editions.shipped_editions(GAMES[name].folder())
    assert history.current == fingerprint(editions.shipped(name))
    known = {history.current, *(past.fingerprint for past in history.past)}
    assert history.first in known
    for past in history.past:
        exact = past.differences or past.without
        assert not exact or fingerprint(editions.past_data(name, past)) == past.fingerprint


@pytest.mark.parametrize("name", NAMES)
def test_two_editions_of_a_game_are_played_side_by_side(name: str) -> None:
    players = GAMES[name].players[0]
    other = GAMES.with_edition(name, house_edition(name))
    assert other is find(key_of(other)) is GAMES.with_edition(name, house_edition(name))
    assert other is not GAMES[name]
    before = played(name, players)
    theirs = played(key_of(other), players)
    assert played(name, players) == before
    read = record.read(theirs.record, GAMES)
    assert read.edition == house_edition(name)
    assert record.game_of(name, read.edition, GAMES) is other
    assert other.result(record.final(other, read)).scores[0].total == theirs.chairs[0].points
    with pytest.raises(UnknownEdition, match="was played with edition house"):
        record.final(GAMES[name], read)


def test_another_number_gives_another_score() -> None:
    other = GAMES.with_edition("monasterium", house_edition("monasterium"))
    mine = [chair.points for chair in played(key_of(other), 2).chairs]
    assert mine != [chair.points for chair in played("monasterium", 2).chairs]


@pytest.mark.parametrize("name", NAMES)
def test_bots_and_boards_of_an_edition_are_its_own(name: str) -> None:
    other = GAMES.with_edition(name, house_edition(name))
    assert type(evaluator_of(key_of(other))).__module__.startswith("chapterhouse_edition_")
    assert beside(key_of(other), "cli.draw").__name__.startswith("chapterhouse_edition_")
    players = other.players[0]
    match = Match(0, key_of(other), {"players": players}, ("brother", *("random",) * (players - 1)), "deal", "luck")
    assert play_match(match).decisions > 0


def test_values_of_an_edition_travel_between_processes() -> None:
    other = GAMES.with_edition("monastery", house_edition("monastery"))
    state = other.deal(other.read_options({"players": 2}), SeededDealer(1)).state
    view = other.view(state, 0)
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert type(again) is other.view_type


def test_a_record_of_an_unknown_edition_is_refused_with_that_reason() -> None:
    ours = editions.shipped_editions(GAMES["monastery"].folder()).current
    text = played("monastery", 2).record.replace(f"edition {ours} shipped", f"edition {'0' * 16} other")
    with pytest.raises(UnknownEdition, match=r"edition other .* is not known here"):
        record.read(text, GAMES)
    other = played(key_of(GAMES.with_edition("monastery", house_edition("monastery"))), 2).record
    with pytest.raises(UnknownEdition, match="do not lead to that fingerprint"):
        record.read(other.replace("points 7", "points 8"), GAMES)


def test_a_record_without_differences_is_found_in_the_folder_of_the_house() -> None:
    mine = house_edition("monastery")
    bare = Edition(mine.name, mine.fingerprint)
    with pytest.raises(UnknownEdition):
        GAMES.with_edition("monastery", bare)
    editions.remember("monastery", mine)
    assert GAMES.with_edition("monastery", bare).edition == mine


def test_records_may_bring_only_so_many_editions_and_the_house_keeps_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edition_loader, "MOST_BROUGHT", 0)
    mine = leftover_edition(8)
    with pytest.raises(TooManyEditions, match="the host can keep this one"):
        GAMES.with_edition("monastery", mine)
    editions.remember("monastery", mine)
    assert GAMES.with_edition("monastery", mine).edition == mine


def test_what_a_record_brings_is_not_offered_to_new_tables() -> None:
    mine = leftover_edition(9)
    GAMES.with_edition("monastery", mine)
    assert editions.kept_editions() == []
    with pytest.raises(UnknownEdition, match="this house has no edition"):
        editions.named("monastery", mine.fingerprint)


def test_files_that_records_brought_give_way_to_newer_ones(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "MOST_BROUGHT", 2)
    for age, points in enumerate((10, 11, 12)):
        editions.keep_brought("monastery", leftover_edition(points))
        for file in (folder / editions.BROUGHT).glob("*.json"):
            os.utime(file, (file.stat().st_atime, file.stat().st_mtime - 60 * (3 - age)))
    kept = {points: editions.read_kept("monastery", leftover_edition(points).fingerprint) for points in (10, 11, 12)}
    assert [points for points, found in kept.items() if found] == [11, 12]


def test_data_that_the_rules_refuse_make_no_edition() -> None:
    shipped = editions.shipped("monastery")
    wrong = edition("wrong", shipped, corrected(shipped, [Difference(("tiles", "total"), 1)]))
    with pytest.raises(Malformed, match=r"tiles\.toml"):
        GAMES.with_edition("monastery", wrong)
    assert GAMES["monastery"].edition is not None


def test_remarks_are_no_part_of_a_fingerprint() -> None:
    shipped = editions.shipped("monastery")
    remarks = [Difference(("tiles", "tile", 0, "note"), "seen"), Difference(("tiles", "standing"), "rulebook")]
    noted = corrected(shipped, remarks)
    assert fingerprint(noted) == fingerprint(shipped)
    assert fingerprint(corrected(shipped, [HOUSE["monastery"]])) != fingerprint(shipped)


def test_differences_lead_from_one_set_to_the_other() -> None:
    old = {"a": {"list": [{"x": 1}, {"x": 2}], "gone": 1, "same": "s", "10": 1}}
    new = {"a": {"list": [{"x": 1}, {"x": 3}], "new": [1, 2], "same": "s", "10": 2}}
    found = list(differences(old, new))
    assert corrected(old, found) == new
    assert corrected(old, [read_difference(each.write()) for each in found]) == new
    longer = {"a": {"list": [{"x": 1}]}}
    assert corrected(old, list(differences(old, longer))) == longer
    with pytest.raises(Malformed, match="there is no a/nothing/x"):
        corrected(old, [Difference(("a", "nothing", "x"), 1)])
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[Difference]) == found


REPLAY = """
import sys
from chapterhouse.games import GAMES
from chapterhouse.kernel import record
read = record.read(open(sys.argv[1]).read(), GAMES)
game = record.game_of(read.game, read.edition, GAMES)
print([score.total for score in game.result(record.final(game, read)).scores])
print(GAMES[read.game].edition.name)
"""


def test_a_process_with_corrections_still_replays_shipped_records(tmp_path: Path) -> None:
    """The fingerprint decides, not what the process plays. A record from before editions is a shipped one."""
    (tmp_path / "mine" / "monasterium").mkdir(parents=True)
    file = GAMES["monasterium"].folder() / "data" / "scoring.toml"
    changed = re.sub(r"points = \d+", "points = 9", file.read_text("utf-8"), count=1)
    (tmp_path / "mine" / "monasterium" / "scoring.toml").write_text(changed, "utf-8")
    golden = Path(__file__).parent / "monasterium" / "golden" / "two-players.record"
    read = record.read(golden.read_text("utf-8"), GAMES)
    assert read.edition is None
    game = record.game_of(read.game, read.edition, GAMES)
    expected = [score.total for score in game.result(record.final(game, read)).scores]
    environment = {**os.environ, CORRECTIONS: str(tmp_path / "mine")}
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, str(golden)], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [str(expected), "mine"]
