"""Our games in OpenSpiel: import this module and load ``chapterhouse_monastery``, ``…_monasterium`` or ``…_abbey``.

    import pyspiel
    import chapterhouse.adapters.spiel

    game = pyspiel.load_game("chapterhouse_monastery(players=3,icons=False)")
    state = game.new_initial_state()
    while not state.is_terminal():
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(outcomes[0][0] if outcomes else state.legal_actions()[0])
    print(state.returns())

Every random pick is a chance node with its probabilities. An action is the place of a choice in the sorted list; its
text says what it is. The parameters of a game are the options of its table, and ``deal=7`` to begin with everything
dealt from a seed. Observations come from views; they do not claim to remember what the view forgets.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np
import numpy.typing as npt

from chapterhouse.adapters.choices import DEEP, size_of, table_options, victory
from chapterhouse.adapters.features import WIDTH, facts, vector
from chapterhouse.adapters.walk import Walk, know
from chapterhouse.extras import needs
from chapterhouse.games import GAMES, key_of
from chapterhouse.kernel import Seat, View
from chapterhouse.kernel.record import AnyGame

with needs("adapters", "OpenSpiel's adapter"):
    import pyspiel

DEAL = "deal"
"""The parameter that lets a game begin with everything dealt, from this seed; otherwise chance deals, pick by pick."""
WHOSE = ".seat="
OUTCOMES = 256
"""No random pick has more outcomes than this."""


def register(game: AnyGame) -> str:
    """Makes a game known to OpenSpiel and returns the name that it has there; one with an edition has its own."""
    know(game)
    name = key_of(game).replace("@", "_")
    knowledge = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=f"chapterhouse_{name}",
        long_name=f"Chapterhouse: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=knowledge.PERFECT_INFORMATION if game.open_information else knowledge.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**msgspec.to_builtins(table_options(game, None, None)), DEAL: -1},
    )

    # A class, not a function: OpenSpiel lets go of it only after Python has ended, and a class outlives that.
    pyspiel.register_game(kind, type(f"Spiel{name.title()}", (SpielGame,), {"ours": game, "kind": kind}))
    return str(kind.short_name)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games, for a number of players."""

    ours: ClassVar[AnyGame]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        agreed = {name: value for name, value in given.items() if name != DEAL}
        self.table_options = table_options(self.ours, None, agreed)
        self.seed = given[DEAL] if given.get(DEAL, -1) >= 0 else None
        self.size = size_of(self.ours)
        players = self.table_options.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.size,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=DEEP,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment of a game; chance is one of the players."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.walk = Walk(game.ours, game.table_options, game.size, game.seed)

    def current_player(self) -> int:
        if self.walk.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.walk.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.walk.offered()))) if player == self.walk.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw = self.walk.draw
        return [] if draw is None else list(enumerate(draw.weights))

    def _apply_action(self, action: int) -> None:
        if self.walk.draw is not None:
            self.walk.happen(action)
        else:
            self.walk.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.walk.draw is not None:
            return f"chance {self.walk.draw.outcomes[action]}"
        return self.walk.offered()[action].line

    def is_terminal(self) -> bool:
        return self.walk.over

    def returns(self) -> list[float]:
        players = self.walk.options.players
        return victory(self.walk.game, self.walk.table, players) if self.walk.over else [0.0] * players

    def __str__(self) -> str:
        """The whole position, hidden things included, and what is under way."""
        table = "not yet dealt" if self.walk.table is None else self.walk.game.write_position(self.walk.table)
        return f"{table}\n{self.walk.doing or ''} {self.walk.script}".strip()


class SpielObserver:
    """What a player sees: all of it, only what everybody sees, or only what the others do not see."""

    def __init__(self, wanted: Any) -> None:
        self.public = wanted is None or wanted.public_info
        self.private = pyspiel.PrivateInfoType.SINGLE_PLAYER if wanted is None else wanted.private_info
        self.tensor: npt.NDArray[np.float32] = np.zeros(WIDTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seen = (fact for view in self._views(state.walk, player) for fact in facts(view))
        self.tensor[:] = vector(seen if self.public else self._secrets(state.walk, player))

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.public:
            return "\n".join(self._secrets(state.walk, player))
        return "\n".join(msgspec.json.encode(view).decode() for view in self._views(state.walk, player))

    def _views(self, walk: Walk, player: int) -> list[View]:
        """Through whose eyes to look; before the deal there is nothing to see."""
        seats: Sequence[Seat | None] = (player,)
        if self.private == pyspiel.PrivateInfoType.NONE:
            seats = (None,)
        elif self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            seats = range(walk.options.players)
        return [] if walk.table is None else [walk.game.view(walk.table, seat) for seat in seats]

    def _secrets(self, walk: Walk, player: int) -> list[str]:
        """What is seen and a spectator does not see; whose view it is, is no secret."""
        views = self._views(walk, player)
        everybody = set(facts(walk.game.view(walk.table, None))) if views else set()
        hidden = (fact for view in views for fact in facts(view) if fact not in everybody)
        return [fact for fact in hidden if not fact.startswith(WHOSE)]


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For OpenSpiel's information-set search: another world in which the player would see the same."""
    rng = random.Random(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        made: SpielState = state.clone()
        game = made.walk.game
        made.walk.table = game.determinize(game.view(made.walk.table, player), rng)
        return made

    return resample


NAMES = tuple(register(game) for game in GAMES.values())
