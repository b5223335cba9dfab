"""Phase 5, battle: F-1 to F-3 and F-5, with RL-5, RL-21 and RL-27.

Stations and cards after a roll (F-4) are in responses.py, losses in losses.py.
"""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Roll, Seat
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import say
from engine.kit.agenda import popped, pushed, with_frame
from engine.kit.memo import latest
from engine.tremble.table.chances import fight_chance, percent
from engine.tremble.table.events import (
    BattleTied,
    BattleWon,
    DiceRolled,
    FightChosen,
    OrderRolled,
    TrembleEvent,
    Walkover,
)
from engine.tremble.table.fighters import (
    battle_in,
    due_in,
    fighter_of,
    leaders,
    losers_of,
    remaining,
    space_key,
    throwers,
    totals,
    with_fighter,
)
from engine.tremble.table.frames import Choosing, Ordering, Responding, Rolling
from engine.tremble.table.state import Notices, State, Step, city_at, tell
from engine.tremble.table.view import Battle, TrembleView
from engine.tremble.table.wording import at_city

FIGHT, RETREAT = "fight", "retreat"
DICE = Roll(2)

_CHOICES = (
    Option(FIGHT, say("tremble-option-fight")),
    Option(RETREAT, say("tremble-option-retreat")),
)


# RL-5: who decides first


def order_pending(state: State, frame: Ordering) -> Draw | None:
    """Ask for the next throw of a roll-off."""
    if len(frame.rolls) == len(frame.seats):
        return None
    space = state.battles[frame.battle].space
    seat = frame.seats[len(frame.rolls)]
    return Draw(f"t{state.turn}:battle:{space}:order:{frame.number}:seat:{seat}", DICE)


def order_draw(state: State, frame: Ordering, faces: tuple[int, ...]) -> Step:
    """Note a throw."""
    return with_frame(state, replace(frame, rolls=(*frame.rolls, sum(faces)))), ()


def order_proceed(state: State, frame: Ordering) -> Step:
    """Put the fighters of a battle in order: the lowest total first, ties by roll-offs."""
    if frame.battle == len(state.battles):
        return popped(state), ()
    battle = state.battles[frame.battle]
    keys = frame.keys or tuple([(fighter.total,) for fighter in battle.fighters])
    told: Notices = ()
    if frame.seats:
        told = tell(OrderRolled(battle.space, frame.seats, frame.rolls))
        thrown = dict(zip(frame.seats, frame.rolls, strict=True))
        keys = tuple(
            [
                (*key, thrown[fighter.seat]) if fighter.seat in thrown else key
                for fighter, key in zip(battle.fighters, keys, strict=True)
            ]
        )
    tied = min([key for key in keys if keys.count(key) > 1], default=None)
    if tied is None:
        ranked = sorted(zip(keys, battle.fighters, strict=True), key=lambda pair: pair[0])
        ordered = replace(battle, fighters=tuple([fighter for _, fighter in ranked]))
        return with_frame(with_battle(state, frame.battle, ordered), Ordering(frame.battle + 1)), (
            told
        )
    pairs = zip(battle.fighters, keys, strict=True)
    seats = tuple([fighter.seat for fighter, key in pairs if key == tied])
    return with_frame(state, Ordering(frame.battle, keys, frame.number + 1, seats)), told


# F-2: fight or retreat


def choice_pending(state: State, frame: Choosing) -> Decide | None:
    """Ask, in every battle, the captain whose choice is due (RL-27)."""
    due: dict[Seat, tuple[int, ...]] = {}
    for battle in state.battles:
        seat = due_in(battle)
        if seat is not None:
            due[seat] = (*due.get(seat, ()), battle.space)
    asks = tuple([Ask(seat, "fight", due[seat]) for seat in sorted(due)])
    return Decide(f"t{state.turn}:fight:{frame.round}", asks) if asks else None


def choice_proceed(state: State, _frame: Choosing) -> Step:
    """Go on when all have chosen."""
    return popped(state), ()


def choice_decide(state: State, frame: Choosing, answers: dict[Seat, Answer]) -> Step:
    """Note who fights; the last captain left has the city without a battle."""
    events: list[TrembleEvent] = []
    for number, battle in enumerate(state.battles):
        seat = due_in(battle)
        if seat is None:
            continue
        fights = answers[seat][space_key(battle.space)] == (FIGHT,)
        city = city_at(state, battle.space)
        fighter = fighter_of(battle, seat)
        events.append(FightChosen(battle.space, city, seat, fighter.total, fights))
        after = with_fighter(battle, replace(fighter, fights=fights))
        left = remaining(after)
        if len(left) == 1:
            after = replace(after, winner=left[0].seat)
            events.append(Walkover(battle.space, city, left[0].seat))
        state = with_battle(state, number, after)
    return with_frame(state, Choosing(frame.round + 1)), tell(*events)


# F-3 and F-5: the dice


def roll_pending(state: State, frame: Rolling) -> Draw | None:
    """Ask for the next throw."""
    if len(frame.rolls) == len(frame.seats):
        return None
    space = state.battles[frame.battle].space
    seat = frame.seats[len(frame.rolls)]
    return Draw(f"t{state.turn}:battle:{space}:roll:{frame.round}:seat:{seat}", DICE)


def roll_draw(state: State, frame: Rolling, faces: tuple[int, ...]) -> Step:
    """Note a throw."""
    return with_frame(state, replace(frame, rolls=(*frame.rolls, faces))), ()


def roll_proceed(state: State, frame: Rolling) -> Step:
    """Begin the next battle that needs dice, let captains respond to them, or judge."""
    if frame.battle == len(state.battles):
        return popped(state), ()
    if frame.answered:
        return _judged(state, frame)
    if frame.seats:
        return _rolled(state, frame)
    battle = state.battles[frame.battle]
    if battle.winner is not None:
        return with_frame(state, Rolling(frame.battle + 1)), ()
    seats = tuple(sorted([fighter.seat for fighter in remaining(battle)]))
    return with_frame(state, Rolling(frame.battle, 1, seats)), ()


def _rolled(state: State, frame: Rolling) -> Step:
    """Show the dice of a round; then stations and cards may answer them (F-4)."""
    battle = state.battles[frame.battle]
    rolls = dict(zip(frame.seats, frame.rolls, strict=True))
    fighters = [
        replace(each, roll=rolls[each.seat]) if each.seat in rolls else each
        for each in battle.fighters
    ]
    battle = replace(battle, fighters=tuple(fighters), throwing=frame.seats)
    city = city_at(state, battle.space)
    told = tell(DiceRolled(battle.space, city, frame.round, throwers(battle)))
    state = with_battle(state, frame.battle, battle)
    state = with_frame(state, replace(frame, answered=True))
    return pushed(state, Responding(frame.battle, frame.round)), told


def _judged(state: State, frame: Rolling) -> Step:
    """Let the highest sum win; those tied for it roll again from their totals (F-5)."""
    battle = state.battles[frame.battle]
    city = city_at(state, battle.space)
    first = leaders(battle)
    if len(first) > 1:
        again = Rolling(frame.battle, frame.round + 1, first)
        return with_frame(state, again), tell(
            BattleTied(battle.space, city, first, throwers(battle))
        )
    battle = replace(battle, winner=first[0])
    fought = tuple([fighter for fighter in battle.fighters if fighter.fights])
    won = BattleWon(battle.space, city, first[0], losers_of(battle), fought)
    state = with_battle(state, frame.battle, battle)
    return with_frame(state, Rolling(frame.battle + 1)), tell(won)


def with_battle(state: State, number: int, battle: Battle) -> State:
    """Exchange one of the battles."""
    battles = state.battles
    return replace(state, battles=(*battles[:number], battle, *battles[number + 1 :]))


# F-2 as a question


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: fight or retreat, for each battle where the choice is due."""
    return filled(_blank(view, ask), draft)


@latest
def _blank(view: TrembleView, ask: Ask) -> Form:
    fields, facts = [], []
    for space in ask.about:
        battle, city = battle_in(view, space)
        label = at_city("tremble-field-fight", space, city.name)
        fields.append(Field(space_key(space), label, _CHOICES))
        own, best = totals(battle, ask.seat)
        facts.append(
            say(
                "tremble-fact-fight",
                space=space,
                city=city.name,
                own=own,
                best=best,
                percent=percent(fight_chance(battle, ask.seat)),
            )
        )
    return make_form(fields, facts=facts)


def default(view: TrembleView, ask: Ask) -> Answer:
    """Fight where the own total is the highest or tied for it."""
    answer: Answer = {}
    for space in ask.about:
        own, best = totals(battle_in(view, space)[0], ask.seat)
        answer[space_key(space)] = (FIGHT,) if own >= best else (RETREAT,)
    return answer
