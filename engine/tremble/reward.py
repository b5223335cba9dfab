"""Phase 6, reward: W-1 to W-4, with RL-13 and RL-14.

Stations and cards that help against armies (W-2, A-7) slot in after an army's roll, before
`_judged`; those that change what a catch brings or how many armies it draws, in `proceed`.
"""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Roll, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import say
from engine.tremble.attack import attack_total, chance_to_beat
from engine.tremble.battle import city_at, space_key
from engine.tremble.events import (
    ArmiesTurned,
    ArmyAvoided,
    ArmyFought,
    CityLost,
    CityTaken,
    RewardChosen,
    TrembleEvent,
)
from engine.tremble.frames import Catching, CatchStep, Claim, Collecting, Rewarding
from engine.tremble.losses import ship_lost
from engine.tremble.piles import refill, refilled, taken
from engine.tremble.state import (
    State,
    Step,
    city_discarded,
    destroyable,
    group_at,
    popped,
    tell,
    with_captain,
    with_frame,
    without_city,
)
from engine.tremble.tables import ARMIES, ships_in
from engine.tremble.view import Catch, TrembleView

RAID, CATCH = "raid", "catch"
FIGHT, RETREAT = "fight", "retreat"
CHOICE = "choice"


# W-1: raid or catch


def pending(state: State, _frame: Rewarding) -> Decide | None:
    """Ask all who have a city, at once (RL-14)."""
    spaces: dict[Seat, tuple[int, ...]] = {}
    for space, seat in owners(state):
        spaces[seat] = (*spaces.get(seat, ()), space)
    asks = tuple(Ask(seat, "reward", spaces[seat]) for seat in sorted(spaces))
    return Decide(f"t{state.turn}:reward", asks) if asks else None


def proceed(state: State, _frame: Rewarding) -> Step:
    """Go on where nobody has a city."""
    return popped(state), ()


def decide(state: State, _frame: Rewarding, answers: dict[Seat, Answer]) -> Step:
    """Reveal all choices; they are resolved from left to right."""
    claims = tuple(
        Claim(space, seat, answers[seat][space_key(space)] == (CATCH,))
        for space, seat in owners(state)
    )
    told = tell(
        *(
            RewardChosen(claim.space, city_at(state, claim.space), claim.seat, claim.catch)
            for claim in claims
        )
    )
    return with_frame(state, Collecting(claims)), told


def owners(state: State) -> tuple[tuple[int, Seat], ...]:
    """List who has which city: sole attackers and winners, from left to right."""
    winners = {battle.space: battle.winner for battle in state.battles}
    return tuple(
        (group.space, group.seat)
        for group in state.groups
        if winners.get(group.space, group.seat) == group.seat
    )


def collect(state: State, frame: Collecting) -> Step:
    """Resolve the next reward: a raid at once, a catch in a frame of its own."""
    if not frame.claims:
        return popped(state), ()
    claim, rest = frame.claims[0], Collecting(frame.claims[1:])
    state = with_frame(state, rest)
    if claim.catch:
        catching = Catching(claim.space, claim.seat)
        return replace(state, agenda=(*state.agenda, catching)), ()
    return _taken(state, claim)


def _taken(state: State, claim: Claim) -> Step:
    """Gain the humans, and the city card as a trophy (W-4)."""
    city, captain = city_at(state, claim.space), state.captains[claim.seat]
    humans = city.catch if claim.catch else city.raid
    richer = replace(captain, humans=captain.humans + humans, trophies=(*captain.trophies, city.id))
    state = without_city(with_captain(state, claim.seat, richer), claim.space)
    return state, tell(CityTaken(claim.space, city, claim.seat, humans, claim.catch, richer.humans))


# W-2 and W-3: the catch


def catch_pending(state: State, frame: Catching) -> Decide | Draw | None:
    """Wait for a refilled deck, the choice before an army, its dice, or the ship to lose."""
    number = frame.beaten + 1
    name = f"t{state.turn}:army:{frame.space}:{number}"
    match frame.step:
        case CatchStep.TURN:
            return refill(state.armies, city_at(state, frame.space).difficulty, "armies")
        case CatchStep.FACE if _army(frame) is not None:
            return Decide(name, (Ask(frame.seat, "army", (frame.space, number)),))
        case CatchStep.ROLL:
            return Draw(f"{name}:roll", Roll(2))
        case CatchStep.LOSE:
            if len(destroyable(group_at(state, frame.seat, frame.space).ships)) > 1:
                return Decide(f"{name}:loss", (Ask(frame.seat, "loss", (frame.space,)),))
    return None


def catch_proceed(state: State, frame: Catching) -> Step:
    """Turn armies up, pass by "no army", finish the catch, or lose the only ship there is."""
    if frame.step is CatchStep.LOSE:
        return _lost(state, frame, {})
    city = city_at(state, frame.space)
    if frame.step is CatchStep.TURN:
        cards, armies = taken(state.armies, city.difficulty)
        turned = replace(frame, step=CatchStep.FACE, armies=cards)
        told = ArmiesTurned(frame.space, city, frame.seat, tuple(ARMIES[card] for card in cards))
        return with_frame(replace(state, armies=armies), turned), tell(told)
    if frame.beaten < len(frame.armies):
        return with_frame(state, replace(frame, beaten=frame.beaten + 1)), ()
    return _taken(_over(state, frame), Claim(frame.space, frame.seat, catch=True))


def catch_draw(state: State, frame: Catching, outcome: tuple[int, ...]) -> Step:
    """Refill the army deck, or fight: total and dice must reach the army's value."""
    if frame.step is CatchStep.TURN:
        return replace(state, armies=refilled(state.armies, outcome)), ()
    card = frame.armies[frame.beaten]
    army, city = ARMIES[card], city_at(state, frame.space)
    total = army_total(state, frame)
    won = total + sum(outcome) >= (army.attack or 0)
    told = tell(ArmyFought(frame.space, city, frame.seat, army, total, outcome, won))
    if won:
        beaten = replace(frame, step=CatchStep.FACE, beaten=frame.beaten + 1)
        return with_frame(state, beaten), told
    return with_frame(state, replace(frame, step=CatchStep.LOSE)), told


def catch_decide(state: State, frame: Catching, answers: dict[Seat, Answer]) -> Step:
    """Fight the army, retreat before it, or destroy the ship chosen (W-3)."""
    answer = answers[frame.seat]
    if frame.step is CatchStep.LOSE:
        return _lost(state, frame, answer)
    if answer[CHOICE] == (FIGHT,):
        return with_frame(state, replace(frame, step=CatchStep.ROLL)), ()
    city, army = city_at(state, frame.space), ARMIES[frame.armies[frame.beaten]]
    told = tell(
        ArmyAvoided(frame.space, city, frame.seat, army), CityLost(frame.space, city, frame.seat)
    )
    return city_discarded(_over(state, frame), frame.space), told


def army_total(state: State, frame: Catching) -> int:
    """Sum up the attack of a group against the armies of its city (A-1 to A-3)."""
    ships = ships_in(group_at(state, frame.seat, frame.space).ships)
    return attack_total(ships, city_at(state, frame.space), army=True)


def _army(frame: Catching) -> int | None:
    """Return the value of the army that is faced, None for "no army" or when all are passed."""
    if frame.beaten == len(frame.armies):
        return None
    return ARMIES[frame.armies[frame.beaten]].attack


def _lost(state: State, frame: Catching, answer: Answer) -> Step:
    """Lose a ship and the city; the other armies are not fought (W-3)."""
    city = city_at(state, frame.space)
    state, lost = ship_lost(state, frame.seat, frame.space, answer)
    events: tuple[TrembleEvent, ...] = (lost, CityLost(frame.space, city, frame.seat))
    return city_discarded(_over(state, frame), frame.space), tell(*events)


def _over(state: State, frame: Catching) -> State:
    """End a catch; its armies stay on the discard until the next turn (RL-12, RL-13)."""
    pile = state.armies
    armies = replace(pile, discard=pile.discard + frame.armies, late=pile.late + len(frame.armies))
    return popped(replace(state, armies=armies))


# The questions


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: raid or catch, for each city."""
    fields = []
    for space in ask.about:
        city = view.public.spaces[space - 1].city
        if city is None:
            continue
        key = space_key(space)
        options = (
            Option(RAID, say("tremble-option-raid", humans=city.raid)),
            Option(
                CATCH,
                say("tremble-option-catch", humans=city.catch, difficulty=city.difficulty),
            ),
        )
        label = say("tremble-field-reward", space=space, city=city.name)
        fields.append(Field(key, label, options, chosen(draft, key, (RAID, CATCH))))
    return make_form(fields)


def default(_view: TrembleView, ask: Ask) -> Answer:
    """Raid."""
    return {space_key(space): (RAID,) for space in ask.about}


def army_form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: fight the next army or retreat before it."""
    catch = catch_in(view, ask)
    attack = catch.armies[catch.beaten].attack or 0
    city = view.public.spaces[catch.space - 1].city
    label = say(
        "tremble-field-army", city=city.name if city else "", space=catch.space, army=attack
    )
    options = (
        Option(FIGHT, say("tremble-option-army-fight")),
        Option(RETREAT, say("tremble-option-army-retreat")),
    )
    fact = say(
        "tremble-fact-army",
        army=attack,
        total=catch.total,
        needed=max(0, attack - catch.total),
        percent=round(100 * catch.chance),
    )
    picked = chosen(draft, CHOICE, (FIGHT, RETREAT))
    return make_form((Field(CHOICE, label, options, picked),), facts=(fact,))


def army_default(view: TrembleView, ask: Ask) -> Answer:
    """Fight where the chance to win is at least one half."""
    return {CHOICE: (FIGHT,) if catch_in(view, ask).chance >= 0.5 else (RETREAT,)}


def catch_in(view: TrembleView, ask: Ask) -> Catch:
    """Find the catch a question is about."""
    for catch in view.public.catches:
        if catch.space == ask.about[0]:
            return catch
    raise LookupError(f"there is no catch in space {ask.about[0]}")


def catch_view(state: State, frame: Catching) -> Catch:
    """Show a catch as everybody sees it."""
    total, attack = army_total(state, frame), _army(frame)
    return Catch(
        seat=frame.seat,
        space=frame.space,
        armies=tuple(ARMIES[card] for card in frame.armies),
        beaten=frame.beaten,
        total=total,
        chance=1.0 if attack is None else chance_to_beat(total, attack),
    )
