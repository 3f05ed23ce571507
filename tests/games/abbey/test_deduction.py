"""Exact deduction equals trying every deal, on decks small enough to try them all."""

from collections.abc import Iterable
from itertools import combinations, product
from random import Random

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import CATEGORIES, SUSPECT, SUSPECT_IDS, bits, trait_of
from chapterhouse.games.abbey.deduction import Case, Places, case_cache, deduce, search
from chapterhouse.games.abbey.deduction.case_cache import CaseCache
from chapterhouse.games.abbey.deduction.search import CONFLICT_BUDGET
from chapterhouse.games.abbey.events import Answered
from chapterhouse.games.abbey.knowing import move
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import (
    AllOf,
    Anybody,
    AnyOf,
    AtLeast,
    Either,
    Exactly,
    Fitting,
    HowMany,
    Is,
    IsNot,
    MoreOf,
    Names,
    OtherThan,
    Question,
    SameAs,
    SharedCard,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.cards import Showing
from chapterhouse.games.abbey.truth import truth
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import QuietDealer
from tests.games.abbey.table import VARIANTS, random_game

QUESTIONS: tuple[Question, ...] = (
    HowMany("hand", Fitting((Is("templar"),))),
    HowMany("hand", Fitting((Is("fat"), IsNot("novice")))),
    AnyOf("hand", Names(("yves", "zeno"))),
    AtLeast(1, "hand", Fitting((Is("hooded"),))),
    Exactly(1, "hand", Fitting((Is("bearded"),))),
    AllOf("hand", Names(("piers",))),
    MoreOf("hand", Fitting((Is("thin"),)), Fitting((Is("fat"),))),
    HowMany("seen", Fitting((Is("benedictine"),))),
)

SMALL = """option players: 3
option eliminated: "seen"
culprit: yves
hand a: rest
hand b: zeno piers
hand c: milo norbert
pile: valentin joscelin
"""
"""Seven cards are hidden from a: the culprit, two in the pile, two in each of the other hands."""


def mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def deals(s: State) -> list[tuple[int, int, int, int]]:
    """Every way to lay out the cards that a does not hold: culprit, pile, b, c."""
    hidden = bits(~s.hands[0] & (1 << 24) - 1)
    found = []
    for culprit in hidden:
        rest = [card for card in hidden if card != culprit]
        for pile in combinations(rest, 2):
            left = [card for card in rest if card not in pile]
            for hand in combinations(left, 2):
                other = [card for card in left if card not in hand]
                found.append((culprit, mask(pile), mask(hand), mask(other)))
    return found


def world(s: State, laid: tuple[int, int, int, int]) -> State:
    t = s.copy()
    t.culprit, t.pile, t.hands[1], t.hands[2] = laid
    t.seen = t.hands[:]
    return t


def agrees(s: State, possible: list[State]) -> None:
    """Deduction from the view of a says what the worlds that are left say."""
    culprits, places = deduce(GAME.view(s, 0))
    assert set(culprits) == {SUSPECT_IDS[each.culprit] for each in possible}
    for card, suspect in enumerate(SUSPECT_IDS):
        assert places[suspect].pile == any(each.pile >> card & 1 for each in possible)
        for seat in (1, 2):
            assert (seat in places[suspect].hands) == any(each.hands[seat] >> card & 1 for each in possible)


def answered(s: State, possible: list[State], target: int, question: Question) -> list[State]:
    """A true answer, and the worlds in which it would have been the same."""
    answer = truth(s, target, question)
    left = [each for each in possible if truth(each, target, question) == answer]
    for each in (s, *left):
        each.history.append(Answered(0, target, question, answer))
    return left


def moved(s: State, possible: list[State], giver: int, taker: int, rng: Random) -> list[State]:
    """Some card goes from one hand to another, unseen by a; in every world it may have been any."""
    worlds = []
    for each in possible:
        for card in bits(each.hands[giver]):
            other = each.copy()
            move(other, "cell", [(giver, taker, 1 << card)], QuietDealer(rng))
            worlds.append(other)
    move(s, "cell", [(giver, taker, 1 << rng.choice(bits(s.hands[giver])))], QuietDealer(rng))
    return worlds


@pytest.mark.parametrize("patience", [1, CONFLICT_BUDGET])
@pytest.mark.parametrize("seed", range(12))
def test_small_decks_by_brute_force(seed: int, patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """[questions.honesty] What is left after answers and hidden moves is what trying everything leaves.

    With hardly any patience nearly every search is put off, and what comes out must be the same.
    """
    monkeypatch.setattr(search, "CONFLICT_BUDGET", patience)
    rng = Random(seed)
    s = GAME.read_position(SMALL)
    possible = [world(s, laid) for laid in deals(s)]
    for number, question in enumerate(rng.sample(QUESTIONS, 6)):
        if number in (2, 4):
            giver = rng.choice([seat for seat in (1, 2) if s.hands[seat]])
            possible = moved(s, possible, giver, 3 - giver, rng)
        possible = answered(s, possible, rng.choice((1, 2)), question)
    agrees(s, possible)


def about(card: SharedCard) -> tuple[Question, ...]:
    """Questions that compare with a card which passed between two others."""
    same, other = SameAs("girth", card), OtherThan("order", card)
    return (
        HowMany("hand", Fitting((same,))),
        HowMany("hand", Fitting((SameAs("title", card),))),
        HowMany("seen", Fitting((SameAs("hood", card),))),
        HowMany("hand", Fitting((same, SameAs("face", card)))),
        AnyOf("hand", Fitting((other, Is("bearded")))),
        AtLeast(2, "hand", Fitting((Either(Is("novice"), same),))),
        Exactly(1, "hand", Fitting((other,))),
        AllOf("seen", Fitting((SameAs("order", card), SameAs("title", card), Is("thin")))),
        MoreOf("hand", Fitting((same,)), Fitting((other,))),
    )


@pytest.mark.parametrize("seed", range(20))
def test_comparisons_with_a_hidden_card_by_brute_force(seed: int) -> None:
    """[questions.shared] Two players compare with a card that both have seen, and a third hears the numbers."""
    rng = Random(seed)
    s = GAME.read_position(SMALL)
    possible = [world(s, laid) for laid in deals(s)]
    for giver in rng.sample((1, 2), 2):
        possible = moved(s, possible, giver, 3 - giver, rng)
        for question in rng.sample(about(SharedCard(len(s.history) - 1, 0)), 2):
            possible = answered(s, possible, rng.choice((1, 2)), question)
    agrees(s, possible)
    question = rng.choice(about(SharedCard(len(s.history) - 3, 0)))
    wanted: dict[object, set[int]] = {}
    for each in possible:
        wanted.setdefault(truth(each, 1, question), set()).add(each.culprit)
    case = Case(GAME.view(s, 0))
    assert case.prospects(1, question) == {answer: len(culprits) for answer, culprits in wanted.items()}
    case.close()


def test_prospects_by_brute_force() -> None:
    """Before asking: how many culprits each answer would leave."""
    s = GAME.read_position(SMALL)
    case = Case(GAME.view(s, 0))
    for question in QUESTIONS:
        wanted: dict[object, set[int]] = {}
        for laid in deals(s):
            wanted.setdefault(truth(world(s, laid), 1, question), set()).add(laid[0])
        found = case.prospects(1, question)
        assert found == {answer: len(culprits) for answer, culprits in wanted.items()}
    case.close()


def test_answers_that_cannot_be_are_ruled_out() -> None:
    """Before asking again what was just answered there is one answer left."""
    s = GAME.read_position(SMALL)
    possible = [world(s, laid) for laid in deals(s)]
    for target, question in product((1, 2), QUESTIONS):
        possible = answered(s, possible, target, question)
        case = Case(GAME.view(s, 0))
        assert case.prospects(target, question) == {truth(s, target, question): len({t.culprit for t in possible})}
        case.close()


def test_prospects_leave_the_case_as_it_was() -> None:
    case = Case(GAME.view(GAME.read_position(SMALL), 0))
    before = case.culprits()
    case.prospects(1, HowMany("hand", Anybody()))
    assert case.culprits() == before
    case.close()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_truth_is_never_ruled_out(players: int) -> None:
    """Through a random game with passings, books and every kind of question."""
    for number, s in enumerate(random_game(AbbeyOptions(players=players, cap=True), seed=players, most=90)):
        if number % 30 == 29:
            culprits, places = deduce(GAME.view(s, 0))
            assert SUSPECT_IDS[s.culprit] in culprits
            for seat in s.seats():
                assert all(seat in places[SUSPECT_IDS[card]].hands for card in bits(s.hands[seat]))


def answers(case: Case) -> tuple[object, ...]:
    """Everything that a case says about one view, and what a question would teach."""
    return case.culprits(), case.places(), case.prospects(1, HowMany("hand", Fitting((Is("fat"),))))


def from_nothing(view: AbbeyView) -> tuple[object, ...]:
    case = Case(view)
    try:
        return answers(case)
    finally:
        case.close()


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_followed_case_says_what_a_fresh_one_says(number: int) -> None:
    """At every view of a seat, through passings, books, shows and every kind of question."""
    followed: Case | None = None
    for line, s in enumerate(random_game(VARIANTS[number], seed=number, most=60)):
        seen = GAME.view(s, 0)
        if followed is None:
            followed = Case(seen)
        assert followed.advance_to(seen)
        assert followed.places() == deduce(seen)[1]
        if line % 12 == 11:
            assert answers(followed) == from_nothing(seen)
    assert followed is not None
    followed.close()


@pytest.mark.parametrize("seed", range(4))
def test_a_case_followed_through_questions_and_hidden_moves(seed: int) -> None:
    """[questions.honesty] Question after question, the same as trying every deal."""
    rng = Random(seed)
    s = GAME.read_position(SMALL)
    possible = [world(s, laid) for laid in deals(s)]
    case = Case(GAME.view(s, 0))
    for question in rng.sample(QUESTIONS, 6):
        possible = answered(s, possible, rng.choice((1, 2)), question)
        assert case.advance_to(GAME.view(s, 0))
        assert set(case.culprits()) == {SUSPECT_IDS[each.culprit] for each in possible}
        giver = rng.choice([seat for seat in (1, 2) if s.hands[seat]])
        possible = moved(s, possible, giver, 3 - giver, rng)
        assert case.advance_to(GAME.view(s, 0))
        assert case.places() == deduce(GAME.view(s, 0))[1]
    case.close()


def test_what_the_moment_tells_is_forgotten_with_it() -> None:
    """Somebody who is asked to show a card has one that fits; when the asking is over, only its line counts."""
    s = GAME.read_position(SMALL)
    calm = GAME.view(s, 0)
    s.stack.append(Showing(1, (0,), "parlour", tuple(trait_of(SUSPECT["zeno"], each) for each in CATEGORIES)))
    asked = GAME.view(s, 0)
    case = Case(calm)
    for seen in (asked, calm, asked):
        assert case.advance_to(seen)
        assert case.places() == deduce(seen)[1]
        assert (case.places()["zeno"].hands == (1,)) == (seen is asked)
    case.close()


def test_a_case_follows_no_other_game_and_no_other_seat() -> None:
    """After a move was taken back the history is another one."""
    s = GAME.read_position(SMALL)
    before = GAME.view(s, 0)
    answered(s, [], 1, QUESTIONS[0])
    after = GAME.view(s, 0)
    case = Case(after)
    assert not case.advance_to(before)
    assert not case.advance_to(GAME.view(s, 1))
    assert case.advance_to(after)
    case.close()


def test_open_cases_say_what_fresh_ones_say() -> None:
    """Three seats in turn, with moves taken back, and room for two cases only."""
    cases = CaseCache(most=2)
    seen = [[GAME.view(s, seat) for seat in (0, 1, None)] for s in random_game(VARIANTS[1], seed=5, most=40)]
    for number in (5, 20, 21, 12, 30, 39, 0):
        for view in seen[number]:
            with cases.borrow(view) as case:
                assert (case.culprits(), case.places()) == deduce(view)
        assert len(cases) == 2


def test_an_open_case_is_found_again_by_its_view() -> None:
    cases = CaseCache()
    s = GAME.read_position(SMALL)
    with cases.borrow(GAME.view(s, 0)) as first:
        assert len(cases) == 0
    answered(s, [], 1, QUESTIONS[0])
    with cases.borrow(GAME.view(s, 0)) as second:
        assert second is first
    with cases.borrow(GAME.view(s, 1)) as other:
        assert other is not first
    assert len(cases) == 2


def test_a_case_that_failed_is_not_kept() -> None:
    cases = CaseCache()
    with pytest.raises(ZeroDivisionError), cases.borrow(GAME.view(GAME.read_position(SMALL), 0)) as case:
        _ = 1 // (case.cards.players - 3)
    assert len(cases) == 0


def test_a_case_is_read_anew_when_much_was_weighed() -> None:
    """Only what was weighed counts, not how long the game is."""
    cases = CaseCache()
    view = GAME.view(GAME.read_position(SMALL), 0)
    with cases.borrow(view) as case:
        assert case.dead_variables == 0
        for _ in range(20):
            case.weigh(1, HowMany("seen", Anybody()))
        once = case.dead_variables
        assert 0 < once <= case_cache.MAX_DEAD_VARIABLES
        case.weigh(1, HowMany("seen", Anybody()))
        assert case.dead_variables == once, "the same question leaves nothing more behind"
    assert len(cases) == 1
    with cases.borrow(view) as same:
        assert same is case
        same.dead_variables = case_cache.MAX_DEAD_VARIABLES + 1
    assert len(cases) == 0


def test_at_the_end_everybody_knows_who_it_was() -> None:
    """[setup.culprit] The culprit is shown, and so are all hands, in worlds that are imagined too."""
    s = GAME.read_position(SMALL)
    s.stack.clear()
    view = GAME.view(s, 0)
    culprits, places = deduce(view)
    assert culprits == ("yves",)
    assert places["yves"] == Places(culprit=True, pile=False, hands=())
    assert places["zeno"] == Places(culprit=False, pile=False, hands=(1,))
    for seed in range(20):
        imagined = GAME.determinize(view, Random(seed))
        assert imagined.culprit == SUSPECT["yves"]
        assert imagined.hands == s.hands
        assert imagined.pile.bit_count() == 2
        assert imagined.pile | 1 << imagined.culprit | sum(imagined.hands) == (1 << 24) - 1


def test_a_case_that_was_closed_is_not_followed_back() -> None:
    """Who it was may have been seen before a move is taken back: whatever follows from that is not used again."""
    s = GAME.read_position(SMALL)
    running = GAME.view(s, 0)
    s.stack.clear()
    case = Case(GAME.view(s, 0))
    assert not case.advance_to(running)
    case.close()
    case = Case(running)
    assert not case.advance_to(GAME.view(s, 0))
    case.close()


def test_any_card_that_nobody_drew_can_be_the_culprit() -> None:
    """[setup.culprit] Nothing tells one of them from the others: in imagined worlds each lies under the board."""
    view = GAME.view(GAME.read_position(SMALL), 0)
    hidden = {"yves", "zeno", "piers", "milo", "norbert", "valentin", "joscelin"}
    assert {SUSPECT_IDS[GAME.determinize(view, Random(seed)).culprit] for seed in range(60)} == hidden
