"""Between two turns: what is cleared, and which deck comes next."""

from msgspec.structs import replace

from engine.core.asks import Draw, Shuffle
from engine.kit.piles import Pile, refill
from engine.tremble.phases.turns import AGENDA, begin_turn
from engine.tremble.table.events import TurnBegan
from engine.tremble.table.state import State, discarded
from tests.tremble.harness import captain, state


def worn() -> State:
    """Return a state as a turn leaves it behind."""
    base = state(captain("training.1 kek-lol-rofl.1"), captain("training.2"), turn=3)
    first = replace(base.captains[0], used=("kek-lol-rofl.1",), fresh=1, extra_fuel=2)
    return replace(
        base,
        captains=(first, base.captains[1]),
        spaces=("paris", None, "vienna"),
        claimed=((1, 0),),
        armies=replace(base.armies, late=2),
        agenda=base.agenda[:1],
    )


def test_e_1_a_turn_begins_on_a_clean_board() -> None:
    begun, notices = begin_turn(worn(), 4)
    base = state(captain("training.1 kek-lol-rofl.1"), captain("training.2"), turn=4)
    assert begun == replace(base, agenda=worn().agenda + AGENDA[::-1])
    assert [notice.public for notice in notices] == [TurnBegan(4, 7)]


def test_s_4_the_red_deck_was_shuffled_once_and_is_refilled_a_second_time() -> None:
    blue = state(captain("training.1"), captain("training.2"), turn=5)
    blue = replace(blue, ships=replace(blue.ships, discard=blue.ships.deck[:3]))
    red, _ = begin_turn(blue, 6)
    assert red.ships == Pile(blue.red, shuffles=1)
    assert red.red == ()
    drawn = replace(red.ships, deck=(), discard=red.ships.deck[:4])
    assert refill(drawn, 1, "ships:red") == Draw("ships:red:2", Shuffle(4))
    assert begin_turn(blue, 5)[0].ships == blue.ships


def test_s_4_all_blue_cards_discarded_later_stay_out_of_play() -> None:
    late = state(captain("training.1 paper-plate.1 knock-knee.1"), captain("training.2"), turn=6)
    after = discarded(late, ("paper-plate.1", "knock-knee.1", "training.1"))
    assert after.gone == (*late.gone, "paper-plate.1", "knock-knee.1", "training.1")
    assert after.ships == late.ships
