"""The web client, as built into the package: read once, compressed once for each language it speaks in."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import mimetypes
import re
from collections.abc import Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

from underhall.server.wire.speech import say
from underhall.words.shelf import ENGLISH

HOME = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
# Python's own list: what a system has been told of endings may be anything.
KINDS = mimetypes.MimeTypes()
KINDS.add_type("text/javascript", ".js")
KINDS.add_type("application/manifest+json", ".webmanifest")
# What a page leaves to the catalogue, such as { page.about }, and how a sentence is written there.
SAID = re.compile(r"\{ (language|page\.[a-z_]+) \}")
WRITTEN: dict[str, Callable[[str], str]] = {
    ".html": html.escape,
    ".webmanifest": lambda text: json.dumps(text, ensure_ascii=False)[1:-1],
}


class _File:
    """The same for everybody, or the words of one language."""

    def __init__(self, name: str, content: bytes, vary: str = "Accept-Encoding") -> None:
        self.content = content
        self.vary = vary
        self.packed = gzip.compress(content, 9, mtime=0)
        self.kind = KINDS.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        self.cache = FOREVER if name.startswith("assets/") else "no-cache"

    def response(self, headers: Headers) -> Response:
        held = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": self.vary}
        if headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=held)
        if "gzip" in headers.get("accept-encoding", "") and len(self.packed) < len(self.content):
            return Response(self.packed, headers={**held, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.content, headers=held, media_type=self.kind)


class _Page:
    """A file with sentences in it, in the language of whoever asks."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.written = WRITTEN[Path(name).suffix]
        self.told: dict[str, _File] = {}

    def in_language(self, language: str) -> _File:
        if language not in self.told:
            text = SAID.sub(lambda found: self._said(found[1], language), self.text)
            self.told[language] = _File(self.name, text.encode(), "Accept-Encoding, Accept-Language")
        return self.told[language]

    def _said(self, key: str, language: str) -> str:
        return language if key == "language" else self.written(say(language, key))


class Client:
    """All files of the client by name; any other page is index.html, which finds its way by itself."""

    def __init__(self, home: Path = HOME) -> None:
        files = {
            path.relative_to(home).as_posix(): path for path in sorted(home.rglob("*")) if path.is_file()
        }
        self.pages = {
            name: _Page(name, path.read_text(encoding="utf-8"))
            for name, path in files.items()
            if path.suffix in WRITTEN
        }
        self.files = {
            name: _File(name, path.read_bytes()) for name, path in files.items() if name not in self.pages
        }

    def response(self, path: str, headers: Headers, language: str = ENGLISH) -> Response:
        found = self._found(path, language)
        if found is None and "." in path.rpartition("/")[2]:
            return _instead(404, "problem.no_file", language)
        page = found or self._found("index.html", language)
        return page.response(headers) if page else _instead(503, "problem.no_client", language)

    def _found(self, name: str, language: str) -> _File | None:
        page = self.pages.get(name)
        return page.in_language(language) if page else self.files.get(name)


def _instead(status: int, key: str, language: str) -> Response:
    return PlainTextResponse(f"{say(language, key)}\n", status)
