"""Learning by self-play: progress, a curve, and weights in a folder."""

from __future__ import annotations

import csv
from contextlib import suppress
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from underhall.bots.learning.curve import drawn
from underhall.bots.learning.training import State, begin, train, weights_of
from underhall.cli.errors import Trouble
from underhall.cli.screen import Screen
from underhall.cli.words import say
from underhall.core.game import AnyGame

WIDEST = 50


class Lesson:
    """What is learned, and the files of it: weights, the state to go on from, and the curve."""

    def __init__(self, game: AnyGame, games: int, seed: int, folder: Path) -> None:
        if not folder.is_dir():
            raise Trouble(say("trouble.no_folder", file=str(folder)))
        self.game = game
        self.games = games
        self.weights = folder / f"{game.name}.json"
        self.kept = folder / f"{game.name}.state.json"
        self.curve = folder / f"{game.name}.csv"
        self.drawing = folder / f"{game.name}.svg"
        self.state = begin(game, seed)
        if self.kept.exists():
            self.state = self.resumed(self.state)

    def resumed(self, fresh: State) -> State:
        """What was kept, if it is of the same rules, components and seed."""
        try:
            kept = msgspec.json.decode(self.kept.read_bytes(), type=State)
        except msgspec.DecodeError as error:
            raise Trouble(say("trouble.other_training", file=str(self.kept))) from error
        if any(getattr(kept, name) != getattr(fresh, name) for name in ("game", "rules", "box", "seed")):
            raise Trouble(say("trouble.other_training", file=str(self.kept)))
        return kept

    def write(self) -> None:
        """The state last: where it stands, the other files are of it."""
        self.weights.write_bytes(msgspec.json.format(msgspec.json.encode(weights_of(self.state)), indent=1))
        with self.curve.open("w", encoding="utf-8", newline="") as out:
            csv.writer(out).writerows([("games", "error"), *self.state.curve])
        self.drawing.write_text(drawn(self.state.curve), encoding="utf-8")
        fresh = self.kept.with_suffix(".part")
        fresh.write_bytes(msgspec.json.encode(self.state))
        fresh.replace(self.kept)


def run(lesson: Lesson) -> None:
    screen = Screen()
    if lesson.state.games:
        screen.line(say("train.goes_on", games=lesson.state.games))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen.console, transient=True, disable=not screen.live)
    with suppress(KeyboardInterrupt), bar as progress:
        task = progress.add_task(say("train.progress"), total=lesson.games, completed=lesson.state.games)
        for _ in train(lesson.game, lesson.state, lesson.games):
            progress.advance(task)
    if lesson.state.games:
        lesson.write()
        screen.line(say("train.curve"))
        for line in plotted(lesson.state.curve):
            screen.line(line)
        screen.line(say("sim.written", file=str(lesson.weights)))


def plotted(curve: list[tuple[int, float]]) -> list[str]:
    """A bar for each check."""
    most = max(off for _, off in curve)
    return [f"{games:7,}  {'━' * max(1, round(WIDEST * off / most))} {off:.1f}" for games, off in curve]
