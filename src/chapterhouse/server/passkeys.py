"""Passkeys (WebAuthn): keep one's person without e-mail or password, and log in with it on any device.

The server stores public keys. Each ceremony answers a challenge that is open once and for a minute; browser and
authenticator sign the origin of the page, so no other site can use what they answer. User verification (fingerprint,
face or PIN) is required: the passkey is the only factor. What needs the library for WebAuthn is in
``passkey_ceremonies`` and loaded when it is needed.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import msgspec

from chapterhouse.kernel import Malformed
from chapterhouse.server.addresses import host_name, is_ip
from chapterhouse.server.chairs import clean_name
from chapterhouse.server.context import Context
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.forms import AddPasskey, MyPasskey, UsePasskey
from chapterhouse.server.identity import Browser, Identity, digest
from chapterhouse.storage import Conflict
from chapterhouse.storage.rows import Passkey, Person

OPEN_FOR = 60.0
"""Seconds for which a challenge may be answered."""
MOST = 20
"""Passkeys of one person."""


class Site(msgspec.Struct, frozen=True):
    """The page that asks: its origin, and the name that its passkeys belong to."""

    origin: str
    name: str

    @classmethod
    def of(cls, address: str, scheme: str, host: str) -> "Site":
        """From the configured address where the request came there, else from the request; its host was checked."""
        name = host_name(host)
        if not name or is_ip(name):
            raise Forbidden("passkeys belong to a name; open this site by its name, not by a numeric address")
        origin = address.rstrip("/") if host_name(address.partition("//")[2]) == name else f"{scheme}://{host}"
        return cls(origin, name)


class PasskeyLogin:
    def __init__(self, context: Context, identity: Identity) -> None:
        self._context = context
        self._identity = identity
        self._secret = b""

    async def open(self) -> None:
        self._secret = (await self._context.db(self._context.store.people.secret, "passkeys")).encode()

    # ── Adding ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def begin_adding(self, person: Person, site: Site) -> dict[str, Any]:
        from chapterhouse.server import passkey_ceremonies as ceremonies

        known = await self._context.db(self._context.store.passkeys.of_person, person.id)
        if len(known) >= MOST:
            raise Forbidden(f"a person has at most {MOST} passkeys; delete one first")
        challenge = await self._challenge(person.id)
        user = (person.name, self._user_handle(person))
        return ceremonies.registration(site.name, user, challenge, OPEN_FOR, known)

    async def add(self, person: Person, site: Site, form: AddPasskey, device: str) -> MyPasskey:
        from chapterhouse.server import passkey_ceremonies as ceremonies

        challenge = await self._take_challenge(form.credential, person.id)
        made = ceremonies.verify_registration(form.credential, ceremonies.Asked(challenge, site.origin, site.name))
        passkey = Passkey(
            id=secrets.token_hex(8),
            person=person.id,
            credential=made.credential,
            public_key=made.public_key,
            counter=made.counter,
            name=clean_name(form.name) if form.name else device,
            created=self._context.now(),
        )
        try:
            await self._context.db(self._context.store.passkeys.add, passkey)
        except Conflict:
            raise Forbidden("this passkey is known already") from None
        return shown(passkey)

    def _user_handle(self, person: Person) -> bytes:
        """What an authenticator knows a person by: the same each time, and nothing that means anything elsewhere."""
        return hmac.new(self._secret, person.id.encode(), hashlib.sha256).digest()

    # ── Logging in ───────────────────────────────────────────────────────────────────────────────────────────────

    async def begin_login(self, site: Site) -> dict[str, Any]:
        from chapterhouse.server import passkey_ceremonies as ceremonies

        return ceremonies.login(site.name, await self._challenge(None), OPEN_FOR)

    async def log_in(self, browser: Browser, site: Site, form: UsePasskey, user_agent: str) -> Browser:
        """The browser, logged in as the person that the passkey belongs to."""
        from chapterhouse.server import passkey_ceremonies as ceremonies

        passkey = await self._find(form.credential)
        await self._identity.require_choice(browser, passkey.person, form.keep)
        challenge = await self._take_challenge(form.credential, None)
        counter = ceremonies.verify_login(form.credential, ceremonies.Asked(challenge, site.origin, site.name), passkey)
        used = self._context.store.passkeys.use
        if not await self._context.db(used, passkey, counter, self._context.now()):
            raise Forbidden("this passkey was used twice at the same time; try again")
        return await self._identity.log_in(browser, passkey.person, form.keep, user_agent)

    async def _find(self, credential: dict[str, Any]) -> Passkey:
        name = credential.get("id")
        if not isinstance(name, str):
            raise Malformed("that is no answer of a browser")
        found = await self._context.db(self._context.store.passkeys.find, name)
        if found is None:
            raise Unknown("this server does not know that passkey; it may have been deleted")
        return found

    # ── Challenges ───────────────────────────────────────────────────────────────────────────────────────────────

    async def _challenge(self, person: str | None) -> bytes:
        challenge, now = secrets.token_bytes(32), self._context.now()
        add = self._context.store.passkeys.add_challenge
        await self._context.db(add, _name_of(challenge), person, now, now + OPEN_FOR)
        return challenge

    async def _take_challenge(self, credential: dict[str, Any], person: str | None) -> bytes:
        """The challenge that an answer names, if it was open; it is closed now."""
        from chapterhouse.server import passkey_ceremonies as ceremonies

        challenge: bytes = ceremonies.challenge_in(credential)
        taken = self._context.store.passkeys.take_challenge
        if not await self._context.db(taken, _name_of(challenge), person, self._context.now()):
            raise Forbidden("this took too long, or was done already; try again")
        return challenge

    # ── Mine ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def of_person(self, person: Person) -> list[MyPasskey]:
        return [shown(each) for each in await self._context.db(self._context.store.passkeys.of_person, person.id)]

    async def rename(self, person: Person, passkey: str, name: str) -> None:
        if not await self._context.db(self._context.store.passkeys.rename, person.id, passkey, clean_name(name)):
            raise Unknown("there is no such passkey")

    async def remove(self, person: Person, passkey: str) -> None:
        if not await self._context.db(self._context.store.passkeys.remove, person.id, passkey):
            raise Unknown("there is no such passkey")


def shown(passkey: Passkey) -> MyPasskey:
    return MyPasskey(passkey.id, passkey.name, passkey.created, passkey.used)


def _name_of(challenge: bytes) -> str:
    """What the database knows a challenge by."""
    return digest(urlsafe_b64encode(challenge).rstrip(b"=").decode())
