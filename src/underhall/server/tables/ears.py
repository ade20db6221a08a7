"""Ears: the sockets that listen to a table, each with its own sequence of pushes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from underhall.server.wire.identity import Message, Person
from underhall.server.wire.plain import encode
from underhall.server.wire.protocol import Done, Push
from underhall.words.shelf import ENGLISH

Send = Callable[..., None]


class Ear:
    """One listener. `send` takes messages and never waits; a listener who cannot follow is cut off."""

    def __init__(
        self,
        send: Send,
        dismiss: Callable[[str], None],
        person: Person | None,
        token: str | None,
        language: str = ENGLISH,
    ) -> None:
        self.send = send
        # Hang up after a last word, told by its key.
        self.dismiss = dismiss
        self.person = person
        self.token = token
        self.language = language
        self.seat: int | None = None
        self.seq = 0

    def push(self, push: Push, *before: Message) -> None:
        """With the next number of this listener's; what comes before it goes out with it."""
        self.seq += 1
        push.seq = self.seq
        self.send(*map(encode, before), encode(push))

    def reply(self, message: Message) -> None:
        self.send(encode(message))

    def done(self, ref: int) -> None:
        self.reply(Done(ref))

    def is_of(self, person: str | None) -> bool:
        return self.person is not None and self.person.id == person


class Audience:
    """All who listen to one table."""

    def __init__(self) -> None:
        self.ears: set[Ear] = set()

    def __iter__(self) -> Iterator[Ear]:
        return iter(self.ears)

    def __len__(self) -> int:
        return len(self.ears)

    def online(self, person: str | None) -> bool:
        return any(ear.is_of(person) for ear in self.ears)

    def watchers(self) -> int:
        return sum(ear.seat is None for ear in self.ears)

    def push(self, push: Push) -> None:
        """To everybody the same."""
        for ear in self.ears:
            ear.push(push)

    def rename(self, person: Person) -> None:
        for ear in self.ears:
            if ear.is_of(person.id):
                ear.person = person

    def hang_up(self, person: str, token: str | None) -> None:
        """Those of one person: with this token, or with any."""
        for ear in list(self.ears):
            if ear.is_of(person) and token in (None, ear.token):
                ear.dismiss("problem.unknown_token")

    def dismiss(self, farewell: str) -> None:
        for ear in list(self.ears):
            ear.dismiss(farewell)
