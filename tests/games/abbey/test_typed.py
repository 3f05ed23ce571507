"""Questions typed in plain words: every sentence of ours can be typed back, and people's own words are understood."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import AnyOf, AtLeast, Both, Fitting, Question
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.asking import sample_question
from chapterhouse.games.abbey.typed import read_typed
from chapterhouse.kernel.text import write
from chapterhouse.kernel.wording import Reading
from chapterhouse.speech import LANGUAGES, Speech
from tests.games.abbey.table import random_game

NAMES = ("Hilda", "Brigid", "Ita", "Anna")


def typed(s: State, language: str, target: int, text: str) -> Reading:
    return read_typed(Speech(GAME, language, NAMES), GAME.view(s, 0), target, text)


def said(s: State, language: str, ask: Ask) -> str:
    speech = Speech(GAME, language, NAMES)
    speech.view = GAME.view(s, 0)
    return speech.phrase(ask.question, (ask,))


def in_order(question: Question) -> Question:
    """The question with its terms in an order of their own: a sentence has them in the order of its language."""
    if isinstance(question, Both):
        return Both(in_order(question.first), in_order(question.second))  # type: ignore[arg-type]  # same kinds
    if isinstance(question, AtLeast) and question.number == 1:
        return in_order(AnyOf(question.scope, question.who))
    changes: dict[str, Any] = {}
    for name in ("who", "than"):
        who = getattr(question, name, None)
        if isinstance(who, Fitting):
            changes[name] = Fitting(tuple(sorted(set(who.terms), key=repr)))
    if hasattr(question, "terms"):
        changes["terms"] = tuple(sorted(set(question.terms), key=repr))
    return msgspec.structs.replace(question, **changes)


def states() -> list[State]:
    return [s for number, s in enumerate(random_game(AbbeyOptions(players=4), seed=5, most=240)) if number % 30 == 29]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_ours_can_be_typed_back(language: str) -> None:
    rng = Random(language)
    for s in states():
        for _ in range(14):
            ask = sample_question(s, 0, (1, 2, 3), rng)
            sentence = said(s, language, ask)
            reading = typed(s, language, ask.target, sentence)
            assert isinstance(reading.action, Ask), (sentence, reading.unread)
            assert in_order(reading.action.question) == in_order(ask.question), sentence


TYPED = tomllib.loads(Path(__file__).with_name("typed_questions.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_may_type_as_they_speak(language: str) -> None:
    """Every question of the list, without our own words, capital letters, accents or punctuation."""
    assert language in TYPED, f"typed_questions.toml has no questions [{language}]"
    s = next(iter(random_game(AbbeyOptions(players=4), seed=1, most=1)))
    understood = {text: meaning(typed(s, language, 1, text)) for text in TYPED[language]}
    assert understood == TYPED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_understood_rather_than_something_wrong(language: str) -> None:
    """Negative questions, who and where, two plans, "a Templar or a bearded Franciscan"."""
    s = next(iter(random_game(AbbeyOptions(players=4), seed=1, most=1)))
    read = {text: meaning(typed(s, language, 1, text)) for text in TYPED["not-understood"].get(language, ())}
    assert {text: said for text, said in read.items() if typed(s, language, 1, text).action} == {}


def meaning(reading: Reading) -> str:
    return write(reading.action).removeprefix("ask b (").removesuffix(")") if reading.action else reading.unread


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("How many purple monks do you hold?", "purple"),
        ("How many bearded monks do you?", "How many bearded monks do you?"),
        ("How many bearded monks do you hold the most?", "the most"),
        ("", ""),
    ],
)
def test_what_is_not_understood_is_said(text: str, unread: str) -> None:
    s = next(iter(random_game(AbbeyOptions(players=4), seed=1, most=1)))
    reading = typed(s, "en", 1, text)
    assert (reading.action, reading.unread) == (None, unread)
