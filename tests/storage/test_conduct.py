"""How people get on, as it is stored: relations, reports, bans and the operator's orders."""

import pytest
from sqlalchemy import select

from chapterhouse.storage import Store
from chapterhouse.storage import schema as db
from chapterhouse.storage.conduct import KEPT
from chapterhouse.storage.rows import Opening, Order, Person, Report, Request, Session, TableRow, TalkRow

NAMES = ("anna", "bruno", "carla")


def row(table: str) -> TableRow:
    return TableRow(table, "lots", "playing", True, "{}", 1, 0, None, 1.0, 1.0)


def about(person: str, about: str, text: str) -> Report:
    return Report(0, "t1", person, about, about.title(), text, '["Pax"]', 5.0)


@pytest.fixture
def house(store: Store) -> Store:
    """Three people at two tables."""
    for number, name in enumerate(NAMES):
        store.people.add(
            Person(name, name.title(), "en", ("json://x",), float(number)), Session(name, name, None, False)
        )
    for table in ("t1", "t2"):
        store.tables.add(Opening(row(table), NAMES))
    return store


def test_a_relation_is_between_two_people_and_the_last_word_counts(house: Store) -> None:
    conduct = house.conduct
    conduct.relate("anna", "bruno", "Bruno", "mute", 1.0)
    conduct.relate("anna", "carla", "Carla", "block", 2.0)
    conduct.relate("bruno", "carla", "Carla", "mute", 3.0)
    conduct.relate("anna", "bruno", "Bruno", "block", 4.0)
    assert [(each.other, each.name, each.kind, each.at) for each in conduct.relations("anna")] == [
        ("carla", "Carla", "block", 2.0),
        ("bruno", "Bruno", "block", 4.0),
    ]
    assert [each.other for each in conduct.relations("bruno")] == ["carla"]
    conduct.relate("anna", "carla", "Carla", None, 5.0)
    assert [each.other for each in conduct.relations("anna")] == ["bruno"]
    assert [each.other for each in conduct.relations("bruno")] == ["carla"]


def test_only_my_own_relations_can_be_ended_by_me(house: Store) -> None:
    conduct = house.conduct
    conduct.relate("anna", "bruno", "Bruno", "mute", 1.0)
    conduct.relate("anna", "carla", "Carla", "mute", 1.0)
    number = conduct.relations("anna")[0].number
    assert not conduct.unrelate("bruno", number)
    assert not conduct.unrelate("anna", number + 100)
    assert conduct.unrelate("anna", number)
    assert not conduct.unrelate("anna", number)
    assert [each.other for each in conduct.relations("anna")] == ["carla"]


def test_reports_are_listed_newest_first_and_closed_one_by_one(house: Store) -> None:
    conduct = house.conduct
    numbers = [conduct.report(about("anna", "bruno", text)) for text in ("one", "two", "three")]
    assert [(each.number, each.text) for each in conduct.reports()] == list(
        zip(reversed(numbers), ("three", "two", "one"), strict=True)
    )
    found = conduct.reports()[-1]
    assert (found.table, found.person, found.about, found.about_name) == ("t1", "anna", "bruno", "Bruno")
    assert (found.talk, found.at, found.closed) == ('["Pax"]', 5.0, False)
    assert conduct.close_report(numbers[1])
    assert not conduct.close_report(numbers[-1] + 100)
    assert [each.text for each in conduct.reports()] == ["three", "one"]
    assert [(each.text, each.closed) for each in conduct.reports(closed=True)] == [
        ("three", False),
        ("two", True),
        ("one", False),
    ]
    assert conduct.delete_report(numbers[0])
    assert not conduct.delete_report(numbers[0])
    assert [each.text for each in conduct.reports(closed=True)] == ["three", "two"]


def test_a_banned_person_is_logged_in_nowhere_until_the_ban_is_lifted(house: Store) -> None:
    conduct = house.conduct
    conduct.ban("anna", "first", 1.0)
    conduct.ban("anna", "second", 2.0)
    conduct.ban("bruno", "spam", 3.0)
    assert conduct.bans() == {"anna": "second", "bruno": "spam"}
    assert house.people.of_session("anna") is None
    assert house.people.of_session("carla") is not None
    assert conduct.unban("anna")
    assert not conduct.unban("anna")
    assert conduct.bans() == {"bruno": "spam"}
    assert house.people.of_session("anna") is not None
    assert [order.subject for order in conduct.orders(0)] == ["anna", "anna", "bruno"]


def test_orders_are_read_once_in_order_and_deleted_when_every_server_has_read_them(house: Store) -> None:
    conduct = house.conduct
    assert conduct.last_order() == 0
    conduct.order("table", "t1", 0.0)
    conduct.order("person", "anna", 1.0)
    first = conduct.last_order() - 1
    assert conduct.orders(0) == [Order(first, "table", "t1"), Order(first + 1, "person", "anna")]
    assert conduct.orders(first) == [Order(first + 1, "person", "anna")]
    conduct.order("table", "t2", 1.0 + KEPT)
    assert conduct.orders(0) == [Order(first + 1, "person", "anna"), Order(first + 2, "table", "t2")]
    conduct.order("table", "t2", 3.0 + 3 * KEPT)
    assert conduct.orders(0) == [Order(first + 3, "table", "t2")]
    assert conduct.last_order() == first + 3


def test_people_are_found_by_part_of_their_name_without_their_addresses(house: Store) -> None:
    found = house.conduct.people()
    assert [person.name for person in found] == ["Carla", "Bruno", "Anna"]
    assert found[-1] == Person("anna", "Anna", "en", (), 0.0)
    assert [person.id for person in house.conduct.people("R")] == ["carla", "bruno"]
    assert [person.id for person in house.conduct.people("", limit=2)] == ["carla", "bruno"]
    assert house.conduct.people("%") == []


def test_a_table_is_deleted_with_everything_about_it_and_nothing_else(house: Store) -> None:
    for table in ("t1", "t2"):
        line = TalkRow(0, "players", 0, "Anna", f"at {table}", 1.0)
        house.activity.say(table, line, Request("anna", table), 0)
        house.activity.write_notes(table, "anna", 0, 1, f"notes of {table}")
    assert house.conduct.drop_table("t1", 9.0)
    assert house.tables.find("t1") is None
    assert house.tables.find("t2") is not None
    with house.engine.connect() as connection:
        for each in db.metadata.sorted_tables:
            if "table_id" in each.c:
                assert "t1" not in connection.execute(select(each.c.table_id)).scalars().all(), each.name
    assert [line.text for line in house.activity.talk("t2", "players")] == ["at t2"]
    assert house.activity.notes("t2", "anna") == {0: "notes of t2"}
    assert [(order.kind, order.subject) for order in house.conduct.orders(0)] == [("table", "t1")]
    assert not house.conduct.drop_table("t1", 9.0)
