"""Names: what can be seen of them, and how those that look alike are told apart."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

# Letters and signs that show nothing: the fillers of Hangul, and the braille pattern without a dot.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
MARKS_ON_A_LETTER = 3

# What looks like what, once case and marks are gone: Cyrillic and Greek letters, numbers, strokes.
LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏьαβεικνορτυχωγı01|i",  # noqa: RUF001
    "abekmhopctyxljsdqwhlbabelkvoptuxwylolll",
)


def clean(text: str) -> str:
    """One line without control characters, direction marks, blank letters and towers of marks."""
    shown = "".join(" " if c.isspace() or c in BLANKS else c for c in text)
    kept = "".join(c for c in shown if unicodedata.category(c)[0] != "C")
    return " ".join(_few_marks(kept).split())


def _few_marks(text: str) -> str:
    kept, marks = [], 0
    for c in text:
        marks = marks + 1 if unicodedata.combining(c) or unicodedata.category(c)[0] == "M" else 0
        if marks <= MARKS_ON_A_LETTER:
            kept.append(c)
    return "".join(kept)


def can_be_seen(name: str) -> bool:
    """Whether anything of it is a letter, a number or a sign, rather than marks and space alone."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in name)


def told_apart(names: Sequence[str]) -> list[str]:
    """The names at one table: those that look alike bear the number of their seat."""
    looks = [look(name) for name in names]
    often = Counter(looks)
    return [
        f"{name} ({seat + 1})" if often[look] > 1 else name
        for seat, (name, look) in enumerate(zip(names, looks, strict=True))
    ]


def look(name: str) -> str:
    """The same for names that a reader could take for one another."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(c for c in plain if not unicodedata.combining(c) and not c.isspace())
    return bare.translate(LOOKS_LIKE).replace("rn", "m").replace("vv", "w")
