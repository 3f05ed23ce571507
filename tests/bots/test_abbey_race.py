"""The Abbey's scholar in the race: when it accuses, what it keeps for the last way, and that it says nothing."""

from random import Random
from typing import cast

import msgspec

from chapterhouse.bots import find_bot
from chapterhouse.bots.evaluator import load_weights
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.race import RaceEvaluator
from chapterhouse.bots.evaluators.abbey.sampled_worlds import SampledWorlds
from chapterhouse.games.abbey.actions import Answer, KeepSilence, TakeExtraTurn
from chapterhouse.games.abbey.catalogue import OFFICE_IDS, SUSPECTS
from chapterhouse.games.abbey.view import AbbeyView, PlayerView, Statement
from tests.bots.tables import moments, scholar

WEIGHTS = load_weights("abbey").weights
GUILTY = 0


def at_table(*suspects: int, **changes: object) -> RaceEvaluator:
    """The first seat of a new game without a pile, with these suspects left."""
    view = next(moments("abbey", 4, seed=3, share=1.0, most=1)).view
    assert isinstance(view, AbbeyView)
    book = Knowledge(msgspec.structs.replace(view, **{"seat": 0, "pile": 0, **changes}))
    book.set_suspects(suspects)
    return RaceEvaluator(WEIGHTS, book, None)


def players(contest: RaceEvaluator, **changes: object) -> tuple[PlayerView, ...]:
    first, *rest = contest.view.players
    return (msgspec.structs.replace(first, **changes), *rest)


def test_a_sure_accusation_beats_every_revelation() -> None:
    contest = at_table(GUILTY)
    assert contest.accusation(GUILTY) > max(contest.revelation(trait) for trait in contest.knowledge.chances())


def test_the_later_it_is_the_bolder_one_accuses() -> None:
    values = [at_table(0, 1, 2, office=office).accusation(0) for office in OFFICE_IDS]
    assert values == sorted(values)
    assert values[0] < 0 < values[-1]


def test_nobody_closes_a_case_that_another_would_win_by() -> None:
    """Three right revelations are worth more than the culprit found."""
    statements = tuple(Statement(trait, 1) for trait in SUSPECTS[GUILTY].traits[:3])
    assert at_table(GUILTY).wins(GUILTY)
    behind = at_table(GUILTY, statements=statements)
    assert behind.points(1, GUILTY) == 6
    assert not behind.wins(GUILTY)
    assert behind.accusation(GUILTY) < 0
    level = at_table(GUILTY, statements=statements[:2])
    assert level.wins(GUILTY)


def test_a_false_accusation_and_a_wrong_revelation_count_against_a_player() -> None:
    contest = at_table(GUILTY)
    wrong = next(trait for trait in contest.knowledge.chances() if trait not in SUSPECTS[GUILTY].traits)
    guilty = at_table(GUILTY, statements=(Statement(wrong, 0),), players=players(contest, false_accusations=1))
    assert guilty.points(0, GUILTY) == -3


def test_a_crypt_card_is_kept_for_the_way_to_the_chapter_hall() -> None:
    contest = at_table(GUILTY)
    for room, taken in (("claustrum-w", True), ("claustrum-n", True), ("crypta", False)):
        near = at_table(GUILTY, players=players(contest, room=room, crypt=True))
        assert (sum(near.terms(TakeExtraTurn()).values()) > 0) is taken
    unsure = at_table(*range(12), players=players(contest, room="claustrum-w", crypt=True))
    assert sum(unsure.terms(TakeExtraTurn()).values()) < 0


def test_the_scholar_keeps_silent_where_it_may() -> None:
    found = 0
    for seed in range(3, 9):
        for moment in moments("abbey", 4, seed=seed, share=1.0, most=120):
            if {Answer(), KeepSilence()} <= set(moment.choices):
                found += 1
                assert scholar("abbey", 1).choose(moment.view, moment.choices) == KeepSilence()
                break
    assert found


def test_more_batches_give_sampled_worlds_more_weight() -> None:

    class Certain:
        def __init__(self, batches: int) -> None:
            self.batches = batches

        def culprit_shares(self) -> list[float]:
            return [1.0] + [0.0] * (len(SUSPECTS) - 1)

    beliefs = []
    for batches in (1, 12, 60):
        contest = at_table(0, 1)
        contest.update_probabilities(cast(SampledWorlds, Certain(batches)))
        beliefs.append(contest.knowledge.likely[0])
    assert 0.5 < beliefs[0] < beliefs[1] < beliefs[2] < 1.0


def test_a_prior_judges_by_points_and_runs_no_race() -> None:
    """Too few playouts to sample_worlds worlds by: it answers where the scholar is silent."""
    answered = [
        find_bot("prior", Random(1)).choose(moment.view, moment.choices) == Answer()
        for seed in range(3, 9)
        for moment in moments("abbey", 4, seed=seed, share=1.0, most=120)
        if {Answer(), KeepSilence()} <= set(moment.choices)
    ]
    assert any(answered)
