"""The fights of a post: which are shown, and that they are those that were fought."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.host.steps.base.replayed import seen, steps_of
from engine.invasion.battles.battles import Fighter
from engine.invasion.battles.events import BattleWon, FightChosen
from engine.tremble.rules import TREMBLE as RULES
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import ID, Phase, PublicView
from render.invasion.facts.duels import MOST
from render.tremble.fights.duel import Duel, duel
from render.tremble.fights.fights import fights
from tests.render.tremble.samples import ARMIES, BOARDS
from tests.render.tremble.test_reveal import ATTACKS, FOUGHT, LAID, REVEALED

DECIDED = (BattleWon, ev.ArmyFought, ev.ArmyAvoided)


def battle(space: int, *seats: int) -> BattleWon[Any]:
    """Let the first of some captains win a battle."""
    fighters = tuple(Fighter(seat, 9, fights=True, roll=(6, 1 + seat)) for seat in seats)
    return BattleWon(space, LAID[space - 1], seats[0], seats[1:], fighters)


def test_a_battle_is_shown_with_all_who_came_and_what_they_lost() -> None:
    lost = ev.ShipLost(1, 0, ATTACKS[0].ships[0])
    (shown,) = fights(None, (REVEALED, *FOUGHT, lost))
    assert (shown.space, shown.city, shown.winner) == (1, LAID[0], 4)
    best, *beaten = shown.sides
    assert (best.fighter.seat, best.fighter.roll, best.lost, best.out) == (4, (6, 6), (), False)
    assert {side.fighter.seat: side.fighter.fights for side in beaten} == {0: True, 2: False}
    (first,) = [side for side in beaten if side.fighter.seat == 0]
    assert first.lost == ATTACKS[0].ships[:1]
    assert first.ships == ATTACKS[0].ships[1:]


@pytest.mark.parametrize(
    "events", [(), FOUGHT, (REVEALED,), (REVEALED, *FOUGHT[:3]), (REVEALED, *FOUGHT[-2:])]
)
def test_what_no_dice_decided_is_no_picture(events: tuple[TrembleEvent, ...]) -> None:
    assert fights(None, events) == ()


def test_of_many_fights_the_greatest_are_shown_in_their_order() -> None:
    won = (battle(1, 0, 1), battle(2, 2, 3), battle(3, 4, 1, 0), battle(4, 2, 3))
    shown = fights(None, (REVEALED, *won))
    assert len(shown) == MOST
    poorest = min((1, 2, 4), key=lambda space: LAID[space - 1].catch)
    assert [each.space for each in shown] == sorted({1, 2, 3, 4} - {poorest})
    assert [each.more for each in shown] == [0, 0, 1]
    assert [each.more for each in fights(None, (REVEALED, *won[:3]))] == [0, 0, 0]


def test_a_story_that_goes_on_in_another_post_knows_who_was_there() -> None:
    view = replace(BOARDS["revealed-3"], phase=Phase.BATTLE)
    came = [attack for attack in view.attacks if attack.space == 1]
    told = battle(1, *(attack.seat for attack in came))
    (shown,) = fights(view, (told,))
    assert {side.fighter.seat: side.ships for side in shown.sides} == {
        attack.seat: attack.ships for attack in came
    }


def test_a_story_that_goes_on_before_ships_move_shows_where_they_fought() -> None:
    view = replace(BOARDS["revealed-3"], phase=Phase.REVEAL)
    one, other, *_ = (attack for attack in view.attacks if attack.space == 1)
    gone = replace(other, space=2)
    (shown,) = fights(
        replace(view, attacks=(one, gone)),
        (ev.ShipsTransferred((), attacks=(one, other)), battle(1, one.seat, other.seat)),
    )
    assert {side.fighter.seat: side.ships for side in shown.sides} == {
        attack.seat: attack.ships for attack in (one, other)
    }


def test_a_ship_lost_to_an_army_was_not_lost_in_the_battle_before() -> None:
    ship = ATTACKS[0].ships[0]
    armies = tuple(army for army in ARMIES if army.attack is not None)[:2]
    (fought, caught) = fights(
        None,
        (
            REVEALED,
            FightChosen(1, LAID[0], 2, 11, fights=True),
            battle(1, 0, 2),
            ev.ArmiesTurned(1, LAID[0], 0, armies),
            ev.ArmyFought(1, LAID[0], 0, armies[0], 9, (6, 6), won=True),
            ev.ArmyFought(1, LAID[0], 0, armies[1], 9, (1, 1), won=False),
            ev.ShipLost(1, 0, ship, army=True),
        ),
    )
    assert not any(side.lost for side in fought.sides)
    assert (caught.sides[0].lost, caught.winner) == ((ship,), None)
    assert [(foe.army, foe.beaten) for foe in caught.foes] == [
        (armies[0], True),
        (armies[1], False),
    ]


def test_who_turns_back_before_the_next_army_retreats_and_it_stands() -> None:
    one, two = [army for army in ARMIES if army.attack is not None][:2]
    met = (
        REVEALED,
        ev.ArmiesTurned(1, LAID[0], 0, (one, two)),
        ev.ArmyFought(1, LAID[0], 0, one, 9, (6, 6), won=True),
        ev.ArmyAvoided(1, LAID[0], 0, two),
    )
    (caught,) = fights(None, met)
    assert [(foe.army, foe.beaten) for foe in caught.foes] == [(one, True), (two, False)]
    (side,) = caught.sides
    assert (side.fighter.fights, side.out, side.lost, caught.winner) == (False, True, (), None)
    assert fights(None, (*met[:2], ev.ArmyAvoided(1, LAID[0], 0, one))) == ()


@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_same_is_shown_as_who_asks_why_sees(seed: str) -> None:
    """A post tells many steps at once; each fight must be what it was in its own step."""
    found = 0
    for before, told, known in _reveals(seed):
        for shown in fights(before, told):
            assert _plain(shown) in known
            found += 1
    assert found > 10


def _reveals(seed: str) -> Iterator[tuple[PublicView, list[TrembleEvent], list[Duel]]]:
    """Play a game; yield turn by turn what its reveal tells, and what each step of it showed."""
    pick = picker(bytes(32), seed)
    tables: list[Table] = []

    def answer(_view: Any, _ask: Any, make: FormMaker) -> Any:
        return random_answer(make, pick)

    chance = SeededChance(bytes(32), (seed,))
    play(RULES, Setup(4), chance, answer, lambda table, _notices: tables.append(table))
    before: PublicView | None = None
    events: list[TrembleEvent] = []
    known: list[Duel] = []
    for step in steps_of(tables[-1]):
        past = seen(RULES, step, None)
        if past.before is None:
            continue
        before = before or past.before.public
        for event in past.events:
            if isinstance(event, ev.TurnBegan):
                yield before, events, known
                before, events, known = past.after.public, [], []
            events.append(event)
            if isinstance(event, DECIDED):
                shown = duel(event, past.before.public, past.after.public)
                assert shown is not None
                known.append(_plain(shown))


def _plain(shown: Duel) -> Duel:
    """Leave out which ships were lost, as that comes after the fight, and other armies and fights.

    A catch that begins and ends in one step stands in no view: there one army alone is known.
    """
    sides = tuple(
        replace(side, ships=tuple(sorted((*side.ships, *side.lost), key=ID)), lost=())
        for side in shown.sides
    )
    foes = [foe for foe in shown.foes if foe.army.attack is not None and foe.beaten is not None]
    winner = None if foes else shown.winner
    return replace(shown, sides=sides, foes=tuple(foes[-1:]), winner=winner, more=0)
