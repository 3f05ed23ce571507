"""What is asked of an authenticator, and whether its answer is right: all that needs the library for WebAuthn.

The library is large: ``passkeys`` loads this module when it is needed, and a server that has opened loads it ahead.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from chapterhouse.kernel import Malformed
from chapterhouse.server.errors import Forbidden
from chapterhouse.storage.rows import Passkey

SITE = "Chapterhouse"
UNREADABLE = (WebAuthnException, ValueError, LookupError, TypeError, AttributeError)
"""What the parser of the library raises for what is no answer of an authenticator."""


class Asked(msgspec.Struct, frozen=True):
    """What an answer must fit."""

    challenge: bytes
    origin: str
    name: str
    """That the passkeys of the site belong to."""


class NewKey(msgspec.Struct, frozen=True):
    """A passkey that an authenticator has made; both in base64url."""

    credential: str
    public_key: str
    counter: int


def registration(
    site: str, user: tuple[str, bytes], challenge: bytes, seconds: float, known: Sequence[Passkey]
) -> dict[str, Any]:
    """What a browser needs to make a passkey for a user (name and handle), who has those already."""
    options = generate_registration_options(
        rp_id=site,
        rp_name=SITE,
        user_name=user[0],
        user_id=user[1],
        challenge=challenge,
        timeout=int(seconds * 1000),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.credential)) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
    )
    return options_to_json_dict(options)


def verify_registration(credential: dict[str, Any], asked: Asked) -> NewKey:
    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=asked.challenge,
            expected_rp_id=asked.name,
            expected_origin=asked.origin,
            require_user_verification=True,
        )
    except UNREADABLE:
        raise Malformed("that is no passkey for this site") from None
    return NewKey(
        bytes_to_base64url(verified.credential_id),
        bytes_to_base64url(verified.credential_public_key),
        verified.sign_count,
    )


def login(site: str, challenge: bytes, seconds: float) -> dict[str, Any]:
    """What a browser needs to log in."""
    options = generate_authentication_options(
        rp_id=site,
        challenge=challenge,
        timeout=int(seconds * 1000),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def verify_login(credential: dict[str, Any], asked: Asked, passkey: Passkey) -> int:
    """The new counter of the passkey."""
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=asked.challenge,
            expected_rp_id=asked.name,
            expected_origin=asked.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.counter,
            require_user_verification=True,
        )
    except UNREADABLE:
        raise Forbidden("this passkey does not fit; try again") from None
    return verified.new_sign_count


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that an answer names."""
    try:
        return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    except (*UNREADABLE, RecursionError):
        raise Malformed("that is no answer of a browser") from None
