"""What others did can be followed, hints agree with themselves, and what the game is about can be found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest

from cli.any_board import choices, lines_of
from cli.driving import Run
from cli.pages import Paper
from underhall.bots import make_bot
from underhall.bots.bot import Sight
from underhall.cli.account import account, full_account
from underhall.cli.play import Play
from underhall.cli.seating import last_turn
from underhall.cli.session import ADVISER, Session
from underhall.core.agenda import NATURE
from underhall.core.match import replay
from underhall.core.words import EVERYONE, Event
from underhall.games import GAMES, library

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES])


def step(seat: int, field: str) -> Event:
    return Event("steps", {"seat": seat, "field": field}, EVERYONE)


def test_a_walk_is_one_line_in_the_news_and_in_the_log(tmp_path: Path) -> None:
    session = next(choices(tmp_path, "lost_mines", 3, seed=1))
    events = [step(1, "b5"), step(1, "c5"), step(1, "d5"), step(2, "b5"), step(1, "d4")]
    told = ["Bot2 walks to b5, c5, d5.", "Bot3 walks to b5.", "Bot2 walks to d4."]
    assert [line.plain for line in account(session.painter, events, 0)] == told
    assert [line.plain for line in full_account(session.painter, events)] == told


def test_in_the_log_who_acts_next_begins_at_the_margin(tmp_path: Path) -> None:
    session = next(islice(choices(tmp_path, "covenant", 3, seed=1), 20, None))
    events = session.match.log(0)
    lines = full_account(session.painter, events)
    assert len(lines) == len(events)
    for (one, other), line in zip(pairwise(events), lines[1:], strict=True):
        goes_on = one.words.get("seat") == other.words.get("seat") is not None
        assert line.plain.startswith("  ") == goes_on


@EVERY_GAME
def test_what_happened_since_the_last_turn_begins_where_it_ended(tmp_path: Path, game: str) -> None:
    """Whoever acts in between, and also if the game was closed meanwhile."""
    tried = 0
    for session in islice(choices(tmp_path, game, 3, seed=4), 40):
        match = session.match
        record, since = match.record(), session.since_last_turn()
        number = last_turn(record, 0)
        if number == 0:
            continue
        assert record.lines[number].actor not in (0, NATURE)
        before = replay(match.game, record, match.box, number).journal
        assert [str(event) for event in since] == [
            str(event) for event in match.journal[len(before) :] if event.readable_by(0)
        ]
        tried += 1
    assert tried > 5


@EVERY_GAME
def test_others_tells_what_happened_since_the_last_turn(tmp_path: Path, game: str) -> None:
    session = next(islice(choices(tmp_path, game, 3, seed=4), 15, None))
    paper = Paper(200, 60, "o")
    Play(session, paper).run()
    page = " ".join(" ".join(paper.pages[1]).split())
    assert page.startswith("Since your last turn")
    for line in account(session.painter, session.since_last_turn(), 0):
        assert " ".join(line.plain.split()) in page


def undecided(folder: Path, game: str) -> Iterator[Session]:
    """Sessions where the adviser finds several moves equally good, so that dice decide."""
    for session in choices(folder, game, 3, seed=5):
        sight = Sight(session.match.game, session.match.table, 0)
        if len({make_bot(ADVISER, Random(seed)).explain(sight)[0].id for seed in range(4)}) > 1:
            yield session


@EVERY_GAME
def test_a_hint_is_the_same_when_it_is_asked_for_again(tmp_path: Path, game: str) -> None:
    for session in islice(undecided(tmp_path, game), 4):
        assert len({session.advice()[0].id for _ in range(6)}) == 1


def test_lm_6_11_a_hint_is_the_same_after_proposals_that_were_refused(tmp_path: Path) -> None:
    tried = 0
    for session in islice(undecided(tmp_path, "lost_mines"), 8):
        advice, options = session.advice()[0], session.options()
        for _ in range(3):
            asides = session.match.table.asides(0)
            if not asides or session.options() != options:
                break
            session.interject(asides[0])
            while not session.waits():
                session.step()
            if session.options() == options:
                assert session.advice()[0] is advice
                tried += 1
    assert tried > 1


@EVERY_GAME
def test_do_does_what_the_hint_said(tmp_path: Path, game: str) -> None:
    session = next(islice(choices(tmp_path, game, 3, seed=6), 9, None))
    wanted, played = session.advice()[0], len(session.match.lines)
    Play(session, Paper(80, 24, "hint", "do")).run()
    assert session.match.lines[played].text == wanted.text
    assert session.match.lines[played].actor == 0


# What the game is about


@EVERY_GAME
@pytest.mark.parametrize("asked", ["how to win", "end", "goal", "How does it end"])
def test_the_rules_tell_how_to_win_and_how_it_ends(run: Run, game: str, asked: str) -> None:
    words = run("rules", game, "--search", asked).out.split("\n")
    assert words[0] == GAMES[game].title
    text = " ".join(" ".join(words).split())
    assert "How to win: Most" in text
    assert "How it ends: " in text


def test_a_search_finds_words_before_mere_letters(run: Run) -> None:
    found = run("rules", "lost_mines", "--search", "winning").out
    assert "LM-6.07  Winning" in found
    assert "Drawing" not in run("rules", "lost_mines", "--search", "win").out


def test_the_games_and_their_options_stand_in_80_columns_with_no_word_cut(run: Run) -> None:
    shown = run("games").out
    assert all(len(line) <= 80 for line in shown.split("\n"))
    assert "…" not in shown
    for game in GAMES.values():
        assert f"{game.name}  {game.title}, {game.least_seats} to {game.most_seats} players" in shown
        for option in game.options:
            assert f"{option.name}={'|'.join(option.choices)}:" in shown
            assert library.catalogue(game).word(f"option.{option.name}") in " ".join(shown.split())


# The score that counts


@pytest.mark.parametrize(("game", "points"), [("mountain_king", "honor"), ("covenant", "glory")])
def test_the_score_as_it_stands_is_beside_the_score_in_sight(tmp_path: Path, game: str, points: str) -> None:
    differs = 0
    for session in islice(choices(tmp_path, game, 2, seed=7), 0, None, 15):
        table, painter = session.match.table, session.painter
        stands = [sum(parts.values()) for parts in session.match.game.tally(table, 0)]
        own = table.scores()[0]
        (title, *_) = painter.head(session.view())
        assert f"{own} {points}, {stands[0]} as it stands" in str(title)
        (players,) = [p for p in painter.panels(session.view(), []) if p.key == "p"]
        rows = [line.split() for line in lines_of(players.forms[0](), 100)]
        for seat in range(2):
            (row,) = [words for words in rows if session.names[seat] in words]
            at = row.index(session.names[seat])
            assert row[at + 1 : at + 3] == [str(table.scores()[seat]), str(stands[seat])]
        differs += own != stands[0]
    assert differs > 2
