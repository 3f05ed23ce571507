"""Passkeys: add, log in elsewhere, several per person; replayed, foreign, late and unverified answers are refused."""

from typing import Any

import httpx
import pytest

from chapterhouse.server.errors import Forbidden
from chapterhouse.server.passkeys import OPEN_FOR, Site
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.client import Guest
from tests.server.conftest import Inn, Tell, on_both


def by_name(inn: Inn) -> str:
    """Passkeys belong to a name, so these browsers call the server by one."""
    return inn.address.replace("127.0.0.1", "localhost")


async def browser(inn: Inn, name: str = "") -> Guest:
    return await inn.guest(name, "localhost")


async def options(guest: Guest, path: str) -> dict[str, Any]:
    answer = await guest.http.post(path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["options"]
    return found


async def add(guest: Guest, key: Authenticator, **form: Any) -> httpx.Response:
    asked = await options(guest, "/api/me/passkeys/begin")
    return await guest.http.post("/api/me/passkeys", json={"credential": key.create(asked), **form})


async def log_in(guest: Guest, key: Authenticator, **form: Any) -> httpx.Response:
    asked = await options(guest, "/api/passkeys/begin")
    return await guest.http.post("/api/passkeys/use", json={"credential": key.get(asked), **form})


@on_both
def test_a_passkey_brings_me_back_on_another_device(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, key = await browser(inn, "Anna"), Authenticator(by_name(inn), "localhost")
        asked = await options(anna, "/api/me/passkeys/begin")
        assert asked["rp"]["id"] == "localhost"
        assert asked["authenticatorSelection"]["residentKey"] == "required"
        assert asked["user"]["name"] == "Anna"
        made = await anna.http.post("/api/me/passkeys", json={"credential": key.create(asked), "name": "Phone"})
        assert (made.status_code, made.json()["name"]) == (201, "Phone")
        assert (await anna.get("/api/me"))["kept"] is True
        other = await browser(inn)
        answer = await log_in(other, key)
        assert (answer.status_code, answer.json()["name"], answer.json()["by_link"]) == (200, "Anna", False)
        assert (await other.get("/api/me"))["name"] == "Anna"
        assert (await other.get("/api/me/passkeys"))[0]["used"] is not None
        assert (await log_in(other, key)).status_code == 200, "and again, its counter moving on"
        assert len(await other.get("/api/me/sessions")) == 2, "one browser is one session"

    tell(story)


def test_several_passkeys_are_renamed_and_deleted(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await browser(inn, "Anna"), await browser(inn, "Bruno")
        one, two = (Authenticator(by_name(inn), "localhost") for _ in range(2))
        first = (await add(anna, one)).json()
        assert (await add(anna, two, name="Laptop")).status_code == 201
        asked = await options(anna, "/api/me/passkeys/begin")
        assert len(asked["excludeCredentials"]) == 2
        path = f"/api/me/passkeys/{first['id']}"
        assert (await bruno.http.put(path, json={"name": "Mine"})).status_code == 404
        assert (await bruno.http.delete(path)).status_code == 404
        assert (await anna.http.put(path, json={"name": "Old phone"})).status_code == 204
        assert [each["name"] for each in await anna.get("/api/me/passkeys")] == ["Old phone", "Laptop"]
        assert (await anna.http.delete(path)).status_code == 204
        assert (await log_in(await browser(inn), one)).status_code == 404
        assert (await log_in(await browser(inn), two)).status_code == 200

    tell(story)


def test_one_passkey_belongs_to_one_person(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await browser(inn, "Anna"), await browser(inn, "Bruno")
        key = Authenticator(by_name(inn), "localhost")
        assert (await add(anna, key)).status_code == 201
        assert (await add(bruno, key)).status_code == 403
        assert await bruno.get("/api/me/passkeys") == []

    tell(story)


def test_logging_in_asks_before_it_replaces_somebody(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await browser(inn, "Anna"), await browser(inn, "Bruno")
        key = Authenticator(by_name(inn), "localhost")
        await add(anna, key)
        credential = key.get(await options(bruno, "/api/passkeys/begin"))
        refused = await bruno.http.post("/api/passkeys/use", json={"credential": credential})
        assert (refused.status_code, (await bruno.get("/api/me"))["name"]) == (403, "Bruno")
        both = await bruno.http.post("/api/passkeys/use", json={"credential": credential, "keep": "both"})
        assert both.json()["name"] == "Anna", "the same answer, once it is said what happens to Bruno"
        assert [each["name"] for each in both.json()["others"]] == ["Bruno"]

    tell(story)


def test_an_answer_counts_once(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, key = await browser(inn, "Anna"), Authenticator(by_name(inn), "localhost")
        asked = await options(anna, "/api/me/passkeys/begin")
        created = {"credential": key.create(asked)}
        assert (await anna.http.post("/api/me/passkeys", json=created)).status_code == 201
        assert (await anna.http.post("/api/me/passkeys", json=created)).status_code == 403
        other = await browser(inn)
        answered = {"credential": key.get(await options(other, "/api/passkeys/begin"))}
        assert (await other.http.post("/api/passkeys/use", json=answered)).status_code == 200
        thief = await browser(inn)
        replayed = await thief.http.post("/api/passkeys/use", json=answered)
        assert (replayed.status_code, (await thief.get("/api/me"))["known"]) == (403, False)

    tell(story)


def test_a_challenge_of_another_person_or_another_ceremony_does_not_count(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await browser(inn, "Anna"), await browser(inn, "Bruno")
        key = Authenticator(by_name(inn), "localhost")
        of_bruno = await options(bruno, "/api/me/passkeys/begin")
        answer = await anna.http.post("/api/me/passkeys", json={"credential": key.create(of_bruno)})
        assert answer.status_code == 403
        of_login = await options(anna, "/api/passkeys/begin")
        answer = await anna.http.post("/api/me/passkeys", json={"credential": key.create(of_login)})
        assert answer.status_code == 403
        assert await anna.get("/api/me/passkeys") == []

    tell(story)


def test_foreign_origins_foreign_names_and_unverified_users_are_refused(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, here = await browser(inn, "Anna"), by_name(inn)
        for origin, name in (("https://evil.example", "localhost"), (here, "evil.example")):
            assert (await add(anna, Authenticator(origin, name))).status_code == 400, (origin, name)
        careless = Authenticator(here, "localhost")
        careless.flags = PRESENT
        assert (await add(anna, careless)).status_code == 400
        key = Authenticator(here, "localhost")
        await add(anna, key)
        other = await browser(inn)
        key.origin = "https://evil.example"
        assert (await log_in(other, key)).status_code == 403
        key.origin, key.name = here, "evil.example"
        assert (await log_in(other, key)).status_code == 403
        key.name, key.flags = "localhost", PRESENT
        assert (await log_in(other, key)).status_code == 403
        assert (await other.get("/api/me"))["known"] is False

    tell(story)


def test_a_counter_that_goes_back_is_a_copied_key(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, key = await browser(inn, "Anna"), Authenticator(by_name(inn), "localhost")
        await add(anna, key)
        key.counter = 10
        assert (await log_in(await browser(inn), key)).status_code == 200
        key.counter = 3
        assert (await log_in(await browser(inn), key)).status_code == 403

    tell(story)


def test_a_late_answer_does_not_count(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        anna, key = await browser(inn, "Anna"), Authenticator(by_name(inn), "localhost")
        asked = await options(anna, "/api/me/passkeys/begin")
        now = inn.server.context.now()
        monkeypatch.setattr(inn.server.context.time, "now", lambda: now + OPEN_FOR + 1)
        late = await anna.http.post("/api/me/passkeys", json={"credential": key.create(asked)})
        assert late.status_code == 403

    tell(story)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"id": 5},
        {"id": "x", "response": []},
        {"id": "x", "response": {"clientDataJSON": "%%%"}},
        {"id": "x", "response": {"clientDataJSON": "e30"}},
        {"id": "x", "rawId": "x", "response": {"clientDataJSON": "W10"}},
    ],
)
def test_what_is_no_answer_is_refused_in_words(tell: Tell, wrong: dict[str, Any]) -> None:
    async def story(inn: Inn) -> None:
        anna = await browser(inn, "Anna")
        added = await anna.http.post("/api/me/passkeys", json={"credential": wrong})
        assert added.status_code == 400, added.text
        used = await anna.http.post("/api/passkeys/use", json={"credential": wrong})
        assert used.status_code in (400, 404), used.text

    tell(story)


def test_a_garbled_attestation_is_refused_in_words(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, key = await browser(inn, "Anna"), Authenticator(by_name(inn), "localhost")
        for garbled in ("", "AA", "oWNmbXRkbm9uZQ", "gg", "_" * 4_000):
            created = key.create(await options(anna, "/api/me/passkeys/begin"))
            created["response"]["attestationObject"] = garbled
            answer = await anna.http.post("/api/me/passkeys", json={"credential": created})
            assert answer.status_code == 400, garbled

    tell(story)


def test_passkeys_belong_to_a_name_and_the_configured_origin() -> None:
    with pytest.raises(Forbidden):
        Site.of("", "http", "127.0.0.1:8000")
    with pytest.raises(Forbidden):
        Site.of("", "http", "[::1]:8000")
    assert Site.of("", "http", "localhost:8000") == Site("http://localhost:8000", "localhost")
    assert Site.of("https://abbey.example/", "http", "abbey.example") == Site("https://abbey.example", "abbey.example")
    assert Site.of("https://abbey.example", "http", "localhost:8000") == Site("http://localhost:8000", "localhost")
