"""The evaluator of Monasterium."""

from chapterhouse.bots.evaluators.monasterium.evaluator import make

__all__ = ["make"]
