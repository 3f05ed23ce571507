"""One server, tables of several editions: each plays, is shown and is recorded with its own numbers."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from chapterhouse.games import GAMES, editions
from chapterhouse.kernel import record
from chapterhouse.kernel.edition import Difference, corrected, edition
from chapterhouse.server.addresses import edition_saving
from chapterhouse.server.api import editions as api
from chapterhouse.server.api import games
from chapterhouse.server.config import Config, Limits, Saving
from chapterhouse.storage.rows import Person
from tests.server.client import Guest, Json
from tests.server.conftest import Inn, Tell
from tests.server.test_limits import limited

BOTS: list[Json] = [{"type": "bot-chair", "bot": "random"}] * 2


def of_house(folder: Path) -> str:
    """An edition in the folder of a house; its fingerprint."""
    shipped = editions.shipped("monasterium")
    made = edition("mine", shipped, corrected(shipped, [Difference(("scoring", "majority", "points"), 9)]))
    folder.mkdir()
    file = folder / f"monasterium-{made.fingerprint}.json"
    editions.write_file(file, editions.Kept("monasterium", made))
    return made.fingerprint


async def finished(guest: Guest, **form: str) -> str:
    table = await guest.make("monasterium", BOTS, start=True, **form)
    async with guest.at(table) as seat:
        await seat.facts(lambda facts: bool(facts["stage"] == "over"))
    return table


def test_tables_of_two_editions_are_played_side_by_side(tell: Tell, tmp_path: Path) -> None:
    mark = of_house(tmp_path / "editions")

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        mine = await finished(anna, edition="mine")
        shipped = await finished(anna)
        facts = (await anna.get(f"/api/tables/{mine}"))["edition"]
        assert facts == {"name": "mine", "fingerprint": mark, "shipped": False, "key": f"monasterium@{mark}"}
        assert (await anna.get(f"/api/tables/{shipped}"))["edition"]["shipped"]
        printed = await anna.get(f"/api/games/{facts['key']}/components")
        assert printed["scoring"]["majority"]["points"] == 9
        assert (await anna.get("/api/games/monasterium/components"))["scoring"]["majority"]["points"] == 5
        replay = await anna.get(f"/api/tables/{mine}/replay", start=0, count=2)
        text = (await anna.http.get(f"/api/tables/{mine}/record")).text
        read = record.read(text, GAMES)
        game = record.game_of("monasterium", read.edition, GAMES)
        assert game.edition is not None
        assert game.edition.fingerprint == mark
        assert [score.total for score in game.result(record.final(game, read)).scores] == [
            sum(line["points"] for line in score["lines"]) for score in replay["result"]["scores"]
        ]
        copied = await anna.http.post("/api/studies", json={"record": text})
        assert (await anna.get(f"/api/tables/{copied.json()['id']}"))["edition"]["fingerprint"] == mark

    tell(story, editions=str(tmp_path / "editions"))


def test_a_record_whose_edition_is_unknown_is_refused_with_that_reason(tell: Tell, tmp_path: Path) -> None:
    """Nothing is replayed with other numbers, and nothing is kept."""

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await finished(anna)
        text = (await anna.http.get(f"/api/tables/{table}/record")).text
        shipped = f"edition {editions.today('monasterium')} shipped"
        assert shipped in text
        for edition_line in (f"edition {'0' * 16} otto", f"edition {'0' * 16} otto\ncorrect scoring/majority/points 9"):
            refused = await anna.http.post("/api/studies", json={"record": text.replace(shipped, edition_line)})
            assert refused.status_code == 400
            assert "edition otto (0000000000000000) of monasterium" in refused.json()["text"]
        assert not (tmp_path / "editions" / editions.BROUGHT).exists()

    tell(story, editions=str(tmp_path / "editions"))


def test_the_rules_reference_of_an_edition_names_it(tell: Tell, tmp_path: Path) -> None:
    """Its numbers come by the key that it gives; an edition that nobody knows has no rules under its name."""
    mark = of_house(tmp_path / "editions")

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        key = f"monasterium@{mark}"
        mine, shipped = [await anna.get(f"/api/games/{each}/rules") for each in (key, "monasterium")]
        assert mine["edition"] == {"name": "mine", "fingerprint": mark, "shipped": False, "key": key}
        assert (shipped["edition"]["shipped"], shipped["edition"]["key"]) == (True, "monasterium")
        assert (mine["game"], mine["rules"]) == ("monasterium", shipped["rules"])
        printed = await anna.get(f"/api/games/{mine['edition']['key']}/components")
        assert printed["scoring"]["majority"]["points"] == 9
        refused = await anna.http.get(f"/api/games/monasterium@{'0' * 16}/rules")
        assert (refused.status_code, refused.json()["reason"]) == (404, "unknown")
        assert f"edition {'0' * 16} of monasterium is not known here" in refused.json()["text"]
        for wrong in ("monasterium@..", "monasterium@", "chess@00", f"monastery@{'0' * 40}"):
            answer = await anna.http.get(f"/api/games/{wrong}/rules")
            assert answer.status_code in (400, 404), wrong
            assert "rules" not in answer.json()

    tell(story, editions=str(tmp_path / "editions"))


def test_words_of_an_edition_come_with_its_key(tell: Tell, tmp_path: Path) -> None:
    """A card says the number of its edition."""
    shipped = editions.shipped("abbey")
    made = edition("mine", shipped, corrected(shipped, [Difference(("books", "book", 2, "amount"), 4)]))
    folder = tmp_path / "editions"
    folder.mkdir()
    editions.write_file(folder / f"abbey-{made.fingerprint}.json", editions.Kept("abbey", made))

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        key = f"abbey@{made.fingerprint}"
        assert "four more steps" in (await anna.http.get(f"/api/text/en/{key}.ftl")).text
        assert "two more steps" in (await anna.http.get("/api/text/en/abbey.ftl")).text
        for wrong in ("abbey@00", "abbey@..", "chess@00"):
            assert (await anna.http.get(f"/api/text/en/{wrong}.ftl")).status_code in (400, 404)

    tell(story, editions=str(folder))


def test_an_edition_that_the_house_does_not_have_makes_no_table(tell: Tell, tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        form = {"game": "monasterium", "chairs": BOTS, "edition": "mine"}
        answer = await anna.http.post("/api/tables", json=form)
        assert answer.status_code == 400
        assert "no edition 'mine'" in answer.json()["text"]
        assert (await anna.http.get("/api/games/monasterium@00/components")).status_code in (400, 404)

    tell(story, editions=str(tmp_path / "editions"))


def test_a_damaged_file_costs_its_own_edition_only(tell: Tell, tmp_path: Path) -> None:
    mark = of_house(tmp_path / "editions")
    (tmp_path / "editions" / "monasterium-damaged.json").write_bytes(b"{")

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        listed = (await anna.get("/api/games/monasterium/editions"))["editions"]
        assert [line["fingerprint"] for line in listed] == [editions.today("monasterium"), mark]
        refused = await anna.http.get("/api/games/monasterium/editions/damaged")
        assert refused.status_code == 400
        assert str(tmp_path) not in refused.text

    tell(story, editions=str(tmp_path / "editions"))


def draft(name: str, **changes: int) -> Json:
    """A form with Monasterium's points for a majority changed."""
    shipped = editions.shipped("monasterium")
    points = [Difference(("scoring", "majority", "points"), value) for value in changes.values()]
    return {"name": name, "data": corrected(shipped, points)}


EDITIONS = "/api/games/monasterium/editions"


def test_an_owner_checks_and_saves_an_edition_in_the_browser(tell: Tell, tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        listed = await anna.get(EDITIONS)
        assert [line["name"] for line in listed["editions"]] == ["shipped"]
        assert listed["may_save"]
        checked = (await anna.http.post(f"{EDITIONS}/check", json=draft("Mine", points=9))).json()
        assert checked["faults"] == []
        assert checked["differences"] == [{"path": ["scoring", "majority", "points"], "before": 5, "after": 9}]
        assert "+points = 9" in checked["patch"]
        assert len((await anna.get(EDITIONS))["editions"]) == 1, "a check keeps nothing"
        saved = await anna.http.post(EDITIONS, json=draft("Mine", points=9))
        assert saved.status_code == 201
        line = saved.json()
        assert line == (await anna.get(EDITIONS))["editions"][1]
        assert line["key"] == f"monasterium@{checked['fingerprint']}"
        table = await anna.make("monasterium", BOTS, edition=line["fingerprint"])
        assert (await anna.get(f"/api/tables/{table}"))["edition"]["name"] == "Mine"
        file = await anna.http.get(f"{EDITIONS}/{line['fingerprint']}")
        assert file.json()["edition"]["name"] == "Mine"
        assert (await anna.http.get(f"{EDITIONS}/{'0' * 16}")).status_code == 404

    tell(story, editions=str(tmp_path / "editions"))


def test_an_edition_that_came_as_a_file_is_opened_in_another_house(tell: Tell, tmp_path: Path) -> None:
    """The page of the other house gets the whole data, to be looked at, corrected and saved."""
    shipped = editions.shipped("monasterium")
    made = edition("Marta’s", shipped, corrected(shipped, [Difference(("scoring", "majority", "points"), 9)]))
    file: Json = msgspec.to_builtins(editions.Kept("monasterium", made))

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        opened = await anna.http.post(f"{EDITIONS}/read", json=file)
        assert opened.status_code == 200
        assert opened.json()["name"] == "Marta’s"
        assert opened.json()["data"]["scoring"]["majority"]["points"] == 9
        saved = await anna.http.post(EDITIONS, json=opened.json())
        assert saved.json()["fingerprint"] == made.fingerprint
        wrong = {**file, "edition": {**file["edition"], "fingerprint": "0" * 16}}
        refused = await anna.http.post(f"{EDITIONS}/read", json=wrong)
        assert refused.status_code == 400
        assert "do not lead to that fingerprint" in refused.json()["text"]
        bare = {**wrong, "edition": {**wrong["edition"], "differences": []}}
        assert "is not known here" in (await anna.http.post(f"{EDITIONS}/read", json=bare)).json()["text"]
        other = await anna.http.post("/api/games/abbey/editions/read", json=file)
        assert "an edition of monasterium, not of abbey" in other.json()["text"]
        assert (await anna.http.post(f"{EDITIONS}/read", json={"game": "monasterium"})).status_code == 400

    tell(story, editions=str(tmp_path / "editions"))


def test_data_that_cannot_be_played_are_not_saved(tell: Tell, tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        wrong = draft("Mine")
        wrong["data"]["board"]["road"][-1]["bonus"] = "window"
        checked = (await anna.http.post(f"{EDITIONS}/check", json=wrong)).json()
        assert [fault["path"] for fault in checked["faults"]] == [["board", "road"]]
        for form in (wrong, draft("Same"), draft("shipped", points=9), {"name": "Mine", "data": {"rules": {}}}):
            refused = await anna.http.post(EDITIONS, json=form)
            assert refused.status_code in (400, 403)
        huge = draft("Huge")
        huge["data"]["scoring"]["x"] = ["y" * 100] * 2_000
        assert (await anna.http.post(f"{EDITIONS}/check", json=huge)).status_code == 403
        assert (await anna.http.post("/api/games/chess/editions/check", json=wrong)).status_code == 404
        assert len((await anna.get(EDITIONS))["editions"]) == 1

    tell(story, editions=str(tmp_path / "editions"))


def test_a_host_bounds_who_saves_and_how_many(tell: Tell, tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        assert (await anna.http.post(EDITIONS, json=draft("One", points=9))).status_code == 201
        refused = await anna.http.post(EDITIONS, json=draft("Two", points=10))
        assert refused.status_code == 403
        assert "1 editions, which is the most" in refused.json()["text"]

    async def closed(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        assert not (await anna.get(EDITIONS))["may_save"]
        assert (await anna.http.post(EDITIONS, json=draft("Two", points=10))).status_code == 403
        assert (await anna.http.post(f"{EDITIONS}/check", json=draft("Two", points=10))).status_code == 200

    tell(story, editions=str(tmp_path / "editions"), limits=Limits(editions=1))
    tell(closed, editions=str(tmp_path / "editions"), edition_saving="nobody")


CARD = "/api/games/abbey/editions/card"


def test_a_card_in_the_making_is_said_or_refused(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        forms = (await anna.get("/api/games/abbey/editions"))["cards"]
        assert {effect["do"] for effect in forms["effects"]} >= {"show", "named"}
        assert (await anna.get(EDITIONS))["cards"] is None
        bowl = {"die": True, "effect": [{"do": "give", "who": "rolled", "to": "reader"}]}
        said = (await anna.http.post(CARD, json={"deck": "book", "card": bowl, "language": "fr"})).json()
        assert said == {"text": "Le joueur désigné vous donne une carte de son choix.", "faults": []}
        refused = (await anna.http.post(CARD, json={"deck": "happening", "card": bowl, "language": "de"})).json()
        assert refused["text"] == ""
        assert refused["faults"] == [
            {
                "path": ["effect", 0, "to"],
                "reason": "card-no-reader",
                "text": "Ein Ereignis hat keinen Leser: Wähle den Ausgewürfelten oder alle.",
            }
        ]
        for form, status in (
            ({"deck": "rooms", "card": bowl}, 400),
            ({"deck": "book", "card": bowl, "language": "la"}, 404),
            ({"deck": "book", "card": {"id": "x" * 5_000}}, 403),
            ({"deck": "book", "card": 7}, 400),
        ):
            assert (await anna.http.post(CARD, json=form)).status_code == status
        deep: Json = {"effect": [{"do": [[[[[[[[[1]]]]]]]]]}]}
        assert (await anna.http.post(CARD, json={"deck": "book", "card": deep})).json()["faults"]
        none = await anna.http.post("/api/games/monastery/editions/card", json={"deck": "book", "card": bowl})
        assert none.status_code == 404

    tell(story)


def test_a_table_is_offered_the_colours_of_its_edition(tell: Tell, tmp_path: Path) -> None:
    text = msgspec.json.encode(editions.shipped("monastery")).decode()
    painted = msgspec.json.decode(text.replace('"red"', '"orange"').replace("secret-way-red", "secret-way-orange"))
    words = {"words": {"en": {"colour-orange": "orange", "tile-secret-way-orange": "Secret Way"}}}
    form = {"name": "Painted", "data": {**painted, **words}}

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        saved = (await anna.http.post("/api/games/monastery/editions", json=form)).json()

        async def colours(game: str) -> list[str]:
            fields = (await anna.get(f"/api/games/{game}/options"))["options"]
            return next(list(each["values"]) for each in fields if each["name"] == "colours")

        assert await colours(saved["key"]) == ["orange", "blue", "green", "yellow"]
        assert await colours("monastery") == ["red", "blue", "green", "yellow"]
        assert await colours("abbey") == ["white", "yellow", "red", "green", "blue", "black"]
        chosen = {"game": "monastery", "chairs": BOTS, "edition": "Painted", "options": {"colours": "orange-blue"}}
        assert (await anna.http.post("/api/tables", json=chosen)).status_code == 201
        old = {**chosen, "options": {"colours": "red-blue"}}
        assert (await anna.http.post("/api/tables", json=old)).json()["fault"]["rule"] == "setup.colours"

    tell(story, editions=str(tmp_path / "editions"))


def test_a_table_chooses_its_cards_and_says_so_before_anyone_sits_down(tell: Tell, tmp_path: Path) -> None:
    shipped = editions.shipped("abbey")
    event = {"id": "thaw", "set": "winter", "standing": "seen", "effect": [{"do": "sing", "who": "everyone"}]}
    rows = Difference(("events", "happening"), [*shipped["events"]["happening"], event])
    words = {"words": {"en": {"happening-thaw": "Thaw", "set-winter": "Winter cards"}}}
    form = {"name": "Winter", "data": {**corrected(shipped, [rows]), **words}}

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        saved = (await anna.http.post("/api/games/abbey/editions", json=form)).json()
        fields = {each["name"]: each for each in (await anna.get(f"/api/games/{saved['key']}/options"))["options"]}
        assert fields["card_sets"]["values"] == ["printed", "winter"]
        assert fields["card_sets"]["words"] == ["set-printed", "set-winter"]
        assert "thaw" in fields["left_out"]["values"]
        for wrong in ("abbey@00", "abbey@..", "chess", "chess@00"):
            assert (await anna.http.get(f"/api/games/{wrong}/options")).status_code in (400, 404)
        chosen = {"card_sets": "printed", "left_out": "canon+choirbook"}
        chairs = [{"type": "open-chair"}, *BOTS]
        table = await anna.make("abbey", chairs, edition="Winter", options=chosen)
        rules = {each["name"]: each for each in (await anna.get(f"/api/tables/{table}"))["rules"]}
        assert rules["card_sets"]["words"] == ["set-printed"]
        assert rules["left_out"]["words"] == ["happening-canon", "book-choirbook"]
        assert rules["left_out"]["differs"]
        none = {"game": "abbey", "chairs": chairs, "edition": "Winter", "options": {"card_sets": "winter"}}
        refused = (await anna.http.post("/api/tables", json=none)).json()
        assert refused["fault"]["rule"] == "options.cards"

    tell(story, editions=str(tmp_path / "editions"))


def test_where_others_can_reach_the_house_only_members_save(tell: Tell, tmp_path: Path) -> None:
    """A person with a recovery link is a member; one with nothing but a cookie is not."""

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        listed = await anna.get(EDITIONS)
        assert (listed["may_save"], listed["saving"]) == (False, "members")
        assert not (await (await inn.guest()).get(EDITIONS))["may_save"]
        refused = await anna.http.post(EDITIONS, json=draft("Mine", points=9))
        assert refused.status_code == 403
        assert "passkey or a recovery link" in refused.json()["text"]
        assert (await anna.http.post("/api/me/links", json={"kind": "device"})).status_code == 201
        assert not (await anna.get(EDITIONS))["may_save"]
        assert (await anna.http.post("/api/me/links", json={"kind": "recovery"})).status_code == 201
        assert (await anna.get(EDITIONS))["may_save"]
        assert (await anna.http.post(EDITIONS, json=draft("Mine", points=9))).status_code == 201

    tell(story, editions=str(tmp_path / "editions"), hosts=("abbey.example",))


def test_by_itself_saving_is_open_on_ones_own_machine_only() -> None:
    assert edition_saving(Config()) == "anyone"
    assert edition_saving(Config(host="::1")) == "anyone"
    for public in (
        Config(host="0.0.0.0"),
        Config(address="https://abbey.example"),
        Config(hosts=("abbey.lan",)),
        Config(origins=("https://other.example",)),
    ):
        assert edition_saving(public) == "members"
    assert edition_saving(Config(host="0.0.0.0", edition_saving="anyone")) == "anyone"
    assert edition_saving(Config(edition_saving="nobody")) == "nobody"


@pytest.mark.parametrize(
    ("saving", "member", "stranger"), [("anyone", True, True), ("members", True, False), ("nobody", False, False)]
)
def test_who_may_add_an_edition_is_one_setting(saving: Saving, member: bool, stranger: bool) -> None:
    anna = Person("anna", "Anna", "en", (), 0.0)

    async def is_member(person: Person) -> bool:
        return person is anna

    server: Any = SimpleNamespace(context=SimpleNamespace(config=Config(edition_saving=saving)), is_member=is_member)
    bruno = msgspec.structs.replace(anna, id="bruno")
    found = [asyncio.run(api._may_save(server, person)) for person in (anna, bruno, None)]
    assert found == [member, stranger, stranger]


@pytest.mark.parametrize(
    ("path", "work"),
    [
        ("games/monasterium@{mark}/components", "encoded_components"),
        ("games/monasterium@{mark}/options", "game_info"),
        ("games/monasterium@{mark}/rules", "rules_reference"),
        ("text/en/monasterium@{mark}.ftl", "game_words"),
        ("games/monasterium/examples", "_encoded_examples"),
    ],
)
def test_rules_are_imported_and_examples_played_beside_the_event_loop(
    tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, work: str
) -> None:
    mark, where = of_house(tmp_path / "editions"), list[bool]()
    real = getattr(games, work)

    def watched(*args: str) -> object:
        where.append(threading.current_thread() is threading.main_thread())
        return real(*args)

    monkeypatch.setattr(games, work, watched)

    async def story(inn: Inn) -> None:
        answer = await (await inn.guest("Anna")).http.get("/api/" + path.format(mark=mark))
        assert answer.status_code == 200, answer.text
        assert where == [False]

    tell(story, editions=str(tmp_path / "editions"))


def test_listing_editions_is_paid_for_before_they_are_read(
    tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        answers = [await anna.http.get("/api/games/abbey/editions") for _ in range(2)]
        monkeypatch.delattr(editions, "kept_editions")
        answers.append(await anna.http.get("/api/games/abbey/editions"))
        assert [each.status_code for each in answers] == [200, 200, 429]

    tell(story, editions=str(tmp_path), limits=limited(work=1, work_per_second=0.001))
