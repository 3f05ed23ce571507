"""The gate in front of everything: foreign pages are turned away, the greedy slowed down, answers get their headers.

It also counts requests and writes the access log. Addresses of tables are invitations, so no path is ever logged, only
which kind of place was asked for.
"""

import logging
import time
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Send

from chapterhouse.server.config import Config
from chapterhouse.server.forms import Problem
from chapterhouse.server.identity import COOKIE
from chapterhouse.server.process import ServerProcess

log = logging.getLogger("chapterhouse.access")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Scripts come from this server and nowhere else. Styles may stand in the page: boards place their pieces that way."""

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)

SAFE = ("GET", "HEAD", "OPTIONS")

Scope = Any
"""What came in, as ASGI describes it; its keys differ between pages and sockets."""


class Guard:
    def __init__(self, app: ASGIApp, server: ServerProcess) -> None:
        self._app = app
        self._house = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._page(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        if not origin_allowed(headers, self._house.context.config):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign page"})
        else:
            await self._app(scope, receive, send)

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(send)
        started = time.monotonic()
        problem = self._problem(scope)
        if problem is None:
            await self._app(scope, receive, answer)
        else:
            await _refuse(answer, *problem)
        self._note(scope, answer.status, time.monotonic() - started)

    def _problem(self, scope: Scope) -> tuple[int, Problem] | None:
        config, headers = self._house.context.config, _headers(scope)
        if scope["method"] not in SAFE and not origin_allowed(headers, config):
            return 403, Problem("forbidden", "this request came from a foreign page")
        if not self._house.asking.take(self._who(scope, headers)):
            return 429, Problem("too-fast", "too many requests; wait a moment")
        return None

    def _who(self, scope: Scope, headers: Mapping[str, str]) -> str:
        """One bucket for each browser that we know; the others share that of their address."""
        session = self._house.identity.session_of(_cookie(headers.get("cookie", "")))
        client = scope.get("client")
        return session or (str(client[0]) if client else "")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        self._house.context.metrics.requests.labels(str(status)).inc()
        path = str(scope.get("path", "")).split("/")
        place = "/".join(path[:3]) if path[1:2] == ["api"] else "page"
        details = {"place": place, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra={**details, "method": scope.get("method", "")})


def origin_allowed(headers: Mapping[str, str], config: Config) -> bool:
    """Whether the page behind a request is ours. Programs send no origin; browsers always do where it matters."""
    origin = headers.get("origin")
    if origin is None:
        return True
    known = {config.address.rstrip("/"), *(each.rstrip("/") for each in config.origins)}
    return origin in known or urlsplit(origin).netloc == headers.get("host", "")


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return "" if found is None else found.value


class _Answer:
    """Sends an answer on, with our headers on it."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = _with_headers(message)
        await self._send(message)


def _with_headers(message: HTTPResponseStartEvent) -> HTTPResponseStartEvent:
    return {**message, "headers": [*message["headers"], *HEADERS]}


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
