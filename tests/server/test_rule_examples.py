"""Worked examples of the rules page: they prove what they show, and show a seat's view only."""

from pathlib import Path

import msgspec
import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import scenario
from chapterhouse.kernel.data import load_rules
from chapterhouse.server.rule_examples import VIEWER, rule_examples, scenarios
from chapterhouse.speech import LANGUAGES
from tests.server.conftest import Inn, Tell

OURS = ("monastery", "monasterium", "abbey")
WORDS = Path(__file__).parents[2] / "web" / "src" / "rules" / "text"
EXAMPLES = [(game, name) for game in OURS for name in sorted(scenarios(GAMES[game]))]


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_comes_true_and_cites_rules_that_exist(game: str, name: str) -> None:
    read = scenarios(GAMES[game])[name]
    assert read.game == game
    scenario.run(read, GAMES)
    assert read.proves
    assert set(read.proves) <= set(load_rules(GAMES[game].folder()))


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_examples_in_every_language(game: str) -> None:
    names = scenarios(GAMES[game])
    assert len(names) >= 3
    for language in LANGUAGES:
        catalogue = (WORDS / f"{language}.ftl").read_text("utf-8")
        for name in names:
            assert f"\n{game}-example-{name} =" in catalogue


@pytest.mark.parametrize("game", OURS)
def test_a_refused_move_says_its_rule_and_changes_nothing(game: str) -> None:
    refused = 0
    for example in rule_examples(game).examples:
        for before, after in zip(example.moments, example.moments[1:], strict=False):
            if after.refused is not None:
                refused += 1
                assert after.refused.rule in load_rules(GAMES[game].folder())
                assert after.frame.views == before.frame.views
            else:
                assert after.frame.entry.events
    assert refused


def test_an_example_is_told_to_one_seat() -> None:
    for example in rule_examples("abbey").examples:
        for moment in example.moments:
            (view,) = msgspec.to_builtins(moment.frame.views)
            assert view["seat"] == VIEWER
            assert view["culprit"] is None
            assert b"lambert" not in msgspec.json.encode(view)  # held by another seat, and never shown


def test_examples_over_http(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        answer = await guest.get("/api/games/monastery/examples")
        assert [one["name"] for one in answer["examples"]] == ["placing", "scoring", "walking"]
        assert answer["examples"][0]["moments"][1]["refused"]["rule"] == "placement.dead-end"
        assert (await guest.http.get("/api/games/chess/examples")).status_code == 404

    tell(story)
