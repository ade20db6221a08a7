"""What each troll's honor would come to if the game ended now."""

from __future__ import annotations

from underhall.games.mountain_king.rules.scoring import result
from underhall.games.mountain_king.table import Table
from underhall.games.mountain_king.view import hidden_tokens, sources


def tally(table: Table, seat: int) -> list[dict[str, int]]:
    """By seat; partners have the same. MK-3.08 A token that the seat may not see counts for nothing."""
    purses = [_known(table, purse, seat) for purse in range(len(table.honor))]
    return [purses[table.purse(other)] for other in range(table.seats)]


def _known(table: Table, purse: int, seat: int) -> dict[str, int]:
    unknown = [at for at in hidden_tokens(table, seat) if table.track_owner[at] == purse]
    found = sources(table.results[purse] if table.results else result(table, purse))
    return {**found, "tokens": found["tokens"] - sum([table.track[at] for at in unknown])}
