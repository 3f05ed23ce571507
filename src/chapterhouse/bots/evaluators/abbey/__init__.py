"""The evaluator of the Abbey."""

from chapterhouse.bots.evaluators.abbey.evaluator import make

__all__ = ["make"]
