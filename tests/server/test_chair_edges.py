"""Chairs at their limits, without a server: which chairs there are, who may take one, whose it is afterwards."""

import msgspec
import pytest

from chapterhouse.kernel import Malformed, NotSeated
from chapterhouse.server import chairs
from chapterhouse.server.contract import BotChair, MyChair, OpenChair
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.meta import Place, TableMeta
from chapterhouse.storage.rows import Person
from tests.server.test_ballot_edges import table

ANNA, BRUNO, CLARA, DORIAN, EDDA = (
    Person(name.lower(), name, "en", (), 0.0) for name in ("Anna", "Bruno", "Clara", "Dorian", "Edda")
)
STANDS_IN = "random"
"""Here, as ``conftest`` says."""


def open_at(*seats: int) -> TableMeta:
    """Four chairs, of which these are empty; Anna is the host."""
    meta = table()
    for seat in seats:
        meta = meta.with_place(seat, Place())
    return meta


def names(meta: TableMeta) -> list[str]:
    return [place.name for place in meta.places]


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_chair_that_is_not_there_is_unknown(seat: int) -> None:
    with pytest.raises(Unknown, match=f"no chair {seat}"):
        chairs.place_at(table(), seat)


def test_the_first_and_the_last_chair_are_there() -> None:
    assert [chairs.place_at(table(), seat).name for seat in (0, 3)] == ["Anna", "Dorian"]


def test_a_name_is_one_line_without_blanks_around_it() -> None:
    assert chairs.clean_name("  Brother \t Odo ") == "Brother Odo"
    for wrong in ("", "  ", "a\u200bb\x00"):
        with pytest.raises(Malformed):
            chairs.clean_name(wrong)


# ── Sitting down ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_before_the_start_one_person_has_one_chair() -> None:
    meta = chairs.sit(open_at(2, 3), EDDA, 2, None, playing=False)
    assert meta.places[2] == Place("Edda", "edda", "edda")
    with pytest.raises(Forbidden, match="a chair at this table already"):
        chairs.sit(meta, EDDA, 3, None, playing=False)
    renamed = chairs.sit(meta, EDDA, 2, "Sister E", playing=False)
    assert renamed.places[2] == Place("Sister E", "edda", "edda"), "my own chair again, under another name"


def test_nobody_sits_on_a_taken_chair_or_a_bots() -> None:
    meta = open_at(3).with_place(2, Place("random", bot="random"))
    for seat in (1, 2):
        with pytest.raises(Forbidden, match="taken"):
            chairs.sit(meta, EDDA, seat, None, playing=False)


def test_whom_the_host_removed_sits_nowhere_before_the_start_or_after() -> None:
    meta = chairs.remove(table(), 1)
    assert (meta.places[1], meta.removed) == (Place(), ("bruno",))
    for playing in (False, True):
        with pytest.raises(Forbidden, match="removed you"):
            chairs.sit(meta, BRUNO, 1, None, playing)


def test_the_host_removes_every_chair_of_a_person_and_never_themselves() -> None:
    meta = chairs.remove(open_at(3).with_place(3, Place("Bruno's friend", "bruno", "bruno")), 1)
    assert names(meta) == ["Anna", "", "Clara", ""]
    with pytest.raises(Forbidden, match="host cannot be removed"):
        chairs.remove(table(), 0)
    with pytest.raises(Forbidden, match="nobody sits there"):
        chairs.remove(open_at(1), 1)


# ── What the host arranges ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_host_arranges_free_chairs_and_nobody_else_does() -> None:
    meta = open_at(2, 3)
    assert chairs.set_chair(meta, ANNA, 3, BotChair("random")).places[3] == Place("random", bot="random")
    assert chairs.set_chair(meta, ANNA, 0, OpenChair()).places[0] == Place()
    with pytest.raises(Forbidden, match="only the host"):
        chairs.set_chair(meta, BRUNO, 3, BotChair("random"))
    with pytest.raises(Forbidden, match="somebody sits there"):
        chairs.set_chair(meta, ANNA, 1, OpenChair())
    with pytest.raises(Unknown, match="no bot is called"):
        chairs.set_chair(meta, ANNA, 3, BotChair("nobody"))


def test_a_second_chair_of_the_host_has_a_name_of_its_own() -> None:
    meta = open_at(2, 3)
    with pytest.raises(Forbidden, match="needs a name"):
        chairs.set_chair(meta, ANNA, 3, MyChair())
    assert chairs.set_chair(meta, ANNA, 3, MyChair("Grandma")).places[3] == Place("Grandma", "anna", "anna")
    assert chairs.set_chair(meta, ANNA, 0, MyChair()).places[0] == Place("Anna", "anna", "anna")


def test_the_table_goes_to_whoever_sits_on_a_chair() -> None:
    meta = chairs.hand_over(table(), 2)
    assert (meta.host, meta.host_name) == ("clara", "Clara")
    with pytest.raises(Forbidden, match="nobody sits there"):
        chairs.hand_over(open_at(2), 2)


def test_a_host_who_leaves_hands_the_table_to_the_next_person() -> None:
    left = chairs.rise(open_at(1), ANNA, 0, playing=False)
    assert (left.host, left.host_name, names(left)) == ("clara", "Clara", ["", "", "Clara", "Dorian"])
    guest = chairs.rise(table(), BRUNO, 1, playing=False)
    assert guest.host == "anna"
    alone = chairs.rise(open_at(1, 2, 3), ANNA, 0, playing=False)
    assert alone.host == "anna", "there is nobody to hand it to"
    two = chairs.rise(table().with_place(1, Place("Second", "anna", "anna")), ANNA, 0, playing=False)
    assert two.host == "anna", "the host still has a chair"


# ── During play ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_rises_during_play_leaves_a_bot_that_no_vote_is_about() -> None:
    left = chairs.rise(table(), BRUNO, 1, playing=True).places[1]
    assert (left.name, left.person, left.owner, left.bot) == ("Bruno", None, "bruno", STANDS_IN)
    assert (left.wanted, left.handed_over, left.stand_in) == (False, True, True)


def test_after_a_substitute_the_chair_is_open_to_another() -> None:
    offered = table().with_place(1, msgspec.structs.replace(table().places[1], wanted=True))
    sitting = chairs.sit(offered, EDDA, 1, None, playing=True)
    assert sitting.places[1] == Place("Edda", "edda", "bruno", owner_name="Bruno")
    assert sitting.places[1].substituted
    left = chairs.rise(sitting, EDDA, 1, playing=True).places[1]
    assert (left.name, left.owner, left.wanted, left.handed_over) == ("Bruno", "bruno", True, False)


def test_nobody_of_this_table_is_a_substitute_on_another_chair() -> None:
    offered = table().with_place(1, msgspec.structs.replace(table().places[1], wanted=True))
    with pytest.raises(Forbidden, match="another chair"):
        chairs.sit(offered, CLARA, 1, None, playing=True)
    with pytest.raises(Forbidden, match="taken"):
        chairs.sit(offered, EDDA, 2, None, playing=True)
    assert chairs.sit(offered, BRUNO, 1, None, playing=True) == table(), "the owner takes the offer back"


def test_only_the_owner_or_the_substitute_comes_back_and_only_to_what_they_do_not_play() -> None:
    meta = table()
    with pytest.raises(Forbidden, match="you play this chair already"):
        chairs.come_back(meta, BRUNO, 1)
    away = meta.with_place(1, chairs.stood_in(meta.places[1]))
    assert chairs.come_back(away, BRUNO, 1) == meta
    with pytest.raises(NotSeated):
        chairs.come_back(away, CLARA, 1)
    substitute = Place("Edda", "edda", "bruno", bot=STANDS_IN, wanted=True, owner_name="Bruno")
    again = chairs.come_back(meta.with_place(1, substitute), EDDA, 1).places[1]
    assert again == Place("Edda", "edda", "bruno", owner_name="Bruno")
    assert chairs.come_back(meta.with_place(1, substitute), BRUNO, 1) == meta


def test_a_bot_that_stands_in_keeps_the_chair_open_where_it_was() -> None:
    place = Place("Bruno", "bruno", "bruno")
    assert not chairs.stood_in(place).wanted
    assert chairs.stood_in(place, wanted=True).wanted
    assert chairs.stood_in(msgspec.structs.replace(place, wanted=True)).wanted
    assert [chairs.stood_in(place, handed_over=each).handed_over for each in (False, True)] == [False, True]


# ── Who played when ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_stint_names_the_bot_the_substitute_and_the_owner_who_is_back() -> None:
    meta = table()
    away = chairs.with_stints(meta, meta.with_place(1, chairs.stood_in(meta.places[1])), 7, 1.0)
    sub = away.with_place(1, Place("Edda", "edda", "bruno", owner_name="Bruno"))
    sub = chairs.with_stints(away, sub, 9, 2.0)
    back = chairs.with_stints(sub, chairs.come_back(sub, BRUNO, 1), 12, 3.0)
    seen = [(stint.change.seq, stint.change.player, stint.change.name, stint.person) for stint in back.stints]
    assert seen == [
        (7, "bot", STANDS_IN, None),
        (9, "substitute", "Edda", "edda"),
        (12, "owner", "Bruno", "bruno"),
    ]
    assert {stint.change.owner for stint in back.stints} == {"Bruno"}
    assert chairs.with_stints(back, back, 13, 4.0) is back
    assert back.chairs_played("edda") == {1}
