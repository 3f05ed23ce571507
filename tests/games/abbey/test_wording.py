"""References to cards and moves of cards, in the words of each reader."""

import re

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import SUSPECT_IDS
from chapterhouse.games.abbey.events import (
    WAYS,
    CardRequested,
    CardsMoved,
    CardsSeen,
    CardsShown,
    Gift,
    HandCounted,
    Questioned,
    TurnBegan,
)
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import (
    AnyOf,
    Either,
    Fitting,
    HowMany,
    Is,
    IsNot,
    SameAs,
    SharedCard,
    StillHold,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.speech import LANGUAGES, Speech, catalogue
from tests.games.abbey.table import deal

NAMES = ("Hilda", "Brigid", "Ita")
POSITION = """option players: 3
culprit: bruno
hand a: william odo sergio florian
hand b: lambert aldric
hand c: rest
"""


def table(*facts: tuple[CardsMoved | CardsShown | TurnBegan, tuple[str, ...]]) -> tuple[State, int]:
    """A table at which these things happened after the deal, each card as named; the line of the first of them."""
    s = GAME.read_position(POSITION)
    first = len(s.history)
    for fact, names in facts:
        s.history.append(fact)
        s.secrets += [(len(s.history) - 1, gift, 1 << SUSPECT_IDS.index(suspect)) for gift, suspect in enumerate(names)]
    return s, first


def said(s: State, reader: int | None, event: Questioned | CardsSeen, language: str = "en") -> str:
    speech = Speech(GAME, language, NAMES)
    speech.view = GAME.view(s, reader)
    return speech.event(event)


def question(line: int, gift: int = 0) -> Questioned:
    """a asks b for the order of a card."""
    return Questioned(0, 1, HowMany("hand", Fitting((SameAs("order", SharedCard(line, gift)),))))


CONFESSED = (CardsMoved("confessional", (Gift(1, 0, 1),)), ("florian",))


@pytest.mark.parametrize(
    ("language", "known", "heard"),
    [
        (
            "en",
            "the card I drew from you in the confessional (Brother Florian)",
            "the card that passed between us in the confessional",
        ),
        (
            "fr",
            "la carte que je vous ai prise au confessionnal (Frère Florian)",
            "la carte passée entre nous au confessionnal",
        ),
        (
            "de",
            "die Karte, die ich im Beichtstuhl von dir gezogen habe (Bruder Florian),",
            "die Karte, die im Beichtstuhl zwischen uns gewechselt hat,",
        ),
    ],
)
def test_only_those_who_saw_a_card_read_its_name(language: str, known: str, heard: str) -> None:
    s, line = table(CONFESSED)
    for reader in (0, 1):
        assert known in said(s, reader, question(line), language)
    for stranger in (2, None):
        sentence = said(s, stranger, question(line), language)
        assert heard in sentence
        assert "Florian" not in sentence


def test_an_exchange_names_each_card_by_who_gave_it() -> None:
    """ "Between us" would mean two cards, also for those who saw neither."""
    s, line = table((CardsMoved("small-debts", (Gift(0, 1, 1), Gift(1, 0, 1))), ("odo", "lambert")))
    assert "the card I gave you" in said(s, 2, question(line, 0))
    assert "the card you gave me" in said(s, 2, question(line, 1))


def test_two_cards_that_passed_alike_are_told_apart_by_the_hour() -> None:
    prime, terce = TurnBegan(0, "prime", 1), TurnBegan(0, "terce", 1)
    s, line = table((prime, ()), CONFESSED, (terce, ()), CONFESSED, CONFESSED)
    assert "in the confessional at Prime (Brother Florian)" in said(s, 0, question(line + 1))
    assert "in the confessional at Terce the first time (" in said(s, 0, question(line + 3))
    assert "in the confessional at Terce the second time do" in said(s, 2, question(line + 4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, 2, None])
@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_a_card_has_words_for_every_reader(way: str, reader: int | None, language: str) -> None:
    """For all pairs of giver and taker among asker, answerer and another, moved or shown."""
    for giver, taker in ((0, 1), (1, 0), (1, 2), (2, 1), (None, 1)):
        facts: list[CardsMoved | CardsShown] = [CardsMoved(way, (Gift(giver, taker, 1),))]
        if giver is not None:
            facts += [CardsShown(way, giver, (taker,), 1), CardsShown(way, 2, (0, 1), 1)]
        for fact in facts:
            s, line = table((fact, ("florian",)))
            reference = said(s, reader, Questioned(0, 1, StillHold(SharedCard(line, 0))), language)
            assert speechless(language) not in reference, (fact, reference)
            assert not re.search(r"\d", reference)
            if reader is None:
                assert "Florian" not in reference
            moment = said(s, reader, CardsSeen(line, 0, ("florian",)), language)
            assert Speech(GAME, language, NAMES).event(CardsSeen(line, 0, ("florian",))) != moment


def speechless(language: str) -> str:
    """What is said of a card when nothing is known of it."""
    return Speech(GAME, language).phrase(SharedCard(-1, 0)).removesuffix(",")


MOMENTS = {
    (CardsMoved("confessional", (Gift(1, 0, 1),)), 0): (
        "You took Brother Florian from Brigid in the confessional.",
        "Vous avez pris Frère Florian à Brigid au confessionnal.",
        "Du hast im Beichtstuhl Bruder Florian von Brigid gezogen.",
    ),
    (CardsMoved("confessional", (Gift(1, 0, 1),)), 1): (
        "Hilda took Brother Florian from you in the confessional.",
        "Hilda vous a pris Frère Florian au confessionnal.",
        "Hilda hat dir im Beichtstuhl Bruder Florian abgenommen.",
    ),
    (CardsMoved("almonry", (Gift(0, 1, 1),)), 0): (
        "You gave Brother Florian to Brigid because of “Inventory of the Almonry”.",
        "Vous avez donné Frère Florian à Brigid à cause de « Inventaire de l’aumônerie ».",
        "Du hast Brigid wegen „Inventar der Almosenkammer“ Bruder Florian gegeben.",
    ),
    (CardsMoved("cell", (Gift(1, 0, 1),)), 0): (
        "You took Brother Florian from Brigid in Brigid’s cell.",
        "Vous avez pris Frère Florian à Brigid dans la cellule de Brigid.",
        "Du hast in Brigids Zelle Bruder Florian von Brigid gezogen.",
    ),
    (CardsMoved("cell", (Gift(1, 0, 1),)), 1): (
        "Hilda took Brother Florian from you in your cell.",
        "Hilda vous a pris Frère Florian dans votre cellule.",
        "Hilda hat dir in deiner Zelle Bruder Florian abgenommen.",
    ),
    (CardsShown("parlour", 1, (0,), 1), 0): (
        "Brigid showed you Brother Florian in the Parlour.",
        "Brigid vous a montré Frère Florian au Parloir.",
        "Brigid hat dir im Sprechzimmer Bruder Florian gezeigt.",
    ),
    (CardsMoved("mass", (Gift(1, 0, 1),)), 0): (
        "You received Brother Florian from Brigid at Mass.",
        "Brigid vous a passé Frère Florian à la messe.",
        "Du hast bei der Messe Bruder Florian von Brigid bekommen.",
    ),
}


@pytest.mark.parametrize(("happened", "sentences"), MOMENTS.items())
def test_each_moment_of_a_card_has_its_own_words(
    happened: tuple[CardsMoved | CardsShown, int], sentences: tuple[str, ...]
) -> None:
    fact, reader = happened
    s, line = table((fact, ("florian",)))
    assert (
        tuple(said(s, reader, CardsSeen(line, 0, ("florian",)), language) for language in ("en", "fr", "de"))
        == sentences
    )


KINDS = {
    CardRequested(0, 1, ("bearded", "templar")): (
        "Hilda asks Brigid to show a bearded Templar.",
        "Hilda demande à Brigid de montrer un Templier barbu.",
        "Hilda bittet Brigid, einen bärtigen Templer zu zeigen.",
    ),
    CardRequested(0, 1, ("unhooded",)): (
        "Hilda asks Brigid to show an unhooded monk.",
        "Hilda demande à Brigid de montrer un moine tête nue.",
        "Hilda bittet Brigid, einen Mönch ohne Kapuze zu zeigen.",
    ),
    HandCounted("parlour", 1, ("father", "bearded"), 0): (
        "Brigid holds no bearded Fathers.",
        "Brigid n’a aucun Père barbu.",
        "Brigid hat keinen bärtigen Pater.",
    ),
    HandCounted("parlour", 1, ("fat",), 1): (
        "Brigid holds one fat monk.",
        "Brigid a un gros moine.",
        "Brigid hat einen dicken Mönch.",
    ),
    HandCounted("parlour", 1, ("novice", "thin"), 3): (
        "Brigid holds 3 thin Novices.",
        "Brigid a 3 Novices minces.",
        "Brigid hat 3 dünne Novizen.",
    ),
}


@pytest.mark.parametrize(("event", "sentences"), KINDS.items())
def test_a_kind_of_monk_is_named_as_people_name_it(
    event: CardRequested | HandCounted, sentences: tuple[str, ...]
) -> None:
    assert tuple(Speech(GAME, language, NAMES).event(event) for language in ("en", "fr", "de")) == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_the_number_of_a_line(language: str) -> None:
    assert not re.findall(r"\{ \$(?:fact|line) \}", catalogue(GAME.package, language))


MET = {
    "any-of (met shown a ever) (names [odo])": (
        "Have I shown you Father Odo?",
        "Vous ai-je montré Père Odo ?",
        "Hast du Pater Odo von mir gezeigt bekommen?",
    ),
    "how-many (met gave a mass) (anybody)": (
        "How many monks have you given me since the last Mass?",
        "Combien de moines m’avez-vous cédés depuis la dernière messe ?",
        "Wie viele Mönche hast du an mich seit der letzten Messe abgegeben?",
    ),
    "how-many (met received d ever) (fitting [(is templar)])": (
        "How many Templars have you received from Anna?",
        "Combien de Templiers avez-vous obtenus d’Anna ?",
        "Wie viele Templer hast du von Anna erhalten?",
    ),
    "how-many (met known d ever) (fitting [(is templar)])": (
        "How many Templars do you know in Anna’s hand?",
        "Combien de Templiers connaissez-vous chez Anna ?",
        "Wie viele Templer hast du auf Annas Hand ausgemacht?",
    ),
}


@pytest.mark.parametrize("question", MET)
def test_who_the_other_player_is_may_change_the_verb(question: str) -> None:
    """[questions.met] A native says "have you given me", not "have you given away to me"."""
    ask = GAME.read_action(f"ask b ({question})")
    assert isinstance(ask, Ask)
    sentences = []
    for language in ("en", "fr", "de"):
        speech = Speech(GAME, language, ["Hilda", "Brigid", "Ita", "Anna"])
        speech.view = GAME.view(deal(AbbeyOptions(players=4), 1), 0)
        sentences.append(speech.phrase(ask.question, (ask,)))
    assert tuple(sentences) == MET[question]


@pytest.mark.parametrize(
    ("language", "dealt"),
    [("en", "Cards are dealt: "), ("fr", "Les cartes sont distribuées : "), ("de", "Karten werden ausgeteilt: ")],
)
def test_the_deal_is_no_exchange(language: str, dealt: str) -> None:
    s = deal(AbbeyOptions(players=3), 1)
    speech = Speech(GAME, language, NAMES)
    speech.view = GAME.view(s, 0)
    first = next(fact for fact in s.history if isinstance(fact, CardsMoved))
    assert speech.event(first).startswith(dealt)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Do you hold any Templars who are not fat and who are hooded or bearded?"),
        ("fr", "Avez-vous en main au moins un Templier qui n’est pas gros et qui est encapuchonné ou barbu ?"),
        ("de", "Hast du Templer, die nicht dick sind und die mit Kapuze oder bärtig sind, auf der Hand?"),
    ],
)
def test_clauses_between_commas_share_them(language: str, expected: str) -> None:
    """Not "…, die nicht dick sind, und, die …"."""
    terms = (Is("templar"), IsNot("fat"), Either(Is("hooded"), Is("bearded")))
    assert Speech(GAME, language, NAMES).phrase(AnyOf("hand", Fitting(terms))) == expected
