"""The register of people: guests with a token, and accounts for those who want to be known again."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from time import time

import argon2

from underhall.server.database.store import (
    ADD_ACCOUNT,
    ADD_PERSON,
    CHANGE_PASSWORD,
    DROP_ACCOUNT,
    DROP_CHAT_OF,
    DROP_UPLOADS_OF,
    DROP_VOID_TOKENS,
    LET_GO,
    NEXT_SEASON,
    RENAME,
    VOID_TOKEN,
    Store,
    account_by_login,
    known_person,
)
from underhall.server.database.writer import Clash, Row, Step
from underhall.server.door.limits import Gate
from underhall.server.people.names import can_be_seen, clean
from underhall.server.people.tokens import Claim, Tokens
from underhall.server.settings import Limits
from underhall.server.wire.identity import Credentials, Me, NewPassword, NewPerson, Person
from underhall.server.wire.problems import Unmet

REMEMBERED = 10_000
HASHING_AT_ONCE = 2
LONGEST_LOGIN = 40
WRONG_PASSWORD = "problem.wrong_password"
TOO_OFTEN = "problem.wrong_too_often"


def new_id() -> str:
    """Unguessable, and short enough for a link."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True)
class Known:
    """A person, and which of their tokens still count."""

    person: Person
    season: int = 0
    void: frozenset[str] = frozenset()

    def honours(self, claim: Claim) -> bool:
        return claim.season == self.season and claim.mark not in self.void


class People:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.tokens = Tokens(store.secret("token key", secrets.token_urlsafe(48)))
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.changes = 0
        self.hasher = argon2.PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self.wrong = Gate(limits.wrong_passwords)

    @cached_property
    def nobody(self) -> str:
        """The password of those who do not exist."""
        return self.hasher.hash(secrets.token_urlsafe(18))

    async def find(self, token: str) -> Person | None:
        """Whose token it is, if it still counts."""
        claim = self.tokens.claim(token)
        known = await self._known(claim.person) if claim else None
        return known.person if claim and known and known.honours(claim) else None

    async def _known(self, person: str) -> Known | None:
        """As they are stored: what was read while somebody changed is read again."""
        while (found := self.known.get(person)) is None:
            changes = self.changes
            row = await self.store.read(lambda connection: known_person(connection, person))
            if row is None or row["gone"]:
                return None
            if changes == self.changes:
                who = Person(row["id"], row["name"], row["login"])
                return self._remember(Known(who, row["season"], frozenset(row["void"])))
        self.known.move_to_end(person)
        return found

    def _remember(self, known: Known) -> Known:
        self.known[known.person.id] = known
        self.known.move_to_end(known.person.id)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return known

    async def _change(self, person: Person, *steps: Step) -> Known:
        """Store something about somebody; who they are is asked for anew."""
        await self._store(person, *steps)
        known = await self._known(person.id)
        if known is None:
            raise Unmet(401, "problem.unknown_token")
        return known

    async def _store(self, person: Person, *steps: Step) -> None:
        await self.store.write(*steps)
        self.changes += 1
        self.known.pop(person.id, None)

    # Coming in, and names

    async def enter(self, wish: NewPerson) -> Me:
        person = Person(new_id(), _name(wish))
        await self.store.write((ADD_PERSON, [{"id": person.id, "name": person.name, "created": time()}]))
        self._remember(Known(person))
        return Me(person, self.tokens.issue(person.id))

    async def rename(self, person: Person, wish: NewPerson) -> Person:
        change = {"who": person.id, "name": _name(wish)}
        return (await self._change(person, (RENAME, [change]))).person

    # Accounts

    async def open_account(self, person: Person, wish: Credentials) -> Person:
        """Attach a login to a person who has none."""
        if person.account is not None:
            raise Unmet(409, "problem.has_account", account=person.account)
        row = {"login": _login(wish), "person": person.id, "password": await self._hash(wish.password)}
        try:
            return (await self._change(person, (ADD_ACCOUNT, [row]))).person
        except Clash as error:
            raise Unmet(409, "problem.login_taken") from error

    async def log_in(self, wish: Credentials) -> Me:
        account = await self._prove(_login(wish), wish.password)
        known = await self._known(account["person"])
        if known is None:
            raise Unmet(401, WRONG_PASSWORD)
        return Me(known.person, self.tokens.issue(known.person.id, known.season))

    async def change_password(self, person: Person, wish: NewPassword) -> Me:
        """Whoever else had got in is out: only the token that is given back counts."""
        account = await self._prove(_own_account(person), wish.password)
        fresh = {"of": account["login"], "fresh": await self._hash(wish.new)}
        return await self._new_season(person, (CHANGE_PASSWORD, [fresh]))

    async def _prove(self, login: str, password: str) -> Row:
        """The account, if the password fits. A wrong login takes as long as a wrong password."""
        if not self.wrong.lets_in(login):  # it counts as wrong until it fits: others are tried meanwhile
            raise Unmet(429, TOO_OFTEN)
        account = await self.store.read(lambda connection: account_by_login(connection, login))
        async with self.hashing:
            fits = await asyncio.to_thread(self._fits, account, password)
        if account is None or not fits:
            raise Unmet(401, WRONG_PASSWORD)
        self.wrong.give_back(login)
        return account

    def _fits(self, account: Row | None, password: str) -> bool:
        try:
            return self.hasher.verify(account["password"] if account else self.nobody, password)
        except argon2.exceptions.VerificationError:
            return False

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    # Going

    async def log_out(self, person: Person, token: str) -> None:
        """This token counts no longer."""
        claim = self.tokens.claim(token)
        assert claim is not None
        await self._change(person, (VOID_TOKEN, [{"mark": claim.mark, "person": person.id}]))

    async def log_out_everywhere(self, person: Person) -> Me:
        """No token so far counts any longer; who asks gets a new one."""
        return await self._new_season(person)

    async def _new_season(self, person: Person, *steps: Step) -> Me:
        own = {"who": person.id}
        known = await self._change(person, *steps, (NEXT_SEASON, [own]), (DROP_VOID_TOKENS, [own]))
        return Me(known.person, self.tokens.issue(person.id, known.season))

    async def let_go(self, person: Person, password: str | None) -> None:
        """Forget somebody: name, account, chat and uploads go; their moves stay in the games."""
        if person.account is not None:
            await self._prove(person.account, password or "")
        own = [{"who": person.id}]
        forgotten = (DROP_ACCOUNT, DROP_CHAT_OF, DROP_UPLOADS_OF, DROP_VOID_TOKENS, NEXT_SEASON, LET_GO)
        await self._store(person, *[(statement, own) for statement in forgotten])


def _name(wish: NewPerson) -> str:
    name = clean(wish.name)
    if not can_be_seen(name):
        raise Unmet(422, "problem.unseen_name")
    return name


def _login(wish: Credentials) -> str:
    return clean(wish.login).lower()[:LONGEST_LOGIN]  # a capital may be longer when it is small


def _own_account(person: Person) -> str:
    if person.account is None:
        raise Unmet(409, "problem.no_account")
    return person.account
