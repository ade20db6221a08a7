"""Chapter 12. Transport: the cart.

CV-12.01  Choose one of the 6 sites where the clan's limit is not reached; deliver up to strength resources
          from storage onto free matching spaces, shared by all clans; a cart on each.
CV-12.02  Glory per delivery: iron 1, emerald 1, gold 2, mythrall 2.
CV-12.03  At the limit: the own pillar or gate to the forge area, a marker on a free bonus space.
CV-12.04  Only when no further delivery to that site is possible may left-over strength deliver to the throne.
CV-12.07  Order: site, throne, structure, marker and bonus; withholding what fits forfeits the throne.
"""

from __future__ import annotations

from underhall.core.agenda import Decision, Effect, changed
from underhall.core.notation import Move
from underhall.core.pile import places_of
from underhall.core.words import Refusal
from underhall.games.covenant.icons import ANY, MYTHRALL, RESOURCES, SITE, THRONE, Rewards
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.powers import traditions
from underhall.games.covenant.rules.rewards import GIVEN, Gain, gain, give_glory
from underhall.games.covenant.table import EMPTY, NONE, Row, Table, raised, with_row


def deliverable(table: Table, seat: int, at: int) -> list[int]:
    """CV-12.06 The resources that can go to a site now: held, a free space, limit and carts not reached."""
    if not table.carts[seat] or is_complete(table, seat, at):
        return []
    return wanted(table.carts_at[at], table.site(at).spaces, table.resources[seat])


def for_throne(table: Table, seat: int) -> list[int]:
    """CV-12.04 The resources that can go to the throne now."""
    return wanted(table.throne, table.side.throne, table.resources[seat]) if table.carts[seat] else []


def wanted(carts: Row, spaces: Row, held: Row) -> list[int]:
    """The resources held for which a space is free; CV-6.02 a universal one takes any."""
    free = {spaces[at] for at in places_of(carts, EMPTY)}
    return [resource for resource, count in enumerate(held) if count and (resource in free or ANY in free)]


def glory_for(table: Table, clan: int, resource: int) -> int:
    """CV-12.02 The glory of a delivery; CV-17.05 more for some."""
    bonus = sum([tradition.delivery_bonus(resource) for tradition in traditions.kept(table, clan)])
    return table.box.printed.delivery_glory[resource] + bonus


def free_space(carts: Row, spaces: Row, resource: int) -> int:
    """The first free space for a resource; CV-6.02 a universal one only if none of its own is free."""
    free = places_of(carts, EMPTY)
    own = [at for at in free if spaces[at] == resource]
    return (own or [at for at in free if spaces[at] == ANY])[0]


def dearest(carts: Row, spaces: Row) -> int:
    """CV-16.07 What the Elders bring next; CV-6.02 mythrall onto a universal space."""
    best = NONE
    for at, cart in enumerate(carts):
        if cart == EMPTY:
            best = max(best, min(spaces[at], MYTHRALL))
    return best


def cart_to_site(table: Table, clan: int, at: int, resource: int) -> None:
    """A cart on the first free space of this resource, and the glory."""
    spaces = table.site(at).spaces
    space = free_space(table.carts_at[at], spaces, resource)
    table.put_cart(clan, at, space)
    if table.heard():
        table.announce(clan, "delivers", resource=RESOURCES[resource], site=table.site(at).name)
    give_glory(table, clan, glory_for(table, clan, resource), RESOURCES[resource])


def cart_to_throne(table: Table, clan: int, resource: int) -> None:
    spaces = table.side.throne
    space = free_space(table.throne, spaces, resource)
    table.put_throne_cart(clan, space)
    if table.heard():
        table.announce(clan, "delivers_to_throne", resource=RESOURCES[resource])
    give_glory(table, clan, glory_for(table, clan, resource), RESOURCES[resource])


class Transport(Decision[Table, Move]):
    """CV-12.01 Any site the clan has not finished; CV-12.06 even if nothing can be delivered there."""

    rule = "CV-12.01"
    public = True
    throne = 1

    def __init__(self, seat: int, strength: int) -> None:
        self.seat, self.strength = seat, strength

    def options(self, table: Table) -> list[Move]:
        found: list[Move] = [move for move in table.moves.site if self.open(table, move.what)]
        return [*found, table.moves.waive] if found else []

    def open(self, table: Table, at: int) -> bool:
        return not table.finished[self.seat] >> at & 1

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            table.then(Deliver(self.seat, move.what, self.strength, self.throne))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if not isinstance(move, Pick) or move.key != "move.site":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if table.finished[self.seat] >> move.what & 1:
            return Refusal(self.rule, "refused.site_finished", {**move.words})
        return Refusal("CV-20.07", "refused.nothing_to_deliver", {**move.words})


class DeliverToSite(Transport):
    """CV-20.04, CV-20.07 So many resources to a site, never to the throne."""

    rule = "CV-20.04"
    throne = 0

    def open(self, table: Table, at: int) -> bool:
        return bool(deliverable(table, self.seat, at))


class Deliver(Effect[Table]):
    """CV-12.07 Site, throne, structure, marker."""

    def __init__(self, seat: int, site: int, strength: int, throne: int) -> None:
        self.seat, self.site, self.strength, self.throne = seat, site, strength, throne

    def resolve(self, table: Table) -> None:
        if self.strength and deliverable(table, self.seat, self.site):
            table.then(ChooseDelivery(self.seat, self.site, self.strength, self.throne))
        else:
            rest = [DeliverToThrone(self.seat, self.strength)] if self.throne and self.strength else []
            table.then(*rest, CompleteSite(self.seat, self.site))


class ChooseDelivery(Decision[Table, Move]):
    """CV-12.01 Which resource goes to the site next, or enough."""

    rule = "CV-12.01"
    public = True

    def __init__(self, seat: int, site: int, strength: int, throne: int) -> None:
        self.seat, self.site, self.strength, self.throne = seat, site, strength, throne

    def options(self, table: Table) -> list[Move]:
        resources = deliverable(table, self.seat, self.site)
        return [*[table.moves.deliver[resource] for resource in resources], table.moves.done]

    def choose(self, table: Table, move: Move) -> None:
        seat, site = self.seat, self.site
        if isinstance(move, Pick):
            table.store(seat, move.what, -1)
            cart_to_site(table, seat, site, move.what)
            table.then(Deliver(seat, site, self.strength - 1, self.throne))
        else:
            table.then(CompleteSite(seat, site))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.to_throne":
            return Refusal("CV-12.04", "refused.site_first", {"site": table.site(self.site).name})
        if not isinstance(move, Pick) or move.key != "move.deliver":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if not table.resources[self.seat][move.what]:
            return Refusal(self.rule, "refused.has_none", {**move.words})
        return Refusal(self.rule, "refused.no_free_space", {**move.words})


class DeliverToThrone(Decision[Table, Move]):
    """CV-12.04 Up to so many resources onto free spaces of the throne."""

    rule = "CV-12.04"
    public = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat, self.amount = seat, amount

    def options(self, table: Table) -> list[Move]:
        found: list[Move] = [table.moves.to_throne[resource] for resource in for_throne(table, self.seat)]
        return [*found, table.moves.done] if found else []

    def choose(self, table: Table, move: Move) -> None:
        if isinstance(move, Pick):
            table.store(self.seat, move.what, -1)
            cart_to_throne(table, self.seat, move.what)
            if self.amount > 1:
                table.then(DeliverToThrone(self.seat, self.amount - 1))

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.deliver":
            return Refusal(self.rule, "refused.throne_only", {})
        if not isinstance(move, Pick) or move.key != "move.to_throne":
            return Refusal(self.rule, "refused.not_now", {"move": move.text})
        if not table.resources[self.seat][move.what]:
            return Refusal(self.rule, "refused.has_none", {**move.words})
        return Refusal(self.rule, "refused.no_free_space", {**move.words})


def is_complete(table: Table, clan: int, at: int) -> bool:
    return table.carts_of(clan, at) >= table.site(at).limit


class CompleteSite(Effect[Table]):
    """CV-12.03 If the limit is reached, the structure is the clan's. The Elders complete sites too."""

    def __init__(self, clan: int, site: int) -> None:
        self.clan, self.site = clan, site

    def resolve(self, table: Table) -> None:
        clan, site = self.clan, table.site(self.site)
        if not is_complete(table, clan, self.site):
            return
        table.finished = changed(table.finished, clan, table.finished[clan] | 1 << self.site)
        table.forge = raised(table.forge, clan, site.structure)
        if table.heard():
            table.announce(clan, "completes_site", site=site.name)
        gives: Rewards = ()
        for tradition in traditions.kept(table, clan):
            gives += tradition.after_structure()
        if clan != table.elders:
            table.then(Gain(clan, gives, "tradition"), PlaceMarker(clan, self.site))
        elif EMPTY in table.markers[self.site]:
            put_marker(table, clan, self.site, table.markers[self.site].index(EMPTY))


def put_marker(table: Table, clan: int, at: int, space: int) -> None:
    """CV-12.03 The bonus space is taken, and gives its reward."""
    table.markers = with_row(table.markers, at, changed(table.markers[at], space, clan))
    gain(table, clan, (table.site(at).bonus[space],), "bonus")


class PlaceMarker(Decision[Table, Pick]):
    """CV-12.03 A free bonus space of the site."""

    rule = "CV-12.03"
    public = True

    def __init__(self, seat: int, site: int) -> None:
        self.seat, self.site = seat, site

    def options(self, table: Table) -> list[Pick]:
        markers = table.markers[self.site]
        return [table.moves.bonus[space] for space, owner in enumerate(markers) if owner == EMPTY]

    def choose(self, table: Table, move: Pick) -> None:
        put_marker(table, self.seat, self.site, move.what)

    def why_not(self, table: Table, move: Move) -> Refusal:
        if move.key == "move.bonus":
            return Refusal(self.rule, "refused.bonus_taken", {**move.words})
        return Refusal(self.rule, "refused.not_now", {"move": move.text})


GIVEN[THRONE] = DeliverToThrone
GIVEN[SITE] = DeliverToSite
