"""The built client: its files, read and compressed once, when the server starts."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import MimeTypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sandtable.table.hygiene import POLICY, POLICY_NAME

STATIC = Path(__file__).parent / "static"
PAGE = "/index.html"
# The client tells them apart; without a name the last two ask which game is meant.
PAGES = ["/", "/games/{rest:path}", "/learn", "/learn/{rest:path}", "/rules", "/rules/{rest:path}"]
NOT_BUILT = "The client has not been built: run 'npm install' and 'npm run build' in the folder web.\n"
KINDS = MimeTypes()  # those that Python knows, whatever this machine knows
NAMED_BY_CONTENT = "/assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HOST = re.compile(r"[\w.\-\[\]:]+", re.ASCII)


@dataclass(frozen=True)
class File:
    """A file of the client as it is sent."""

    body: bytes
    zipped: bytes
    kind: str
    tag: str
    caching: str


class Client:
    """The files of the client, by their addresses."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files = read_files(folder)

    def routes(self) -> list[Route]:
        """Every file at its address, and the one page at the address of each page."""
        paths = [*PAGES, *(path for path in self._files if path != PAGE)]
        return [Route(path, self._send) for path in paths]

    def missing(self, request: Request) -> Response | None:
        """Whoever looks for a page that does not exist gets the client's, which says so; programs get nothing here."""
        page = self._files.get(PAGE)
        return answer(page, request, status=404) if page is not None and asks_for_page(request) else None

    async def _send(self, request: Request) -> Response:
        file = self._files.get(request.url.path) or self._files.get(PAGE)
        if file is None:
            return PlainTextResponse(NOT_BUILT, status_code=503)
        return answer(file, request)


def asks_for_page(request: Request) -> bool:
    """Whether somebody follows a link in a browser, rather than a program that uses the API."""
    is_page = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    return is_page and "text/html" in request.headers.get("accept", "")


def read_files(folder: Path) -> dict[str, File]:
    """The files by their addresses; none if the client has not been built."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {f"/{path.relative_to(folder).as_posix()}": read_file(path, folder) for path in found}


def read_file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = KINDS.guess_type(path.name)[0] or "application/octet-stream"
    caching = FOR_EVER if path.parent == folder / NAMED_BY_CONTENT.strip("/") else ASK_AGAIN
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    return File(body, gzip.compress(body, mtime=0), kind, tag, caching)


def answer(file: File, request: Request, status: int = 200) -> Response:
    """A file, compressed if the browser likes, or that it has not changed."""
    headers = {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    headers[POLICY_NAME] = policy_for(request.headers.get("host", ""))
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = file.zipped
        headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=file.kind)


def policy_for(host: str) -> str:
    """The content-security policy, with the sockets of this host by name: older Safaris do not count them as 'self'."""
    if not HOST.fullmatch(host):
        return POLICY
    return POLICY.replace("connect-src 'self'", f"connect-src 'self' ws://{host} wss://{host}")
