"""The application: every handler, how they find the server process, and how refusals become answers."""

import logging
from typing import Any

from litestar import Litestar, Response
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from chapterhouse import __version__
from chapterhouse.kernel import ChapterhouseError
from chapterhouse.server import judgement, review, tales
from chapterhouse.server.api import (
    AnyRequest,
    CheckedRequest,
    editions,
    games,
    keys,
    learn,
    me,
    provide_address,
    provide_login,
    provide_owner,
    provide_person,
    provide_server,
    provide_visitor,
    replays,
    tables,
)
from chapterhouse.server.api import site as site_pages
from chapterhouse.server.errors import fault_of, reason_of, sentence_of
from chapterhouse.server.forms import Problem
from chapterhouse.server.guard import Guard
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.socket import table_socket

log = logging.getLogger("chapterhouse.app")

STATUS = {
    "stale": 409,
    "malformed": 400,
    "illegal": 422,
    "not-seated": 403,
    "forbidden": 403,
    "unknown": 404,
    "too-fast": 429,
    "unavailable": 503,
    "guided": 409,
    "rules-changed": 409,
}


UNCOMPRESSED = [r"^/api/(?!text/|learn/[^/]+/[^/]+\.ftl$|games/[^/]+/(components|examples)$)", "^/metrics", "^/assets/"]
"""Answers that depend on who asks are sent as they are; words and component data are the same for everybody. Scripts
and styles of the pages are compressed once."""


def refused(_request: AnyRequest, error: ChapterhouseError) -> Response[Problem]:
    """What we refuse on purpose, with its reason."""
    reason = reason_of(error)
    if reason == "unavailable":
        log.warning("a request could not be served", exc_info=error)
    return Response(Problem(reason, sentence_of(error), fault_of(error)), status_code=STATUS[reason])


def malformed(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: bodies and parameters that are not what the schema says."""
    reason = {404: "unknown", 405: "forbidden", 413: "malformed", 429: "too-fast"}.get(error.status_code, "malformed")
    return Response(
        Problem(reason, sentence_of(_sentence(error))), status_code=error.status_code, headers=error.headers
    )


def _sentence(error: HTTPException) -> str:
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}".lstrip(": ")
    return str(error.detail)


def broken(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """A defect of ours: the host finds it in the log, the visitor learns nothing of it."""
    log.error("a request failed", exc_info=error)
    return Response(Problem("failed", "something went wrong here; the host can read about it"), status_code=500)


def make_app(server: ServerProcess) -> ASGIApp:
    """The ASGI application of one server process."""
    config = AppConfig(
        route_handlers=[
            *me.HANDLERS,
            *keys.HANDLERS,
            *games.HANDLERS,
            *editions.HANDLERS,
            *learn.HANDLERS,
            *tables.HANDLERS,
            *replays.HANDLERS,
            *review.HANDLERS,
            *judgement.HANDLERS,
            *tales.HANDLERS,
            *site_pages.HANDLERS,
        ],
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "login": Provide(provide_login),
            "owner": Provide(provide_owner),
            "visitor": Provide(provide_visitor),
            "person": Provide(provide_person),
            "address": Provide(provide_address, sync_to_thread=False),
        },
        exception_handlers={ChapterhouseError: refused, HTTPException: malformed, Exception: broken},
        compression_config=CompressionConfig(backend="gzip", exclude=UNCOMPRESSED),
        request_class=CheckedRequest,
        request_max_body_size=server.context.config.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Chapterhouse",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    config.route_handlers.append(table_socket)
    app = Litestar.from_config(config)
    app.state.server = server
    return Guard(app, server)
