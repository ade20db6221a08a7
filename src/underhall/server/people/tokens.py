"""Tokens: who has one is the person it was made for.

A token is `person.random.season.signature`: 144 random bits and the person's season, signed with a key
that only this server's database has. It is stored nowhere and written to no log. Logging out everywhere
begins a new season, and tokens of the seasons before are void; of a single token that was given back a
digest is kept. The first tokens had no season: they are of season 0.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass


@dataclass(frozen=True)
class Claim:
    """What a token of ours says. `mark` tells it from the person's other tokens."""

    person: str
    season: int
    mark: str


class Tokens:
    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def issue(self, person: str, season: int = 0) -> str:
        bare = f"{person}.{secrets.token_urlsafe(18)}.{season}"
        return f"{bare}.{self._signature(bare)}"

    def claim(self, token: str) -> Claim | None:
        """What the token says, if it is one of ours."""
        bare, _, signature = token.rpartition(".")
        if not hmac.compare_digest(self._signature(bare).encode(), signature.encode(errors="replace")):
            return None
        person, _, season = (*bare.split("."), "0")[:3]
        return Claim(person, int(season), hashlib.sha256(bare.encode()).hexdigest()[:32])

    def _signature(self, bare: str) -> str:
        digest = hmac.new(self.key, bare.encode(errors="replace"), hashlib.sha256).digest()
        return urlsafe_b64encode(digest).rstrip(b"=").decode()
