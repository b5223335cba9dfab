"""Phase 5, stations and cards after a roll: F-4, with RL-6, RL-21 and RL-22.

One captain is asked at a time. An effect counts for this battle with all its rerolls (A-7).
"""

from collections.abc import Iterator
from operator import attrgetter
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Seat
from engine.core.forms import Field, Form, Option, chosen, filled, make_form
from engine.core.words import Text, say
from engine.invasion.battles.battle_phase import DICE, tell, with_battle
from engine.invasion.battles.battles import (
    cancel_chance,
    fighter_of,
    percent,
    reroll_chance,
    standing_chance,
    throwers,
    with_fighter,
)
from engine.invasion.cards.attack import applies, ship_attack
from engine.invasion.cards.cards import Bonus
from engine.invasion.cards.groups import Group, group_at
from engine.invasion.cards.wording import at_city
from engine.kit.agenda import popped, with_frame
from engine.kit.memo import latest
from engine.tremble.cards.cards import City, Ship
from engine.tremble.cards.effects import BATTLE_STATIONS, ROLL_CARDS, CompensationKind, StationKind
from engine.tremble.cards.tables import AIDS, SHIPS, ships_in
from engine.tremble.phases.weighing import weighed
from engine.tremble.table.aids import PASS, USE, at_hand, may_help, spent, unused
from engine.tremble.table.events import DiceRerolled, EffectUsed, Passed
from engine.tremble.table.frames import Responding
from engine.tremble.table.state import Notices, State, Step, city_at
from engine.tremble.table.view import Battle, EffectUse, TrembleView, battle_in
from engine.tremble.table.wording import rival_ship, ship_note, told_apart

SHIP = "ship"
WINDOW = 0.4  # of the pace, about as long as a wait takes
SUM = attrgetter("sum")  # of a fighter
CANCELS = StationKind.CANCEL_BONUSES
_FOR_ONESELF = BATTLE_STATIONS - {CANCELS}

Targets: TypeAlias = dict[str, tuple[Seat, int]]
"""Enemy ships in a throw: whose they are, what their bonuses still add."""

_PASS = Option(PASS, say("tremble-option-pass"))


def pending(state: State, frame: Responding) -> Decide | Draw | None:
    """Ask the next captains who may respond, or roll dice again (RL-6)."""
    battle = state.battles[frame.battle]
    name = f"t{state.turn}:battle:{battle.space}"
    place = f"{frame.round}:{frame.number}"
    if frame.rolling is not None:
        return Draw(f"{name}:reroll:{place}:seat:{frame.rolling}", DICE)
    due = sorted(_due(state, frame, battle))
    if not due:
        return None
    asks = tuple([Ask(seat, "respond", (battle.space,)) for seat in due])
    by_hand = state.ahead or any(_has_station(state, battle, seat) for seat in due)
    return Decide(f"{name}:respond:{place}", asks, window=None if by_hand else WINDOW)


def proceed(state: State, _frame: Responding) -> Step:
    """Go on when all have passed."""
    return popped(state), ()


def _due(state: State, frame: Responding, battle: Battle) -> list[Seat]:
    """List who is asked, in their turn: the lowest sum of those not alone in the lead goes first.

    A pass changes nothing: what others say for the case that all before them pass can be asked
    at once, but where orders are followed in their turn. Ties: RL-5 order.
    """
    *behind, first = sorted(throwers(battle), key=SUM)
    if behind and behind[-1].sum == first.sum:
        behind.append(first)  # who is not alone in the lead
    seats = [
        each.seat
        for each in behind
        if each.seat not in frame.passed and _may_respond(state, battle, each.seat)
    ]
    return seats[:1] if state.ahead else seats


def _may_respond(state: State, battle: Battle, seat: Seat) -> bool:
    """Tell by what everybody knows whether a captain may have anything to use (RL-6, RL-22)."""
    return may_help(state.captains[seat], ()) or _has_station(state, battle, seat)


def _has_station(state: State, battle: Battle, seat: Seat) -> bool:
    """Tell whether a captain has a station to use; else hidden cards alone may be used."""
    captain = state.captains[seat]
    if unused(captain, _FOR_ONESELF):
        return True
    return bool(unused(captain, (CANCELS,))) and any(_bonuses_left(state, battle, seat))


def _bonuses_left(state: State, battle: Battle, seat: Seat) -> Iterator[int]:
    """List what bonuses of enemy ships in the last throw still add."""
    city = city_at(state, battle.space)
    cancelled = {use.ship.id for use in battle.effects if use.ship}
    for rival in battle.throwing:
        group = group_at(state, rival, battle.space)
        for ship in group.ships if rival != seat else ():
            yield 0 if ship in cancelled else cancelled_plus(group, ship, city)


def decide(state: State, frame: Responding, answers: dict[Seat, Answer]) -> Step:
    """Let captains pass in their turn until one uses something; then all are asked again."""
    battle = state.battles[frame.battle]
    told: Notices = ()
    city = city_at(state, battle.space)
    passed = frame.passed
    for seat in _due(state, frame, battle):
        if answers[seat][USE] != (PASS,):
            state, used = _used(state, frame, seat, answers[seat])
            return state, told + used
        passed += (seat,)
        told += tell(Passed(battle.space, city, seat))
    return with_frame(state, replace(frame, number=frame.number + 1, passed=passed)), told


def _used(state: State, frame: Responding, seat: Seat, answer: Answer) -> Step:
    """Use a station or card."""
    battle = state.battles[frame.battle]
    city, following = city_at(state, battle.space), frame.number + 1
    (aid,) = answer[USE]
    state = spent(state, seat, aid)
    effect = AIDS[aid].effect
    if effect.kind in (StationKind.REROLL_OWN, CompensationKind.REROLL):
        battle = _with_use(battle, EffectUse(seat, AIDS[aid]))
        state = with_battle(state, frame.battle, battle)
        told = tell(EffectUsed(battle.space, city, seat, AIDS[aid]))
        return with_frame(state, replace(frame, passed=(), rolling=seat)), told
    ship = next(iter(answer.get(SHIP, ())), None)
    lost: tuple[Bonus, ...] = ()
    if effect.kind == CANCELS and ship is not None:
        group = _group_with(state, battle, ship)
        lost = bonuses_of(SHIPS[ship], ships_in(group.ships), city)
        after = bonuses_cancelled(battle, group.seat, cancelled_plus(group, ship, city))
        against = group.seat
    else:
        after, against = boosted(battle, seat, effect.amount), seat
    after = _with_use(after, EffectUse(seat, AIDS[aid], SHIPS[ship] if ship else None))
    plus = fighter_of(after, against).plus - fighter_of(battle, against).plus
    told = tell(
        EffectUsed(
            battle.space,
            city,
            seat,
            AIDS[aid],
            plus,
            against,
            SHIPS[ship] if ship is not None else None,
            throwers(after),
            lost,
        )
    )
    state = with_battle(state, frame.battle, after)
    return with_frame(state, replace(frame, number=following, passed=())), told


def draw(state: State, frame: Responding, roll: tuple[int, ...]) -> Step:
    """Exchange the dice of a captain."""
    battle = state.battles[frame.battle]
    seat = frame.rolling if frame.rolling is not None else battle.throwing[0]
    before = fighter_of(battle, seat).roll
    battle = rerolled(battle, seat, roll)
    state = with_battle(state, frame.battle, battle)
    city = city_at(state, battle.space)
    told = tell(DiceRerolled(battle.space, city, seat, before, roll, throwers(battle)))
    return with_frame(state, replace(frame, number=frame.number + 1, rolling=None)), told


# One small function for each kind of effect


def boosted(battle: Battle, seat: Seat, amount: int) -> Battle:
    """Add attack to one ship of a seat; whichever it is, the total is the same."""
    fighter = fighter_of(battle, seat)
    return with_fighter(battle, replace(fighter, plus=fighter.plus + amount))


def bonuses_cancelled(battle: Battle, seat: Seat, lost: int) -> Battle:
    """Take the printed bonuses of one ship from its captain (RL-22)."""
    fighter = fighter_of(battle, seat)
    return with_fighter(battle, replace(fighter, plus=fighter.plus - lost))


def rerolled(battle: Battle, seat: Seat, roll: tuple[int, ...]) -> Battle:
    """Exchange the dice of a seat."""
    return with_fighter(battle, replace(fighter_of(battle, seat), roll=roll))


def cancelled_plus(group: Group, ship: str, city: City) -> int:
    """Count what the printed bonuses of a ship add to its group."""
    return bonus_of(SHIPS[ship], ships_in(group.ships), city)


def bonuses_of(ship: Ship, ships: tuple[Ship, ...], city: City) -> tuple[Bonus, ...]:
    """List the bonuses of a ship that count in a battle."""
    return tuple(bonus for bonus in ship.bonuses if applies(bonus, ship, ships, city, army=False))


def bonus_of(ship: Ship, ships: tuple[Ship, ...], city: City) -> int:
    """Count what the bonuses of a ship add in a battle."""
    return ship_attack(ship, ships, city) - ship.attack


def _with_use(battle: Battle, use: EffectUse) -> Battle:
    return replace(battle, effects=(*battle.effects, use))


def _group_with(state: State, battle: Battle, ship: str) -> Group:
    groups = (group_at(state, seat, battle.space) for seat in battle.throwing)
    return next(group for group in groups if ship in group.ships)


# The question


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: pass, or one station or card, and the ship that it is aimed at."""
    blank, targets = _blank(view, ask)
    use = draft.get(USE, ())
    shown = filled(blank, {USE: use})
    if len(blank.fields) == 1 or not any(_cancels(aid) for aid in use):
        return shown  # what is used needs no aim
    picked = chosen(draft, SHIP, targets)
    faults = () if picked else (say("tremble-fault-aim"),)
    return make_form((shown.fields[0], _aim(targets, picked, aimed=True)), faults)


@latest
def _blank(view: TrembleView, ask: Ask) -> tuple[Form, Targets]:
    """Make the form of an empty draft."""
    space = ask.about[0]
    battle, city = battle_in(view, space)
    aids = at_hand(view, BATTLE_STATIONS, ROLL_CARDS)
    cancels = any(map(_cancels, aids))
    targets = _targets(view, battle, ask.seat, city) if cancels else {}
    chances = {aid: _chance_with(aid, battle, ask.seat, targets) for aid in aids}
    options = weighed(chances, standing_chance(battle, ask.seat))
    label = at_city("tremble-field-respond", space, city.name)
    fields = [Field(USE, label, (_PASS, *options))]
    if cancels:
        fields.append(_aim(targets, (), aimed=False))
    return make_form(fields), targets


def facts(view: TrembleView, ask: Ask, _draft: Answer) -> Iterator[Text]:
    """Tell how the battle stands; what each aid would make of it stands beside it."""
    space = ask.about[0]
    battle, city = battle_in(view, space)
    own = fighter_of(battle, ask.seat).sum
    best = max([each.sum for each in throwers(battle) if each.seat != ask.seat])
    yield say(
        "tremble-fact-respond",
        space=space,
        city=city.name,
        own=own,
        best=best,
        percent=percent(standing_chance(battle, ask.seat)),
    )
    if not view.public.ledger.ahead and min(each.sum for each in throwers(battle)) < own:
        yield say("tremble-fact-respond-turn")


def _chance_with(aid: str, battle: Battle, seat: Seat, targets: Targets) -> float | None:
    """Return how likely a captain wins with one more aid, aimed as well as can be."""
    effect = AIDS[aid].effect
    if effect.kind in (StationKind.REROLL_OWN, CompensationKind.REROLL):
        return reroll_chance(battle, seat)
    if effect.kind == CANCELS:
        aims = (cancel_chance(battle, seat, *target) for target in targets.values() if target[1])
        return max(aims, default=None)
    return standing_chance(battle, seat, effect.amount)


def _cancels(aid: str) -> bool:
    return aid in AIDS and AIDS[aid].effect.kind == CANCELS


def _targets(view: TrembleView, battle: Battle, seat: Seat, city: City) -> Targets:
    """List the enemy ships in the last throw: whose they are, what their bonuses still add."""
    cancelled = {use.ship.id for use in battle.effects if use.ship}
    return {
        ship.id: (attack.seat, 0 if ship.id in cancelled else bonus_of(ship, attack.ships, city))
        for attack in view.public.attacks
        if attack.space == battle.space and attack.seat != seat and attack.seat in battle.throwing
        for ship in attack.ships
    }


def _aim(targets: Targets, picked: tuple[str, ...], *, aimed: bool) -> Field:
    names = told_apart(tuple(targets))
    options = []
    for ship, (owner, plus) in targets.items():
        closed: Text | None = None
        if not aimed:
            closed = say("tremble-closed-no-aim")
        elif not plus:
            closed = say("tremble-closed-no-bonus")
        options.append(Option(ship, rival_ship(names[ship], owner), ship_note(ship), closed))
    return Field(SHIP, say("tremble-field-aim"), tuple(options), picked, 0)
