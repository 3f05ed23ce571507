"""Course of the game: rounds, years, the end."""

from collections.abc import Sequence

from chapterhouse.games.monasterium import scoring
from chapterhouse.games.monasterium.catalogue import BOARD
from chapterhouse.games.monasterium.events import GameEnded, PointsScored, RoundBegan, YearEnded
from chapterhouse.games.monasterium.state import FINAL_REASONS, State
from chapterhouse.games.monasterium.steps.placement import RollingDice
from chapterhouse.games.monasterium.steps.taking import TakingDice
from chapterhouse.kernel import Dealer, Step


class PlayingRound(Step[State], frozen=True):
    """[course.phases] Dice are placed, then used, then the round ends; the starting player is first in both phases."""

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        dealer.tell(RoundBegan(s.year + 1, s.round + 1, s.starter))
        hand_out_dice(s)
        return [RollingDice(s.starter), TakingDice(s.starter), EndingRound()]


def hand_out_dice(s: State) -> None:
    """[round.prepare] Everybody gets the same number of neutral dice, all personal dice at his disposal, and the
    Reroll tile turned back. [setup.dice] Neutral dice that cannot be shared out stay in the box.
    """
    for seat in s.seats():
        s.add_to_hand(seat, s.side.neutral_each - s.neutral_in_hand(seat), s.owned[seat] - s.personal_in_hand(seat))
        s.rerolled[seat] = 0


class EndingRound(Step[State], frozen=True):
    """[round.chalice] The Chalice goes to the left neighbour.

    [round.year] A year ends when everybody has had the Chalice once; then the Hourglass moves on.
    [course.years] After the third year the game is over.
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        last_of_year = s.round + 1 == s.players
        if last_of_year:
            dealer.tell(YearEnded(s.year + 1))
            if s.year + 1 == BOARD.track.years:
                return [ScoringFinally()]
        s.starter = s.after(s.starter)
        s.round = 0 if last_of_year else s.round + 1
        s.year += last_of_year
        return [PlayingRound()]


class ScoringFinally(Step[State], frozen=True):
    """[scoring.order] Monasteries, chapels, cloisters, resources, in this order; then the winners are known."""

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        lines = [(seat, line) for seat in s.seats() for line in scoring.final_lines(s, seat)]
        for reason in FINAL_REASONS:
            for seat, line in lines:
                if line.reason == reason and line.points:
                    dealer.tell(PointsScored(seat, reason, line.points))
        dealer.tell(GameEnded(scoring.winners(s)))
        return []
