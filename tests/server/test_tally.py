"""What the score would be made of by now goes to each by what they may know."""

from __future__ import annotations

import random
from typing import Any

from server.visitors import Inn, choice, mover, party


def totals(state: dict[str, list[list[dict[str, int]]]]) -> list[int]:
    return [sum(source["points"] for source in sources) for sources in state["tally"]]


def honor(choice: dict[str, Any]) -> int:
    return int(choice.get("outlook", {}).get("gives", {}).get("honor", 0))


def test_in_the_end_the_tally_is_the_score(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=1, seats=2, game="mountain_king")
    dice = random.Random(3)
    while not (caller := mover(callers)).over:
        assert len(caller.now["tally"]) == 2
        digs = [entry for entry in caller.now["choices"] if entry["key"] == "move.dig"]
        caller.play(max(digs, key=honor)["text"] if digs else choice(caller.now, dice))
    assert totals(caller.now) == caller.now["scores"]
    assert "tunnels dug" in {source["label"] for source in caller.now["tally"][0]}


def test_where_points_count_as_they_come_there_is_none(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=1, seats=3)
    assert callers[0].now["tally"] == []
