"""The ladder of an arena: how each bot fared, and how sure that is.

Wins have Wilson's interval, over the games that a bot sat in. Points have Student's, over deals: every
line-up plays the same deals, so what they gave stands on both sides. Elo is fitted to who came in before
whom, and its interval is a bootstrap over deals. All intervals are of 95 %. Skill is Weng and Lin's.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log10, sqrt
from random import Random
from statistics import fmean, stdev, variance

from underhall.bots.arena import Outcome

Interval = tuple[float, float]
SURE = 1.959964
RESAMPLES = 200
# Half a drawn game against everybody keeps a bot that never lost from being without limit.
PRIOR = 0.5
ELO_MEAN = 1500.0
ELO_SCALE = 400.0
SWEEPS = 100
MU = 25.0
SIGMA = MU / 3
BETA = MU / 6
LEAST_VARIANCE = 0.0001
# A sequential test that errs once in twenty, either way; the variance has to be guessed before it begins.
DECIDED = log(19)
LEAST_DEALS = 10


def wilson(wins: float, games: int) -> Interval:
    """Of a share; it stays between 0 and 1."""
    share, z2 = wins / games, SURE * SURE
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = SURE * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(values: Sequence[float]) -> Interval:
    """Of a mean; one value tells nothing about how far others are."""
    mean = fmean(values)
    if len(values) < 2:
        return float("-inf"), float("inf")
    half = quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean - half, mean + half


def quantile(freedom: int) -> float:
    """Of Student's distribution, for 95 %: known for one and two, else by Cornish and Fisher's series."""
    if freedom <= 2:
        return (12.7062, 4.30265)[freedom - 1]
    z = SURE
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def shares(outcome: Outcome) -> list[float]:
    """Of the victory, by seat."""
    return [1 / len(outcome.winners) if at in outcome.winners else 0.0 for at in range(outcome.seats)]


def deals(played: Sequence[Outcome], line_ups: int) -> list[list[Outcome]]:
    """The games by their deals, as far as every line-up has played it."""
    whole = len(played) // line_ups * line_ups
    return [list(played[at : at + line_ups]) for at in range(0, whole, line_ups)]


class Standing:
    """How one bot fared."""

    def __init__(self, bot: str, played: Sequence[Sequence[Outcome]]) -> None:
        self.bot = bot
        rows = [[(o, seat) for o in deal for seat in seats_of(o, bot)] for deal in played]
        everywhere = [pair for row in rows for pair in row]
        self.seats = len(everywhere)
        self.games = len({o.number for o, _ in everywhere})
        self.share = fmean([shares(o)[seat] for o, seat in everywhere])
        self.share_within = wilson(self.share * self.games, self.games)
        means = [fmean([o.points[seat] for o, seat in row]) for row in rows]
        self.points = fmean(means)
        self.points_within = student(means)


def seats_of(outcome: Outcome, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(outcome.bots) if name == bot]


def standings(played: Sequence[Sequence[Outcome]]) -> list[Standing]:
    """Of whole deals; the best first."""
    bots = dict.fromkeys(name for deal in played for outcome in deal for name in outcome.bots)
    return sorted([Standing(bot, played) for bot in bots], key=lambda s: (-s.share, -s.points))


# Elo

Duels = dict[tuple[str, str], float]


def places(outcome: Outcome) -> list[tuple[float, int]]:
    """What seats are ordered by: a share in the victory, then points."""
    return list(zip(shares(outcome), outcome.points, strict=True))


def duels(deal: Sequence[Outcome]) -> Duels:
    """How often a bot came in before another, seat against seat; a tie is half of it for both."""
    found: Duels = {}
    for outcome in deal:
        place = places(outcome)
        for one, mine in enumerate(outcome.bots):
            for two, theirs in enumerate(outcome.bots):
                if mine != theirs:
                    won = 1.0 if place[one] > place[two] else 0.5 if place[one] == place[two] else 0.0
                    found[mine, theirs] = found.get((mine, theirs), 0.0) + won
    return found


def fitted(found: Sequence[Duels]) -> dict[str, float]:
    """Bradley and Terry's strengths as Elo, on average 1500, by minorization and maximization."""
    wins: Duels = {}
    for one in found:
        for pair, won in one.items():
            wins[pair] = wins.get(pair, PRIOR) + won
    bots = list(dict.fromkeys(bot for pair in wins for bot in pair))
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(SWEEPS):
        for bot in bots:
            others = [other for other in bots if (bot, other) in wins]
            met = [
                (wins[bot, other] + wins[other, bot]) / (strength[bot] + strength[other]) for other in others
            ]
            strength[bot] = sum([wins[bot, other] for other in others]) / sum(met)
    middle = fmean([log10(value) for value in strength.values()])
    return {bot: ELO_MEAN + ELO_SCALE * (log10(value) - middle) for bot, value in strength.items()}


def elo(played: Sequence[Sequence[Outcome]], seed: int = 0) -> dict[str, tuple[float, Interval]]:
    """With intervals; empty where nobody met anybody else."""
    found, dice = [duels(deal) for deal in played], Random(seed)
    if not any(found):
        return {}
    draws = [fitted(dice.choices(found, k=len(found))) for _ in range(RESAMPLES)]
    ratings = {}
    for bot, rating in fitted(found).items():
        drawn = sorted([draw[bot] for draw in draws if bot in draw])
        ratings[bot] = rating, (drawn[int(len(drawn) * 0.025)], drawn[int(len(drawn) * 0.975)])
    return ratings


# Skill


def skills(played: Sequence[Sequence[Outcome]]) -> dict[str, tuple[float, float]]:
    """Mean and deviation, game by game in their order; a bot at several seats learns from all of them."""
    known: dict[str, tuple[float, float]] = {}
    for outcome in [outcome for deal in played for outcome in deal]:
        before = [known.get(bot, (MU, SIGMA)) for bot in outcome.bots]
        after = plackett_luce(before, places(outcome))
        for bot in set(outcome.bots):
            own = [after[seat] for seat in seats_of(outcome, bot)]
            known[bot] = fmean([mu for mu, _ in own]), fmean([sigma for _, sigma in own])
    return known


def plackett_luce(
    before: Sequence[tuple[float, float]], order: Sequence[tuple[float, int]]
) -> list[tuple[float, float]]:
    """Weng and Lin 2011, algorithm 4, for players on their own; more in `order` is better."""
    seats = range(len(before))
    spread = sqrt(sum([sigma * sigma + BETA * BETA for _, sigma in before]))
    weight = [exp(mu / spread) for mu, _ in before]
    rest = [sum([weight[s] for s in seats if order[s] <= order[q]]) for q in seats]
    ties = [sum([order[s] == order[q] for s in seats]) for q in seats]
    after = []
    for i in seats:
        mu, sigma = before[i]
        omega = delta = 0.0
        for q in [q for q in seats if order[q] >= order[i]]:
            chance = weight[i] / rest[q]
            omega += ((q == i) - chance) / ties[q]
            delta += chance * (1 - chance) / ties[q]
        narrowed = sigma * sigma / (spread * spread) * delta * (sigma / spread)
        better = mu + omega * sigma * sigma / spread
        after.append((better, sigma * sqrt(max(1 - narrowed, LEAST_VARIANCE))))
    return after


# When it is plain


class Sequential:
    """Wald's test: does a bot win more than its fair share by a margin, or less? The normal approximation."""

    def __init__(self, bot: str, margin: float) -> None:
        self.bot = bot
        self.margin = margin
        self.excess: list[float] = []

    def add(self, deal: Sequence[Outcome]) -> None:
        """What its seats won beyond their fair share, on average."""
        won = [shares(o)[seat] - 1 / o.seats for o in deal for seat in seats_of(o, self.bot)]
        self.excess.append(fmean(won))

    def ratio(self) -> float:
        """The logarithm of how much likelier `more` is than `less`."""
        count = len(self.excess)
        spread = max(variance(self.excess), 1 / (count * count))
        return 2 * self.margin * sum(self.excess) / spread

    def verdict(self) -> int:
        """1 for more, -1 for less, 0 as long as neither is plain."""
        if len(self.excess) < LEAST_DEALS:
            return 0
        ratio = self.ratio()
        return 1 if ratio >= DECIDED else -1 if ratio <= -DECIDED else 0
