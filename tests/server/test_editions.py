"""One server, tables of several editions: each plays, is shown and is recorded with its own numbers."""

from pathlib import Path

from chapterhouse.games import GAMES, editions
from chapterhouse.kernel import record
from chapterhouse.kernel.edition import Difference, corrected, edition
from tests.server.client import Guest, Json
from tests.server.conftest import Inn, Tell

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


def test_an_edition_that_the_house_does_not_have_makes_no_table(tell: Tell, tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        form = {"game": "monasterium", "chairs": BOTS, "edition": "mine"}
        answer = await anna.http.post("/api/tables", json=form)
        assert answer.status_code == 400
        assert "no edition 'mine'" in answer.json()["text"]
        assert (await anna.http.get("/api/games/monasterium@00/components")).status_code in (400, 404)

    tell(story, editions=str(tmp_path / "editions"))
