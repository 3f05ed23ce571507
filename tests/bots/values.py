"""Positions with the values that the evaluators give them: ``python -m tests.bots.values`` writes them anew.

The weights are made up, so that tuning changes nothing here: only the terms themselves do.
"""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from chapterhouse.bots.evaluator import RatedChoice, Weights, load_weights, make_evaluator
from chapterhouse.bots.evaluators.abbey.action_values import ActionEvaluator
from chapterhouse.bots.evaluators.abbey.evaluator import rate_all
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.race import RaceEvaluator
from chapterhouse.bots.position_evaluator import PositionEvaluator
from chapterhouse.games import find
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import text
from tests.bots.tables import moments

GAMES = ("monastery", "monasterium")
FOLDER = Path(__file__).with_name("values")
POSITIONS = 6
"""From each game, spread over its course."""
DIGITS = 6


def evaluator(game: str) -> PositionEvaluator:
    """The evaluator for search, each weight a number of its own."""
    given = load_weights(game)
    names = sorted({**given.weights, **given.planning})
    weights = {name: 1 + number / 10 for number, name in enumerate(names)}
    learned = {name: (1 + number / 10, 2 + number / 7) for number, name in enumerate(sorted(given.learned))}
    search = msgspec.structs.replace(given.search, learned_share=0.4, lead_temperature=5.0, lead_temperature_late=2.0)
    made = make_evaluator(game, Weights(weights, search, {}, learned))
    assert isinstance(made, PositionEvaluator)
    return made


def valued(game: str, position: str) -> dict[str, Any]:
    """What the evaluator says about a position: the terms of each seat, and its lead."""
    judge, state = evaluator(game), find(game).read_position(position)
    seats = list(state.seats())
    terms = [{name: round(value, DIGITS) for name, value in judge.terms(state, seat).items()} for seat in seats]
    return {"terms": terms, "leads": [round(judge.lead(state, seat), DIGITS) for seat in seats]}


def stored(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    return found


def write(game: str) -> None:
    rows = []
    for players in (2, 3, 4):
        met = list(moments(game, players, seed=20 + players, share=1.0, most=2_000))
        for moment in met[len(met) // POSITIONS - 1 :: len(met) // POSITIONS][:POSITIONS]:
            position = find(game).write_position(moment.state)
            rows.append({"position": position, **valued(game, position)})
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


# ── The Abbey ────────────────────────────────────────────────────────────────────────────────────────────────────────

ABBEY_VIEWS = 2
"""Of each kind of decision."""
SHOWN = 4
"""Choices that are stored one by one; of all others the sums of their terms."""


def rated(view: AbbeyView, choices: list[str]) -> dict[str, Any]:
    """What the two evaluators say about the choices of a view: by counting, and in the race with exact deduction."""
    game, weights = find("abbey"), load_weights("abbey").weights
    made = {name: 1 + number / 10 for number, name in enumerate(sorted(weights))}
    made |= {name: weights[name] for name in ("exact_from", "reference_one_in")}
    actions = [game.read_action(choice) for choice in choices]
    deduced = Knowledge(view)
    deduced.deduce()
    judges = {"counting": ActionEvaluator(made, Knowledge(view)), "race": RaceEvaluator(made, deduced, None)}
    return {name: _summary(rate_all(judge, actions, Random(1))) for name, judge in judges.items()}


def _summary(rows: list[RatedChoice]) -> dict[str, Any]:
    """The terms of the best choices, and the sum of every term over all choices."""
    best = sorted(rows, key=lambda each: (-round(sum(each.terms.values()), DIGITS), text.write(each.action)))
    total = Counter[str]()
    for row in rows:
        total.update(row.terms)
    shown = [[text.write(row.action), _rounded(row.terms)] for row in best[:SHOWN]]
    return {"choices": len(rows), "best": shown, "total": _rounded(total)}


def _rounded(terms: Any) -> dict[str, float]:
    return {name: round(float(value), DIGITS) for name, value in sorted(terms.items())}


def write_abbey() -> None:
    rows, met = [], Counter[str]()
    for players, seed in ((3, 31), (4, 32), (6, 33)):
        for moment in moments("abbey", players, seed=seed, share=0.5, most=150):
            if met[moment.view.doing] < ABBEY_VIEWS:
                met[moment.view.doing] += 1
                choices = [text.write(choice) for choice in moment.choices[:40]]
                view = moment.view
                assert isinstance(view, AbbeyView)
                rows.append({"view": msgspec.to_builtins(view), "choices": choices, "rated": rated(view, choices)})
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "abbey.json").write_text(
        json.dumps(rows, separators=(",", ":")).replace('},{"view"', '},\n{"view"') + "\n"
    )


if __name__ == "__main__":
    for each in GAMES:
        write(each)
    write_abbey()
