"""What a bot asks in the long run: few references to shared cards, and never three questions alike in a row.

Without this, about two thirds of a greedy bot's questions are references: they give nothing away to others, and become
tiresome.
"""

from collections.abc import Sequence

from chapterhouse.bots.evaluators.abbey.action_values import refers_to_shared_card
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.events import Answered, AnswerWhispered, SilenceKept, TurnBegan
from chapterhouse.games.abbey.questions import Met, Question
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action

MOST_ALIKE = 2
"""Questions alike that may follow each other."""


def own_questions(view: AbbeyView) -> list[Question]:
    """Every question of the owner of the view, oldest first; a question repeated after silence by a book is one."""
    asked: list[Question] = []
    insisted: SilenceKept | None = None
    for fact in view.history:
        if isinstance(fact, TurnBegan):
            insisted = None
        if not isinstance(fact, Answered | AnswerWhispered | SilenceKept) or fact.asker != view.seat:
            continue
        again = insisted and (insisted.target, insisted.question) == (fact.target, fact.question)
        asked += [] if again else [fact.question]
        insisted = fact if isinstance(fact, SilenceKept) else None
    return asked


def varied(view: AbbeyView, choices: Sequence[Action], one_in: float) -> list[Action]:
    """The choices without questions that would be one reference too many or the third alike, if others are left.

    At most one question in ``one_in`` refers to a shared card; 0 sets no limit.
    """
    asked = own_questions(view)
    references = sum(map(refers_to_shared_card, asked))
    full = (references + 1) * one_in > len(asked) + 1
    last = [shape(question) for question in asked[-MOST_ALIKE:]]
    tiresome = last[0] if len(last) == MOST_ALIKE and len(set(last)) == 1 else None

    def welcome(action: Action) -> bool:
        if not isinstance(action, Ask):
            return True
        return shape(action.question) != tiresome and not (full and refers_to_shared_card(action.question))

    kept = [action for action in choices if welcome(action)]
    return kept or list(choices)


def shape(question: Question) -> tuple[object, ...]:
    """What makes two questions alike: the kind, where it looks, how it describes monks, whether by a shared card."""
    who, scope = getattr(question, "who", None), getattr(question, "scope", "")
    where = scope.how if isinstance(scope, Met) else scope
    return type(question), where, type(who), refers_to_shared_card(question)
