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
from chapterhouse.server.limits import network_of
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

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Where the address is https: browsers come by https from now on."""
NO_STORE = (b"cache-control", b"no-store")
"""Answers of the API are for one reader at one moment, unless a handler says otherwise."""

COSTS = {"/api/lobby": 4.0, "/schema/openapi.json": 4.0}
"""What takes several times as long as other requests."""

Headers = tuple[tuple[bytes, bytes], ...]
SAFE = ("GET", "HEAD", "OPTIONS")

Scope = Any
"""What came in, as ASGI describes it; its keys differ between pages and sockets."""


class Guard:
    def __init__(self, app: ASGIApp, server: ServerProcess) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._page(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._socket_problem(scope)
        if problem is not None:
            await receive()
            await send({"type": "websocket.close", "code": problem[0], "reason": problem[1]})
        else:
            await self._app(scope, receive, send)

    def _socket_problem(self, scope: Scope) -> tuple[int, str] | None:
        """The code to close with, and why."""
        headers = _headers(scope)
        if headers.get("host", "") not in self._server.host_names:
            return 4421, "unknown host name"
        if not origin_allowed(headers, self._server.context.config):
            return 4403, "foreign page"
        if _unstorable(scope):
            return 4400, "malformed address"
        if not self._server.handshakes.take(_address(scope)):
            return 4429, "too many connections at once"
        return None

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = (*HEADERS, HSTS) if self._server.context.config.https else HEADERS
        answer = _Answer(send, headers, str(scope.get("path", "")).startswith("/api/"))
        started = time.monotonic()
        problem = self._problem(scope)
        if problem is None:
            await self._app(scope, receive, answer)
        else:
            await _refuse(answer, *problem)
        self._note(scope, answer.status, time.monotonic() - started)

    def _problem(self, scope: Scope) -> tuple[int, Problem] | None:
        config, headers = self._server.context.config, _headers(scope)
        if headers.get("host", "") not in self._server.host_names:
            return 421, Problem("forbidden", "this server is not called by that name; its host can add it to `hosts`")
        if _unstorable(scope):
            return 400, Problem("malformed", "an address contains no NUL character")
        if scope["method"] not in SAFE and not origin_allowed(headers, config):
            return 403, Problem("forbidden", "this request came from a foreign page")
        if not self._may_ask(scope, headers):
            return 429, Problem("too-fast", "too many requests; wait a moment")
        return None

    def _may_ask(self, scope: Scope, headers: Mapping[str, str]) -> bool:
        """A browser has its bucket, and its address one for all its browsers: who makes many gains little by it."""
        path, address, server = str(scope.get("path", "")), _address(scope), self._server
        if not path.startswith(("/api/", "/schema")):
            return server.fetching.take(address)
        cost = COSTS.get(path, 1.0)
        return server.asking.take(self._who(scope, headers), cost) and server.asking_addresses.take(address, cost)

    def _who(self, scope: Scope, headers: Mapping[str, str]) -> str:
        """One bucket for each browser that we know; the others share that of their address."""
        identity = self._server.identity
        return identity.token_of(_cookie(headers.get("cookie", ""), identity.cookie)) or _address(scope)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        self._server.context.metrics.requests.labels(str(status)).inc()
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


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""


def _unstorable(scope: Scope) -> bool:
    """Whether an address holds a NUL character, which no name or id has and PostgreSQL cannot look for."""
    return "\0" in str(scope.get("path", "")) or b"%00" in scope.get("query_string", b"")


def _cookie(header: str, name: str) -> str:
    try:
        found = SimpleCookie(header).get(name)
    except CookieError:
        return ""
    return "" if found is None else found.value


class _Answer:
    """Sends an answer on, with our headers on it."""

    def __init__(self, send: Send, headers: Headers, private: bool) -> None:
        self._send = send
        self._headers = headers
        self._private = private
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = self._with_headers(message)
        await self._send(message)

    def _with_headers(self, message: HTTPResponseStartEvent) -> HTTPResponseStartEvent:
        headers = [*message["headers"], *self._headers]
        if self._private and not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
            headers.append(NO_STORE)
        return {**message, "headers": headers}


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
