"""The story of a finished game over HTTP: who gets it, in which language, and the preview of a link to it."""

import shutil
from pathlib import Path

import pytest
from litestar import MediaType, Response

from chapterhouse.server import tales
from chapterhouse.server.config import Judging
from chapterhouse.tale import Course, SpokenTale
from tests.server.client import Guest
from tests.server.conftest import Inn, Tell
from tests.server.test_judgement import brought, judged

INDEX = Path(__file__).parents[2] / "web" / "index.html"
RECORD = "monastery/golden/no-placement.record"
TINY = Judging(playouts=2, moment_playouts=2, moments=6, whole_games=2, whole_moments=2, whatif_games=6)


def test_a_finished_game_has_its_story_in_every_language(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, RECORD)
        english, german = [await anna.get(f"/api/tables/{table}/tale", language=language) for language in ("en", "de")]
        assert english["title"] == "Ahead from the start"
        assert german["title"] == "Von Anfang an vorn"
        assert english["pictures"][0]["index"] == german["pictures"][0]["index"]
        seqs = (await anna.get(f"/api/tables/{table}/replay", count=0))["seqs"]
        assert [seqs[picture["index"]] for picture in english["pictures"]] == [
            picture["seq"] for picture in english["pictures"]
        ]
        assert english["course"]["unit"] == "points"
        wrong = await anna.http.get(f"/api/tables/{table}/tale", params={"language": "xx"})
        assert (wrong.status_code, wrong.json()["reason"]) == (400, "malformed")

    tell(story)


def test_the_abbeys_story_is_drawn_from_what_could_be_known(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, "abbey/golden/short-whispered.record")
        told = await anna.get(f"/api/tables/{table}/tale")
        assert told["course"]["unit"] == "suspects"
        first, last = told["course"]["steps"][0][1], told["course"]["steps"][-1][1]
        assert first == [18.0] * 3, "all suspects but one's own six cards"
        assert all(1 < late < early for early, late in zip(first, last, strict=True))
        assert "nobody could be certain" in told["paragraphs"][1]

    tell(story)


def test_where_the_game_has_been_judged_the_story_follows_the_chances(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, RECORD)
        before = await anna.get(f"/api/tables/{table}/tale")
        graph = (await judged(anna, table, 0))["graph"]
        after = await anna.get(f"/api/tables/{table}/tale")
        assert (before["course"]["unit"], after["course"]["unit"]) == ("points", "chance")
        assert [step[0] for step in after["course"]["steps"]] == [moment["seq"] for moment in graph]

    tell(story, judging=TINY)


def test_a_running_game_has_no_story_and_a_private_one_only_for_its_owner(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        running = await anna.make("lots", [{"type": "my-chair"}, {"type": "my-chair", "name": "B"}], start=True)
        assert await _refused(anna, running) == (403, "forbidden")
        whole = (Path(__file__).parents[1] / "games" / RECORD).read_text(encoding="utf-8")
        begun = "\n".join(whole.splitlines()[:60]) + "\n"
        study = (await anna.http.post("/api/studies", json={"record": begun})).json()["id"]
        assert await _refused(anna, study) == (403, "forbidden")
        assert await _refused(bruno, await brought(anna, RECORD)) == (403, "forbidden")

    tell(story)


def test_bots_have_the_names_by_which_the_pages_call_them(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs = [
            {"type": "my-chair"},
            {"type": "bot-chair", "bot": "brother"},
            {"type": "bot-chair", "bot": "brother"},
        ]
        table = await anna.make("monastery", chairs, start=True)
        async with anna.at(table) as a:
            await a.ask("propose", seat=0, motion={"type": "abandon"})
        assert (await anna.get(f"/api/tables/{table}/tale"))["names"] == ["Anna", "Brigid", "Ottilie"]

    tell(story)


async def _refused(guest: Guest, table: str) -> tuple[int, str]:
    answer = await guest.http.get(f"/api/tables/{table}/tale")
    return answer.status_code, answer.json()["reason"]


def test_a_link_previews_the_story_where_the_reader_may_see_it(
    tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(INDEX, tmp_path / "index.html")
    monkeypatch.setattr(tales, "STATIC", tmp_path)

    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna <b>"), await inn.guest("Bruno")
        table = await brought(anna, RECORD)
        shown = (await anna.http.get(f"/tale/{table}", params={"language": "fr"})).text
        assert "<title>En tête dès le début · Chapterhouse</title>" in shown
        assert '<meta property="og:title" content="En tête dès le début" />' in shown
        assert shown.count("Du premier au dernier point") == 2
        plain = INDEX.read_text(encoding="utf-8")
        assert (await bruno.http.get(f"/tale/{table}")).text == plain
        assert (await anna.http.get("/tale/nowhere")).text == plain

    tell(story)


def test_names_cannot_leave_the_head_of_the_page() -> None:
    plain = Response(INDEX.read_bytes(), media_type=MediaType.HTML)
    told = SpokenTale("lots", "en", '"><script>', (), (), (), (), (), Course("points", ()), "<i>")
    shown = tales.with_preview(plain, told).content.decode()
    assert "<script>" not in shown.replace('<script type="module"', "")
    assert "&lt;i&gt;" in shown
