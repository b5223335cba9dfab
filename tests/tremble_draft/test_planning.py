"""Plans, fuel, relocation, strength: TD-2, TD-6, TD-7, TD-8, TD-A."""

import msgspec
import pytest

from engine.core.chance import SeededChance
from engine.core.table import Table
from engine.core.words import say
from engine.invasion.battles.planning import over_text
from engine.invasion.cards.attack import attack_total
from engine.tremble_draft.cards.tables import CITIES, SHIPS
from engine.tremble_draft.table.events import (
    FuelPaid,
    PlansRevealed,
    SearchCounted,
    ShipsTransferred,
)
from tests.invasion.harness import parsed, sent
from tests.tremble_draft.harness import Play, begun, bought, captain, planned, search, state


def strength(ships: str, city: str) -> int:
    """Return the strength of ships at a city."""
    return attack_total([SHIPS[ship] for ship in ships.split()], CITIES[city])


def test_the_phases_of_a_turn() -> None:
    """TD-2.1, TD-2.5: buying, cities, plans, fuel, battle, reward; all decide at once."""
    play = Play(state(captain("cadet.1 remora"), captain("cadet.2"), deck="rome paris"))
    asked = []
    plans = {0: sent("cadet.1>1 remora>2"), 1: sent("cadet.2>1")}
    while play.state.turn == 2:
        asked.append((play.group, set(play.asked())))
        play.give(plans if play.group == "t2:plan" else {})
    assert [group for group, _ in asked] == ["t2:buy", "t2:plan", "t2:fight:1", "t2:loot"]
    assert [seats for _, seats in asked[:3]] == [{0, 1}] * 3


def test_turns_repeat_until_the_deck_is_out() -> None:
    """TD-2.2, TD-14.1: the turn that draws the last card is the last one, and played whole."""
    play = bought(captain("cadet.1"), captain("cadet.2"), left=4)
    assert play.view().public.is_last
    play.give({0: sent("cadet.1>1")})
    assert play.group == "t2:loot"
    play.give()
    assert play.over.winners == (0,)


def test_a_last_turn_with_fewer_cities() -> None:
    """TD-2.3, TD-T1: two cities left, orders to the empty cells are refused."""
    squads = [captain(f"cadet.{seat}") for seat in (1, 2, 3, 4)]
    play = bought(*squads, left=2)
    assert [space.city is not None for space in play.view().public.spaces] == [True] * 2 + [
        False
    ] * 3
    assert play.open(0, "ship.cadet.1") == {"home", "1", "2"}
    for space in (3, 4, 5):
        assert play.faults(0, sent(f"cadet.1>{space}"))
    assert play.view().public.is_last


def test_a_last_turn_without_a_city() -> None:
    """TD-2.4, TD-Q4, TD-T48: armies are met, nothing is attacked, the game ends."""
    away = captain("cadet.1 remora", search("delhi", "remora", 2, 1))
    deck = "town-militia national-guard mountain-rifles"
    dice = {f"t2:army:{number}:seat:0:delhi": (6, 6) for number in (1, 2, 3)}
    play = Play(state(away, captain("cadet.2"), deck=deck, left=3), dice).until("army")
    for number in (1, 2, 3):
        assert play.group == f"t2:army:{number}"
        play.give({0: "search.delhi=fight"})
    assert play.over.reason.key.startswith("tremble-over")
    assert play.told(SearchCounted)[0].counter == 1  # phase 7 still counts


def test_ships_are_sent_to_cities() -> None:
    """TD-6.1, TD-T2, TD-T3: any number to any open city, each ship to one."""
    own = captain("muse-hunter lab-raider shepherd.1", seen=False)
    play = planned(own, captain("cadet.2"), plans={0: "muse-hunter>2 lab-raider>4 shepherd.1>4"})
    (shown,) = play.told(PlansRevealed, 1)
    groups = {each.space: [ship.id for ship in each.ships] for each in shown.attacks}
    assert groups == {2: ["muse-hunter"], 4: ["lab-raider", "shepherd.1"]}
    assert shown.home == (1,)


def test_default_of_plans() -> None:
    """TD-6.1: every ship stays home."""
    play = bought(captain("cadet.1 remora"), captain("cadet.2"))
    assert play.default(0) == {"ship.cadet.1": ("home",), "ship.remora": ("home",)}


def test_moves_are_said_with_the_plan_where_orders_are_given_ahead() -> None:
    """TD-8.1, TD-8.2, RL-28: by whoever has a ship that may move; by default it stays."""
    squads = captain("cadet.1 gadfly"), captain("cadet.2 remora")
    for ahead in (False, True):
        play = bought(*squads, ahead=ahead)
        homes = {"ship.cadet.1": ("home",), "ship.gadfly": ("home",)}
        assert play.default(0) == {**homes, **({"moves": ("stay",)} if ahead else {})}
        assert "moves" not in {field.key for field in play.form(1).fields}


def test_plans_are_public_once_they_are_all_in() -> None:
    """TD-6.2, TD-6.6: what is sent; of what stays home nothing is said."""
    play = bought(captain("cadet.1 remora"), captain("cadet.2"))
    plan = parsed(sent("cadet.1>1 remora>home"))
    assert play.game.public_part(play.view(0), play.ask(0), plan) == [("cadet.1", "1")]


def test_a_plan_that_sends_nobody_says_so() -> None:
    """TD-6.1: in one line for all ships, which is gone as soon as one leaves."""
    play = bought(captain("cadet.1 remora"), captain("cadet.2"))
    none, one = (play.form(0, sent(f"cadet.1>{target} remora>home")).gist for target in ("home", 1))
    assert none is not None
    assert none.line == say("invasion-plan-home")
    assert one is None


def test_the_next_turn_begins_with_an_empty_board() -> None:
    """TD-2.1, TD-9.2: no city, no attack and no battle of the turn before is left."""
    plans = {0: sent("cadet.1>1"), 1: sent("cadet.2>1")}
    play = bought(captain("cadet.1"), captain("cadet.2")).give(plans).until("buy")
    shown = play.view().public
    assert (shown.attacks, shown.battles) == ((), ())
    assert not any(space.city for space in shown.spaces)


def test_ships_kept_home_stay_hidden() -> None:
    """TD-6.2, TD-6.6: what is sent is shown at once; what stays is not."""
    own = captain("muse-hunter rearguard", seen=False)
    play = planned(own, captain("cadet.2"), plans={0: "muse-hunter>1"})
    shown = play.view(1).public.captains[0]
    assert [ship.id for ship in shown.seen] == ["muse-hunter"]
    assert shown.backs == 1
    assert "rearguard" not in str(play.view(1))


def test_a_whole_squad_at_one_city() -> None:
    """TD-6.3, TD-Q9: tokens never limit a group."""
    own = captain("cadet.1 muse-hunter lab-raider smoke-diver remora")
    text = " ".join(f"{ship}>1" for ship in own.ships)
    play = planned(own, captain("cadet.2"), plans={0: text})
    assert len(play.state.groups[0].ships) == 5


def test_ships_that_search_get_no_orders() -> None:
    """TD-6.4: they are not in the form; with all away nobody is asked."""
    own = captain("cadet.1 remora", search("delhi", "remora"))
    away = captain("cadet.2", search("vienna", "cadet.2"))
    play = bought(own, away)
    assert [field.key for field in play.form(0).fields] == ["ship.cadet.1"]
    assert set(play.asked()) == {0}


def test_plans_are_hidden_down_to_their_size() -> None:
    """TD-6.5, TD-Q10: before the reveal others see who is ready, and no more."""
    play = bought(captain("cadet.1 remora"), captain("cadet.2"))
    seen = set()
    setup = begun(2).setup
    for plan in ("cadet.1>home remora>home", "cadet.1>1 remora>2"):
        table = Table(play.game, setup, play.state).submit(0, "t2:plan", parsed(sent(plan)))
        assert isinstance(table, Table)
        table, told = table.settle(SeededChance(bytes(32)))
        others = [play.game.view(table.state, viewer) for viewer in (None, 1)]
        seen.add(msgspec.json.encode((others, table.form(1), told)))
    assert len(seen) == 1


def test_fuel_of_all_ships_sent_is_paid() -> None:
    """TD-7.1, TD-7.4, TD-T32: public, and gone also for those who retreat."""
    own = captain("cadet.1 shepherd.1 remora", fuel=9)
    play = planned(own, captain("leviathan.1"), plans={0: "cadet.1>1 shepherd.1>1"})
    (paid,) = play.told(FuelPaid, 1)
    assert (paid.paid, paid.fuel) == (4, 5)
    play = planned(
        own, captain("leviathan.1"), plans={0: "cadet.1>1 shepherd.1>1", 1: "leviathan.1>1"}
    )
    assert [(each.seat, each.paid) for each in play.told(FuelPaid, 1)] == [(0, 4), (1, 4)]
    play.give({0: "space.1=retreat"})
    while play.state.turn == 2:
        play.give()
    assert play.state.captains[0].ships == ("cadet.1", "shepherd.1", "remora")
    assert play.state.captains[0].fuel == 5 + 8


def test_searching_and_armies_cost_no_fuel() -> None:
    """TD-7.4: neither do flying home and staying."""
    own = captain("cadet.1", search("delhi", "cadet.1"), fuel=3)
    deck = "rome town-militia paris milan london"
    play = Play(state(own, captain("cadet.2"), deck=deck)).until("army")
    play.give({0: "search.delhi=leave"}).give()
    assert play.state.captains[0].fuel in (3, 11)


def test_an_order_beyond_the_tank_is_refused() -> None:
    """TD-7.2, TD-7.3, TD-Q11, TD-T38: eight needed, six held; so nothing is ever scrapped."""
    own = captain("shepherd.1 iron-heron remora", fuel=6)
    play = bought(own, captain("cadet.2"))
    form = play.form(0, sent("shepherd.1>1 iron-heron>1 remora>1"))
    assert form.faults
    (fault,) = form.faults
    assert dict(fault.args)["why"] == over_text(8, 6)
    assert play.open(0, "ship.remora", sent("shepherd.1>1 iron-heron>1")) == {"home"}


def test_relocation() -> None:
    """TD-8.1, TD-8.2, TD-8.4, TD-A5, TD-T29, TD-T42: bonuses count from the final places."""
    own = captain("grasshopper.1 outrigger.1")
    play = planned(own, captain("cadet.2"), plans={0: "grasshopper.1>1 outrigger.1>1"})
    assert (play.group, set(play.asked())) == ("t2:transfer", {0})
    assert play.state.groups[0].total == 5 + 3 + 3
    play.give({0: "ship.grasshopper.1=3"})
    totals = {group.space: group.total for group in play.state.groups}
    assert totals == {1: 3, 3: 5}
    assert set(play.asked()[0]) == {1, 3}


def test_several_relocate_at_once() -> None:
    """TD-8.2, TD-T28: secret until all are in, then shown together; default: stay."""
    one, other = captain("grasshopper.1"), captain("grasshopper.2")
    play = planned(one, other, plans={0: "grasshopper.1>1", 1: "grasshopper.2>2"})
    assert play.group == "t2:transfer"
    assert set(play.asked()) == {0, 1}
    assert play.default(0) == {"ship.grasshopper.1": ("stay",)}
    play.give({0: "ship.grasshopper.1=2"})
    (told,) = play.told(ShipsTransferred)
    assert [(move.origin, move.target) for move in told.moves] == [(1, 2), (2, 2)]


@pytest.mark.parametrize("ahead", [False, True])
def test_nobody_is_asked_to_relocate_where_one_city_lies(*, ahead: bool) -> None:
    """TD-2.13, TD-2.3: on a last turn everybody may see that a ship can only stay."""
    for left, groups in ((1, ("t2:loot", "t2:orders")), (2, ("t2:transfer", "t2:transfer"))):
        play = bought(captain("grasshopper.1"), captain("cadet.2"), left=left, ahead=ahead)
        ordered = ahead and left > 1
        assert [field.key for field in play.form(0).fields][1:] == ["moves"] * ordered
        play.give({0: "ship.grasshopper.1=1" + " moves=ask" * ordered})
        assert play.group == groups[ahead]


def test_relocation_has_limits() -> None:
    """TD-8.3, TD-Q12: no way home, no fuel, and none for ships at home."""
    own = captain("grasshopper.1 gadfly", fuel=3)
    play = planned(own, captain("cadet.2"), plans={0: "grasshopper.1>1"})
    assert [field.key for field in play.form(0).fields] == ["ship.grasshopper.1"]
    assert play.open(0, "ship.grasshopper.1") == {"stay", "2", "3", "4"}
    play.give({0: "ship.grasshopper.1=4"})
    assert play.state.captains[0].fuel == 0


@pytest.mark.parametrize(
    ("ships", "city", "total"),
    [
        ("muse-hunter", "rome", 7),
        ("muse-hunter", "paris", 3),
        ("muse-hunter", "milan", 3),
        ("shepherd.1", "paris", 5),
        ("shepherd.1 grasshopper.1 leviathan.1", "paris", 5 + 5 + 9),
        ("shepherd.1 cadet.1", "paris", 9 + 3),
        ("shepherd.1 cadet.1 cadet.2", "paris", 9 + 3 + 3),
        ("iron-heron", "milan", 8),
        ("iron-heron cadet.1", "paris", 8 + 3),
        ("iron-heron cadet.1", "milan", 11 + 3),
        ("twinstride", "paris", 5),
        ("twinstride shepherd.1", "paris", 5 + 3 + 5),
    ],
)
def test_strengths(ships: str, city: str, total: int) -> None:
    """TD-A1, TD-A2, TD-A6, TD-T4, TD-T5, TD-T6, TD-T7, TD-T8, TD-T9, TD-T11, TD-T12, TD-T13."""
    assert strength(ships, city) == total


def test_companions_at_other_cities_do_not_count() -> None:
    """TD-A2, TD-T10: tripod and saucer at two cities."""
    own = captain("shepherd.1 cadet.1")
    play = planned(own, captain("cadet.2"), plans={0: "shepherd.1>1 cadet.1>2"})
    assert [group.total for group in play.state.groups] == [5, 3]


def test_companions_of_others_do_not_count() -> None:
    """TD-A2: nor do saucers of another captain at the same city."""
    plans = {0: "shepherd.1>1", 1: "cadet.2>1"}
    play = planned(captain("shepherd.1"), captain("cadet.2"), plans=plans)
    assert [group.total for group in play.state.groups] == [5, 3]
