"""The HTTP side: who I am, links, lobby, forms, words, headers, limits."""

import gzip
import os
import re
from pathlib import Path
from typing import Any

import pytest
from litestar import Response
from websockets.exceptions import InvalidStatus, WebSocketException

from chapterhouse.games import GAMES
from chapterhouse.server.api import site
from chapterhouse.server.api.games import game_info
from chapterhouse.server.api.site import page
from chapterhouse.server.config import Limits
from chapterhouse.server.errors import Unknown
from chapterhouse.server.rules_in_force import NEEDS
from tests.server.client import Guest
from tests.server.conftest import Inn, Tell
from tests.server.test_limits import limited
from tests.server.test_play import two_at_lots


def test_a_name_is_all_it_takes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        assert (await guest.get("/api/me"))["known"] is False
        answer = await guest.http.put("/api/me", json={"name": "  Anna   of Melk ", "language": "de"})
        assert answer.json()["name"] == "Anna of Melk"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert (await guest.get("/api/me"))["language"] == "de"
        wrongs: list[object] = [{"name": " "}, {"name": "a\u0007"}, {"name": 5}, {"language": "xx"}, {"nmae": "x"}, []]
        for wrong in wrongs:
            assert (await guest.http.put("/api/me", json=wrong)).status_code == 400
        assert (await guest.get("/api/me"))["name"] == "Anna of Melk"

    tell(story)


def test_a_forged_or_broken_cookie_is_nobody(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        session, signature = anna.cookie().split("=")[1].split(".")
        for forged in (
            f"{session}.{signature[:-1]}{'1' if signature[-1] == '0' else '0'}",
            f"{session}x.{signature}",
            session,
            "",
            ".",
            "%C3%A9",
        ):
            stranger = Guest(inn.address, Cookie=f"chapterhouse={forged}")
            assert (await stranger.get("/api/me"))["known"] is False
            await stranger.close()

    tell(story)


def test_a_private_link_carries_my_chairs_and_can_be_revoked(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        link = (await anna.http.post("/api/me/links")).json()
        phone = await inn.guest()
        assert (await phone.http.post("/api/me/links/use", json={"secret": link["secret"]})).status_code == 200
        assert (await phone.get("/api/me"))["name"] == "Anna"
        listed = await anna.get("/api/me/links")
        assert [(each["id"], each["used"], each["secret"]) for each in listed] == [(link["id"], 1, None)]
        async with phone.at(table) as seat:
            assert (await seat.position())["seat"] == 0
            assert (await anna.http.delete(f"/api/me/links/{link['id']}")).status_code == 204
            assert (await seat.until(lambda message: message["type"] == "bye"))["reason"] == "revoked"
        assert (await phone.get("/api/me"))["known"] is False
        again = await phone.http.post("/api/me/links/use", json={"secret": link["secret"]})
        assert (again.status_code, again.json()["reason"]) == (404, "unknown")
        assert (await anna.get("/api/me"))["name"] == "Anna"
        assert (await anna.http.delete(f"/api/me/links/{link['id']}")).status_code == 404

    tell(story)


def test_private_tables_are_listed_to_nobody_else(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        chairs = [{"type": "my-chair"}, {"type": "open-chair"}]
        private = await anna.make("lots", chairs)
        public = await anna.make("lots", chairs, name="Vespers", contract={"listed": True})
        lobby = await bruno.get("/api/lobby")
        assert [line["id"] for line in lobby["open"]] == [public]
        assert lobby["mine"] == []
        assert {line["id"] for line in (await anna.get("/api/lobby"))["mine"]} == {private, public}
        assert (await (await inn.guest()).get("/api/lobby"))["open"][0]["name"] == "Vespers"

    tell(story)


def test_a_list_says_which_chairs_are_bots_and_whom_a_running_game_waits_for(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs = [{"type": "my-chair"}, {"type": "bot-chair", "bot": "random"}]
        await anna.make("lots", chairs)
        [waiting] = (await anna.get("/api/lobby"))["mine"]
        assert (waiting["players"], waiting["bots"], waiting["waiting"]) == (["Anna", "random"], [None, "random"], [])
        await anna.make("lots", chairs, start=True)
        running = next(line for line in (await anna.get("/api/lobby"))["mine"] if line["stage"] == "playing")
        assert (running["waiting"], running["my_turn"]) == ([0], True)

    tell(story)


def test_every_option_that_needs_another_names_one_of_the_same_form() -> None:
    found = {field.name: field.needs for name in GAMES for field in game_info(name).options if field.needs}
    assert found == NEEDS
    for name in GAMES:
        fields = game_info(name).options
        known = {field.name for field in fields} | {"players", "company"}
        assert all(set(field.needs) <= known for field in fields)


def test_a_form_begins_with_the_values_that_the_rules_have() -> None:
    for name, game in GAMES.items():
        shown = {field.name: field.default for field in game_info(name).options if field.kind != "several"}
        plain = game.read_options({"players": min(game.players)})
        assert shown
        assert shown == {each: value for each in shown if (value := getattr(plain, each)) is not None} | {
            each: "" for each in shown if getattr(plain, each) is None
        }


def test_wrong_tables_are_refused_and_not_made(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        me, bot = {"type": "my-chair"}, {"type": "bot-chair", "bot": "random"}
        wrong: list[tuple[dict[str, object], int]] = [
            ({"game": "chess", "chairs": [me, bot]}, 400),
            ({"game": "lots", "chairs": []}, 400),
            ({"game": "lots", "chairs": [me]}, 422),
            ({"game": "lots", "chairs": [me, {"type": "throne"}]}, 400),
            ({"game": "lots", "chairs": [me, {"type": "bot-chair", "bot": "hal"}]}, 404),
            ({"game": "lots", "chairs": [me, bot], "options": {"redraw": "perhaps"}}, 400),
            ({"game": "lots", "chairs": [me, bot], "options": {"colour": 1}}, 400),
            ({"game": "lots", "chairs": [me, bot], "options": {"players": 3}}, 400),
            ({"game": "lots", "chairs": [me, bot], "contract": {"aids": "magic"}}, 400),
            ({"game": "lots", "chairs": [me, bot], "contract": {"pace": {"type": "live-clock", "bank": -1}}}, 400),
            ({"game": "lots", "chairs": [me, bot], "contract": {"pace": {"type": "day-clock", "quiet": ZONE}}}, 400),
        ]
        for form, status in wrong:
            answer = await anna.http.post("/api/tables", json=form)
            assert answer.status_code == status, (form, answer.text)
            assert answer.json()["text"]
        refused = (await anna.http.post("/api/tables", json={"game": "lots", "chairs": [me]})).json()
        assert refused["fault"]["rule"] == "setup.players"
        assert (await anna.get("/api/lobby"))["mine"] == []
        stranger = await inn.guest()
        answer = await stranger.http.post("/api/tables", json={"game": "lots", "chairs": [me, bot]})
        assert answer.json()["reason"] == "forbidden"

    tell(story)


ZONE = {"start": 22, "end": 8, "zone": "Nowhere/Nothing"}


def test_the_contract_is_shown_before_joining(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        contract = {"aids": "full", "watching": "nobody", "pace": {"type": "live-clock", "bank": 600, "gain": 5}}
        table = await anna.make("lots", [{"type": "my-chair"}, {"type": "open-chair"}], contract=contract)
        facts = await (await inn.guest()).get(f"/api/tables/{table}")
        usual = {
            "listed": False,
            "absence": "vote",
            "chat": True,
            "grace": 600,
            "silence": "agrees",
            "auto_start": True,
            "series": 1,
        }
        assert facts["contract"] == {**usual, **contract}
        assert facts["options"] == {"players": 2, "redraw": True}
        assert (await anna.http.get(f"/api/tables/{table}/qr.svg")).text.startswith("<?xml")
        missing = await anna.http.get("/api/tables/nosuch")
        assert (missing.status_code, missing.json()["reason"]) == (404, "unknown")

    tell(story)


def test_games_options_rules_words_and_schema_are_published(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        games = {game["name"]: game for game in await guest.get("/api/games")}
        assert games["monastery"]["players"] == [2, 3, 4]
        options = {option["name"]: option for option in games["monastery"]["options"]}
        assert options["icons"] == {
            "name": "icons",
            "kind": "yes-no",
            "default": True,
            "key": "option-icons",
            "values": [],
            "words": [],
            "needs": {},
        }
        assert options["start"]["values"] == ["random", "keep-three", "fixed"]
        assert "random" in [bot["name"] for bot in games["abbey"]["bots"]]
        rules = await guest.get("/api/games/monastery/rules")
        assert rules["rules"][0]["key"].startswith("rule-")
        rulings = [rule["key"] for rule in rules["rules"] if rule["standing"] == "ruling"]
        assert rulings
        for language in ("en", "fr", "de"):  # a page finds the reasons of decisions among the words
            words = (await guest.http.get(f"/api/text/{language}/monastery.ftl")).text
            said = re.findall(r"^(rule-[a-z0-9-]+) =.*\n(?:    .*\n)*?    \.reason = \S", words, re.MULTILINE)
            assert set(rulings) <= set(said)
        for name in ("monastery", "monasterium", "abbey"):
            assert (await guest.get(f"/api/games/{name}/components"))["board"]
        assert await guest.get("/api/games/lots/components") == {}  # a game without component data
        assert (await guest.http.get("/api/games/chess/components")).status_code == 404
        for language in ("en", "fr", "de"):
            for file in ("house.ftl", "monastery.ftl"):
                text = await guest.http.get(f"/api/text/{language}/{file}")
                assert (text.status_code, " = " in text.text) == (200, True)
            assert "fault-table-silence" in (await guest.http.get(f"/api/text/{language}/house.ftl")).text
        for wrong in ("xx/house.ftl", "en/chess.ftl", "en/house.txt", "en/..%2f..%2fsecrets.ftl"):
            assert (await guest.http.get(f"/api/text/{wrong}")).status_code == 404
        protocol = await guest.get("/api/protocol.json")
        assert protocol["protocol"] == 1
        assert protocol["games"]["monastery"]["view"]
        assert "Act" in protocol["client"]["$defs"]

    tell(story)


def test_every_answer_has_its_headers(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        for path in ("/", "/t/abc", "/healthz", "/api/me", "/api/nothing", "/schema/openapi.json"):
            headers = (await guest.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers, "nobody need know what serves"
        assert (await guest.http.get("/api/nothing")).status_code == 404

    tell(story)


def test_foreign_pages_are_turned_away(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        foreign = {"Origin": "https://evil.example"}
        assert (await anna.http.put("/api/me", json={"name": "X"}, headers=foreign)).status_code == 403
        with pytest.raises((InvalidStatus, WebSocketException)):
            async with anna.raw(table, **foreign):
                pass
        async with anna.raw(table, Origin=inn.address) as seat:
            assert (await seat.hello())["type"] == "welcome"
        same = await anna.http.put("/api/me", json={"name": "Anna"}, headers={"Origin": inn.address})
        assert same.status_code == 200

    tell(story)


def test_the_greedy_are_slowed_down(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        first = await inn.guest("Anna")
        answers = [await first.http.get("/api/me") for _ in range(12)]
        assert {answer.status_code for answer in answers} == {200, 429}
        newcomer = await (await inn.guest()).http.put("/api/me", json={"name": "B"})
        assert newcomer.status_code in (200, 429)

    limits = Limits(requests=6, requests_per_second=0.01, new_people=1, new_people_per_second=0.01)
    tell(story, limits=limits)


@pytest.mark.parametrize(("proxies", "second"), [(("127.0.0.1",), 200), (("192.0.2.9",), 429)])
def test_a_visitor_behind_our_own_proxy_is_counted_by_their_own_address(
    tell: Tell, proxies: tuple[str, ...], second: int
) -> None:
    async def story(inn: Inn) -> None:
        found = []
        for number in (1, 2):
            guest, forwarded = await inn.guest(), {"X-Forwarded-For": f"192.0.2.{number}"}
            found.append((await guest.http.put("/api/me", json={"name": "Anna"}, headers=forwarded)).status_code)
        assert found == [200, second]

    tell(story, proxies=proxies, limits=limited(new_people=1, new_people_per_second=0.000_1))


def test_a_hasty_connection_is_told_so_and_survives(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        async with anna.at(table) as seat:
            answers = [await seat.ask("history", before=1, id=f"h{number}") for number in range(12)]
            assert {answer["type"] for answer in answers} == {"page", "refused"}
            assert {answer.get("reason") for answer in answers} == {None, "too-fast"}
            big = await seat.ask("write-notes", seat=0, text="x" * 19_000)
            assert big["reason"] in ("malformed", "too-fast")

    tell(story, limits=Limits(messages=8, messages_per_second=0.01, message_bytes=5_000, new_people=100))


def test_what_one_person_says_counts_together_over_all_connections(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await anna.make("lots", [{"type": "my-chair"}, {"type": "my-chair", "name": "Clara"}], start=True)
        async with anna.at(table) as one, anna.at(table) as other, bruno.at(table) as somebody_else:
            answers = [await seat.ask("history", before=1) for _ in range(6) for seat in (one, other)]
            assert [answer["type"] for answer in answers].count("page") == 6, "eight, and two of them were hellos"
            assert {answer.get("reason") for answer in answers} == {None, "too-fast"}
            assert (await somebody_else.ask("history", before=1))["type"] == "page"

    limits = Limits(person_messages=8, person_messages_per_second=0.000_1, new_people=100)
    tell(story, limits=limits)


def test_health_and_metrics(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        assert (await guest.get("/healthz"))["status"] == "ok"
        text = (await guest.http.get("/metrics")).text
        assert "chapterhouse_moves_total" in text or "chapterhouse_moves" in text
        inn.server.registry.stopping = True
        assert (await guest.http.get("/healthz")).status_code == 503
        inn.server.registry.stopping = False

    tell(story)


def test_pages_travel_compressed_and_game_content_does_not(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compressing what a stranger's page could provoke would let lengths tell secrets, so the API stays plain.

    Words and component data are the same for everybody.
    """
    monkeypatch.setattr(site, "page", lambda *_asked: Response(b"x" * 5_000, media_type="text/html"))

    async def story(inn: Inn) -> None:
        guest = await inn.guest("Anna")
        packed = {"accept-encoding": "gzip"}
        assert (await guest.http.get("/", headers=packed)).headers.get("content-encoding") == "gzip"
        assert "content-encoding" not in (await guest.http.get("/api/games", headers=packed)).headers
        for same in ("text/fr/abbey.ftl", "learn/en/monastery.ftl", "games/abbey/components"):
            said = (await guest.http.get(f"/api/{same}", headers=packed)).headers
            assert said.get("content-encoding") == "gzip", same

    tell(story)


def test_a_file_of_the_client_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[int] = []
    true = gzip.compress

    def counted(data: bytes, **how: Any) -> bytes:
        compressed.append(len(data))
        return true(data, **how)

    monkeypatch.setattr(gzip, "compress", counted)
    (tmp_path / "assets").mkdir()
    script, small = tmp_path / "assets" / "app.js", tmp_path / "assets" / "small.js"
    script.write_text("let x = 1;" * 1_000)
    small.write_text("1")
    packed = [page(tmp_path, "assets/app.js", gzip_accepted=True) for _ in range(3)]
    assert {each.headers["content-encoding"] for each in packed} == {"gzip"}
    assert {each.headers["vary"] for each in packed} == {"accept-encoding"}
    assert true(script.read_bytes(), mtime=0) == packed[0].content
    plain = page(tmp_path, "assets/app.js")
    assert (plain.content, plain.headers.get("content-encoding")) == (script.read_bytes(), None)
    assert page(tmp_path, "assets/small.js", gzip_accepted=True).content == b"1"
    assert compressed == [10_000]
    script.write_text("let y = 2;" * 500)
    os.utime(script, ns=(1, 1))
    assert gzip.decompress(page(tmp_path, "assets/app.js", gzip_accepted=True).content) == script.read_bytes()


def test_pages_of_the_client(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("static")
    assert page(folder, "").status_code == 503
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets").mkdir()
    (folder / "assets" / "app.js").write_text("1")
    (folder.parent / "secret.txt").write_text("secret")
    assert page(folder, "t/abc").content == b"<!doctype html>"
    assert "immutable" in page(folder, "assets/app.js").headers["cache-control"]
    assert page(folder, "").headers["cache-control"] == "no-cache"
    for outside in ("../secret.txt", "assets/../../secret.txt", "/etc/passwd.txt", "nothing.js", "a\0.js"):
        with pytest.raises(Unknown):
            page(folder, outside)
