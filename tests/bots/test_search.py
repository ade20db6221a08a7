"""The search bot: legal, the same by the same seed, and blind to what its seat cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from statistics import fmean
from typing import Any

import pytest

from every_game.knowledge import KNOWLEDGE
from every_game.positions import SMALL_CASES, Case, visits
from games.lost_mines.positions import position
from underhall.bots import make_bot
from underhall.bots.aims import CovenantAim, LostMinesAim, MountainKingAim
from underhall.bots.bot import Sight
from underhall.bots.search import Found, Prospects, Race, SearchBot, forecast_of
from underhall.core.match import AnyMatch
from underhall.core.notation import Move
from underhall.core.saving import save
from underhall.core.words import Event
from underhall.games import GAMES
from underhall.games.lost_mines.table import Result

BUDGET = "hard@40"
# The fewest and the most seats of every game, and what changes who knows what.
CASES = [
    case
    for case in SMALL_CASES
    if case.unusual() or case.seats in (case.game.least_seats, 2, case.game.most_seats)
]
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)


def asked(case: Case, seed: int, each: int) -> Iterator[tuple[AnyMatch, int]]:
    """So many positions of every kind of question in which a seat has a choice, and the seat."""
    for match in visits(case, seed, each):
        if match.table.to_move() >= 0 and len(match.table.options()) > 1:
            yield match, match.table.to_move()


def chosen(case: Case, table: object, seat: int, heard: list[Event]) -> str:
    return make_bot(BUDGET, Random(7)).choose(Sight(case.game, table, seat, heard)).text


@EVERY_CASE
def test_a_choice_is_legal_and_the_same_whatever_is_hidden(case: Case) -> None:
    """Same view, same log, same seed, same budget: same move."""
    knowledge, dice, compared = KNOWLEDGE[case.game.name], Random(1), 0
    for match, seat in asked(case, 1, 4 if case.game.name == "lost_mines" else 1):
        before, heard = save(case.game, match.table), match.log(seat)
        real = chosen(case, match.table, seat, heard)
        assert real in [move.text for move in match.table.options()]
        assert save(case.game, match.table) == before
        for other in (
            case.game.determinize(match.table, seat, dice),
            knowledge.reshuffled(match, seat, dice),
        ):
            assert chosen(case, other, seat, heard) == real
            compared += save(case.game, other) != before
    assert compared or not hides(case)


def hides(case: Case) -> bool:
    """CV-2.06 Nothing is hidden from clans, and little from trolls once they have drafted."""
    return case.game.name == "lost_mines"


@pytest.mark.parametrize("name", ["easy", BUDGET])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_remembers_never_changes_its_choice(game: str, name: str) -> None:
    """One bot for all decisions chooses like a new one for each, from the same dice."""
    case = next(case for case in SMALL_CASES if case.game.name == game and case.seats > 2)
    old, met = make_bot(name, Random(3)), 0
    for match, seat in asked(case, 2, 1):
        sight, state = Sight(case.game, match.table, seat, match.log(seat)), old.dice.getstate()
        new = make_bot(name, Random())
        new.dice.setstate(state)
        move = old.choose(sight)
        assert new.choose(sight) is move
        assert move in sight.options
        met += 1
    assert met > 3


def test_all_may_answer_at_once_what_all_are_asked() -> None:
    """MK-2.03 The drafts: a seat that is not waited for has a choice, too."""
    game = GAMES["mountain_king"]
    match: AnyMatch = next(case for case in SMALL_CASES if case.game is game and case.seats == 3).match()
    dice = Random(1)
    while not match.table.together() or not match.table.answers(2):
        seat = match.table.to_move()
        if seat < 0:
            match.befall(dice)
        else:
            match.play(seat, match.table.options()[0])
    assert match.table.to_move() != 2
    assert make_bot(BUDGET, Random(1)).choose(Sight(game, match.table, 2)) in match.table.answers(2)


def test_more_worlds_are_imagined_with_more_budget() -> None:
    """Every world draws two numbers more; the bot's own dice are asked once."""
    case = next(case for case in SMALL_CASES if case.game.name == "covenant" and case.seats == 2)
    match, seat = next((m, s) for m, s in asked(case, 3, 1) if len(m.table.options()) > 4)
    states = []
    for bot in ("hard@1", "hard@200"):
        made = make_bot(bot, Random(5))
        made.choose(Sight(case.game, match.table, seat))
        states.append(made.dice.getstate())
    assert states[0] == states[1]


# The race


def test_who_is_plainly_behind_leaves_the_race() -> None:
    race = Race(3, doubt=0.5)
    for number in range(4):
        race.worths[0].append(0.5 + number % 2 / 10)
        race.worths[1].append(0.6 + number % 2 / 10)
        race.worths[2].append(0.1)
        race.thin_out()
        assert race.runners == ([0, 1, 2] if number < 3 else [1])
    assert race.winner() == 1


def test_the_favourite_is_left_only_for_one_that_is_surely_better() -> None:
    """Ahead by 0.1 on average with a standard error of 0.1: one of them."""
    for doubt, winner in ((0.5, 1), (1.5, 0)):
        race = Race(2, doubt)
        race.worths = [[0.5, 0.5], [0.5, 0.7]]
        assert race.behind(0, 1) == pytest.approx(1.0)
        assert race.winner() == winner


# How far it looks


def foreseen(case: Case, seed: int) -> tuple[Prospects, list[float], Any]:
    """A game of greedy bots as the first of them to choose foresees it, and what it foresaw at each pass."""
    match, seat = next(asked(case, seed, 1))
    sight, dice, table = Sight(case.game, match.table, seat), Random(seed), match.table.copy()
    forecast, greedy = forecast_of(sight), make_bot("greedy", Random(1))
    assert forecast is not None
    prospects, passes, last = Prospects(table, sight, forecast), [], table.to_move()
    while not prospects.aim.settled(table):
        if table.to_move() < 0:
            table.befall(dice)
            continue
        if table.to_move() != last:
            last = table.to_move()
            passes.append(prospects.aim.foreseen(table, forecast.points(table, seat)))
        if prospects.enough(table):
            break
        table.play(greedy.choose(Sight(case.game, table, table.to_move())))
    return prospects, passes, table


def of_game(name: str, seats: int) -> Case:
    return next(case for case in SMALL_CASES if case.game.name == name and case.seats == seats)


@pytest.mark.parametrize(
    ("name", "seats", "looks"),
    [("covenant", 2, (8,)), ("mountain_king", 2, (4,)), ("lost_mines", 3, (4, 6, 8, 10, 12))],
)
def test_the_worth_is_the_mean_of_what_is_foreseen(name: str, seats: int, looks: tuple[int, ...]) -> None:
    """After so many passes of the turn; the last look ends the imagined game, unless it is over before."""
    prospects, passes, table = foreseen(of_game(name, seats), 4)
    aim = prospects.aim
    assert aim.looks == looks
    assert looks[0] <= len(passes) <= looks[-1]
    seen = [passes[look - 1] for look in looks if look <= len(passes)]
    ends = [aim.worth(table, aim.points(table)) for look in looks if look > len(passes)]
    assert prospects.worth(table) == pytest.approx(fmean([*seen, *ends]))


def test_where_a_round_ends_before_the_end_stands_for_the_looks_that_are_left() -> None:
    """LM-6.01 Of five looks two, at 1 and 2 points, and then an end that is worth 2 - (1 + 4) / 2."""
    table = position(seats=3, roles="blue loyal, yellow loyal, blue selfish")
    prospects = Prospects(table, Sight(GAMES["lost_mines"], table, 0), None)
    assert not prospects.enough(table)
    table.results = (*table.results, Result(table.roles, (), (2, 1, 4), (0, 0, 0), (0, 0, 0)))
    assert prospects.worth(table) == -0.5
    prospects.seen = [1.0, 2.0]
    assert prospects.worth(table) == pytest.approx((1.0 + 2.0 - 3 * 0.5) / 5)


class Thrifty(SearchBot):
    """Says how many choices it took."""

    nodes = 100
    spent = 0

    def worlds_tried(self, sight: Sight, moves: list[Move], seeds: range) -> Iterable[Found]:
        found = list(super().worlds_tried(sight, moves, seeds))
        self.spent += sum([choices for row in found for _, choices in row])
        return found


def test_a_card_is_worth_twice_the_budget_of_a_step() -> None:
    """Of races that nobody has won before the budget is spent."""
    most: Counter[str] = Counter()
    for match, seat in asked(of_game("lost_mines", 3), 6, 12):
        bot = Thrifty(Random(1))
        sight = Sight(match.game, match.table, seat)
        bot.choose(sight)
        most[sight.view().question] = max(most[sight.view().question], bot.spent)
    # The last world that is begun is played, too: five options of some forty choices at most.
    assert 200 <= most["PlayOrDiscard"] < 200 + 5 * 80
    assert 100 <= most["MoveDwarf"] < 100 + 5 * 80


# What is played for


def test_mk_10_03_a_partner_is_no_rival() -> None:
    table = GAMES["mountain_king"].new(4, {"teams": "yes"})
    aim = MountainKingAim(table, 0)
    assert aim.worth(table, [10, 10, 0, 0]) > 0.7
    assert aim.worth(table, [10, 10, 10, 10]) == 0.5


def test_cv_16_21_the_elders_are_rivals() -> None:
    table = GAMES["covenant"].new(1)
    aim = CovenantAim(table, 0)
    assert len(aim.points(table)) == 2
    assert aim.worth(table, [40, 50]) < 0.5 < aim.worth(table, [50, 40])


def test_cv_16_13_alone_a_turn_passes_on_with_every_dwarf_and_the_elders_go_on_gaining() -> None:
    """Four turns in each of three eras; at expert the Elders gain more in each of them."""
    worths = []
    for elders in ("normal", "expert"):
        table = GAMES["covenant"].new(1, {"elders": elders})
        aim = CovenantAim(table, 0)
        before = aim.turn(table)
        worths.append(aim.foreseen(table, [110.0, 10.0]))
        table.tavern = (tuple([max(0, count - 1) for count in table.tavern[0]]), *table.tavern[1:])
        assert aim.turn(table) == before - 1
        assert aim.turns_passed(table) == 2
        assert aim.foreseen(table, [110.0, 10.0]) > worths[-1]
    assert worths[0] > 0.5 > worths[1]


def test_lm_6_03_treasures_are_shared_out_by_the_roles_of_the_imagined_table() -> None:
    """The loyal blue and the yellow saboteur share 6 and 2, less 2 for the dragon; the selfish keeps 5."""
    table = position(seats=3, roles="blue loyal, yellow saboteur, blue selfish")
    table.dragon = 1
    assert LostMinesAim(table, 0).foreseen(table, [6.0, 2.0, 5.0]) == 4.0 - (2.0 + 5.0) / 2
    assert LostMinesAim(table, 1).foreseen(table, [6.0, 2.0, 5.0]) == 2.0 - (4.0 + 5.0) / 2
    assert LostMinesAim(table, 2).foreseen(table, [6.0, 2.0, 5.0]) == 5.0 - (4.0 + 2.0) / 2


def test_lm_6_06_a_round_is_played_for_itself() -> None:
    game, dice = GAMES["lost_mines"], Random(2)
    table = game.new(3)
    aim, greedy = LostMinesAim(table, 1), make_bot("greedy", Random(1))
    while not aim.settled(table):
        if table.to_move() < 0:
            table.befall(dice)
        else:
            table.play(greedy.choose(Sight(game, table, table.to_move())))
    assert table.round == 2
    assert list(aim.points(table)) == table.scores()
    assert aim.worth(table, [1, 4, 3]) == 2.0
