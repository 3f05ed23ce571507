"""Cases that a process keeps, so that a later view of the same seat only has to be read on.

A case is found by the view alone and holds nothing but what that view told, so two viewers who know the same may share
it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from chapterhouse.games.abbey.deduction.case import Case
from chapterhouse.games.abbey.view import AbbeyView

MAX_CASES = 8
"""A case of a long game takes some megabytes."""

MAX_DEAD_VARIABLES = 2_000
"""Dead variables above which a case is dropped: every search propagates them."""


class CaseCache:
    """The cases used last, the latest first."""

    def __init__(self, most: int = MAX_CASES) -> None:
        self._most = most
        self._cases: list[Case] = []

    def __len__(self) -> int:
        return len(self._cases)

    @contextmanager
    def borrow(self, view: AbbeyView) -> Iterator[Case]:
        """The case of a view. After an exception it is closed instead of kept."""
        case = self._take(view)
        keep = False
        try:
            yield case
            keep = case.dead_variables <= MAX_DEAD_VARIABLES
        finally:
            if keep:
                self._put(case)
            else:
                case.close()

    def _take(self, view: AbbeyView) -> Case:
        for number, case in enumerate(self._cases):
            if case.advance_to(view):
                return self._cases.pop(number)
        return Case(view)

    def _put(self, case: Case) -> None:
        self._cases.insert(0, case)
        for old in self._cases[self._most :]:
            old.close()
        del self._cases[self._most :]
