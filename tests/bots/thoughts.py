"""What bots think at stored moments, from one seed: ``python -m tests.bots.thoughts`` writes it anew.

Weights and settings are made up, so that tuning changes nothing here; a change of the search or of the rules does.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec

from chapterhouse.bots import Thought
from chapterhouse.bots.bot import ThinkingBot
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import SearchSettings, Weights, load_weights, make_evaluator
from chapterhouse.bots.evaluators.abbey.action_values import ActionEvaluator
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.race import RaceEvaluator
from chapterhouse.bots.evaluators.abbey.wider_questions import question_bits
from chapterhouse.bots.evaluators.abbey.world_sampler import sample_worlds
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.games import NAMES, find
from chapterhouse.games.abbey import actions as act
from chapterhouse.games.abbey.catalogue import BOOK_IDS, ROOM_IDS, SUSPECT_IDS, TRAITS
from chapterhouse.games.abbey.steps.asking import sample_question
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action, View, actors, legal
from chapterhouse.kernel.text import write as written
from tests.bots.tables import moments
from tests.bots.values import FOLDER, GAMES, stored

FILE = FOLDER / "thoughts.json"
LATE = "late"
"""The file of moments later in games of the Abbey, with questions that could be asked there."""
LATE_MOMENTS = ((3, 51, "asking", 81), (4, 52, "asking", 111), (3, 51, "asking", 135), (5, 53, "answering", 137))
"""Players, seed, what is decided, and the length of the history."""
QUESTIONS, CHOICES, BATCHES = 50, 12, 6
DIGITS = 5
PLAYOUTS = {"monastery": (0, 30), "monasterium": (0, 30), "abbey": (0, 26)}
"""For two scholars of each game: one that plans or deduces only, and one that searches."""
SETTINGS = SearchSettings(
    max_arms=5,
    margin=6.0,
    horizon=14,
    turn_sample=5,
    rival_sample=3,
    lead_scale=7.0,
    win_bonus=3.0,
    beam_width=4,
    own_sample=4,
    min_decisions=3,
    prior_weight=2.0,
    learned_share=0.4,
    lead_temperature=5.0,
    lead_temperature_late=2.0,
    epsilon=0.2,
)


class Asked(NamedTuple):
    """A view and its choices, with the number of the stored moment."""

    number: int
    view: View
    choices: Sequence[Action]


def judge_weights(game: str, beam_width: int = 4) -> Weights:
    given = load_weights(game)
    names = sorted({**given.weights, **given.planning})
    made = {name: 1 + number / 10 for number, name in enumerate(names)}
    kept = {name: given.weights[name] for name in ("exact_from", "reference_one_in") if name in given.weights}
    learned = {name: (1 + number / 10, 2 + number / 7) for number, name in enumerate(sorted(given.learned))}
    return Weights(made | kept, msgspec.structs.replace(SETTINGS, beam_width=beam_width), {}, learned)


def asked(game: str) -> Iterator[Asked]:
    for number, row in enumerate(stored(game)):
        if game in GAMES:
            state = find(game).read_position(row["position"])
            seat = actors(state)[0]
            yield Asked(number, find(game).view(state, seat), legal(state, seat))
        else:
            yield Asked(number, *read(row))
    if game == "abbey":
        for number, row in enumerate(stored(LATE)):
            yield Asked(number, *read(row))


def read(row: dict[str, Any]) -> tuple[AbbeyView, list[Action]]:
    choices = [find("abbey").read_action(choice) for choice in row["choices"]]
    return msgspec.convert(row["view"], AbbeyView), choices


def thoughts(game: str, moment: Asked) -> dict[str, Any]:
    """By bot: the greedy one, and scholars with and without playouts. At one moment in three single actions
    are searched, at the others whole turns.
    """
    evaluator = make_evaluator(game, judge_weights(game, beam_width=4 * (moment.number % 3 > 0)))
    bots: dict[str, ThinkingBot] = {
        "greedy": GreedyBot(Random(moment.number), evaluator),
        **{
            f"scholar {playouts}": ScholarBot(Random(moment.number), playouts, None, evaluator)
            for playouts in PLAYOUTS[game]
        },
    }
    return {name: plain(bot.think(moment.view, moment.choices)) for name, bot in bots.items()}


def plain(thought: Thought) -> dict[str, Any]:
    numbers = (thought.value, thought.chance, thought.second_value, thought.second_chance)
    return {
        "plays": written(thought.action),
        "second": None if thought.second is None else written(thought.second),
        "numbers": [None if number is None else round(number, DIGITS) for number in numbers],
        "reasons": [[reason.key, reason.weight, reason.args] for reason in thought.reasons],
        "playouts": thought.playouts,
    }


def expected() -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text("utf-8"))
    return found


# ── Questions late in a game ──


def worth(view: AbbeyView, asks: Sequence[str]) -> list[list[float]]:
    """What each question would tell: by counting, and by sampled worlds."""
    knowledge, worlds = Knowledge(view), sample_worlds(view, Random(1), Budget(BATCHES))
    found = []
    for text in asks:
        ask = find("abbey").read_action(text)
        assert isinstance(ask, act.Ask)
        bits = (question_bits(knowledge, ask.target, ask.question), worlds.question_value(ask.target, ask.question))
        found.append([round(each, DIGITS) for each in bits])
    return found


def every_action(view: AbbeyView) -> list[Action]:
    """Actions of every kind, legal or not: each is rated by itself."""
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    some = SUSPECT_IDS[::5]
    return [
        *map(act.Walk, ROOM_IDS),
        *map(act.PlayBook, BOOK_IDS),
        *map(act.ChooseBook, BOOK_IDS),
        *(each() for each in (act.Answer, act.KeepSilence, act.TakeExtraTurn, act.DrawCard)),
        *map(act.Pledge, (False, True)),
        *map(act.Reveal, TRAITS),
        *map(act.NameTrait, TRAITS),
        *(make(name) for make in (act.Accuse, act.ShowCard, act.GiveCard) for name in SUSPECT_IDS),
        *(make((name, last)) for make in (act.NameSuspects, act.PassCards) for name, last in pairwise(some)),
        *map(act.ChoosePlayer, others),
        *(act.RequestCard(seat, traits) for seat in others for traits in ((TRAITS[0],), TRAITS[3:9:5])),
    ]


def variants(view: AbbeyView) -> Iterator[AbbeyView]:
    """The view as it is; and of a whispered, tactical game with a Crypt card, two days later and on the first day."""
    yield view
    options = msgspec.structs.replace(view.options, whispered=True, tactical=True)
    for office, complines, pile, fresh in (("terce", 2, 0, False), ("matins", 0, 0, True)):
        me = msgspec.structs.replace(view.players[view.seat or 0], crypt=True, fresh=fresh)
        players = tuple(me if seat == view.seat else other for seat, other in enumerate(view.players))
        yield msgspec.structs.replace(
            view, office=office, complines=complines, pile=pile, options=options, players=players
        )


def terms_by_kind(view: AbbeyView) -> list[dict[str, dict[str, float]]]:
    """For each variant and judge: the terms of every kind of action, added up over the actions of that kind."""
    weights = judge_weights("abbey").weights
    found = []
    for each in variants(view):
        deduced = Knowledge(each)
        deduced.deduce()
        worlds = sample_worlds(view, Random(1), Budget(BATCHES))
        for judged in (ActionEvaluator(weights, Knowledge(each)), RaceEvaluator(weights, deduced, worlds)):
            sums: dict[str, dict[str, float]] = {}
            for action in every_action(each):
                terms = sums.setdefault(type(action).__name__, {})
                for term, value in judged.terms(action).items():
                    terms[term] = terms.get(term, 0.0) + value
            found.append({kind: rounded(terms) for kind, terms in sums.items()})
    return found


def rounded(terms: dict[str, float]) -> dict[str, float]:
    return {term: round(value, DIGITS) for term, value in sorted(terms.items())}


def write_late() -> None:
    rows = []
    for players, seed, doing, length in LATE_MOMENTS:
        moment = next(
            each
            for each in moments("abbey", players, seed=seed, share=0.6, most=120)
            if each.view.doing == doing and len(each.state.history) == length
        )
        rng, others = Random(seed), [seat for seat in range(players) if seat != moment.seat]
        asks = (sample_question(moment.state, moment.seat, others, rng) for _ in range(QUESTIONS))
        questions = list(dict.fromkeys(map(written, asks)))
        view = moment.view
        assert isinstance(view, AbbeyView)
        choices = [written(choice) for choice in moment.choices[:CHOICES]]
        row = {"view": msgspec.to_builtins(view), "choices": choices, "questions": questions}
        rows.append({**row, "worth": worth(view, questions), "terms": terms_by_kind(view)})
    text = json.dumps(rows, separators=(",", ":"), ensure_ascii=False)
    (FOLDER / f"{LATE}.json").write_text(text.replace('},{"view"', '},\n{"view"') + "\n", "utf-8")


if __name__ == "__main__":
    write_late()
    rows = {game: [thoughts(game, moment) for moment in asked(game)] for game in NAMES}
    text = json.dumps(rows, separators=(",", ":"), ensure_ascii=False)
    FILE.write_text(text.replace('},{"greedy"', '},\n{"greedy"') + "\n", "utf-8")
