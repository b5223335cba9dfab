"""RL-28: battle orders are given once, and followed when their moments come."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Notice, Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.core.words import say
from engine.invasion.battles.events import FightChosen
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.cards.effects import StationKind
from engine.tremble.cards.tables import SHIPS
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import (
    ArmyAvoided,
    ArmyFought,
    DecidesNow,
    EffectUsed,
    RewardChosen,
    ShipLost,
    ShipsTransferred,
    TrophyClaimed,
)
from engine.tremble.table.view import TrembleView
from tests.invasion.harness import Texts, sent
from tests.tremble.expressing import Moment, lived, orders_for, unsaid
from tests.tremble.harness import Play, acting_as, captain, state

AHEAD = {"battles": "ahead"}
DICE = {
    "t9:battle:1:roll:1:seat:0": (1, 1),
    "t9:battle:1:roll:1:seat:1": (3, 3),
    "t9:battle:1:roll:1:seat:2": (6, 6),
}


def ahead(
    *captains: Any,
    plans: Texts,
    dice: Mapping[str, tuple[int, ...]] | None = None,
    **more: Any,
) -> Play:
    """Play up to the battle orders of a turn."""
    play = Play(replace(state(*captains, **more), ahead=True), DICE if dice is None else dice)
    return play.give().give({seat: sent(text) for seat, text in plans.items()})


def three(plan: str = "knock-knee.1>1", station: str = "", **more: Any) -> Play:
    """Let three captains with totals 2, 7 and 11 meet at space 1."""
    return ahead(
        captain("training.1"),
        captain(f"knock-knee.1 paper-plate.1 hard-frisbee.1 {station}", **more),
        captain("fat-comet.1"),
        plans={0: "training.1>1", 1: plan, 2: "fat-comet.1>1"},
        turn=9,
    )


def fights(play: Play) -> dict[int, bool]:
    """Return who has chosen to fight."""
    return {each.seat: each.fights for each in play.told(FightChosen)}


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("strength", CAPTAINS)
def test_rl_28_a_turn_asks_to_buy_to_plan_and_for_orders(seats: int, strength: str) -> None:
    kinds: Counter[str] = Counter()
    key = seats.to_bytes(32, "big")
    pick = picker(key, strength)

    def answer(view: TrembleView, ask: Ask, make_form: FormMaker) -> Answer:
        return CAPTAINS[strength](view, ask, make_form, pick)

    def note(table: Table, _notices: tuple[Notice[Any], ...]) -> None:
        pending = table.pending()
        if isinstance(pending, Decide):
            kinds.update({ask.kind for ask in pending.asks})

    play(TREMBLE, Setup(seats, AHEAD), SeededChance(key), answer, note)
    assert set(kinds) == {"buy", "plan", "orders"}
    assert kinds["orders"] <= kinds["plan"] <= 10 <= kinds["buy"]


def test_rl_28_live_tables_give_no_orders() -> None:
    play = Play(state(captain("training.1"), captain("training.2")))
    play.give().give({0: sent("training.1>1"), 1: sent("training.2>1")})
    assert play.group == "t1:fight:1"


def test_rl_28_only_who_stands_over_a_city_is_asked() -> None:
    play = ahead(
        *(captain("doom-mole.1"), captain("golden-eye.1"), captain("boom-mole.1")),
        plans={0: "doom-mole.1>1", 1: "golden-eye.1>1"},
    )
    assert play.group == "t1:orders"
    assert play.asked() == {0: (1,), 1: (1,)}


def test_rl_28_the_form_is_filled_in_so_that_done_is_an_answer() -> None:
    play = three("knock-knee.1>1 paper-plate.1>1 hard-frisbee.1>2", station="kek-lol-rofl.1")
    form = play.form(1)
    assert not form.faults
    asked = {field.key for field in form.fields}
    assert asked == {
        *("fight.1", "lose.1", "aids.1", "city.1", "armies.1"),
        *("aids.2", "city.2", "armies.2", "when"),
    }
    assert all(field.chosen for field in form.fields if field.least)
    assert form.answer()["aids.1"] == ("kek-lol-rofl.1",)
    nothing = play.form(1, "aids.1=").answer()
    assert nothing["aids.1"] == (), "what is suggested can be taken out"
    assert form.answer().items() - nothing.items() == {("aids.1", ("kek-lol-rofl.1",))}


def test_rl_28_a_raid_asks_for_nothing_else() -> None:
    """Nobody else wants the city: only a catch needs orders about armies, ships and cards."""
    play = three("knock-knee.1>1 paper-plate.1>2 hard-frisbee.1>2", station="kek-lol-rofl.1")

    def offered(text: str) -> set[str]:
        return {each.key for each in play.form(1, text).fields if each.options}

    always = {"fight.1", "aids.1", "city.1", "when", "city.2"}
    assert offered("city.1=raid city.2=raid") == always
    assert offered("city.1=50 city.2=raid") == {*always, "armies.1"}
    assert offered("city.1=raid city.2=ask") == {*always, "armies.2", "lose.2", "aids.2"}
    later = play.form(1, "city.2=raid armies.2=never")
    assert not later.faults
    assert later.answer()["armies.2"] == ()


def as_it_stands(note: Any) -> Any:
    """Take what a note says of now out of its sentence."""
    return dict(note.args).get("then", note) if note is not None else None


def test_rl_28_odds_stand_beside_what_can_be_ordered() -> None:
    play = three()
    fight, city = (play.form(1).field(key) for key in ("fight.1", "city.1"))
    told = {
        each.key: (note.key.rpartition("-")[2], dict(note.args))
        for each in (*fight.options, *city.options)
        if (note := as_it_stands(each.note)) is not None
    }
    assert told["always"] == ("beaten", {"percent": 10}), "it says what that costs"
    assert told["20"] == told["ahead"] == ("retreat", {"percent": 10})
    assert told["only.0"] == ("only", {"percent": 94})
    assert told["30"][0] == "catch"
    assert not {"never", "unopposed", "ask", "raid"} & told.keys()
    (section,) = play.form(1).sections
    assert [dict(each.args)["percent"] for each in section.facts] == [
        10,
        told["catch"][1]["percent"],
    ]


def test_rl_28_each_city_says_in_a_line_what_its_orders_come_to() -> None:
    play = three("knock-knee.1>1 paper-plate.1>1 hard-frisbee.1>2")
    one, two = play.form(1).sections
    assert set(one.fields) == {"fight.1", "lose.1", "city.1", "armies.1"}
    assert set(two.fields) == {"city.2", "armies.2"}
    for order, now in ("always", "fight"), ("80", "retreat"):
        section = play.form(1, f"fight.1={order} city.1=catch").sections[0]
        assert f"-ahead-now-{now}" in str(section.note)
        assert ("tremble-ahead-now-catch" in str(section.note)) is (now == "fight")
    retreats = play.form(1, "fight.1=never").sections[0]
    assert (retreats.line, retreats.note) == (say("invasion-ahead-retreat"), None)
    chosen = play.form(1).choices()[0]
    assert chosen.is_section
    assert chosen.name == say("form-section", section=one.label)
    assert chosen.options == (one.line,)


def test_rl_28_a_ship_that_cannot_be_lost_is_said_to_risk_nothing() -> None:
    play = three()
    notes = [str(play.form(seat, "fight.1=always").sections[0].note) for seat in (0, 1)]
    assert ["fight-safe" in note for note in notes] == [True, False]


def test_rl_28_a_line_names_armies_only_where_they_may_be_met_as_things_stand() -> None:
    play = three("knock-knee.1>2")
    for orders, named in (
        ("city.2=catch armies.2=50", True),
        ("city.2=90 armies.2=50", False),
        ("city.2=raid", False),
    ):
        line = str(play.form(1, orders).sections[0].line)
        assert ("invasion-ahead-line-armies" in line) is named, orders


def test_rl_28_what_counts_without_a_press_is_told_at_length_in_the_first_turn() -> None:
    for turn, told in (1, "tremble-ahead-suggested-first"), (2, "invasion-ahead-suggested"):
        play = ahead(captain("training.1"), captain(), plans={0: "training.1>1"}, turn=turn)
        assert play.form(0).facts == (say(told),)


def test_rl_28_odds_of_a_catch_count_the_card_that_is_ticked() -> None:
    """What meets fewer armies helps one catch: the leftmost for which it is ticked."""
    play = three("knock-knee.1>2 hard-frisbee.1>3", compensations=("bribed-general.1",))
    catching, card = "city.2=catch city.3=catch", "bribed-general.1"
    for orders, helped in (
        (f"{catching} aids.2= aids.3=", ()),
        (f"{catching} aids.2={card} aids.3=", (2,)),
        (f"{catching} aids.2={card} aids.3={card}", (2,)),
        (f"city.2=raid city.3=catch aids.3={card}", (3,)),
    ):
        form = play.form(1, orders)
        for space in (2, 3):
            catch = next(
                each for each in form.field(f"city.{space}").options if each.key == "catch"
            )
            assert ("helped" in str(catch.note)) is (space in helped), (orders, space)
            section = form.sections[space - 2]
            assert ("helped" in str(section.facts)) is (space in helped)
    used = play.give({1: f"{catching} aids.2={card}"})
    assert [len(each.aids) for each in used.told(RewardChosen) if each.seat == 1] == [1, 0]


def test_rl_28_nobody_sees_orders_of_others_before_they_count() -> None:
    """The captain of seat 2 is asked last; what it ordered cannot be seen before."""
    views = []
    for order in ("always", "never", "ask"):
        play = three().give({0: "fight.1=ask", 1: "fight.1=always", 2: f"fight.1={order}"})
        assert play.asked() == {0: (1,)}
        assert play.view(2).own is not None
        views.append([play.view(viewer) for viewer in (0, 1, None)])
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("ships", ["boom-mole.1", "knock-knee.1", "fat-comet.1"])
def test_rl_28_what_brings_more_says_what_it_is_now(ships: str) -> None:
    play = alone("army-8 army-9", ships)
    (more,) = [each for each in play.form(0).field("city.1").options if each.key == "more"]
    (space,) = [each for each in play.form(0, "city.1=more").sections if "city.1" in each.fields]
    caught = play.give({0: "city.1=more"}).told(RewardChosen)[0].catch
    assert as_it_stands(more.note).key.endswith("catch" if caught else "raid")
    assert as_it_stands(space.note) == as_it_stands(more.note)


@pytest.mark.parametrize(
    ("order", "fought"),
    [
        ("always", True),
        ("never", False),
        ("20", False),  # 7 against 11 has a chance of 12 per cent
        ("ahead", False),
        ("unopposed", False),  # the training saucer has chosen to fight
        ("only.0", False),  # the strongest has not retreated
        ("only.2", False),  # the weakest fights, too
    ],
)
def test_rl_28_fight_by_what_is_public_at_the_moment(order: str, fought: bool) -> None:
    play = three().give({0: "fight.1=always", 1: f"fight.1={order}", 2: "fight.1=always"})
    assert fights(play) == {0: True, 1: fought, 2: True}


def test_rl_28_an_order_counts_who_is_left_then() -> None:
    play = three().give({0: "fight.1=never", 1: "fight.1=only.2", 2: "fight.1=always"})
    assert fights(play) == {0: False, 1: True, 2: True}
    play = three().give({0: "fight.1=never", 1: "fight.1=unopposed", 2: "fight.1=always"})
    assert fights(play)[1]


def test_rl_28_who_wants_to_be_asked_is_asked_then_and_everybody_hears_it() -> None:
    play = three().give({0: "fight.1=always", 1: "fight.1=ask", 2: "fight.1=always"})
    assert (play.group, play.asked()) == ("t9:fight:2", {1: (1,)})
    assert [each.seat for each in play.told(DecidesNow)] == [1]
    play.give({1: "space.1=retreat"})
    assert fights(play) == {1: False, 2: True}
    assert not play.told(DecidesNow)


def test_rl_28_everybody_hears_it_in_every_turn() -> None:
    """The same question to the same captain, turn after turn, is announced each time."""
    play = alone("army-8 army-9")
    for turn in (9, 10):
        play.until("orders").give({0: "city.1=ask"})
        assert (play.group, len(play.told(DecidesNow))) == (f"t{turn}:reward", 1)
        if turn == 9:
            play.give().until("plan").give({0: "ship.knock-knee.1=1"})


def test_rl_28_an_order_for_one_battle_leaves_the_other_to_be_asked() -> None:
    play = ahead(
        captain("training.1 paper-plate.1"),
        captain("fat-comet.1 boom-mole.1"),
        plans={0: "training.1>1 paper-plate.1>2", 1: "fat-comet.1>1 boom-mole.1>2"},
        turn=9,
    ).give({0: "fight.1=never fight.2=ask", 1: "fight.1=always fight.2=always"})
    assert play.asked() == {0: (2,)}
    play.give({0: "space.2=fight"})
    assert {(each.space, each.seat): each.fights for each in play.told(FightChosen)} == {
        (1, 0): False,
        (2, 0): True,
        (2, 1): True,
    }


def test_rl_28_the_ship_named_is_given_up() -> None:
    for ship in ("knock-knee.1", "hard-frisbee.1"):
        play = three("knock-knee.1>1 paper-plate.1>1 hard-frisbee.1>1")
        play.give({0: "fight.1=never", 1: f"fight.1=always lose.1={ship}", 2: "fight.1=always"})
        lost = {each.seat: each.ship.id for each in play.told(ShipLost) if each.ship}
        assert lost.get(1, ship) == ship


@pytest.mark.parametrize(("when", "used"), [("turns", 0), ("helps", 0), ("freely", 1)])
def test_rl_28_stations_and_cards_are_used_when_ordered(when: str, used: int) -> None:
    play = three(station="kek-lol-rofl.1")
    orders = f"fight.1=always aids.1=kek-lol-rofl.1 when={when}"
    play.give({0: "fight.1=never", 1: orders, 2: "fight.1=always"})
    assert len(play.told(EffectUsed)) == used, "13 against 23: three more do not help"


def test_rl_28_what_is_not_named_is_kept() -> None:
    play = three(station="kek-lol-rofl.1")
    play.give({0: "fight.1=never", 1: "fight.1=always aids.1= when=freely", 2: "fight.1=always"})
    assert not play.told(EffectUsed)


@pytest.mark.parametrize(("order", "claimed"), [("claim", 1), ("let-go", 0)])
def test_rl_28_a_city_is_claimed_as_ordered(order: str, claimed: int) -> None:
    play = three(compensations=("finders-keepers.1",))
    orders = f"fight.1=always claim.1={order}"
    play.give({0: "fight.1=never", 1: orders, 2: "fight.1=always"})
    assert len(play.told(TrophyClaimed)) == claimed


def alone(armies: str, squad: str = "knock-knee.1", **more: Any) -> Play:
    """Send a squad alone to Vienna: raid 40,000, catch 70,000, twice an army."""
    plan = " ".join(f"{ship}>1" for ship in squad.split())
    return ahead(
        captain(squad, **more),
        captain("training.2"),
        plans={0: plan},
        turn=9,
        cities="vienna paris naples",
        armies=armies,
        dice={"t9:army:1:1:roll": (6, 6), "t9:army:1:2:roll": (6, 6)},
    )


@pytest.mark.parametrize(
    ("order", "caught"),
    [("raid", False), ("50", True), ("70", False), ("catch", True), ("more", False)],
)
def test_rl_28_raid_or_catch_by_the_odds_of_the_moment(order: str, caught: bool) -> None:
    play = alone("army-8 army-9", "boom-mole.1").give({0: f"city.1={order}"})
    assert [each.catch for each in play.told(RewardChosen)] == [caught]


def test_rl_28_what_a_station_adds_is_counted_for_one_catch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    acting_as(monkeypatch, "people-hoover", StationKind.CATCH_BONUS, 900_000)
    play = ahead(
        captain("knock-knee.1 paper-plate.1 people-hoover"),
        captain("training.2"),
        plans={0: "knock-knee.1>1 paper-plate.1>2"},
        turn=9,
    )
    (more,) = [each for each in play.form(0).field("city.1").options if each.key == "more"]
    assert "tremble-ahead-now-catch" in str(more.note), "that brings more with it"
    play.give({0: "city.1=more city.2=more"})
    assert [each.catch for each in play.told(RewardChosen)] == [True, False]


@pytest.mark.parametrize(
    ("order", "fought"),
    [("always", 2), ("50", 1), ("most.1", 1), ("most.2", 2), ("never", 0)],
)
def test_rl_28_so_many_armies_are_faced(order: str, fought: int) -> None:
    play = alone("army-8 army-18").give({0: f"city.1=catch armies.1={order}"})
    assert len(play.told(ArmyFought)) == fought
    assert bool(play.told(ArmyAvoided)) is (fought < 2)


def test_rl_28_a_catch_may_be_asked_about() -> None:
    play = alone("army-8 army-18").give({0: "city.1=catch armies.1=ask"})
    assert play.group == "t9:army:1:1"
    play.give({0: "choice=fight"})
    assert play.group == "t9:army:1:2"
    play = alone("army-8 army-18").give({0: "city.1=ask armies.1=always"})
    assert play.group == "t9:reward"
    play.give({0: "space.1=catch"})
    assert len(play.told(ArmyFought)) == 2


@pytest.mark.parametrize("order", ["stay", "best", "ask"])
def test_rl_28_what_moves_is_ordered_with_the_plan(order: str) -> None:
    mover = next(ship for ship in SHIPS.values() if ship.transfer).id
    play = Play(replace(state(captain(mover), captain("training.2"), turn=9), ahead=True)).give()
    play.give({0: f"ship.{mover}=1 moves={order}", 1: sent("training.2>1")})
    asked = play.group == "t9:transfer"
    assert asked is (order == "ask")
    if order == "stay":
        assert [move.target for each in play.told(ShipsTransferred) for move in each.moves] == [1]
    if asked:
        play.give()
    assert play.group == "t9:orders"


def test_rl_28_live_nobody_says_with_the_plan_how_ships_move() -> None:
    mover = next(ship for ship in SHIPS.values() if ship.transfer).id
    play = Play(state(captain(mover), captain("training.2"), turn=9)).give()
    assert "moves" not in play.form(0).answer()


def _public(notices: Iterable[Notice[Any]]) -> list[Any]:
    return [notice.public for notice in notices if not isinstance(notice.public, DecidesNow)]


@pytest.mark.parametrize("seed", range(6))
def test_rl_28_who_gives_no_orders_does_as_who_gives_no_answers(seed: int) -> None:
    """D-1 to D-9: the same dice and plans, and nobody answers: the same things happen."""
    told: dict[str, list[Any]] = {}
    for battles in ("live", "ahead"):
        key = seed.to_bytes(32, "big")
        asked, happened = Counter[str](), told.setdefault(battles, [])

        def answer(
            view: TrembleView, ask: Ask, make_form: FormMaker, asked: Any = asked, key: Any = key
        ) -> Answer:
            if ask.kind not in ("buy", "plan"):
                return TREMBLE.default(view, ask)
            name = f"{ask.kind} {ask.seat}"
            asked[name] += 1
            given = random_answer(make_form, picker(key, f"{name} {asked[name]}"))
            return {**given, "moves": ("stay",)} if "moves" in given else given

        def note(_table: Table, notices: tuple[Notice[Any], ...], so_far: Any = happened) -> None:
            so_far += _public(notices)

        setup = Setup(2 + seed % 4, {"battles": battles})
        play(TREMBLE, setup, SeededChance(key), answer, note)
    assert told["live"] == told["ahead"]


def moments(seeds: Iterable[int]) -> Iterator[list[Moment]]:
    """Play random games, and live through every turn's battles apart from them."""
    for seed in seeds:
        key = seed.to_bytes(32, "big")
        pick, chance, found = picker(key, "orders"), SeededChance(key), list[list[Moment]]()

        def answer(_view: Any, _ask: Ask, make_form: FormMaker, pick: Any = pick) -> Answer:
            return random_answer(make_form, pick)

        def live(
            table: Table, _told: Any, pick: Any = pick, chance: Any = chance, found: Any = found
        ) -> None:
            pending = table.pending()
            if isinstance(pending, Decide) and pending.asks[0].kind == "orders":
                found.append(lived(table.state, chance, pick))

        play(TREMBLE, Setup(2 + seed % 4, AHEAD), chance, answer, live)
        yield from found


def insist_that_orders_say(seeds: Iterable[int], battles: int) -> None:
    """Give live answers as orders: all but two of a hundred come out the same.

    What cannot be said: which of several stations and cards is used first, and to let it be
    first and use something later in the same space. Both decide nothing that the rest does not.
    """
    decisions, fought, otherwise = 0, 0, Counter[str]()
    for turn in moments(seeds):
        fought += len(turn[0].state.battles) if turn else 0
        decisions += sum(len(moment.waits.asks) for moment in turn)
        otherwise.update(each.kind for each in unsaid(turn, orders_for(turn)))
    assert fought >= battles
    assert set(otherwise) <= {"respond", "army-respond"}
    assert otherwise.total() <= decisions * 0.02


def test_rl_28_orders_can_say_what_was_answered_live() -> None:
    insist_that_orders_say(range(8), 100)


@pytest.mark.soak
def test_rl_28_orders_can_say_what_was_answered_live_in_10_000_battles() -> None:
    insist_that_orders_say(range(1000, 1420), 10_000)
