"""Who never gives way is remembered by everybody, and no captain gives way to them."""

import pytest

from engine.core.chance import SeededChance
from engine.invasion.battles.battles import fight_chance
from engine.tremble.rules import TREMBLE
from engine.tremble.suggesting.orders import battle_orders
from engine.tremble.table.state import Captain
from engine.tremble.valuing.renown import never_gives_way
from tests.tremble.harness import Play, captain, planned
from tests.tremble.test_captains import answer

KNOWN, CAREFUL = (2, 0), (2, 1)  # how often they fought at poor odds, how often they left


def remembered(squad: str, record: tuple[int, int]) -> Captain:
    fought, left = record
    return captain(squad, fought=(fought, 0, 0, 0, 0), retreated=(left, 0, 0, 0, 0))


def met(*squads: str, record: tuple[int, int] = (0, 0)) -> Play:
    """Let the first ships of squads meet in turn 5 for a city; the last squad has a record."""
    *others, last = squads
    captains = [*[captain(squad) for squad in others], remembered(last, record)]
    plans = {seat: f"{squad.split()[0]}>1" for seat, squad in enumerate(squads)}
    return planned(*captains, plans=plans, turn=5, cities="vienna paris naples seoul")


def records(play: Play) -> list[tuple[int, int]]:
    """Return what everybody has seen each captain do at poor odds."""
    captains = TREMBLE.view(play.state, None).public.captains
    return [(each.fought[0], each.retreated[0]) for each in captains]


@pytest.mark.parametrize(("choice", "record"), [("fight", (1, 0)), ("retreat", (0, 1))])
def test_a_choice_at_poor_odds_is_remembered_by_all(choice: str, record: tuple[int, int]) -> None:
    play = met("paper-plate.1", "fat-comet.1")
    play.give({0: f"space.1={choice}"})
    assert records(play)[0] == record


def test_a_choice_at_fair_odds_is_noted_apart() -> None:
    play = met("fat-comet.1", "boom-mole.1")
    first = play.asks[0].seat
    fair = fight_chance(play.view().public.battles[0], first)
    play.give({ask.seat: "space.1=fight" for ask in play.asks})
    assert records(play) == [(0, 0), (0, 0)]
    fought = TREMBLE.view(play.state, None).public.captains[first].fought
    assert [fifth for fifth, count in enumerate(fought) if count] == [int(5 * fair)]


def test_what_counts_are_the_odds_when_the_choice_is_due() -> None:
    squads = ["grumpy-sofa.1", "grumpy-sofa.2", "fat-comet.1"]
    dice = {f"t5:battle:1:order:1:seat:{seat}": (1, 1 + seat) for seat in (0, 1)}

    def second(first: str) -> tuple[int, int]:
        play = planned(
            *[captain(squad) for squad in squads],
            plans={seat: f"{squad}>1" for seat, squad in enumerate(squads)},
            dice=dice,
            turn=5,
            cities="vienna paris naples seoul",
        )
        fields = TREMBLE.form(play.view(1), play.ask(1), {}).fields
        play.give({0: f"space.1={first}", 1: " ".join(f"{each.key}=fight" for each in fields)})
        return records(play)[1]

    assert second("fight") == (1, 0)
    assert second("retreat") == (0, 0)


def test_whose_turn_has_not_come_is_not_judged_and_nobody_twice() -> None:
    squads = ["paper-plate.1", "fat-comet.1", "fat-comet.2", "boom-mole.1", "boom-mole.2"]
    play = planned(
        *[captain(squad) for squad in squads],
        plans={seat: f"{squad}>1" for seat, squad in enumerate(squads)},
        turn=5,
    )
    assert records(play) == [(0, 0)] * 5
    while play.asks and play.asks[0].kind == "fight":
        answers = {}
        for ask in play.asks:
            fields = TREMBLE.form(play.view(ask.seat), ask, {}).fields
            answers[ask.seat] = " ".join(f"{field.key}=fight" for field in fields)
        play.give(answers)
        assert records(play)[0] == (1, 0)


def test_an_imagined_game_remembers_too() -> None:
    state = met("paper-plate.1", "fat-comet.1", record=KNOWN).state
    for viewer in (None, 0, 1):
        twin = TREMBLE.imagine(TREMBLE.view(state, viewer), SeededChance(bytes(32)))
        assert (twin.captains[1].fought[0], twin.captains[1].retreated[0]) == KNOWN


@pytest.mark.parametrize(
    ("record", "known"), [((0, 0), False), ((1, 0), False), (KNOWN, True), (CAREFUL, False)]
)
def test_who_fought_twice_at_poor_odds_and_never_left_is_known(
    record: tuple[int, int], *, known: bool
) -> None:
    public = met("paper-plate.1", "fat-comet.1", record=record).view(0).public
    assert never_gives_way(public.captains[1]) is known
    assert not never_gives_way(public.captains[0])


@pytest.mark.parametrize(
    ("record", "choice"), [((0, 0), "retreat"), (CAREFUL, "retreat"), (KNOWN, "fight")]
)
def test_steady_does_not_give_way_to_who_never_does(record: tuple[int, int], choice: str) -> None:
    play = met("paper-plate.1", "fat-comet.1", record=record)
    assert answer(play, 0, "steady") == {"space.1": (choice,)}
    ahead = battle_orders(play.view(0), play.ask(0))
    assert (ahead["fight.1"] == ("always",)) is (choice == "fight")


def test_being_known_oneself_changes_nothing() -> None:
    play = met("fat-comet.1", "paper-plate.1", record=KNOWN)
    assert answer(play, 1, "steady") == {"space.1": ("retreat",)}


@pytest.mark.parametrize(("record", "goes"), [((0, 0), "2"), (CAREFUL, "2"), (KNOWN, "3")])
def test_steady_goes_where_it_stops_who_never_gives_way(record: tuple[int, int], goes: str) -> None:
    play = planned(
        captain("tap-dancer.1"),
        captain("knock-knee.1"),
        remembered("knock-knee.2", record),
        plans={0: "tap-dancer.1>1", 1: "knock-knee.1>2", 2: "knock-knee.2>3"},
        turn=5,
        cities="vienna paris naples seoul",
    )
    assert answer(play, 0, "steady") == {"ship.tap-dancer.1": (goes,)}
