"""Who may look, listen and copy, decided from a table and a person alone: without a server and without a store."""

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from chapterhouse.kernel import NotSeated
from chapterhouse.server import studies, talk
from chapterhouse.server.aids import require_full_aids
from chapterhouse.server.config import Config
from chapterhouse.server.connection import Connection
from chapterhouse.server.context import Context
from chapterhouse.server.errors import Forbidden, TooFast
from chapterhouse.server.guard import origin_allowed
from chapterhouse.server.meta import Place, SeatClock
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.table import Table, shown_seq
from chapterhouse.server.table_driver import TableDriver, paused_meta
from chapterhouse.storage.rows import Person, RelationKind, TableRow, TalkRow
from tests.server.test_ballot_edges import table as seated
from tests.server.test_limits import limited
from tests.server.test_live_moves import dealt, kept

EDDA = Person("edda", "Edda", "en", (), 0.0)
NO_CONTEXT = cast(Context, None)
"""Nothing here reads the time or the store."""


def at_stage(stage: str, study: bool = False, **contract: Any) -> Table:
    """Four people at a table; the last chair has a bot that stands in for Dorian."""
    meta = seated()
    meta = meta.with_place(3, msgspec.structs.replace(meta.places[3], person=None, bot="random"))
    agreed = msgspec.structs.replace(meta.contract, **contract)
    meta = msgspec.structs.replace(meta, contract=agreed, study=study, options={"players": 4})
    row = TableRow("t", "monastery", stage, False, meta.write(), 1, 7, None, 0.0, 0.0)
    return Table(NO_CONTEXT, row, None)


def person(name: str) -> Person:
    return Person(name, name.title(), "en", (), 0.0)


def connected(name: str) -> Connection:
    return Connection(person(name), None)


STAGES = ("gathering", "playing", "over", "abandoned", "closed")


@pytest.mark.parametrize(
    ("watching", "welcome"),
    [("anyone", STAGES), ("afterwards", ("over", "abandoned")), ("nobody", ())],
)
def test_a_stranger_watches_as_the_contract_says_and_a_player_always(watching: str, welcome: tuple[str, ...]) -> None:
    for stage in STAGES:
        table = at_stage(stage, watching=watching)
        assert table.may_watch("edda") == (stage in welcome), stage
        assert table.may_watch("dorian"), "a bot stands in for him"
        assert not at_stage(stage, study=True, watching=watching).may_watch("edda"), "a study is its owner's"


def test_a_substitute_reads_no_notes_of_the_player_before_the_end() -> None:
    for stage in ("playing", "over"):
        table = at_stage(stage)
        table.meta = table.meta.with_place(1, Place("Edda", "edda", "bruno", owner_name="Bruno"))
        table.meta = table.meta.with_place(2, Place("random", bot="random"))
        assert table.notes_are_own("edda", 1) == (stage == "over")
        assert table.notes_are_own("bruno", 1)
        assert table.notes_are_own("edda", None)
        assert table.notes_are_own("edda", 2), "nobody owns the chair of a bot"


def test_players_hear_players_and_the_gallery_only_when_the_game_is_over() -> None:
    for stage in ("playing", "over", "abandoned"):
        table = at_stage(stage)
        assert talk.hears(table, connected("anna"), "players")
        assert talk.hears(table, connected("anna"), "spectators") == (stage != "playing")
        assert talk.hears(table, connected("edda"), "players")
        assert talk.hears(table, connected("edda"), "spectators")
        closed = at_stage(stage, watching="nobody")
        assert not talk.hears(closed, connected("edda"), "players")
        assert talk.hears(closed, connected("anna"), "players")


def line(seat: int | None, who: str | None = None) -> TalkRow:
    return TalkRow(1, "players", seat, "", "", 0.0, person=who)


@pytest.mark.parametrize("kind", ["mute", "block"])
def test_a_line_is_hidden_by_who_said_it_and_by_whose_chair_it_came_from(kind: RelationKind) -> None:
    table, anna = at_stage("playing"), connected("anna")
    table.meta = table.meta.with_place(1, Place("Edda", "edda", "bruno", owner_name="Bruno"))
    assert not talk.hidden(table, anna, line(1))
    for muted, lines in (
        ("bruno", [True, False, False]),
        ("edda", [True, False, True]),
        ("clara", [False, True, False]),
    ):
        anna.relations = {muted: kind}
        assert [talk.hidden(table, anna, each) for each in (line(1), line(2), line(None, "edda"))] == lines, muted
    anna.relations = {"clara": kind}
    assert not talk.hidden(table, anna, line(9)), "a chair that has gone since"


def test_of_a_running_game_only_its_players_make_a_copy_from_their_own_chair() -> None:
    table = at_stage("playing")
    table.meta = table.meta.with_place(2, Place("Second", "anna", "anna"))
    assert studies._my_seat(table, person("anna"), None) == 0
    assert studies._my_seat(table, person("anna"), 2) == 2
    assert studies._my_seat(table, person("dorian"), None) == 3
    for who, seat in (("anna", 1), ("bruno", 0), ("edda", None), ("edda", 0)):
        with pytest.raises(Forbidden, match="only its players"):
            studies._my_seat(table, person(who), seat)


def test_nobody_looks_from_the_chair_of_another() -> None:
    table = at_stage("playing")
    table.require_look(person("edda"), None)
    table.require_look(person("bruno"), 1)
    for who, seat in (("bruno", 0), ("edda", 1)):
        with pytest.raises(NotSeated):
            table.require_look(person(who), seat)


@pytest.mark.parametrize("aids", ["none", "notebook", "explain", "full"])
def test_aids_are_as_agreed_until_the_game_is_over(aids: str) -> None:
    for stage in ("over", "abandoned"):
        require_full_aids(at_stage(stage, aids=aids))
    table = at_stage("playing", aids=aids)
    if aids == "full":
        require_full_aids(table)
        return
    with pytest.raises(Forbidden, match="without this aid"):
        require_full_aids(table)


def test_bots_move_only_while_a_game_is_played() -> None:
    for stage in STAGES:
        table = at_stage(stage)
        table.meta = msgspec.structs.replace(table.meta, waiting=(0, 3))
        assert table.automatic_seats() == ((3,) if stage == "playing" else ())


def test_everybody_sees_the_newest_move_and_not_the_newest_note() -> None:
    table = at_stage("playing")
    assert shown_seq(table.row, table.meta) == 7
    assert shown_seq(table.row, msgspec.structs.replace(table.meta, last_move=5)) == 5


def test_only_what_is_played_without_days_rests_while_no_server_runs() -> None:
    def waited(stage: str) -> Table:
        table, clocks = at_stage(stage), (SeatClock(since=100.0), SeatClock(), SeatClock(), SeatClock())
        table.meta = msgspec.structs.replace(table.meta, waiting=(0,), clocks=clocks)
        return table

    table = waited("playing")
    paused = paused_meta(table, 50.0)
    assert paused is not None
    assert (paused.stage, [clock.since for clock in paused.meta.clocks]) == ("playing", [150.0, None, None, None])
    assert paused_meta(waited("over"), 50.0) is None
    days = waited("playing")
    agreed = msgspec.convert({"pace": {"type": "day-clock"}}, type(days.meta.contract))
    days.meta = msgspec.structs.replace(days.meta, contract=agreed)
    assert paused_meta(days, 50.0) is None
    assert paused_meta(at_stage("playing"), 50.0) is None, "nothing runs"


# ── Pages ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"host": "house.example"}, True),
        ({"origin": "https://house.example", "host": "proxy"}, True),
        ({"origin": "https://cloister.example", "host": "proxy"}, True),
        ({"origin": "http://proxy", "host": "proxy"}, True),
        ({"origin": "https://house.example:81", "host": "proxy"}, False),
        ({"origin": "https://evil.example", "host": "proxy"}, False),
        ({"origin": "null", "host": "proxy"}, False),
    ],
)
def test_a_page_is_ours_by_its_origin(headers: dict[str, str], allowed: bool) -> None:
    config = Config(address="https://house.example/", origins=("https://cloister.example/",))
    assert origin_allowed(headers, config) == allowed


# ── What is shown of chairs and people ───────────────────────────────────────────────────────────────────────────────


def test_a_chair_shows_who_is_here_and_for_how_long_the_table_waits() -> None:
    table = at_stage("playing", grace=60)
    clocks = (SeatClock(since=100.0), *[SeatClock()] * 3)
    table.meta = msgspec.structs.replace(table.meta, waiting=(0,), clocks=clocks)
    table.meta = table.meta.with_place(1, Place("Edda", "edda", "bruno", owner_name="Bruno"))
    table.present = frozenset({"anna", "dorian", "stranger"})
    chairs = [table._chair(seat) for seat in range(4)]
    assert [chair.present for chair in chairs] == [True, False, False, False]
    assert [chair.absent_from for chair in chairs] == [160.0, None, None, None]
    assert [chair.owner for chair in chairs] == ["", "Bruno", "", ""]
    assert [chair.stand_in for chair in chairs] == [False, False, False, True]
    for other in (at_stage("over", grace=60), at_stage("playing", study=True, grace=60)):
        other.meta = msgspec.structs.replace(other.meta, waiting=(0,), clocks=clocks)
        assert other._chair(0).absent_from is None


def test_my_own_page_marks_the_chairs_of_those_whom_i_mute_or_block() -> None:
    you = at_stage("playing").you(person("anna"), {"bruno": "mute", "clara": "block", "edda": "block"})
    assert (you.name, you.seats, you.muted, you.blocked) == ("Anna", (0,), (1, 2), (2,))
    assert (you.host, you.watching, you.owned, you.removed) == (True, False, (0,), False)
    stranger = at_stage("playing").you(EDDA, {})
    assert (stranger.seats, stranger.host, stranger.watching, stranger.muted) == ((), False, True, ())


def test_connections_of_a_person_are_counted_until_the_last_is_gone() -> None:
    gauge = SimpleNamespace(inc=lambda: None, dec=lambda: None)
    config = Config(limits=limited(connections_per_person=2))
    process = ServerProcess.__new__(ServerProcess)
    process.context = cast(Context, SimpleNamespace(config=config, metrics=SimpleNamespace(connections=gauge)))
    process._connections = Counter()
    for _ in range(2):
        process.count_connection("anna")
    process.count_connection("bruno")
    process.uncount_connection("anna")
    process.count_connection("anna")
    with pytest.raises(TooFast):
        process.count_connection("anna")
    for _ in range(2):
        process.uncount_connection("anna")
    assert process._connections == {"bruno": 1}
    assert "anna" not in process._connections, "nobody is kept who is gone"


def test_only_in_a_study_one_goes_back_when_the_game_is_over() -> None:
    before, live = kept(dealt(), 0), kept(dealt(), 0, 1)
    back = live.back(1, 2, before.state, "p1", 8.0)
    for stage, study, refused in (("playing", False, ()), ("over", True, (live,)), ("over", False, (live, back))):
        table = at_stage(stage, study=study)
        table.context = cast(Context, SimpleNamespace(now=lambda: 9.0))
        for each in (live, back):
            if each in refused:
                with pytest.raises(Forbidden, match="over"):
                    table.moved(each)
            else:
                decision = table.moved(each)
                assert (decision.stage, decision.meta.waiting) == ("playing", each.waiting)
                assert (decision.meta.last_move, decision.live) == (each.seq, each)


def test_whom_another_process_has_called_is_not_called_again(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = TableDriver(cast(Context, SimpleNamespace(homes=SimpleNamespace(several=False))))
    table, called = at_stage("playing"), list[tuple[int, str]]()
    monkeypatch.setattr(driver, "_notify", lambda _table, seat, who: called.append((seat, who)))

    def waits_for(*seats: int, ours: bool) -> list[tuple[int, str]]:
        called.clear()
        table.meta = msgspec.structs.replace(table.meta, waiting=seats)
        driver.hear(table, ours)
        return called[:]

    assert waits_for(1, ours=False) == []
    assert waits_for(1, 2, ours=True) == [(2, "clara")]
    assert waits_for(2, ours=True) == []
    table.present = frozenset({"anna"})
    assert waits_for(0, 1, ours=True) == [(1, "bruno")], "who is here sees it"
