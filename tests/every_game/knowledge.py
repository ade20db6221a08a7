"""Who may know what, read from the rules and not from the engine's own books: one class per game.

What a seat has looked at is taken from the moves it made, which are public, never from the table's `seen`
masks, its views or its log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from underhall.core.agenda import NATURE, Table
from underhall.core.match import AnyMatch
from underhall.core.notation import Move
from underhall.core.pile import Pile
from underhall.games.covenant import table as covenant
from underhall.games.covenant.moves import Put
from underhall.games.covenant.rules.setup_players import OfferGoal
from underhall.games.lost_mines import table as lost_mines
from underhall.games.lost_mines.components import MINE, TREASURE
from underhall.games.lost_mines.moves import Discard, LookAt, PickDwarf
from underhall.games.lost_mines.rules.action_cards import AppraiseTreasure, IdentifyMine, LoseCard
from underhall.games.lost_mines.rules.moving import ChooseTurn, RevealMine
from underhall.games.lost_mines.rules.setup import DealCard, DealRole
from underhall.games.lost_mines.table import NONE, UNSEEN
from underhall.games.mountain_king import table as mountain_king
from underhall.games.mountain_king.moves import Dig, Draft
from underhall.games.mountain_king.moves import Lay as LayTile
from underhall.games.mountain_king.rules.players import DrawStarter

WAITING = (IdentifyMine, AppraiseTreasure)


class Knowledge:
    """What a game's test has to say about secrets. Moves of a `harmless` kind show nobody anything hidden."""

    harmless: tuple[type[Move], ...]
    # How many positions of a match must at least look different behind a seat's back.
    least_worlds = 50
    least_dreams = 5
    least_steps = 100
    # How long two matches are played side by side; where little is hidden they never part.
    most_steps = 2000
    # Whether all seats know the same, so that only spectators are kept in the dark.
    seats_alike = False

    def entitled(self, match: AnyMatch, seat: int) -> object:
        """All that the seat knows and not everybody. Worlds that differ here may look different."""
        raise NotImplementedError

    def secrets(self, match: AnyMatch, seat: int) -> tuple[object, ...]:
        """The part of it that is learned by looking, and cannot be forgotten again."""
        raise NotImplementedError

    def opened(self, match: AnyMatch) -> Counter[int]:
        """What lies open for all and was hidden once."""
        return Counter()

    def told(self, view: Any) -> object:
        """All secrets that a view tells, in the form of `entitled`."""
        raise NotImplementedError

    def perceived(self, table: Any, move: Move, seat: int) -> str:
        """What the seat is told of a move that somebody is about to make."""
        raise NotImplementedError

    def reshuffled(self, match: AnyMatch, seat: int, dice: Random) -> Table:
        """Another table that is the same as far as the seat can know."""
        raise NotImplementedError


class Known:
    """The seats whose role, the mines whose kind and the treasures whose value a seat knows."""

    def __init__(self, roles: set[int], mines: set[int], treasures: set[int]) -> None:
        self.roles = roles
        self.mines = mines
        self.treasures = treasures


def decided(row: Sequence[int], known: set[int] | None = None) -> dict[int, int]:
    """Where something stands that is decided, and known."""
    return {at: what for at, what in enumerate(row) if what != UNSEEN and (known is None or at in known)}


class LostMinesKnowledge(Knowledge):
    harmless = (Discard, PickDwarf)

    def entitled(self, match: AnyMatch, seat: int) -> object:
        table: lost_mines.Table = match.table
        own = [list(table.hands[seat]), list(table.buried[seat])] if seat < table.seats else [[], []]
        return (*own, *self.secrets(match, seat))

    def secrets(self, match: AnyMatch, seat: int) -> tuple[object, ...]:
        table: lost_mines.Table = match.table
        known = self.known(match, seat)
        return (
            decided(table.roles, known.roles),
            decided(table.mine_kind, known.mines),
            decided(table.treasure_value, known.treasures),
            [(result.roles, result.treasures) for result in table.results],
        )

    def opened(self, match: AnyMatch) -> Counter[int]:
        """LM-2.04 A card from the hand: on the board, shown, or a troll's before its owner."""
        table: lost_mines.Table = match.table
        trolls = [table.box.troll for passage in table.trolls if passage != NONE]
        return Counter([*table.shown, *trolls, *[face // 2 for face in table.laid if face >= 0]])

    def told(self, view: Any) -> object:
        return (
            view.hand,
            view.discarded,
            decided(view.roles),
            decided(view.mine_kinds),
            decided(view.treasure_values),
            [(result.roles, result.treasures) for result in view.results],
        )

    def known(self, match: AnyMatch, seat: int) -> Known:
        table: lost_mines.Table = match.table
        roles, treasures = {seat}, set(table.treasures_of(seat))
        mines = {mine for mine, field in enumerate(table.box.mine_fields) if table.known >> field & 1}
        if table.agenda and isinstance(table.agenda[-1], ChooseTurn):
            mines.add(table.agenda[-1].mine)
        for look in self.looks(match, seat):
            (mines if look.subject == MINE else treasures if look.subject == TREASURE else roles).add(
                look.target
            )
        if table.over():  # LM-6.02, LM-6.12
            roles |= set(range(table.seats))
            treasures |= {slot for slot, owner in enumerate(table.treasure_owner) if owner != NONE}
        return Known(roles, mines, treasures)

    def looks(self, match: AnyMatch, seat: int) -> list[LookAt]:
        """LM-4.02 The seat's looks of this round; one that waits for nature has shown nothing yet."""
        table = match.table
        found: list[LookAt] = []
        waits = table.to_move() == NATURE and isinstance(table.agenda[-1], WAITING)
        for line in reversed(match.lines):
            if line.text.startswith("lay out"):
                break
            if line.actor == seat and line.text.startswith("play ") and not waits:
                move = table.notation().parse(line.text)
                if isinstance(move, LookAt):
                    found.append(move)
            waits = False
        return found

    def perceived(self, table: Any, move: Move, seat: int) -> str:
        item = table.agenda[-1]
        if isinstance(move, Discard):
            return move.text if item.seat == seat else "discard"
        if isinstance(item, DealCard):
            return move.text if item.to == seat else "draw"
        if isinstance(item, LoseCard):
            return move.text if item.of == seat else "lose"
        if isinstance(item, DealRole):
            return move.text if item.of == seat else " ".join(move.text.split()[:2])
        if isinstance(item, WAITING):
            cause = table.agenda[-2]
            return move.text if isinstance(cause, RevealMine) or cause.seat == seat else "look"
        return move.text

    def reshuffled(self, match: AnyMatch, seat: int, dice: Random) -> Table:
        other: lost_mines.Table = match.table.copy()
        known = self.known(match, seat)
        redeal_cards(other, seat, dice)
        if other.roles:
            redeal_roles(other, known, dice)
        redeal_mines(other, known, dice)
        redeal_treasures(other, known, dice)
        other.advance()
        return other


def redeal_cards(table: lost_mines.Table, seat: int, dice: Random) -> None:
    """LM-2.04 A seat knows its hand, its discards, the cards on the board and those that were shown."""
    unseen = [kind for kind, card in enumerate(table.box.cards) for _ in range(card.count)]
    seen = [*table.shown, *[face // 2 for face in table.laid if face >= 0]]
    seen += [table.box.troll for passage in table.trolls if passage != NONE]
    if seat < table.seats:
        seen += [*table.hands[seat], *table.buried[seat]]
    for card in seen:
        unseen.remove(card)
    dice.shuffle(unseen)
    hands, buried = list(table.hands), list(table.buried)
    for other in range(table.seats):
        if other != seat:
            hands[other] = tuple(sorted(unseen.pop() for _ in hands[other]))
            buried[other] = tuple(unseen.pop() for _ in buried[other])
    table.hands, table.buried = tuple(hands), tuple(buried)
    table.pile = Pile(tuple(unseen.count(kind) for kind in range(len(table.box.cards))), len(unseen))


def redeal_roles(table: lost_mines.Table, known: Known, dice: Random) -> None:
    """LM-1.04 The clan is public. Per clan 1 selfish, 1 saboteur, and 1, 2 or 3 loyal; not all are dealt."""
    loyal = 1 if table.seats < 5 else 2 if table.seats < 7 else 3
    roles = list(table.roles)
    for clan in (0, 1):
        cards = [clan * 3] * loyal + [clan * 3 + 1, clan * 3 + 2]
        members = [seat for seat, role in enumerate(roles) if role // 3 == clan]
        for seat in members:
            if seat in known.roles:
                cards.remove(roles[seat])
        dice.shuffle(cards)
        for seat in members:
            if seat not in known.roles:
                roles[seat] = cards.pop()
    table.roles = tuple(roles)


def redeal_mines(table: lost_mines.Table, known: Known, dice: Random) -> None:
    """LM-1.02, LM-4.02 A mine that only others have seen may be any that the seat has not."""
    kinds = list(table.mine_kind)
    left = sorted({0, 1, 2, 3} - {kinds[mine] for mine in known.mines})
    dice.shuffle(left)
    for mine, kind in enumerate(kinds):
        if kind != UNSEEN and mine not in known.mines:
            kinds[mine] = left.pop()
    table.mine_kind = tuple(kinds)


def redeal_treasures(table: lost_mines.Table, known: Known, dice: Random) -> None:
    """LM-1.03, LM-5.17 Kinds are public; a value is known to who looked at it and to its owner."""
    values = list(table.treasure_value)
    for kind, printed in enumerate(table.box.treasure_values):
        slots = [slot for slot, k in enumerate(table.treasure_kind) if k == kind]
        left = list(printed)
        for slot in slots:
            if slot in known.treasures and values[slot] != UNSEEN:
                left.remove(values[slot])
        dice.shuffle(left)
        for slot in slots:
            if slot not in known.treasures and values[slot] != UNSEEN:
                values[slot] = left.pop()
    table.treasure_value = tuple(values)


class MountainKingKnowledge(Knowledge):
    """MK-3.08 Hidden are drafts until all are done, and point tokens if the table wants it so."""

    harmless = (Dig, LayTile)
    least_worlds = 5
    least_dreams = 0
    least_steps = 30

    def entitled(self, match: AnyMatch, seat: int) -> object:
        table: mountain_king.Table = match.table
        own = [list(table.drafts[seat]), list(table.hands[seat])] if seat < table.seats else [[], []]
        shown = [list(row) for row in table.council], [list(row) for row in table.storage]
        return (*own, known_tokens(table, seat), *shown)

    def secrets(self, match: AnyMatch, seat: int) -> tuple[object, ...]:
        """Nobody looks at anything; what a seat draws comes from nature."""
        return ()

    def told(self, view: Any) -> object:
        tokens = {at: value for at, value in enumerate(view.track) if value != NONE}
        return (view.draft, view.hand, tokens, view.council, view.storage)

    def perceived(self, table: mountain_king.Table, move: Move, seat: int) -> str:
        item = table.agenda[-1]
        if isinstance(move, Draft) and item.seat != seat:
            return "puts a starter somewhere"
        if isinstance(item, DrawStarter) and item.to != seat:
            return "draws a starter"
        return move.text

    def reshuffled(self, match: AnyMatch, seat: int, dice: Random) -> Table:
        table: mountain_king.Table = match.table.copy()
        for other in range(table.seats):
            if other != seat:
                redraft(table, other, dice)
        hidden = [at for at in range(len(table.track)) if at not in known_tokens(table, seat)]
        values = [table.track[at] for at in hidden]
        dice.shuffle(values)
        mixed = dict(zip(hidden, values, strict=True))
        table.track = tuple(mixed.get(at, value) for at, value in enumerate(table.track))
        table.advance()
        return table


def redraft(table: mountain_king.Table, drafter: int, dice: Random) -> None:
    """MK-2.03 Others see neither which starters a seat has drawn and placed, nor in which frames."""
    first, cards = table.box.trolls, list(range(6))
    dice.shuffle(cards)
    new = {first + old: first + card for old, card in enumerate(cards)} | {NONE: NONE}
    drafts, hands, undrawn = list(table.drafts), list(table.hands), list(table.undrawn)
    row = [new[card] for card in drafts[drafter]]
    dice.shuffle(row)
    drafts[drafter] = tuple(row)
    hands[drafter] = tuple(sorted(new[card] for card in hands[drafter]))
    undrawn[drafter] = sum(1 << cards[bit] for bit in range(6) if undrawn[drafter] >> bit & 1)
    table.drafts, table.hands, table.undrawn = tuple(drafts), tuple(hands), tuple(undrawn)


def known_tokens(table: mountain_king.Table, seat: int) -> dict[int, int]:
    """Tokens on the track, the own ones, and all if nothing is hidden."""
    own = table.purse(seat) if seat < table.seats else NONE
    seen = {
        at: value
        for at, value in enumerate(table.track)
        if table.track_owner[at] in (NONE, own) or not table.hide_tokens or table.results
    }
    return {at: value for at, value in seen.items() if value != NONE}


class CovenantKnowledge(Knowledge):
    """CV-2.04, CV-2.06 Hidden are the goals, from all who do not play; what is on the table is open.

    Stacks, the bag, the backs and the Elders' cards are undecided until nature moves.
    """

    harmless = (Put,)
    least_worlds = 30
    least_dreams = -1
    most_steps = 150
    seats_alike = True

    def entitled(self, match: AnyMatch, seat: int) -> object:
        table: covenant.Table = match.table
        if seat < table.seats:
            return [list(goals) for goals in table.goals], list(table.offers[2])
        return shown_goals(table), [-1] * len(table.offers[2])

    def secrets(self, match: AnyMatch, seat: int) -> tuple[object, ...]:
        return (shown_goals(match.table),) if seat >= match.table.seats else ()

    def told(self, view: Any) -> object:
        return [clan.goals for clan in view.clans], view.offers[2]

    def perceived(self, table: covenant.Table, move: Move, seat: int) -> str:
        watched = seat < table.seats
        if isinstance(table.agenda[-1], OfferGoal) and not watched:
            return "offers a goal"
        return "drafts a goal" if move.key == "move.draft_goal" and not watched else move.text

    def reshuffled(self, match: AnyMatch, seat: int, dice: Random) -> Table:
        table: covenant.Table = match.table.copy()
        if seat < table.seats:
            return table
        shown = {goal for goals in shown_goals(table) for goal in goals}
        new = dict(enumerate(range(-1, 12), -1))
        for kind in (0, 1):
            old = [goal for goal in range(12) if goal not in shown and table.box.goals[goal].kind == kind]
            new |= dict(zip(old, dice.sample(old, len(old)), strict=True))
        table.goals = tuple(tuple(new[goal] for goal in goals) for goals in table.goals)
        table.offers = (*table.offers[:2], tuple(new[goal] for goal in table.offers[2]))
        for clan, goals in enumerate(table.goals):
            if goals.count(-1) == 1 and dice.random() < 0.5:
                swap_kinds(table, clan, dice)
        table.advance()
        return table


def swap_kinds(table: covenant.Table, clan: int, dice: Random) -> None:
    """CV-2.03 A spectator hears that a goal was drafted, not of which kind: it may have been one on offer."""
    first, second = table.goals[clan]
    drafted, kinds = max(first, second), [goal.kind for goal in table.box.goals]
    instead = dice.choice([goal for goal in table.offers[2] if kinds[goal] != kinds[drafted]])
    goals = (-1, instead) if kinds[instead] else (instead, -1)
    offered = [goal for goal in (*table.offers[2], drafted) if goal != instead]
    table.goals = (*table.goals[:clan], goals, *table.goals[clan + 1 :])
    table.offers = (*table.offers[:2], tuple(sorted(offered, key=kinds.__getitem__)))


def shown_goals(table: covenant.Table) -> list[list[int]]:
    """The goals that lie face up, by clan; -1 for the others."""
    clans = enumerate(table.goals)
    return [[goal if goal >= 0 and table.shown_goals[c] >> goal & 1 else -1 for goal in g] for c, g in clans]


KNOWLEDGE: dict[str, Knowledge] = {
    "lost_mines": LostMinesKnowledge(),
    "mountain_king": MountainKingKnowledge(),
    "covenant": CovenantKnowledge(),
}
