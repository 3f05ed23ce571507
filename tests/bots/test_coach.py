"""A bot says why, in every language, and never before it may."""

import re
from random import Random

import pytest

from chapterhouse.bots import MAKERS, Reason
from chapterhouse.bots.coach import argue, argue_all, explain, hint, may_be_told, say, signed
from chapterhouse.bots.directory import BOTS
from chapterhouse.bots.evaluator import RatedChoice, game_of
from chapterhouse.bots.greedy import GreedyBot, reasons
from chapterhouse.games import NAMES, find
from chapterhouse.games.monastery.actions import Done
from chapterhouse.kernel.words import Argument
from chapterhouse.speech import LANGUAGES, Speech, catalogue
from tests.bots.tables import GAMES, moments


def keys(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", catalogue("chapterhouse.bots", language), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_messages(language: str) -> None:
    assert keys(language) == keys("en")
    assert {f"bot-{name}" for name in BOTS} <= keys(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game: str, language: str) -> None:
    for moment in moments(game, 3, seed=6, share=0.1, most=12):
        thought = GreedyBot(Random(1)).think(moment.view, moment.choices)
        advice = explain(game_of(moment.view), thought, language, ("Anna", "Bruno", "Carla"))
        assert advice.words
        assert len(advice.why) == len(thought.reasons) + (thought.second is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_argues_for_and_against(language: str) -> None:
    """What a bot wants to learn never speaks against a question."""
    speech = Speech(find("abbey"), language, ("Anna", "Bruno"))
    for key in keys("en"):
        if not key.startswith(tuple(f"bot-{name}-" for name in NAMES)):
            continue
        args: dict[str, Argument] = {"suspects": 5, "target": "seat:1"} if "wanted" in key else {}
        both = [
            argue(Reason(key, weight, args), speech, language) for weight in (1.0, -1.0)[: 1 + ("wanted" not in key)]
        ]
        assert all(said[0].isupper() and said.endswith(".") for said in both)
        assert len(set(both)) == len(both)


def test_a_choice_for_which_nothing_speaks_at_once_proves_better_later() -> None:
    speech = Speech(find("monastery"), "en")
    against, gain = Reason("bot-monastery-sites", -0.2), Reason("bot-monastery-purse", 0.6)
    assert argue_all((gain, against), speech, "en")[0] == "This round brings you more points to spend."
    assert [said.partition(";")[0] for said in argue_all((against,), speech, "en")] == [
        "Nothing stands out at once",
        "You give up places on building sites.",
    ]


def test_a_hint_compares_with_the_next_best_move() -> None:
    moment = next(moments("monastery", 2, seed=1, share=1.0, most=1))
    advice = hint(moment.view, moment.choices, bot="brother", rng=Random(1))
    assert advice.action in moment.choices
    assert advice.why[-1].startswith("The next best: ")


def test_chances_are_told_where_they_were_tried_out() -> None:
    moment = next(moments("monastery", 2, seed=1, share=1.0, most=1))
    advice = hint(moment.view, moment.choices, seconds=0.5, rng=Random(1))
    assert "Chance to win" in advice.why[-1]


def test_reasons_that_could_betray_a_hand_wait_for_the_end() -> None:
    assert may_be_told("monasterium", over=False)
    assert not may_be_told("monastery", over=False)
    assert not may_be_told("abbey", over=False)
    assert may_be_told("abbey", over=True)


def test_moves_that_come_to_the_same_are_explained_by_what_they_gain() -> None:
    alike = RatedChoice(Done(), 3.0, {"letters": 3.0, "monks": 1.0}, before={"letters": 1.0, "monks": 1.0})
    assert reasons("monastery", alike, alike) == (Reason("bot-monastery-letters", 2.0),)
    assert reasons("monastery", alike, None) == (Reason("bot-monastery-letters", 2.0),)


def test_points_are_written_as_the_language_writes_them() -> None:
    assert [signed(-1.25, language) for language in ("en", "fr", "de")] == ["−1.2", "−1,2", "−1,2"]
    assert signed(0.5, "de") == "+0,5"


def test_a_message_that_does_not_exist_is_a_defect() -> None:
    with pytest.raises(KeyError, match="bot-nonsense"):
        say("bot-nonsense", "en")


def test_every_bot_can_be_asked_for_a_hint() -> None:
    moment = next(moments("abbey", 3, seed=1, share=1.0, most=1))
    for bot in MAKERS:
        assert hint(moment.view, moment.choices, bot=bot, seconds=0.2, rng=Random(1)).words
