"""The documents: OpenAPI, the page about it, TypeScript, the client's files."""

from __future__ import annotations

import ast
import gzip
import json
import re
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from server.client_types import typescript
from server.visitors import Inn
from underhall.server.web.static import Client
from underhall.server.wire.typescript import messages

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_current() -> None:
    assert (ROOT / "web/src/lib/protocol.ts").read_text(encoding="utf-8") == typescript()


def test_every_message_is_in_the_types() -> None:
    written = typescript()
    assert [kind.__name__ for kind in messages()] == re.findall(r"export interface (\w+)", written)[
        : len(messages())
    ]
    assert "unknown;" not in written


def test_openapi_tells_every_route(inn: Inn) -> None:
    document = httpx.get(f"http://127.0.0.1:{inn.port}/api/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    assert len(document["paths"]) >= 14
    referred = set(re.findall(r"#/components/schemas/(\w+)", str(document)))
    assert referred <= set(document["components"]["schemas"])
    names = [op["operationId"] for path in document["paths"].values() for op in path.values()]
    assert len(names) == len(set(names))


def test_the_page_about_the_api_needs_nothing_from_elsewhere(inn: Inn) -> None:
    page = httpx.get(f"http://127.0.0.1:{inn.port}/api/docs").text
    assert "POST /api/tables" in page
    assert "<script" not in page
    assert not re.findall(r"""(?:src|href)=['"]https?:""", page)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "POST", "GET"])
def test_what_is_not_there_is_a_problem_in_json(inn: Inn, method: str) -> None:
    answer = httpx.request(method, f"http://127.0.0.1:{inn.port}/api/nothing")
    assert (answer.status_code, answer.json()) == (404, {"error": "There is no such thing.", "rule": ""})


def test_pages_fall_back_to_the_index_and_assets_are_kept_forever(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "hall " * 100)
    (tmp_path / "assets" / "app-123.js").write_text("let hall = 1;\n" * 100)
    client = Client(tmp_path)
    plain = Headers({})
    for path in ("", "table/abc", "replay/abc"):
        page = client.response(path, plain)
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        assert page.headers["content-type"].startswith("text/html")
    script = client.response("assets/app-123.js", Headers({"accept-encoding": "br, gzip"}))
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(bytes(script.body)).startswith(b"let hall")
    again = client.response("assets/app-123.js", Headers({"if-none-match": script.headers["etag"]}))
    assert again.status_code == 304
    for path in ("assets/other.js", "../secret.txt", "assets/../../x.py", "favicon.ico"):
        assert client.response(path, plain).status_code == 404


def test_a_page_and_the_manifest_speak_the_language_of_who_asks(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<html lang="{ language }"><noscript>{ page.no_script }</noscript>{ x }'
    )
    (tmp_path / "manifest.webmanifest").write_text(
        '{ "description": "{ page.about }", "lang": "{ language }" }'
    )
    client = Client(tmp_path)
    plain = Headers({})
    english, polish = client.response("", plain), client.response("table/abc", plain, "pl")
    assert bytes(english.body).decode() == (
        '<html lang="en"><noscript>Underhall is played in the browser and needs JavaScript.</noscript>{ x }'
    )
    assert bytes(polish.body).decode().startswith('<html lang="pl"><noscript>W Underhall gra się')
    assert polish.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert polish.headers["etag"] != english.headers["etag"]
    told = json.loads(bytes(client.response("manifest.webmanifest", plain, "hu").body))
    assert (told["lang"], told["description"][:6]) == ("hu", "Asztal")


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    assert Client(tmp_path).response("", Headers({})).status_code == 503


def test_modules_and_functions_of_the_server_stay_short() -> None:
    for path in sorted((ROOT / "src/underhall/server").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 400, path
        if "migrations" in path.parts or path.name == "api.py":
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                assert length <= 40, f"{path.name}: {node.name} has {length} lines"
