"""From the same seed a bot thinks the same: a change of the search or of an evaluation shows, also a small one.

After a change on purpose: ``python -m tests.bots.thoughts``, and look at the difference.
"""

import pytest

from chapterhouse.games import NAMES
from tests.bots.thoughts import LATE, asked, expected, read, terms_by_kind, thoughts, worth
from tests.bots.values import stored


@pytest.mark.parametrize("game", NAMES)
def test_bots_think_what_is_stored(game: str) -> None:
    rows = expected()[game]
    moments = list(asked(game))
    assert len(moments) == len(rows)
    for moment, row in zip(moments, rows, strict=True):
        found = thoughts(game, moment)
        assert list(found) == list(row)
        for bot, thought in found.items():
            numbers, wanted = thought.pop("numbers"), row[bot].pop("numbers")
            assert numbers == pytest.approx(wanted, abs=1e-4), (bot, moment.number)
            assert thought == row[bot], (bot, moment.number)


def test_questions_late_in_a_game_are_worth_what_is_stored() -> None:
    for row in stored(LATE):
        view, _ = read(row)
        for text, found, wanted in zip(row["questions"], worth(view, row["questions"]), row["worth"], strict=True):
            assert found == pytest.approx(wanted, abs=1e-4), text


def test_every_kind_of_action_late_in_a_game_has_the_terms_that_are_stored() -> None:
    for row in stored(LATE):
        view, _ = read(row)
        for found, wanted in zip(terms_by_kind(view), row["terms"], strict=True):
            assert found.keys() == wanted.keys()
            for kind, terms in found.items():
                assert terms == pytest.approx(wanted[kind], abs=1e-4), kind
