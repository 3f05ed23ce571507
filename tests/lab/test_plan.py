"""A schedule that tells every match from its number alone."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from chapterhouse.bots.evaluators.monasterium.evaluator import MonasteriumEvaluator
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.bots.tuned_weights import write_tuned
from chapterhouse.games import find
from chapterhouse.kernel import Illegal, Malformed
from chapterhouse.lab.lookup import PLAYOUTS, Measured, make_bot
from chapterhouse.lab.plan import Place, Plan, edition_of, vary
from tests.kernel.lots import GAME
from tests.lab.bots import DULL, SHARP
from tests.lab.runs import plan


def test_everything_that_is_compared_meets_the_same_deal() -> None:
    wanted = plan(line_ups=((SHARP, DULL), (SHARP, "random")), variants=({}, {"redraw": False}), rotate=True)
    assert wanted.matches_a_deal == 8
    assert {wanted.match(number).deal for number in range(8)} == {"7/0"}
    assert wanted.match(8).deal == "7/1"
    assert wanted.place(13) == Place(deal=1, variant=1, line_up=0, rotation=1)


def test_rotation_puts_every_bot_into_every_chair() -> None:
    wanted = plan("a", "b", "c", rotate=True)
    assert [wanted.match(number).seats for number in range(3)] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_bots_have_a_chance_of_their_own_in_every_match() -> None:
    wanted = plan(rotate=True)
    assert wanted.match(0).luck != wanted.match(1).luck


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"version": 2}, "version 2"),
        ({"line_ups": ((),)}, "nobody sits"),
        ({"line_ups": (("nobody", "random"),)}, "no bot is called 'nobody'"),
        ({"line_ups": (("random:9", "random"),)}, "random does not search"),
        ({"line_ups": (("tests.lab.bots:Nobody", "random"),)}, "nothing called 'Nobody'"),
        ({"line_ups": (("tests.lab.nowhere:Bot", "random"),)}, "cannot be found"),
        ({"variants": ({"candles": 3},)}, "unknown field"),
        ({"game": "chess"}, "no game is called"),
        ({"game": "tests.lab.bots:SHARP"}, "is not a game"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_it_begins(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        plan(**change).check()


def test_too_many_players_are_refused_by_the_rules() -> None:
    with pytest.raises(Illegal, match=r"setup\.players"):
        plan(*["random"] * 7).check()


def test_an_option_is_varied_over_all_its_values() -> None:
    assert vary(GAME, {"players": 2}, ["redraw"]) == ({"players": 2}, {"players": 2, "redraw": False})
    assert vary(GAME, {"redraw": False}, ["redraw"]) == ({"redraw": False}, {"redraw": True})


@pytest.mark.parametrize(("name", "complaint"), [("candles", "no option"), ("players", "cannot be varied")])
def test_an_option_that_has_no_list_of_values_cannot_be_varied(name: str, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        vary(GAME, {}, [name])


@pytest.mark.parametrize(
    ("name", "seconds", "playouts"),
    [
        ("scholar", None, PLAYOUTS),
        ("scholar", 2.0, None),
        ("scholar:7", None, 7),
        ("scholar:0", None, 0),
        ("prior", None, 0),
    ],
)
def test_a_searching_bot_is_measured_by_playouts_unless_it_is_by_the_clock(
    name: str, seconds: float | None, playouts: int | None
) -> None:
    bot = make_bot(name, Random(1), seconds)
    assert isinstance(bot, Measured)
    assert (bot.playouts, bot.seconds) == (playouts, None)


def test_a_bot_is_named_with_its_weights(tmp_path: Path) -> None:
    file = tmp_path / "tuned.toml"
    write_tuned(file, "monasterium", {"soup": 9.0})
    for name, playouts in ((f"greedy@{file}", None), (f"scholar:7@{file}", 7)):
        bot = make_bot(name, Random(1))
        assert isinstance(bot, GreedyBot | ScholarBot)
        assert isinstance(bot.evaluator, MonasteriumEvaluator)
        assert bot.evaluator.w["soup"] == 9.0
        assert getattr(bot, "playouts", None) == playouts


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "tuned.toml"
    write_tuned(file, "monasterium", {"soup": 9.0})
    with pytest.raises(Malformed, match="random has no weights"):
        make_bot(f"random@{file}", Random(1))
    with pytest.raises(Malformed, match="no such file of weights"):
        make_bot(f"greedy@{tmp_path / 'none.toml'}", Random(1))
    wrong = plan(f"greedy@{file}", "random", game="monastery")
    with pytest.raises(Malformed, match="holds weights of monasterium, not of monastery"):
        wrong.check()
    write_tuned(file, "monasterium", {"luck": 9.0})
    with pytest.raises(Malformed, match="no weight 'luck'"):
        make_bot(f"greedy@{file}", Random(1))


def test_a_run_belongs_to_its_edition() -> None:
    game = find("monastery")
    wanted = Plan("monastery", game.version, (("random", "random"),), ({},), 1, edition=edition_of(game))
    wanted.check()
    with pytest.raises(Malformed, match="the run was played with edition 00"):
        msgspec.structs.replace(wanted, edition="00").check()
