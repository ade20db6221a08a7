"""What a tradition can change: one small hook for each moment of the game that asks."""

from __future__ import annotations

from underhall.games.covenant.icons import Rewards
from underhall.games.covenant.table import Table


class Tradition:
    """A tradition without any effect; each real one answers one of the questions differently."""

    fire = False

    def when_gained(self, table: Table, clan: int) -> None:
        """Once, as soon as the tile is on the clan board."""

    # Amounts

    def strength_bonus(self, tool: int) -> int:
        """More strength for the basic action of a tool."""
        return 0

    def strength_saved(self, enemy: int) -> int:
        """Less strength to defeat an enemy."""
        return 0

    def delivery_bonus(self, resource: int) -> int:
        """More glory for a delivery."""
        return 0

    def dungeon_bonus(self, table: Table, clan: int) -> int:
        """Glory for the dungeon, after the key check."""
        return 0

    def penalty_saved(self) -> int:
        """Less glory lost per chamber with enemies."""
        return 0

    def more_achievements(self) -> int:
        """More achievements in final scoring."""
        return 0

    def more_relics(self) -> int:
        """Counts as so many more relics, of a kind of their own."""
        return 0

    # Permissions

    def any_face(self) -> bool:
        return False

    def any_relic(self) -> bool:
        return False

    def borrows_relics(self) -> bool:
        return False

    def second_basic(self) -> bool:
        return False

    def free_slots(self) -> bool:
        return False

    def captures(self) -> bool:
        return False

    def pairs_goblins(self) -> bool:
        return False

    def close_pillars(self) -> bool:
        return False

    def neighbour_gates(self) -> bool:
        return False

    # Rewards

    def after_reveal(self, deposit: int) -> Rewards:
        return ()

    def after_adorning(self, colour: int, effect: Rewards) -> Rewards:
        return ()

    def after_forging(self) -> Rewards:
        return ()

    def after_achievement(self) -> Rewards:
        return ()

    def after_structure(self) -> Rewards:
        return ()

    def after_building(self, kind: int) -> Rewards:
        return ()

    def at_council(self, table: Table, clan: int) -> Rewards:
        """Asked of those with the fire icon."""
        raise NotImplementedError
