"""What server and clients say to each other: JSON over HTTP and WebSocket, typed here and nowhere else.

The web client's types are generated from this module, and so is the OpenAPI page. Messages carry a `type`;
requests over the socket carry a `ref` of the client's choice, and their answer carries it back.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from underhall.core.game import Outlook

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(max_length=500)]
MoveText = Annotated[str, Meta(max_length=120)]
Ref = Annotated[int, Meta(ge=0, le=2**31)]


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Anything sent; unknown fields in what clients send are refused."""


# People


class NewPerson(Message):
    name: Name


class Person(Message):
    id: str
    name: str
    account: str | None = None


class Me(Message):
    """A person and the token that proves it. Only ever sent to that person."""

    person: Person
    token: str


class Credentials(Message):
    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[\w.@+-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


# Games


class OptionSheet(Message):
    name: str
    choices: list[str]
    rule: str
    meaning: str


class RuleSheet(Message):
    id: str
    source: str
    title: str
    text: str


class ChapterSheet(Message):
    title: str
    rules: list[RuleSheet]


class GameCard(Message):
    """What the lobby needs to know about a game."""

    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    options: list[OptionSheet]
    bots: list[str]


class GameSheet(GameCard):
    """All that a client needs to know about a game once. `box` is the game's own: see its board."""

    chapters: list[ChapterSheet]
    words: dict[str, str]
    box: dict[str, Any]


# Tables

SeatKind = Literal["open", "person", "bot"]
TableStage = Literal["gathering", "playing", "finished"]


class Clock(Message):
    """Time per seat: a stock of seconds, and what every own turn adds. Out of time: a stand-in."""

    stock: Annotated[int, Meta(ge=30, le=14 * 86400)]
    add: Annotated[int, Meta(ge=0, le=86400)] = 0


class NewTable(Message):
    game: str
    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, str] = {}
    public: bool = False
    clock: Clock | None = None
    fill_with: str | None = None
    guided: bool = False


class SeatSheet(Message):
    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    bot: str | None = None
    online: bool = False
    stand_in: bool = False
    seconds_left: float | None = None


class Ballot(Message):
    """A question to the table: all people seated but the asker answer, one no settles it."""

    id: int
    kind: Literal["undo", "stand_in"]
    asker: int
    seat: int | None
    yes: list[int]
    waiting: list[int]


class TableSheet(Message):
    id: str
    game: str
    title: str
    stage: TableStage
    public: bool
    guided: bool
    options: dict[str, str]
    clock: Clock | None
    host: str
    seats: list[SeatSheet]
    ballot: Ballot | None
    watchers: int
    created: float
    rematch: str | None = None
    rematch_of: str | None = None


class OwnTable(TableSheet):
    """One's own table, and whether its game waits for oneself."""

    your_turn: bool = False


class SeatOrder(Message):
    """`take` and `leave` for oneself; `bot` and `open` for the host while gathering; `back` takes a seat
    back from its stand-in."""

    do: Literal["take", "leave", "bot", "open", "back"]
    bot: str | None = None


# The state of a game, through one seat's eyes


class Choice(Message):
    """A legal move: its text is what is sent back; key and words name the components it touches. It has an
    outlook where its label does not say all."""

    text: str
    key: str
    words: dict[str, int | str]
    rule: str
    label: str
    explain: str
    outlook: Outlook | UnsetType = UNSET


class LogEntry(Message):
    n: int
    key: str
    words: dict[str, int | str]
    text: str


class State(Message):
    """`at` counts what happened at the table, undone moves included; a move names the `at` it answers.

    `question` is a key of the game's words, empty while nobody is asked.
    """

    at: int
    to_move: int
    question: str
    view: dict[str, Any]
    choices: list[Choice]
    asides: list[Choice]
    can_undo: bool
    scores: list[int]
    winners: list[int]


class ChatLine(Message):
    n: int
    name: str
    seat: int | None
    text: str
    time: float


# Socket: from the client


class Hello(Message, tag="hello"):
    """First message on a socket. Without a token one only watches."""

    token: str | None = None


class Play(Message, tag="play"):
    ref: Ref
    at: int
    move: MoveText


class Aside(Message, tag="aside"):
    ref: Ref
    move: MoveText


class Undo(Message, tag="undo"):
    """Take back the own last choice; beyond what is free, the table is asked."""

    ref: Ref
    at: int


class Answer(Message, tag="answer"):
    ref: Ref
    ballot: int
    yes: bool


class AskStandIn(Message, tag="ask_stand_in"):
    """Propose that a bot plays on for a seat whose owner is gone."""

    ref: Ref
    seat: int


class Say(Message, tag="say"):
    ref: Ref
    text: Text


class Why(Message, tag="why"):
    """Why is this move not legal?"""

    ref: Ref
    move: MoveText


class Hint(Message, tag="hint"):
    ref: Ref


class Again(Message, tag="again"):
    """A gap in the sequence numbers: please send everything anew."""

    ref: Ref


class Ping(Message, tag="ping"):
    ref: Ref


ClientMessage = Hello | Play | Aside | Undo | Answer | AskStandIn | Say | Why | Hint | Again | Ping


# Socket: from the server


class Welcome(Message, tag="welcome"):
    """Everything: the answer to hello and again, and sent by itself when one's seat has changed."""

    seq: int
    you: Person | None
    seat: int | None
    table: TableSheet
    state: State | None
    log: list[LogEntry]
    chat: list[ChatLine]


class TablePush(Message, tag="table"):
    seq: int
    table: TableSheet


class StatePush(Message, tag="state"):
    """After a move: the new state, and what is new in the log from entry `log_from` on (undo shortens it)."""

    seq: int
    state: State
    log_from: int
    log: list[LogEntry]


class ChatPush(Message, tag="chat"):
    seq: int
    line: ChatLine


class Done(Message, tag="done"):
    ref: int


class Refused(Message, tag="refused"):
    """Nothing has changed; `rule` is empty where no rule of the game is concerned."""

    ref: int
    rule: str
    key: str
    text: str


class Because(Message, tag="because"):
    """The answer to why."""

    ref: int
    legal: bool
    rule: str
    text: str


class HintReply(Message, tag="hint"):
    ref: int
    move: str
    label: str
    text: str


class Pong(Message, tag="pong"):
    ref: int


class Fault(Message, tag="fault"):
    """A message that could not be understood or is not allowed."""

    ref: int | None
    text: str


ServerMessage = (
    Welcome | TablePush | StatePush | ChatPush | Done | Refused | Because | HintReply | Pong | Fault
)


# Replays


class ReplaySheet(Message):
    """A game to look back at, with the eyes that are allowed. Of a running game only own moves are told."""

    id: str
    game: str
    title: str
    finished: bool
    names: list[str]
    eyes: list[str]
    moves: list[str]


class Frame(Message):
    """The game after `at` moves. `views`: what every seat saw, with open eyes only."""

    at: int
    state: State
    log: list[LogEntry]
    views: list[dict[str, Any]] = []


class Upload(Message):
    record: Annotated[str, Meta(max_length=400_000)]
    names: list[Name] = []


class Problem(Message):
    """Every error over HTTP."""

    error: str
    rule: str = ""
