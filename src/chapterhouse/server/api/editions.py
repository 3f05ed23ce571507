"""Editions of the house over HTTP: list them, read one as a file or from one, check data, save them as a new one.

An edition is named by the fingerprint of its values, so saving adds one and never changes another. Data are checked in
a worker process; files are read and written in threads.
"""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from chapterhouse.games import GAMES, edition_check, edition_patch, editions
from chapterhouse.games.editions import Kept
from chapterhouse.kernel.card_forms import CardText
from chapterhouse.kernel.data_fault import BadData, DataFault
from chapterhouse.kernel.edition import SHIPPED, Edition, corrected, edition
from chapterhouse.server.addresses import edition_saving
from chapterhouse.server.api import Address, Somebody, TheServer, Visitor, long_body
from chapterhouse.server.chairs import clean_name
from chapterhouse.server.config import Saving
from chapterhouse.server.edition_forms import (
    CardDraft,
    CardFault,
    CardSaid,
    Checked,
    DataChange,
    EditionCheck,
    EditionDraft,
    EditionFile,
    EditionLine,
    Editions,
)
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.process import ServerProcess
from chapterhouse.speech import LANGUAGES, Speech
from chapterhouse.storage.rows import Person
from chapterhouse.workers import Turn

Word = Annotated[str, PathParameter(max_length=40)]
SECONDS = 30.0
"""Time limit of one check."""
COST = 1.0
"""In units of the work budget."""
CARD_COST = 0.1
LIST_COST = 0.5
"""To list the editions every one of them is read."""
CARD_BYTES = 4_000
"""The size of a card that is being made."""
LONG_FILE = long_body(EditionFile, "edition_body")
LONG_DRAFT = long_body(EditionDraft, "edition_body")


@get("/api/games/{game:str}/editions", summary="The editions of this house")
async def get_editions(game: Word, visitor: Visitor, address: Address, server: TheServer) -> Editions:
    server.registry.budgets.work.spend("" if visitor is None else visitor.id, address, cost=LIST_COST)
    lines = await asyncio.to_thread(_lines, _known(game))
    maker = GAMES[game].card_maker
    forms = None if maker is None else await asyncio.to_thread(maker.forms)
    return Editions(lines, await _may_save(server, visitor), _saving(server), forms)


@get("/api/games/{game:str}/editions/{fingerprint:str}", media_type=MediaType.JSON, summary="An edition as a file")
async def get_edition(game: Word, fingerprint: Word) -> Response[bytes]:
    """The same file as ``chapterhouse edition export`` writes."""
    found = await asyncio.to_thread(editions.read_kept, _known(game), fingerprint)
    if found is None:
        raise Unknown("there is no such edition")
    name = f"{game}-{found.fingerprint}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.json.encode(Kept(game, found)), media_type="application/json", headers=headers)


@post(
    "/api/games/{game:str}/editions/read",
    status_code=200,
    opt=LONG_FILE,
    summary="The data of an edition that came as a file",
)
async def post_file(
    game: Word, data: JSONBody[EditionFile], person: Somebody, address: Address, server: TheServer
) -> EditionDraft:
    """Nothing is kept. A file whose corrections do not lead to its fingerprint is refused with that reason."""
    if data.game != _known(game):
        raise Forbidden(f"this is an edition of {data.game}, not of {game}")
    server.registry.budgets.work.spend(person.id, address, cost=COST)
    _check_size(server, data.edition)
    found = await asyncio.to_thread(editions.resolve, GAMES[game].folder(), data.edition)
    return EditionDraft(clean_name(found.name), corrected(editions.shipped(game), found.differences))


def _check_size(server: ServerProcess, data: Any) -> bytes:
    packed = msgspec.json.encode(data)
    if len(packed) > server.context.config.limits.edition_bytes:
        raise Forbidden("these data are larger than any edition")
    return packed


@post("/api/games/{game:str}/editions/check", status_code=200, opt=LONG_DRAFT, summary="Check component data")
async def post_check(
    game: Word, data: JSONBody[EditionDraft], person: Somebody, address: Address, server: TheServer
) -> EditionCheck:
    return (await _checked(server, (person.id, address), game, data)).check


@post("/api/games/{game:str}/editions/card", status_code=200, summary="The sentence of a card that is being made")
async def post_card(
    game: Word, data: JSONBody[CardDraft], person: Somebody, address: Address, server: TheServer
) -> CardSaid:
    """Nothing is kept. The whole edition is checked by ``…/editions/check``."""
    server.registry.budgets.work.spend(person.id, address, cost=CARD_COST)
    if data.language not in LANGUAGES:
        raise Unknown("there is no such language")
    if len(msgspec.json.encode(data.card)) > CARD_BYTES:
        raise Forbidden("this is larger than any card")
    return say_card(_known(game), data)


@post("/api/games/{game:str}/editions", opt=LONG_DRAFT, summary="Add an edition to this house")
async def post_edition(
    game: Word, data: JSONBody[EditionDraft], person: Somebody, address: Address, server: TheServer
) -> EditionLine:
    """Refused with its faults if the data cannot be played; nothing is kept then."""
    if data.name.strip().casefold() == SHIPPED:
        raise Forbidden("the shipped edition has this name")
    if not await _may_save(server, person):
        raise Forbidden(_CLOSED[_saving(server)])
    checked = await _checked(server, (person.id, address), game, data)
    if checked.check.faults:
        raise BadData(*checked.check.faults)
    if checked.edition.fingerprint == editions.today(game):
        raise Forbidden("these data do not differ from the shipped ones")
    await asyncio.to_thread(_keep, game, checked.edition, server.context.config.limits.editions)
    lines = await asyncio.to_thread(_lines, game)
    return next(line for line in lines if line.fingerprint == checked.edition.fingerprint)


def _known(game: str) -> str:
    if game not in GAMES or GAMES[game].edition is None:
        raise Unknown("there is no such game")
    return game


_CLOSED = {
    "members": "people with a passkey or a recovery link add editions here: make one, or download this edition",
    "nobody": "the host of this house adds editions: download this one and send it to them",
}


def _saving(server: ServerProcess) -> Saving:
    return edition_saving(server.context.config)


async def _may_save(server: ServerProcess, person: Person | None) -> bool:
    """A visitor without a name yet gets one with the first save, but is no member."""
    saving = _saving(server)
    return saving == "anyone" or (saving == "members" and person is not None and await server.is_member(person))


def _lines(game: str) -> tuple[EditionLine, ...]:
    shipped = Edition(SHIPPED, editions.today(game))
    used = editions.read_in_use().get(game, shipped.fingerprint)
    kept = [each.edition for each in editions.kept_editions() if each.game == game]
    return tuple(_line(game, each, used) for each in (shipped, *sorted(kept, key=lambda each: each.name.casefold())))


def _line(game: str, each: Edition, used: str) -> EditionLine:
    mark = each.fingerprint
    key = game if each.shipped else f"{game}@{mark}"
    return EditionLine(each.name, mark, key, each.shipped, mark == used, len(each.values))


def _keep(game: str, made: Edition, most: int) -> None:
    if not editions.is_ours(game, made.fingerprint) and len(editions.kept_editions()) >= most:
        raise Forbidden(f"this house has {most} editions, which is the most; its host can remove some")
    editions.remember(game, made)


def say_card(game: str, draft: CardDraft) -> CardSaid:
    """What a card does as a sentence, or what is wrong with it. Takes about a millisecond."""
    found = GAMES[game]
    if found.card_maker is None:
        raise Unknown("the cards of this game are not made of effects")
    speech = Speech(found, draft.language)
    large = tuple(edition_check.too_large(draft.card, ()))
    said = CardText("", large) if large else found.card_maker.read(speech, draft.deck, draft.card)
    faults = (CardFault(each.path, each.reason, speech.data_fault(each)) for each in said.faults)
    return CardSaid(said.text, tuple(faults))


async def _checked(server: ServerProcess, who: tuple[str, str], game: str, draft: EditionDraft) -> Checked:
    _known(game)
    server.registry.budgets.work.spend(*who, cost=COST)
    packed = _check_size(server, draft.data)
    turn = Turn(who[0])
    return await server.context.request_pool.run(turn, SECONDS, check_draft, game, clean_name(draft.name), packed)


def check_draft(game: str, name: str, packed: bytes) -> Checked:
    """In a worker process: whether data can be played, and what differs."""
    data: dict[str, Any] = msgspec.json.decode(packed)
    shipped = editions.shipped(game)
    try:
        made = edition_check.edition_of(game, name, data)
    except BadData as refusal:
        return _refused(edition(name, shipped, shipped), (), refusal.faults)
    differences = tuple(_change(shipped, each.path, None if each.absent else each.value) for each in made.values)
    try:
        edition_check.check(game, made)
    except BadData as refusal:
        return _refused(made, differences, refusal.faults)
    text = edition_patch.patch(game, made)
    return Checked(made, EditionCheck(made.fingerprint, differences, (), text))


def _refused(made: Edition, differences: tuple[DataChange, ...], faults: tuple[DataFault, ...]) -> Checked:
    return Checked(made, EditionCheck(made.fingerprint, differences, faults, ""))


def _change(shipped: Any, path: tuple[str | int, ...], after: Any) -> DataChange:
    return DataChange(path, editions.step_into_all(shipped, path), after)


HANDLERS = (get_editions, get_edition, post_file, post_check, post_card, post_edition)
