"""The log without a server: what of it counts, the state it leads to, who heard what."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from chapterhouse.bots import Thought
from chapterhouse.games import find
from chapterhouse.games.abbey.notebook import WriteNote
from chapterhouse.kernel import Action, SeededDealer
from chapterhouse.kernel.record import StoredRecord
from chapterhouse.server import game_log, playback, thoughts
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.messages import Entry, WentBack
from chapterhouse.server.playback import Stored
from chapterhouse.storage.rows import LogRow, Snapshot

OPTIONS = {"players": 3}
MOVES = 12


def played() -> tuple[LiveGame, list[LogRow], dict[int, bytes]]:
    """A game of the Abbey where everybody notes something after each move; and the state after each numbered entry."""
    game, rng = find("abbey"), Random(3)
    dealt = game.deal(game.read_options(OPTIONS), SeededDealer(3))
    chance, told = game_log.numbers(dealt.chance), game_log.write_told(dealt.told)
    rows = [LogRow(1, "deal", None, "", chance, told, True, False, None, 0.0)]
    live = LiveGame(game, dealt.state, (game_log.active_entry(rows[0]),), rows[0])
    states = {1: game.freeze(live.state)}
    for number in range(MOVES):
        for seat in (2, 0, 2):
            live = live.act(seat, WriteNote(f"{number}"), SeededDealer(0), f"p{seat}", 1.0)
            rows.append(live.newest)
        seat = live.waiting[0]
        live = live.act(seat, rng.choice(live.choices(seat)), SeededDealer(number), f"p{seat}", 2.0)
        rows.append(live.newest)
        states[live.seq] = game.freeze(live.state)
    return live, sorted(rows, key=lambda row: row.place), states


@pytest.mark.parametrize("kept", [(), (1,), (5,), (9, 5), (MOVES + 1,)])
def test_a_log_leads_to_its_state_from_any_snapshot(kept: Sequence[int]) -> None:
    live, rows, states = played()
    fetched: list[int] = []

    def fetch(seq: int) -> bytes:
        fetched.append(seq)
        return states[seq]

    state: Any = game_log.restore(live.game, OPTIONS, rows, kept, fetch)
    assert live.game.freeze(state) == live.game.freeze(live.state)
    assert fetched == list(kept[:1]), "the newest alone"


def test_a_record_up_to_an_entry_has_what_was_noted_after_it() -> None:
    live, rows, _states = played()
    whole = game_log.record(live.game, OPTIONS, "ABC", rows)
    assert len(whole.lines) == len(rows) - 1
    for upto in (1, 4):
        lines = game_log.record(live.game, OPTIONS, "ABC", rows, upto).lines
        assert lines == whole.lines[: 4 * upto - 1], "three notes follow every move"


def test_a_note_is_heard_by_its_seat_and_by_no_substitute_on_it() -> None:
    live, rows, _states = played()
    note = next(row for row in rows if row.note and row.seat == 2)
    for seat, reader, hears in ((2, None, True), (2, "p2", True), (2, "other", False), (0, None, False)):
        found = game_log.heard(live.game, note, seat, reader)
        assert (found is not None) is hears
        assert found is None or (found.seq, found.note, len(found.events)) == (1, 3, 1)
    own = game_log.heard_all(live.game, rows, 2)
    assert [entry.note for entry in own if entry.note] == [3, 11] * MOVES
    moves = [entry for entry in own if not entry.note]
    assert game_log.heard_all(live.game, rows, 2, "other") == tuple(moves), "a substitute hears the moves as the seat"
    assert game_log.heard(live.game, rows[0], None, "other") is not None


def test_steps_taken_back_leave_the_notes() -> None:
    live, rows, _states = played()
    back = LogRow(MOVES + 2, "back", 0, "3", "", "[]", False, False, "p0", 3.0)
    counting = game_log.counting_rows([*rows, back])
    assert [row.seq for row in counting if not row.note] == [1, 2, 3]
    assert [row for row in counting if row.note] == [row for row in rows if row.note]
    assert {link.written for link in game_log.active_log_of([*rows, back]) if link.note} == {
        f"write-note {number}" for number in range(MOVES)
    }
    assert live.seq == MOVES + 1


@pytest.mark.parametrize(("start", "count"), [(0, 99), (0, 1), (3, 4), (MOVES, 1), (MOVES, 9), (MOVES + 1, 3)])
@pytest.mark.parametrize("snapshot", [None, 2, 4])
def test_a_replay_has_a_frame_for_each_entry_with_what_was_noted_after_it(
    start: int, count: int, snapshot: int | None
) -> None:
    live, rows, states = played()
    game = live.game
    stored = Stored("t", "abbey", OPTIONS, ("A", "B", "C"), tuple(rows), game.version)
    if snapshot is not None:
        stored = msgspec.structs.replace(stored, snapshot=Snapshot(snapshot, "", states[snapshot]))
    found = msgspec.json.decode(playback.replay(stored, start, count, 2, False, None, None))
    assert found["seqs"] == list(range(1, MOVES + 2))
    wanted = found["seqs"][start : start + count]
    assert [frame["seq"] for frame in found["frames"]] == wanted
    for frame in found["frames"]:
        notes = [event["text"] for event in frame["entry"]["events"] if event["type"] == "note-written"]
        number = frame["seq"] - 1
        assert notes == [str(number)] * 2 * (number < MOVES), "two notes of mine, none of theirs, none after the end"
        assert len(frame["views"][0]["own"]["notes"]) == 2 * min(frame["seq"], MOVES)


def test_a_thought_belongs_to_the_move_of_its_entry_and_to_no_note_after_it() -> None:
    live, rows, _states = played()
    stored = Stored("t", "abbey", OPTIONS, ("A", "B", "C"), tuple(rows), live.game.version)
    kept = thoughts.write("abbot", Thought(Action(), chance=0.25))
    assert kept is not None
    (found,) = msgspec.json.decode(playback.bot_thoughts(stored, {3: kept, 99: kept}))
    (move,) = [row for row in rows if row.place == (3, 0)]
    assert (found["seq"], found["seat"], found["bot"], found["chance"]) == (3, move.seat, "abbot", 0.25)
    assert live.game.decode_action(msgspec.json.encode(found["action"])) == live.game.read_action(move.body)


def row(
    seq: int, kind: Literal["deal", "position", "act", "back"], seat: int | None, body: str, chance: str = ""
) -> LogRow:
    return LogRow(seq, kind, seat, body, chance, "[]", False, False, None, 9.0)


def test_everybody_hears_who_went_back_and_where_to() -> None:
    back = row(5, "back", 1, "3")
    for seat in (None, 0, 1):
        assert game_log.heard(find("abbey"), back, seat) == Entry(5, 9.0, back=WentBack(1, 3))


def test_a_stored_record_has_each_line_with_its_chance_if_it_had_any() -> None:
    head = StoredRecord("abbey", 2, None, OPTIONS, ("Anna", "Bruno", "Clara"), ())
    rows = [row(1, "deal", None, "", "4 7"), row(2, "act", 0, "go library"), row(3, "act", 1, "draw", "2 5")]
    kept = game_log.full_record(head, rows)
    assert (kept.deal, kept.lines) == ((4, 7), ("a go library", "b draw | 2 5"))
    assert kept.told == ("[]",) * 3


def test_what_began_from_a_position_has_no_record() -> None:
    with pytest.raises(Forbidden, match="from a position"):
        game_log.record(find("abbey"), OPTIONS, ("A",), [row(1, "position", None, "…")])
    with pytest.raises(Unknown):
        game_log.record(find("abbey"), OPTIONS, ("A",), [row(1, "deal", None, "")], upto=0)
