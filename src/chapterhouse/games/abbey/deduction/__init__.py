"""Exact deduction: everything that follows for one seat from its view, and nothing else. See docs/deduction.md."""

from chapterhouse.games.abbey.deduction.case import Case, Places, deduce

__all__ = ["Case", "Places", "deduce"]
