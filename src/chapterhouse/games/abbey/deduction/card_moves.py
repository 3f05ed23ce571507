"""The past of every card, as clauses: one literal says that a card was in a hand between two moves of cards.

Where the seat saw the card, the literal is a constant. Whatever was shown or counted is one more clause.
"""

from chapterhouse.games.abbey.catalogue import EVERYONE, SUSPECT, bits, suspect_mask
from chapterhouse.games.abbey.deduction.descriptions import SIZE, Descriptions
from chapterhouse.games.abbey.deduction.formula import FALSE, TRUE, Formula, Vector, constant, is_open
from chapterhouse.games.abbey.deduction.seen_cards import Look, Novelty, SeenCards
from chapterhouse.games.abbey.deduction.seen_counts import All, Kind, Others, SeenCounts
from chapterhouse.games.abbey.deduction.trait_counts import COUNTED_TRAITS, TraitCount
from chapterhouse.games.abbey.events import CardDisplayed, CardsMoved, CardsShown, Gift, HandCounted
from chapterhouse.games.abbey.knowing import fitting
from chapterhouse.games.abbey.questions import WillPass
from chapterhouse.games.abbey.stack import pending_show
from chapterhouse.games.abbey.state import witnesses
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat


class CardMoves(Descriptions):
    """Where every card was, and who saw it, line by line."""

    def __init__(self, view: AbbeyView) -> None:
        self.view = view
        self.formula = Formula()
        self.players = len(view.players)
        self.undrawn: Vector = [TRUE] * SIZE
        """For each card, that nobody has drawn it: it lies under the board or in the Parlour's pile. Nothing comes back
        there and nobody looks into it; so any of these can be the culprit, and nothing tells which.
        """
        self.undrawn_count = SIZE
        self.hands: list[Vector] = [[FALSE] * SIZE for _ in view.players]
        self.counts = [0] * self.players
        self.tallies = [TraitCount(self.formula, trait, self) for trait in COUNTED_TRAITS]
        self.sights = [SeenCards(self.formula) for _ in view.players]
        kinds = [All(self.tallies[0]), *map(Kind, self.tallies), *map(Others, self.tallies)]
        self.kinds = {kind.monks: kind for kind in kinds}
        """Kinds of cards that are counted also among those that somebody has seen."""
        self._seen: dict[tuple[Seat, int], SeenCounts] = {}
        """What players have seen of a kind, as far as somebody spoke of it."""
        self._counted_at: dict[tuple[Seat, int], int] = {}
        """At which line it was last counted how many these are."""
        self.lines: dict[tuple[int, int], Vector] = {}
        """For every line that moved or showed cards: which cards they were."""
        self.traits = {}
        self.drawn: set[tuple[int, int]] = set()
        """The lines among them whose cards nothing tells but themselves."""
        self._known: dict[tuple[int, int], int] = {}
        self.moment: list[int] = []
        """What to assume besides: that the seat looks at this moment and no later one."""
        self._passing: list[tuple[Seat, Seat, WillPass, bool]] = []

    def _moved(self, number: int, fact: CardsMoved) -> None:
        gifts = [self._gift(number, gift, fact) for gift in range(len(fact.gifts))]
        if fact.way == "mass":
            self._promised(fact, gifts)
        self._leave(fact, gifts)
        for gift, cards in zip(fact.gifts, gifts, strict=True):
            hand = self.hands[gift.taker]
            self.hands[gift.taker] = [self.formula.join(*pair) for pair in zip(hand, cards, strict=True)]
            self.counts[gift.taker] += gift.count
        self._balance(fact, gifts)
        for tally in self.tallies:
            tally.moved(number, fact.gifts, gifts, self)
        for gift_number, gift in enumerate(fact.gifts):
            self._see_gift(fact, gift, (number, gift_number), gifts[gift_number])
            for card in bits(self._known.get((number, gift_number), 0)):
                self._fix(card, gift.taker)

    def _see_gift(self, fact: CardsMoved, gift: Gift, line: tuple[int, int], cards: Vector) -> None:
        """Whoever gives away a card has seen it before, and whoever gets one back."""
        if gift.giver is not None:
            self.sights[gift.giver].look(Look(line, cards, "had"))
        kind: Novelty = "drawn" if gift.giver is None else "had" if fact.way == "return" else "shown"
        self.sights[gift.taker].look(Look(line, cards, kind))

    def _balance(self, fact: CardsMoved, gifts: list[Vector]) -> None:
        """Says again what follows anyway, for counting is hard for a solver: there are so many in hands and undrawn."""
        doubtful = [gift for gift, cards in zip(fact.gifts, gifts, strict=True) if any(map(is_open, cards))]
        for seat in {seat for gift in doubtful for seat in (gift.giver, gift.taker) if seat is not None}:
            self.formula.remind(self.hands[seat], self.counts[seat])
        if any(gift.giver is None for gift in fact.gifts):
            self.formula.remind(self.undrawn, self.undrawn_count)

    def _gift(self, number: int, gift: int, fact: CardsMoved) -> Vector:
        """Which cards one gift was, as literals; they were the giver's."""
        move = fact.gifts[gift]
        source = self.undrawn if move.giver is None else self.hands[move.giver]
        if fact.way == "forfeit":
            for taken, held in zip(self.lines[fact.again, 0], source, strict=True):
                self.formula.add(-taken, -held)
        whole = move.giver is not None and move.count == self.counts[move.giver]
        if whole and (number, gift) not in self._known:
            self.lines[number, gift] = source[:]
            return source[:]
        again = fact.again if fact.way == "return" else -1
        return self._hidden(number, gift, source, move.count, EVERYONE, again)

    def _hidden(self, number: int, gift: int, source: Vector, count: int, allowed: int, again: int) -> Vector:
        """The cards of a line: known, those of an earlier line, or any so many of where they came from."""
        known = self._known.get((number, gift))
        if known is not None:
            cards = constant(known, SIZE)
            for card in bits(known):
                self.formula.add(source[card])
        elif again >= 0:
            cards = self.lines[again, 0]
        else:
            cards = self.formula.draw(source, count, allowed)
            self.drawn.add((number, gift))
        self.lines[number, gift] = cards
        return cards

    def _leave(self, fact: CardsMoved, gifts: list[Vector]) -> None:
        """Takes the cards of all gifts out of where they were; none is given twice."""
        for move, cards in zip(fact.gifts, gifts, strict=True):
            source = self.undrawn if move.giver is None else self.hands[move.giver]
            left = [self.formula.without(whole, part) for whole, part in zip(source, cards, strict=True)]
            if move.giver is None:
                self.undrawn = left
                self.undrawn_count -= move.count
            else:
                self.hands[move.giver] = left
                self.counts[move.giver] -= move.count
        self._once(fact, gifts)

    def _once(self, fact: CardsMoved, gifts: list[Vector]) -> None:
        """Several gifts out of the pile at the same time are different cards."""
        if len(gifts) > 1 and fact.gifts[0].giver is None:
            for card in range(SIZE):
                self.formula.at_most([gift[card] for gift in gifts], 1)

    # ── Cards shown and counted ──

    def _shown(self, number: int, fact: CardsShown) -> None:
        hand = self.hands[fact.holder]
        allowed = fitting(fact.traits) & EVERYONE
        if fact.suspects:
            allowed &= suspect_mask(fact.suspects)
        cards = self._hidden(number, 0, hand, fact.count, allowed, -1)
        if fact.suspects:
            self._all_named(fact, hand)
        self._fits(number, fact, allowed)
        if fact.way == "concordance":
            self._unseen_first(number, fact, hand, cards)
        self.sights[fact.holder].look(Look((number, 0), cards, "had"))
        for seat in fact.to:
            self.sights[seat].look(Look((number, 0), cards, "shown"))
        for card in bits(self._known.get((number, 0), 0)):
            self._fix(card, fact.holder)

    def _fits(self, number: int, fact: CardsShown, monks: int) -> None:
        """Says again that whoever shows cards of a kind holds so many."""
        if monks != EVERYONE:
            self.formula.remind_of([self.hands[fact.holder][card] for card in bits(monks)], fact.count)
        for tally in self.tallies:
            tally.at_least(fact.holder, monks, fact.count)
            tally.shown(number, fact.holder)

    def _all_named(self, fact: CardsShown, hand: Vector) -> None:
        """[library.tribunal] Whoever holds a named card shows it, so no other named one is in his hand."""
        named = suspect_mask(fact.suspects)
        self.formula.exactly([hand[card] for card in bits(named)], fact.count)

    def _unseen_first(self, number: int, fact: CardsShown, hand: Vector, cards: Vector) -> None:
        """[library.concordance] A card seen together before is shown only by somebody who has no other."""
        old = self._seen_together(number, fact.holder, fact.to[0])
        shown_old = self.formula.either(self.formula.both(card, seen) for card, seen in zip(cards, old, strict=True))
        for held, seen in zip(hand, old, strict=True):
            self.formula.add(-shown_old, -held, seen)

    def _seen_together(self, before: int, one: Seat, other: Seat) -> Vector:
        parts: list[list[int]] = [[] for _ in range(SIZE)]
        for (line, gift), cards in self.lines.items():
            saw = witnesses(self.view.history[line], gift)
            if line < before and one in saw and other in saw:
                for card, literal in enumerate(cards):
                    parts[card].append(literal)
        for fact in self.view.history[:before]:
            if isinstance(fact, CardDisplayed):
                parts[SUSPECT[fact.suspect]].append(TRUE)
        return [self.formula.either(part) for part in parts]

    def _displayed(self, number: int, fact: CardDisplayed) -> None:
        card = SUSPECT[fact.suspect]
        cards = constant(1 << card, SIZE)
        for seat, sights in enumerate(self.sights):
            sights.look(Look((number, 0), cards, "had" if seat == fact.holder else "shown"))
        self._fix(card, fact.holder)

    def _counted(self, number: int, fact: HandCounted) -> None:
        monks = fitting(fact.traits) & EVERYONE
        self._tally(fact)
        self.formula.exactly([self.hands[fact.seat][card] for card in bits(monks)], fact.count)
        for tally in self.tallies:
            tally.at_least(fact.seat, monks, fact.count)
            tally.at_most(fact.seat, monks, fact.count)

    def _tally(self, fact: HandCounted) -> None:
        """Whatever is counted before all is counted on from there."""
        if len(fact.traits) == 1 and not any(tally.counts(fact.traits[0]) for tally in self.tallies):
            self.tallies.append(TraitCount(self.formula, fact.traits[0], self))

    def _fix(self, card: int, holder: Seat) -> None:
        """The seat knows where a card is at this moment; so it is nowhere else."""
        for seat, hand in enumerate(self.hands):
            wanted = TRUE if seat == holder else FALSE
            self.formula.add(hand[card] * wanted)
            hand[card] = wanted
        self.formula.add(-self.undrawn[card])
        self.undrawn[card] = FALSE

    def _seen_by(self, seat: Seat) -> Vector:
        """Everything that a player has seen up to now."""
        return self.sights[seat].cards(self.hands[seat])

    def _whereabouts(self, seat: Seat, monks: int, stop: int) -> SeenCounts:
        """Where those monks of a kind are that a player has seen up to a line.

        Card by card his looks have been read before (``_seen_by``).
        """
        if (seat, monks) not in self._seen:
            self._seen[seat, monks] = SeenCounts(self.formula, seat, self.players, self.kinds[monks])
        found = self._seen[seat, monks]
        found.read_on(self.view.history, self.lines, self.sights[seat].glances, stop)
        return found

    def _count_seen(self, seat: Seat, monks: int) -> Vector:
        """How many monks of a kind a player has seen up to now."""
        cards, lines = self._seen_by(seat), len(self.view.history)
        found = self._whereabouts(seat, monks, lines)
        if self._counted_at.get((seat, monks)) != lines:
            self._counted_at[seat, monks] = lines
            self._tie(found, [cards[card] for card in bits(monks)])
            if monks == EVERYONE:
                self._share_out(seat)
        return found.number

    def _tie(self, found: SeenCounts, cards: Vector) -> None:
        """The number is that of the cards."""
        found.limit(range(cards.count(TRUE), len(cards) - cards.count(FALSE) + 1))
        self.formula.tell_number(cards, found.number)

    def _share_out(self, seat: Seat) -> None:
        """All that a player has seen has one trait of two or the other; it takes both to bound it."""
        numbers = {monks: self._count_seen(seat, monks) for monks in self.kinds}
        for monks in self.kinds.keys() - {EVERYONE}:
            self.formula.tell_sum(numbers[monks], numbers[EVERYONE & ~monks], numbers[EVERYONE])

    def _present(self) -> None:
        """What the moment itself tells: who it was, at the end; and somebody who is asked to show a card has one that
        fits.
        """
        if self.view.culprit is not None:
            self.formula.add(self.undrawn[SUSPECT[self.view.culprit]])
        asked = pending_show(self.view)
        if asked is not None:
            holder, traits = asked
            monks = fitting(traits) & EVERYONE
            with self.formula.supposing() as moment:
                self.formula.at_least([self.hands[holder][card] for card in bits(monks)], 1)
                for tally in self.tallies:
                    tally.at_least(holder, monks, 1)
            self.moment = [moment]

    def _pass_on(self) -> None:
        """The moment is over: what it told by itself is told by the line that follows."""
        for literal in self.moment:
            self.formula.add(-literal)
        self.moment = []

    # ── Promises about a Mass ──

    def _promised(self, fact: CardsMoved, gifts: list[Vector]) -> None:
        """[promises.mass] A promise about this Mass was kept as far as the hand allowed."""
        for by, to, question, yes in self._passing:
            fit = self._terms(question.terms)
            for gift, cards in zip(fact.gifts, gifts, strict=True):
                if (gift.giver, gift.taker) == (by, to):
                    self._kept(fit, cards, self.hands[by], yes)
        self._passing.clear()

    def _kept(self, fit: Vector, cards: Vector, hand: Vector, yes: bool) -> None:
        given = self.formula.either(self.formula.both(card, kind) for card, kind in zip(cards, fit, strict=True))
        for card, held, kind in zip(cards, hand, fit, strict=True):
            if yes:
                self.formula.add(given, -held, -kind)
            else:
                self.formula.add(-given, -held, kind, card)
