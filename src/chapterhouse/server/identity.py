"""Who is asking: a signed cookie names a browser, which speaks for a person; a private link brings another browser.

The cookie is ``<session>.<signature>``; the signature is made with a secret of this installation and compared in
constant time before the database is asked. Of a private link only a digest is kept.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from chapterhouse.server.chairs import clean_name
from chapterhouse.server.context import Context
from chapterhouse.server.errors import Unknown
from chapterhouse.server.forms import MyLink, SetMe
from chapterhouse.storage.rows import Link, Person, Session

COOKIE = "chapterhouse"
YEAR = 365 * 86_400


class Identity:
    def __init__(self, context: Context, secret: str) -> None:
        self._context = context
        self._secret = secret.encode()

    @classmethod
    async def open(cls, context: Context) -> "Identity":
        return cls(context, await context.db(context.store.people.secret, "cookie"))

    def sign(self, session: str) -> str:
        signature = hmac.new(self._secret, session.encode(), hashlib.sha256).hexdigest()
        return f"{session}.{signature}"

    def session_of(self, cookie: str) -> str | None:
        """The session that a cookie names, if we have signed it."""
        session, _, _signature = cookie.partition(".")
        return session if hmac.compare_digest(self.sign(session).encode(), cookie.encode()) else None

    async def who(self, cookies: Mapping[str, str]) -> tuple[Person, Session] | None:
        session = self.session_of(cookies.get(COOKIE, ""))
        if session is None:
            return None
        return await self._context.db(self._context.store.people.of_session, session)

    async def introduce(self, form: SetMe) -> tuple[Person, str]:
        """A new person, and the cookie of their browser."""
        now = self._context.now()
        name = clean_name(form.name or "Novice")
        notices = await self._context.notifier.check(form.notices or ())
        person = Person(secrets.token_hex(12), name, form.language or "en", notices, now)
        session = Session(secrets.token_hex(16), person.id, None, False)
        await self._context.db(self._context.store.people.add, person, session)
        return person, self.sign(session.id)

    async def update(self, person: Person, form: SetMe) -> Person:
        notices = person.notices if form.notices is None else await self._context.notifier.check(form.notices)
        name = clean_name(form.name) if form.name else person.name
        changed = Person(person.id, name, form.language or person.language, notices, person.created)
        await self._context.db(self._context.store.people.update, changed)
        return changed

    async def make_link(self, person: Person) -> MyLink:
        """A link to carry my chairs to another device; its secret is shown this once."""
        secret = secrets.token_urlsafe(24)
        link = Link(secrets.token_hex(8), person.id, digest(secret), self._context.now())
        await self._context.db(self._context.store.people.add_link, link)
        return MyLink(link.id, link.created, 0, secret)

    async def links(self, person: Person) -> list[MyLink]:
        found = await self._context.db(self._context.store.people.links, person.id)
        return [MyLink(link.id, link.created, link.used) for link in found]

    async def use_link(self, secret: str) -> str:
        """The cookie for the browser that brings a link."""
        people, session = self._context.store.people, secrets.token_hex(16)
        made = await self._context.db(people.use_link, digest(secret), session, self._context.now())
        if made is None:
            raise Unknown("this link does not work any more")
        return self.sign(made.id)

    async def revoke_link(self, person: Person, link: str) -> None:
        if not await self._context.db(self._context.store.people.revoke_link, person.id, link):
            raise Unknown("there is no such link")


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
