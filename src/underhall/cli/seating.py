"""Who sits down to play: from options, from a few friendly questions, or from a game on disk."""

from __future__ import annotations

import secrets
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import msgspec
from rich.cells import cell_len
from rich.text import Text

from underhall.cli.errors import EXPECTED, Trouble, one_line
from underhall.cli.menu import is_number
from underhall.cli.saves import PERSON, Save, Seating, box_of, latest, new_save, read_record
from underhall.cli.screen import Screen
from underhall.cli.session import Session
from underhall.cli.shelf import goal_parts
from underhall.cli.words import moment, say, words_of
from underhall.core.agenda import NATURE
from underhall.core.game import AnyGame
from underhall.core.match import AnyMatch, Match, replay
from underhall.core.record import BadRecord, Record

BOT_NAMES = ("Agate", "Basalt", "Copper", "Dolomite", "Flint", "Garnet", "Jasper", "Quartz", "Slate")
LONGEST_NAME = 10
USUAL_SEATS = 4
# However a language says no, its [Y/n] has this letter.
NO = "n"


class Wishes(msgspec.Struct):
    """What was asked for on the command line; None where nothing was said."""

    saves: Path
    bots: list[str]
    resume: bool = False
    seats: int | None = None
    seat: int = 1
    name: str | None = None
    others: list[str] = []
    seed: str | None = None
    pack: Path | None = None
    load: Path | None = None
    options: dict[str, str] = {}

    def silent(self) -> bool:
        """Nobody said how to play: worth asking."""
        return self.seats is None and self.name is None and self.load is None and not self.others


def _resume_latest(game: AnyGame, folder: Path) -> Session:
    save = latest(folder, game.name)
    if save is None:
        raise Trouble(say("trouble.nothing_to_resume", game=game.name, folder=str(folder)))
    return _resume(game, save)


def _resume(game: AnyGame, save: Save) -> Session:
    seating = save.seating()
    record = read_record(save.path)
    if not (0 <= seating.seat < record.seats == len(seating.names) == len(seating.bots)):
        raise Trouble(say("trouble.seating", file=str(save.path), reason=say("trouble.seats_differ")))
    pack = Path(seating.pack) if seating.pack else None
    return _continued(game, record, seating, save, pack, str(save.path))


def _continued(
    game: AnyGame, record: Record, seating: Seating, save: Save, pack: Path | None, file: str
) -> Session:
    """A session at the end of a record; the news begin at a seat's last choice."""
    box = box_of(game, record, pack, file)
    try:
        session = Session(replay(game, record, box), seating, save)
        for seat in session.people:
            told, ended = (
                len(replay(game, record, session.match.box, number).journal)
                for number in (last_choice(record, seat), last_turn(record, seat))
            )
            session.tell_from(seat, told, ended)
    except BadRecord as error:
        raise Trouble(f"{file}: {error}") from error
    return session


def last_choice(record: Record, seat: int) -> int:
    """The number of moves before a seat's last choice."""
    own = [number for number, line in enumerate(record.lines) if line.actor == seat]
    return own[-1] if own else 0


def last_turn(record: Record, seat: int) -> int:
    """The number of moves before somebody else acted after a seat for the last time."""
    actors = [(number, line.actor) for number, line in enumerate(record.lines) if line.actor != NATURE]
    ended = [number for (_, one), (number, other) in pairwise(actors) if one == seat != other]
    return ended[-1] if ended else 0


def sit_down(game: AnyGame, wishes: Wishes, screen: Screen) -> Session:
    """A new game, or one that goes on."""
    if wishes.resume and wishes.load is not None:
        raise Trouble(say("trouble.resume_and_load"))
    if wishes.resume:
        return _resume_latest(game, wishes.saves)
    if wishes.load is not None:
        return _loaded(game, wishes, wishes.load)
    if screen.live and wishes.silent():
        again = _offer_to_resume(game, wishes.saves, screen)
        if again is not None:
            return again
        _ask(game, wishes, screen)
    return _new(game, wishes)


def _new(game: AnyGame, wishes: Wishes) -> Session:
    seats = wishes.seats or _usual_seats(game)
    match: AnyMatch = Match(game, seats, wishes.options, game.box(wishes.pack))
    session = Session(match, seating_for(game, wishes, seats), new_save(wishes.saves, game.name))
    session.save.write_seating(session.seating)
    session.keep()
    return session


def _usual_seats(game: AnyGame) -> int:
    return min(max(USUAL_SEATS, game.least_seats), game.most_seats)


def _loaded(game: AnyGame, wishes: Wishes, file: Path) -> Session:
    if wishes.seats is not None or wishes.options:
        raise Trouble(say("trouble.load_brings_seats"))
    record = read_record(file)
    seating = seating_for(game, wishes, record.seats)
    session = _continued(game, record, seating, new_save(wishes.saves, game.name), wishes.pack, str(file))
    session.save.write_seating(seating)
    session.keep()
    return session


def seating_for(game: AnyGame, wishes: Wishes, seats: int) -> Seating:
    seat = wishes.seat - 1
    if not 0 <= seat < seats:
        raise Trouble(say("trouble.seat", seat=seat + 1, seats=seats))
    people = [clean_name(name) for name in (wishes.name or "", *wishes.others)]
    if len(people) > seats:
        raise Trouble(say("trouble.too_many", people=len(people), seats=seats))
    taken = {name.lower() for name in people}
    if len(taken) < len(people):
        raise Trouble(say("trouble.same_name"))
    names = [other for other in BOT_NAMES if other.lower() not in taken]
    kinds = [wishes.bots[i % len(wishes.bots)] for i in range(seats - len(people))]
    for here, name in sorted(((seat + at) % seats, name) for at, name in enumerate(people)):
        names.insert(here, name)
        kinds.insert(here, PERSON)
    return Seating(
        game.name,
        seat,
        names[:seats],
        kinds,
        wishes.seed or secrets.token_hex(8),
        str(wishes.pack.resolve()) if wishes.pack else None,
    )


def clean_name(name: str) -> str:
    """As much of it as a column of names has room for; some letters are two columns wide."""
    letters = "".join(letter for letter in name if letter.isprintable()).strip()
    while cell_len(letters) > LONGEST_NAME:
        letters = letters[:-1]
    return letters.strip() or say("seating.default_name")


def _offer_to_resume(game: AnyGame, folder: Path, screen: Screen) -> Session | None:
    save = latest(folder, game.name)
    if save is None:
        return None
    played = moment(datetime.fromtimestamp(save.path.stat().st_mtime))
    if _answer(game, screen, say("seating.resume", played=played)).lower().startswith(NO):
        return None
    try:
        return _resume(game, save)
    except EXPECTED as error:
        screen.print(say("seating.cannot_resume", reason=one_line(error)))
        return None


def _answer(game: AnyGame, screen: Screen, prompt: str) -> str:
    """What is answered once the person knows what the game is about."""
    while (answer := screen.ask(prompt)).startswith("?"):
        for part in goal_parts(game):
            screen.print(part)
    return answer


def _ask(game: AnyGame, wishes: Wishes, screen: Screen) -> None:
    words = words_of(game)
    title, about = words.word("game.title"), words.word("game.about")
    screen.print(Text(title, "bold").append(f"\n{about}\n", "not bold"))
    wishes.name = _answer(game, screen, say("seating.name", default=say("seating.default_name")))
    while wishes.seats is None:
        usual = _usual_seats(game)
        asked = say("seating.seats", least=game.least_seats, most=game.most_seats, default=usual)
        answer = _answer(game, screen, asked)
        if not answer:
            wishes.seats = usual
        elif is_number(answer) and game.least_seats <= int(answer) <= game.most_seats:
            wishes.seats = int(answer)
