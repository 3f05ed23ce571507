"""Our games as PettingZoo environments: agents take turns, an action is the number of a choice.

    from chapterhouse.adapters.zoo import env

    table = env("monastery", players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, over, cut, info = table.last()
        table.step(None if over or cut else table.action_space(agent).sample(observation["action_mask"]))

``info["choices"]`` holds the text of every number, in order. The reward comes at the end: the share of the victory,
less an even share.
"""

from typing import Any

import msgspec
import numpy as np

from chapterhouse.adapters.choices import Choice, choices, decider, pick, size_of, table_options, victory
from chapterhouse.adapters.features import WIDTH, features
from chapterhouse.extras import needs
from chapterhouse.games import find
from chapterhouse.kernel import Dealer, LiveDealer, SeededDealer, apply
from chapterhouse.kernel.record import AnyGame

with needs("adapters", "PettingZoo's adapter"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, Any]


def env(game: str | AnyGame, **settings: Any) -> Any:
    """The environment with the guards that PettingZoo puts around its own: order of calls, range of actions."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(TableEnv(game, **settings)))


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """One table. ``players`` and ``options`` are what its people would agree on before play."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find(game) if isinstance(game, str) else game
        self.options = table_options(self.game, players, options)
        self.size = size_of(self.game)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.players)]
        self.action_spaces = {agent: spaces.Discrete(self.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.agents: list[str] = []

    def _space(self) -> spaces.Dict:
        seen = spaces.Box(0, 1, (WIDTH,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.size,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed deals the same game. (The options of the table were settled when it was made.)"""
        self.dealer: Dealer = LiveDealer() if seed is None else SeededDealer(seed)
        self.table = self.game.deal(self.options, self.dealer).state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Finds out who decides next, and between what."""
        seat = decider(self.table)
        self.offered: list[Choice] = [] if seat is None else choices(self.table, seat, self.size)
        for agent in self.agents:
            self.infos[agent] = {}
        if seat is None:
            self._end()
            return
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"choices": [choice.line for choice in self.offered]}

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, self.returns(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True

    def returns(self) -> list[float]:
        return victory(self.game, self.table, self.options.players)

    def step(self, action: int | None) -> None:
        """Carries out the choice of that number; a number that the mask closes is refused and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        chosen = pick(self.offered, -1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        apply(self.table, self.possible_agents.index(self.agent_selection), chosen, self.dealer)
        # Nobody reads what the dealer says or noted; a long game need not carry it along.
        self.dealer.told.clear()
        self.dealer.chance.clear()
        self._clear_rewards()
        self._turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What this agent may know, and which numbers are open to it: none when it is not its turn."""
        mask = np.zeros(self.size, np.int8)
        if agent == self.agent_selection:
            mask[: len(self.offered)] = 1
        seat = self.possible_agents.index(agent)
        return {"observation": features(self.game.view(self.table, seat)), "action_mask": mask}

    def render(self) -> str | None:
        """What a spectator sees, as text: returned in the mode ``ansi``, printed in the mode ``human``."""
        seen = msgspec.json.format(msgspec.json.encode(self.game.view(self.table, None))).decode()
        if self.render_mode == "ansi":
            return seen
        if self.render_mode == "human":
            print(seen)  # noqa: T201  (that is what the mode asks for)
        return None

    def close(self) -> None:
        """There is nothing to close."""
