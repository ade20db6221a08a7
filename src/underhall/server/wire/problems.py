"""What can go wrong, in words for whoever asked."""

from __future__ import annotations

from http import HTTPStatus

from starlette.responses import Response

from underhall.core.game import Denial
from underhall.core.words import Word
from underhall.games import library
from underhall.server.wire.plain import encode
from underhall.server.wire.protocol import Problem
from underhall.server.wire.speech import say

JSON = "application/json"


class Unmet(Exception):
    """A request that cannot be met: an HTTP status, a key with words, and the rule if one is concerned."""

    def __init__(self, status: int, key: str, rule: str = "", **words: Word) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.rule = rule
        self.words = words

    def told(self, language: str) -> str:
        return say(language, self.key, self.words)


class Denied(Unmet):
    """What a game or the engine will not have, in their own words."""

    def __init__(self, denial: Denial) -> None:
        super().__init__(422, denial.key, "", **denial.words)
        self.denial = denial

    def told(self, language: str) -> str:
        return library.told(self.denial, language)


def not_found(what: str) -> Unmet:
    return Unmet(404, f"problem.no_{what}")


def problem(trouble: Unmet, language: str) -> Response:
    headers = {"WWW-Authenticate": "Bearer"} if trouble.status == HTTPStatus.UNAUTHORIZED else {}
    answer = encode(Problem(trouble.told(language), trouble.rule))
    return Response(answer, trouble.status, headers, media_type=JSON)
