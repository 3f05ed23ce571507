"""Functions that worker processes run for the server, called directly: what they return is what the server sends."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from chapterhouse.games import GAMES, find
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import BOOK
from chapterhouse.games.abbey.deduction.deducer import deduce, weigh
from chapterhouse.games.abbey.notebook import GiveOrder
from chapterhouse.kernel import (
    Aside,
    Illegal,
    Line,
    Malformed,
    Record,
    SeededDealer,
    actors,
    fault,
    legal,
    play,
    record,
    text,
)
from chapterhouse.server import aids, game_log, judging, playback

GOLDEN = Path(__file__).parents[1] / "games"
NAMES = ("Anna", "Bruno", "Clara")


def golden(game: str, name: str, count: int) -> Record:
    read = record.read((GOLDEN / game / "golden" / f"{name}.record").read_text("utf-8"), GAMES)
    return read.upto(count)


def abbey_record() -> Record:
    """A case of the Abbey with a note between two moves."""
    game = find("abbey")
    options = game.read_options({"players": 3})
    dealt = game.deal(options, SeededDealer(1))
    return Record("abbey", game.version, options, NAMES, dealt.chance, (Line(0, game.read_action("cross william")),))


def test_deduction_and_weighing_are_those_of_the_game() -> None:
    game = find("abbey")
    view = game.view(game.deal(game.read_options({"players": 3}), SeededDealer(1)).state, 1)
    assert aids.conclude("abbey", view) == deduce(view)
    deducer = game.deducer
    assert deducer is not None
    assert aids.conclude("abbey", view, -1) == deducer.explain(view, -1)
    asked = aids.interpreted("abbey", "en", NAMES, view, 0, "how many bearded monks do you have?").action
    assert isinstance(asked, Ask)
    assert asked.target == 0
    assert aids.preview("abbey", view, asked) == weigh(view, asked)


@pytest.mark.parametrize(
    "read", [golden("monasterium", "two-players", 25), abbey_record()], ids=["monasterium", "abbey"]
)
def test_a_copied_record_is_a_log_that_leads_to_the_same_position(read: Record) -> None:
    game = record.game_of(read.game, read.edition, GAMES)
    copy = playback.copy_record_text(read.write(), 9.0)
    rows = copy.rows
    assert [row.seq for row in rows if not row.note] == list(
        range(1, len(read.lines) + 2 - sum(row.note > 0 for row in rows))
    )
    assert [row.note > 0 for row in rows[1:]] == [line.action.aside for line in read.lines]
    assert list(rows) == sorted(rows, key=lambda row: row.place)
    assert (rows[0].kind, rows[0].seat, rows[0].body, rows[0].learned, rows[0].aside) == ("deal", None, "", True, False)
    assert {row.kind for row in rows[1:]} == {"act"}
    assert [row.seat for row in rows[1:]] == [line.seat for line in read.lines]
    assert [row.aside for row in rows[1:]] == [line.action.aside for line in read.lines]
    assert [row.learned for row in rows[1:]] == [played.learned for played in list(record.replay(game, read))[1:]]
    assert {(row.person, row.at) for row in rows} == {(None, 9.0)}
    final = record.final(game, read)
    assert game.freeze(game_log.rebuild(game, copy.options, rows)) == game.freeze(final) == copy.frozen
    assert copy.names == read.names
    assert not copy.over
    assert copy.result is None
    again = game_log.record(game, copy.options, copy.names, rows)
    assert (again.deal, again.lines, again.options) == (read.deal, read.lines, read.options)


def test_a_copied_position_is_played_on_from_there() -> None:
    game = find("monasterium")
    state = record.final(game, golden("monasterium", "two-players", 25))
    copy = playback.copy_position("monasterium", game.write_position(state), 9.0)
    assert game.freeze(game_log.rebuild(game, copy.options, copy.rows)) == copy.frozen
    assert game.write_position(game.thaw(copy.frozen)) == game.write_position(state)
    assert (copy.names, copy.options["players"]) == (("a", "b"), 2)
    assert copy.waiting == game.view(state, None).waiting
    with pytest.raises(Malformed):
        playback.copy_position("monasterium", "players many", 9.0)


def test_a_guess_fits_what_the_chair_knows() -> None:
    game = find("abbey")
    state = game.deal(game.read_options({"players": 3}), SeededDealer(1)).state
    view = game.view(state, 2)
    copy = playback.copy_knowledge("abbey", {"players": 3}, NAMES, view, 9.0)
    guessed = game.view(game.thaw(copy.frozen), 2)
    assert guessed.own == view.own
    assert copy.rows[0].kind == "position"
    assert copy.names == NAMES


def a_game_with_standing_orders(seed: int, most: int) -> Record:
    """At random, where everybody orders every book to be used at its next moment."""
    game, rng = find("abbey"), Random(seed)
    options = game.read_options({"players": 3})
    dealt = game.deal(options, SeededDealer(seed))
    state, lines = dealt.state, list[Line]()
    while state.stack and len(lines) < most:
        orders = [(seat, GiveOrder(title)) for seat in range(3) for title in BOOK]
        given = [each for each in orders if fault(state, *each) is None]
        seat = next(iter(actors(state)))
        seat, action = given[0] if given else (seat, rng.choice(sorted(legal(state, seat), key=repr)))
        played = play(state, seat, action, SeededDealer(f"{seed}/{len(lines)}"))
        state = played.state
        lines.append(Line(seat, action, played.chance))
    return Record(game.name, game.version, options, ("A", "B", "C"), dealt.chance, tuple(lines), game.edition)


def test_the_judge_plays_a_game_in_which_a_standing_order_was_carried_out() -> None:
    played = a_game_with_standing_orders(seed=1, most=300)
    moves = tuple(line for line in played.lines if not isinstance(line.action, Aside))
    assert len(moves) < len(played.lines)
    with pytest.raises((Malformed, Illegal)):
        playback.copy_record(msgspec.structs.replace(played, lines=moves), 0.0)
    copy = playback.copy_record(played, 0.0)
    stored = playback.Stored("t", copy.game, copy.options, copy.names, copy.rows, find("abbey").version)
    judged = list(judging.replayed(stored))
    assert [each.row.body for each in judged[1:]] == [text.write(line.action) for line in moves]
