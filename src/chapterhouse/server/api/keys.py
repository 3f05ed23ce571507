"""My passkeys, logging in with one, and everything that the server knows about me."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from chapterhouse.server import personal_data
from chapterhouse.server.api import Address, AnyRequest, Owner, TheServer
from chapterhouse.server.api.me import agent_of, answer_as, browser_of, may_arrive
from chapterhouse.server.devices import device_of
from chapterhouse.server.forms import (
    AddPasskey,
    DeleteMe,
    Me,
    MyDataSummary,
    MyPasskey,
    PasskeyOptions,
    RenamePasskey,
    UsePasskey,
)
from chapterhouse.server.passkeys import Site
from chapterhouse.server.process import ServerProcess

PasskeyId = Annotated[str, PathParameter(max_length=40)]


def site_of(request: AnyRequest, server: ServerProcess) -> Site:
    return Site.of(server.context.config.address, request.url.scheme, request.headers.get("host", ""))


@get("/api/me/passkeys", summary="My passkeys")
async def get_passkeys(owner: Owner, server: TheServer) -> list[MyPasskey]:
    return await server.passkeys.of_person(owner.person)


@post("/api/me/passkeys/begin", status_code=200, summary="Begin to add a passkey")
async def begin_passkey(request: AnyRequest, owner: Owner, server: TheServer) -> PasskeyOptions:
    """The options for ``navigator.credentials.create``; they hold for a minute."""
    return PasskeyOptions(await server.passkeys.begin_adding(owner.person, site_of(request, server)))


@post("/api/me/passkeys", summary="Add a passkey")
async def add_passkey(data: JSONBody[AddPasskey], request: AnyRequest, owner: Owner, server: TheServer) -> MyPasskey:
    device = device_of(agent_of(request))
    return await server.passkeys.add(owner.person, site_of(request, server), data, device)


@put("/api/me/passkeys/{passkey_id:str}", status_code=204, summary="Rename a passkey")
async def rename_passkey(passkey_id: PasskeyId, data: JSONBody[RenamePasskey], owner: Owner, server: TheServer) -> None:
    await server.passkeys.rename(owner.person, passkey_id, data.name)


@delete("/api/me/passkeys/{passkey_id:str}", summary="Delete a passkey")
async def delete_passkey(passkey_id: PasskeyId, owner: Owner, server: TheServer) -> None:
    await server.passkeys.remove(owner.person, passkey_id)


@post("/api/passkeys/begin", status_code=200, summary="Begin to log in with a passkey")
async def begin_login(request: AnyRequest, server: TheServer) -> PasskeyOptions:
    """The options for ``navigator.credentials.get``; they hold for a minute."""
    may_arrive(request, server)
    return PasskeyOptions(await server.passkeys.begin_login(site_of(request, server)))


@post("/api/passkeys/use", status_code=200, summary="Log in with a passkey")
async def use_passkey(data: JSONBody[UsePasskey], request: AnyRequest, server: TheServer) -> Response[Me]:
    may_arrive(request, server)
    browser = browser_of(request, server)
    return await answer_as(
        server, await server.passkeys.log_in(browser, site_of(request, server), data, agent_of(request))
    )


# ── My data ──────────────────────────────────────────────────────────────────────────────────────────────────────


@get("/api/me/data/summary", summary="How much is stored about me")
async def get_summary(owner: Owner, address: Address, server: TheServer) -> MyDataSummary:
    return await personal_data.summary(server, owner.person, address)


@get("/api/me/data", summary="Everything that is stored about me")
async def get_data(owner: Owner, server: TheServer) -> Response[bytes]:
    """One JSON file: who I am, my browsers, links and passkeys, tables, moves, talk and notes."""
    data = await personal_data.export_person(server, owner.person)
    headers = {"content-disposition": 'attachment; filename="chapterhouse-my-data.json"'}
    body = await asyncio.to_thread(lambda: msgspec.json.format(msgspec.json.encode(data), indent=2))
    return Response(body, media_type="application/json", headers=headers)


@post("/api/me/delete", status_code=200, summary="Delete everything about me")
async def delete_me(data: JSONBody[DeleteMe], request: AnyRequest, owner: Owner, server: TheServer) -> Response[Me]:
    """Finished games stay with the others under a neutral name; in running games a bot takes my chair."""
    browser = browser_of(request, server)
    await personal_data.delete_person(server, owner.person, data.name)
    return await answer_as(server, await server.identity.log_out(browser))


HANDLERS = (
    get_passkeys,
    begin_passkey,
    add_passkey,
    rename_passkey,
    delete_passkey,
    begin_login,
    use_passkey,
    get_summary,
    get_data,
    delete_me,
)
