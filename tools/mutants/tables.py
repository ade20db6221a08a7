"""The table of a run: a line per chapter."""

from __future__ import annotations

from collections import Counter

from mutants.mutant import Mutant
from mutants.targets import chapter
from mutants.verdicts import EQUAL_IN_PLAY, GOLDEN, OTHER, RULE, SURVIVED, Verdict

COLUMNS = (RULE, OTHER, GOLDEN, SURVIVED, EQUAL_IN_PLAY)
HEADS = ("rule test", "other test", "golden game", "survived", "equal in play")


def counted(
    mutants: list[Mutant], verdicts: dict[str, Verdict], equal: dict[str, str]
) -> dict[str, Counter[str]]:
    """By chapter, how many ended how; chapters in their order, then the other modules."""
    rows: dict[str, Counter[str]] = {}
    for mutant in mutants:
        verdict = verdicts.get(mutant.id)
        if verdict is not None:
            row = rows.setdefault(chapter(mutant.path), Counter())
            is_equal = verdict.by == SURVIVED and mutant.id in equal
            row[EQUAL_IN_PLAY if is_equal else verdict.by] += 1
            row["timeout"] += verdict.timeout
    return dict(sorted(rows.items(), key=lambda row: (row[0].startswith("`"), *in_order(row[0]))))


def in_order(name: str) -> tuple[int, str]:
    number = name.partition(" ")[2]
    return (int(number) if number.isdigit() else 0, name)


def markdown(rows: dict[str, Counter[str]], own: str) -> str:
    """`own` is what the target's own tests are called."""
    heads = [own, *HEADS[1:]]
    lines = [f"| part | mutants | {' | '.join(heads)} |", "|---|" + "---:|" * (len(heads) + 1)]
    total: Counter[str] = Counter()
    for name, row in rows.items():
        lines.append(line(name, row))
        total.update(row)
    return "\n".join([*lines, line("**all**", total)])


def line(name: str, row: Counter[str]) -> str:
    counts = [row[column] for column in COLUMNS]
    return f"| {name} | {sum(counts)} | {' | '.join(map(str, counts))} |"


def verdict_line(rows: dict[str, Counter[str]], own: str) -> str:
    total: Counter[str] = sum(rows.values(), Counter())
    alive = total[RULE] + total[OTHER] + total[GOLDEN] + total[SURVIVED]
    if not alive:
        return "Nothing has been tried."
    noticed = alive - total[SURVIVED]
    return (
        f"Noticed: {noticed} of {alive} ({noticed / alive:.1%}), "
        f"{total[RULE]} ({total[RULE] / alive:.1%}) by a {own}; "
        f"{total['timeout']} of these because a test did not end. Equal in play: {total[EQUAL_IN_PLAY]}."
    )
