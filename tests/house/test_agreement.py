"""Every message in every language: articles, prepositions and numbers agree with the names that they stand with."""

import re
import tomllib
from pathlib import Path

import pytest
from tools.languages import ROOT

from chapterhouse.games import GAMES
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.questions import MEETINGS, SCOPES, SINCE, Anybody, HowMany, Met, Names, Scope
from chapterhouse.grammar import sounds
from chapterhouse.speech import LANGUAGES, Speech
from tests.house.rendering import PEOPLE, catalogues, game_of, messages, rendered, things

NAMES = [folder.relative_to(ROOT).as_posix() for folder in catalogues()]
every_catalogue = pytest.mark.parametrize("folder", catalogues(), ids=NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_catalogue
@every_language
def test_nothing_is_left_of_the_notation(folder: Path, language: str) -> None:
    wrong = [each for each in rendered(folder, language) if re.search(r"[{}]|\$\w|⟨|name-", each.said)]
    assert wrong == []


@every_catalogue
@every_language
def test_no_id_is_printed(folder: Path, language: str) -> None:
    """``$tile_id`` is there to select on; what is printed is ``$tile``."""
    assert [m.key for m in messages(folder, language) if any(blank.endswith("_id") for blank in m.printed)] == []


SECOND_WORDS = tomllib.loads(Path(__file__).with_name("second_words.toml").read_text(encoding="utf-8"))
"""For each language the words that must not be written, each with the one word that the thing has."""


@every_catalogue
@every_language
def test_one_thing_has_one_word(folder: Path, language: str) -> None:
    second = {re.compile(pattern): first for pattern, first in SECOND_WORDS.get(language, {}).items()}
    found = [
        f"{each.key}: {match[0]} instead of {first}"
        for each in rendered(folder, language)
        if not each.key.startswith("typed-")
        for pattern, first in second.items()
        if (match := pattern.search(each.said))
    ]
    assert sorted(set(found)) == []


# ── French ──

BEFORE = r"(?<![\w’-])"
FRENCH_WRONG = {
    "masculine": ("la", "une", "de la", "à la"),
    "feminine": ("le", "un", "du", "au"),
    "plural": ("le", "la", "un", "une", "du", "au", "de la", "à la"),
}


@every_catalogue
def test_french_elides_before_a_vowel(folder: Path) -> None:
    names = [*PEOPLE, *(str(name) for named in things(game_of(folder), "fr").values() for name in named)]
    vowels = [name for name in names if sounds(name)["initial"] == "vowel"]
    pattern = re.compile(rf"{BEFORE}(?:de|que|le|la|ne|se) (?:{'|'.join(map(re.escape, vowels))})\b", re.IGNORECASE)
    consonants = [re.escape(name) for name in names if name and name not in vowels]
    elided = re.compile(rf"(?:\b[dl]|qu)’(?:{'|'.join(consonants)})\b")
    assert [each for each in rendered(folder, "fr") if pattern.search(each.said) or elided.search(each.said)] == []


@every_catalogue
def test_french_contracts_de_and_a_with_the_article(folder: Path) -> None:
    pattern = re.compile(rf"{BEFORE}(?:de|à|De|À) (?:le|les) (?:[A-ZÉ]|monastère|novice)")
    assert [each for each in rendered(folder, "fr") if pattern.search(each.said)] == []


@every_catalogue
def test_french_articles_agree_in_gender(folder: Path) -> None:
    wrong = [
        rf"{BEFORE}{article} {re.escape(name)}(?![\w-])"
        for named in things(game_of(folder), "fr").values()
        for name in named
        for article in FRENCH_WRONG.get(name.grammar.get("gender", ""), ())
    ]
    pattern = re.compile("|".join(wrong), re.IGNORECASE) if wrong else re.compile(r"(?!)")
    assert [each for each in rendered(folder, "fr") if pattern.search(each.said)] == []


@every_catalogue
def test_french_colours_agree_with_the_line(folder: Path) -> None:
    assert [each for each in rendered(folder, "fr") if re.search(r"\bligne (?:vert|bleu)\b", each.said)] == []


@every_catalogue
def test_french_verbs_agree_with_plural_names(folder: Path) -> None:
    """ "Les Écuries n’y toucherait …": a name that is a plural needs a plural verb, or is no subject."""
    plural = [re.escape(name) for name in _plural(folder, "fr")]
    pattern = re.compile(rf"\b[Ll]es (?:{'|'.join(plural)}) (?:n’|ne |y |se )*\w+(?:ait|it)\b") if plural else None
    assert [each for each in rendered(folder, "fr") if pattern and pattern.search(each.said)] == []


def test_french_pronouns_stand_before_the_verb_in_their_order() -> None:
    """ "Combien en vous a-t-on montré": *en* comes after *vous*, and not before a verb that has *vous* already."""
    speech = Speech(GAMES["abbey"], "fr", PEOPLE)
    scopes: list[Scope] = [
        *SCOPES,
        *(Met(how, by, since) for how in MEETINGS for by in (None, 0, 1) for since in SINCE),
    ]
    questions = [HowMany(scope, who) for scope in scopes for who in (Names(("odo", "ivo")), Anybody())]
    said = [speech.phrase(each, (Ask(1, each),)) for each in questions]
    assert [each for each in said if re.search(r"\ben (?:vous|m’) ?a", each)] == []


@every_catalogue
def test_french_zero_is_not_one(folder: Path) -> None:
    """French counts 0 as singular: ``[one] une carte`` would say "une carte" for none."""
    one = re.compile(r"\b[Uu]ne?\b|\b1\b")
    wrong = [
        (message.key, text)
        for message in messages(folder, "fr")
        for blank, text in message.ones
        if one.search(text) and f"${blank}" not in text
    ]
    assert wrong == []


# ── German ──

GERMAN_WRONG = {
    "masculine": ("die", "das", "eine", "einer", "zur", "ins"),
    "feminine": ("den", "dem", "das", "des", "ein", "einen", "einem", "eines", "beim", "vom", "zum", "im", "ins"),
    "neuter": ("den", "die", "der", "eine", "einen", "einer", "zur"),
    "plural": ("das", "dem", "des", "ein", "eine", "einen", "einem", "beim", "vom", "zum", "zur", "im", "ins"),
}


@every_catalogue
def test_german_articles_agree_in_gender(folder: Path) -> None:
    wrong = [
        rf"\b{article} {re.escape(form)}(?![\w-])"
        for named in things(game_of(folder), "de").values()
        for name in named
        for form in {str(name), *(name.grammar.get(case, name) for case in ("accusative", "dative", "genitive"))}
        for article in GERMAN_WRONG.get(name.grammar.get("gender", ""), ())
    ]
    pattern = re.compile("|".join(wrong), re.IGNORECASE) if wrong else re.compile(r"(?!)")
    assert [each for each in rendered(folder, "de") if pattern.search(each.said)] == []


@every_catalogue
def test_german_verbs_agree_with_plural_names(folder: Path) -> None:
    """ "Die Stallungen ist gebaut", "wurde die Stallungen fertig"."""
    plural = "|".join(re.escape(name) for name in _plural(folder, "de"))
    pattern = re.compile(rf"(?:wurde|ist|hat) die (?:{plural})\b|\b[Dd]ie (?:{plural}) (?:ist|wurde|hat|wäre|liegt)\b")
    assert [each for each in rendered(folder, "de") if plural and pattern.search(each.said)] == []


GERMAN_ARTICLES = {"genitive": "des eines", "dative": "dem einem beim vom zum im", "accusative": "den einen"}


@every_catalogue
def test_german_cases_decline_the_noun(folder: Path) -> None:
    """After des a masculine or neuter noun has its genitive, after einen, den and dem a weak noun its ending."""
    wrong = [
        rf"\b{article} {re.escape(name)}(?![\w-])"
        for named in things(game_of(folder), "de").values()
        for name in named
        for articles, case in (
            ("des eines", "genitive"),
            ("dem einem beim vom zum im", "dative"),
            ("den einen", "accusative"),
        )
        if name.grammar.get(case, name) != name
        for article in articles.split()
    ]
    pattern = re.compile("|".join(wrong), re.IGNORECASE) if wrong else re.compile(r"(?!)")
    assert [each for each in rendered(folder, "de") if pattern.search(each.said)] == []


@every_catalogue
def test_german_possessives_end_as_they_should(folder: Path) -> None:
    assert [
        each for each in rendered(folder, "de") if re.search(r"\bKlauss\b|\bAnne’|\bAnne (?:Mönch|Streifen)", each.said)
    ] == []


def _plural(folder: Path, language: str) -> list[str]:
    """The names of a game's things that are plurals: Stables, Garderobes."""
    named = [name for names in things(game_of(folder), language).values() for name in names]
    return [str(name) for name in named if name.grammar.get("gender") == "plural"]


# ── English ──


@every_catalogue
def test_english_says_an_before_a_vowel(folder: Path) -> None:
    pattern = re.compile(r"\ba (?=[aeiou])(?!one|once|uni|use)")
    assert [each for each in rendered(folder, "en") if pattern.search(each.said)] == []
