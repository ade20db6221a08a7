"""How a finished game went, in the terminal: curves, swings, luck, gains, dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from rich import box
from rich.console import RenderableType
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from underhall.bots.analysis.analyst import Analyst, Budget
from underhall.bots.analysis.course import Unfinished
from underhall.bots.analysis.findings import Analysis, Mark, Swing, Throws, Turning
from underhall.bots.analysis.telling import Teller
from underhall.cli.curves import Curve, drawn, pointers, sign_of
from underhall.cli.errors import Trouble
from underhall.cli.replaying import Player
from underhall.cli.screen import Screen
from underhall.cli.words import Tongue, say
from underhall.core.record import BadRecord

WIDEST = 100
HIGH = 9
STOPPED = 130


def analyse_record(file: Path, pack: Path | None, worlds: int, screen: Screen) -> None:
    player = Player(file, pack, screen)
    analyst = Analyst(player.record.dump(), player.box, Budget(worlds=worlds))
    try:
        went_through(analyst, screen)
    except Unfinished as error:
        raise Trouble(say("trouble.unfinished", file=str(file))) from error
    except BadRecord as error:
        raise Trouble(f"{file}: {error}") from error
    found = analyst.found()
    if found is not None:
        teller = Teller(player.game, player.box, player.painter.names, Tongue.language)
        for part in Report(found, teller, screen.width).parts():
            screen.print(part)
    if not analyst.over:
        screen.line(say("analyse.stopped", done=analyst.done, total=analyst.total))
        raise SystemExit(STOPPED)


def went_through(analyst: Analyst, screen: Screen) -> None:
    """Under a progress bar; Ctrl-C ends it, and what is known is told."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen.console, transient=True, disable=not screen.live)
    with suppress(KeyboardInterrupt), bar as progress:
        task = progress.add_task(say("analyse.progress"), total=analyst.total)
        for done in analyst.run():
            progress.update(task, completed=done, total=analyst.total)


class Report:
    """What was found, part by part; each stands on a screen of 80 by 24."""

    def __init__(self, found: Analysis, teller: Teller, width: int) -> None:
        self.found = found
        self.teller = teller
        self.width = min(width, WIDEST)

    def parts(self) -> Iterator[RenderableType]:
        yield self.legend()
        marks = [mark for mark in self.found.marks if mark.chances]
        if len(marks) > 1:
            yield from self.chances(marks)
        yield from self.points()
        for turning in self.found.turnings:
            yield self.turning(turning)
        if self.found.swings:
            yield Text(f"\n{say('analyse.swings')}", "bold")
        for swing in self.found.swings:
            yield self.swing(swing)
        if self.found.shares:
            yield self.luck()
        yield self.gains()
        yield from self.throws()

    def legend(self) -> Text:
        text = Text()
        for player in range(self.found.players):
            sign, style = sign_of(player, self.found.seats)
            text.append(f"{sign} ", style).append(f"{self.teller.player(player)}   ")
        return text

    def moment(self, at: int) -> float:
        return at / self.found.marks[-1].at

    def chances(self, marks: Sequence[Mark]) -> Iterator[Text]:
        yield Text(say("analyse.chances"), "bold")
        curves = []
        for side, players in enumerate(self.found.sides):
            points = [(self.moment(mark.at), 100 * mark.chances[side]) for mark in marks]
            curves.append(Curve(*sign_of(players[0], self.found.seats), points))
        yield from drawn(curves, 0, 100, "%", (self.width, HIGH))
        yield pointers([self.moment(turning.at) for turning in self.found.turnings], self.width)

    def points(self) -> Iterator[Text]:
        yield Text(say("analyse.points"), "bold")
        stands = [mark.stands for mark in self.found.marks]
        low, high = min(map(min, stands)), max(map(max, stands))
        curves = [
            Curve(
                *sign_of(player, self.found.seats),
                [(self.moment(mark.at), mark.stands[player]) for mark in self.found.marks],
            )
            for player in range(self.found.players)
        ]
        yield from drawn(curves, low, high, "", (self.width, HIGH))

    def turning(self, turning: Turning) -> Text:
        letter = chr(ord("a") + self.found.turnings.index(turning))
        move = say("analyse.move", number=turning.since)
        return (
            Text(f"{letter}  ", "bold")
            .append(f"{move}: ", "dim")
            .append(self.teller.turning(turning, self.found.sides[turning.side]))
        )

    def swing(self, swing: Swing) -> Text:
        move = say("analyse.move", number=swing.at)
        return Text(f"{move}: ", "dim").append(self.teller.swing(swing))

    def luck(self) -> Table:
        table = self.table(
            say("analyse.luck"), [say(f"analyse.{key}") for key in ("luck_came", "own", "others")]
        )
        for share in self.found.shares:
            row = [f"{100 * part:+.0f}" for part in (share.luck, share.own, share.others)]
            table.add_row(self.teller.side(self.found.sides[share.side]), *row)
        return table

    def gains(self) -> Table:
        names = [sign_of(player, self.found.seats)[0] for player in range(self.found.players)]
        table = self.table(say("analyse.gains"), names)
        for gain in self.found.gains:
            table.add_row(self.teller.word(gain.source), *map(str, gain.points))
        sums = [sum(points) for points in zip(*[gain.points for gain in self.found.gains], strict=True)]
        table.add_row(say("analyse.in_all"), *map(str, sums), style="bold")
        return table

    def throws(self) -> Iterator[RenderableType]:
        """One line each: what came, and in brackets what was to be expected."""
        if self.found.throws:
            yield Text(say("analyse.throws"), "bold")
        for throws in self.found.throws:
            yield self.throw(throws)

    def throw(self, throws: Throws) -> Text:
        text = Text(f"{self.teller.throws(throws)}: ", "dim")
        parts = [f"{self.teller.word(fall.word)} {fall.came} ({fall.expected:.1f})" for fall in throws.falls]
        return text.append(", ".join(parts))

    def table(self, title: str, columns: Sequence[str]) -> Table:
        table = Table(title=title, box=box.SIMPLE_HEAD, title_style="bold")
        table.add_column("")
        for column in columns:
            table.add_column(column, justify="right")
        return table
