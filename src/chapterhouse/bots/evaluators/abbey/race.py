"""The value of actions for bots that search: the case is a race to the Chapter Hall.

Everybody hears the same answers, so after the middle of the day all players come down to a few suspects at about the
same time, most of all at Mass, and the first to accuse wins. So an accusation is compared with the chance to win by
waiting, answers are refused, and a Crypt card is kept for the way from the Chapel to the Chapter Hall.
"""

import numpy as np

from chapterhouse.bots.evaluators.abbey.action_values import ActionEvaluator, Terms, turns
from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.sampled_worlds import SampledWorlds
from chapterhouse.games.abbey import actions as act
from chapterhouse.games.abbey.catalogue import CHAPTER_HALL, CRYPT, DOORS, EVERYONE, OFFICE_IDS, ROOM, TABLE, TRAIT_MASK
from chapterhouse.games.abbey.knowing import fitting
from chapterhouse.games.abbey.questions import SCOPED
from chapterhouse.kernel import Seat


class RaceEvaluator(ActionEvaluator):
    """Rates the actions of one moment by the chance to win."""

    def __init__(self, weights: dict[str, float], knowledge: Knowledge, worlds: SampledWorlds | None) -> None:
        super().__init__(weights, knowledge)
        self.worlds = worlds
        if worlds is not None:
            self.update_probabilities(worlds)

    def update_probabilities(self, worlds: SampledWorlds) -> None:
        """Mixes the shares in sampled worlds with equal ones; more batches give the sample more weight."""
        shares = {card: float(worlds.culprit_shares()[card]) for card in self.knowledge.likely}
        total, weight = sum(shares.values()), worlds.batches / (worlds.batches + self.w["prior_batches"])
        if total > 0:
            self.knowledge.likely = {
                card: weight * share / total + (1.0 - weight) / len(shares) for card, share in shares.items()
            }

    # ── Questions ──

    def answer_bits(self, action: act.Ask) -> float:
        """By sampled worlds; an answer about a sheet proves less than one about cards."""
        if self.worlds is None:
            return super().answer_bits(action)
        worth = self.worlds.question_value(action.target, action.question)
        sheet = isinstance(action.question, SCOPED) and action.question.scope in ("crossed", "open")
        return worth * self.w["sheet_share"] if sheet else worth

    def request_card(self, action: act.RequestCard) -> Terms:
        """The chance that a suspect is shown."""
        if self.worlds is None:
            return super().request_card(action)
        held = self.worlds.places[action.target] & np.uint32(fitting(action.traits) & EVERYONE)
        suspects = np.uint32(sum(1 << card for card in self.knowledge.likely))
        found = np.bitwise_count(held & suspects) / np.maximum(1, np.bitwise_count(held))
        return {"card": self.w["inquire"] * float(found.mean())}

    # ── Speaking ──

    def chance_by_waiting(self) -> float:
        """The chance to win without accusing now; it falls as the others learn."""
        if self.view.complines or OFFICE_IDS.index(self.view.office) > OFFICE_IDS.index("sexte"):
            return self.w["wait_late"]
        return self.w.get(f"wait_{self.view.office}", self.w["wait"])

    def accusation(self, card: int) -> float:
        """The chance to win by accusing, minus the chance by waiting, in points."""
        chance = self.knowledge.likely.get(card, 0.0) * self.wins(card)
        return self.w["victory"] * (chance + self.w["second_chance"] * (1.0 - chance) - self.chance_by_waiting())

    def wins(self, card: int) -> bool:
        """Whether the right accusation wins the game; rivals may have more points from revelations."""
        totals = [self.points(seat, card) for seat in range(len(self.view.players))]
        return totals[self.knowledge.seat] + TABLE.score.culprit_found >= max(totals)

    def points(self, seat: Seat, culprit: int) -> int:
        """What a player has so far, if this monk did it."""
        said = [statement.trait for statement in self.view.statements if statement.seat == seat]
        right = sum(TRAIT_MASK[trait] >> culprit & 1 for trait in said)
        score = TABLE.score
        false = self.view.players[seat].false_accusations * score.false_accusation
        return right * score.right_revelation + (len(said) - right) * score.wrong_revelation + false

    def revelation(self, trait: str) -> float:
        chance = self.knowledge.chances()[trait]
        return self.w["revealing"] * (self.w["right"] * chance + self.w["wrong"] * (1.0 - chance))

    # ── Moving ──

    def ahead(self, here: int) -> float:
        """As before; with a Crypt card the Chapter Hall is a turn nearer."""
        steps = self.view.options.pace.steps
        extra = self.extra_turn()
        return max(
            self.room_worth(room)
            * self.w["far"] ** (turns(here, room, steps) - (room == CHAPTER_HALL and extra and self.would_accuse()))
            for room in range(len(DOORS))
            if room != here
        )

    def extra_turn(self) -> bool:
        me = self.view.players[self.knowledge.seat]
        return me.crypt and not me.fresh

    def would_accuse(self) -> bool:
        return not self.view.pile and max(map(self.accusation, self.knowledge.likely)) > 0

    def shelf(self, room: int) -> float:
        """A Crypt card must be at hand when the case can be closed."""
        if room != CRYPT or self.view.players[self.knowledge.seat].crypt:
            return super().shelf(room)
        late = self.view.complines or OFFICE_IDS.index(self.view.office) >= OFFICE_IDS.index("prime")
        return self.w["crypt_late"] if late else self.w["crypt_early"]

    def take_extra_turn(self, action: act.TakeExtraTurn) -> Terms:
        """Kept until it leads into the Chapter Hall with something to say."""
        here = ROOM[self.view.players[self.knowledge.seat].room]
        near = here != CHAPTER_HALL and turns(here, CHAPTER_HALL, self.view.options.pace.steps) == 1
        return {"points": self.w["turn"] if near and self.would_accuse() else -self.w["crypt"]}

    # ── Answering ──

    def answer(self, action: act.Answer) -> Terms:
        return {"secrets": -self.w["leak"] * 4}
