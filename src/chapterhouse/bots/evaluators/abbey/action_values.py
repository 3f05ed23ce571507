"""The value of actions in the Abbey: what they tell, what they give away, and the points they bring.

Knowledge decides this game, and a position shows little of it. So actions are rated by what they do to knowledge, not
by the position after them.
"""

from functools import cache

from chapterhouse.bots.bot import Reason
from chapterhouse.bots.evaluators.abbey.books import book_value
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.wider_questions import question_bits
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
    SUSPECTS,
    TRAIT_MASK,
    bits,
    suspect_mask,
)
from chapterhouse.games.abbey.options import seat_cells
from chapterhouse.games.abbey.questions import Among, AnyOf, HowMany, Question, SharedCard
from chapterhouse.games.abbey.stack import read_step
from chapterhouse.games.abbey.steps.asking import scopes_of
from chapterhouse.games.abbey.view import PlayerView
from chapterhouse.kernel import Action, Seat
from chapterhouse.kernel.words import Argument

Terms = dict[str, float]


class ActionEvaluator:
    """Rates the actions of one moment with one set of weights."""

    def __init__(self, weights: dict[str, float], knowledge: Knowledge) -> None:
        self.w = weights
        self.knowledge = knowledge
        self.view = knowledge.view
        self._known: dict[int, set[Seat]] | None = None
        self._rooms: dict[int, Terms] = {}
        self._asked: tuple[act.Ask, float] | None = None

    def terms(self, action: Action) -> Terms:
        """The value of an action, term by term; no terms for an action that changes nothing."""
        match action:
            case act.Walk():
                return self.walk(action)
            case act.TakeExtraTurn():
                return self.take_extra_turn(action)
            case act.PlayBook():
                return {"books": book_value(self, action.title)}
            case act.ChooseBook():
                return {"books": 0.1 * BOOKS[[book.id for book in BOOKS].index(action.title)].star}
        return self._speech_terms(action) or self._card_terms(action)

    def _speech_terms(self, action: Action) -> Terms:
        match action:
            case act.Ask():
                return self.ask(action)
            case act.Answer():
                return self.answer(action)
            case act.Pledge():
                return self.pledge(action)
            case act.KeepSilence():
                return self.keep_silence(action)
            case act.Reveal():
                return {"points": self.revelation(action.trait)}
            case act.Accuse():
                return {"points": self.accusation(SUSPECT[action.suspect])}
            case act.NameSuspects():
                return {"information": self.knowledge.chance_of(suspect_mask(action.suspects))}
            case act.NameTrait():
                return self.name_trait(action)
        return {}

    def _card_terms(self, action: Action) -> Terms:
        match action:
            case act.RequestCard():
                return self.request_card(action)
            case act.PassCards():
                return self.pass_cards(action)
            case act.ShowCard():
                return {"secrets": -self.secrecy(SUSPECT[action.suspect], self.view.active)}
            case act.GiveCard():
                return {"secrets": -self.secrecy(SUSPECT[action.suspect])}
            case act.DrawCard():
                return {"card": self.w["search"]}
            case act.ChoosePlayer():
                return {"card": self.view.players[action.target].cards * self.knowledge.new_share * 0.1}
        return {}

    def wanted(self, action: Action) -> Reason | None:
        """What a question is meant to find out."""
        scopes = scopes_of(action.question) if isinstance(action, act.Ask) else []
        if not isinstance(action, act.Ask) or not scopes:
            return None
        bits_worth = self.bits_of(action)
        args: dict[str, Argument] = {"target": f"seat:{action.target}", "suspects": len(self.knowledge.likely)}
        sheet = "hand" if scopes[0] == "hand" else "sheet"
        return Reason(f"bot-abbey-wanted-{sheet}", round(self.w["bit"] * bits_worth, 2), args)

    # ── Moving ──

    def walk(self, action: act.Walk) -> Terms:
        here = ROOM[action.room]
        return {**self.room(here), "ahead": self.ahead(here) * self.w["far"]}

    def ahead(self, here: int) -> float:
        """The value of the best room farther on, discounted by turns."""
        steps = self.view.options.pace.steps
        return max(
            self.room_worth(room) * self.w["far"] ** turns(here, room, steps)
            for room in range(len(DOORS))
            if room != here
        )

    def room(self, room: int) -> Terms:
        """The value of ending a move in a room."""
        if room not in self._rooms:
            self._rooms[room] = self._in_room(room)
        return self._rooms[room]

    def room_worth(self, room: int) -> float:
        return sum(self.room(room).values())

    def turns_to(self, room: int, steps: int) -> int:
        return turns(ROOM[self.view.players[self.knowledge.seat].room], room, steps)

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
        return seat != self.knowledge.seat and not player.penitent and ROOM[player.room] == room

    def owner(self, room: int) -> Seat | None:
        """The seat whose cards can be drawn in a cell or confessional."""
        if room in CELLS:
            cells = seat_cells(self.view.options.colours)[: len(self.view.players)]
            owner = cells.index(room) if room in cells else self.knowledge.seat
        else:
            owner = self.view.dice[CONFESSIONALS.index(room)]
        return owner if owner < len(self.view.players) and owner != self.knowledge.seat else None

    def card_of(self, owner: Seat | None, cell: bool) -> float:
        if owner is None or not self.view.players[owner].cards:
            return 0.0
        new = self.knowledge.new_share
        return self.w["search"] * new - self.w["caught"] if cell else self.w["confess"] * new

    def shelf(self, room: int) -> float:
        me = self.view.players[self.knowledge.seat]
        if room == LIBRARY:
            return 0.0 if me.visited_library or self.view.options.tactical else self.w["library"]
        if room == CRYPT:
            return 0.0 if me.crypt else self.w["crypt"]
        return self.w["book"]

    # ── Speaking ──

    def speech(self) -> float:
        """The value of the best revelation or accusation now."""
        made = {statement.trait for statement in self.view.statements}
        best = max((self.revelation(trait) for trait in self.knowledge.chances() if trait not in made), default=0.0)
        return best if self.view.pile else max(best, max(map(self.accusation, self.knowledge.likely)))

    def revelation(self, trait: str) -> float:
        chance = self.knowledge.chances()[trait]
        return self.w["right"] * chance + self.w["wrong"] * (1.0 - chance) - self.w["bold"]

    def accusation(self, card: int) -> float:
        """Expected points; they grow with time, or a long case would never be closed."""
        chance = self.knowledge.likely.get(card, 0.0)
        return self.w["found"] * chance + self.w["innocent"] * (1.0 - chance) + self.w["late"] * self.overtime()

    def overtime(self) -> int:
        """Masses beyond the first day."""
        return max(0, self.view.complines - 1) * len(OFFICE_IDS) + (
            OFFICE_IDS.index(self.view.office) + 1 if self.view.complines else 0
        )

    # ── Questions and answers ──

    def answer_bits(self, action: act.Ask) -> float:
        """The expected information of the answer, in bits."""
        return question_bits(self.knowledge, action.target, action.question)

    def bits_of(self, action: act.Ask) -> float:
        """The same; rating a question and saying what it is for ask one after the other."""
        if self._asked is None or self._asked[0] is not action:
            self._asked = action, self.answer_bits(action)
        return self._asked[1]

    def ask(self, action: act.Ask) -> Terms:
        bits_worth = self.bits_of(action)
        terms = {"information": self.w["bit"] * bits_worth}
        if not self.view.options.whispered and not refers_to_shared_card(action.question):
            terms["overheard"] = -self.w["overheard"] * bits_worth
        return terms

    def answer(self, action: act.Answer) -> Terms:
        """The question in return, against what everybody learns from the answer."""
        if len(self.knowledge.likely) <= self.w["near"]:
            return {"secrets": -self.w["leak"] * 4}
        return {"question": self.w["counter"], "secrets": -self.answer_cost()}

    def answer_cost(self) -> float:
        """What an answer to the pending question would give away."""
        return self.w["leak"] * (1 + self.secrets_asked_for())

    def secrets_asked_for(self) -> int:
        """Cards of this hand in the pending question that nobody else has seen."""
        question = getattr(read_step(self.view.stack[-1]), "question", None)
        if not isinstance(question, HowMany | AnyOf) or question.scope != "hand":
            return 0
        asked = self.knowledge.fitting(question.who) or 0
        return sum(not self.known(card) for card in bits(asked & self.knowledge.hand))

    def pledge(self, action: act.Pledge) -> Terms:
        """A promise binds; refusing it costs nothing."""
        return {"promise": -0.1 if action.yes else 0.05}

    def keep_silence(self, action: act.KeepSilence) -> Terms:
        return {"promise": 0.06} if self.asked_for_intent() else {}

    def asked_for_intent(self) -> bool:
        return self.view.own is not None and self.view.own.answer is None

    def name_trait(self, action: act.NameTrait) -> Terms:
        """Best for the trait that splits the unseen monks most evenly."""
        others = self.knowledge.unseen & sum(TRAIT_MASK[trait] for trait in CATEGORIES[CATEGORY_OF[action.trait]])
        share = (others & TRAIT_MASK[action.trait]).bit_count() / max(1, others.bit_count())
        return {"information": self.w["bit"] * 4 * share * (1.0 - share)}

    def request_card(self, action: act.RequestCard) -> Terms:
        """The fewer seen cards fit the request, the likelier the card shown is a new one."""
        mask = -1
        for trait in action.traits:
            mask &= TRAIT_MASK[trait]
        new, old = (
            (mask & self.knowledge.unseen).bit_count(),
            (mask & self.knowledge.seen & ~self.knowledge.hand).bit_count(),
        )
        cards = self.view.players[action.target].cards
        some = 1.0 - (1.0 - min(1.0, cards / (len(SUSPECTS) - 1))) ** new
        return {"card": self.w["inquire"] * some * new / max(1, new + old)}

    # ── Cards and books ──

    def secrecy(self, card: int, to: Seat | None = None) -> float:
        """The cost of showing a card: highest if nobody has seen it, zero if this player has."""
        seats = self.known(card)
        return 0.0 if to in seats else self.w["secret"] / (1 + len(seats))

    def known(self, card: int) -> set[Seat]:
        """The others who have seen a card."""
        if self._known is None:
            self._known = self.knowledge.known_by()
        return self._known[card]

    def pass_cards(self, action: act.PassCards) -> Terms:
        left = (self.knowledge.seat + 1) % len(self.view.players)
        return {"secrets": -sum(self.secrecy(SUSPECT[name], left) for name in action.suspects)}

    def take_extra_turn(self, action: act.TakeExtraTurn) -> Terms:
        return {"ahead": self.w["crypt"]}


def refers_to_shared_card(question: Question) -> bool:
    """Whether only those who saw a card can understand the question."""
    terms = getattr(getattr(question, "who", None), "terms", ())
    return any(isinstance(term, Among) or isinstance(getattr(term, "card", None), SharedCard) for term in terms)


@cache
def turns(start: int, goal: int, steps: int) -> int:
    """The number of turns from one room to another."""
    reached, edge, walked = {start}, [start], 0
    while goal not in reached:
        edge = [door for room in edge for door in DOORS[room] if door not in reached]
        reached.update(edge)
        walked += 1
    return -(-walked // steps)
