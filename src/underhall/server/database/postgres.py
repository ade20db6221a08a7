"""Connections to PostgreSQL, which come with the extra `postgres`."""

from __future__ import annotations

import secrets
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen

from underhall.server.database.engines import PATIENCE, STATEMENT_MS

T = TypeVar("T")
CONNECT_SECONDS = 3


class Impatient(psycopg.Connection[Any]):
    """Gives up, and closes itself, when the server is silent for too long."""

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        try:
            return super().wait(gen, interval, PATIENCE if timeout is None else timeout)
        except psycopg.errors._WaitTimeout:
            self.close()
            raise psycopg.OperationalError("the database is silent") from None

    @property
    def known_as(self) -> str:
        """Its name at the server."""
        return self.info.get_parameters()["application_name"]


def connect(_: object, __: object, arguments: tuple[Any, ...], wishes: dict[str, Any]) -> Impatient:
    """Each connection has a name of its own, by which it can be found at the server."""
    options = f"{wishes.pop('options', '')} -c statement_timeout={STATEMENT_MS}"
    wishes |= {"application_name": f"underhall {secrets.token_hex(8)}", "options": options.strip()}
    wishes.setdefault("connect_timeout", CONNECT_SECONDS)
    return Impatient.connect(*arguments, **wishes)
