"""What a choice costs and gives: the choice is made on a copy, and the clan's goods are counted again.

So every rule and tradition has its say, and none is written twice. Only the open question is tried, without
what it interrupts, and nature is not asked. Nothing on the table is hidden from a seat; what a chamber holds
is not even decided before it is turned over.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.core.agenda import Decision, Item
from underhall.core.game import Outlook
from underhall.core.notation import GoOn, Move
from underhall.games.covenant.icons import (
    ANY,
    BUILDINGS_NAMED,
    GATE,
    GLORY,
    HOUSE,
    PILLAR,
    PRESTIGE_STEPS,
    RESOURCES,
    REWARDS,
    SITE,
    SUPPORT,
    TRACKS,
    Rewards,
    amount_of,
    kind_of,
    reward,
)
from underhall.games.covenant.moves import Pick
from underhall.games.covenant.powers import goals
from underhall.games.covenant.rules.build import Build
from underhall.games.covenant.rules.clan_turn import UseTool, strength
from underhall.games.covenant.rules.council import Coins, Traditions
from underhall.games.covenant.rules.dig import ChooseRubble, TurnOver, mine_steps, under_rubble
from underhall.games.covenant.rules.dwarves import ChooseSupport
from underhall.games.covenant.rules.fight import (
    ChooseDie,
    ChooseEnemy,
    DiceOf,
    RollDie,
    kinds_of,
    on_dice,
    prestige,
)
from underhall.games.covenant.rules.relics import UseRelic
from underhall.games.covenant.rules.rewards import GIVEN, ChooseReward, Gain
from underhall.games.covenant.rules.rows import TurnUp
from underhall.games.covenant.rules.storage import ChooseResource, Overflow, PayAny
from underhall.games.covenant.rules.transport import CompleteSite, DeliverToSite, is_complete
from underhall.games.covenant.table import EMPTY, NONE, Table

# The rest of the council, which goes on whatever is chosen.
GOES_ON = (Coins, Traditions)
# Nature's moves that give nobody anything.
HARMLESS = (RollDie, TurnUp)
# Questions that are asked again, with what was chosen before.
GROWS = (ChooseEnemy, ChooseRubble)
TAKES_STRENGTH = (Build, ChooseEnemy, ChooseRubble)
GOODS = (
    *RESOURCES,
    *TRACKS,
    "achievement",
    "glory",
    "token",
    "token2",
    "strengthen",
    "strength",
    "coin",
    "tradition",
    "relic",
    "key",
    "storage",
    "space",
    "buildings",
    "pillar",
    "gate",
)
KIND_OF_ITEM: dict[Any, int] = {item: kind for kind, item in GIVEN.items()}


# Questions whose answers are meant to bring something.
BRINGS = (ChooseReward, UseRelic, UseTool)
NOTHING = Outlook({}, {}, {}, sure=True)


def outlook(table: Table, seat: int, move: Move) -> Outlook | None:
    """None if nothing is paid, gained or opened up."""
    asked, tried = table.agenda[-1], table.copy()
    had = goods(tried, seat)
    answer(tried, move)
    paid = goods(tried, seat)
    see_through(tried)
    has = goods(tried, seat)
    costs = changes(paid, had) + changes(has, paid) + still_to_pay(tried, seat, asked)
    costs["strength"] += asked.takes(table, move) if isinstance(asked, TAKES_STRENGTH) else 0
    gives = changes(had, paid) + changes(paid, has)
    then = opened(tried) + named(later(table, seat, move))
    if isinstance(asked, GROWS) and type(asked) in map(type, tried.agenda):
        then -= named(promised(table, asked))
    sure = True not in [isinstance(item, TurnOver) for item in tried.agenda]
    found = Outlook(dict(+costs), dict(gives), dict(then), sure)
    if isinstance(asked, BRINGS) and not isinstance(move, GoOn) and not tried.agenda and found == NOTHING:
        found.warns.append("nothing")
    if overflows(tried, asked):
        found.warns.append("overflow")
    return found if found != NOTHING else None


def overflows(tried: Table, asked: Item[Any]) -> bool:
    """CV-6.01 More than fits, by this answer: something will have to be thrown away."""
    return not isinstance(asked, Overflow) and Overflow in map(type, tried.agenda[-1:])


def answer(tried: Table, move: Move) -> None:
    """The question is all there is, and is answered; what follows is pending."""
    asked = alone(tried.agenda[-1], move)
    tried.agenda = []
    asked.choose(tried, move)
    tried.agenda = [item for item in tried.agenda if not isinstance(item, GOES_ON)]


def see_through(tried: Table) -> None:
    """On to the next question, or to where only nature knows what comes."""
    tried.advance()
    while tried.agenda and isinstance(tried.agenda[-1], HARMLESS):
        tried.agenda.pop()
        tried.advance()


def alone(asked: Any, move: Move) -> Decision[Table, Any]:
    """The question as if this answer were all it is about: no other rewards, no second one of its kind."""
    found: Decision[Table, Any] = asked
    if isinstance(asked, ChooseReward) and isinstance(move, Pick):
        found = ChooseReward(asked.seat, (move.what,), asked.source)
    elif isinstance(asked, ChooseDie) and isinstance(move, Pick):
        found = ChooseDie(asked.seat, 1 << move.what)
    elif type(asked) in KIND_OF_ITEM:
        found = type(asked)(asked.seat, 1)
    return found


def goods(table: Table, clan: int) -> list[int]:
    """All that a clan can gain or lose, in the order of GOODS."""
    forge, buildings = table.forge[clan], table.buildings
    return [
        *table.resources[clan],
        *table.tracks[clan],
        table.achievements(clan),
        table.glory[clan],
        *table.support[clan],
        sum(table.dwarves(clan)),
        strength(table, clan, table.tool_kind(clan, table.post)) if table.post != NONE else 0,
        sum([coin != EMPTY for coin in table.coins[clan]]),
        table.traditions[clan].bit_count(),
        table.relic_count(clan),
        table.keys(clan),
        table.open_storage[clan],
        table.extra_storage[clan],
        *[forge[kind] + len(buildings[kind][clan]) for kind in (HOUSE, PILLAR, GATE)],
    ]


def changes(before: list[int], after: list[int]) -> Counter[str]:
    """How much more there is, of what there is more of."""
    if before == after:
        return Counter()
    pairs = zip(GOODS, before, after, strict=True)
    return Counter({name: more - less for name, less, more in pairs if more > less})


def still_to_pay(tried: Table, seat: int, asked: Item[Any]) -> Counter[str]:
    """CV-6.01, CV-6.02 Resources of choice that are paid, or do not fit, once the move is made."""
    owed = sum([isinstance(item, PayAny) for item in tried.agenda])
    if overflows(tried, asked):
        owed += sum(tried.resources[seat]) - tried.storage(seat)
    return Counter({"any": owed})


def promised(table: Table, item: Any) -> Rewards:
    """What an item that is pending has in store."""
    if isinstance(item, Gain | ChooseReward):
        return item.rewards
    if isinstance(item, DeliverToSite):
        return (reward(SITE, item.strength),)
    if type(item) in KIND_OF_ITEM:
        return (reward(KIND_OF_ITEM[type(item)], item.amount),)
    if isinstance(item, ChooseSupport):
        return (reward(SUPPORT),)
    if isinstance(item, ChooseResource):
        return (reward(ANY),)
    if isinstance(item, ChooseRubble):
        return under_rubble(table, item.taken) + mine_steps(item.taken)
    if isinstance(item, ChooseEnemy):
        steps = reward(PRESTIGE_STEPS, prestige(table, item.beaten))
        return (steps, *on_dice(table, kinds_of(item.beaten)))
    return on_dice(table, item.kinds) if isinstance(item, ChooseDie | DiceOf) else ()


def opened(tried: Table) -> Counter[str]:
    """What is in store, next first; CV-12.07 also the pillar or gate that is won after serving the throne."""
    found: Counter[str] = Counter()
    for item in tried.agenda[::-1]:
        found += named(promised(tried, item))
        if isinstance(item, CompleteSite) and is_complete(tried, item.clan, item.site):
            found[BUILDINGS_NAMED[tried.site(item.site).structure]] += 1
    return found


def later(table: Table, seat: int, move: Move) -> Rewards:
    """What a choice gives at a time of its own: starting tiles after the draft, goals at the end."""
    if not isinstance(move, Pick):
        return ()
    if move.key == "move.draft_start":
        return table.box.starts[move.what].gives
    if move.key == "move.show_goal":
        return (reward(GLORY, goals.worth(table, seat, move.what)),)
    return ()


def named(rewards: Rewards) -> Counter[str]:
    """Amounts by the words for rewards."""
    counts: Counter[str] = Counter()
    for gift in rewards:
        counts[REWARDS[kind_of(gift)]] += amount_of(gift)
    return counts
