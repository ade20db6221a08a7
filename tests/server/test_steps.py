"""Steps with nothing to choose: passed over, stored and told like any move, and no time is taken for them."""

from __future__ import annotations

from random import Random

from server.visitors import Caller, Inn, Visitor, choice, mover, party


def asked_for_gates(callers: list[Caller]) -> list[Caller]:
    """Those who were asked where their gate stands; all but the last have chosen."""
    dice, found = Random(1), []
    while (caller := mover(callers)).now["question"] == "question.PlaceGate":
        found.append(caller)
        if len(caller.now["choices"]) == 2:
            break
        assert caller.play(choice(caller.now, dice))["type"] == "done"
    return found


def gates(caller: Caller) -> int:
    return sum(entry["key"] == "places_gate" for entry in caller.log)


def test_the_last_gate_opens_by_itself_and_all_are_told(database: str) -> None:
    """MK-2.02 With three players the third has one spot left."""
    inn = Inn(database).open()
    table, guests, callers = party(inn.port, people=3, seats=3, game="mountain_king")
    asked = asked_for_gates(callers)
    assert len(asked) == 2
    assert asked[1].play(asked[1].now["choices"][0]["text"])["type"] == "done"
    mover(callers)
    assert [gates(caller) for caller in callers] == [3, 3, 3]
    assert all(caller.now["question"] == "question.PlaceStarter" for caller in callers)
    before = [(caller.state, caller.log) for caller in callers]
    inn.close()

    inn = Inn(database).open()
    callers = [Caller(inn.port, table, guest.token) for guest in guests]
    assert [(caller.state, caller.log) for caller in callers] == before
    inn.close()


def test_a_gate_that_opened_by_itself_is_taken_back_with_the_one_before(inn: Inn) -> None:
    """By consent, for the starters have been drawn since; the third has nothing to take back."""
    _, _, callers = party(inn.port, people=3, seats=3, game="mountain_king")
    first, second = asked_for_gates(callers)
    before = second.now["view"]
    assert second.play(second.now["choices"][1]["text"])["type"] == "done"
    mover(callers)
    third = next(caller for caller in callers if caller not in (first, second))
    assert third.ask("undo", at=third.now["at"])["key"] == "refused.no_undo"
    at = second.now["at"]
    assert second.ask("undo", at=at)["type"] == "done"
    ballot = second.until(lambda caller: caller.table["ballot"] is not None).table["ballot"]["id"]
    for caller in (first, third):
        assert caller.ask("answer", ballot=ballot, yes=True)["type"] == "done"
    second.catch_up(at + 1)
    assert second.now["question"] == "question.PlaceGate"
    assert second.now["view"] == before


def test_the_way_back_leads_to_the_last_real_choice(inn: Inn) -> None:
    """CV-3.02 A tool without an ornament is used at once; who takes that back assigns another dwarf."""
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(1, game="covenant")
    caller, dice = guest.sit(table), Random(1)
    guest.start(table)
    while caller.my_turn().now["question"] != "question.AssignDwarf":
        caller.play(choice(caller.now, dice))
    before = caller.now
    axe = next(entry["text"] for entry in before["choices"] if entry["text"].endswith("to axe"))
    assert caller.play(axe)["type"] == "done"
    if caller.now["question"] == "question.SpendSupport":
        assert caller.play("pass")["type"] == "done"
        before = {**before, "question": "question.SpendSupport"}
    assert caller.now["question"] == "question.ChooseEnemy"
    at = caller.now["at"]
    assert caller.ask("undo", at=at)["type"] == "done"
    assert caller.catch_up(at + 1).now["question"] == before["question"]


def test_what_is_passed_over_takes_no_time(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3, game="mountain_king", clock={"stock": 600, "add": 60})
    first, second = asked_for_gates(callers)
    second.play(second.now["choices"][0]["text"])
    mover(callers)
    third = next(caller for caller in callers if caller not in (first, second))
    third.until(lambda caller: caller.now["question"] == "question.PlaceStarter")
    seconds = {card["seat"]: card["seconds_left"] for card in third.table["seats"]}
    assert seconds[third.seat or 0] == 600


# Going on by doing


def beyond_a_spell(callers: list[Caller]) -> Caller:
    """Somebody is asked for a spell, and could recruit or dig if they went on."""
    while (caller := mover(callers)).now["question"] != "question.SpellAndWorkshop":
        caller.play(choice(caller.now, Random(1)))
    return caller


def test_who_does_what_comes_next_goes_on_by_that(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=2, seats=2, game="mountain_king")
    caller = beyond_a_spell(callers)
    later = next(entry for entry in caller.now["beyond"] if entry["key"] == "move.recruit")
    assert later["first"] == ["go on"]
    assert all(entry["text"] != later["text"] for entry in caller.now["choices"])
    at = caller.now["at"]
    assert caller.ask("play", at=at, move=later["text"], first=later["first"])["type"] == "done"
    caller.catch_up(at + 2)
    assert caller.now["question"] not in ("question.SpellAndWorkshop", "question.RecruitOrDig")


def test_a_move_with_what_comes_first_is_made_as_a_whole_or_not_at_all(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=2, seats=2, game="mountain_king")
    caller = beyond_a_spell(callers)
    other = next(one for one in callers if one is not caller)
    later = caller.now["beyond"][0]["text"]
    at, before = caller.now["at"], (caller.state, caller.log)
    for wrong in (
        {"move": "end the game", "first": ["go on"]},
        {"move": "cast toll", "first": ["go on"]},
        {"move": later, "first": []},
        {"move": later, "first": ["done"]},
        {"move": later, "first": ["go on", "go on"]},
        {"move": later, "first": ["go on", "skip", "done"]},
        {"move": "go on", "first": [later]},
    ):
        assert caller.ask("play", at=at, **wrong)["type"] == "refused", wrong
    assert other.ask("play", at=at, move=later, first=["go on"])["type"] == "refused"
    caller.send(type="play", ref=99, at=at, move=later, first=["go on"] * 9)
    assert caller.next("fault")["ref"] is None
    caller.send(type="again", ref=100)
    caller.next("welcome")
    assert (caller.state, caller.log) == before
    assert caller.ask("play", at=at, move=later, first=["go on"])["type"] == "done"


def test_only_who_is_asked_is_told_what_lies_beyond(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=2, seats=2, game="mountain_king")
    caller = beyond_a_spell(callers)
    other = next(one for one in callers if one is not caller)
    assert caller.now["beyond"]
    assert other.now["beyond"] == []


def about_to_walk(callers: list[Caller], dice: Random) -> Caller:
    """Somebody could walk more than one card."""
    while not ((caller := mover(callers)).now["question"] == "question.MoveDwarf" and caller.now["beyond"]):
        texts = [entry["text"] for entry in caller.now["choices"]]
        paths = [text for text in texts if text.startswith("lay ")]
        assert caller.play(max(paths or texts, key=lambda text: (text[-2:], dice.random())))["type"] == "done"
    return caller


def test_lm_5_06_a_walk_is_made_as_a_whole_and_every_step_is_told(inn: Inn) -> None:
    _, _, callers = party(inn.port, people=3, seats=3)
    caller = about_to_walk(callers, Random(3))
    now = caller.now
    walk = max(now["beyond"], key=lambda entry: len(entry["first"]))
    steps = len(walk["first"]) + 1
    assert walk["label"].count("Walk") == steps
    told = sum(entry["key"] == "steps" for entry in caller.log)
    wrong = {**walk, "first": [*walk["first"][:-1], "stop"]}
    assert caller.ask("play", at=now["at"], move=wrong["text"], first=wrong["first"])["type"] == "refused"
    assert caller.ask("play", at=now["at"], move=walk["text"], first=walk["first"])["type"] == "done"
    caller.catch_up(now["at"] + steps)
    assert sum(entry["key"] == "steps" for entry in caller.log) == told + steps


def relics_asked_for(inn: Inn, dice: Random, *, brisk: bool) -> list[bool]:
    """A game in which none is used: for each question at the end of a turn, whether that was the last one."""
    guest = Visitor(inn.port, "Solo")
    table = guest.set_up(1, game="covenant")
    caller = guest.sit(table)
    guest.start(table)
    asked: list[bool] = []
    while not caller.my_turn().over:
        now = caller.now
        move = choice(now, dice)
        if now["question"] == "question.UseRelic":
            view, move = now["view"], "pass"
            if view["post"] >= 0:
                asked.append(view["era"] == 2 and not any(view["clans"][0]["tavern"]))
        else:
            move = next((one["text"] for one in now["choices"] if leads_to_relics(one["text"])), move)
        assert caller.play(move, brisk=brisk)["type"] == "done"
    return asked


def leads_to_relics(move: str) -> bool:
    """Relics, and the Mine, where they lie."""
    return any(word in move for word in ("relic", "mine", "pick"))


def test_a_relic_is_not_asked_for_at_the_end_of_a_turn_by_who_does_not_want_that(inn: Inn) -> None:
    """CV-9.02 But at the end of the last turn, for there is no other one."""
    dice, games = Random(1), range(3)
    asked = [relics_asked_for(inn, dice, brisk=False) for _ in games]
    assert max(len(game) for game in asked) > 3
    asked = [relics_asked_for(inn, dice, brisk=True) for _ in games]
    assert [True] in asked
    assert all(game in ([], [True]) for game in asked)
