"""A whole state that the owner of a view could be sitting in.

A model of the case is sampled with random phases: it agrees with everything that the seat knows, but models are not
equally likely. Notebooks of others have no crosses, notes or standing orders.
"""

from random import Random

from chapterhouse.games.abbey.catalogue import (
    BOOK,
    HAPPENING,
    HAPPENING_IDS,
    OFFICE_IDS,
    ROOM,
    SUSPECT,
    TRAIT,
    VOLUME_IDS,
    bits,
    book_mask,
    suspect_mask,
)
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.deduction.book_locations import BookLocations
from chapterhouse.games.abbey.deduction.card_locations import CardLocations
from chapterhouse.games.abbey.deduction.literals import Model
from chapterhouse.games.abbey.events import (
    AnswerWhispered,
    BookBuried,
    BookDrawn,
    CardDisplayed,
    CardsMoved,
    CardsShown,
)
from chapterhouse.games.abbey.questions import FreeQuestion, Words
from chapterhouse.games.abbey.setup import empty_table
from chapterhouse.games.abbey.stack import read_step
from chapterhouse.games.abbey.state import DONE, NOBODY, State, witnesses
from chapterhouse.games.abbey.steps.passing import PassingCards
from chapterhouse.games.abbey.truth import encode_answer, truth
from chapterhouse.games.abbey.view import AbbeyView, BuriedBook
from chapterhouse.kernel import Seat


def determinize(view: AbbeyView, rng: Random) -> State:
    """[secrecy.view] The table as seen, and behind it cards, books and choices that fit."""
    s = table(view)
    case, books = Case(view), BookLocations(view)
    try:
        _deal(s, view, case.cards, case.sample(rng))
        _accuse(s, view, rng)
        _deal_books(s, view, books, books.sample(rng))
    finally:
        case.close()
        books.close()
    retell(s)
    _choose(s, view, rng)
    return s


def table(view: AbbeyView) -> State:
    """Everything that is public, on an otherwise empty table."""
    s = empty_table(view.options)
    s.stack = [read_step(line) for line in view.stack]
    s.history = list(view.history)
    s.first, s.active, s.bell = view.first, view.active, view.bell
    s.office, s.complines, s.vigil = OFFICE_IDS.index(view.office), view.complines, view.vigil
    s.lasting = sum(1 << HAPPENING[name] for name in view.lasting)
    s.dice = list(view.dice)
    s.volume_bag = sum(1 << VOLUME_IDS.index(name) for name in view.volumes_unread)
    s.volume_under = [VOLUME_IDS.index(name) for name in view.volumes_under]
    s.happening_bag = sum(1 << HAPPENING[name] for name in view.happenings_unread)
    s.happening_under = [HAPPENING_IDS.index(name) for name in view.happenings_under]
    s.promises = view.promises
    for statement in view.statements:
        s.statements[TRAIT[statement.trait]] = statement.seat
    s.finder = NOBODY if view.finder is None else view.finder
    for seat in s.seats():
        _seat(s, view, seat)
    return s


def _seat(s: State, view: AbbeyView, seat: Seat) -> None:
    player = view.players[seat]
    s.pawns[seat] = ROOM[player.room]
    s.crypt |= player.crypt << seat
    s.fresh |= player.fresh << seat
    s.penitents |= player.penitent << seat
    s.visitors |= player.visited_library << seat
    s.stolen[seat] = player.stolen
    s.silences[seat] = player.silences
    s.false_accusations[seat] = player.false_accusations
    s.votes[seat] = sum(1 << by for by in player.accused_by)


def _deal(s: State, view: AbbeyView, cards: CardLocations, model: Model) -> None:
    """Cards where they are in a model, and what the hidden lines of the past were there."""
    s.pile = model.mask(cards.undrawn)
    s.hands = [model.mask(hand) for hand in cards.hands]
    for line, fact in enumerate(view.history):
        if isinstance(fact, CardsMoved):
            s.secrets += [(line, gift, model.mask(cards.lines[line, gift])) for gift in range(len(fact.gifts))]
        elif isinstance(fact, CardsShown):
            s.secrets.append((line, 0, model.mask(cards.lines[line, 0])))
    if view.own and view.seat is not None:
        for heard in view.own.heard:
            if isinstance(heard.answer, Words):
                s.said.append((heard.fact, heard.answer.text))
            else:
                s.secrets.append((heard.fact, 0, encode_answer(heard.answer)))
        s.crosses[view.seat] = suspect_mask(view.own.crosses)
        s.notes[view.seat] = view.own.notes
        s.marks[view.seat] = tuple((SUSPECT[mark.suspect], mark.word, mark.colour) for mark in view.own.marks)
        s.orders[view.seat] = book_mask(view.own.orders)


def _accuse(s: State, view: AbbeyView, rng: Random) -> None:
    """[setup.culprit] One of the cards that nobody has drawn lies under the board, and nothing tells which."""
    s.culprit = rng.choice(bits(s.pile)) if view.culprit is None else SUSPECT[view.culprit]
    s.pile &= ~(1 << s.culprit)


def _deal_books(s: State, view: AbbeyView, books: BookLocations, model: Model) -> None:
    """Books where they are in a model."""
    hidden = {line: model.mask(vector).bit_length() - 1 for line, vector in books.lines.items()}
    s.secrets += [(line, 0, book) for line, book in hidden.items()]
    s.books = [model.mask(held) for held in books.held]
    s.book_bag = model.mask(books.bag)
    s.book_under = [
        (hidden[book.fact], book.fact) if isinstance(book, BuriedBook) else (BOOK[book.title], -1)
        for book in view.books_under
    ]
    s.looked = bits(model.mask(books.pool)) if books.pool and view.looked_at else []
    if view.own and view.own.looked:
        s.looked = [BOOK[title] for title in view.own.looked]
    s.secrets.sort()


def retell(s: State) -> None:
    """Goes through the past once more: what each player has seen by now, and what whispered answers would have been."""
    now = s.copy()
    now.hands = [0] * len(s.hands)
    s.seen = now.seen = [0] * len(s.hands)
    hidden = {(line, gift): cards for line, gift, cards in s.secrets}
    for line, fact in enumerate(s.history):
        if isinstance(fact, CardDisplayed):
            for seat in s.seats():
                s.seen[seat] |= 1 << SUSPECT[fact.suspect]
        elif isinstance(fact, CardsMoved):
            _move(now, fact, [hidden[line, gift] for gift in range(len(fact.gifts))])
        elif (
            isinstance(fact, AnswerWhispered)
            and (line, 0) not in hidden
            and not isinstance(fact.question, FreeQuestion)
        ):
            now.history, now.secrets = s.history[:line], s.secrets
            s.secrets.append((line, 0, encode_answer(truth(now, fact.target, fact.question))))
        if not isinstance(fact, AnswerWhispered | BookDrawn | BookBuried):
            _remember(s, line, hidden)
    s.secrets.sort()


def _move(now: State, fact: CardsMoved, cards: list[int]) -> None:
    for gift, mask in zip(fact.gifts, cards, strict=True):
        if gift.giver is not None:
            now.hands[gift.giver] &= ~mask
    for gift, mask in zip(fact.gifts, cards, strict=True):
        now.hands[gift.taker] |= mask


def _remember(s: State, line: int, hidden: dict[tuple[int, int], int]) -> None:
    gift = 0
    while (line, gift) in hidden:
        for seat in witnesses(s.history[line], gift):
            s.seen[seat] |= hidden[line, gift]
        gift += 1


def _choose(s: State, view: AbbeyView, rng: Random) -> None:
    """Choices made in secret and not yet carried out: one's own, and for others any that they could have made."""
    if view.doing == "preparing-mass":
        s.plans = [DONE if view.players[seat].books and seat not in view.waiting else 0 for seat in s.seats()]
    for seat in s.seats():
        if view.players[seat].has_passed and seat != view.seat:
            s.passing[seat] = _any_gift(s, seat, rng)
    if view.own and view.seat is not None:
        if view.own.passing is not None:
            s.passing[view.seat] = suspect_mask(view.own.passing)
        if view.own.plan is not None:
            s.plans[view.seat] |= book_mask(view.own.plan)


def _any_gift(s: State, seat: Seat, rng: Random) -> int:
    """Cards that somebody could have chosen to pass."""
    step = s.stack[-1]
    chosen = step.sample(s, seat, rng)
    return suspect_mask(chosen.suspects if isinstance(step, PassingCards) else (chosen.suspect,))
