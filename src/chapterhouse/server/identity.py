"""Who is asking: a browser's cookies name its sessions, and a session is logged in as a person.

A browser has one active session and may keep others, so that several persons can share it (docs/decisions/0140). Each
cookie value is ``<token>.<signature>``; the signature is made with a secret of this installation and compared in
constant time before the database is asked. The database holds the digest of a token, so a copy of it logs nobody in.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from chapterhouse.grammar import known_language
from chapterhouse.languages import FIRST
from chapterhouse.server.chairs import clean_name
from chapterhouse.server.context import Context
from chapterhouse.server.devices import device_of
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.forms import Keep, LinkOwner, MyLink, MySession, OtherPerson, SetMe
from chapterhouse.storage import StorageError
from chapterhouse.storage.rows import Link, LinkKind, Person, Session

COOKIE = "chapterhouse"
YEAR = 365 * 86_400
MOST_OTHERS = 5
"""Sessions that a browser keeps beside its active one."""
TOUCH = 300.0
"""Seconds between two notes of a session's last use."""


class Browser(msgspec.Struct, frozen=True):
    """The sessions of a browser by their tokens: the active one, and others that it can switch to."""

    active: str | None = None
    others: tuple[str, ...] = ()


class Login(msgspec.Struct, frozen=True):
    """Who asks, and through which session."""

    person: Person
    session: Session

    @property
    def by_link(self) -> bool:
        return self.session.link is not None


class Identity:
    def __init__(self, context: Context, secret: str) -> None:
        self._context = context
        self._secret = secret.encode()
        prefix = "__Host-" if context.config.secure else ""
        self.cookie = f"{prefix}{COOKIE}"
        self.others_cookie = f"{prefix}{COOKIE}-others"

    @classmethod
    async def open(cls, context: Context) -> "Identity":
        return cls(context, await context.db(context.store.people.secret, "cookie"))

    # ── Cookies ──────────────────────────────────────────────────────────────────────────────────────────────────

    def sign(self, token: str) -> str:
        signature = hmac.new(self._secret, token.encode(), hashlib.sha256).hexdigest()
        return f"{token}.{signature}"

    def token_of(self, value: str) -> str | None:
        """The token in a cookie value, if we have signed it."""
        token, _, _signature = value.partition(".")
        return token if hmac.compare_digest(self.sign(token).encode(), value.encode()) else None

    def browser(self, cookies: Mapping[str, str]) -> Browser:
        others = (self.token_of(value) for value in cookies.get(self.others_cookie, "").split("~")[:MOST_OTHERS])
        return Browser(self.token_of(cookies.get(self.cookie, "")), tuple(token for token in others if token))

    def old_browser(self, cookies: Mapping[str, str]) -> Browser:
        """A browser whose cookie was set before this server had https; it gets one of the new name."""
        return Browser(self.token_of(cookies.get(COOKIE, "")))

    # ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def who(self, cookies: Mapping[str, str], user_agent: str = "") -> tuple[Person, Session] | None:
        found = await self._find(self.browser(cookies).active)
        if found is not None and self._context.now() - found[1].seen > TOUCH:
            with suppress(StorageError):  # a database that cannot be written now still knows who asks
                people, session = self._context.store.people, found[1].id
                await self._context.db(people.touch_session, session, self._context.now(), device_of(user_agent))
        return found

    async def _find(self, token: str | None) -> tuple[Person, Session] | None:
        if token is None:
            return None
        return await self._context.db(self._context.store.people.of_session, digest(token))

    async def others(self, browser: Browser) -> tuple[OtherPerson, ...]:
        """The persons that a browser can switch to."""
        found = [await self._find(token) for token in browser.others]
        return tuple(OtherPerson(handle(each[1].id), each[0].name) for each in found if each is not None)

    async def sessions(self, login: Login) -> list[MySession]:
        found = await self._context.db(self._context.store.people.sessions, login.person.id)
        return [
            MySession(
                id=handle(each.id),
                device=each.device,
                created=each.created,
                seen=self._context.now() if each.id == login.session.id else each.seen,
                here=each.id == login.session.id,
                by_link=each.link is not None,
            )
            for each in found
        ]

    async def end_session(self, login: Login, session: str) -> None:
        """Log one of my other browsers out."""
        found = await self._context.db(self._context.store.people.sessions, login.person.id)
        ended = tuple(each.id for each in found if handle(each.id) == session and each.id != login.session.id)
        if not ended:
            raise Unknown("there is no such browser; it may be logged out already")
        await self._end(login.person, ended)

    async def end_other_sessions(self, login: Login) -> None:
        """Log all my other browsers out, and end the links that could bring more."""
        people = self._context.store.people
        for link in await self._context.db(people.links, login.person.id):
            await self._context.db(people.revoke_link, login.person.id, link.id)
        found = await self._context.db(people.sessions, login.person.id)
        await self._end(login.person, tuple(each.id for each in found if each.id != login.session.id))

    async def _end(self, person: Person, sessions: tuple[str, ...]) -> None:
        await self._context.db(self._context.store.people.end_sessions, person.id, sessions)
        for session in sessions:
            self._context.on_revoked(session)

    async def log_out(self, browser: Browser) -> Browser:
        """Log this browser out; where it keeps another person, it becomes that one."""
        found = await self._find(browser.active)
        if found is not None:
            await self._end(found[0], (found[1].id,))
        for token in browser.others:
            if await self._find(token) is not None:
                return Browser(token, _without(browser.others, token))
        return Browser()

    async def switch(self, browser: Browser, session: str) -> Browser:
        """Another person of this browser becomes the active one."""
        for token in browser.others:
            if handle(digest(token)) == session and await self._find(token) is not None:
                before = () if browser.active is None else (browser.active,)
                return Browser(token, (*before, *_without(browser.others, token)))
        raise Unknown("this browser is not logged in as that person any more")

    async def require_choice(self, browser: Browser, person: str, keep: Keep | None) -> None:
        """Nobody's browser becomes somebody else without being asked what happens to the first person."""
        found = await self._find(browser.active)
        if found is not None and found[0].id != person and keep is None:
            raise Forbidden("this browser is logged in as somebody else; say whether to keep both")

    async def arrive(self, browser: Browser, token: str, person: str, keep: Keep | None) -> Browser:
        """A new session in a browser. An older session of the same person there ends: one is enough."""
        others = []
        for old in (*(() if browser.active is None else (browser.active,)), *browser.others):
            found = await self._find(old)
            if found is None:
                continue
            if found[0].id == person or (old == browser.active and keep == "replace"):
                await self._end(found[0], (found[1].id,))
            else:
                others.append(old)
        return Browser(token, tuple(others[:MOST_OTHERS]))

    async def log_in(self, browser: Browser, person: str, keep: Keep | None, user_agent: str) -> Browser:
        """A session for a person who has proved who they are."""
        token, now = secrets.token_hex(16), self._context.now()
        session = Session(digest(token), person, None, False, now, now, device_of(user_agent))
        await self._context.db(self._context.store.people.add_session, session)
        return await self.arrive(browser, token, person, keep)

    # ── Persons ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def introduce(self, form: SetMe, browser: Browser, user_agent: str) -> Browser:
        """A new person; the browser in which they appeared is logged in as them."""
        now, token = self._context.now(), secrets.token_hex(16)
        name = clean_name(form.name or "Novice")
        notices = await self._context.notifier.check(form.notices or ())
        person = Person(secrets.token_hex(12), name, known_language(form.language or FIRST), notices, now)
        session = Session(digest(token), person.id, None, False, now, now, device_of(user_agent))
        await self._context.db(self._context.store.people.add, person, session)
        return Browser(token, browser.others)

    async def update(self, person: Person, form: SetMe) -> Person:
        notices = person.notices if form.notices is None else await self._context.notifier.check(form.notices)
        name = clean_name(form.name) if form.name else person.name
        language = known_language(form.language) if form.language else person.language
        changed = Person(person.id, name, language, notices, person.created)
        await self._context.db(self._context.store.people.update, changed)
        return changed

    # ── Links ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def make_link(self, person: Person, kind: LinkKind) -> MyLink:
        """A link that brings another browser; its secret is shown this once."""
        secret = secrets.token_urlsafe(24)
        link = Link(secrets.token_hex(8), person.id, digest(secret), self._context.now(), kind=kind)
        await self._context.db(self._context.store.people.add_link, link)
        return MyLink(link.id, link.created, 0, secret, kind)

    async def links(self, person: Person) -> list[MyLink]:
        found = await self._context.db(self._context.store.people.links, person.id)
        return [MyLink(link.id, link.created, link.used, kind=link.kind) for link in found]

    async def link_owner(self, secret: str, browser: Browser) -> LinkOwner:
        """To whom a link belongs. Looking changes nothing."""
        owner, link = await self._link(secret)
        found = await self._find(browser.active)
        rows = await self._context.db(self._context.store.tables.of_person, owner.id)
        running = sum(row.stage == "playing" for row in rows)
        return LinkOwner(owner.name, link.kind, running, found is not None and found[0].id == owner.id)

    async def _link(self, secret: str) -> tuple[Person, Link]:
        found = await self._context.db(self._context.store.people.find_link, digest(secret))
        if found is None:
            raise Unknown("this link does not work any more")
        return found

    async def use_link(self, secret: str, browser: Browser, keep: Keep | None, user_agent: str) -> Browser:
        """The browser after it has used a link."""
        owner, link = await self._link(secret)
        await self.require_choice(browser, owner.id, keep)
        found = await self._find(browser.active)
        if found is not None and found[0].id == owner.id and link.kind == "device":
            return browser  # it is that person already, and may do no less than a link allows
        people, token = self._context.store.people, secrets.token_hex(16)
        now, device = self._context.now(), device_of(user_agent)
        if await self._context.db(people.use_link, digest(secret), digest(token), now, device) is None:
            raise Unknown("this link does not work any more")
        return await self.arrive(browser, token, owner.id, keep)

    async def revoke_link(self, person: Person, link: str) -> None:
        if not await self._context.db(self._context.store.people.revoke_link, person.id, link):
            raise Unknown("there is no such link")
        self._context.on_revoked(link)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def handle(session: str) -> str:
    """The name of a session in lists: enough to tell it from others, and it opens nothing."""
    return session[:16]


def _without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    return tuple(each for each in tokens if each != token)
