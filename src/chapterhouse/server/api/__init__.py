"""The HTTP side: one file per place. Handlers get the server process and the person by name among their arguments."""

import gzip
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from chapterhouse.kernel import Malformed
from chapterhouse.server.decoding import decode_json
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.identity import Login
from chapterhouse.server.process import ServerProcess
from chapterhouse.storage.rows import Person

AnyRequest = Request[Any, Any, Any]
TheServer = NamedDependency[ServerProcess]
Visitor = NamedDependency[Person | None]
Somebody = NamedDependency[Person]
Address = NamedDependency[str]
MaybeLogin = NamedDependency[Login | None]
Owner = NamedDependency[Login]


SHORT_BODY = 65_536
"""Bytes of a body, but for the few handlers that say more in their ``opt`` (``long_body``)."""
LONG_BODY = "long-body"


def long_body(kind: type[msgspec.Struct], limit: Literal["body_bytes", "edition_body"]) -> dict[str, Any]:
    """The ``opt`` of a handler whose body may be long: it is decoded as this type at once, so what is of no use there
    is refused before anything is made of it."""
    return {LONG_BODY: (kind, limit)}


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is decoded with our limits, so that no bytes make a handler fail or the others wait."""

    async def json(self) -> Any:
        kind, limit = self.route_handler.opt.get(LONG_BODY, (Any, ""))
        longest = getattr(self.app.state.server.context.config.limits, limit) if limit else SHORT_BODY
        body = await self.body() or b"null"
        if len(body) > longest:
            raise Malformed(f"a body has at most {longest} bytes here")
        return decode_json(body, lambda raw: msgspec.json.decode(raw, type=kind), "JSON")


def provide_server(state: State) -> ServerProcess:
    server: ServerProcess = state.server
    return server


async def provide_login(request: AnyRequest, server: TheServer) -> Login | None:
    """Who asks and through which session, or None for a browser that we do not know."""
    who = await server.identity.who(request.cookies, request.headers.get("user-agent", ""))
    return None if who is None else Login(*who)


async def provide_visitor(login: MaybeLogin) -> Person | None:
    """Who asks, or None for a browser that we do not know."""
    return None if login is None else login.person


async def provide_person(visitor: Visitor) -> Person:
    """Who asks; nobody in particular is refused."""
    if visitor is None:
        raise Forbidden("say who you are first: PUT /api/me")
    return visitor


def provide_address(request: AnyRequest) -> str:
    """Where the request comes from; empty where the server cannot know."""
    return request.client.host if request.client else ""


def encoded(answer: bytes) -> Response[bytes]:
    """An answer that a worker process has encoded."""
    return Response(answer, media_type=MediaType.JSON)


def encoded_gzip(answer: bytes, request: AnyRequest) -> Response[bytes]:
    """An answer that a worker process has encoded and compressed, as the client can read it."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(answer, media_type=MediaType.JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(answer), media_type=MediaType.JSON, headers=headers)


def json_of(kind: Any) -> ResponseSpec:
    """The description of such an answer."""
    return ResponseSpec(data_container=kind, description="OK", generate_examples=False)


async def provide_owner(login: MaybeLogin) -> Login:
    """Who asks, where they may manage keys, links and data: not through a browser that came by a link."""
    if login is None:
        raise Forbidden("say who you are first: PUT /api/me")
    if login.by_link:
        raise Forbidden("this browser came by a link: it plays, but keys and data are managed in the owner's browser")
    return login
