"""Phase 1: two stations given back for two other cards."""

from msgspec.structs import replace

from engine.core.chance import SeededChance
from engine.kit.piles import Pile
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import GivenBack, Offered, Shopped
from engine.tremble.table.frames import Buying
from engine.tremble.table.problems import problems
from engine.tremble.table.state import Captain
from tests.invasion.harness import split
from tests.tremble.harness import Play, captain, state

STATIONS = "kek-lol-rofl.1 death-stable"
OTHERS = "tug-of-woe second-opinion"
SHIPS = "golden-eye.1 doom-mole.1"


def offers(*pairs: str, then: str = "", squads: tuple[Captain, ...] = (), left: int = 9) -> Play:
    """Offer each captain two cards in turn 3; `left` more lie face down, first those of `then`."""
    ones, others = zip(*(split(pair) for pair in pairs), strict=True)
    dealt = (*ones, *others)
    squads = squads or tuple(captain(f"training.{seat + 1}") for seat in range(len(pairs)))
    begun = state(*squads, turn=3, deck=" ".join((*dealt, then)))
    deck, kept = begun.ships.deck, len(dealt) + left
    return Play(replace(begun, ships=Pile(deck[:kept], (), 1), gone=begun.gone + deck[kept:]))


def offered(play: Play, seat: int) -> tuple[str, ...]:
    own = play.view(seat).own
    assert own is not None
    return tuple(card.id for card in own.offer)


def fields(play: Play, seat: int = 0) -> set[str]:
    return {field.key for field in play.form(seat).fields}


def test_b_3_two_stations_drawn_may_go_back_for_two_other_cards() -> None:
    play = offers(STATIONS, "test-tube.1 test-tube.2", then=SHIPS).give({0: "redraw=redraw"})
    assert offered(play, 0) == split(SHIPS)
    assert play.state.ships.discard == split(STATIONS)
    assert [len(each.cards) for each in play.told(Offered, 0)] == [2]
    assert [len(each.cards) for each in play.told(Offered)] == [0]


def test_b_3_the_stations_given_back_are_shown_to_all() -> None:
    play = offers(STATIONS, "test-tube.1 test-tube.2", then=SHIPS).give({0: "redraw=redraw"})
    for viewer in (None, 1):
        (given,) = play.told(GivenBack, viewer)
        assert (given.seat, [card.id for card in given.stations]) == (0, [*split(STATIONS)])
        assert play.view(viewer).public.piles.ship_discard == split(STATIONS)


def test_b_3_both_cards_must_be_stations() -> None:
    play = offers(STATIONS, "kek-lol-rofl.2 golden-eye.1")
    assert "redraw" in fields(play, 0)
    assert "redraw" not in fields(play, 1)


def test_b_3_whoever_draws_again_buys_from_the_new_cards() -> None:
    play = offers(STATIONS, "test-tube.1 test-tube.2", then=SHIPS).give({0: "redraw=redraw"})
    play.give({0: "buy=golden-eye.1"})
    assert play.state.captains[0].ships == ("training.1", "golden-eye.1")
    assert play.state.captains[0].humans == 80_000
    assert set(play.state.ships.discard) == {
        *split(STATIONS),
        "doom-mole.1",
        "test-tube.1",
        "test-tube.2",
    }


def test_rl_1_drawing_again_goes_with_nothing_else() -> None:
    full = "training.1 bar-stool.1 bar-stool.2 knock-knee.1 knock-knee.2 tug-of-woe"
    one = captain(full, compensations=("scratch-and-dent.1",))
    play = offers(STATIONS, SHIPS, squads=(one, captain("training.2")))
    for more in ("buy=death-stable", "buy=death-stable discount=scratch-and-dent.1"):
        assert not play.faults(0, more)
        assert play.open(0, "redraw", more) == set()
        assert "fault-closed" in play.faults(0, f"{more} redraw=redraw")
    for field in ("buy", "discard", "credit", "discount"):
        assert play.open(0, field, "redraw=redraw") == set()
    poor = captain("training.1", humans=0)
    play = offers(STATIONS, SHIPS, squads=(poor, captain("training.2")))
    assert play.open(0, "redraw", "credit=take") == set()
    assert play.open(0, "credit", "redraw=redraw") == set()


def test_rl_1_again_each_time_both_are_stations() -> None:
    play = offers(STATIONS, SHIPS, then=f"{OTHERS} kek-lol-rofl.2 people-hoover")
    assert play.group == "t3:buy"
    groups = []
    for _ in range(2):
        play.give({0: "redraw=redraw"})
        groups.append((play.group, play.asked()))
    assert groups == [("t3:buy:2", {0: ()}), ("t3:buy:3", {0: ()})]
    assert offered(play, 0) == ("kek-lol-rofl.2", "people-hoover")
    play.give({0: "redraw=redraw"})
    assert "redraw" not in fields(play)


def test_rl_1_only_while_two_cards_lie_face_down_and_without_a_shuffle() -> None:
    for left, allowed in ((0, False), (1, False), (2, True)):
        play = offers(STATIONS, SHIPS, left=left)
        play.state = replace(
            play.state,
            ships=replace(play.state.ships, discard=play.state.gone[-9:]),
            gone=play.state.gone[:-9],
        )
        assert ("redraw" in fields(play)) is allowed
    play.give({0: "redraw=redraw"})
    assert not play.state.ships.deck
    assert not play.labels


def test_rl_1_several_draw_again_in_seat_order_and_only_they_are_asked() -> None:
    play = offers(STATIONS, SHIPS, OTHERS, then="bar-stool.1 bar-stool.2 knock-knee.1 knock-knee.2")
    play.give({2: "redraw=redraw", 0: "redraw=redraw", 1: "buy=golden-eye.1"})
    assert (play.group, play.asked()) == ("t3:buy:2", {0: (), 2: ()})
    assert [each.seat for each in play.told(GivenBack)] == [0, 2]
    assert offered(play, 0) == ("bar-stool.1", "bar-stool.2")
    assert offered(play, 2) == ("knock-knee.1", "knock-knee.2")
    assert offered(play, 1) == split(SHIPS)


def test_rl_1_the_last_card_goes_to_whoever_comes_first() -> None:
    play = offers(STATIONS, OTHERS, then="bar-stool.1 bar-stool.2 knock-knee.1", left=3)
    play.give({0: "redraw=redraw", 1: "redraw=redraw"})
    assert offered(play, 0) == ("bar-stool.1", "bar-stool.2")
    assert offered(play, 1) == ("knock-knee.1",)
    play.give({1: "buy=knock-knee.1"})
    assert play.state.captains[1].ships == ("training.2", "knock-knee.1")


def test_rl_1_all_other_results_come_after_the_last_round() -> None:
    play = offers(STATIONS, SHIPS, "test-tube.1 kek-lol-rofl.2", then=OTHERS)
    before = play.view().public.captains
    play.give({0: "redraw=redraw", 1: "buy=golden-eye.1", 2: "buy=kek-lol-rofl.2"})
    assert not play.told(Shopped, 1)
    assert play.view().public.captains == before
    play.give({0: "buy=tug-of-woe"})
    assert [(each.seat, each.paid) for each in play.told(Shopped)] == [
        (0, 80_000),
        (1, 20_000),
        (2, 60_000),
    ]
    assert play.state.captains[1].ships == ("training.2", "golden-eye.1")
    assert play.state.captains[2].stations == ("kek-lol-rofl.2",)
    assert "doom-mole.1" in play.state.ships.discard


def test_rl_1_what_others_wait_for_tells_nothing() -> None:
    views = []
    for order in ("buy=golden-eye.1", "buy=golden-eye.1,doom-mole.1", ""):
        play = offers(STATIONS, SHIPS, then="bar-stool.1 bar-stool.2")
        play.give({0: "redraw=redraw", 1: order})
        views.append((play.view(0), play.view(None), play.notices, play.form(0)))
    assert views[0] == views[1] == views[2]


def test_rl_1_a_captain_who_waits_sees_what_was_ordered() -> None:
    play = offers(STATIONS, SHIPS, then="bar-stool.1 bar-stool.2")
    play.give({0: "redraw=redraw", 1: "buy=golden-eye.1"})
    own = play.view(1).own
    assert own is not None
    assert own.basket is not None
    assert own.basket.buy == ("golden-eye.1",)


def test_rl_1_waiting_games_can_be_imagined() -> None:
    play = offers(STATIONS, SHIPS, OTHERS, then="bar-stool.1 bar-stool.2 kek-lol-rofl.2")
    play.give({0: "redraw=redraw", 1: "buy=golden-eye.1", 2: "redraw=redraw"})
    assert isinstance(play.state.agenda[-1], Buying)
    for viewer in (None, 0, 1, 2):
        twin = TREMBLE.imagine(play.view(viewer), SeededChance(bytes(32)))
        assert not problems(twin)
        assert TREMBLE.view(twin, viewer) == play.view(viewer)
        assert TREMBLE.pending(twin) == TREMBLE.pending(play.state)


def test_rl_1_the_default_of_a_later_round_buys_nothing() -> None:
    play = offers(STATIONS, SHIPS, then="bar-stool.1 bar-stool.2").give({0: "redraw=redraw"})
    play.give()
    assert play.group == "t3:plan"
    assert play.state.captains[0].ships == ("training.1",)
    assert all(not each.offer and each.basket is None for each in play.state.captains)


def test_rl_1_each_who_draws_again_is_told_of_the_new_offer() -> None:
    play = offers(STATIONS, "kek-lol-rofl.2 tug-of-woe", then=SHIPS)
    play.give({0: "redraw=redraw", 1: "redraw=redraw"})
    assert [event.seat for event in play.told(Offered)] == [0, 1]
    assert [event.seat for event in play.told(GivenBack)] == [0, 1]


def test_b_3_the_public_part_of_drawing_again_is_that_and_no_more() -> None:
    play = offers(STATIONS, "test-tube.1 test-tube.2")
    answer = play.form(0, "redraw=redraw").answer()
    assert TREMBLE.public_part(play.view(0), play.ask(0), answer) == ["redraw"]


def test_rl_12_the_only_card_left_may_be_bought_alone() -> None:
    play = offers(STATIONS, "kek-lol-rofl.2 tug-of-woe", then="golden-eye.1", left=3)
    play.give({0: "redraw=redraw", 1: "redraw=redraw"})
    assert [len(offered(play, seat)) for seat in (0, 1)] == [2, 1]
    assert play.form(1).field("buy").most == 1
