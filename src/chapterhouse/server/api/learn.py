"""Learning: the guided games, a table that follows one, what its guide says, and the words for all of it."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from chapterhouse.games import GAMES
from chapterhouse.kernel import Record
from chapterhouse.learn import Course, courses, lesson_names, rule_links
from chapterhouse.learn.course import minutes
from chapterhouse.learn.drill import drill, drill_names
from chapterhouse.server import clocks, drills
from chapterhouse.server.api import Address, Somebody, TheServer, Visitor
from chapterhouse.server.api.games import CACHED
from chapterhouse.server.api.tables import TableId, readable
from chapterhouse.server.contract import Contract
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.forms import Made
from chapterhouse.server.lesson_guide import Guide, LessonInfo, MakeLesson, behind, guide, played
from chapterhouse.server.meta import Place, TableMeta
from chapterhouse.server.playback import Copy, copy_record
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.requests import opening
from chapterhouse.server.studies import COST, make_copy
from chapterhouse.server.table import Table, check_game, with_snapshot
from chapterhouse.speech import LANGUAGES, catalogue
from chapterhouse.storage import Damaged
from chapterhouse.storage.rows import Person

Word = Annotated[str, PathParameter(max_length=40)]

GENTLE = "novice"
"""Who sits on the other chairs, by name; what they do is written in the record."""


@get("/api/lessons", summary="The guided games, and how far I am")
async def get_lessons(visitor: Visitor, server: TheServer) -> list[LessonInfo]:
    mine = await _mine(server, visitor)
    return [await _info(server, game, lesson, mine) for game in GAMES for lesson in lesson_names(game)]


async def _mine(server: ServerProcess, visitor: Person | None) -> dict[str, str]:
    """By chapter, my newest table that follows it and can be read; the newest first."""
    if visitor is None:
        return {}
    rows = await server.context.db(server.context.store.tables.of_person, visitor.id)
    found: dict[str, str] = {}
    for row, meta in readable(server.context, rows):
        if meta.lesson is None or meta.version != GAMES[row.game].version or meta.lesson in found:
            continue
        try:
            found[meta.lesson] = (await server.registry.table(row.id)).id
        except Damaged:
            server.context.note_damage(row.id)
    return found


async def _info(server: ServerProcess, game: str, lesson: str, mine: dict[str, str]) -> LessonInfo:
    chapters = {course.name: course for course in courses(game, lesson)}
    first = courses(game, lesson)[0]
    plain = LessonInfo(game, lesson, minutes(game, lesson), first.marks, first.chapters)
    name = next((name for name in mine if name in chapters), None)
    if name is None:
        return plain
    table, last = mine[name], courses(game, lesson)[-1]
    done = behind(chapters[name], await _played(server, table))
    finished = last.name in mine and await _played(server, mine[last.name]) >= last.end
    return msgspec.structs.replace(plain, table=table, done=done, finished=finished)


async def _played(server: ServerProcess, table: str) -> int:
    return played((await server.registry.table(table)).require_live_game())


@post("/api/lessons", summary="A table that follows a guided game")
async def post_lesson(data: JSONBody[MakeLesson], person: Somebody, address: Address, server: TheServer) -> Made:
    course = _find(data)
    if not data.again:
        known = (await _mine(server, person)).get(course.name)
        if known is not None:
            return Made(known, f"/t/{known}")
    server.registry.budgets.work.spend(person.id, address, COST)
    await server.registry.check_room(person, study=True)
    copy = await make_copy(server.registry, person, copy_record, course.record.upto(course.begin))
    new = opening(server.context.now(), course.game, _meta(course, person, copy), copy.rows, _stage(copy))
    table = await server.registry.add(with_snapshot(new, course.played, copy.frozen))
    server.registry.driver.wake(table)
    return Made(table.id, f"/t/{table.id}")


def _find(data: MakeLesson) -> Course:
    game = check_game(data.game)
    if data.lesson not in lesson_names(game.name):
        raise Unknown("there is no such lesson")
    chapters = courses(game.name, data.lesson)
    if data.chapter >= len(chapters):
        raise Unknown("there is no such chapter")
    return chapters[data.chapter]


def _stage(copy: Copy) -> str:
    return "over" if copy.over else "playing"


def _meta(course: Course, person: Person, copy: Copy) -> TableMeta:
    """The table as the chapter finds it: the record up to there is its log."""
    contract = Contract(watching="nobody", aids="full", absence="wait", chat=False)
    return TableMeta(
        name="",
        version=course.played.version,
        edition=course.played.edition,
        options=copy.options,
        contract=contract,
        host=person.id,
        host_name=person.name,
        places=_places(course, course.record, person),
        waiting=copy.waiting,
        clocks=clocks.fresh(contract, len(copy.names)),
        study=True,
        lesson=course.name,
    )


def _places(course: Course, record: Record, person: Person) -> tuple[Place, ...]:
    mine = Place(name=person.name, person=person.id, owner=person.id)
    return tuple(
        mine if seat == course.learner else Place(name=name, bot=GENTLE) for seat, name in enumerate(record.names)
    )


@get("/api/tables/{table_id:str}/guide", summary="What the guide of a lesson says now")
async def get_guide(table_id: TableId, person: Somebody, server: TheServer) -> Guide:
    table = await server.registry.table(table_id)
    _require_mine(table, person)
    server.registry.driver.wake(table)  # after a restart nobody else would let the record go on
    said = guide(table.meta, table.require_live_game())
    if said is None:
        raise Unknown("no lesson is followed at this table")
    return said


def _require_mine(table: Table, person: Person) -> None:
    if not table.may_watch(person.id):
        raise Forbidden("this table has no spectators")


@get("/api/learn/{language:str}/{file:str}", media_type=MediaType.TEXT, summary="The learning texts of a game")
async def get_learning_text(language: Word, file: Word) -> Response[str]:
    """``<game>.ftl``: what the guide says, what every component is, why one would do what and by which rule."""
    name = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl") or name not in GAMES:
        raise Unknown("there is no such catalogue")
    words = catalogue(f"{GAMES[name].package}.learn", language)
    return Response(f"{words}\n{rule_links.messages(name)}", media_type="text/plain; charset=utf-8", headers=CACHED)


@get("/api/drills", summary="The drills of every game")
async def get_drills() -> list[drills.DrillList]:
    return [drills.DrillList(game, drill_names(game)) for game in GAMES]


@get("/api/drills/{game:str}/{name:str}", summary="A drill: a position, and choices that the engine has judged")
async def get_drill(game: Word, name: Word) -> drills.DrillSaid:
    if game not in GAMES or name not in drill_names(game):
        raise Unknown("there is no such drill")
    return drills.said(await asyncio.to_thread(drill, game, name))  # deduction takes longer than the loop may wait


HANDLERS = (get_lessons, post_lesson, get_guide, get_learning_text, get_drills, get_drill)
