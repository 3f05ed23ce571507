"""An authenticator in software: makes passkeys and answers challenges as a browser would, or wrongly on purpose."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey for one site."""

    def __init__(self, origin: str, name: str) -> None:
        self.origin = origin
        self.name = name
        self.counter = 0
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to ``navigator.credentials.create``."""
        attested = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + self._public_key()
        data = self._data(self.flags | ATTESTED) + attested
        response = {
            "clientDataJSON": self._client_data("webauthn.create", options["challenge"]),
            "attestationObject": bytes_to_base64url(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to ``navigator.credentials.get``."""
        self.counter += 1
        client_data = self._client_json("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": bytes_to_base64url(client_data),
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "userHandle": None,
        }
        return self._credential(response)

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = bytes_to_base64url(self._id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _public_key(self) -> bytes:
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _client_json(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _client_data(self, kind: str, challenge: str) -> str:
        return bytes_to_base64url(self._client_json(kind, challenge))
