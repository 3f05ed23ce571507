"""Cases that a process keeps open, so that a later view of the same chair is only read on.

A case is found by the view alone: whoever knows the same may share it. It holds nothing but what that view told.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from chapterhouse.games.abbey.deduction.case import Case
from chapterhouse.games.abbey.view import AbbeyView

MOST = 8
"""A case of a long game takes some megabytes."""

MAX_DEAD_VARIABLES = 2_000
"""Variables left behind by questions that were weighed above which a case is read anew: every search drags them on."""


class CaseCache:
    """The cases last looked at, the latest first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._cases: list[Case] = []

    def __len__(self) -> int:
        return len(self._cases)

    @contextmanager
    def of(self, view: AbbeyView) -> Iterator[Case]:
        """The case as this view tells it. One that was left in the middle of something is not kept."""
        case = self._take(view)
        whole = False
        try:
            yield case
            whole = case.dead_variables <= MAX_DEAD_VARIABLES
        finally:
            if whole:
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
