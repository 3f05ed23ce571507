"""Who I am, and the links that carry my chairs to another device."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from chapterhouse.server.api import AnyRequest, Somebody, TheServer, Visitor
from chapterhouse.server.errors import TooFast
from chapterhouse.server.forms import Me, MyLink, SetMe, UseLink
from chapterhouse.server.identity import COOKIE, YEAR
from chapterhouse.server.notifier import service
from chapterhouse.server.process import ServerProcess
from chapterhouse.storage.rows import Person

NOBODY = Me("", "en", (), False)


def me_of(person: Person) -> Me:
    language = msgspec.convert(person.language, Me.__annotations__["language"])
    return Me(person.name, language, tuple(service(each) for each in person.notices), True)


def _cookie(server: ServerProcess, value: str) -> Cookie:
    secure = server.context.config.secure_cookies
    return Cookie(key=COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def _may_arrive(request: AnyRequest, server: ServerProcess) -> None:
    address = request.client.host if request.client else ""
    if not server.arriving.take(address):
        raise TooFast("too many newcomers from one address; wait a moment")


@get("/api/me", summary="Who I am")
async def get_me(visitor: Visitor) -> Me:
    return NOBODY if visitor is None else me_of(visitor)


@put("/api/me", summary="Say who I am")
async def put_me(data: JSONBody[SetMe], request: AnyRequest, visitor: Visitor, server: TheServer) -> Response[Me]:
    """A browser that we do not know becomes a new person and gets a cookie."""
    if visitor is not None:
        return Response(me_of(await server.identity.update(visitor, data)))
    _may_arrive(request, server)
    person, cookie = await server.identity.introduce(data)
    return Response(me_of(person), cookies=[_cookie(server, cookie)])


@get("/api/me/links", summary="My private links")
async def get_links(person: Somebody, server: TheServer) -> list[MyLink]:
    return await server.identity.links(person)


@post("/api/me/links", summary="Make a private link")
async def post_link(person: Somebody, server: TheServer) -> MyLink:
    """The secret is in this answer and nowhere else; put it behind the # of an address, which no server sees."""
    return await server.identity.make_link(person)


@delete("/api/me/links/{link_id:str}", summary="Revoke a private link")
async def delete_link(
    link_id: Annotated[str, PathParameter(max_length=40)], person: Somebody, server: TheServer
) -> None:
    """Every browser that it brought stops speaking for me."""
    await server.identity.revoke_link(person, link_id)
    server.registry.revoke(link_id)


@post("/api/me/links/use", status_code=200, summary="Use a private link")
async def use_link(data: JSONBody[UseLink], request: AnyRequest, server: TheServer) -> Response[None]:
    """This browser now speaks for the person who made the link."""
    _may_arrive(request, server)
    return Response(None, cookies=[_cookie(server, await server.identity.use_link(data.secret))])


HANDLERS = (get_me, put_me, get_links, post_link, delete_link, use_link)
