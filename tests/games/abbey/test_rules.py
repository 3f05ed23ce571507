"""Rules that a scenario shows less well than a few lines of Python."""

from random import Random

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import CHAPEL, HAPPENING, MASSES, ROOM, ROOM_IDS, TABLE, reach
from chapterhouse.games.abbey.events import CardsMoved
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import (
    Fitting,
    HowMany,
    Is,
    Number,
    Promise,
    SharedCard,
    WillEnd,
    WillPass,
    WillSpeak,
    Yes,
)
from chapterhouse.games.abbey.steps import promises
from chapterhouse.games.abbey.steps.asking import (
    DEFAULT,
    ask_fault,
    described,
    mass_fault,
    offered,
    sample_question,
    shared,
    usual,
)
from chapterhouse.games.abbey.steps.passing import PassingCards
from chapterhouse.games.abbey.truth import look_up, truth, who_mask
from chapterhouse.kernel import Fault, Illegal, LiveDealer, Malformed, QuietDealer, actors, apply, legal
from tests.games.abbey.table import VARIANTS, deal, random_game


def test_a_line_after_the_last_of_the_history_means_no_card() -> None:
    """[questions.shared]"""
    s = deal(AbbeyOptions(players=3), 1)
    assert [shared(s, SharedCard(len(s.history) + more, 0), 0, 1) for more in (0, 1)] == [False, False]


@pytest.mark.parametrize(("cards", "due", "listed"), [(8, 4, 70), (9, 4, 9), (5, 2, 10)])
def test_up_to_seventy_ways_to_pass_cards_are_all_listed(cards: int, due: int, listed: int) -> None:
    """[mass.pass] With more of them each card is at least in one."""
    s = deal(AbbeyOptions(players=3), 1)
    s.hands[0] = (1 << cards) - 1
    passing = PassingCards("mass", due, False, ())
    found = passing.candidates(s, 0)
    assert len({frozenset(each.suspects) for each in found}) == listed
    assert all(passing.fault(s, 0, each) is None for each in found)
    assert len({suspect for each in found for suspect in each.suspects}) == cards


def test_one_promise_about_a_mass_is_enough() -> None:
    """[promises.mass] And it is made to the left neighbour, who receives."""
    s = deal(AbbeyOptions(players=3), 1)
    asker = s.left(0)
    assert mass_fault(s, asker, 0) is None
    assert mass_fault(s, s.right(0), 0) == Fault("promises.mass", "neighbour")
    s.promises = (Promise(0, asker, WillEnd("crypta"), yes=True),)
    assert mass_fault(s, asker, 0) is None
    s.promises = (Promise(0, asker, WillPass((Is("templar"),)), yes=True),)
    assert mass_fault(s, asker, 0) == Fault("promises.mass", "already")


def test_the_same_cards_are_the_same_choice_whatever_was_promised() -> None:
    """[mass.pass] [promises.mass] The cards of a choice are listed in the order of the suspects."""
    s = deal(AbbeyOptions(players=3), 1)
    s.hands[0] = (1 << 6) - 1
    passing = PassingCards("mass", 2, False, ())
    free = {each.suspects for each in passing.candidates(s, 0)}
    s.promises = (Promise(0, s.left(0), WillPass((Is("novice"),)), yes=True),)
    assert {each.suspects for each in passing.candidates(s, 0)} == free


@pytest.mark.parametrize("players", [2, 7, 0, -1])
def test_three_to_six_play(players: int) -> None:
    """[setup.players]"""
    with pytest.raises(Illegal, match=r"setup\.players"):
        GAME.deal(AbbeyOptions(players=players), LiveDealer())


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_deal(players: int) -> None:
    """[setup.deal] [setup.pile] [setup.culprit] Every card is in one place."""
    s = deal(AbbeyOptions(players=players), 1)
    rule = TABLE.deal[str(players)]
    assert [s.cards(seat) for seat in s.seats()] == [rule.hand] * players
    assert s.pile.bit_count() == rule.pile
    assert s.pile | 1 << s.culprit | sum(s.hands) == (1 << 24) - 1


def test_the_first_player_and_the_dice_are_rolled_among_those_present() -> None:
    """[setup.first] [setup.confessionals] Both dice may show the same player."""
    tables = [deal(AbbeyOptions(players=3), seed) for seed in range(40)]
    assert {s.first for s in tables} == {0, 1, 2}
    assert any(s.dice[0] == s.dice[1] for s in tables)


def test_distances_from_the_chapel() -> None:
    """[turn.move] The Chapter Hall is two turns away; the second confessional opens off the Courtyard only."""
    assert ROOM["confessorium-2"] not in reach(CHAPEL, 1, 0, 0)
    assert ROOM["confessorium-2"] in reach(CHAPEL, 2, 0, 0)
    assert ROOM["capitulum"] not in reach(CHAPEL, 3, 0, 0)
    assert ROOM["capitulum"] in reach(CHAPEL, 4, 0, 0)
    assert len(reach(CHAPEL, 6, 0, 0)) == len(ROOM_IDS) - 1


def test_closed_rooms_cannot_be_crossed() -> None:
    """[events.no-ink] [events.frost]"""
    scriptorium = ROOM["scriptorium"]
    assert ROOM["bibliotheca"] not in reach(ROOM["claustrum-e"], 2, 1 << scriptorium, 0)
    assert ROOM["hortus"] not in reach(CHAPEL, 2, 0, 1 << ROOM["aula"])


def test_the_neutral_question_always_has_an_answer() -> None:
    """[questions.default]"""
    s = deal(AbbeyOptions(players=4), 3)
    assert truth(s, 2, DEFAULT) == Number(5)


def test_questions_out_of_the_whole_language_are_asked_and_answered() -> None:
    """[questions.answer] [questions.scope] Whatever may be asked has one answer."""
    rng = Random(1)
    for number, s in enumerate(random_game(VARIANTS[0], seed=2, most=120)):
        if number % 10 == 0:
            for _ in range(10):
                action = sample_question(s, 0, [1, 2], rng)
                assert ask_fault(s, 0, [1, 2], action) is None


def test_no_bot_asks_about_monks_whom_their_traits_exclude() -> None:
    """Hooded and unhooded: the answer is known before."""
    rng, asked = Random(3), 0
    for number, s in enumerate(random_game(VARIANTS[0], seed=2, most=120)):
        if number % 10 == 0:
            for _ in range(60):
                for who in described(sample_question(s, 0, [1, 2], rng).question):
                    asked += isinstance(who, Fitting) and len(who.terms) > 1
                    assert who_mask(who, look_up(s)), who
    assert asked > 50


def test_the_offered_questions_are_a_handful() -> None:
    """[questions.default] About sixty for each player that can be asked."""
    assert len(usual([1])) <= 60
    assert any(isinstance(action.question, HowMany) for action in usual([1]))


def test_promises_do_not_contradict_each_other() -> None:
    """[promises.truthful] A room here and a revelation there cannot both be promised."""
    s = deal(AbbeyOptions(players=3), 1)
    s.promises = (Promise(1, 0, WillEnd("crypta"), True),)
    assert promises.contradicts(s, 1, WillSpeak("reveal"), True)
    assert promises.contradicts(s, 1, WillEnd("crypta"), False)
    assert not promises.contradicts(s, 1, WillEnd("aula"), False)
    assert not promises.contradicts(s, 2, WillEnd("aula"), True)


def test_promises_end_with_the_turn_they_speak_of() -> None:
    """[promises.end]"""
    s = deal(AbbeyOptions(players=3), 1)
    s.promises = (Promise(1, 0, WillEnd("crypta"), False),)
    promises.end_turn(s, 1)
    assert s.promises
    promises.begin_turn(s, 1)
    promises.end_turn(s, 1)
    assert not s.promises


def test_scores_before_the_end_tell_nothing() -> None:
    """[scoring.points] A revelation is judged when the culprit is known."""
    s = deal(AbbeyOptions(players=3), 1)
    s.statements[0] = 1
    assert all(score.total == 0 for score in GAME.result(s).scores)
    assert GAME.result(s).winners == ()


def test_cards_are_never_lost() -> None:
    """[setup.culprit] Suspects, books, volumes and events are each in one place, all through a game."""
    for options in VARIANTS:
        for s in random_game(options, seed=11, most=150):
            places = [s.pile, 1 << s.culprit, *s.hands]
            assert sum(place.bit_count() for place in places) == 24
            shelves = [s.book_bag.bit_count(), len(s.book_under), len(s.looked), *(b.bit_count() for b in s.books)]
            assert sum(shelves) == 24
            assert s.happening_bag.bit_count() + len(s.happening_under) == 18
            assert s.volume_bag.bit_count() + len(s.volume_under) == 8
            assert s.crypt_left() >= 0
            assert not any(seen >> s.culprit & 1 for seen in s.seen)


def test_a_description_by_a_named_monk() -> None:
    """[questions.scope] The same order as Bruno is: Benedictine."""
    s = GAME.read_position("option players: 3\nculprit: bruno\nhand a: yves\nhand b: edwin\nhand c: rest\n")
    question = GAME.read_action("ask a (any-of hand (fitting [(same-as order (monk bruno)) (is thin)]))")
    assert truth(s, 1, question.question) == Yes()  # type: ignore[attr-defined]  # an Ask
    assert Is("thin").trait == "thin"


@pytest.mark.parametrize("said", ["reveal [bearded franciscan]", "reveal (is-not novice)", "reveal not-novice"])
def test_two_traits_at_once_or_what_the_culprit_is_not_cannot_be_revealed(said: str) -> None:
    """[revelation.one] The two examples of the rules for what is no revelation."""
    with pytest.raises(Malformed):
        GAME.read_action(said)


@pytest.mark.parametrize(("office", "passed"), [(mass.id, mass.cards) for mass in MASSES])
def test_every_mass_passes_its_cards_to_the_left(office: str, passed: int) -> None:
    """[mass.pass] [mass.short] From one at Matins to six; whoever has fewer gives all and keeps what comes."""
    s = GAME.read_position(
        "option players: 3\nculprit: bruno\nhand a: william odo sergio theobald lambert aldric conrad\nhand b: yves\n"
        f"hand c: rest\nbell: 4\nfirst: b\nactive: a\npawn a: aula\noffice: {office}\n"
        "step: starting-round\nstep: ending-turn a no\nstep: using-room a\nstep: encountering a\nstep: moving a 0 no\n"
    )
    dealer = QuietDealer(Random(1))
    rng = Random(2)
    apply(s, 0, GAME.read_action("walk hortus"), dealer)
    while isinstance(s.stack[-1], PassingCards):
        seat = actors(s)[0]
        apply(s, seat, rng.choice(legal(s, seat)), dealer)
    (gifts,) = [fact.gifts for fact in s.history if isinstance(fact, CardsMoved) and fact.way == "mass"]
    assert [(gift.giver, gift.taker, gift.count) for gift in gifts] == [(0, 1, passed), (1, 2, 1), (2, 0, passed)]


@pytest.mark.parametrize(
    "options",
    [
        AbbeyOptions(players=3, two_monks=True),
        AbbeyOptions(players=3, no_names=True, answers="yes-no"),
        AbbeyOptions(players=3, answers="counts", max_traits=1),
    ],
    ids=["two-monks", "yes-no", "counts"],
)
def test_offered_questions_keep_to_the_limits_of_the_table(options: AbbeyOptions) -> None:
    """[options.limits] A single name once slipped into the list of a table that wants two monks described."""
    s = deal(options, 1)
    for plainsong in (False, True):
        s.lasting = 1 << HAPPENING["plainsong"] if plainsong else 0
        listed = list(offered(options, plainsong, (1,)))
        assert listed == [action for action in usual((1,)) if ask_fault(s, 0, (1,), action) is None]
        assert listed
