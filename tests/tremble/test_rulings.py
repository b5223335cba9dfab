"""Section 8 of the digest: rulings that have no closer home in the tests of a phase."""

from msgspec.structs import replace

from engine.core.asks import Draw
from engine.kit.piles import Pile, refill, refilled
from engine.tremble.cards.tables import ARMIES, SQUAD_CARDS, canonical
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import Offered, Shopped
from engine.tremble.table.view import Catch
from tests.tremble.harness import Play, captain, state
from tests.tremble.test_buying import FULL, shop


def test_rl_2_fewer_than_50_000_and_fewer_than_two_ships() -> None:
    for squad, humans, allowed in (
        ("training.1", 40_000, True),
        ("training.1", 50_000, False),
        ("training.1 paper-plate.1", 40_000, False),
        ("training.1 kek-lol-rofl.1", 40_000, True),
    ):
        play = shop(squad, "golden-eye.1 factory-foot.1", humans=humans)
        assert bool(play.open(0, "credit")) is allowed


def test_rl_12_a_deck_that_runs_out_takes_its_discard_below() -> None:
    pile = Pile(("army-8",), ("army-10", "army-9", "army-30"), shuffles=1)
    wanted = refill(pile, 2, "ships:blue")
    assert isinstance(wanted, Draw)
    assert (wanted.label, getattr(wanted.spec, "size", 0)) == ("ships:blue:2", 3)
    assert refilled(pile, (2, 0, 1), canonical) == Pile(
        ("army-8", "army-30", "army-9", "army-10"), (), shuffles=2
    )
    assert refill(pile, 1, "ships:blue") is None
    assert refill(Pile(("a",)), 2, "ships:blue") is None


def test_rl_12_what_was_discarded_in_this_phase_stays_there() -> None:
    pile = Pile((), ("army-9", "army-8", "army-10"), shuffles=1, late=1)
    assert refilled(pile, (0, 1), canonical) == Pile(
        ("army-8", "army-9"), ("army-10",), shuffles=2, late=1
    )
    assert refill(Pile((), ("late",), 1, 1), 1, "armies") is None


def nearly_empty(discard: int) -> Play:
    """Begin a turn of two captains with one blue ship left in the deck."""
    base = state(captain("training.1"), captain("training.2"), turn=5)
    deck = base.ships.deck
    cut = len(deck) - discard
    ships = Pile(deck[:1], deck[cut:], 1)
    return Play(replace(base, ships=ships, gone=deck[1:cut]))


def test_rl_12_ships_are_refilled_before_they_are_dealt() -> None:
    play = nearly_empty(discard=5)
    assert play.labels == ["ships:blue:2"]
    assert [len(each.offer) for each in play.state.captains] == [2, 2]
    assert len(play.state.ships.deck) == 2


def test_rl_12_if_there_are_still_too_few_as_many_as_there_are() -> None:
    play = nearly_empty(discard=2)
    assert [len(each.offer) for each in play.state.captains] == [2, 1]
    play = nearly_empty(discard=0)
    assert [len(each.offer) for each in play.state.captains] == [1, 0]
    assert not play.form(1).faults
    play.give()
    assert play.group == "t5:plan"


def test_rl_16_a_training_saucer_may_go_and_leaves_the_game() -> None:
    play = shop(FULL, "golden-eye.1 factory-foot.1")
    play.give({0: "buy=golden-eye.1 discard=training.1"})
    assert "training.1" in play.state.gone
    assert "training.1" not in play.state.ships.discard
    assert "training.1" in play.view().public.piles.out_of_play


def test_rl_18_nothing_shows_while_others_still_buy() -> None:
    play = shop("training.1", "golden-eye.1 factory-foot.1")
    before = play.view(1)
    TREMBLE.form(play.view(0), play.ask(0), {"buy": ("golden-eye.1",)})
    assert play.view(1) == before
    assert not play.told(Shopped)
    assert [len(each.cards) for each in play.told(Offered, 1)] == [0, 2]


def test_rl_19_one_credit_a_turn_and_again_in_the_next() -> None:
    play = shop("training.1", "golden-eye.1 factory-foot.1", humans=0)
    assert play.form(0).field("credit").most == 1
    play.give({0: "buy=golden-eye.1,factory-foot.1 credit=take"})
    assert play.state.captains[0].humans == 0
    poor = captain("training.1", humans=0, credits=7)
    play = Play(state(poor, captain("training.2"))).give({0: "credit=take"})
    assert play.state.captains[0].credits == 8


def test_rl_19_discards_do_not_make_a_captain_eligible() -> None:
    play = shop(FULL, "golden-eye.1 factory-foot.1", humans=40_000)
    text = "buy=golden-eye.1 discard=training.1 credit=take"
    assert play.faults(0, text) == ["fault-closed"]


def test_rl_26_an_alike_station_needs_the_old_one_discarded() -> None:
    play = shop("training.1 kek-lol-rofl.1", "kek-lol-rofl.2 golden-eye.1")
    assert play.faults(0, "buy=kek-lol-rofl.2") == ["tremble-fault-discard-alike"]
    play.give({0: "buy=kek-lol-rofl.2 discard=kek-lol-rofl.1"})
    assert play.state.captains[0].stations == ("kek-lol-rofl.2",)


def test_rl_26_room_goes_to_the_alike_one_first() -> None:
    play = shop("training.1 kek-lol-rofl.1 death-stable", "kek-lol-rofl.2 golden-eye.1")
    assert play.open(0, "discard", "buy=kek-lol-rofl.2") == {"kek-lol-rofl.1"}


def test_rl_29_everybody_sees_all_discards_and_which_armies_are_unseen() -> None:
    public = Play(state(captain("training.1"), captain("training.2"))).view(None).public
    piles = replace(
        public.piles,
        army_discard=("army-9", "no-army.2"),
        ship_discard=("factory-foot.1",),
        out_of_play=("kek-lol-rofl.1",),
        city_discard=("paris",),
    )
    found = replace(public, piles=piles).discards
    assert [army.attack for army in found.armies] == [None, 9]
    assert sorted(army.attack or 0 for army in found.unseen_armies)[:5] == [0, 0, 0, 8, 10]
    assert len(found.unseen_armies) == len(ARMIES) - 2
    assert [card.id for card in found.squad_cards] == ["factory-foot.1"]
    assert [card.id for card in found.out_of_play] == ["kek-lol-rofl.1"]
    assert [city.id for city in found.cities] == ["paris"]


def test_rl_29_a_discarded_card_is_seen_by_all_at_once() -> None:
    play = shop(FULL, "golden-eye.1 factory-foot.1")
    given_up = FULL.split()[-1]
    play.give({0: f"buy=golden-eye.1 discard={given_up}"})
    for viewer in (0, 1, None):
        lying = {card.id for card in play.view(viewer).public.discards.squad_cards}
        assert {given_up, "factory-foot.1"} <= lying


def test_rl_29_an_army_that_was_turned_up_is_seen_before_it_is_discarded() -> None:
    public = Play(state(captain("training.1"), captain("training.2"))).view(None).public
    catch = Catch(0, 1, armies=(ARMIES["army-12"],), beaten=0, total=3, chance=0.5)
    found = replace(public, catches=(catch,)).discards
    assert [army.id for army in found.armies] == ["army-12"]
    assert "army-12" not in {army.id for army in found.unseen_armies}


def test_offers_come_from_the_deck_of_the_colour_in_use() -> None:
    play = Play(state(captain("training.1"), captain("training.2"), turn=6))
    offers = [card for each in play.state.captains for card in each.offer]
    assert {SQUAD_CARDS[card].colour for card in offers} == {"red"}
