"""Every drill has exactly one right answer, which the engine finds, and words for it in every language."""

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import Malformed, actors
from chapterhouse.kernel.data import load_rules
from chapterhouse.learn.drill import drill, drill_names, make_drill, read_drill
from chapterhouse.speech import LANGUAGES
from tests.house.test_text import keys

ALL = [(game, name) for game in GAMES for name in drill_names(game)]
every = pytest.mark.parametrize(("game", "name"), ALL)

SIMPLE = """
ask = "count"
options = ["4", "2"]
measure = "view.allowance"
rules = ["movement.allowance"]
position = '''
colours: red blue
map:
  abbey  abbey  abbey
  abbey  abbey  abbey
monks a: abbey abbey
'''
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_ten_drills(game: str) -> None:
    assert len(drill_names(game)) >= 10


@every
def test_exactly_one_choice_is_right(game: str, name: str) -> None:
    options = drill(game, name).options
    assert sum(option.right for option in options) == 1
    assert len({(option.action, option.number, option.name) for option in options}) == len(options) > 1


@every
def test_its_words_and_rules_exist(game: str, name: str) -> None:
    assert set(drill(game, name).rules) <= set(load_rules(GAMES[game].folder()))
    for language in LANGUAGES:
        assert {f"drill-{name}", f"drill-{name}-why"} <= keys(f"{GAMES[game].package}.learn", language)


@pytest.mark.parametrize("game", GAMES)
def test_no_drill_text_is_left_over(game: str) -> None:
    written = {key for key in keys(f"{GAMES[game].package}.learn", "en") if key.startswith("drill-")}
    assert written == {f"drill-{name}{end}" for name in drill_names(game) for end in ("", "-why")}


@every
def test_the_seat_sees_the_position_and_nothing_else_is_kept_of_a_forbidden_choice(game: str, name: str) -> None:
    made = drill(game, name)
    forbidden = [option for option in made.options if option.fault is not None]
    assert all(option.value is None for option in forbidden)
    if made.ask in ("may", "may-not"):
        assert made.seat in actors(made.state)
        assert {option.fault is None for option in made.options} == {True, False}


def test_the_engine_says_which_choice_is_right() -> None:
    game = GAMES["monastery"]
    assert [option.right for option in make_drill(game, "x", read_drill(SIMPLE)).options] == [True, False]
    more = SIMPLE.replace("monks a: abbey abbey", "monks a: abbey")
    assert [option.right for option in make_drill(game, "x", read_drill(more)).options] == [False, True]


def test_what_is_no_drill_is_refused_with_the_reason() -> None:
    game = GAMES["monastery"]
    with pytest.raises(Malformed, match="not a drill"):
        read_drill(SIMPLE.replace("count", "guess"))
    with pytest.raises(Malformed, match="cannot measure"):
        make_drill(game, "x", read_drill(SIMPLE.replace("view.allowance", "conclusions.culprits")))
    with pytest.raises(Malformed, match="is no number"):
        make_drill(game, "x", read_drill(SIMPLE.replace("view.allowance", "view.hour")))
    with pytest.raises(Malformed, match="there is no drill"):
        drill("monastery", "nothing")
    with pytest.raises(Malformed, match="there is no drill"):
        drill("chess", "which-box")
