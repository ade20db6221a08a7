"""Chapter 3. The clan turn.

CV-3.01  A turn assigns one dwarf from the tavern to one own free tool; a must.
CV-3.02  May use a relic; assign; may spend one support token; use the tool: its action and, if it is
         adorned, the ornament, in either order; may use a relic if none was used at the start.
CV-3.04  At the end of the turn the board is refilled.
CV-3.11  The action may be skipped or used with less strength.
CV-3.12  Ornaments are optional, wholly before or wholly after the action; +1 strength only before.
CV-3.14  Book: the action is chosen when it starts; its ornament works; traditions 1 to 4 do not.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect, Item, changed
from underhall.core.notation import Move
from underhall.core.words import Refusal
from underhall.games.covenant.icons import AXE, BOOK, CART, COMPASS, MOST_STRENGTH, PICK, STRENGTH, kind_of
from underhall.games.covenant.moves import POST_NAMES, Pick, Put
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.build import Build
from underhall.games.covenant.rules.dig import Dig
from underhall.games.covenant.rules.fight import Fight
from underhall.games.covenant.rules.forging import ornament_at
from underhall.games.covenant.rules.relics import UseRelic, make_ready
from underhall.games.covenant.rules.rewards import Gain
from underhall.games.covenant.rules.rows import Refill
from underhall.games.covenant.rules.transport import Transport
from underhall.games.covenant.table import NONE, Table, raised, with_row


class Turn(Effect[Table]):
    """CV-3.02 The steps in order; CV-3.13 the relic at the end comes before the refill."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, table: Table) -> None:
        seat = self.seat
        if table.heard():
            table.tell("turn_begins", seat=seat)
        make_ready(table, seat)
        table.then(
            UseRelic(seat),
            AssignDwarf(seat),
            SpendSupport(seat),
            UseTool(seat),
            UseRelic(seat),
            EndTurn(),
            Refill(),
        )


class AssignDwarf(Decision[Table, Put]):
    """CV-3.01 A dwarf of the tavern to a tool without a dwarf; dwarves of one strength are alike.

    With more dwarves than tools, as a pack may have it, there may be none: then the tool's part is skipped.
    """

    rule = "CV-3.01"
    public = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Put]:
        seat = self.seat
        free = [post for post in table.owned_posts(seat) if not table.posts[seat][post]]
        strengths = [at for at in range(MOST_STRENGTH) if table.tavern[seat][at]]
        return [table.moves.assign[at][post] for at in strengths for post in free]

    def choose(self, table: Table, move: Put) -> None:
        seat, strength = self.seat, move.what + 1
        table.tavern = raised(table.tavern, seat, move.what, -1)
        table.posts = with_row(table.posts, seat, changed(table.posts[seat], move.where, strength))
        table.post = move.where
        if table.heard():
            table.announce(seat, "assigns", strength=strength, post=POST_NAMES[move.where])

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Put) or move.key != "move.assign":
            return Refusal(self.rule, "refused.must_assign", {})
        if not table.tavern[self.seat][move.what]:
            return Refusal(self.rule, "refused.no_such_dwarf", {**move.words})
        if move.where not in table.owned_posts(self.seat):
            return Refusal(self.rule, "refused.no_tool", {"post": move.words["post"]})
        return Refusal(self.rule, "refused.tool_in_use", {"post": move.words["post"]})


class SpendSupport(Decision[Table, Move]):
    """CV-3.02 One token for one assigned dwarf; CV-3.10 one gained later in the turn comes too late."""

    rule = "CV-3.02"
    public = True
    by_the_way = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Move]:
        held = table.support[self.seat] if table.post != NONE else (0, 0)
        found: list[Move] = [move for move in table.moves.spend if held[move.what]]
        return [*found, table.moves.waive] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            table.support = raised(table.support, self.seat, move.what, -1)
            table.boost += move.what + 1
            table.announce(self.seat, "spends_support", amount=move.what + 1)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.spend":
            return Refusal(self.rule, "refused.no_such_token", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


def strength(table: Table, seat: int, action: int) -> int:
    """CV-3.02, CV-17.01 The strength of an action with the tool in use; CV-3.14 a book has no bonus."""
    tool = table.tool_kind(seat, table.post)
    extra = traditions.strength_bonus(table, seat, action) if tool == action else 0
    return table.posts[seat][table.post] + table.boost + extra


class UseTool(Decision[Table, Move]):
    """CV-3.02 The action and the ornament, in either order, each resolved completely; or enough."""

    rule = "CV-3.02"
    public = True
    by_the_way = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: Table) -> list[Move]:
        if table.post == NONE:
            return []
        tool = table.tool_kind(self.seat, table.post)
        found: list[Move] = []
        if not table.acted:
            found += table.moves.act if tool == BOOK else [table.moves.act[tool]]
        if self.ornament_works(table):
            found.append(table.moves.ornament)
        return [*found, table.moves.done] if found else []

    def onward(self, table: Table) -> Move | None:
        """The action is what the tool was taken for; a book leaves open which."""
        acts = [move for move in table.choices if move.key == "move.act"]
        return acts[0] if len(acts) == 1 else super().onward(table)

    def idle(self, table: Table) -> bool:
        """CV-3.11 Nothing but the action, and that asks first what to do, if anything; a dig does not."""
        tool = table.tool_kind(self.seat, table.post)
        return not table.acted and tool in (AXE, CART, COMPASS) and not self.ornament_works(table)

    def ornament_works(self, table: Table) -> bool:
        """CV-3.12 Once; +1 strength only before the action. CV-3.03 Also one put there by the action."""
        gives = ornament_at(table, self.seat, table.post)
        late = table.acted and bool(gives) and kind_of(gives[0]) == STRENGTH
        return bool(gives) and not table.ornament_used and not late

    def choose(self, table: Table, move: Move) -> None:
        if move is table.moves.ornament:
            table.ornament_used = 1
            table.announce(self.seat, "uses_ornament")
            gives = ornament_at(table, self.seat, table.post)
            table.then(Gain(self.seat, gives, "ornament"), UseTool(self.seat))
        elif isinstance(move, Pick):
            table.acted = 1
            power = strength(table, self.seat, move.what)
            if table.heard():
                table.announce(self.seat, "acts", strength=power, **move.words)
            table.then(action(self.seat, move.what, power), UseTool(self.seat))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move is table.moves.ornament:
            if not ornament_at(table, self.seat, table.post):
                return Refusal("CV-3.12", "refused.not_adorned", {})
            return Refusal("CV-3.12", "refused.ornament_spent", {})
        if move.key == "move.act":
            reason = "refused.has_acted" if table.acted else "refused.other_tool"
            return Refusal(self.rule, reason, {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


def action(seat: int, which: int, power: int) -> Item[Table]:
    """CV-3.05 The four basic actions."""
    if which == PICK:
        return Dig(seat, power)
    if which == AXE:
        return Fight(seat, power)
    if which == COMPASS:
        return Build(seat, power)
    assert which == CART
    return Transport(seat, power)


class EndTurn(Effect[Table]):
    """CV-3.10 The spent token is gone; what was for this turn is over."""

    def resolve(self, table: Table) -> None:
        table.post = NONE
        table.boost = 0
        table.acted = 0
        table.ornament_used = 0
        table.relic_used = 0
