"""How games end, and the ship."""

import pytest
from msgspec.structs import replace

from engine.martians.cards.tables import SHIP
from engine.martians.table.events import Delivered, TokensLie
from engine.martians.table.frames import Herding, Point, TileDrawing, Turning
from engine.martians.table.state import on
from tests.martians.scenes import Scene

ALL = ("fuel", "fertilizer", "dynamite")


def with_ship(mode: str = "comp", seats: int = 2) -> Scene:
    """Return a scene with the ship face up on the farm."""
    return Scene(mode, seats).town().crop("4.5", SHIP, down=False)


def test_the_bomb_wins_a_race() -> None:
    """MA-14.1 MA-F1: all three kinds on the open ship, without a Martian there."""
    scene = with_ship().captain(0, "4.4", objects=ALL).walk(roll=4).answer(goal="4.5")
    assert scene.over.winners == (0,)
    assert [place.rank for place in scene.over.places] == [1, 2]


def test_two_kinds_are_too_few() -> None:
    """MA-14.1: the walk goes on."""
    scene = with_ship().captain(0, "4.4", objects=ALL[:2]).walk(roll=4)
    scene.answer(goal="4.5", then="ask")
    assert scene.asked == "move"


def test_a_face_down_ship_does_not_count() -> None:
    """MA-14.1 MA-Q31: it has to be found first."""
    scene = Scene().town().crop("4.5", SHIP).captain(0, "4.4", objects=ALL).walk(roll=4)
    scene.answer(goal="4.5", then="ask")
    assert scene.asked == "move"


def test_whoever_is_on_turn_wins_first() -> None:
    """MA-14.1: where one act makes several win (section 4)."""
    scene = with_ship(seats=3).captain(1, kills=30).captain(2, kills=30)
    scene.state = on(scene.state, seat=2, supply=40)
    scene.step(TileDrawing())
    assert scene.over.winners == (2,)


def test_objects_are_laid_down_in_parts() -> None:
    """MA-14.2 MA-Q21 MA-F2: by anybody, for nothing, while walking; a fourth one stays."""
    scene = with_ship("coop").captain(0, "4.4", objects=("fuel",))
    scene.walk(roll=4).answer(goal="4.6", then="ask")
    assert scene.told(Delivered)[0].objects == ("fuel",)
    assert scene.me().objects == ()
    assert scene.state.table.delivered == ("fuel",)
    again = with_ship("coop").captain(0, "4.4", objects=("fuel",))
    again.state = on(again.state, delivered=("fuel",))
    again.state = replace(again.state, pool=again.state.pool[1:])
    again.walk(roll=4).answer(goal="4.5", then="ask")
    assert again.me().objects == ("fuel",)


def test_the_third_kind_wins_together() -> None:
    """MA-14.2 MA-F2: all of them."""
    scene = with_ship("coop", 3).captain(0, "4.4", objects=ALL).walk(roll=4).answer(goal="4.5")
    assert scene.over.winners == (0, 1, 2)
    assert {place.rank for place in scene.over.places} == {1}


def test_a_martian_on_the_ship_has_to_go_first() -> None:
    """MA-14.2: nothing is laid down under it."""
    scene = with_ship("coop").martians("4.5").captain(0, "4.4", objects=("fuel",))
    scene.walk(roll=4).answer(goal="4.5")
    assert not scene.told(Delivered)
    scene.roll(6)
    assert scene.told(Delivered)


def test_a_bomb_is_complete_where_the_ship_is_found() -> None:
    """MA-10.1 MA-14.2: turning it up and laying down are one."""
    scene = Scene("coop", 1).town().crop("4.5", SHIP).martians("4.5")
    scene.captain(0, "4.4", objects=ALL).walk(roll=4).answer(goal="4.5").roll(6)
    assert scene.told(TokensLie)
    assert scene.over.winners == (0,)


def test_the_last_martian_loses_together() -> None:
    """MA-T39 MA-14.3: the one that empties the supply, also in the middle of a tile."""
    scene = Scene("coop", 2).town().crop("4.5")
    scene.state = on(scene.state, supply=1, box=99)
    scene.step(Herding(0)).default()
    assert scene.over.winners == ()
    assert scene.over.reason.key == "martians-over-invaded"
    assert {place.rank for place in scene.over.places} == {1}


def test_a_race_goes_on_without_a_supply() -> None:
    """MA-14.3 MA-5.12: only together is that the end."""
    scene = Scene().town().crop("4.5")
    scene.state = on(scene.state, supply=1, box=99)
    scene.step(Herding(0)).default()
    assert scene.state.table.supply == 0
    assert scene.state.table.turn == 2


@pytest.mark.parametrize(("mode", "winners"), [("comp", (1,)), ("coop", ())])
def test_ten_rounds_without_anything(mode: str, winners: tuple[int, ...]) -> None:
    """MA-14.4 MA-Q22: a race goes to whoever has most Martians, together it is lost."""
    scene = Scene(mode).town()
    if mode == "comp":
        scene.captain(1, kills=3)
    scene.state = on(scene.state, quiet=20)
    scene.step(Turning())
    assert scene.over.winners == winners
    assert scene.over.reason.key == "martians-over-quiet"


def test_a_kill_starts_the_count_anew() -> None:
    """MA-14.4: also a pick-up, where all play together."""
    scene = Scene().town().martians("1.6").walk(roll=4)
    scene.state = on(scene.state, quiet=9)
    scene.answer(goal="1.6").roll(6)
    assert scene.state.table.quiet <= 1
    for mode, quiet in (("coop", 1), ("comp", 10)):
        found = Scene(mode).town().token("1.6", "bullet")
        found.state = on(found.state, quiet=9)
        found.walk(roll=4).answer(goal="1.6")
        assert found.state.table.quiet == quiet


def test_the_last_round() -> None:
    """MA-14.4: more objects break a tie, else it is shared (corrections, 2)."""
    scene = Scene(rounds="24").town().captain(0, kills=2).captain(1, kills=2, objects=("fuel",))
    scene.state = on(scene.state, started=48)
    scene.step(Turning())
    assert scene.over.winners == (1,)
    assert scene.over.reason.key == "martians-over-rounds"
    shared = Scene(rounds="24").town()
    shared.state = on(shared.state, started=48)
    shared.step(Turning())
    assert shared.over.winners == (0, 1)


def test_nobody_can_win_any_more() -> None:
    """MA-14.4: without the ship, and with too few Martians for anybody."""
    scene = Scene().town()
    scene.state = replace(on(scene.state, gone=scene.state.map, supply=0, box=100), map=())
    scene.step(Turning())
    assert scene.over.reason.key == "martians-over-stuck"


def test_an_empty_map_deck_without_the_ship_is_lost() -> None:
    """MA-5.10: the tile that may have had it fitted nowhere (corrections, 15)."""
    scene = Scene("coop", 2).town()
    last = "farm-2"
    gone = tuple([each for each in scene.state.map if each != last])
    scene.state = replace(on(scene.state, gone=gone), map=(last,))
    scene.step(TileDrawing()).default()
    assert scene.over.reason.key == "martians-over-no-ship"


def test_everybody_sees_what_is_counted() -> None:
    """MA-9.2: kills, objects, Lives, Bullets, weapons and how many cards are held."""
    scene = with_ship().captain(1, kills=4, objects=("fuel",)).step(Point(1))
    shown = scene.view(None).table.captains[1]
    assert (shown.kills, shown.objects, shown.life, shown.bullets) == (4, ("fuel",), 3, 3)


def test_whoever_is_moved_onto_the_ship_lays_down() -> None:
    """MA-14.2 MA-Q38: also by a card, and in another's turn (corrections, 18)."""
    scene = with_ship("coop").captain(0, objects=("fuel",)).hands(("beamed",)).walk()
    scene.answer(card="beamed", square="4.5")
    assert scene.state.table.delivered == ("fuel",)
    race = with_ship().captain(0, objects=ALL).hands(("beamed",)).walk()
    race.answer(card="beamed", square="4.5")
    assert race.over.winners == (0,)


def test_whoever_is_moved_in_their_turn_picks_up() -> None:
    """MA-6.6 MA-6.7: where the card put them."""
    scene = Scene().town().token("3.1", "life").hands(("beamed",)).walk()
    scene.answer(card="beamed", square="3.1")
    assert scene.me().life == 4


def test_a_bomb_counts_as_many_martians_as_win() -> None:
    """MA-14.1: whoever wins by it is first by what is compared, too."""
    scene = with_ship().captain(0, "4.4", objects=ALL, kills=3).captain(1, kills=9).walk(roll=4)
    assert scene.view(1).figures == (3, 9)
    assert scene.view(1).ranks == (2, 1)
    scene.answer(goal="4.5")
    assert [(place.rank, place.score) for place in scene.over.places] == [(1, 30), (2, 9)]
    assert scene.view(1).figures == (30, 9)
    assert scene.view(1).ranks == (1, 2)


def test_together_nobody_is_ahead() -> None:
    """MA-14.2: all come in together."""
    view = with_ship("coop").walk(roll=4).view(0)
    assert view.figures == view.ranks == ()
