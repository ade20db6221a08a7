"""The commands that only show something."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest

import underhall
from cli.driving import Run, is_one_complaint
from underhall.bots import BOTS
from underhall.games import GAMES, library, rulesheet

COMMANDS = ("games", "play", "sim", "arena", "train", "balance", "replay", "rules", "components")


def test_version_is_that_of_the_package_and_names_the_engine(run: Run) -> None:
    assert run("--version").out == f"underhall {version('underhall')} ({underhall.ENGINE})\n"


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help").out
    assert all(f"│ {command} " in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert f"  underhall {command}" in done.out


def test_games_lists_names_seats_and_options_with_their_rule(run: Run) -> None:
    shown = " ".join(run("games").out.split())
    for game in GAMES.values():
        assert f"{game.name} {game.title}, {game.least_seats} to {game.most_seats} players" in shown
        assert all(option.name in shown and option.rule in shown for option in game.options)


def test_games_tells_how_each_bot_plays(run: Run) -> None:
    shown = run("games").out.splitlines()
    bots = shown[shown.index("Bots") + 1 :]
    assert [name for name in BOTS if any(line.strip().startswith(f"{name}: ") for line in bots)] == list(BOTS)


# Rules


@pytest.mark.parametrize("game", GAMES)
def test_rules_lists_every_rule(run: Run, game: str) -> None:
    shown = run("rules", game).out
    assert all(f"{rule.id}  {rule.title}" in shown for rule in library.rules(GAMES[game]).values())


def test_rules_tells_one_rule_whatever_the_letter_case(run: Run) -> None:
    shown = " ".join(run("rules", "lost_mines", "lm-4.03").out.split())
    rule = library.rules(GAMES["lost_mines"])["LM-4.03"]
    assert shown == " ".join(f"LM-4.03 {rule.title} ({rule.source}) {rule.text}".split())


def test_rules_finds_the_rules_with_a_word_and_no_others(run: Run) -> None:
    shown = run("rules", "lost_mines", "--search", "campfire").out
    for rule in library.rules(GAMES["lost_mines"]).values():
        has_it = "campfire" in f"{rule.title} {rule.text}".lower()
        assert (f"{rule.id}  {rule.title}" in shown) == has_it


def test_rules_prints_the_rule_sheet_as_it_is(run: Run) -> None:
    assert run("rules", "lost_mines", "--markdown").out == rulesheet.markdown(GAMES["lost_mines"])


# Components


@pytest.mark.parametrize("game", GAMES)
def test_components_of_every_game_can_be_shown(run: Run, game: str) -> None:
    done = run("components", game)
    assert (done.code, done.err) == (0, "")


def test_components_shows_every_table_with_its_source_and_totals(run: Run) -> None:
    shown = run("components", "lost_mines").out
    for title in ("Path cards (reconstructed)", "Action cards (reconstructed)", "(rulebook)"):
        assert title in shown
    totals = [line.split()[1] for line in shown.splitlines() if line.split()[:1] == ["total"]]
    assert totals == ["23", "40", "12"]


def write_pack(folder: Path, text: str) -> Path:
    folder.mkdir()
    (folder / "treasures.toml").write_text(text, encoding="utf-8")
    return folder


SOUND = """source = "house"
treasure = [
  { kind = "gems", values = [1, 1, 1, 9] },
  { kind = "gold", values = [1, 1, 1, 9] },
  { kind = "silver", values = [1, 1, 1, 9] },
]
"""


def test_a_sound_pack_is_ok_and_is_shown_in_place_of_the_printed_table(run: Run, tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", SOUND)
    assert run("components", "lost_mines", "--check", pack).out == "ok\n"
    shown = run("components", "lost_mines", "--pack", pack).out
    assert "Treasure cards (house)" in shown
    assert "1, 1, 1, 9" in shown


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (SOUND.replace("gold", "tin"), "treasures.toml: treasure[1].kind: Invalid enum value 'tin'"),
        (
            SOUND.replace("1, 1, 1, 9", "1, 9", 1),
            "treasures.toml: treasure: 10 cards, the box has 12 (LM-1.03)",
        ),
        ("source = ", "treasures.toml: is not TOML"),
        (SOUND.replace("house", "hearsay"), "treasures.toml: source: Invalid enum value 'hearsay'"),
    ],
)
def test_a_broken_pack_gets_one_line_with_file_path_and_reason(
    run: Run, tmp_path: Path, text: str, complaint: str
) -> None:
    pack = write_pack(tmp_path / "pack", text)
    for args in (("components", "lost_mines", "--check", pack), ("play", "lost_mines", "--pack", pack)):
        done = run(*args)
        assert is_one_complaint(done)
        assert done.err.startswith(f"underhall: {complaint}")
