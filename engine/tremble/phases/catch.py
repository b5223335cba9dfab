"""Phase 6, the catch: W-2 and W-3, with RL-13.

Stations and cards may answer the roll against an army; an effect counts for that fight (A-7).
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Seat
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import Text, say
from engine.invasion.battles.battle_phase import DICE, tell
from engine.invasion.battles.battles import percent
from engine.invasion.battles.odds import army_odds
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.groups import group_at
from engine.kit.agenda import popped, with_frame
from engine.kit.memo import latest
from engine.kit.piles import refill, refilled
from engine.kit.piles import taken as drawn
from engine.tremble.cards.cards import Army, Ship
from engine.tremble.cards.effects import ARMY_STATIONS, ROLL_CARDS, CompensationKind, StationKind
from engine.tremble.cards.tables import AIDS, ARMIES, CITIES, aids_in, canonical, ships_in
from engine.tremble.phases.losses import chosen_loss, may_choose, suffered
from engine.tremble.phases.reward import catches_until, fewer, taken
from engine.tremble.phases.weighing import weighed
from engine.tremble.table.aids import PASS, USE, at_hand, may_help, spent
from engine.tremble.table.chances import army_reroll_chance, chance_of_rest
from engine.tremble.table.events import (
    ArmiesTurned,
    ArmyAvoided,
    ArmyEffectUsed,
    ArmyFought,
    ArmyRerolled,
    ArmyRolled,
    CityLost,
)
from engine.tremble.table.frames import Catching, CatchStep, Collecting
from engine.tremble.table.state import State, Step, city_at, city_discarded
from engine.tremble.table.view import Catch, TrembleView

FIGHT, RETREAT = "fight", "retreat"
CHOICE = "choice"
_CHOICES = (
    Option(FIGHT, say("tremble-option-army-fight")),
    Option(RETREAT, say("tremble-option-army-retreat")),
)
_REROLLS = (StationKind.REROLL_OWN, CompensationKind.REROLL)


def pending(state: State, frame: Catching) -> Decide | Draw | None:
    """Wait for a refilled deck, the choice before an army, its dice, help, or a ship to lose."""
    number = frame.beaten + 1
    name = f"t{state.turn}:army:{frame.space}:{number}"
    about: tuple[int, ...] = (frame.space, number)
    kind = "army"
    match frame.step:
        case CatchStep.TURN:
            return refill(state.armies, _difficulty(state, frame), "armies")
        case CatchStep.FACE if _attack(frame) is not None:
            pass
        case CatchStep.ROLL:
            return Draw(f"{name}:roll", DICE)
        case CatchStep.REROLL:
            return Draw(f"{name}:reroll:{frame.number}", DICE)
        case CatchStep.RESPOND if not _won(state, frame) and _may_respond(state, frame):
            name, kind = f"{name}:respond:{frame.number}", "army-respond"
        case CatchStep.LOSE if may_choose(state, frame.seat, frame.space, claims=False):
            name, kind, about = f"{name}:loss", "loss", (frame.space,)
        case _:
            return None
    sitting = catches_until(state, _last_of_row(state, frame))
    return Decide(name, (Ask(frame.seat, kind, about),), sitting)


def _last_of_row(state: State, frame: Catching) -> int:
    """Find the last space of this captain's rewards."""
    below = state.agenda[-2]
    rewards = below.rewards if isinstance(below, Collecting) else ()
    return rewards[-1].space if rewards else frame.space


def proceed(state: State, frame: Catching) -> Step:
    """Turn armies up, pass by "no army", judge a fight, finish the catch, or lose a ship."""
    match frame.step:
        case CatchStep.TURN:
            return _turned(state, frame)
        case CatchStep.RESPOND:
            return _judged(state, frame)
        case CatchStep.LOSE:
            return _lost(state, frame, {})
    if frame.beaten < len(frame.armies):
        return with_frame(state, replace(frame, beaten=frame.beaten + 1)), ()
    return taken(_over(state, frame), frame.seat, frame.space, caught=True)


def draw(state: State, frame: Catching, outcome: tuple[int, ...]) -> Step:
    """Refill the army deck, or throw the dice against an army."""
    if frame.step is CatchStep.TURN:
        return replace(state, armies=refilled(state.armies, outcome, canonical)), ()
    city, army = city_at(state, frame.space), _army(frame)
    thrown = replace(frame, step=CatchStep.RESPOND, roll=outcome)
    if frame.step is CatchStep.REROLL:
        told = tell(
            ArmyRerolled(
                frame.space,
                city,
                frame.seat,
                army,
                frame.roll,
                outcome,
                _reached(state, thrown),
            )
        )
        return with_frame(state, thrown), told
    if _won(state, thrown) or not _may_respond(state, thrown):
        return with_frame(state, thrown), ()
    total, ships = army_total(state, frame), _ships(state, frame)
    return with_frame(state, thrown), tell(
        ArmyRolled(frame.space, city, frame.seat, army, total, outcome, ships)
    )


def decide(state: State, frame: Catching, answers: dict[Seat, Answer]) -> Step:
    """Fight the army or retreat before it, use a station or card, or give up a ship (W-3)."""
    answer = answers[frame.seat]
    match frame.step:
        case CatchStep.LOSE:
            return _lost(state, frame, answer)
        case CatchStep.RESPOND:
            return _responded(state, frame, answer[USE][0])
    if answer[CHOICE] == (FIGHT,):
        return with_frame(state, replace(frame, step=CatchStep.ROLL)), ()
    city, army = city_at(state, frame.space), _army(frame)
    told = tell(
        ArmyAvoided(frame.space, city, frame.seat, army),
        CityLost(frame.space, city, frame.seat, army, fled=True),
    )
    return city_discarded(_over(state, frame), frame.space), told


def _turned(state: State, frame: Catching) -> Step:
    """Turn all army cards up at once (RL-13)."""
    cards, armies = drawn(state.armies, _difficulty(state, frame))
    turned = replace(frame, step=CatchStep.FACE, armies=cards)
    told = ArmiesTurned(
        frame.space,
        city_at(state, frame.space),
        frame.seat,
        tuple(ARMIES[card] for card in cards),
        aids_in(frame.aids),
    )
    return with_frame(replace(state, armies=armies), turned), tell(told)


def _responded(state: State, frame: Catching, aid: str) -> Step:
    """Use a station or card after the roll; passing gives the fight up."""
    if aid == PASS:
        return _judged(state, frame)
    state = spent(state, frame.seat, aid)
    effect, city = AIDS[aid].effect, city_at(state, frame.space)
    rolls = effect.kind in _REROLLS
    plus = 0 if rolls else effect.amount
    step = CatchStep.REROLL if rolls else CatchStep.RESPOND
    after = replace(frame, step=step, plus=frame.plus + plus, number=frame.number + 1)
    reached = _reached(state, after)
    told = tell(
        ArmyEffectUsed(frame.space, city, frame.seat, _army(frame), AIDS[aid], plus, reached)
    )
    return with_frame(state, after), told


def _judged(state: State, frame: Catching) -> Step:
    """Say who won: total, effects and dice must reach the army's value (W-2)."""
    won, total = _won(state, frame), army_total(state, frame)
    city, army = city_at(state, frame.space), _army(frame)
    told = tell(
        ArmyFought(
            frame.space,
            city,
            frame.seat,
            army,
            total,
            frame.roll,
            won,
            frame.plus,
            _ships(state, frame),
        )
    )
    if not won:
        return with_frame(state, replace(frame, step=CatchStep.LOSE)), told
    beaten = replace(frame, step=CatchStep.FACE, beaten=frame.beaten + 1, roll=(), plus=0, number=1)
    return with_frame(state, beaten), told


def _won(state: State, frame: Catching) -> bool:
    return _reached(state, frame) >= (_army(frame).attack or 0)


def _reached(state: State, frame: Catching) -> int:
    """Add effects and dice to the attack total."""
    return army_total(state, frame) + frame.plus + sum(frame.roll)


def _may_respond(state: State, frame: Catching) -> bool:
    return may_help(state.captains[frame.seat], ARMY_STATIONS)


def _difficulty(state: State, frame: Catching) -> int:
    """Count the army cards of a catch."""
    return max(0, city_at(state, frame.space).difficulty - fewer(frame.aids))


def army_total(state: State, frame: Catching) -> int:
    """Sum up the attack of a group against the armies of its city (A-1 to A-3)."""
    ships = group_at(state, frame.seat, frame.space).ships
    return _against_armies(ships, city_at(state, frame.space).id)


@lru_cache(maxsize=1 << 8)
def _against_armies(ships: tuple[str, ...], city: str) -> int:
    """Keep the total of a catch from step to step."""
    return attack_total(ships_in(ships), CITIES[city], army=True)


def _ships(state: State, frame: Catching) -> tuple[Ship, ...]:
    return ships_in(group_at(state, frame.seat, frame.space).ships)


def _army(frame: Catching) -> Army:
    """Return the army that is faced."""
    return ARMIES[frame.armies[frame.beaten]]


def _attack(frame: Catching) -> int | None:
    """Return the value of the army that is faced, None for "no army" or when all are passed."""
    return None if frame.beaten == len(frame.armies) else _army(frame).attack


def _lost(state: State, frame: Catching, answer: Answer) -> Step:
    """Lose a ship and the city; the other armies are not fought (W-3)."""
    city = city_at(state, frame.space)
    state, loss = chosen_loss(state, frame.seat, frame.space, answer)
    state, told = suffered(state, loss, army=True)
    lost = tell(CityLost(frame.space, city, frame.seat, _army(frame)))
    return city_discarded(_over(state, frame), frame.space), told + lost


def _over(state: State, frame: Catching) -> State:
    """End a catch; its armies stay on the discard until the next turn (RL-12, RL-13)."""
    pile = state.armies
    armies = replace(pile, discard=pile.discard + frame.armies, late=pile.late + len(frame.armies))
    return popped(replace(state, armies=armies))


# The questions


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: fight the next army or retreat before it."""
    return filled(_blank(view, ask), draft)


@latest
def _blank(view: TrembleView, ask: Ask) -> Form:
    catch = catch_in(view, ask)
    attack = catch.armies[catch.beaten].attack or 0
    city = view.public.spaces[catch.space - 1].city
    label = say(
        "tremble-field-army", city=city.name if city else "", space=catch.space, army=attack
    )
    return make_form((Field(CHOICE, label, _CHOICES),))


def facts(view: TrembleView, ask: Ask, _draft: Answer) -> Iterator[Text]:
    """Tell the chances against the army that is faced, and against all that are left."""
    catch = catch_in(view, ask)
    attack = catch.armies[catch.beaten].attack or 0
    yield say(
        "tremble-fact-army",
        army=attack,
        total=catch.total,
        needed=max(0, attack - catch.total),
        percent=percent(catch.chance),
    )
    helped = {
        aid: army_odds(catch.total + AIDS[aid].effect.amount, attack)
        for aid in at_hand(view, ARMY_STATIONS, ROLL_CARDS)
        if AIDS[aid].effect.amount
    }
    if helped:  # asked after the roll; whoever reads 0 % here would leave what they can win
        aid = max(helped, key=lambda each: (helped[each], each))
        yield say("tremble-fact-army-helped", aid=AIDS[aid].name, percent=percent(helped[aid]))
    if len(catch.armies) - catch.beaten > 1:
        yield say("tremble-fact-armies", percent=percent(chance_of_rest(catch)))


def respond_form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: pass, or one station or card against the army."""
    return filled(_respond_blank(view, ask), draft)


@latest
def _respond_blank(view: TrembleView, ask: Ask) -> Form:
    catch = catch_in(view, ask)
    city = view.public.spaces[catch.space - 1].city
    aids = at_hand(view, ARMY_STATIONS, ROLL_CARDS)
    chances = {aid: _chance_with(aid, catch) for aid in aids}
    lost = 0.0  # so far
    options = (Option(PASS, say("tremble-option-pass")), *weighed(chances, lost))
    name = city.name if city else ""
    label = say("tremble-field-respond", space=catch.space, city=name)
    return make_form((Field(USE, label, options),))


def respond_facts(view: TrembleView, ask: Ask, _draft: Answer) -> Iterator[Text]:
    """Tell how the fight stands; what each aid would make of it stands beside it."""
    catch = catch_in(view, ask)
    attack = catch.armies[catch.beaten].attack or 0
    city = view.public.spaces[catch.space - 1].city
    name = city.name if city else ""
    own = catch.total + catch.plus + sum(catch.roll)
    yield say("tremble-fact-army-respond", space=catch.space, city=name, own=own, army=attack)


def _chance_with(aid: str, catch: Catch) -> float:
    """Return how likely the army is beaten with one more aid."""
    effect = AIDS[aid].effect
    if effect.kind in _REROLLS:
        return army_reroll_chance(catch)
    reached = catch.total + catch.plus + effect.amount + sum(catch.roll)
    return float(reached >= (catch.armies[catch.beaten].attack or 0))


def catch_in(view: TrembleView, ask: Ask) -> Catch:
    """Find the catch a question is about."""
    for catch in view.public.catches:
        if catch.space == ask.about[0]:
            return catch
    raise LookupError(f"there is no catch in space {ask.about[0]}")


def catch_view(state: State, frame: Catching) -> Catch:
    """Show a catch as everybody sees it."""
    total, attack = army_total(state, frame), _attack(frame)
    return Catch(
        seat=frame.seat,
        space=frame.space,
        armies=tuple(ARMIES[card] for card in frame.armies),
        beaten=frame.beaten,
        total=total,
        chance=army_odds(total, attack),
        roll=frame.roll,
        plus=frame.plus,
        fewer=fewer(frame.aids),
    )
