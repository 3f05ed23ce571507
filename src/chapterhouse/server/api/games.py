"""The games: options for a form, bots, rules reference, words, and the schema of the protocol."""

import typing
from functools import cache
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.params import PathParameter

from chapterhouse.bots import BOTS
from chapterhouse.games import GAMES
from chapterhouse.kernel.data import load_rules
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server import schema
from chapterhouse.server.components import encoded_components
from chapterhouse.server.errors import Unknown
from chapterhouse.server.forms import BotInfo, GameInfo, OptionField, RuleInfo, RulesReference
from chapterhouse.server.rules_in_force import ELSEWHERE, NEEDS
from chapterhouse.server.table import check_game
from chapterhouse.speech import LANGUAGES, catalogue

HOUSE = "house"
"""The catalogue with the words of the house itself."""
HOUSE_WORDS = ("chapterhouse", "chapterhouse.server", "chapterhouse.bots")
"""What it is made of: the table's words, the server's, and the bots' names and reasons."""

Word = Annotated[str, PathParameter(max_length=40)]


@cache
def game_info(name: str) -> GameInfo:
    game = GAMES[name]
    fields = tuple(option_field(field) for field in msgspec.structs.fields(game.options) if field.name not in ELSEWHERE)
    bots = tuple(BotInfo(bot, f"bot-{bot}") for bot in BOTS)
    return GameInfo(game.name, game.version, tuple(game.players), fields, bots)


def option_field(field: msgspec.structs.FieldInfo) -> OptionField:
    """A field of an options struct as a field of a form."""
    kind, values = _kind(msgspec.inspect.type_info(field.type))
    if kind == "choice":
        values = tuple(value for value in typing.get_args(field.type) if value in values) or values  # as we wrote them
    default = field.default if isinstance(field.default, str | int | bool) else ""
    return OptionField(field.name, kind, default, f"option-{field.name}", values, NEEDS.get(field.name, {}))


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


@get("/api/games/{game:str}/rules", summary="The rules reference of a game")
async def get_rules(game: Word) -> RulesReference:
    return rules_reference(_find(game).name)


@cache
def rules_reference(name: str) -> RulesReference:
    game = GAMES[name]
    rules = tuple(
        RuleInfo(
            id=rule,
            chapter=rule.partition(".")[0],
            key="rule-" + rule.replace(".", "-"),
            source=entry.source,
            standing=entry.standing,
            reason=entry.reason,
        )
        for rule, entry in load_rules(game.folder()).items()
    )
    return RulesReference(name, game.version, tuple(dict.fromkeys(rule.chapter for rule in rules)), rules)


def _find(name: str) -> AnyGame:
    if name not in GAMES:
        raise Unknown("there is no such game")
    return check_game(name)


@get("/api/text/{language:str}/{file:str}", media_type=MediaType.TEXT, summary="A catalogue of words")
async def get_text(language: Word, file: Word) -> Response[str]:
    """``<game>.ftl`` for the words of a game, ``house.ftl`` for those of the house, as Project Fluent."""
    name = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl") or (name != HOUSE and name not in GAMES):
        raise Unknown("there is no such catalogue")
    packages = HOUSE_WORDS if name == HOUSE else (GAMES[name].package,)
    words = "\n".join(catalogue(package, language) for package in packages)
    return Response(words, media_type="text/plain; charset=utf-8", headers=CACHED)


CACHED = {"cache-control": "public, max-age=300"}


@get("/api/games/{game:str}/components", media_type=MediaType.JSON, summary="What is printed on a game's components")
async def get_components(game: Word) -> Response[bytes]:
    """The game's data files as JSON; of an edition by its key, ``monastery@<fingerprint>``."""
    name, at, mark = game.partition("@")
    found = _find(name)
    if at and (not mark.isalnum() or found.edition is None):
        raise Unknown("there is no such edition")
    data = encoded_components(game)
    return Response(data, media_type="application/json", headers=CACHED)


@cache
def _protocol() -> bytes:
    return schema.encoded(GAMES.values())


@get("/api/protocol.json", media_type=MediaType.JSON, summary="The socket protocol as JSON Schema")
async def get_protocol() -> Response[bytes]:
    return Response(_protocol(), media_type="application/json", headers=CACHED)


HANDLERS = (get_games, get_rules, get_components, get_text, get_protocol)
