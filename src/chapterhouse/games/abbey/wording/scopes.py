"""Where a question looks for monks: "have you seen … since the last Mass", "have you been shown … by Hilda".

A scope is a verb (``scope``) and what follows the monks (``tail``). Each language puts the two where they belong. Who
the other player is may change both: "have I shown you", "have you been shown … by Hilda".
"""

from chapterhouse.games.abbey.questions import Both, Met, Scope
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Blanks, Speaker


def scope_blanks(speech: Speaker, scope: Scope, asker: Seat | None) -> Blanks:
    """The verb, its id for selectors, and the tail with a space before it."""
    if isinstance(scope, Met):
        verb, name, tail = met_verb(speech, scope, asker), f"met-{scope.how}", met_tail(speech, scope, asker)
    else:
        verb, name = speech.word("scope", scope), scope
        tail = speech.say(f"tail-{scope}") if speech.has(f"tail-{scope}") else ""
    return {"scope": verb, "scope_id": name, "tail": f" {tail}" if tail else ""}


def met_verb(speech: Speaker, scope: Met, asker: Seat | None) -> str:
    """What the answerer did, or what the asker did to the answerer."""
    return speech.say("met-verb", **_met_blanks(speech, scope, asker))


def met_tail(speech: Speaker, scope: Met, asker: Seat | None) -> str:
    """By whom or whose, and since when."""
    person = speech.say("met-tail", **_met_blanks(speech, scope, asker))
    time = speech.word("since", scope.since) if scope.since != "ever" else ""
    return " ".join(part for part in (person, time) if part)


def _met_blanks(speech: Speaker, scope: Met, asker: Seat | None) -> Blanks:
    role = "none" if scope.by is None else "me" if scope.by == asker else "other"
    return {"how": scope.how, "role": role, "by": "" if scope.by is None else speech.seat(scope.by)}


def both_blanks(speech: Speaker, question: Both) -> Blanks:
    """Two sentences as one: the first loses its question mark, the second its capital letter."""
    first, second = speech.phrase(question.first), speech.phrase(question.second)
    return {"first": first.rstrip("? \u00a0\u202f"), "second": second[:1].lower() + second[1:]}
