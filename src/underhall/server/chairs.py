"""Chairs: who sits at which seat, who plays for them, and how a table looks from outside."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from underhall.games import GAMES
from underhall.server.protocol import Clock, SeatKind, SeatSheet, TableSheet
from underhall.server.writer import Row

STAND_IN = "greedy"


class Chair:
    """One seat: open, a person's, or a bot's. A person's chair may have a stand-in."""

    def __init__(self, row: Row) -> None:
        self.seat: int = row["seat"]
        self.person: str | None = row["person"]
        self.bot: str | None = row["bot"]
        self.stand_in: bool = row["stand_in"]
        self.seconds: float | None = row["seconds"]
        self.name: str = row.get("name") or ""

    @property
    def kind(self) -> SeatKind:
        if self.person is not None:
            return "person"
        return "bot" if self.bot is not None else "open"

    @property
    def mind(self) -> str | None:
        """The bot that plays here now."""
        return STAND_IN if self.stand_in else self.bot

    @property
    def called(self) -> str:
        if self.kind == "bot":
            return f"{str(self.bot).capitalize()} {self.seat + 1}"
        return self.name or f"Seat {self.seat + 1}"

    def give(self, person: str | None = None, name: str = "", bot: str | None = None) -> None:
        """To a person, to a bot, or to nobody."""
        self.person, self.name, self.bot, self.stand_in = person, name, bot, False

    def row(self, table: str) -> Row:
        return {"table_id": table, "seat": self.seat, **self._held()}

    def change(self, table: str) -> Row:
        return {"of": table, "at": self.seat, **self._held()}

    def _held(self) -> Row:
        return {
            "person": self.person,
            "bot": self.bot,
            "stand_in": self.stand_in,
            "seconds": self.seconds,
        }

    def sheet(self) -> SeatSheet:
        return SeatSheet(
            seat=self.seat,
            kind=self.kind,
            name=self.called,
            person=self.person,
            bot=self.bot,
            stand_in=self.stand_in,
            seconds_left=self.seconds,
        )


def empty_chair(seat: int) -> Chair:
    return Chair({"seat": seat, "person": None, "bot": None, "stand_in": False, "seconds": None})


def clock_of(row: Row) -> Clock | None:
    return msgspec.json.decode(row["clock"], type=Clock) if row["clock"] else None


def table_sheet(row: Row, chairs: Sequence[Chair]) -> TableSheet:
    """A table as its rows say; who is online and what is asked is added by the living table."""
    return TableSheet(
        id=row["id"],
        game=row["game"],
        title=GAMES[row["game"]].title,
        stage=row["stage"],
        public=row["public"],
        guided=row["guided"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        clock=clock_of(row),
        host=row["host"],
        seats=[chair.sheet() for chair in chairs],
        ballot=None,
        watchers=0,
        created=row["created"],
        rematch=row["rematch"],
        rematch_of=row["rematch_of"],
    )
