"""The corpus replays to the same results and shows every seat the same, or a new version of the rules says why not."""

from functools import cache

import pytest
from tools import corpus
from tools.corpus import Kept

from chapterhouse.games import GAMES
from chapterhouse.kernel import record

ENDINGS = {
    "monastery": {"letters", "night", "no-placement"},
    "monasterium": {"third-year"},
    "abbey": {"accusation", "closed"},
}
PARTS = 8
"""The corpus in parts, so that several processes can share it."""


@cache
def games() -> list[Kept]:
    return corpus.read_corpus()


def test_the_corpus_covers_every_player_count_option_level_and_ending() -> None:
    assert len(games()) >= 300
    assert len({kept.name for kept in games()}) == len(games())
    read = [record.read_stored(kept.record, GAMES) for kept in games()]
    for name, game in GAMES.items():
        mine = [each for each in read if each.game == name]
        played = {kept.result.ending for kept, each in zip(games(), read, strict=True) if each.game == name}
        assert played == ENDINGS[name]
        assert {len(each.names) for each in mine} == set(game.players)
        assert {bot for each in mine for bot in each.names} >= {"random", "novice", "brother", "prior", "abbot"}
        assert all(each.edition is not None for each in mine)
        for options in corpus.variants(game):
            assert any(game.read_options(each.options) == options for each in mine), options


@pytest.mark.parametrize("part", range(PARTS))
def test_a_game_of_the_corpus_is_the_same_or_its_change_is_explained(part: int) -> None:
    changes = corpus.read_changes()
    for kept in games()[part::PARTS]:
        why = corpus.difference(kept)
        assert bool(why) == corpus.excused(kept, changes), (
            f"{kept.name}: {why or 'does not change, though changes.toml says so'}. A new version of the rules lists "
            "in tests/corpus/changes.toml what it changes and why; new fields of a view need 'tools.corpus renew'."
        )


def test_every_change_gives_its_reason_and_names_games_that_exist() -> None:
    names = {kept.name for kept in games()}
    for game, versions in corpus.read_changes().items():
        for version, change in versions.items():
            assert 1 < int(version) <= GAMES[game].version
            assert change.because.strip()
            assert names >= set(change.changed)


def test_a_game_that_changes_is_found() -> None:
    """The comparison can fail: another result, other views, or an action that is not allowed."""
    kept = games()[0]
    other = games()[1]
    assert "another result" in corpus.difference(Kept(kept.name, kept.record, other.result, kept.views))
    assert "sees something else" in corpus.difference(Kept(kept.name, kept.record, kept.result, other.views))
    assert corpus.difference(Kept(kept.name, kept.record + "a x\n", kept.result, kept.views))
