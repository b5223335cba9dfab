"""Battle orders ahead, which serve whether to fight, what joins, losses, armies and loot."""

from typing import Any

import pytest

from engine.core.asks import Answer
from engine.core.words import say
from engine.kit.ahead import spelled
from engine.tremble_draft.ahead import orders
from engine.tremble_draft.suggesting.orders import battle_orders
from engine.tremble_draft.table.events import (
    ArmyFought,
    DecidesNow,
    ReserveJoined,
    SearchLeft,
    ShipLost,
)
from render.words import words_for
from tests.tremble_draft.harness import Play, bought, captain, planned

SAUCERS = "cadet.1 outrigger.1"


def ordered(
    text: str, own: str = SAUCERS, plan: str = "", rival: str = "leviathan.1", **more: Any
) -> Play:
    """Let a captain meet a rival at Rome with these orders, who fights if strongest, and raids."""
    plan = plan or " ".join(f"{ship}>1" for ship in own.split())
    plans = {0: plan, 1: f"{rival}>1"}
    play = planned(captain(own), captain(rival), plans=plans, ahead=True, **more)
    assert play.group == "t2:orders"
    default = {key: ",".join(picked) for key, picked in play.default(0).items()}
    given = {**default, **dict(part.split("=") for part in text.split())}
    return play.give({0: " ".join(f"{key}={picked}" for key, picked in given.items())})


def test_orders_are_given_once() -> None:
    """TD-2.13, RL-28: after relocation, by all over cities; then nobody is waited for."""
    lost = {"t2:battle:1:roll:1:seat:0": (1, 1), "t2:battle:1:roll:1:seat:1": (6, 6)}
    play = ordered("fight.1=always lose.1=outrigger.1", dice=lost)
    assert play.group == "t3:buy"
    assert [event.ship.id for event in play.told(ShipLost)] == ["outrigger.1"]
    assert play.state.captains[0].orders == ()


@pytest.mark.parametrize("kind", ["fight.1", "city.1", "armies.1"])
def test_whoever_wants_to_be_asked_is(kind: str) -> None:
    """TD-2.13, RL-28: the question comes at its moment, and everybody knows who is waited for."""
    win = {f"t2:battle:1:roll:1:seat:{seat}": (6, 6) if seat == 0 else (1, 1) for seat in (0, 1)}
    army = {"t3:army:1:seat:0:rome": (6, 6)}
    deck = "rome paris milan london town-militia vienna delhi athens tokyo"
    orders = {
        "fight.1": "fight.1=ask",
        "city.1": "fight.1=always city.1=ask",
        "armies.1": "fight.1=always city.1=search armies.1=ask",
    }
    play = ordered(orders[kind], dice={**win, **army}, deck=deck)
    if kind == "armies.1":
        play.give()
    asked = {"fight.1": "t2:fight:1", "city.1": "t2:loot", "armies.1": "t3:army:1"}
    assert (play.group, set(play.asked())) == (asked[kind], {0})
    assert [event.seat for event in play.told(DecidesNow, 1)] == [0]


def test_orders_stay_hidden() -> None:
    """TD-2.13: nobody but their captain sees them."""
    plans = {0: "cadet.1>1 outrigger.1>1", 1: "leviathan.1>1"}
    play = planned(captain(SAUCERS), captain("leviathan.1"), plans=plans, ahead=True)
    assert play.game.public_part(play.view(0), play.ask(0), play.default(0)) is None


@pytest.mark.parametrize(
    ("draft", "said"),
    [
        (
            {"fight.1": ("always",), "city.1": ("raid",)},
            "Fight whatever comes; won: Raid, 60,000 now; beaten: lose Cadet",
        ),
        ({"fight.1": ("never",)}, "Retreat"),
        (
            {"fight.1": ("30",), "city.1": ("search",), "stay.1": ("outrigger.1",)},
            (
                "Fight, or retreat if I win at less than 30%; "
                "won: Search, 230,000 when it ends; staying: Outrigger; "
                "armies: Fight, or leave if I win at less than 30%; beaten: lose Cadet"
            ),
        ),
    ],
)
def test_a_city_is_summed_up_in_a_line(draft: Answer, said: str) -> None:
    """TD-2.13: what a retreat makes idle is not in it."""
    plans = {0: "cadet.1>1 outrigger.1>1", 1: "leviathan.1>1"}
    play = planned(captain(SAUCERS), captain("leviathan.1"), plans=plans, ahead=True)
    (section,) = play.game.form(play.view(0), play.ask(0), draft).sections
    assert words_for("en")(section.line) == said


def test_done_alone_orders_what_a_steady_captain_would() -> None:
    """RL-28: the form is filled in by its estimates, and says so; untouched it does not count."""
    for turn, told in (1, "tremble-draft-ahead-suggested-first"), (2, "invasion-ahead-suggested"):
        squads = captain(f"{SAUCERS} rearguard"), captain("cadet.2")
        plans = {0: "cadet.1>1 outrigger.1>2", 1: "cadet.2>2"}
        play = planned(*squads, plans=plans, ahead=True, turn=turn)
        form, steady = play.form(0), battle_orders(play.view(0), play.ask(0))
        for field in form.fields:
            assert field.chosen == steady[field.key] * bool(field.options), field.key
        assert (form.faults, form.facts) == ((), (say(told),))
        assert form.field("city.1").chosen == ("search",) != play.default(0)["city.1"]


def test_what_orders_come_to_is_said_as_things_stand() -> None:
    """TD-2.13: who meets whom with what, and whether an order fights there now."""
    squads = captain("cadet.1"), captain("cadet.2 outrigger.1"), captain("leviathan.1")
    plans = {0: "cadet.1>1", 1: "cadet.2>1 outrigger.1>2", 2: "leviathan.1>1"}
    play = planned(*squads, plans=plans, ahead=True)
    english = words_for("en")
    for order, now in ("always", "fight"), ("ahead", "retreat"), ("80", "retreat"), ("never", ""):
        fought, alone = play.form(1, f"fight.1={order}").sections
        assert f"now-{now}" in str(fought.note) if now else fought.note is None
        assert fought.label.key == "invasion-ahead-battle"
        assert (english(alone.label), alone.note) == ("2 Paris · yours alone", None)
    offered = {each.key: each.note for each in play.form(1).field("fight.1").options}
    assert [key for key in offered if key.startswith("only")] == ["only.0", "only.2"]
    assert "invasion-ahead-now-only" in str(offered["only.2"])


@pytest.mark.parametrize(("risk", "why"), [(1.0, ""), (0.0, "no turn needs the ship any more")])
def test_to_fight_at_poor_odds_says_why(
    monkeypatch: pytest.MonkeyPatch, risk: float, why: str
) -> None:
    """RL-28: that is filled in once a ship that is lost costs nothing."""
    monkeypatch.setattr(orders, "at_risk", lambda *_: risk)
    plans = {0: "cadet.1>1", 1: "leviathan.1>1"}
    play = planned(captain("cadet.1"), captain("leviathan.1"), plans=plans, ahead=True)
    (section,) = play.form(0, "fight.1=always").sections
    assert section.note is not None
    assert words_for("en")(section.note).partition(": fight ")[2].partition(": ")[2] == why


def test_a_raid_asks_neither_who_stays_nor_about_armies() -> None:
    """TD-2.13: what only a search would ask for has no options; nor when nobody joins."""
    plans = {0: "cadet.1>1 outrigger.1>1", 1: "leviathan.1>1"}
    own = captain(f"{SAUCERS} rearguard")
    play = planned(own, captain("leviathan.1"), plans=plans, ahead=True)
    asked = {"stay.1", "armies.1", "when.1"}
    for text, open_ in (
        ("city.1=search join.1=rearguard", asked),
        ("city.1=ask join.1=rearguard", {"armies.1", "when.1"}),
        ("city.1=raid join.1=", set()),
    ):
        form = play.form(0, text)
        assert {key for key in asked if form.field(key).options} == open_, text
        assert not form.faults


def test_reserves_join_as_ordered() -> None:
    """TD-9.7: the ships named join, as far as the tank goes."""
    play = ordered("fight.1=always join.1=rearguard", f"{SAUCERS} rearguard", "cadet.1>1")
    assert [[ship.id for ship in event.ships] for event in play.told(ReserveJoined)] == [
        ["rearguard"]
    ]


@pytest.mark.parametrize(("order", "fights"), [("never", False), ("always", True), ("30", True)])
def test_armies_are_met_as_ordered(order: str, *, fights: bool) -> None:
    """TD-11.1: orders for a searched city last as long as its search."""
    win = {f"t2:battle:1:roll:1:seat:{seat}": (6, 6) if seat == 0 else (1, 1) for seat in (0, 1)}
    army = {"t3:army:1:seat:0:rome": (6, 6)}
    deck = "rome paris milan london town-militia vienna delhi athens tokyo"
    text = f"fight.1=always city.1=search armies.1={order}"
    play = ordered(text, dice={**win, **army}, deck=deck)
    assert [each.city for each in play.state.captains[0].searches] == ["rome"]
    assert play.state.captains[0].orders == spelled({"armies.rome": (order,)})
    play.give()
    assert bool(play.told(ArmyFought)) is fights
    assert bool(play.told(SearchLeft)) is not fights
    assert bool(play.state.captains[0].orders) is fights


def test_default_of_orders_is_the_default_of_each_question() -> None:
    """TD-2.13: whoever gives none fights if strongest, lets none join, raids."""
    one, other = (
        planned(
            captain(SAUCERS),
            captain("leviathan.1"),
            plans={0: "cadet.1>1 outrigger.1>2", 1: "leviathan.1>1"},
            ahead=ahead,
        )
        for ahead in (True, False)
    )
    for play in (one, other):
        while play.state.turn == 2:
            play.give()
    captains = [
        [(each.humans, each.fuel, each.ships, each.trophies) for each in play.state.captains]
        for play in (one, other)
    ]
    assert captains[0] == captains[1]


@pytest.mark.parametrize(
    ("own", "plan", "joins"),
    [
        ("cadet.1 rearguard ferret", "cadet.1>1", ["rearguard"]),
        ("shepherd.1 cadet.1 rearguard", "shepherd.1>1 cadet.1>1", []),
    ],
)
def test_reserves_join_only_where_they_turn_the_fight(
    own: str, plan: str, joins: list[str]
) -> None:
    """TD-9.7: a weaker captain becomes the strongest; else ships and fuel stay where they are."""
    text = "fight.1=always join.1=rearguard when.1=turns"
    play = ordered(text, own, plan, rival="twinstride")
    assert [ship.id for event in play.told(ReserveJoined) for ship in event.ships] == joins


def sent_with(moves: str) -> Play:
    """Send a ship that may move to Rome, where a cruiser comes."""
    play = bought(captain("gadfly"), captain("leviathan.1"), ahead=True)
    return play.give({0: f"ship.gadfly=1 moves={moves}", 1: "ship.leviathan.1=1"})


@pytest.mark.parametrize(("moves", "stays"), [("stay", True), ("free", False), ("best", False)])
def test_moves_are_said_with_the_plan(moves: str, *, stays: bool) -> None:
    """TD-8.1, RL-28: where the table plays ahead, nobody is asked after the reveal."""
    play = sent_with(moves)
    assert play.group == "t2:orders"
    (attack,) = [each for each in play.view().public.attacks if each.seat == 0]
    assert (attack.space == 1) is stays


def test_whoever_wants_to_move_at_the_moment_is_asked() -> None:
    """TD-8.2, RL-28: the question comes after the reveal, for that captain alone."""
    play = sent_with("ask")
    assert (play.group, set(play.asked())) == ("t2:transfer", {0})
    assert play.default(0) == {"ship.gadfly": ("stay",)}


def test_nobody_is_asked_for_moves_who_has_nothing_that_moves() -> None:
    """TD-8.2: the field is there for whoever has such a ship in hand, and only ahead."""
    play = bought(captain("cadet.1"), captain("gadfly"), ahead=True)
    assert [[field.key for field in play.form(seat).fields][1:] for seat in (0, 1)] == [
        [],
        ["moves"],
    ]
    live = bought(captain("gadfly"), captain("cadet.1"))
    assert [field.key for field in live.form(0).fields] == ["ship.gadfly"]


def test_only_the_city_that_somebody_wants_to_decide_upon_is_asked_about() -> None:
    """TD-2.13, RL-28: another city of theirs is raided or searched as ordered."""
    plans = {0: "cadet.1>1 outrigger.1>2", 1: ""}
    captains = captain("cadet.1 outrigger.1"), captain("leviathan.1")
    play = planned(*captains, plans=plans, ahead=True)
    default = {key: ",".join(picked) for key, picked in play.default(0).items()}
    orders = {**default, "city.1": "ask", "city.2": "raid"}
    play.give({0: " ".join(f"{key}={picked}" for key, picked in orders.items())})
    assert play.asked() == {0: (1,)}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("fight.1=always city.1=search", ["[always]", "never", "ask", "raid", "[search]"]),
        ("fight.1=never", ["always", "[never]", "ask"]),
        ("fight.1=always city.1=ask", ["[always]", "never", "ask", "raid", "search", "[ask]"]),
    ],
)
def test_a_city_is_one_row_of_what_is_a_press_away(text: str, shown: list[str]) -> None:
    play = planned(
        captain(SAUCERS),
        captain("leviathan.1"),
        plans={0: "cadet.1>1 outrigger.1>1", 1: "leviathan.1>1"},
        ahead=True,
    )
    form = play.form(0, text)
    row = [(each.key, field) for field in form.fields for each in field.quick]
    assert [f"[{key}]" if key in field.chosen else key for key, field in row] == shown
