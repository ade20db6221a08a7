"""The command line: `underhall COMMAND`. Commands are thin; the work is done in their modules."""

from __future__ import annotations

import os
import sys

import typer

from underhall.cli import parameters as p
from underhall.cli import simulation
from underhall.cli.errors import EXPECTED, USAGE, complain
from underhall.cli.play import Play
from underhall.cli.replaying import replay_record
from underhall.cli.saves import saves_folder
from underhall.cli.screen import Screen
from underhall.cli.seating import Wishes, sit_down
from underhall.cli.serving import open_hall
from underhall.cli.shelf import component_tables, find_game, games_table, rules_for
from underhall.cli.words import say
from underhall.games import rulesheet

app = typer.Typer(
    help="Mountain board games: play them, simulate them, read their rules.",
    epilog="To play tonight: underhall serve, or underhall play lost_mines in the terminal",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


@app.callback()
def underhall(show_version: p.ShowVersion = False) -> None:
    pass


@app.command()
def games() -> None:
    """The games there are: seats, and options with their rules.

    \b
    Example:
      underhall games
    """
    Screen().print(games_table())


@app.command()
def play(
    game: p.GameName,
    seats: p.PlaySeats = None,
    seat: p.OwnSeat = 1,
    name: p.OwnName = None,
    bots: p.Bots = "greedy",
    seed: p.Seed = None,
    option: p.Options = None,
    pack: p.Pack = None,
    load: p.Load = None,
    go_on: p.Resume = False,
    saves: p.Saves = None,
) -> None:
    """Play a game in the terminal, against bots. It is kept after every move.

    \b
    Examples:
      underhall play lost_mines
      underhall play lost_mines --seats 5 --bots greedy,random --seed 7
      underhall play lost_mines --resume
    """
    chosen, screen = find_game(game), Screen()
    folder, names, options = saves or saves_folder(), p.bot_names(bots), p.chosen_options(option)
    wishes = Wishes(folder, names, go_on, seats, seat, name, seed, pack, load, options)
    Play(sit_down(chosen, wishes, screen), screen).run()


@app.command()
def sim(
    game: p.GameName,
    seats: p.Seats = 4,
    bots: p.Bots = "greedy",
    games: p.Games = 100,
    jobs: p.Jobs = 1,
    seed: p.SimSeed = 1,
    option: p.Options = None,
    pack: p.Pack = None,
    out: p.Out = None,
) -> None:
    """Let bots play many games, and count.

    \b
    Examples:
      underhall sim lost_mines --seats 6 --bots greedy,random --games 1000 --jobs 2
      underhall sim lost_mines --games 500 --out games.parquet
    """
    chosen = find_game(game)
    p.at_least_one("--games", games)
    p.at_least_one("--jobs", jobs)
    options = p.chosen_options(option)
    simulation.run(simulation.Plan(chosen, seats, p.bot_names(bots), games, seed, jobs, options, pack, out))


@app.command()
def balance(game: p.GameName, rounds: p.Rounds = 1000, jobs: p.Jobs = 1, seed: p.SimSeed = 1) -> None:
    """How well the components are balanced, measured by bots for every number of players.

    \b
    Example:
      underhall balance lost_mines --rounds 10000 --jobs 2
    """
    chosen = find_game(game)
    p.at_least_one("--rounds", rounds)
    p.at_least_one("--jobs", jobs)
    print(simulation.balance_page(chosen, rounds, jobs, seed), end="")


@app.command()
def replay(
    record: p.RecordFile,
    to: p.To = None,
    seat: p.Eyes = None,
    is_open: p.Open = False,
    pack: p.Pack = None,
) -> None:
    """Step through a record: Enter next, b back, a number jumps, q quits.

    \b
    Examples:
      underhall replay game.record
      underhall replay game.record --to 40 --seat 2
    """
    replay_record(record, pack, to, seat, is_open, Screen())


@app.command()
def rules(
    game: p.GameName, rule: p.RuleId = None, search: p.Search = None, markdown: p.Markdown = False
) -> None:
    """The rules of a game: all chapters, one rule, or those with a word.

    \b
    Examples:
      underhall rules lost_mines
      underhall rules lost_mines LM-3.01
      underhall rules lost_mines --search trap
    """
    chosen, screen = find_game(game), Screen()
    if markdown:
        print(rulesheet.markdown(chosen), end="")
        return
    for part in rules_for(chosen, rule, search):
        screen.print(part)


@app.command()
def serve(
    host: p.Host = "127.0.0.1",
    port: p.Port = 8000,
    database: p.Database = None,
    bot_delay: p.BotDelay = 0.7,
    browser: p.OpenBrowser = False,
) -> None:
    """Open the web table: friends and bots play in the browser.

    \b
    Examples:
      underhall serve
      underhall serve --host 0.0.0.0 --port 8080
      underhall serve --database postgresql://user@host/underhall
    """
    open_hall(host, port, database, bot_delay, browser)


@app.command()
def components(game: p.GameName, check: p.Check = None, pack: p.Pack = None) -> None:
    """What is in the box, and where we know it from; or check a component pack.

    \b
    Examples:
      underhall components lost_mines
      underhall components lost_mines --check my_pack
    """
    chosen, screen = find_game(game), Screen()
    if check is not None:
        chosen.box(check)
        screen.print(say("components.ok"))
        return
    for part in component_tables(chosen, pack):
        screen.print(part)


def main() -> None:
    """The entry point: what a person can put right is said in one line."""
    try:
        app(prog_name="underhall")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except EXPECTED as error:
        complain(error)
        sys.exit(USAGE)
