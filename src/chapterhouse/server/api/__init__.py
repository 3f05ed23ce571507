"""The HTTP side: one file per place. Handlers find the house and the person by name among their arguments."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from chapterhouse.server.errors import Forbidden
from chapterhouse.server.house import House
from chapterhouse.storage.rows import Person

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Visitor = NamedDependency[Person | None]
Somebody = NamedDependency[Person]


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_visitor(request: AnyRequest, house: TheHouse) -> Person | None:
    """Who asks, or None for a browser that we do not know."""
    who = await house.identity.who(request.cookies)
    return None if who is None else who[0]


async def provide_person(visitor: Visitor) -> Person:
    """Who asks; nobody in particular is refused."""
    if visitor is None:
        raise Forbidden("say who you are first: PUT /api/me")
    return visitor
