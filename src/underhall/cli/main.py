"""The command line: `underhall COMMAND`. Commands are thin; the work is done in their modules."""

from __future__ import annotations

import os
import sys

import typer

from underhall.bots.terms import Terms
from underhall.cli import arena as contest
from underhall.cli import parameters as p
from underhall.cli import simulation, training
from underhall.cli.analysing import analyse_record
from underhall.cli.caretaking import bring_back, keep_copy, look_after
from underhall.cli.errors import EXPECTED, USAGE, Trouble, complain
from underhall.cli.play import Play
from underhall.cli.proving import check_editions, keep_editions, list_editions
from underhall.cli.replaying import replay_record
from underhall.cli.saves import saves_folder
from underhall.cli.screen import Screen
from underhall.cli.seating import Wishes, sit_down
from underhall.cli.serving import heard_by_all, open_hall
from underhall.cli.shelf import component_tables, find_game, games_list, rules_for
from underhall.cli.speaking import Speaking
from underhall.cli.translating import begin_language, check_languages, list_languages
from underhall.cli.words import Tongue, say
from underhall.games import rulesheet

app = typer.Typer(cls=Speaking, no_args_is_help=True, pretty_exceptions_enable=False)


@app.callback()
def underhall(
    show_version: p.ShowVersion = False, words: p.WordsFolder = None, language: p.Language = None
) -> None:
    pass


@app.command()
def games() -> None:
    screen = Screen()
    for part in games_list():
        screen.print(part)


@app.command()
def play(
    game: p.GameName,
    seats: p.PlaySeats = None,
    seat: p.OwnSeat = 1,
    name: p.OwnName = None,
    others: p.With = None,
    bots: p.Bots = "greedy",
    seed: p.Seed = None,
    option: p.Options = None,
    pack: p.Pack = None,
    load: p.Load = None,
    go_on: p.Resume = False,
    saves: p.Saves = None,
) -> None:
    chosen, screen = find_game(game), Screen()
    folder, names, options = saves or saves_folder(), p.bot_names(bots), p.chosen_options(option)
    beside = [other for other in (others or "").split(",") if other.strip()]
    wishes = Wishes(folder, names, go_on, seats, seat, name, beside, seed, pack, load, options)
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
    chosen = find_game(game)
    p.at_least_one("--games", games)
    p.at_least_one("--jobs", jobs)
    options = p.chosen_options(option)
    simulation.run(simulation.Plan(chosen, seats, p.bot_names(bots), games, seed, jobs, options, pack, out))


@app.command()
def arena(
    game: p.GameName,
    bots: p.Bots,
    seats: p.Seats = 2,
    games: p.Games = 200,
    jobs: p.Jobs = 1,
    seed: p.SimSeed = 1,
    option: p.Options = None,
    pack: p.Pack = None,
    out: p.ArenaOut = None,
    stop: p.Stop = None,
    on: p.On = None,
) -> None:
    chosen = find_game(game)
    p.at_least_one("--games", games)
    p.at_least_one("--jobs", jobs)
    names, options = p.bot_names(bots), p.chosen_options(option)
    terms = Terms(chosen, seats, names, games, seed, jobs, options, pack, contest.crew_on(on))
    contest.run(contest.Contest(terms, out, stop))


@app.command()
def train(game: p.GameName, out: p.Lessons, games: p.Games = 500, seed: p.SimSeed = 1) -> None:
    chosen = find_game(game)
    p.at_least_one("--games", games)
    training.run(training.Lesson(chosen, games, seed, out))


@app.command()
def balance(game: p.GameName, rounds: p.Rounds = 1000, jobs: p.Jobs = 1, seed: p.SimSeed = 1) -> None:
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
    replay_record(record, pack, to, seat, is_open, Screen())


@app.command()
def analyse(record: p.RecordFile, worlds: p.Worlds = 6, pack: p.Pack = None) -> None:
    p.at_least_one("--worlds", worlds)
    analyse_record(record, pack, worlds, Screen())


@app.command()
def rules(
    game: p.GameName, rule: p.RuleId = None, search: p.Search = None, markdown: p.Markdown = False
) -> None:
    chosen, screen = find_game(game), Screen()
    if markdown:
        print(rulesheet.markdown(chosen, Tongue.language), end="")
        return
    for part in rules_for(chosen, rule, search):
        screen.print(part)


@app.command()
def serve(
    is_open: p.ToAll = False,
    host: p.Host = None,
    port: p.Port = None,
    url: p.Url = None,
    database: p.Database = None,
    bot_delay: p.BotDelay = None,
    browser: p.OpenBrowser = False,
    allow_host: p.AllowHost = None,
    proxy: p.Proxy = None,
    config: p.Config = None,
) -> None:
    where = {"host": heard_by_all(host) if is_open else host, "port": port, "url": url}
    options = {"database": database, "bot_delay": bot_delay, "hosts": allow_host, "proxies": proxy}
    open_hall({**where, **options}, config, browser)


@app.command(name="editions")
def show_editions(check: p.Places = None, keep: p.Keep = False) -> None:
    if keep:
        keep_editions()
    elif not check:
        list_editions()
    elif not check_editions(check):
        raise typer.Exit(1)


@app.command()
def doctor(database: p.Database = None) -> None:
    if not look_after(database):
        raise typer.Exit(1)


@app.command()
def backup(copy: p.Copy, database: p.Database = None) -> None:
    keep_copy(copy, database)


@app.command()
def restore(copy: p.Copy, database: p.Database = None) -> None:
    bring_back(copy, database)


@app.command()
def components(game: p.GameName, check: p.Check = None, pack: p.Pack = None) -> None:
    chosen, screen = find_game(game), Screen()
    if check is not None:
        chosen.box(check)
        screen.print(say("components.ok"))
        return
    for part in component_tables(chosen, pack):
        screen.print(part)


@app.command(name="words")
def show_words(
    language: p.LanguageCode = None,
    check: p.CheckWords = False,
    begin: p.Begin = False,
    folder: p.Folder = None,
) -> None:
    if begin and language:
        begin_language(language, folder)
    elif not check:
        list_languages()
    elif not check_languages(language, folder):
        raise typer.Exit(1)


def main() -> None:
    """The entry point: what a person can put right is said in one line."""
    try:
        app(prog_name="underhall")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except EXPECTED as error:
        complain(error)
        sys.exit(error.code if isinstance(error, Trouble) else USAGE)
