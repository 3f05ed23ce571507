"""The scholar's judgement of the Abbey: everybody hears the same answers, so the case is a race to the Chapter Hall.

After the middle of the day all players come down to a few suspects at about the same time, most of all at Mass. Whoever
speaks first wins: so an accusation is weighed against the chance to win without it, answers are refused, and a Crypt
card is kept for the way from the Chapel to the Chapter Hall.
"""

import numpy as np

from chapterhouse.bots.minds.casebook import Casebook
from chapterhouse.bots.minds.judging import Judge, Terms, turns
from chapterhouse.bots.minds.worlds import Worlds
from chapterhouse.games.abbey import actions as act
from chapterhouse.games.abbey.catalogue import CHAPTER_HALL, CRYPT, DOORS, EVERYONE, OFFICE_IDS, ROOM, TABLE, TRAIT_MASK
from chapterhouse.games.abbey.knowing import fitting
from chapterhouse.games.abbey.questions import SCOPED
from chapterhouse.kernel import Seat


class Contest(Judge):
    """One moment, weighed as a race."""

    def __init__(self, weights: dict[str, float], book: Casebook, worlds: Worlds | None) -> None:
        super().__init__(weights, book)
        self.worlds = worlds
        if worlds is not None:
            self.believe(worlds)

    def believe(self, worlds: Worlds) -> None:
        """What worlds say of the suspects that deduction leaves; the longer they wandered, the more it counts."""
        shares = {card: float(worlds.shares()[card]) for card in self.book.likely}
        total, trust = sum(shares.values()), worlds.rests / (worlds.rests + self.w["doubt"])
        if total > 0:
            self.book.likely = {
                card: trust * share / total + (1.0 - trust) / len(shares) for card, share in shares.items()
            }

    # ── Questions ──

    def taught(self, action: act.Ask) -> float:
        """By imagined worlds; an answer about a sheet proves less than one about cards."""
        if self.worlds is None:
            return super().taught(action)
        worth = self.worlds.worth(action.target, action.question)
        sheet = isinstance(action.question, SCOPED) and action.question.scope in ("crossed", "open")
        return worth * self.w["doubted"] if sheet else worth

    def _requestcard(self, action: act.RequestCard) -> Terms:
        """How likely a suspect is shown."""
        if self.worlds is None:
            return super()._requestcard(action)
        held = self.worlds.table.places[action.target] & np.uint32(fitting(action.traits) & EVERYONE)
        suspects = np.uint32(sum(1 << card for card in self.book.likely))
        found = np.bitwise_count(held & suspects) / np.maximum(1, np.bitwise_count(held))
        return {"card": self.w["inquire"] * float(found.mean())}

    # ── Speaking ──

    def patience(self) -> float:
        """The chance to win for somebody who waits: it falls as the others come to know as much."""
        if self.view.complines or OFFICE_IDS.index(self.view.office) > OFFICE_IDS.index("sexte"):
            return self.w["wait_late"]
        return self.w.get(f"wait_{self.view.office}", self.w["wait"])

    def accusation(self, card: int) -> float:
        """The chance to win by it, above that of waiting, in points."""
        chance = self.book.likely.get(card, 0.0) * self.wins(card)
        return self.w["victory"] * (chance + self.w["second_chance"] * (1.0 - chance) - self.patience())

    def wins(self, card: int) -> bool:
        """Whether whoever finds this monk guilty wins: what others have revealed may be worth more."""
        totals = [self.points(seat, card) for seat in range(len(self.view.players))]
        return totals[self.book.seat] + TABLE.score.culprit_found >= max(totals)

    def points(self, seat: Seat, culprit: int) -> int:
        """What a player has so far, if this monk did it."""
        said = [statement.trait for statement in self.view.statements if statement.seat == seat]
        right = sum(TRAIT_MASK[trait] >> culprit & 1 for trait in said)
        score = TABLE.score
        false = self.view.players[seat].false_accusations * score.false_accusation
        return right * score.right_revelation + (len(said) - right) * score.wrong_revelation + false

    def revelation(self, trait: str) -> float:
        chance = self.book.chances()[trait]
        return self.w["revealing"] * (self.w["right"] * chance + self.w["wrong"] * (1.0 - chance))

    # ── Moving ──

    def ahead(self, here: int) -> float:
        """The best that waits farther on; with a Crypt card the Chapter Hall is a turn nearer."""
        steps = self.view.options.pace.steps
        extra = self.extra_turn()
        return max(
            self.room_worth(room)
            * self.w["far"] ** (turns(here, room, steps) - (room == CHAPTER_HALL and extra and self.would_accuse()))
            for room in range(len(DOORS))
            if room != here
        )

    def extra_turn(self) -> bool:
        me = self.view.players[self.book.seat]
        return me.crypt and not me.fresh

    def would_accuse(self) -> bool:
        return not self.view.pile and max(map(self.accusation, self.book.likely)) > 0

    def shelf(self, room: int) -> float:
        """A Crypt card must be at hand when the case can be closed."""
        if room != CRYPT or self.view.players[self.book.seat].crypt:
            return super().shelf(room)
        late = self.view.complines or OFFICE_IDS.index(self.view.office) >= OFFICE_IDS.index("prime")
        return self.w["crypt_late"] if late else self.w["crypt_early"]

    def _takeextraturn(self, action: act.TakeExtraTurn) -> Terms:
        """Kept until it leads into the Chapter Hall with something to say."""
        here = ROOM[self.view.players[self.book.seat].room]
        near = here != CHAPTER_HALL and turns(here, CHAPTER_HALL, self.view.options.pace.steps) == 1
        return {"points": self.w["turn"] if near and self.would_accuse() else -self.w["crypt"]}

    # ── Answering ──

    def _answer(self, action: act.Answer) -> Terms:
        return {"secrets": -self.w["leak"] * 4}
