"""Ballots at their limits: the moment of closing, what ends with a move, numbers that belong to one ballot."""

import msgspec
import pytest

from chapterhouse.kernel import NotSeated
from chapterhouse.server import ballots
from chapterhouse.server.contract import Abandon, Ballot, Contract, FindSubstitute, GoBack, LetBotPlay, Motion, NoClock
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.meta import Place, TableMeta

NAMES = ("anna", "bruno", "clara", "dorian")


def table(*open_ballots: Ballot, silence: str = "agrees") -> TableMeta:
    contract = msgspec.convert({"pace": {"type": "no-clock"}, "absence": "vote", "silence": silence}, Contract)
    assert contract.pace == NoClock()
    places = tuple(Place(name.title(), name, name) for name in NAMES)
    return TableMeta(
        name="",
        version=1,
        options={},
        contract=contract,
        host="anna",
        host_name="Anna",
        places=places,
        ballots=open_ballots,
        ballots_made=len(open_ballots),
    )


def test_a_ballot_closes_at_its_moment_and_not_before() -> None:
    meta = table(
        Ballot(1, Abandon(), 0, (1, 2, 3), agreed=(1,), until=100.0), Ballot(2, GoBack(3), 0, (1,), until=200.0)
    )
    assert ballots.close_due(meta, (2, 3), 99.9) == (meta, None)
    after, passed = ballots.close_due(meta, (2, 3), 100.0)
    assert [each.number for each in after.ballots] == [2]
    assert passed is not None
    assert passed.number == 1
    assert ballots.close_due(meta, (2,), 100.0)[1] is None, "one who is silent is not absent"
    assert ballots.close_due(table(*meta.ballots, silence="refuses"), (2, 3), 100.0)[1] is None


def test_a_vote_counts_for_its_own_ballot() -> None:
    meta = table(Ballot(1, GoBack(3), 0, (1, 2, 3)), Ballot(2, Abandon(), 0, (1, 2, 3)))
    after, passed = ballots.vote(meta, 2, 1, "bruno", agree=True)
    assert passed is None
    assert [(each.number, each.agreed) for each in after.ballots] == [(1, ()), (2, (1,))]
    with pytest.raises(NotSeated):
        ballots.vote(meta, 2, 1, "clara", agree=True)
    with pytest.raises(Unknown):
        ballots.vote(meta, 3, 1, "bruno", agree=True)
    with pytest.raises(Forbidden):
        ballots.vote(meta, 2, 0, "anna", agree=True)
    against, fell = ballots.vote(meta, 1, 3, "dorian", agree=False)
    assert fell is None
    assert [each.number for each in against.ballots] == [2]


def test_a_bot_needs_more_than_half_and_falls_with_half_against() -> None:
    meta = table(Ballot(1, LetBotPlay(3), 0, (1, 2)))
    half, passed = ballots.vote(meta, 1, 1, "bruno", agree=True)
    assert passed is None
    both, passed = ballots.vote(half, 1, 2, "clara", agree=True)
    assert passed is not None
    assert passed.agreed == (1, 2)
    assert both.ballots == ()
    assert ballots.vote(half, 1, 2, "clara", agree=False)[0].ballots == ()


def test_a_move_ends_what_it_answers_and_nothing_else() -> None:
    motions: tuple[Motion, ...] = (GoBack(3), LetBotPlay(1), FindSubstitute(1), LetBotPlay(2), Abandon())
    meta = table(*(Ballot(number, motion, 0, (1, 2, 3)) for number, motion in enumerate(motions, 1)))
    assert [each.number for each in ballots.after_move(meta, 1).ballots] == [4, 5]
    assert [each.number for each in ballots.about_others(meta, 2).ballots] == [1, 2, 3, 5]
    assert [each.number for each in ballots.after_move(meta, None).ballots] == [2, 3, 4, 5]


def test_one_motion_is_put_once_and_numbers_are_not_used_again() -> None:
    meta, first = ballots.put(table(), 0, "anna", Abandon(), (), 50.0)
    assert (first.number, first.voters, first.until) == (1, (1, 2, 3), 50.0)
    with pytest.raises(Forbidden, match="already"):
        ballots.put(meta, 1, "bruno", Abandon(), (), 60.0)
    second = ballots.put(ballots.without(meta, 1), 1, "bruno", Abandon(), (), 60.0)[1]
    assert (second.number, second.voters) == (2, (0, 2, 3))


def changed(meta: TableMeta, seat: int, **values: object) -> TableMeta:
    return meta.with_place(seat, msgspec.structs.replace(meta.places[seat], **values))


def refusal(meta: TableMeta, motion: Motion, asker: str = "anna", absent: tuple[int, ...] = (1, 2, 3)) -> str:
    with pytest.raises((Forbidden, Unknown)) as caught:
        ballots.put(meta, 0, asker, motion, absent, 50.0)
    return str(caught.value)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_motion_is_about_a_chair_of_this_table(seat: int) -> None:
    assert f"no chair {seat}" in refusal(table(), LetBotPlay(seat))


def test_a_motion_about_a_chair_needs_an_absent_player_whom_the_table_does_not_wait_for() -> None:
    assert ballots.put(table(), 0, "anna", LetBotPlay(3), (3,), 50.0)[1].voters == (1, 2)
    assert "not absent" in refusal(table(), LetBotPlay(3), absent=(1, 2))
    waits = msgspec.structs.replace(table(), contract=msgspec.structs.replace(table().contract, absence="wait"))
    assert "wait for its players" in refusal(waits, FindSubstitute(3))
    assert ballots.put(waits, 3, "dorian", FindSubstitute(3), (), 50.0)[1].motion == FindSubstitute(3), "one's own"


def test_a_chair_is_given_away_once() -> None:
    bot = changed(table(), 3, bot="random")
    assert "a bot plays that chair already" in refusal(bot, LetBotPlay(3))
    assert ballots.put(bot, 0, "anna", FindSubstitute(3), (3,), 50.0)[1].voters == (1, 2)
    wanted = changed(table(), 3, wanted=True)
    assert "already open" in refusal(wanted, FindSubstitute(3))
    assert ballots.put(wanted, 0, "anna", LetBotPlay(3), (3,), 50.0)[1].voters == (1, 2)
    nobodys = table().with_place(3, Place("random", bot="random"))
    for motion in (LetBotPlay(3), FindSubstitute(3)):
        assert "a bot's" in refusal(nobodys, motion)


def test_about_going_back_whoever_plays_votes_and_about_the_rest_whoever_owns() -> None:
    substitute = changed(table(), 3, person="edda", name="Edda")
    assert ballots.voice(substitute, 3, GoBack(1)) == "edda"
    assert ballots.voice(substitute, 3, Abandon()) == "dorian"
    stands_in = changed(table(), 3, person=None, bot="random")
    assert ballots.voice(stands_in, 3, GoBack(1)) == "dorian"
    assert ballots.voters(substitute, "edda", GoBack(1)) == (0, 1, 2)
    assert ballots.voters(substitute, "edda", Abandon()) == (0, 1, 2, 3)


def test_what_concerns_nobody_else_needs_no_vote() -> None:
    alone = table()
    for seat in (1, 2, 3):
        alone = alone.with_place(seat, Place("random", bot="random"))
    assert ballots.needs_no_vote(alone, "anna", Abandon())
    assert not ballots.needs_no_vote(table(), "anna", Abandon())
    assert ballots.needs_no_vote(table(), "dorian", LetBotPlay(3))
    assert not ballots.needs_no_vote(table(), "anna", LetBotPlay(3))
    for seat in (1, 2):
        two = changed(table(), seat, owner="anna", person="anna")
        two = changed(two, 3 - seat, owner="anna", person="anna")
        assert "nobody else who could agree" in refusal(two, LetBotPlay(3))


def test_who_left_the_chair_to_a_bot_or_a_substitute_is_silent_by_contract() -> None:
    for gone in ({"person": None, "bot": "random"}, {"person": "edda"}):
        meta = changed(table(Ballot(1, Abandon(), 0, (1, 2), agreed=(1,), until=100.0)), 2, **gone)
        assert ballots.close_due(meta, (), 100.0)[1] is not None
    here = table(Ballot(1, Abandon(), 0, (1, 2), agreed=(1,), until=100.0))
    assert ballots.close_due(here, (), 100.0)[1] is None
    against = table(Ballot(1, Abandon(), 0, (1, 2), agreed=(1,), against=(2,), until=100.0))
    assert ballots.close_due(against, (1, 2), 100.0)[1] is None
    back = table(Ballot(1, GoBack(1), 0, (1, 2), agreed=(1,), until=100.0))
    assert ballots.close_due(back, (1, 2), 100.0)[1] is None


def test_a_motion_is_about_a_chair_that_exists_the_first_one_included() -> None:
    after, ballot = ballots.put(table(), 1, "bruno", LetBotPlay(0), (0,), 100.0)
    assert (after.ballots, ballot.voters) == ((ballot,), (2, 3))
    for seat in (-1, 4):
        with pytest.raises(Unknown):
            ballots.put(table(), 1, "bruno", LetBotPlay(seat), (seat,), 100.0)


def test_so_many_motions_of_one_person_are_before_the_table() -> None:
    mine = tuple(Ballot(number, GoBack(number), 0, (1, 2, 3)) for number in range(1, ballots.MOST_OPEN + 1))
    with pytest.raises(Forbidden, match="motions of yours"):
        ballots.put(table(*mine), 0, "anna", Abandon(), (), 100.0)
    assert ballots.put(table(*mine), 1, "bruno", Abandon(), (), 100.0)[1].by == 1
    assert ballots.put(table(*mine[1:]), 0, "anna", Abandon(), (), 100.0)[1].by == 0
