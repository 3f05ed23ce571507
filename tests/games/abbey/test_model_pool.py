"""Models derived by swaps: each is one that the solver would have accepted."""

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.deduction.bit_parallel import BitParallelModels
from chapterhouse.games.abbey.deduction.definitions import Constraint, Draw
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE
from chapterhouse.games.abbey.deduction.solver import Solver
from chapterhouse.games.abbey.options import AbbeyOptions
from tests.games.abbey.table import VARIANTS, random_game


def decided(case: Case) -> list[int]:
    """Everything that nothing else decides: the cards of hidden lines."""
    drawn = [literal for event in case.formula.definitions if isinstance(event, Draw) for literal in event.taken]
    return [literal for literal in drawn if literal != FALSE]


def accepted(case: Case) -> bool:
    """Whether the solver accepts every model of a case."""
    names = decided(case)
    for model in case.pool._table.T:
        if not case.formula.solver.solve([*case.knowledge.moment, *(name if model[name] else -name for name in names)]):
            return False
    return True


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_every_model_that_was_made_is_possible(number: int) -> None:
    """Through passings, books, shows and every kind of question, in a case that advances with the game."""
    case: Case | None = None
    for line, s in enumerate(random_game(VARIANTS[number], seed=number + 40, most=60)):
        if line % 4 == 0:
            seen = GAME.view(s, 0)
            case = case or Case(seen)
            assert case.advance_to(seen)
            case.places()
            assert accepted(case)
    assert case is not None
    assert len(case.pool) > 1
    case.close()


def test_one_model_is_enough_to_make_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the beginning any two cards that were dealt unseen can change places."""

    searches: list[bool | None] = []
    search = Solver.search

    def counted(*arguments: Any) -> bool | None:
        searches.append(search(*arguments))
        return searches[-1]

    monkeypatch.setattr(Solver, "search", counted)
    (s,) = random_game(AbbeyOptions(players=5), seed=1, most=1)
    case = Case(GAME.view(s, 0))
    assert len(case.culprits()) == 20
    assert searches == [True]
    case.close()


def columns_of(*lines: tuple[bool, ...], top: int) -> BitParallelModels:
    """For each variable from 2 on its value in each model."""
    columns = BitParallelModels(len(lines[0]), top)
    columns.load(range(2, len(lines) + 2), np.array(lines))
    return columns


def test_counts_side_by_side_are_counts_one_by_one() -> None:
    models = list(product((False, True), repeat=5))
    columns = columns_of(*zip(*models, strict=True), top=6)
    literals = (2, -3, 4, 5, -6)
    sums = [sum(model[abs(literal) - 2] == (literal > 0) for literal in literals) for model in models]
    for low, high in product(range(6), range(6)):
        passing = columns.satisfying([Constraint(literals, low, high)]).tolist()
        assert passing == [number for number, total in enumerate(sums) if low <= total <= high]


def test_a_row_under_a_guard_is_passed_by_whoever_does_not_suppose_it() -> None:
    models = list(product((False, True), repeat=4))
    columns = columns_of(*zip(*models, strict=True), top=5)
    row = Constraint((2, 3, 4, -5), 2, None)
    two = [number for number, model in enumerate(models) if sum(model[:3]) >= 2]
    free = [number for number, model in enumerate(models) if not model[3]]
    assert columns.satisfying([row]).tolist() == sorted({*two, *free})
    columns.assume([5], [])
    assert columns.satisfying([row]).tolist() == list(range(len(models)))
    columns.assume([5], [5])
    assert columns.satisfying([row]).tolist() == two


@pytest.mark.parametrize("number", [1, 3])
def test_as_many_are_drawn_as_were_taken_and_only_what_lies_there(number: int) -> None:
    formula = Formula()
    source = [formula.variable() for _ in range(6)]
    taken = formula.draw(source, number, 0b101111)
    rng = Random(3)
    lying = np.array([[rng.random() < 0.6 for _ in range(200)] for _ in source])
    columns = columns_of(*map(tuple, lying.tolist()), top=formula.variables)
    columns.evaluate(formula.definitions, rng)
    drawn = columns.table(0, np.arange(200))[[literal for literal in taken if literal != FALSE]]
    allowed = lying[[0, 1, 2, 3, 5]]
    assert not (drawn & ~allowed).any()
    assert (drawn.sum(axis=0) == np.minimum(allowed.sum(axis=0), number)).all()
    assert taken[4] == FALSE
    assert columns.satisfying([]).tolist() == np.flatnonzero(allowed.sum(axis=0) >= number).tolist()
    formula.close()


def test_too_many_drawn_and_what_lay_elsewhere_is_no_model() -> None:
    """Every way to draw one of three, the third of which may not be drawn, out of every way they can lie there."""
    formula = Formula()
    source = [formula.variable() for _ in range(3)]
    taken = formula.draw(source, 1, 0b011)
    models = list(product((False, True), repeat=5))
    columns = columns_of(*zip(*models, strict=True), top=formula.variables)
    columns.evaluate(formula.definitions, None)
    right = [number for number, (a, b, _, x, y) in enumerate(models) if x + y == 1 and a >= x and b >= y]
    assert columns.satisfying([]).tolist() == right
    assert not formula.constraints
    assert taken[2] == FALSE
    formula.close()
