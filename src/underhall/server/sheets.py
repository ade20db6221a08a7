"""What there is to know about a game, for clients."""

from __future__ import annotations

from functools import cache

from underhall.bots import BOTS
from underhall.core.game import AnyGame
from underhall.games import library
from underhall.server.plain import encode
from underhall.server.protocol import ChapterSheet, GameCard, GameSheet, OptionSheet, RuleSheet


def card(game: AnyGame) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        about=game.about,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=[OptionSheet(o.name, list(o.choices), o.rule, o.meaning) for o in game.options],
        bots=list(BOTS),
    )


@cache
def sheet(game: AnyGame) -> bytes:
    """The encoded `GameSheet`: rules, words and components."""
    light = card(game)
    return encode(
        GameSheet(
            **{name: getattr(light, name) for name in light.__struct_fields__},
            chapters=_chapters(game),
            words=dict(library.catalogue(game).sentences),
            box=game.sheet(game.box()),
        )
    )


def _chapters(game: AnyGame) -> list[ChapterSheet]:
    return [
        ChapterSheet(chapter.title, [RuleSheet(r.id, r.source, r.title, r.text) for r in chapter.rule])
        for chapter in library.chapters(game)
    ]
