"""Scenarios say what is expected, and a scenario that does not come true fails."""

import pytest

from chapterhouse.kernel import Malformed, SeededDealer, play, scenario
from tests.kernel.lots import GAME

GAMES = {GAME.name: GAME}

GOOD = """
title = "Anna draws again and wins"
game = "lots"
proves = ["lots.keep"]

[opening]
options = { players = 2 }
deals = [3, 7]

[[then]]
refuse = "b keep"
rule = "table.turn"
says = ""
args = {}

[[then]]
allow = "a keep"
legal = ["keep", "redraw"]
offers = ["redraw"]

[[then]]
play = "a redraw"
deals = [9]
tells = ["lot-drawn a"]
whispers = { a = ["lot-seen 9"] }
silent = ["lot-shown"]
waits = ["b"]
step = "choosing"
sees = { a = { lot = 9 }, spectator = { lot = false } }

[[then]]
play = "b keep"
tells_only = []
waits = ["a", "b"]

[[then]]
play = "b bet yes"

[[then]]
play = "a bet yes"
tells = ["lot-shown a 9", "lot-shown b 7"]
waits = []
totals = { a = 11, b = 0 }
points = { a = { lot = 9, bet = 2 } }
winners = ["a"]
ending = "shown"
""".replace("spectator = { lot = false }", 'spectator = { doing = "choosing" }')


def run(source: str) -> None:
    scenario.run(scenario.read(source), GAMES)


def test_a_true_scenario_passes() -> None:
    run(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('rule = "table.turn"', 'rule = "table.asked"', "then 1: b keep should break table.asked"),
        ('says = ""', 'says = "late"', "then 1: b keep is refused with '', not 'late'"),
        ("args = {}", "args = { seat = 1 }", "then 1: b keep is refused with {}, not {'seat': 1}"),
        ('refuse = "b keep"', 'refuse = "a keep"', "then 1: a keep should be refused but is legal"),
        ('allow = "a keep"', 'allow = "b keep"', "then 2: b keep should be legal"),
        ('legal = ["keep", "redraw"]', 'legal = ["keep"]', "then 2: legal are"),
        ('offers = ["redraw"]', 'offers = ["bet yes"]', "then 2: .*not among the legal"),
        ('play = "a redraw"', 'play = "b keep"', "then 3: b keep is refused"),
        ('tells = ["lot-drawn a"]', 'tells = ["lot-drawn b"]', "then 3: .*was not heard"),
        ("tells_only = []", 'tells_only = ["lot-drawn b"]', "then 4: .*was not heard"),
        ('tells = ["lot-drawn a"]', 'tells = ["lot-seen 9"]', "then 3: .*was not heard"),
        ('tells = ["lot-drawn a"]', "tells_only = []", "then 3: all should hear only"),
        ('a = ["lot-seen 9"]', 'b = ["lot-seen 9"]', "then 3: .*was not heard"),
        ('silent = ["lot-shown"]', 'silent = ["lot-drawn"]', "then 3: nobody should hear"),
        ('silent = ["lot-shown"]', 'silent = ["lot-hidden"]', "then 3: no event is called lot-hidden"),
        ('waits = ["b"]', 'waits = ["a"]', "then 3: waits for"),
        ('step = "choosing"', 'step = "betting"', "then 3: the step is"),
        ("a = { lot = 9 }", "a = { lot = 8 }", "then 3: a sees lot = 9"),
        ("b = 0 }", "b = 1 }", "then 6: b has 0 points"),
        ("bet = 2", "bet = 3", "then 6: a has 2 points for bet"),
        ('winners = ["a"]', 'winners = ["b"]', "then 6: the winners are"),
        ('ending = "shown"', 'ending = "hidden"', "then 6: the ending is"),
    ],
)
def test_an_untrue_expectation_fails(old: str, new: str, complaint: str) -> None:
    with pytest.raises(scenario.Failure, match=complaint):
        run(GOOD.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("title", "titel", "not a scenario"),
        ('game = "lots"', 'game = "chess"', "no game is called"),
        ("[opening]", 'position = "{}"\n[opening]', "a position or an opening"),
        ('play = "a redraw"', 'play = "a fly"', "then 3: 'fly' is none of"),
        ("deals = [9]", "deals = [9, 9]", "then 3: .*the rules ask for 1"),
        ("deals = [9]", "", "then 3: .*ask for more"),
        ("a = { lot = 9 }", "a = { hat = 9 }", "then 3: a view has no 'hat'"),
        ('tells = ["lot-drawn a"]', 'tells = ["lot-drown a"]', "then 3: 'lot-drown' is none of"),
        ("players = 2", "players = true", "options of lots"),
    ],
)
def test_a_scenario_that_makes_no_sense_is_malformed(old: str, new: str, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        run(GOOD.replace(old, new, 1))


def test_moves_that_lead_in_are_dealt_one_after_the_other_from_the_seed() -> None:
    """Each has a dealer of its own, so that a move before it changes nothing in what it is dealt."""
    options = GAME.read_options({"players": 2})
    state = GAME.deal(options, SeededDealer(5)).state
    for number, seat in enumerate((0, 1)):
        state = play(state, seat, GAME.read_action("redraw"), SeededDealer(6 + number)).state
    lots = [GAME.view(state, seat).lot for seat in (0, 1)]
    opening = 'options = { players = 2 }\nseed = 5\nmoves = ["a redraw", "b redraw"]'
    seen = f"sees = {{ a = {{ lot = {lots[0]} }}, b = {{ lot = {lots[1]} }} }}"
    run(f'title = "t"\ngame = "lots"\nproves = ["lots.keep"]\n[opening]\n{opening}\n[[then]]\n{seen}\n')
