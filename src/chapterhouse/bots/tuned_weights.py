"""Weights that differ from those of the repository: as a file, and as an evaluator."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from chapterhouse.bots.evaluator import Evaluator, Weights, load_weights, make_evaluator
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import load

Changes = tuple[tuple[str, float], ...]
"""Weights that replace those of the repository, by name."""


class TunedWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of tuned weights: the game, and the weights that differ."""

    game: str
    weights: dict[str, float]


def base_weights(game: str, searches: bool) -> Weights:
    """The weights of the repository, for a bot that searches or for the greedy one."""
    weights = load_weights(game)
    return weights.for_search() if searches else weights.for_greedy()


def tuned_evaluator(game: str, changes: Sequence[tuple[str, float]], searches: bool = False) -> Evaluator:
    """An evaluator with some weights changed."""
    weights = base_weights(game, searches)
    unknown = [name for name, _ in changes if name not in weights.weights]
    if unknown:
        raise Malformed(f"{game} has no weight {unknown[0]!r}; there are {', '.join(weights.weights)}")
    return make_evaluator(game, msgspec.structs.replace(weights, weights={**weights.weights, **dict(changes)}))


def read_tuned(path: Path) -> TunedWeights:
    try:
        return load(path, TunedWeights)
    except FileNotFoundError:
        raise Malformed(f"{path}: there is no such file of weights") from None


def write_tuned(path: Path, game: str, weights: Mapping[str, float]) -> None:
    lines = (f'game = "{game}"', "", "[weights]", *(f"{name} = {value:.3f}" for name, value in weights.items()))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
