"""The evaluator of Monastery."""

from chapterhouse.bots.evaluators.monastery.evaluator import make

__all__ = ["make"]
