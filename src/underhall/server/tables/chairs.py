"""Chairs: who sits at which seat, who plays for them, and how a table looks from outside."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from underhall.games import GAMES
from underhall.server.database.writer import Row
from underhall.server.people.names import told_apart
from underhall.server.wire.protocol import Clock, SeatCard, SeatKind, TableCard

STAND_IN = "greedy"


class Chair:
    """One seat: open, a person's, or a bot's. A person's chair may have a stand-in."""

    def __init__(self, row: Row) -> None:
        self.seat: int = row["seat"]
        self.person: str | None = row["person"]
        self.bot: str | None = row["bot"]
        self.stand_in: bool = row["stand_in"]
        self.seconds: float | None = row["seconds"]
        self.away_since: float | None = row["away_since"]
        self.left: bool = row["left"]
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
        """A bot by a name that is read alike in every language; its level stands beside it."""
        if self.kind == "bot":
            return f"Bot {self.seat + 1}"
        return self.name or f"Seat {self.seat + 1}"

    def give(self, person: str | None = None, name: str = "", bot: str | None = None) -> None:
        """To a person, to a bot, or to nobody."""
        self.person, self.name, self.bot, self.stand_in = person, name, bot, False
        self.away_since, self.left = None, False

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
            "away_since": self.away_since,
            "left": self.left,
        }

    def card(self, name: str) -> SeatCard:
        return SeatCard(
            seat=self.seat,
            kind=self.kind,
            name=name,
            person=self.person,
            bot=self.bot,
            stand_in=self.stand_in,
            seconds_left=self.seconds,
        )


def empty_chair(seat: int) -> Chair:
    nobody = {"person": None, "bot": None, "stand_in": False, "seconds": None, "away_since": None}
    return Chair({"seat": seat, "left": False, **nobody})


def names_at(chairs: Sequence[Chair]) -> list[str]:
    """How those at a table are called, so that nobody can be taken for another."""
    return told_apart([chair.called for chair in chairs])


def clock_of(row: Row) -> Clock | None:
    return msgspec.json.decode(row["clock"], type=Clock) if row["clock"] else None


def table_card(row: Row, chairs: Sequence[Chair]) -> TableCard:
    """A table as its rows say; who is online and what is asked is added by the living table."""
    game = GAMES.get(row["game"])
    return TableCard(
        id=row["id"],
        game=row["game"],
        title=game.title if game else row["game"],
        box=game.box().fingerprint if game and row["stage"] == "gathering" else row["fingerprint"],
        stage=row["stage"],
        public=row["public"],
        guided=row["guided"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        clock=clock_of(row),
        host=row["host"],
        seats=[chair.card(name) for chair, name in zip(chairs, names_at(chairs), strict=True)],
        ballot=None,
        watchers=0,
        created=row["created"],
        rematch=row["rematch"],
        rematch_of=row["rematch_of"],
    )
