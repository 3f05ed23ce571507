"""The HTTP side: one file per place. Handlers get the server process and the person by name among their arguments."""

from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from chapterhouse.server.errors import Forbidden
from chapterhouse.server.process import ServerProcess
from chapterhouse.storage.rows import Person

AnyRequest = Request[Any, Any, Any]
TheServer = NamedDependency[ServerProcess]
Visitor = NamedDependency[Person | None]
Somebody = NamedDependency[Person]
Address = NamedDependency[str]


def provide_server(state: State) -> ServerProcess:
    server: ServerProcess = state.server
    return server


async def provide_visitor(request: AnyRequest, server: TheServer) -> Person | None:
    """Who asks, or None for a browser that we do not know."""
    who = await server.identity.who(request.cookies)
    return None if who is None else who[0]


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


def json_of(kind: Any) -> ResponseSpec:
    """The description of such an answer."""
    return ResponseSpec(data_container=kind, description="OK", generate_examples=False)
