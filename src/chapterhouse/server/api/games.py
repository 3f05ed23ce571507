"""The games: options for a form, bots, rules reference, words, and the schema of the protocol.

What is said of an edition needs its rules, whose import takes a second, and worked examples are played: in threads.
"""

import asyncio
import typing
from functools import cache, lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.params import PathParameter

from chapterhouse.bots import BOTS
from chapterhouse.games import GAMES, find
from chapterhouse.kernel.data import load_rules
from chapterhouse.kernel.edition import UnknownEdition
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.seat_colours import colours_in
from chapterhouse.server import schema
from chapterhouse.server.components import encoded_components
from chapterhouse.server.errors import Unknown
from chapterhouse.server.forms import BotInfo, GameInfo, OptionField, RuleInfo, RulesReference
from chapterhouse.server.rule_examples import rule_examples
from chapterhouse.server.rules_in_force import ELSEWHERE, NEEDS, names_offered
from chapterhouse.server.still_tables import edition_facts
from chapterhouse.server.table import check_game
from chapterhouse.speech import LANGUAGES, catalogue, glossary, rule_key

HOUSE = "house"
"""The catalogue with the words of the house itself."""
HOUSE_WORDS = ("chapterhouse", "chapterhouse.server", "chapterhouse.bots")
"""What it is made of: the table's words, the server's, and the bots' names and reasons."""

Word = Annotated[str, PathParameter(max_length=40)]


@lru_cache(maxsize=64)
def game_info(key: str) -> GameInfo:
    game = find(key)
    fields = tuple(
        option_field(game, field) for field in msgspec.structs.fields(game.options) if field.name not in ELSEWHERE
    )
    bots = tuple(BotInfo(bot, f"bot-{bot}") for bot in BOTS)
    return GameInfo(game.name, game.version, tuple(game.players), fields, bots)


def option_field(game: AnyGame, field: msgspec.structs.FieldInfo) -> OptionField:
    """A field of an options struct as a field of a form."""
    names = names_offered(game, field)
    if names:
        return OptionField(
            field.name, "several", field.default, f"option-{field.name}", tuple(names), tuple(names.values())
        )
    kind, values = _kind(msgspec.inspect.type_info(field.type))
    values = values or colours_in(msgspec.inspect.type_info(field.type))
    if kind == "choice":
        values = tuple(value for value in typing.get_args(field.type) if value in values) or values  # as we wrote them
    default = field.default if isinstance(field.default, str | int | bool) else ""
    return OptionField(field.name, kind, default, f"option-{field.name}", values, needs=NEEDS.get(field.name, {}))


def _kind(info: msgspec.inspect.Type) -> tuple[Literal["number", "yes-no", "choice", "text"], tuple[str | int, ...]]:
    if isinstance(info, msgspec.inspect.Metadata):
        return _kind(info.type)
    if isinstance(info, msgspec.inspect.BoolType):
        return "yes-no", ()
    if isinstance(info, msgspec.inspect.IntType):
        return "number", tuple(bound for bound in (info.ge, info.le) if bound is not None)
    if isinstance(info, msgspec.inspect.LiteralType):
        return "choice", tuple(value for value in info.values if isinstance(value, str | int))
    if isinstance(info, msgspec.inspect.EnumType):
        return "choice", tuple(member.value for member in info.cls)
    if isinstance(info, msgspec.inspect.StrType):
        return "text", ()
    raise TypeError(f"an option is a number, yes or no, or one of several words, not {info}")


@get("/api/games", summary="The games, their options and bots")
async def get_games() -> list[GameInfo]:
    return [game_info(name) for name in GAMES]


@get("/api/games/{game:str}/options", summary="The options of a game with an edition")
async def get_options(game: Word) -> GameInfo:
    """As in the list of games; of an edition by its key, ``abbey@<fingerprint>``, whose cards can be chosen."""
    return await asyncio.to_thread(game_info, _key(game))


@get("/api/games/{game:str}/rules", summary="The rules reference of a game")
async def get_rules(game: Word) -> RulesReference:
    """Of an edition by its key, ``monastery@<fingerprint>``: its components and words come by the same key."""
    key = _key(game)
    try:
        return await asyncio.to_thread(rules_reference, key)
    except UnknownEdition as error:
        raise Unknown(str(error)) from None


@lru_cache(maxsize=64)
def rules_reference(key: str) -> RulesReference:
    game = find(key)
    rules = tuple(
        RuleInfo(
            id=rule,
            chapter=rule.partition(".")[0],
            key=rule_key(rule),
            source=entry.source,
            standing=entry.standing,
        )
        for rule, entry in load_rules(game.folder()).items()
    )
    chapters = tuple(dict.fromkeys(rule.chapter for rule in rules))
    return RulesReference(game.name, game.version, chapters, rules, edition_facts(game))


@cache
def _encoded_examples(name: str) -> bytes:
    return msgspec.json.encode(rule_examples(name))


@get("/api/games/{game:str}/examples", media_type=MediaType.JSON, summary="The worked examples of a game's rules page")
async def get_examples(game: Word) -> Response[bytes]:
    """``RuleExamples``: scenario files played move by move, each seen through the eyes of seat a."""
    data = await asyncio.to_thread(_encoded_examples, _find(game).name)
    return Response(data, media_type="application/json", headers=CACHED)


def _key(key: str) -> str:
    """A game, or one with an edition that this house knows."""
    name, at, mark = key.partition("@")
    found = _find(name)
    if at and (not mark.isalnum() or found.edition is None):
        raise Unknown("there is no such edition")
    return key


def _find(name: str) -> AnyGame:
    if name not in GAMES:
        raise Unknown("there is no such game")
    return check_game(name)


@get("/api/text/{language:str}/{file:str}", media_type=MediaType.TEXT, summary="A catalogue of words")
async def get_text(language: Word, file: Word) -> Response[str]:
    """``<game>.ftl`` for the words of a game, also with its edition (``abbey@<fingerprint>.ftl``), ``house.ftl`` for
    those of the house, as Project Fluent."""
    key = file.removesuffix(".ftl")
    name, at, mark = key.partition("@")
    if language not in LANGUAGES or not file.endswith(".ftl") or (key != HOUSE and name not in GAMES):
        raise Unknown("there is no such catalogue")
    if at and not mark.isalnum():
        raise Unknown("there is no such edition")
    words = house_words(language) if key == HOUSE else await asyncio.to_thread(game_words, key, language)
    return Response(words, media_type="text/plain; charset=utf-8", headers=CACHED)


def house_words(language: str) -> str:
    return "\n".join(catalogue(package, language) for package in HOUSE_WORDS)


@lru_cache(maxsize=64)
def game_words(key: str, language: str) -> str:
    """The catalogue of a game, and after it what follows from its component data."""
    game = find(key)
    return "\n".join((catalogue(game.package, language), glossary(game, language)))


CACHED = {"cache-control": "public, max-age=300"}


@get("/api/games/{game:str}/components", media_type=MediaType.JSON, summary="What is printed on a game's components")
async def get_components(game: Word) -> Response[bytes]:
    """The game's data files as JSON; of an edition by its key, ``monastery@<fingerprint>``."""
    data = await asyncio.to_thread(encoded_components, _key(game))
    return Response(data, media_type="application/json", headers=CACHED)


@cache
def _protocol() -> bytes:
    return schema.encoded(GAMES.values())


@get("/api/protocol.json", media_type=MediaType.JSON, summary="The socket protocol as JSON Schema")
async def get_protocol() -> Response[bytes]:
    return Response(_protocol(), media_type="application/json", headers=CACHED)


HANDLERS = (get_games, get_options, get_rules, get_examples, get_components, get_text, get_protocol)
