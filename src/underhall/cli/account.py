"""What happened, in human words: one line for each who did something."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from rich.text import Text

from underhall.cli.boards.painter import Painter
from underhall.cli.words import say
from underhall.core.words import Event, Word


def account(painter: Painter, events: Sequence[Event], seat: int) -> list[Text]:
    """A short account for a seat: the dull left out, and what one player did run together."""
    told = painter.worth_telling(events, seat)
    lines = []
    for actor, run in groupby(told, key=_actor):
        sentences = [painter.report(event) for event in run]
        name = painter.names[actor] if isinstance(actor, int) and actor < len(painter.names) else ""
        lines.append(_run_together(sentences, name))
    return lines


def _actor(event: Event) -> Word | None:
    return event.words.get("seat")


def _run_together(sentences: list[str], name: str) -> Text:
    """`Agate lays ... . Agate walks ...` becomes `Agate lays ..., walks ...`."""
    whole = sentences[0]
    for before, sentence in pairwise(sentences):
        if sentence == before:
            whole = say("play.twice", sentence=whole.removesuffix("."))
            continue
        if name and sentence.startswith(f"{name} ") and whole.endswith(".") and whole.startswith(f"{name} "):
            whole = f"{whole[:-1]}, {sentence[len(name) + 1 :]}"
        else:
            whole = f"{whole} {sentence}"
    text = Text(whole)
    if name and whole.startswith(f"{name} "):
        text.stylize("bold", 0, len(name))
    return text


def full_account(painter: Painter, events: Sequence[Event]) -> list[Text]:
    """Everything, a sentence per line; who acts after somebody else begins at the margin."""
    lines, before = [], None
    for event in painter.folded(events):
        actor = _actor(event)
        begins = actor is None or actor != before
        lines.append(Text(painter.report(event) if begins else f"  {painter.report(event)}"))
        before = actor
    return lines
