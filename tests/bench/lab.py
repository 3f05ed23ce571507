"""What the lab's own work costs: blind games with everything that it notes, and PettingZoo's turns.

``python -m tests.bench.lab [PLAYERS]`` prints a row for each game, in CPU time of one core.
"""

import random
import sys
import time
from collections.abc import Callable

from chapterhouse.adapters.zoo import env
from chapterhouse.games import GAMES
from chapterhouse.lab.jobs import play_matches
from chapterhouse.lab.match import Outcome
from chapterhouse.lab.plan import Plan
from chapterhouse.native import is_compiled

ROUNDS = 5
GAMES_A_ROUND = 20
TURNS = 300


def least(work: Callable[[], object]) -> float:
    """CPU seconds of the quickest of some rounds: what other work on the machine does to a round only adds."""
    taken = []
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        taken.append(time.process_time() - began)
    return min(taken)


def turns(name: str, players: int) -> None:
    """So many turns of an environment, each with its observation and its mask."""
    table = env(name, players=players)
    table.reset(seed=1)
    rng = random.Random(1)
    for _ in range(TURNS):
        if not table.agents:
            table.reset(seed=1)
        observation, _, over, cut, _ = table.last()
        open_ = [number for number, free in enumerate(observation["action_mask"]) if free]
        table.step(None if over or cut else rng.choice(open_))


def row(name: str, players: int) -> str:
    plan = Plan(name, GAMES[name].version, (("random",) * players,), ({},), 1)
    matches = tuple(plan.match(number) for number in range(GAMES_A_ROUND))
    played = play_matches(matches)
    decisions = sum(outcome.decisions for outcome in played if isinstance(outcome, Outcome))
    seconds = least(lambda: play_matches(matches))
    rates = (GAMES_A_ROUND / seconds, decisions / seconds, TURNS / least(lambda: turns(name, players)))
    kind = "compiled" if is_compiled(name) else "pure"
    told = zip(rates, ("games", "decisions", "PettingZoo turns"), strict=True)
    return f"{name}, {players} players, {kind}: " + ", ".join(f"{rate:,.0f} {what} a second" for rate, what in told)


def main() -> None:
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for name in GAMES:
        sys.stdout.write(row(name, players) + "\n")


if __name__ == "__main__":
    main()
