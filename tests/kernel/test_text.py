"""Every struct is one line of text, and the line can be taken back."""

from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chapterhouse.kernel import Action, Malformed, Seat, text, word
from chapterhouse.kernel.record import AnyGame
from tests.kernel.lots import GAME as LOTS


class Hope(Action, frozen=True):
    virtue: Annotated[str, word("virtue")]


class Pray(Action, frozen=True):
    who: Seat
    beside: Seat | None
    places: tuple[str, ...]
    wish: str
    hope: Hope | None
    hopes: tuple[Hope, ...] = ()
    times: int = 1
    aloud: bool = False


class Chant(Action, frozen=True, omit_defaults=True):
    who: Seat
    hymn: str = "te-deum"
    times: int = 1


KINDS = (Pray, Hope, Chant)
WORDS = {"virtue": ("faith", "charity")}

strings = st.text(st.characters(codec="utf-8"))
hopes = st.builds(Hope, st.sampled_from(WORDS["virtue"]))
prayers = st.builds(
    Pray,
    who=st.integers(0, 7),
    beside=st.none() | st.integers(0, 7),
    places=st.lists(strings).map(tuple),
    wish=strings,
    hope=st.none() | hopes,
    hopes=st.lists(hopes).map(tuple),
    times=st.integers(-999, 999),
    aloud=st.booleans(),
)


@given(prayers)
def test_a_line_can_be_taken_back(prayer: Pray) -> None:
    line = text.write(prayer)
    assert "\n" not in line
    assert text.read(line, KINDS, WORDS) == prayer


class Murmur(Action, frozen=True):
    """A text that may be missing, before another field."""

    words: str | None
    times: int


@given(st.none() | strings | st.sampled_from(["-", "|", "| 3", "a|b", "--"]))
def test_a_text_that_looks_like_a_mark_is_still_a_text(words: str | None) -> None:
    """A lone dash is not "nothing"."""
    murmur = Murmur(words, 3)
    assert text.read(text.write(murmur), (Murmur,)) == murmur


def test_bars_and_dashes_are_quoted() -> None:
    """A bare bar would begin the chance of a record's line, a bare dash stands for nothing."""
    assert text.write(Murmur("|", 1)) == 'murmur "|" 1'
    assert text.write(Murmur("-", 1)) == 'murmur "-" 1'
    assert text.write(Murmur(None, 1)) == "murmur - 1"


def test_a_line_reads_like_a_sentence() -> None:
    prayer = Pray(1, None, ("choir", "nave"), "for all of us", Hope("faith"))
    assert text.write(prayer) == 'pray b - [choir nave] "for all of us" (hope faith) [] 1 no'


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "ends where"),
        ("sing a", "'sing' is none of"),
        ("hope", "ends where virtue"),
        ("hope faith hope", "one word too many"),
        ("hope luck", "no virtue is called 'luck'"),
        ("pray z - [] x - [] 1 no", "a seat is one of"),
        ("pray a - [ x", "ends where"),
        ("pray a - [] x (hope luck) [] 1 no", "no virtue is called"),
        ("pray a - [] x (sing) [] 1 no", "none of"),
        ("pray a - [] x - [] many no", "times is a number"),
        ("pray a - [] x - [] 99999999999 no", "times is a number"),
        ("pray a - [] x - [] 1 perhaps", "yes or no"),
        ('hope "faith', "cannot read"),
        ("hope )", "virtue is a word"),
        ("hope ]", "virtue is a word"),
        ("hope [", "virtue is a word"),
        ('hope "\\x"', "virtue is a quoted text that cannot be read"),
        ("pray a - choir x - [] 1 no", "places is a list in brackets"),
        ("pray a - [] x (hope faith [] 1 no", "'\\)' is missing"),
        ("pray a - [] x (hope faith", "the line ends where '\\)' should be$"),
    ],
)
def test_a_bad_line_says_what_is_wrong(line: str, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint.replace("(", r"\(")):
        text.read(line, KINDS, WORDS)


@given(st.text())
def test_any_text_is_read_or_refused(line: str) -> None:
    try:
        text.write(text.read(line, KINDS, WORDS))
    except Malformed:
        return


@pytest.mark.parametrize(
    "prayer",
    [
        Pray(0, None, (), "", Hope("luck")),
        Pray(0, None, (), "", None, (Hope("faith"), Hope("luck"))),
    ],
)
def test_names_inside_a_struct_inside_a_struct_are_checked(prayer: Pray) -> None:
    """An action that comes as JSON has its structs already, so nothing but this check looks at the names."""
    with pytest.raises(Malformed, match="no virtue is called 'luck'"):
        text.check_words(prayer, WORDS)
    text.check_words(Pray(0, 1, ("luck",), "luck", Hope("faith"), (Hope("charity"),)), WORDS)


@pytest.mark.parametrize(
    ("sung", "line"),
    [
        (Chant(0), "chant a"),
        (Chant(0, "kyrie"), "chant a kyrie"),
        (Chant(0, "te-deum", 2), "chant a te-deum 2"),
    ],
)
def test_a_kind_that_omits_defaults_leaves_them_out_at_the_end(sung: Chant, line: str) -> None:
    assert text.write(sung) == line
    assert text.read(line, KINDS) == sung
    assert text.read("chant a te-deum 1", KINDS) == Chant(0)
    with pytest.raises(Malformed, match="too many"):
        text.read("chant a kyrie 2 3", KINDS)


def test_a_mark_says_what_kind_of_name_a_field_is() -> None:
    mark = word("virtue")
    assert (mark.extra, mark.extra_json_schema) == ({"word": "virtue"}, {"x-word": "virtue"})


def test_an_action_from_json_may_only_use_known_names() -> None:
    game: AnyGame = msgspec.structs.replace(LOTS, actions=(Hope, Chant), words=WORDS)
    assert game.decode_action(b'{"type":"hope","virtue":"faith"}') == Hope("faith")
    with pytest.raises(Malformed, match="luck"):
        game.decode_action(b'{"type":"hope","virtue":"luck"}')
