"""Who I am, the browsers that are logged in as me, and the links that bring others."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from chapterhouse.languages import FIRST
from chapterhouse.server import conduct
from chapterhouse.server.api import Address, AnyRequest, MaybeLogin, Owner, TheServer
from chapterhouse.server.errors import TooFast
from chapterhouse.server.forms import (
    LinkOwner,
    LookAtLink,
    MakeLink,
    Me,
    MyLink,
    MyRelation,
    MySession,
    SetMe,
    SwitchPerson,
    UseLink,
)
from chapterhouse.server.identity import COOKIE, YEAR, Browser, Login
from chapterhouse.server.limits import network_of
from chapterhouse.server.notifier import service
from chapterhouse.server.process import ServerProcess

Handle = Annotated[str, PathParameter(max_length=64)]
RelationNumber = Annotated[int, PathParameter(ge=1, lt=2**31)]


async def me_of(server: ServerProcess, login: Login | None, browser: Browser) -> Me:
    others = await server.identity.others(browser)
    if login is None:
        return Me("", FIRST, (), False, others=others)
    person = login.person
    notices = tuple(service(each) for each in person.notices)
    return Me(person.name, person.language, notices, True, login.by_link, await server.is_member(person), others)


def browser_of(request: AnyRequest, server: ServerProcess) -> Browser:
    return server.identity.browser(request.cookies)


def cookies_for(server: ServerProcess, browser: Browser) -> list[Cookie]:
    """Both cookies of a browser; an empty one is deleted."""
    identity = server.identity
    active = "" if browser.active is None else identity.sign(browser.active)
    others = "~".join(identity.sign(token) for token in browser.others)
    return [_cookie(server, identity.cookie, active), _cookie(server, identity.others_cookie, others)]


def _cookie(server: ServerProcess, name: str, value: str) -> Cookie:
    age, secure = (YEAR if value else 0), server.context.config.secure
    return Cookie(key=name, value=value, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)


def may_arrive(request: AnyRequest, server: ServerProcess) -> None:
    address = network_of(request.client.host if request.client else "")
    if not server.arriving.take(address):
        raise TooFast("too many newcomers from one address; wait a moment")


def agent_of(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


async def answer_as(server: ServerProcess, browser: Browser) -> Response[Me]:
    """Who I am now, with the cookies of the changed browser."""
    who = await server.identity.who({server.identity.cookie: server.identity.sign(browser.active or "")})
    me = await me_of(server, None if who is None else Login(*who), browser)
    return Response(me, cookies=cookies_for(server, browser))


@get("/api/me", summary="Who I am")
async def get_me(request: AnyRequest, login: MaybeLogin, server: TheServer) -> Response[Me]:
    browser = browser_of(request, server)
    if browser.active is None and server.identity.cookie != COOKIE and COOKIE in request.cookies:
        return await answer_as(server, server.identity.old_browser(request.cookies))
    return Response(await me_of(server, login, browser))


@put("/api/me", summary="Say who I am")
async def put_me(data: JSONBody[SetMe], request: AnyRequest, login: MaybeLogin, server: TheServer) -> Response[Me]:
    """A browser that we do not know becomes a new person and gets a cookie."""
    browser = browser_of(request, server)
    if login is not None:
        changed = await server.identity.update(login.person, data)
        return Response(await me_of(server, Login(changed, login.session), browser))
    may_arrive(request, server)
    return await answer_as(server, await server.identity.introduce(data, browser, agent_of(request)))


# ── Several persons in one browser, several browsers of one person ───────────────────────────────────────────────


@post("/api/me/switch", status_code=200, summary="Become another person of this browser")
async def post_switch(data: JSONBody[SwitchPerson], request: AnyRequest, server: TheServer) -> Response[Me]:
    return await answer_as(server, await server.identity.switch(browser_of(request, server), data.session))


@post("/api/me/log-out", status_code=200, summary="Log this browser out")
async def post_log_out(request: AnyRequest, server: TheServer) -> Response[Me]:
    """Without a passkey or a recovery link nobody can log in as this person again."""
    return await answer_as(server, await server.identity.log_out(browser_of(request, server)))


@get("/api/me/sessions", summary="The browsers that are logged in as me")
async def get_sessions(owner: Owner, server: TheServer) -> list[MySession]:
    return await server.identity.sessions(owner)


@delete("/api/me/sessions/{session_id:str}", summary="Log another browser out")
async def delete_session(session_id: Handle, owner: Owner, server: TheServer) -> None:
    await server.identity.end_session(owner, session_id)


@post("/api/me/sessions/end-others", status_code=204, summary="Log all other browsers out")
async def post_end_others(owner: Owner, server: TheServer) -> None:
    """Links stop working too, so that no browser comes back by one."""
    await server.identity.end_other_sessions(owner)


# ── Other people ─────────────────────────────────────────────────────────────────────────────────────────────────


@get("/api/me/relations", summary="Whom I mute or block")
async def get_relations(owner: Owner, server: TheServer) -> list[MyRelation]:
    return await conduct.my_relations(server.context, owner.person)


@delete("/api/me/relations/{number:int}", summary="Neither mute nor block somebody any more")
async def delete_relation(
    number: Annotated[int, PathParameter(ge=1, lt=2**31)], owner: Owner, server: TheServer
) -> None:
    await conduct.end_relation(server.context, list(server.registry.tables.values()), owner.person, number)


# ── Links ────────────────────────────────────────────────────────────────────────────────────────────────────────


@get("/api/me/links", summary="My private links")
async def get_links(owner: Owner, server: TheServer) -> list[MyLink]:
    return await server.identity.links(owner.person)


@post("/api/me/links", summary="Make a private link")
async def post_link(
    owner: Owner, address: Address, server: TheServer, data: JSONBody[MakeLink | None] = None
) -> MyLink:
    """The secret is in this answer and nowhere else; put it behind the # of an address, which no server sees."""
    server.registry.budgets.arrangements.spend(owner.person.id, address)
    return await server.identity.make_link(owner.person, (data or MakeLink()).kind)


@delete("/api/me/links/{link_id:str}", summary="Revoke a private link")
async def delete_link(link_id: Annotated[str, PathParameter(max_length=40)], owner: Owner, server: TheServer) -> None:
    """Every browser that it brought is logged out."""
    await server.identity.revoke_link(owner.person, link_id)


@post("/api/me/links/look", status_code=200, summary="Whose link this is")
async def look_at_link(data: JSONBody[LookAtLink], request: AnyRequest, server: TheServer) -> LinkOwner:
    """So that a page can ask before it uses the link. Nothing changes."""
    may_arrive(request, server)
    return await server.identity.link_owner(data.secret, browser_of(request, server))


@post("/api/me/links/use", status_code=200, summary="Use a private link")
async def use_link(data: JSONBody[UseLink], request: AnyRequest, server: TheServer) -> Response[Me]:
    """This browser logs in as the person who made the link."""
    may_arrive(request, server)
    browser = browser_of(request, server)
    return await answer_as(server, await server.identity.use_link(data.secret, browser, data.keep, agent_of(request)))


HANDLERS = (
    get_me,
    put_me,
    post_switch,
    post_log_out,
    get_sessions,
    delete_session,
    post_end_others,
    get_relations,
    delete_relation,
    get_links,
    post_link,
    delete_link,
    look_at_link,
    use_link,
)
