"""What server and clients say to each other: JSON over HTTP and WebSocket, typed here and nowhere else.

The web client's types are generated from this module, and so is the OpenAPI page. Messages carry a `type`;
requests over the socket carry a `ref` of the client's choice, and their answer carries it back.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from underhall.core.beyond import LONGEST
from underhall.core.game import Outlook
from underhall.server.wire.identity import Message, Name, Person

Text = Annotated[str, Meta(max_length=500)]
MoveText = Annotated[str, Meta(max_length=120)]
Ref = Annotated[int, Meta(ge=0, le=2**31)]
Language = Annotated[str, Meta(max_length=35)]


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
    options: dict[str, str] = field(default_factory=dict)
    public: bool = False
    clock: Clock | None = None
    fill_with: str | None = None
    guided: bool = False


class SeatCard(Message):
    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    bot: str | None = None
    online: bool = False
    stand_in: bool = False
    seconds_left: float | None = None
    # How long the seat still waits for its owner who is away; then the others may let a bot play.
    waits: float | None = None


class Ballot(Message):
    """A question to the table: all people seated but the asker answer, one no settles it."""

    id: int
    kind: Literal["undo", "stand_in"]
    asker: int
    seat: int | None
    yes: list[int]
    waiting: list[int]


class TableCard(Message):
    """`box` names the components it is played with: see `GET /api/games/{name}`."""

    id: str
    game: str
    title: str
    box: str
    stage: TableStage
    public: bool
    guided: bool
    options: dict[str, str]
    clock: Clock | None
    host: str
    seats: list[SeatCard]
    ballot: Ballot | None
    watchers: int
    created: float
    rematch: str | None = None
    rematch_of: str | None = None
    # Nobody has used it for long: in so many seconds it will be gone, unless its people come back.
    clears_in: float | None = None


class Cleared(Message):
    """A table that was put away: for who asked, or for all."""

    table: str
    for_all: bool


class OwnTable(TableCard):
    """One's own table, and whether its game waits for oneself."""

    your_turn: bool = False


class SeatOrder(Message):
    """`take` and `leave` for oneself; `bot` and `open` for the host; `back` takes it from a stand-in."""

    do: Literal["take", "leave", "bot", "open", "back"]
    bot: str | None = None


# The state of a game, through one seat's eyes


class Choice(Message):
    """A legal move: its text is what is sent back; key and words name the components it touches. It has an
    outlook where its label does not say all. Beyond the open question it has moves that come `first`."""

    text: str
    key: str
    words: dict[str, int | str]
    rule: str
    label: str
    explain: str
    outlook: Outlook | UnsetType = UNSET
    first: list[str] | UnsetType = UNSET


class LogEntry(Message):
    n: int
    key: str
    words: dict[str, int | str]
    text: str


class Source(Message):
    """Where points come from, were all counted now."""

    label: str
    points: int


class State(Message):
    """`at` counts what happened at the table, undone moves included; a move names the `at` it answers.

    `question` is a key of the game's words, empty while nobody is asked. `beyond` could be chosen right after
    going on. `tally` tells for each player, then for whoever plays beside them, what the score would be made
    of by now; it is empty where it is the score.
    """

    at: int
    to_move: int
    question: str
    view: dict[str, Any]
    choices: list[Choice]
    beyond: list[Choice]
    asides: list[Choice]
    can_undo: bool
    scores: list[int]
    tally: list[list[Source]]
    winners: list[int]


class Remark(Message):
    n: int
    name: str
    seat: int | None
    text: str
    time: float


# Socket: from the client


class Hello(Message, tag="hello"):
    """First message on a socket. Without a token one only watches. In `language` one reads all that is told;
    without it, in that of the socket's own request."""

    token: str | None = None
    language: Language | None = None


class Play(Message, tag="play"):
    ref: Ref
    at: int
    move: MoveText
    first: Annotated[list[MoveText], Meta(max_length=LONGEST)] = field(default_factory=list)
    # Go on past what can wait until the own next turn.
    brisk: bool = False


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


class Push(Message):
    """What the server says by itself. Each listener's pushes are numbered by `seq`, without a gap."""

    seq: int


class Welcome(Push, tag="welcome"):
    """Everything: the answer to hello and again, and sent by itself when one's seat has changed."""

    you: Person | None
    seat: int | None
    table: TableCard
    state: State | None
    log: list[LogEntry]
    chat: list[Remark]


class TablePush(Push, tag="table"):
    table: TableCard


class StatePush(Push, tag="state"):
    """After a move: the new state, and what is new in the log from entry `log_from` on (undo shortens it)."""

    state: State
    log_from: int
    log: list[LogEntry]


class ChatPush(Push, tag="chat"):
    remark: Remark


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


class ReplayCard(Message):
    """A game to look back at, with the eyes that are allowed. Of a running game only own moves are told.
    `uploaded`: there is no table to go back to."""

    id: str
    game: str
    title: str
    box: str
    finished: bool
    uploaded: bool
    names: list[str]
    eyes: list[str]
    moves: list[str]


class Frame(Message):
    """The game after `at` moves. `views`: what every seat saw, with open eyes only. What somebody chose last
    is told from the log entry `told_from` on."""

    at: int
    state: State
    log: list[LogEntry]
    told_from: int
    views: list[dict[str, Any]] = field(default_factory=list)


class Upload(Message):
    record: Annotated[str, Meta(max_length=400_000)]
    names: list[Name] = field(default_factory=list)


class Problem(Message):
    """Every error over HTTP."""

    error: str
    rule: str = ""
