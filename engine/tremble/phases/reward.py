"""Phase 6, reward: W-1 and W-4, with RL-14 and RL-15. The catch is in catch.py."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, filled, make_form
from engine.core.words import Text, say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.battles import by_seat, percent, space_key
from engine.invasion.battles.reveal import owners as cities_had
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.groups import with_captain, without_city
from engine.invasion.cards.wording import at_city
from engine.kit.agenda import popped, pushed, with_frame
from engine.kit.ahead import spelled
from engine.kit.edition import whole
from engine.kit.memo import latest
from engine.tremble.cards.cards import City, Ship
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.tables import AIDS, STATIONS, aids_in, stations_in
from engine.tremble.phases.facing import ARMIES, FACED, USUAL, armies_key
from engine.tremble.table.aids import at_hand, spent, unused
from engine.tremble.table.chances import catch_chance
from engine.tremble.table.events import CityTaken, RewardChosen
from engine.tremble.table.frames import Catching, Collecting, Gaining, Reward, Rewarding
from engine.tremble.table.state import Captain, State, Step, city_at, claimant_of
from engine.tremble.table.view import TrembleView
from engine.tremble.table.wording import aid_note, told_apart

RAID, CATCH = "raid", "catch"


def pending(state: State, frame: Rewarding) -> Decide | None:
    """Ask all who have a city, at once (RL-14); who has the only ones goes on to the armies."""
    if frame.chosen:
        return None
    asks = by_seat(owners(state), "reward")
    if not asks:
        return None
    sitting = catches_until(state, asks[0].about[-1]) if len(asks) == 1 else ""
    return Decide(f"t{state.turn}:reward", asks, sitting)


def catches_until(state: State, space: int) -> str:
    """Name the sitting of one captain's catches in a row, by the last of their spaces."""
    return f"t{state.turn}:catches:{space}"


def proceed(state: State, frame: Rewarding) -> Step:
    """Go on where nobody has a city, or all have chosen."""
    return _revealed(state, frame.chosen) if frame.chosen else (popped(state), ())


def decide(state: State, _frame: Rewarding, answers: dict[Seat, Answer]) -> Step:
    """Reveal all choices; those of each captain are resolved from left to right."""
    state, rewards = chosen_rewards(state, answers)
    return _revealed(state, rewards)


def chosen_rewards(state: State, answers: dict[Seat, Answer]) -> tuple[State, tuple[Reward, ...]]:
    """Read what all chose; keep, hidden, which armies they want to fight (RL-30)."""
    rewards: tuple[Reward, ...] = ()
    for space, seat in owners(state):
        answer = answers[seat]
        aids = answer.get(use_key(space), ())
        rewards += (Reward(space, seat, answer[space_key(space)] == (CATCH,), aids),)
    return replace(state, captains=_faced_by(state, answers)), rewards


def _revealed(state: State, rewards: tuple[Reward, ...]) -> Step:
    for reward in rewards:
        for aid in reward.aids:
            state = spent(state, reward.seat, aid)
    told = tell(
        *(
            RewardChosen(
                reward.space,
                city_at(state, reward.space),
                reward.seat,
                reward.catch,
                aids_in(reward.aids),
            )
            for reward in rewards
        )
    )
    own: dict[Seat, tuple[Reward, ...]] = {}
    for reward in rewards:
        own[reward.seat] = (*own.get(reward.seat, ()), reward)
    branches = tuple([(Collecting(each),) for each in own.values()])
    return with_frame(state, Gaining(f"t{state.turn}:rewards", branches, round=1)), told


def _faced_by(state: State, answers: dict[Seat, Answer]) -> tuple[Captain, ...]:
    """Keep, hidden, which armies captains want to fight (RL-30)."""
    found: list[Captain] = []
    for seat, captain in enumerate(state.captains):
        answer = answers.get(seat, {})
        said = {key: answer[key] for key in answer if key.startswith(ARMIES)}
        orders = captain.orders + spelled(said)
        found.append(replace(captain, orders=orders) if said else captain)
    return tuple(found)


def owners(state: State) -> tuple[tuple[int, Seat], ...]:
    """List who has which city: sole attackers and winners, from left to right."""
    return cities_had(state.groups, state.battles)


def collect(state: State, frame: Collecting) -> Step:
    """Resolve the next reward: a raid at once, a catch in a frame of its own."""
    if not frame.rewards:
        return popped(state), ()
    reward = frame.rewards[0]
    state = with_frame(state, Collecting(frame.rewards[1:]))
    if reward.catch:
        return pushed(state, Catching(reward.space, reward.seat, aids=reward.aids)), ()
    return taken(state, reward.seat, reward.space, caught=False)


def taken(state: State, seat: Seat, space: int, *, caught: bool) -> Step:
    """Gain the humans, and the card as a trophy unless it was claimed (W-4, K-4, RL-15)."""
    city = city_at(state, space)
    stations = unused(state.captains[seat], (StationKind.CATCH_BONUS,)) if caught else ()
    humans = catch_worth(city, stations) if caught else city.raid
    for station in stations:
        state = spent(state, seat, station)
    captain, claimant = state.captains[seat], claimant_of(state, space)
    trophies = captain.trophies if claimant is not None else (*captain.trophies, city.id)
    richer = replace(captain, humans=captain.humans + humans, trophies=trophies)
    state = without_city(with_captain(state, seat, richer), space)
    return state, tell(
        CityTaken(space, city, seat, humans, caught, richer.humans, stations_in(stations), claimant)
    )


def catch_worth(city: City, stations: Iterable[str]) -> int:
    """Add to a catch what stations make of it; each acts by itself, once a turn (A-7)."""
    return city.catch + sum(STATIONS[station].effect.amount for station in stations)


# The question


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: raid or catch for each city, and what makes a catch easier."""
    aids, blank = _blank(view, ask)
    if aids or not view.public.ledger.ahead:
        return _drafted(view, ask, draft, aids) if draft else blank
    return filled(blank, draft)


@latest
def _blank(view: TrembleView, ask: Ask) -> tuple[tuple[str, ...], Form]:
    """List what makes the armies of a catch fewer, and make the form of an empty draft."""
    aids = at_hand(view, (StationKind.FEWER_ARMIES,), (CompensationKind.FEWER_ARMIES,))
    return aids, _drafted(view, ask, {}, aids)


def _drafted(view: TrembleView, ask: Ask, draft: Answer, aids: tuple[str, ...]) -> Form:
    fields: list[Field] = []
    for space in ask.about:
        city = view.public.spaces[space - 1].city
        if city is None:
            continue
        key = space_key(space)
        options = _choices(city.raid, city.catch, city.difficulty)
        label = at_city("tremble-field-reward", space, city.name)
        fields.append(Field(key, label, options, chosen(draft, key, (RAID, CATCH))))
        if aids:
            fields.append(_help(city, ask, space, draft, aids))
        if not view.public.ledger.ahead:
            fields.append(_facing(city, space, draft))
    return make_form(fields)


def facts(view: TrembleView, ask: Ask, draft: Answer) -> Iterator[Text]:
    """Tell how likely each catch is."""
    for space in ask.about:
        if view.public.spaces[space - 1].city is not None:
            yield _chance(view, ask, space, draft)


@cache
def _choices(raid: int, caught: int, difficulty: int) -> tuple[Option, Option]:
    catch = say("tremble-option-catch", humans=caught, difficulty=difficulty)
    return Option(RAID, say("tremble-option-raid", humans=raid)), Option(CATCH, catch)


def _chance(view: TrembleView, ask: Ask, space: int, draft: Answer) -> Text:
    """Tell how likely a catch is before any army is seen, and what it would bring."""
    city, ships = attackers(view, ask.seat, space)
    armies = city.difficulty
    if helping := _helping(draft, space):
        armies = max(0, armies - fewer([aid for aid in helping if aid in AIDS]))
    total = attack_total(ships, city, army=True)
    return say(
        "tremble-fact-catch",
        space=space,
        city=city.name,
        total=total,
        percent=percent(catch_chance(view.public, total, armies)),
    )


def attackers(view: TrembleView, seat: Seat, space: int) -> tuple[City, tuple[Ship, ...]]:
    """Return a city and the ships of a seat there; raise LookupError where there are none."""
    city = view.public.spaces[space - 1].city
    for attack in view.public.attacks:
        if attack.seat == seat and attack.space == space and city is not None:
            return city, attack.ships
    raise LookupError(f"seat {seat} attacks nothing in space {space}")


def _help(city: City, ask: Ask, space: int, draft: Answer, aids: tuple[str, ...]) -> Field:
    """Offer what makes armies fewer, each aid for one catch and none in vain."""
    elsewhere = {aid for other in ask.about if other != space for aid in _helping(draft, other)}
    catching = CATCH in draft.get(space_key(space), ())
    picked = chosen(draft, use_key(space), aids) if catching else ()
    labels = told_apart(aids)
    options = []
    for aid in aids:
        wanted = {*picked, aid}.intersection(aids)
        closed: Text | None = None
        if not catching:
            closed = say("tremble-closed-no-catch")
        elif aid in elsewhere:
            closed = say("tremble-closed-helps-another")
        elif any(fewer(wanted - {each}) >= city.difficulty for each in wanted):
            closed = say("tremble-closed-no-armies-left")
        options.append(Option(aid, labels[aid], aid_note(aid), closed))
    label = at_city("tremble-field-fewer", space, city.name)
    return Field(use_key(space), label, tuple(options), picked, 0, len(aids))


def _facing(city: City, space: int, draft: Answer) -> Field:
    """Ask which armies are fought, where a city is to be caught (RL-30)."""
    key = armies_key(space)
    label = at_city("tremble-field-ahead-armies", space, city.name)
    if CATCH not in draft.get(space_key(space), ()):
        return Field(key, label, (), least=0)
    picked = chosen(draft, key, [option.key for option in FACED])
    return Field(key, label, FACED, picked or (USUAL,))


def _helping(draft: Answer, space: int) -> tuple[str, ...]:
    """List what a draft uses for a catch; a raid lets it go."""
    catching = CATCH in draft.get(space_key(space), ())
    return draft.get(use_key(space), ()) if catching else ()


def fewer(aids: Iterable[str]) -> int:
    """Count the army cards that are not drawn thanks to these."""
    return sum(AIDS[aid].effect.amount for aid in aids)


def use_key(space: int) -> str:
    """Name the field of what makes a catch easier."""
    return f"use.{space}"


def public_part(view: TrembleView, ask: Ask, answer: Answer) -> Any:
    """Show what everybody learns: all but which armies would be fought (RL-30)."""
    shown = whole(view, ask, answer)
    return {key: shown[key] for key in shown if not key.startswith(ARMIES)}
