"""Questioning others: the encounter, the answer or the vow of silence, and the question in return."""

import random
import re
import unicodedata
from collections.abc import Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import Answer, Ask, KeepSilence, PlayBook, Pledge, Refrain, Reply, Waive
from chapterhouse.games.abbey.catalogue import (
    AFTER_ENCOUNTER,
    AFTER_SILENCE,
    BOOK_IDS,
    SUSPECT_IDS,
    WHEN_ASKED_BACK,
    WHEN_OVERHEARD,
    YES_OR_NO,
)
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerHeard,
    AnswerWhispered,
    CounterWaived,
    Questioned,
    SilenceKept,
    VowBroken,
)
from chapterhouse.games.abbey.questions import (
    INTENTS,
    FreeQuestion,
    Manner,
    Promise,
    Question,
    Words,
)
from chapterhouse.games.abbey.questions import Answer as Truth
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps import promises
from chapterhouse.games.abbey.steps.asking import ask_fault, offered, sample_question, text_fault, usual
from chapterhouse.games.abbey.steps.holding import book_fault, books_of
from chapterhouse.games.abbey.truth import encode_answer, truth, yes_or_no
from chapterhouse.kernel import Dealer, Fault, Seat, Step


class Encountering(Step[State], frozen=True):
    """[encounter.duty] Whoever ends his move beside other pawns must question one of their players.

    [penance.silent] Penitents are left in peace. [encounter.own-move] Only a move of one's own leads to an encounter.
    """

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        met = [seat for seat in s.in_room(s.pawns[self.seat], self.seat) if not s.is_penitent(seat)]
        return [Asking(self.seat, tuple(met), "encounter")] if met else ()


class Asking(Step[State], frozen=True):
    """[encounter.choice] Among several, the mover picks whom to ask. [questions.public] Everybody hears it.

    [encounter.counter] Whoever has answered may ask in return, or waive it; no third question follows.
    """

    asker: Seat
    targets: tuple[Seat, ...]
    manner: Manner

    asks = (Ask, Waive)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.asker,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Ask | Waive]:
        return [Waive(), *usual(self.targets)]

    def fault(self, s: State, seat: Seat, action: Ask | Waive) -> Fault | None:
        if isinstance(action, Ask):
            return ask_fault(s, seat, self.targets, action)
        return None if self.manner == "counter" else Fault("encounter.duty", "waive")

    def legal(self, s: State, seat: Seat) -> list[Ask | Waive]:
        asked = offered(s.options, s.lasts(YES_OR_NO), self.targets)
        return [Waive(), *asked] if self.manner == "counter" else list(asked)

    def sample(self, s: State, seat: Seat, rng: random.Random) -> Ask | Waive:
        if self.manner == "counter" and rng.random() < 0.1:
            return Waive()
        return sample_question(s, seat, self.targets, rng)

    def take(self, s: State, seat: Seat, action: Ask | Waive, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Waive):
            dealer.tell(CounterWaived(seat))
            return ()
        dealer.tell(Questioned(seat, action.target, action.question))
        answering = Answering(seat, action.target, action.question, self.manner)
        return [answering, Overhearing(seat, action.target)] if self.manner == "encounter" else [answering]


class CallingWitness(Step[State], frozen=True):
    """[library.witnesses] Two different players, wherever they are, must each answer a question."""

    asker: Seat
    heard: tuple[Seat, ...]
    left: int

    asks = (Ask,)

    def targets(self, s: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in s.others(self.asker) if seat not in self.heard and not s.is_penitent(seat))

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.asker,) if self.left and self.targets(s) else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return ()

    def candidates(self, s: State, seat: Seat) -> Iterable[Ask]:
        return usual(self.targets(s))

    def fault(self, s: State, seat: Seat, action: Ask) -> Fault | None:
        return ask_fault(s, seat, self.targets(s), action)

    def legal(self, s: State, seat: Seat) -> list[Ask]:
        return list(offered(s.options, s.lasts(YES_OR_NO), self.targets(s)))

    def sample(self, s: State, seat: Seat, rng: random.Random) -> Ask:
        return sample_question(s, seat, self.targets(s), rng)

    def take(self, s: State, seat: Seat, action: Ask, dealer: Dealer) -> Sequence[Step[State]]:
        dealer.tell(Questioned(seat, action.target, action.question))
        again = CallingWitness(seat, (*self.heard, action.target), self.left - 1)
        return [Answering(seat, action.target, action.question, "compelled"), again]


Response = Answer | KeepSilence | Pledge | Reply | PlayBook


class Answering(Step[State], frozen=True):
    """[encounter.silence] The vow of silence, or an answer that earns a question in return.

    [questions.honesty] The table knows the truth, so nobody types it. [encounter.bound] The question in return cannot
    be declined, except with [books.holding-ones-tongue]. [promises.truthful] Only a promise is the player's own word.
    """

    asker: Seat
    target: Seat
    question: Question
    manner: Manner

    asks = (Answer, KeepSilence, Pledge, Reply, PlayBook)

    def free(self) -> bool:
        """Whether the answerer may keep silent."""
        return self.manner in ("encounter", "listener")

    def actors(self, s: State) -> Sequence[Seat]:
        if self.free() or isinstance(self.question, (*INTENTS, FreeQuestion)):
            return (self.target,)
        return (self.target,) if self.manner == "counter" and s.books[self.target] else ()

    def candidates(self, s: State, seat: Seat) -> Iterable[Response]:
        books = books_of(s, seat) if self.manner == "counter" else []
        return [KeepSilence(), Answer(), Pledge(True), Pledge(False), Reply("0"), Reply("1"), *books]

    def fault(self, s: State, seat: Seat, action: Response) -> Fault | None:
        if isinstance(action, PlayBook):
            if self.manner != "counter":
                return Fault("books.special", "moment", {"book": f"book:{action.title}"})
            return book_fault(s, seat, action, WHEN_ASKED_BACK)
        if isinstance(action, KeepSilence):
            return self.silence_fault(s, seat)
        return self.answer_fault(s, seat, action)

    def silence_fault(self, s: State, seat: Seat) -> Fault | None:
        """[silence.limit] A table may allow one vow of silence in a game, or between two Masses."""
        if self.manner == "counter":
            return Fault("encounter.bound", "counter")
        if self.manner == "compelled":
            return Fault("encounter.bound", "book")
        if s.options.silence != "unlimited" and s.silences[seat]:
            return Fault("silence.limit", "used")
        return None

    def answer_fault(self, s: State, seat: Seat, action: Answer | Pledge | Reply) -> Fault | None:
        if isinstance(self.question, INTENTS):
            if not isinstance(action, Pledge):
                return Fault("promises.truthful", "pledge")
            return promises.pledge_fault(s, seat, self.question, action.yes)
        if isinstance(self.question, FreeQuestion):
            return reply_fault(action.text) if isinstance(action, Reply) else Fault("questions.free", "reply")
        return None if isinstance(action, Answer) else Fault("questions.honesty", "answer")

    def take(self, s: State, seat: Seat, action: Response, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, PlayBook):
            knowing.play_book(s, seat, action.title, dealer)
            return self.keep_silence(s, dealer)
        if isinstance(action, KeepSilence):
            s.silences[seat] += 1
            return [*self.keep_silence(s, dealer), Insisting(self.asker, seat, self.question)]
        if isinstance(action, Pledge):
            return self.pledge(s, action.yes, dealer)
        if isinstance(action, Reply):
            return self.answer(s, Words(action.text), dealer)
        return self.run(s, dealer)

    def keep_silence(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        knowing.record(s, SilenceKept(self.asker, self.target, self.question), dealer)
        return ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return self.answer(s, truth(s, self.target, self.question), dealer)

    def answer(self, s: State, answer: Truth, dealer: Dealer) -> Sequence[Step[State]]:
        """[questions.public] Everybody hears the answer, or by agreement of the table only the two."""
        if not s.options.whispered:
            return self.announce(s, answer, dealer)
        line = knowing.record(s, AnswerWhispered(self.asker, self.target, self.question), dealer)
        if isinstance(answer, Words):
            s.said.append((line, answer.text))
        else:
            s.secrets.append((line, 0, encode_answer(answer)))
        for seat in (self.asker, self.target):
            dealer.whisper(seat, AnswerHeard(line, answer))
        return self.afterwards()

    def pledge(self, s: State, yes: bool, dealer: Dealer) -> Sequence[Step[State]]:
        """[promises.end] It speaks of the next turn, also when it is given in a turn of one's own.

        [questions.public] A promise is made aloud, also where answers are whispered: all must know what binds.
        """
        assert isinstance(self.question, INTENTS)
        promises.give(s, Promise(self.target, self.asker, self.question, yes))
        return self.announce(s, yes_or_no(yes), dealer)

    def announce(self, s: State, answer: Truth, dealer: Dealer) -> Sequence[Step[State]]:
        knowing.record(s, Answered(self.asker, self.target, self.question, answer), dealer)
        return self.afterwards()

    def afterwards(self) -> Sequence[Step[State]]:
        if not self.free():
            return ()
        return [Asking(self.target, (self.asker,), "counter"), Objecting(self.asker, self.target)]


def reply_fault(text: str) -> Fault | None:
    """[questions.free] [questions.nameless] A short answer that names no suspect."""
    refusal = text_fault(text)
    if refusal is not None:
        return refusal
    named = names_in(text)
    return Fault("questions.nameless", "name", {"suspect": f"suspect:{min(named)}"}) if named else None


LONG_NAME = 5
"""A name of this many letters is also found inside a longer word; shorter ones are parts of too many others."""


def names_in(text: str) -> set[str]:
    """The suspects named in free words: across signs and gaps, with accents, as genitives, letter by letter."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    words = re.findall(r"[^\W\d_]+", "".join(sign for sign in plain if not unicodedata.combining(sign)))
    joined = {"".join(words[start:end]) for start in range(len(words)) for end in range(start + 1, len(words) + 1)}
    inside = {name for name in SUSPECT_IDS if len(name) >= LONG_NAME and any(name in word for word in words)}
    return inside | {name for name in SUSPECT_IDS if name in joined or f"{name}s" in joined}


class Insisting(Step[State], frozen=True):
    """[books.persuasive-preacher] A question that met silence can be made to count: he answers, and asks nothing back.

    The asker is asked whenever any book lies before him [books.waiting].
    """

    asker: Seat
    target: Seat
    question: Question

    asks = (PlayBook, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.asker,) if s.books[self.asker] else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return ()

    def candidates(self, s: State, seat: Seat) -> Iterable[PlayBook | Refrain]:
        return [Refrain(), *books_of(s, seat)]

    def fault(self, s: State, seat: Seat, action: PlayBook | Refrain) -> Fault | None:
        return book_fault(s, seat, action, AFTER_SILENCE) if isinstance(action, PlayBook) else None

    def take(self, s: State, seat: Seat, action: PlayBook | Refrain, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Refrain):
            return ()
        knowing.play_book(s, seat, action.title, dealer)
        dealer.tell(VowBroken(self.target))
        return [Answering(self.asker, self.target, self.question, "compelled")]


class Objecting(Step[State], frozen=True):
    """[books.second-objection] After answer and counter-question: one more question, which must be answered.

    The asker is asked whenever any book lies before him [books.waiting].
    """

    asker: Seat
    target: Seat

    asks = (PlayBook, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.asker,) if s.books[self.asker] else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return ()

    def candidates(self, s: State, seat: Seat) -> Iterable[PlayBook | Refrain]:
        return [Refrain(), *books_of(s, seat)]

    def fault(self, s: State, seat: Seat, action: PlayBook | Refrain) -> Fault | None:
        return book_fault(s, seat, action, AFTER_ENCOUNTER) if isinstance(action, PlayBook) else None

    def take(self, s: State, seat: Seat, action: PlayBook | Refrain, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Refrain):
            return ()
        knowing.play_book(s, seat, action.title, dealer)
        return [Asking(self.asker, (self.target,), "compelled")]


class Overhearing(Step[State], frozen=True):
    """[books.listener] After an encounter of two others: question one of them as if one had met him.

    It is used by a standing order [books.orders], so that the table never waits for a secret.
    """

    asker: Seat
    target: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        pair = (self.asker, self.target)
        met = tuple(seat for seat in pair if not s.is_penitent(seat))
        for seat in s.others(self.asker):
            book = s.ordered_book(seat, WHEN_OVERHEARD)
            if book >= 0 and met and seat not in pair and not s.is_penitent(seat):
                knowing.play_book(s, seat, BOOK_IDS[book], dealer)
                return [Asking(seat, met, "listener"), self]
        return ()
