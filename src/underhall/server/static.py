"""The web client, as built into the package: read once, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

HOME = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The web client is not built yet. In a source tree, `make` builds it; then start again.\n"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class _File:
    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        self.packed = gzip.compress(content, 9, mtime=0)
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        self.cache = FOREVER if name.startswith("assets/") else "no-cache"

    def response(self, headers: Headers) -> Response:
        held = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=held)
        if "gzip" in headers.get("accept-encoding", "") and len(self.packed) < len(self.content):
            return Response(self.packed, headers={**held, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.content, headers=held, media_type=self.kind)


class Client:
    """All files of the client by name; any other page is index.html, which finds its way by itself."""

    def __init__(self, home: Path = HOME) -> None:
        files = [path for path in sorted(home.rglob("*")) if path.is_file()]
        self.files = {
            path.relative_to(home).as_posix(): _File(path.relative_to(home).as_posix(), path.read_bytes())
            for path in files
        }

    def response(self, path: str, headers: Headers) -> Response:
        found = self.files.get(path)
        if found is None and "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.\n", 404)
        page = found or self.files.get("index.html")
        return page.response(headers) if page else PlainTextResponse(NOT_BUILT, 503)
