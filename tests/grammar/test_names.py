"""Names in sentences. ``names.json`` lists language, form, options, name, its attributes, and what is said.

The browser's tests read the same list: both must say the same.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from chapterhouse import grammar
from chapterhouse.games.monastery import GAME
from chapterhouse.games.monastery.events import MonkWalked
from chapterhouse.grammar import Thing, Things
from chapterhouse.languages import HOUSE
from chapterhouse.speech import Speech

CASES = json.loads((Path(__file__).parent / "names.json").read_text(encoding="utf-8"))


def said(language: str, call: str, named: Any) -> str:
    words = grammar.bundle(language, HOUSE)
    words.add_resource(FluentResource(f"test = {{ {call} }}\n"))
    pattern = words.get_message("test").value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, {"named": named})
    assert not errors, errors
    return str(text)


@pytest.mark.parametrize(("language", "form", "options", "name", "attributes", "expected"), CASES)
def test_a_name_in_a_form(
    language: str, form: str, options: dict[str, str], name: str, attributes: dict[str, str], expected: str
) -> None:
    asked = ({"form": form} if form else {}) | options
    call = ", ".join(["$named", *(f'{option}: "{value}"' for option, value in asked.items())])
    assert said(language, f"NAME({call})", Thing(name, "tile", attributes)) == expected


def test_each_name_of_a_list_takes_the_form() -> None:
    people = Things(["Anne", "Bruno", "Ivo"], ", ".join)
    assert said("fr", 'NAME($named, form: "of")', people) == "d’Anne, de Bruno, d’Ivo"
    assert said("fr", 'NAME($named, form: "of", items: "last")', people) == "d’Ivo"
    assert said("fr", 'NAME($named, form: "of", items: "others")', people) == "d’Anne, de Bruno"


def test_a_form_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(AssertionError, match="name-ablative"):
        said("de", 'NAME($named, form: "ablative")', "Anna")


def test_a_walk_has_one_goal() -> None:
    """ "À e0n1 et l’abbaye" read as two goals."""
    walk = MonkWalked(0, "e1n1", ("abbey", "e0n1"), 0)
    sentences = [Speech(GAME, language, ["Anne"]).event(walk) for language in ("en", "fr", "de")]
    assert sentences == [
        "A monk of Anne walks from e1n1 by way of the Abbey to e0n1.",
        "Un moine d’Anne va de e1n1 en e0n1, en passant à l’abbaye.",
        "Ein Mönch von Anne geht von e1n1 über die Abtei nach e0n1.",
    ]
