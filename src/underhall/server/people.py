"""People: guests with a token, and accounts for those who want to be known again.

A token is `person.random.signature`: 144 random bits, signed with a key that only this server's database
has. Nothing of it is stored, and nothing of it is written to a log.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections import OrderedDict
from functools import cached_property
from time import time

import argon2

from underhall.server.problems import Trouble
from underhall.server.protocol import Credentials, Me, NewPerson, Person
from underhall.server.store import (
    ADD_ACCOUNT,
    ADD_PERSON,
    RENAME,
    Store,
    account_by_login,
    person_by_id,
)
from underhall.server.writer import NotStored, Row

REMEMBERED = 10_000
HASHING_AT_ONCE = 2
WRONG_PASSWORD = "Login and password do not fit together."


def new_id() -> str:
    """Unguessable, and short enough for a link."""
    return secrets.token_urlsafe(12)


def clean(text: str) -> str:
    """One line without control characters, direction marks and the like."""
    shown = "".join(" " if c.isspace() else c for c in text)
    return " ".join("".join(c for c in shown if unicodedata.category(c)[0] != "C").split())


class Tokens:
    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def issue(self, person: str) -> str:
        bare = f"{person}.{secrets.token_urlsafe(18)}"
        return f"{bare}.{self._signature(bare)}"

    def owner(self, token: str) -> str | None:
        """The person whom the token belongs to, if it is one of ours."""
        bare, _, signature = token.rpartition(".")
        if not hmac.compare_digest(self._signature(bare).encode(), signature.encode(errors="replace")):
            return None
        return bare.partition(".")[0]

    def _signature(self, bare: str) -> str:
        digest = hmac.new(self.key, bare.encode(errors="replace"), hashlib.sha256).digest()
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.tokens = Tokens(store.secret("token key", secrets.token_urlsafe(48)))
        self.known: OrderedDict[str, Person] = OrderedDict()
        self.hasher = argon2.PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING_AT_ONCE)

    @cached_property
    def nobody(self) -> str:
        """The password of those who do not exist."""
        return self.hasher.hash(secrets.token_urlsafe(18))

    async def find(self, token: str) -> Person | None:
        person = self.tokens.owner(token)
        return await self.by_id(person) if person else None

    async def by_id(self, person: str) -> Person | None:
        known = self.known.get(person)
        if known is not None:
            self.known.move_to_end(person)
            return known
        row = await self.store.read(lambda connection: person_by_id(connection, person))
        return self._remember(Person(row["id"], row["name"], row["login"])) if row else None

    async def enter(self, wish: NewPerson) -> Me:
        person = Person(new_id(), _name(wish))
        await self.store.write((ADD_PERSON, [{"id": person.id, "name": person.name, "created": time()}]))
        self._remember(person)
        return Me(person, self.tokens.issue(person.id))

    async def rename(self, person: Person, wish: NewPerson) -> Person:
        name = _name(wish)
        await self.store.write((RENAME, [{"who": person.id, "name": name}]))
        return self._remember(Person(person.id, name, person.account))

    async def open_account(self, person: Person, wish: Credentials) -> Person:
        """Attach a login to a person who has none."""
        login = _login(wish)
        if person.account is not None:
            raise Trouble(409, f"You have an account already: {person.account}.")
        async with self.hashing:
            password = await asyncio.to_thread(self.hasher.hash, wish.password)
        row = {"login": login, "person": person.id, "password": password}
        try:
            await self.store.write((ADD_ACCOUNT, [row]))
        except NotStored as error:
            raise Trouble(409, "This login is taken.") from error
        return self._remember(Person(person.id, person.name, login))

    async def log_in(self, wish: Credentials) -> Me:
        """A wrong login takes as long as a wrong password."""
        login = _login(wish)
        account = await self.store.read(lambda connection: account_by_login(connection, login))
        async with self.hashing:
            fits = await asyncio.to_thread(self._fits, account, wish.password)
        person = await self.by_id(account["person"]) if account and fits else None
        if person is None:
            raise Trouble(401, WRONG_PASSWORD)
        return Me(person, self.tokens.issue(person.id))

    def _fits(self, account: Row | None, password: str) -> bool:
        try:
            return self.hasher.verify(account["password"] if account else self.nobody, password)
        except argon2.exceptions.VerificationError:
            return False

    def _remember(self, person: Person) -> Person:
        self.known[person.id] = person
        self.known.move_to_end(person.id)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return person


def _name(wish: NewPerson) -> str:
    name = clean(wish.name)
    if not name:
        raise Trouble(422, "A name needs at least one letter that can be seen.")
    return name


def _login(wish: Credentials) -> str:
    return clean(wish.login).lower()
