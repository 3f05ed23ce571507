"""The HTTP side: one file per place. Handlers get the server process and the person by name among their arguments."""

import gzip
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

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


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is decoded with our limits, so that no bytes make a handler fail."""

    async def json(self) -> Any:
        return decode_json(await self.body() or b"null", msgspec.json.decode, "JSON")


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
