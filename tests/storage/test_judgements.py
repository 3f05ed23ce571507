"""Judgements as they are stored: pieces by table and version, and one judge at a time."""

import pytest

from chapterhouse.storage import Store
from chapterhouse.storage.rows import Opening, PieceKey, TableRow

FIRST, SECOND, ALL = PieceKey("move", 0, 3), PieceKey("move", 1, 3), PieceKey("course", -1, 0)


@pytest.fixture
def games(store: Store) -> Store:
    for table in ("t1", "t2"):
        store.tables.add(Opening(TableRow(table, "lots", "over", True, "{}", 1, 0, None, 1.0, 1.0)))
    return store


def test_pieces_are_kept_by_table_version_and_key(games: Store) -> None:
    judgements = games.judgements
    judgements.keep("t1", 1, {FIRST: "a", SECOND: "b"})
    judgements.keep("t1", 1, {ALL: "c", FIRST: "d"})
    judgements.keep("t2", 1, {FIRST: "other"})
    assert judgements.pieces("t1", 1) == {FIRST: "d", SECOND: "b", ALL: "c"}
    assert judgements.pieces("t2", 1) == {FIRST: "other"}
    later = PieceKey("move", 0, 4)
    judgements.keep("t1", 1, {later: "e", PieceKey("course", 0, 3): "f"})
    assert judgements.pieces("t1", 1) == {FIRST: "d", SECOND: "b", ALL: "c", later: "e", PieceKey("course", 0, 3): "f"}


def test_a_new_version_replaces_a_piece_and_leaves_the_others(games: Store) -> None:
    judgements = games.judgements
    judgements.keep("t1", 1, {FIRST: "a", SECOND: "b"})
    judgements.keep("t1", 2, {FIRST: "new"})
    assert judgements.pieces("t1", 1) == {SECOND: "b"}
    assert judgements.pieces("t1", 2) == {FIRST: "new"}


def test_one_process_judges_a_game_until_it_lets_go_or_dies(games: Store) -> None:
    judgements = games.judgements
    assert not judgements.claimed("t1", 0.0)
    assert judgements.claim("t1", "here", now=0.0, until=10.0)
    assert judgements.claim("t1", "here", now=1.0, until=20.0), "renewed"
    assert not judgements.claim("t1", "there", now=19.9, until=30.0)
    assert judgements.claim("t2", "there", now=19.9, until=30.0), "another game"
    assert judgements.claimed("t1", 19.9)
    assert not judgements.claimed("t1", 20.0)
    assert judgements.claim("t1", "there", now=20.0, until=30.0), "the first process is late"
    judgements.release("t1", "here")
    assert judgements.claimed("t1", 25.0), "who has lost the game cannot give it back"
    judgements.release("t1", "there")
    assert not judgements.claimed("t1", 25.0)
    assert judgements.claimed("t2", 25.0)
