"""The story of a game of Mystery of the Abbey: questions, revelations, accusations, and who could have known when."""

from collections import Counter
from typing import NamedTuple

from chapterhouse.kernel import Hindsight, Result, Seat
from chapterhouse.tale import any_game
from chapterhouse.tale.any_game import picture, seat, sole_most, three_pictures
from chapterhouse.tale.chronicle import Chronicle, Found, Passage
from chapterhouse.tale.words import Picture, Said, Tale

ASKED = ("Answered", "AnswerWhispered", "SilenceKept")
FACTS = (
    *ASKED,
    "TurnBegan",
    "MassCalled",
    "Happened",
    "CardsMoved",
    "CardsShown",
    "CardDisplayed",
    "HandCounted",
    "Revealed",
    "Accused",
    "BookDrawn",
    "BooksConsulted",
    "BookBuried",
    "BookRead",
    "BookPlayed",
)
"""The events that are lines of the public history, by which hindsight counts."""
OFTEN = 2


class Knower(NamedTuple):
    """A seat, and the entry at which a single suspect was left for it."""

    seat: Seat
    passage: Passage


def points(_result: Result) -> tuple[int, ...]:
    """While the inquiry goes on nobody has points that count."""
    return ()


def tell(c: Chronicle) -> Tale:
    paragraphs = (_inquiry(c), _suspicion(c), _end(c))
    return Tale(_title(c), tuple(map(tuple, paragraphs)), _pictures(c))


def _title(c: Chronicle) -> Said:
    culprit, finder = _culprit(c), _finder(c)
    if c.result is None or culprit is None:
        return Said("tale-title-unfinished")
    if finder is None:
        return Said("tale-title-unsolved")
    if finder.event.seat not in c.winners:
        return Said("tale-title-revelations")
    if _false_accusations(c):
        return Said("tale-title-rash")
    return Said("tale-title-culprit", {"suspect": f"suspect:{culprit}"})


def _culprit(c: Chronicle) -> str | None:
    named = c.all("CulpritFound", "CaseClosed")
    return str(named[-1].event.suspect) if named else None


def _finder(c: Chronicle) -> Found | None:
    return next(iter(c.all("CulpritFound")), None)


def _false_accusations(c: Chronicle) -> list[Found]:
    culprit = _culprit(c)
    return [found for found in c.all("Accused") if found.event.suspect != culprit]


# ── The inquiry ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _inquiry(c: Chronicle) -> list[Said]:
    asked = c.all(*ASKED)
    said = [Said("tale-inquiry", {"questions": len(asked), "masses": len(c.all("MassCalled"))})]
    most = sole_most(Counter(found.event.asker for found in asked))
    if most is not None:
        said.append(Said("tale-asker", {"asker": seat(most[0]), "count": most[1]}))
    silent = sole_most(Counter(found.event.target for found in c.all("SilenceKept")))
    if silent is not None and silent[1] >= OFTEN:
        said.append(Said("tale-silent", {"target": seat(silent[0]), "count": silent[1]}))
    return said


# ── Who suspected, and who could have known ──────────────────────────────────────────────────────────────────────────


def _suspicion(c: Chronicle) -> list[Said]:
    return [*_revelations(c), *_accused_wrongly(c), *_could_have_known(c)]


def _revelations(c: Chronicle) -> list[Said]:
    revealed = c.all("Revealed")
    if not revealed:
        return [Said("tale-no-revelations")]
    first = revealed[0].event
    said = [Said("tale-revealed", {"seat": seat(first.seat), "trait": f"trait:{first.trait}"})]
    earned = _best_line(c.result, "right-revelations")
    if earned is not None:
        said.append(Said("tale-revelations-right", {"seat": seat(earned[0]), "points": earned[1]}))
    return said


def _best_line(result: Result | None, reason: str) -> tuple[Seat, int] | None:
    scores = () if result is None else result.scores
    counted = Counter(
        {score.seat: line.points for score in scores for line in score.lines if line.reason == reason and line.points}
    )
    return sole_most(counted)


def _accused_wrongly(c: Chronicle) -> list[Said]:
    wrong = _false_accusations(c)
    if not wrong:
        return []
    event = wrong[0].event
    said = [Said("tale-false", {"seat": seat(event.seat), "suspect": f"suspect:{event.suspect}"})]
    return [*said, Said("tale-false-more", {"count": len(wrong) - 1})] if len(wrong) > 1 else said


def _could_have_known(c: Chronicle) -> list[Said]:
    first = _first_knower(c)
    finder = _finder(c)
    if not c.hindsight or c.result is None:
        return []
    if first is None:
        return [Said("tale-nobody-knew")]
    args = {"seat": seat(first.seat), **_office(c, first.passage)}
    if finder is not None and finder.event.seat == first.seat:
        return [Said("tale-knew-and-found", {**args})]
    return [Said("tale-knew-unused", {**args})]


def _first_knower(c: Chronicle) -> Knower | None:
    """Who could have known first, before the culprit was shown."""
    known = [knower for one in c.hindsight if (knower := _knower(c, one)) is not None]
    end = c.all("CulpritFound", "CaseClosed")
    before = [each for each in known if not end or each.passage.index < end[0].passage.index]
    return min(before, key=lambda each: each.passage.index, default=None)


def _knower(c: Chronicle, one: Hindsight) -> Knower | None:
    if one.seat is None or not one.steps or one.steps[-1].left != 1:
        return None
    return Knower(one.seat, _at_line(c, one.steps[-1].line))


def _at_line(c: Chronicle, line: int) -> Passage:
    """The entry of a line of the public history."""
    facts = c.all(*FACTS)
    return facts[min(line, len(facts) - 1)].passage if facts else c.last


def suspects_left(c: Chronicle) -> tuple[tuple[int, tuple[float, ...]], ...]:
    """For the curve: how many suspects each seat had left from which entry on."""
    changes = [(_at_line(c, step.line).seq, one.seat, step.left) for one in c.hindsight for step in one.steps]
    now = [float(one.steps[0].left) if one.steps else 0.0 for one in c.hindsight]
    found = {c.passages[0].seq: tuple(now)}
    for seq, owner, left in sorted(changes, key=lambda change: change[0]):
        if owner is not None:
            now[owner] = float(left)
            found[seq] = tuple(now)
    found[c.last.seq] = tuple(now)
    return tuple(found.items())


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _end(c: Chronicle) -> list[Said]:
    culprit, finder = _culprit(c), _finder(c)
    if c.result is None or culprit is None:
        return any_game.ending(c)
    if finder is None:
        return [Said("tale-closed", {"suspect": f"suspect:{culprit}"}), *any_game.ending(c, close=0)]
    args = {"seat": seat(finder.event.seat), "suspect": f"suspect:{culprit}", **_office(c, finder.passage)}
    but = [] if finder.event.seat in c.winners else [Said("tale-not-enough")]
    return [Said("tale-found", {**args}), *but, *any_game.ending(c, close=0)]


# ── Pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _pictures(c: Chronicle) -> tuple[Picture, ...]:
    both = three_pictures(c, _first_picture(c), _middle_picture(c), lambda _at: Said("tale-picture-inquiry"))
    return (*both, _last_picture(c))


def _first_picture(c: Chronicle) -> Picture:
    revealed = c.all("Revealed")
    mass = c.all("MassCalled")
    if mass:
        return picture(mass[0].passage, Said("tale-picture-mass", {"office": f"office:{mass[0].event.office}"}))
    if revealed:
        event = revealed[0].event
        return picture(revealed[0].passage, Said("tale-picture-revealed", {"seat": seat(event.seat)}))
    return picture(c.passages[len(c.passages) // 4], Said("tale-picture-begin"))


def _middle_picture(c: Chronicle) -> Picture:
    """A wrong accusation; else the moment at which somebody could have known; else the first revelation."""
    wrong, first, revealed = _false_accusations(c), _first_knower(c), c.all("Revealed")
    if wrong:
        event = wrong[0].event
        args = {"seat": seat(event.seat), "suspect": f"suspect:{event.suspect}"}
        return picture(wrong[0].passage, Said("tale-picture-false", {**args}))
    if first is not None:
        return picture(first.passage, Said("tale-picture-knew", {"seat": seat(first.seat)}))
    if revealed:
        return picture(revealed[0].passage, Said("tale-picture-revealed", {"seat": seat(revealed[0].event.seat)}))
    return picture(c.passages[len(c.passages) // 2], Said("tale-picture-middle"))


def _last_picture(c: Chronicle) -> Picture:
    culprit = _culprit(c)
    if culprit is None:
        return picture(c.last, Said("tale-picture-end"))
    return picture(c.last, Said("tale-picture-culprit", {"suspect": f"suspect:{culprit}"}))


def _office(c: Chronicle, passage: Passage) -> dict[str, str]:
    began = c.newest(passage, "TurnBegan")
    return {"office": f"office:{began.office}" if began is not None else "office:matins"}
