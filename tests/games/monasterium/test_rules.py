"""Rules that a table of facts proves better than a scenario, and limits that no scenario shows."""

from itertools import pairwise, product

import pytest

from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.actions import ChooseNumber, RerollDice, TakeDice
from chapterhouse.games.monasterium.catalogue import CARDS, CHAPEL, ERRANDS, MISSION_IDS, MISSIONS, ROOM
from chapterhouse.games.monasterium.events import GoodsTaken, MessengerMoved, PointsScored, RoundBegan
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.steps.missions import areas_covered, worth
from chapterhouse.kernel import Fault, Illegal, SeededDealer, fault
from tests.games.monasterium.tables import act, blind_game, choices, position, told

ROWS = {"i": 0, "ii": 1, "iii": 2}


def opened(space: str, *more: str) -> list[str]:
    """Lines of a table where only this action is open and two dice lie in its column."""
    row, column = space.split("-")
    figures = "".join("." if at == column else "o" for at in "abcde")
    return [
        f"column {column}",
        "tile nn",
        "dice n n - - - -",
        "red 4 a .... ...." if row == "iii" else "red 4 - a... ....",
        "player a",
        f"{row} {figures} o",
        *more,
        "stack",
        "using-dice a",
    ]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**9])
def test_two_to_four_play(players: int) -> None:
    """[setup.players]"""
    assert MonasteriumOptions(players=players).fault() == Fault("setup.players", "count", {"players": players})
    with pytest.raises(Illegal):
        GAME.read_options({"players": players})


def test_the_supply_never_runs_out() -> None:
    """[setup.supply] There are 30 soup tiles in the box; a hundred can be owned."""
    s = position("column b", "tile n", "dice n n - - - -", "player a", "goods soup 99", "stack", "using-dice a")
    after = act(s, "a use-action standard-b").state
    assert after.good(0, 0) == 100


@pytest.mark.parametrize(("column", "good"), [("b", "soup"), ("c", "influence"), ("d", "rosary")])
def test_standard_goods(column: str, good: str) -> None:
    """[actions.standard]"""
    s = position(f"column {column}", "tile nn", "stack", "using-dice a")
    assert told(act(s, f"a use-action standard-{column}"), GoodsTaken) == [GoodsTaken(0, good, 1)]


@pytest.mark.parametrize(
    ("space", "good", "count"),
    [("i-b", "rosary", 1), ("i-c", "soup", 1), ("i-d", "influence", 1), ("ii-a", "tool", 1)],
)
def test_opened_goods(space: str, good: str, count: int) -> None:
    """[actions.opened]"""
    played = act(position(*opened(space)), f"a use-action {space}")
    assert told(played, GoodsTaken) == [GoodsTaken(0, good, count)]


@pytest.mark.parametrize(("space", "at"), [("i-a", [2]), ("ii-d", [2])])
def test_opened_steps_stop_at_the_first_bonus(space: str, at: list[int]) -> None:
    """[road.entering] [road.chains] Two steps from the first space halt at the bonus of the second."""
    played = act(position(*opened(space)), f"a use-action {space}")
    assert told(played, MessengerMoved) == [MessengerMoved(0, number) for number in at]


@pytest.mark.parametrize("space", ["ii-a", "ii-d", "ii-e", "iii-a", "iii-c", "iii-e"])
def test_limited_actions_serve_once_a_turn(space: str) -> None:
    """[actions.once]"""
    s = position(*opened(space))
    assert f"use-action {space}" in choices(s)
    s.done = 1 << (ROWS[space.split("-")[0]] * 5 + "abcde".index(space[-1]))
    refusal = fault(s, 0, GAME.read_action(f"use-action {space}"))
    assert refusal is not None
    assert refusal.rule == "actions.once"
    assert f"use-action {space}" not in choices(s)


def test_three_points() -> None:
    """[actions.opened]"""
    played = act(position(*opened("ii-e")), "a use-action ii-e")
    assert told(played, PointsScored) == [PointsScored(0, "action", 3)]


@pytest.mark.parametrize("number", [-1, 0, 7, 10**9])
@pytest.mark.parametrize("count", [-1, 0, 4, 10**9])
def test_impossible_numbers_are_refused(number: int, count: int) -> None:
    """[taking.space] [taking.most] [placement.number] [placement.reroll-any] Huge numbers get a reason too."""
    s = position("dice n n n n n n")
    assert fault(s, 0, TakeDice(number, 1)) is not None
    assert fault(s, 0, TakeDice(2, count)) is not None
    rolling = position("rolled n1 p2", "stack", "choosing-number a")
    assert fault(rolling, 0, ChooseNumber(number)) is not None
    again = act(rolling, "a use-reroll").state
    assert fault(again, 0, RerollDice((number,), ())) is not None
    assert fault(again, 0, RerollDice((1,) * 1000, ())) is not None


@pytest.mark.parametrize("card", range(len(CARDS)), ids=MISSION_IDS)
def test_what_missions_are_worth(card: int) -> None:
    """[missions.years] [missions.any-time] A and B lose value every year, C never."""
    values = [worth(card, year) for year in range(3)]
    if card < len(MISSIONS.areas):
        assert values == sorted(values, reverse=True)
        assert len(set(values)) == 3
    else:
        assert len(set(values)) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_years_of_as_many_rounds_as_players(players: int) -> None:
    """[course.years] [course.phases] [round.chalice] Everybody has the Chalice once a year, in turn."""
    rounds: list[tuple[int, int, int]] = []
    for s in blind_game(MonasteriumOptions(players=players), players):
        if (s.year, s.round, s.starter) not in rounds:
            rounds.append((s.year, s.round, s.starter))
    assert [pair[:2] for pair in rounds] == [(year, round_) for year in range(3) for round_ in range(players)]
    assert all((after[2] - before[2]) % players == 1 for before, after in pairwise(rounds))


def test_every_starting_player_is_possible() -> None:
    """[setup.starter] [setup.missions] The lot decides; two cards of each pile are drawn."""
    starters = set()
    for seed in range(40):
        played = GAME.deal(MonasteriumOptions(players=4), SeededDealer(seed))
        (began,) = [each.event for each in played.told if isinstance(each.event, RoundBegan)]
        starters.add(began.starter)
        assert [CARDS[card].pile for card in played.state.missions] == list("aabbcc")
        assert len(set(played.state.missions)) == 6
    assert starters == {0, 1, 2, 3}


def test_undo_stops_at_dice_and_nowhere_else() -> None:
    """[course.open] Only chance teaches anybody anything."""
    s = position("dice n n - - - -", "column b", "tile nn", "stack", "using-dice a")
    assert not act(s, "a use-action standard-b").learned
    rolling = position("rolled n1 n2", "stack", "choosing-number a")
    assert act(rolling, "a choose-number 1").learned
    assert not act(rolling, "a use-reroll").learned


def places_in(mask: int) -> list[int]:
    return [1 << number for number in range(mask.bit_length()) if mask >> number & 1]


def test_a_novice_anywhere_in_an_area_serves_it() -> None:
    """[missions.areas] From the first place of the first monastery to the last of the last."""
    s = GAME.deal(MonasteriumOptions(players=2), SeededDealer(1)).state
    for card, (_, room, cloister) in enumerate(ERRANDS):
        assert (room.area, cloister.area == CHAPEL) == (ROOM, False)
        fitting = places_in(room.places & s.side.kinds[room.kind])
        for in_room, in_cloister in product((0, *fitting), (0, *places_in(cloister.places))):
            s.rooms[0], s.cloister[0] = in_room, in_cloister
            assert areas_covered(s, 0, card) == (in_room > 0) + (in_cloister > 0), MISSION_IDS[card]
        s.rooms[0], s.cloister[0] = s.side.rooms & ~s.side.kinds[room.kind], 0
        assert areas_covered(s, 0, card) == 0, "buildings of another kind do not serve it"
