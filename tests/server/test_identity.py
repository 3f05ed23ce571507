"""Who I am: several persons in one browser, links that cannot make links, sessions that are listed and ended."""

import httpx
from sqlalchemy import select

from chapterhouse.server.devices import device_of
from chapterhouse.server.identity import digest
from chapterhouse.storage import schema as db
from tests.server.client import Guest
from tests.server.conftest import Inn, Tell
from tests.server.test_play import two_at_lots

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


async def link_of(guest: Guest, kind: str = "device") -> str:
    answer = await guest.http.post("/api/me/links", json={"kind": kind})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])


async def use(guest: Guest, secret: str, **form: str) -> httpx.Response:
    return await guest.http.post("/api/me/links/use", json={"secret": secret, **form})


async def name_of(guest: Guest) -> str:
    return str((await guest.get("/api/me"))["name"])


def test_a_link_replaces_nobody_without_a_word(tell: Tell) -> None:
    """Session fixation: the page of a link may not turn a visitor into the person who sent it."""

    async def story(inn: Inn) -> None:
        anna, eve = await inn.guest("Anna"), await inn.guest("Eve")
        secret = await link_of(eve)
        refused = await use(anna, secret)
        assert (refused.status_code, refused.json()["reason"]) == (403, "forbidden")
        assert await name_of(anna) == "Anna"
        looked = await anna.http.post("/api/me/links/look", json={"secret": secret})
        assert looked.json() == {"name": "Eve", "kind": "device", "running": 0, "me": False}
        assert (await eve.get("/api/me/links"))[0]["used"] == 0, "looking does not use it"
        assert await name_of(anna) == "Anna"

    tell(story)


def test_a_browser_keeps_both_persons_and_switches_between_them(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, eve = await inn.guest("Anna"), await inn.guest("Eve")
        answer = await use(anna, await link_of(eve), keep="both")
        assert answer.json()["name"] == "Eve"
        me = await anna.get("/api/me")
        assert (me["name"], me["by_link"], [each["name"] for each in me["others"]]) == ("Eve", True, ["Anna"])
        back = await anna.http.post("/api/me/switch", json={"session": me["others"][0]["session"]})
        assert (back.json()["name"], back.json()["by_link"]) == ("Anna", False)
        me = await anna.get("/api/me")
        assert (me["name"], [each["name"] for each in me["others"]]) == ("Anna", ["Eve"])
        unknown = await anna.http.post("/api/me/switch", json={"session": "nosuch"})
        assert unknown.status_code == 404
        stranger = await inn.guest()
        stolen = await stranger.http.post("/api/me/switch", json={"session": me["others"][0]["session"]})
        assert stolen.status_code == 404, "the name of a session opens nothing"
        out = await anna.http.post("/api/me/log-out")
        assert (out.json()["name"], out.json()["others"]) == ("Eve", [])

    tell(story)


def test_a_browser_may_replace_its_person_and_logs_them_out(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, eve = await inn.guest("Anna"), await inn.guest("Eve")
        before = dict(anna.http.cookies)
        assert (await use(anna, await link_of(eve), keep="replace")).status_code == 200
        assert (await name_of(anna), (await anna.get("/api/me"))["others"]) == ("Eve", [])
        old = Guest(inn.address, Cookie=f"chapterhouse={before['chapterhouse']}")
        assert (await old.get("/api/me"))["known"] is False
        await old.close()

    tell(story)


def test_using_my_own_link_changes_nothing(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        secret = await link_of(anna)
        assert (await use(anna, secret)).json()["by_link"] is False
        assert len(await anna.get("/api/me/sessions")) == 1

    tell(story)


def test_a_browser_that_came_by_a_link_plays_and_manages_nothing(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        made = (await anna.http.post("/api/me/links")).json()
        phone = await inn.guest()
        await use(phone, made["secret"])
        async with phone.at(table) as seat:
            assert (await seat.position())["seat"] == 0
        forbidden = [
            ("GET", "/api/me/links", None),
            ("POST", "/api/me/links", {}),
            ("DELETE", f"/api/me/links/{made['id']}", None),
            ("GET", "/api/me/sessions", None),
            ("DELETE", "/api/me/sessions/abc", None),
            ("POST", "/api/me/sessions/end-others", None),
            ("GET", "/api/me/passkeys", None),
            ("POST", "/api/me/passkeys/begin", None),
            ("GET", "/api/me/data", None),
            ("POST", "/api/me/delete", {"name": "Anna"}),
        ]
        for method, path, body in forbidden:
            answer = await phone.http.request(method, path, json=body)
            assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden"), path
        await anna.http.delete(f"/api/me/links/{made['id']}")
        assert (await phone.get("/api/me"))["known"] is False, "nothing that came of the link is left"

    tell(story)


def test_a_recovery_link_works_once_and_brings_the_person_back_whole(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        assert (await anna.get("/api/me"))["kept"] is False
        secret = await link_of(anna, "recovery")
        assert (await anna.get("/api/me"))["kept"] is True
        again = await inn.guest()
        assert (await use(again, secret)).json()["by_link"] is False
        assert len(await again.get("/api/me/sessions")) == 2
        assert (await again.get("/api/me"))["kept"] is False, "it is used up"
        assert (await use(await inn.guest(), secret)).status_code == 404

    tell(story)


def test_sessions_say_device_and_last_use_and_can_be_ended(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        phone = await inn.guest()
        phone.http.headers["user-agent"] = PHONE
        await use(phone, await link_of(anna, "recovery"))
        listed = {each["here"]: each for each in await anna.get("/api/me/sessions")}
        assert listed[False]["device"] == "firefox android phone"
        assert listed[False]["seen"] > 0
        async with phone.at(table) as seat:
            await seat.position()
            assert (await anna.http.delete(f"/api/me/sessions/{listed[False]['id']}")).status_code == 204
            assert (await seat.until(lambda message: message["type"] == "bye"))["reason"] == "revoked"
        assert (await phone.get("/api/me"))["known"] is False
        mine = listed[True]["id"]
        assert (await anna.http.delete(f"/api/me/sessions/{mine}")).status_code == 404, "log-out is for that"

    tell(story)


def test_everywhere_else_is_logged_out_with_every_link(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        first, second = await inn.guest(), await inn.guest()
        await use(first, await link_of(anna, "recovery"))
        secret = await link_of(anna)
        await use(second, secret)
        assert (await anna.http.post("/api/me/sessions/end-others")).status_code == 204
        assert [each["here"] for each in await anna.get("/api/me/sessions")] == [True]
        for gone in (first, second):
            assert (await gone.get("/api/me"))["known"] is False
        assert (await use(second, secret)).status_code == 404

    tell(story)


def test_a_session_is_noted_as_used_now_and_then(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        with inn.server.context.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE sessions SET seen = 1.0")
        anna.http.headers["user-agent"] = PHONE
        await anna.get("/api/lobby")
        (kept,) = inn.server.context.store.people.sessions(await person_id(inn))
        assert (kept.device, kept.seen > 1.0) == ("firefox android phone", True)

    tell(story)


async def person_id(inn: Inn) -> str:
    with inn.server.context.store.engine.connect() as connection:
        return str(connection.execute(select(db.persons.c.id)).scalar_one())


def test_a_copy_of_the_database_logs_nobody_in(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        token = anna.http.cookies["chapterhouse"].partition(".")[0]
        with inn.server.context.store.engine.connect() as connection:
            stored = list(connection.execute(select(db.sessions.c.id)).scalars())
        assert stored == [digest(token)]
        forged = Guest(inn.address, Cookie=f"chapterhouse={inn.server.identity.sign(stored[0])}")
        assert (await forged.get("/api/me"))["known"] is False
        await forged.close()

    tell(story)


def test_behind_https_the_cookie_is_host_only_and_an_old_one_is_exchanged(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        answer = await guest.http.put("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-chapterhouse=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        value = cookie.split("=", 1)[1].split(";")[0]
        old = Guest(inn.address, Cookie=f"chapterhouse={value}")
        assert (await old.http.get("/api/lobby")).status_code == 200
        assert (await old.http.get("/api/me/sessions")).status_code == 403, "the old name is nobody"
        exchanged = await old.http.get("/api/me")
        assert exchanged.json()["name"] == "Anna"
        assert "__Host-chapterhouse=" in exchanged.headers["set-cookie"]
        assert exchanged.headers["strict-transport-security"].startswith("max-age=")
        await old.close()

    tell(story, address="https://abbey.example")


def test_devices_are_told_apart_coarsely() -> None:
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0"
    ipad = "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1"
    mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15"
    iphone = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 CriOS/129 Mobile/15E Safari/604.1"
    )
    assert device_of(PHONE) == "firefox android phone"
    assert device_of(edge) == "edge windows computer"
    assert device_of(ipad) == "safari ios tablet"
    assert device_of(mac) == "safari macos computer"
    assert device_of(iphone) == "chrome ios phone"
    assert device_of("python-httpx/0.28.1") == "program other program"
    assert len(device_of("Mozilla/" + "x" * 10_000)) < 60
