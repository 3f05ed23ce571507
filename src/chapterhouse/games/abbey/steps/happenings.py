"""Events in the monastery's life: one card after every passing of cards."""

from collections.abc import Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.catalogue import HAPPENING_IDS, HAPPENINGS
from chapterhouse.games.abbey.events import Happened
from chapterhouse.games.abbey.sets import bits, without
from chapterhouse.games.abbey.state import NOBODY, State
from chapterhouse.games.abbey.steps.card_effects import carry_out
from chapterhouse.kernel import Dealer, Step


class DrawingEvent(Step[State], frozen=True):
    """[mass.event] An event is drawn, read and carried out. [events.until] Some last until the next Mass.

    [variants.tactical] A tactical game has none. [events.canon] [events.habits] [events.fever] Most work at once.
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if s.options.tactical:
            return ()
        number = self.draw(s, dealer)
        s.happening_under.append(number)
        knowing.record(s, Happened(HAPPENING_IDS[number]), dealer)
        if HAPPENINGS[number].lasts:
            s.begin_lasting(number)
            return ()
        return carry_out(s, HAPPENINGS[number], NOBODY, dealer)

    def draw(self, s: State, dealer: Dealer) -> int:
        """[setup.decks] Any event not yet seen; when all have been, those underneath in their order."""
        if not s.happening_bag:
            return s.happening_under.pop(0)
        number = dealer.pick(bits(s.happening_bag))
        s.happening_bag = without(s.happening_bag, number)
        return number
