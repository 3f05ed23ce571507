"""Everything that is not the API: the pages of the browser client, health and metrics."""

import gzip
import hmac
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import PathParameter
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from chapterhouse import __version__
from chapterhouse.server.addresses import host_name, is_loopback
from chapterhouse.server.api import AnyRequest, TheServer
from chapterhouse.server.errors import Unknown
from chapterhouse.server.forms import Health

STATIC = Path(str(files("chapterhouse.server") / "static"))
MISSING = "The browser client is not built yet: run `make site`, then reload this page.\n"
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-cache"}
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")
SMALL = 500
"""Bytes below which a file is sent as it is."""
FILES = 1_000
"""Files that are kept in memory; the client has some hundred and fifty."""


@get("/healthz", summary="Whether a move could be stored now")
async def get_health(server: TheServer) -> Response[Health]:
    """Stores something to find out, so that a proxy sends nobody to a server that could not keep a move."""
    kind = server.context.store.kind
    if server.registry.stopping:
        return _unhealthy(Health("stopping", __version__, kind, "the server stops"))
    problem = await server.health.problem()
    if problem:
        return _unhealthy(Health("unavailable", __version__, kind, problem))
    return Response(Health("ok", __version__, kind))


def _unhealthy(health: Health) -> Response[Health]:
    return Response(health, status_code=HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", media_type=MediaType.TEXT, summary="Counters for Prometheus")
async def get_metrics(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """For programs on this machine, and for those that send the token: ``Authorization: Bearer …``."""
    if not server.context.config.metrics or not _may_count(request, server.context.config.metrics_token):
        raise Unknown("there is nothing here")
    return Response(server.context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _may_count(request: AnyRequest, token: str) -> bool:
    """A proxy on this machine asks for strangers: then the visitor's address or the name they asked for says so."""
    if token and hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    forwarded = {"forwarded", "x-forwarded-for", "x-real-ip"} & set(request.headers)
    client = "" if request.client is None else request.client.host
    return not forwarded and is_loopback(client) and is_loopback(host_name(request.headers.get("host", "")))


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: AnyRequest, path: Annotated[str, PathParameter(max_length=400)] = "") -> Response[bytes]:
    """A file of the client, or its first page for any address that the client itself knows (``/t/…``, ``/rules``)."""
    wanted = path.strip("/")
    if wanted.startswith(("api/", "schema/")):
        raise Unknown("there is nothing here")
    return page(STATIC, wanted, "gzip" in request.headers.get("accept-encoding", ""))


def page(folder: Path, wanted: str, gzip_accepted: bool = False) -> Response[bytes]:
    file = _inside(folder, wanted)
    if file is None and Path(wanted).suffix:
        raise Unknown("there is no such file")
    file = file or folder / "index.html"
    if not file.is_file():
        return Response(MISSING.encode(), media_type=MediaType.TEXT, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    plain, packed = _contents(file, file.stat().st_mtime_ns, kind)
    if "assets" not in file.parts:
        return Response(plain, media_type=kind, headers=FRESH)
    headers = {**FOR_EVER, "vary": "accept-encoding"}
    if packed and gzip_accepted:
        return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@lru_cache(maxsize=FILES)
def _contents(file: Path, _changed: int, kind: str) -> tuple[bytes, bytes]:
    """A file and its compressed form, empty where there is none; read again when the file has changed."""
    plain = file.read_bytes()
    packed = gzip.compress(plain, mtime=0) if len(plain) > SMALL and kind.startswith(COMPRESSIBLE) else b""
    return plain, packed


def _inside(folder: Path, wanted: str) -> Path | None:
    """The file, if it lies in the folder: no path leads out of it."""
    if not wanted or "\0" in wanted:
        return None
    file = (folder / wanted).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


HANDLERS = (get_health, get_metrics, get_page)
