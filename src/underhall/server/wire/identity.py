"""What server and clients say to each other about who one is, and where; a part of the protocol."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Anything sent; unknown fields in what clients send are refused."""


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
    password: Password


class NewPassword(Message):
    password: Password
    new: Password


class Farewell(Message):
    """Who wants to be forgotten for good proves it once more, if there is a password to prove it with."""

    password: Password | None = None


class Gone(Message):
    """Whose token no longer counts."""

    person: str


class Whereabouts(Message):
    """By which links others come to this hall, the best first; none where that is not known, or not for the
    asker to know. `only_here`: the server hears nobody but its own machine."""

    links: list[str]
    only_here: bool
