"""How the Abbey looks to a bot: what a choice teaches, what it gives away, and what points it brings.

A position of this game says little; knowledge is everything. So choices are weighed by what they do to it, not by
looking at the table afterwards.
"""

from functools import cache

from chapterhouse.bots.bot import Reason
from chapterhouse.bots.minds.casebook import Casebook
from chapterhouse.bots.minds.shelf import worth_playing
from chapterhouse.games.abbey import actions as act
from chapterhouse.games.abbey.catalogue import (
    BOOKS,
    CATEGORIES,
    CATEGORY_OF,
    CELLS,
    CHAPTER_HALL,
    CONFESSIONALS,
    CRYPT,
    DOORS,
    LIBRARY,
    OFFICE_IDS,
    PARLOUR,
    ROOM,
    SCRIPTORIUM,
    SUSPECT,
    TRAIT_MASK,
    bits,
    suspect_mask,
)
from chapterhouse.games.abbey.questions import AnyOf, HowMany, Question, SharedCard
from chapterhouse.games.abbey.stack import read_step
from chapterhouse.games.abbey.view import PlayerView
from chapterhouse.kernel import Action, Seat
from chapterhouse.kernel.words import Argument

Terms = dict[str, float]


class Judge:
    """One moment, weighed with one set of weights."""

    def __init__(self, weights: dict[str, float], book: Casebook) -> None:
        self.w = weights
        self.book = book
        self.view = book.view
        self._known: dict[int, set[Seat]] | None = None
        self._rooms: dict[int, Terms] = {}

    def terms(self, action: Action) -> Terms:
        measure = getattr(self, "_" + type(action).__name__.lower(), None)
        return measure(action) if measure is not None else {}

    def wanted(self, action: Action) -> Reason | None:
        """What a question shall bring to light."""
        if not isinstance(action, act.Ask) or not isinstance(action.question, HowMany | AnyOf):
            return None
        bits_worth = self.taught(action)
        args: dict[str, Argument] = {"target": f"seat:{action.target}", "suspects": len(self.book.likely)}
        sheet = "hand" if action.question.scope == "hand" else "sheet"
        return Reason(f"bot-abbey-wanted-{sheet}", round(self.w["bit"] * bits_worth, 2), args)

    # ── Moving ──

    def _walk(self, action: act.Walk) -> Terms:
        here = ROOM[action.room]
        return {**self.room(here), "ahead": self.ahead(here) * self.w["far"]}

    def ahead(self, here: int) -> float:
        """The best that waits farther on."""
        steps = self.view.options.pace.steps
        return max(
            self.room_worth(room) * self.w["far"] ** turns(here, room, steps)
            for room in range(len(DOORS))
            if room != here
        )

    def room(self, room: int) -> Terms:
        """What ending a move in a room is worth."""
        if room not in self._rooms:
            self._rooms[room] = self._in_room(room)
        return self._rooms[room]

    def room_worth(self, room: int) -> float:
        return sum(self.room(room).values())

    def turns_to(self, room: int, steps: int) -> int:
        return turns(ROOM[self.view.players[self.book.seat].room], room, steps)

    def _in_room(self, room: int) -> Terms:
        terms: Terms = {}
        met = [seat for seat, player in enumerate(self.view.players) if self.meets(seat, player, room)]
        if met:
            terms["question"] = self.w["encounter"]
        if room == CHAPTER_HALL:
            terms["points"] = max(0.0, self.speech())
        elif room in CELLS or room in CONFESSIONALS:
            terms["card"] = self.card_of(self.owner(room), room in CELLS)
        elif room == PARLOUR:
            terms["card"] = self.w["draw"] if self.view.pile else self.w["inquire"]
        elif room in (SCRIPTORIUM, LIBRARY, CRYPT):
            terms["books"] = self.shelf(room)
        return terms

    def meets(self, seat: Seat, player: PlayerView, room: int) -> bool:
        return seat != self.book.seat and not player.penitent and ROOM[player.room] == room

    def owner(self, room: int) -> Seat | None:
        """Whose cards can be drawn in a cell or confessional."""
        owner = CELLS.index(room) if room in CELLS else self.view.dice[CONFESSIONALS.index(room)]
        return owner if owner < len(self.view.players) and owner != self.book.seat else None

    def card_of(self, owner: Seat | None, cell: bool) -> float:
        if owner is None or not self.view.players[owner].cards:
            return 0.0
        new = self.book.new_share
        return self.w["search"] * new - self.w["caught"] if cell else self.w["confess"] * new

    def shelf(self, room: int) -> float:
        me = self.view.players[self.book.seat]
        if room == LIBRARY:
            return 0.0 if me.visited_library or self.view.options.tactical else self.w["library"]
        if room == CRYPT:
            return 0.0 if me.crypt else self.w["crypt"]
        return self.w["book"]

    # ── Speaking ──

    def speech(self) -> float:
        """The best that could be said in the Chapter Hall now."""
        made = {statement.trait for statement in self.view.statements}
        best = max((self.revelation(trait) for trait in self.book.chances() if trait not in made), default=0.0)
        return best if self.view.pile else max(best, max(map(self.accusation, self.book.likely)))

    def revelation(self, trait: str) -> float:
        chance = self.book.chances()[trait]
        return self.w["right"] * chance + self.w["wrong"] * (1.0 - chance) - self.w["bold"]

    def accusation(self, card: int) -> float:
        """By expected points; in a case that drags on, boldness grows, or it would never be closed."""
        chance = self.book.likely.get(card, 0.0)
        return self.w["found"] * chance + self.w["innocent"] * (1.0 - chance) + self.w["late"] * self.overtime()

    def overtime(self) -> int:
        """Masses beyond the first day."""
        return max(0, self.view.complines - 1) * len(OFFICE_IDS) + (
            OFFICE_IDS.index(self.view.office) + 1 if self.view.complines else 0
        )

    def _reveal(self, action: act.Reveal) -> Terms:
        return {"points": self.revelation(action.trait)}

    def _accuse(self, action: act.Accuse) -> Terms:
        return {"points": self.accusation(SUSPECT[action.suspect])}

    # ── Questions and answers ──

    def taught(self, action: act.Ask) -> float:
        """The bits that an answer is worth."""
        return self.book.information(action.target, action.question)

    def _ask(self, action: act.Ask) -> Terms:
        bits_worth = self.taught(action)
        terms = {"information": self.w["bit"] * bits_worth}
        if not self.view.options.whispered and not discreet(action.question):
            terms["overheard"] = -self.w["overheard"] * bits_worth
        return terms

    def _answer(self, action: act.Answer) -> Terms:
        """The question in return is worth something; what everybody hears is lost."""
        if len(self.book.likely) <= self.w["near"]:
            return {"secrets": -self.w["leak"] * 4}
        return {"question": self.w["counter"], "secrets": -self.given_away()}

    def given_away(self) -> float:
        """What the answer to the question that is before this seat would give away."""
        return self.w["leak"] * (1 + self.secrets_asked_for())

    def secrets_asked_for(self) -> int:
        """How many of the own cards that the question is about nobody else has seen."""
        question = getattr(read_step(self.view.stack[-1]), "question", None)
        if not isinstance(question, HowMany | AnyOf) or question.scope != "hand":
            return 0
        asked = self.book.fitting(question.who) or 0
        return sum(not self.known(card) for card in bits(asked & self.book.hand))

    def _pledge(self, action: act.Pledge) -> Terms:
        """A promise to stay away from where there is nothing to do costs nothing; any other binds."""
        return {"promise": -0.1 if action.yes else 0.05}

    def _keepsilence(self, action: act.KeepSilence) -> Terms:
        return {"promise": 0.06} if self.asked_for_intent() else {}

    def asked_for_intent(self) -> bool:
        return self.view.own is not None and self.view.own.answer is None

    def _namesuspects(self, action: act.NameSuspects) -> Terms:
        return {"information": self.book.chance_of(suspect_mask(action.suspects))}

    def _nametrait(self, action: act.NameTrait) -> Terms:
        """The trait whose unseen monks are most evenly split."""
        others = self.book.unseen & sum(TRAIT_MASK[trait] for trait in CATEGORIES[CATEGORY_OF[action.trait]])
        share = (others & TRAIT_MASK[action.trait]).bit_count() / max(1, others.bit_count())
        return {"information": self.w["bit"] * 4 * share * (1.0 - share)}

    def _requestcard(self, action: act.RequestCard) -> Terms:
        """The fewer seen cards fit the request, the surer the card shown is a new one."""
        mask = -1
        for trait in action.traits:
            mask &= TRAIT_MASK[trait]
        new, old = (mask & self.book.unseen).bit_count(), (mask & self.book.seen & ~self.book.hand).bit_count()
        cards = self.view.players[action.target].cards
        some = 1.0 - (1.0 - min(1.0, cards / 23)) ** new
        return {"card": self.w["inquire"] * some * new / max(1, new + old)}

    # ── Cards and books ──

    def secrecy(self, card: int, to: Seat | None = None) -> float:
        """What it costs to let a card be seen: most if nobody has seen it, nothing if this player has."""
        seats = self.known(card)
        return 0.0 if to in seats else self.w["secret"] / (1 + len(seats))

    def known(self, card: int) -> set[Seat]:
        """The others who have seen a card."""
        if self._known is None:
            self._known = self.book.known_by()
        return self._known[card]

    def _passcards(self, action: act.PassCards) -> Terms:
        left = (self.book.seat + 1) % len(self.view.players)
        return {"secrets": -sum(self.secrecy(SUSPECT[name], left) for name in action.suspects)}

    def _showcard(self, action: act.ShowCard) -> Terms:
        return {"secrets": -self.secrecy(SUSPECT[action.suspect], self.view.active)}

    def _givecard(self, action: act.GiveCard) -> Terms:
        return {"secrets": -self.secrecy(SUSPECT[action.suspect])}

    def _drawcard(self, action: act.DrawCard) -> Terms:
        return {"card": self.w["search"]}

    def _chooseplayer(self, action: act.ChoosePlayer) -> Terms:
        return {"card": self.view.players[action.target].cards * self.book.new_share * 0.1}

    def _takeextraturn(self, action: act.TakeExtraTurn) -> Terms:
        return {"ahead": self.w["crypt"]}

    def _playbook(self, action: act.PlayBook) -> Terms:
        return {"books": worth_playing(self, action.title)}

    def _choosebook(self, action: act.ChooseBook) -> Terms:
        return {"books": 0.1 * BOOKS[[book.id for book in BOOKS].index(action.title)].star}


def discreet(question: Question) -> bool:
    """Whether only those who saw a card can tell what a question is about."""
    terms = getattr(getattr(question, "who", None), "terms", ())
    return any(isinstance(getattr(term, "card", None), SharedCard) for term in terms)


@cache
def turns(start: int, goal: int, steps: int) -> int:
    """How many turns a pawn needs from one room to another."""
    reached, edge, walked = {start}, [start], 0
    while goal not in reached:
        edge = [door for room in edge for door in DOORS[room] if door not in reached]
        reached.update(edge)
        walked += 1
    return -(-walked // steps)
