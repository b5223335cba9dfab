"""Medals: games made by hand, in which it is known who has to get which."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.words import say
from engine.invasion.battles.battles import Fighter
from engine.invasion.battles.events import BattleTied, BattleWon, DiceRolled, FightChosen, Walkover
from engine.tremble.table import events as ev
from engine.tremble.table.events import Award, TaskScored, TrembleEvent
from engine.tremble.table.view import Phase, PublicView
from render.house.medals import medals_alt
from render.picture import within
from render.renderers import Medal
from render.theme import LARGE, look_of
from render.tremble.ending.medals import medals
from render.tremble.ending.podium import draw_podium
from render.tremble.parts.course import Course, Finale
from render.tremble.texts.alt import podium_alt
from render.words import Words
from tests.render.tremble.samples import ARMIES, CITIES, NAMES, TASKS, public
from tests.render.tremble.test_pictures import HARD_NAMES, outside

KEYS = ("bluff", "feared", "luck", "tasks")
BLUFF, FEARED, LUCK, TASK = (f"invasion-medal-{key}" for key in KEYS)
PARIS = CITIES[0]


def ended(*humans: int) -> PublicView:
    """End a game with these humans by seat."""
    view = public(len(humans), Phase.OVER, 10, full=True)
    captains = tuple(replace(one, humans=humans[one.seat]) for one in view.captains)
    return replace(view, captains=captains)


def found(*events: TrembleEvent, view: PublicView | None = None) -> dict[str, Medal]:
    """Find medals by their keys, in a game that A won."""
    shown = view or ended(900_000, 500_000, 100_000)
    scored = tuple(event for event in events if isinstance(event, TaskScored))
    given = medals(shown, Course((), scored), events)
    return {medal.title.key: medal for medal in given}


def chose(seat: int, total: int, *, fights: bool, space: int = 1) -> FightChosen[Any]:
    return FightChosen(space, PARIS, seat, total, fights=fights)


def threw(seat: int, *roll: int, total: int = 9) -> Fighter:
    return Fighter(seat, total, fights=True, roll=roll)


def test_a_game_without_fights_has_no_medals() -> None:
    assert found() == {}


def test_the_boldest_took_a_city_from_the_strongest_fleet() -> None:
    given = found(
        chose(1, 5, fights=True),  # by 4 stronger is who leaves it to B
        chose(2, 9, fights=False),
        Walkover(1, PARIS, 1),
        chose(0, 6, fights=True, space=2),  # by 7 stronger is whom A beats
        BattleWon(2, PARIS, 0, (2,), (threw(0, 6, 6, total=6), threw(2, 1, 1, total=13))),
        chose(1, 3, fights=True, space=3),  # by 9 stronger is who beats B
        BattleWon(3, PARIS, 0, (1,), (threw(0, 6, 5, total=12), threw(1, 1, 2, total=3))),
    )
    assert given[BLUFF] == Medal((0,), say(BLUFF), say(f"{BLUFF}-by", gap=7))


def test_nobody_bluffs_who_is_the_stronger() -> None:
    given = found(chose(1, 5, fights=False), Walkover(1, PARIS, 2))
    assert BLUFF not in given


def test_the_most_feared_got_cities_from_which_most_retreated() -> None:
    given = found(
        chose(0, 3, fights=False),
        chose(1, 4, fights=False),
        Walkover(1, PARIS, 2),
        chose(0, 3, fights=False, space=2),
        BattleWon(2, PARIS, 1, (2,)),
        chose(0, 3, fights=False, space=1),  # the same space in a later turn
        BattleWon(1, PARIS, 1, (2,)),
        chose(2, 3, fights=False, space=3),
        Walkover(3, PARIS, 1),
    )
    assert given[FEARED] == Medal((1,), say(FEARED), say(f"{FEARED}-by", count=3))


def test_two_share_a_medal_and_three_are_too_many() -> None:
    feared: tuple[TrembleEvent, ...] = ()
    for seat, sharing in enumerate([(0,), (0, 1), None]):
        feared += (chose(3, 3, fights=False), Walkover(1, PARIS, seat))
        given = found(*feared)
        assert (given[FEARED].seats if FEARED in given else None) == sharing


def test_each_throw_counts_once_for_luck() -> None:
    """A throws 12, 12 and 2 (+5), B 7 and 12 and 7 (+5) and then 8 in a tie: B is luckier by 1."""
    army = ARMIES[0]
    throw = (threw(0, 6, 6), threw(1, 3, 4))
    events: list[TrembleEvent] = [
        DiceRolled(1, PARIS, 1, throw),
        BattleTied(1, PARIS, (0, 1), throw),
        DiceRolled(1, PARIS, 2, (threw(1, 4, 4),)),
        BattleWon(1, PARIS, 0, (1,), throw),
        ev.ArmyRolled(1, PARIS, 0, army, 9, (6, 6)),
        ev.ArmyRerolled(1, PARIS, 0, army, (6, 6), (1, 1)),
        ev.ArmyFought(1, PARIS, 0, army, 9, (1, 1), won=False),
        ev.DiceRerolled(2, PARIS, 1, (1, 1), (6, 6), ()),
        ev.ArmyFought(3, PARIS, 1, army, 9, (3, 4), won=True),
    ]
    assert found(*events)[LUCK] == Medal((1,), say(LUCK), say(f"{LUCK}-by", plus=6))


def test_dice_below_the_average_are_no_luck() -> None:
    assert LUCK not in found(DiceRolled(1, PARIS, 1, (threw(0, 3, 4), threw(1, 1, 1))))


@pytest.mark.parametrize(
    ("humans", "decided"),
    [((700_000, 600_000), True), ((900_000, 600_000), False), ((700_000, 700_000), True)],
)
def test_a_task_decided_if_others_had_won_without_it(
    humans: tuple[int, ...], *, decided: bool
) -> None:
    """A got 200,000 for the first task and B 100,000, and for the second as much the other way."""
    first = TaskScored(TASKS[0], (Award(0, 1, 3, 200_000), Award(1, 2, 1, 100_000)))
    second = TaskScored(TASKS[1], (Award(1, 1, 3, 200_000), Award(0, 2, 1, 100_000)))
    given = found(first, second, view=ended(*humans))
    assert (TASK in given) is decided
    if humans[0] > humans[1] and decided:
        assert given[TASK].seats == (0,)
        assert dict(given[TASK].reason.args)["count"] == 1


MEDALS = (
    Medal((0,), say(TASK, count=1), say(f"{TASK}-by", tasks="Africa", count=1)),
    Medal((1, 2), say(BLUFF), say(f"{BLUFF}-by", gap=12)),
    Medal((3, 4), say(FEARED), say(f"{FEARED}-by", count=21)),
)


@pytest.mark.parametrize("names", [NAMES, HARD_NAMES, ()], ids=["usual", "hard", "none"])
@pytest.mark.parametrize("look", ["", LARGE])
def test_medals_hang_on_the_podium(look: str, names: tuple[str, ...], words: Words) -> None:
    course = Course(tuple((seat, seat + 1) for seat in range(5)))
    finale = Finale(ended(5, 4, 3, 2, 1), course, MEDALS)
    canvas = draw_podium(finale, names, words, look_of(look))
    assert not outside(canvas)
    drawn = " ".join(run.fit.text for run in canvas.runs)
    assert all(words(medal.title) in drawn for medal in MEDALS)
    bare = draw_podium(replace(finale, medals=()), names, words, look_of(look))
    assert canvas.image.height > bare.image.height + 3 * 100


def test_medals_are_told_before_the_curves(words: Words) -> None:
    finale = Finale(ended(5, 4, 3), Course(((5, 5), (4, 4), (3, 3))), MEDALS[:2])
    alt = within(podium_alt(finale, NAMES, words))
    told = list(medals_alt(MEDALS[:2], NAMES, words))
    assert told[1] == (
        "Boldest bluff: Bob the Unready and Zoë (took a city from a fleet stronger by 12)."
    )
    assert alt.index(told[0]) < alt.index(told[1]) < alt.index("5; 5")
