"""Ships in reserve: TD-9.7 and TD-A4, one question over all battles that will be rolled."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form, shut
from engine.core.words import Text, captain, say
from engine.invasion.battles.battle_phase import tell, with_battle
from engine.invasion.battles.battles import (
    Battle,
    by_seat,
    fight_chance,
    fighter_of,
    percent,
    remaining,
    with_fighter,
)
from engine.invasion.battles.planning import over_text
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.groups import group_at, with_captain
from engine.kit.agenda import popped
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.cards.tables import SHIPS, canonical
from engine.tremble_draft.phases.planning import REVEAL
from engine.tremble_draft.table.events import ReserveJoined
from engine.tremble_draft.table.frames import Joining
from engine.tremble_draft.table.state import Notices, State, Step, city_at, ships_in
from engine.tremble_draft.table.view import DraftView, attack_at, battle_in, hand_of
from engine.tremble_draft.table.wording import squad_labels, squad_note

CHEAPEST = min(ship.fuel for ship in SHIPS.values() if ship.reserve)


def join_key(space: int) -> str:
    """Name the field of a battle that ships may join."""
    return f"join.{space}"


def pending(state: State, _frame: Joining) -> Decide | None:
    """Ask all fighters who might have a ship in reserve, by what everybody knows."""
    fought = [
        (battle.space, fighter.seat)
        for battle in state.battles
        if battle.winner is None
        for fighter in remaining(battle)
        if might_join(state, fighter.seat)
    ]
    asks = by_seat(fought, "reserve")
    return Decide(f"t{state.turn}:reserve", asks) if asks else None


def might_join(state: State, seat: Seat) -> bool:
    """Tell whether a captain might have a ship at home that can join and be paid for."""
    own = state.captains[seat]
    sent = {ship for group in state.groups for ship in group.ships}
    home = [ship for ship in own.hand if ship not in sent]
    known = [SHIPS[ship] for ship in home if ship in own.seen]
    if len(known) < len(home) and own.fuel >= CHEAPEST:
        return True
    return any(ship.reserve and ship.fuel <= own.fuel for ship in known)


def proceed(state: State, _frame: Joining) -> Step:
    """Go on where nobody might."""
    return popped(state), ()


def decide(state: State, _frame: Joining, answers: dict[Seat, Answer]) -> Step:
    """Let ships join, all at once, and pay their fuel."""
    told: Notices = ()
    for number, battle in enumerate(state.battles):
        for seat in sorted(answers):
            ships = canonical(answers[seat].get(join_key(battle.space), ()))
            if ships:
                state, joined = _joined(state, number, seat, ships)
                told += joined
    return popped(state), told


def _joined(state: State, number: int, seat: Seat, ships: tuple[str, ...]) -> Step:
    battle, own = state.battles[number], state.captains[seat]
    city, group = city_at(state, battle.space), group_at(state, seat, battle.space)
    paid = sum([SHIPS[ship].fuel for ship in ships])
    own = replace(REVEAL.shown(own, ships), fuel=own.fuel - paid)
    flown = canonical(group.ships + ships)
    after = replace(group, ships=flown, total=attack_total(ships_in(flown), city))
    groups = tuple([after if each is group else each for each in state.groups])
    state = replace(with_captain(state, seat, own), groups=groups)
    fighter = replace(fighter_of(battle, seat), total=after.total)
    told = ReserveJoined(battle.space, city, seat, ships_in(ships), paid, own.fuel, after.total)
    return with_battle(state, number, with_fighter(battle, fighter)), tell(told)


# The question


def in_reserve(view: DraftView, seat: Seat) -> tuple[Ship, ...]:
    """List the ships of the viewer that stayed home and may join a battle."""
    sent = {
        ship.id for attack in view.public.attacks if attack.seat == seat for ship in attack.ships
    }
    return tuple([ship for ship in hand_of(view) if ship.reserve and ship.id not in sent])


def form(view: DraftView, ask: Ask, draft: Answer) -> Form:
    """Make the form: for each battle, the ships that join it."""
    ships = {ship.id: ship for ship in in_reserve(view, ask.seat)}
    picked = {space: chosen(draft, join_key(space), ships) for space in ask.about}
    joining = [ship for each in picked.values() for ship in each if ship in ships]
    fuel = view.public.captains[ask.seat].fuel
    used = sum([ships[ship].fuel for ship in set(joining)])
    labels = squad_labels(view)
    fields, facts = [], [say("invasion-fact-fuel", used=used, limit=fuel)]
    for space in ask.about:
        mine, (_, city) = picked[space], battle_in(view, space)
        options = []
        for ship in ships.values():
            option = Option(ship.id, labels[ship.id], squad_note(ship.id))
            others = joining.count(ship.id) - (ship.id in mine)
            left = fuel - used + ship.fuel * (ship.id in joining)
            why = _closed(ship, others, left)
            if used > fuel and ship.id in mine and not others:
                why = over_text(used, fuel)
            options.append(shut(option, why) if why else option)
        label = say("tremble-draft-field-reserve", place=space, city=city.name)
        fields.append(Field(join_key(space), label, tuple(options), mine, 0, max(1, len(ships))))
        more = [ships[each] for each in mine if each in ships]
        total = attack_total((*attack_at(view, ask.seat, space).ships, *more), city)
        facts.append(say("invasion-fact-attack", space=space, city=city.name, total=total))
        chance = percent(chance_with(view, ask.seat, space, more))
        facts.append(say("tremble-draft-fact-ahead", percent=chance))
    return make_form(fields, facts=facts)


def _closed(ship: Ship, others: int, left: int) -> Text | None:
    """Say why a ship cannot join: it joins another battle, or the tank does not suffice."""
    if others:
        return say("tremble-draft-closed-elsewhere")
    if ship.fuel > left:
        return say("invasion-closed-fuel", fuel=ship.fuel, left=max(0, left))
    return None


def chance_with(view: DraftView, seat: Seat, space: int, joining: Iterable[Ship]) -> float:
    """Return how likely a captain wins with these ships in addition, if nothing else joins."""
    battle, city = battle_in(view, space)
    total = attack_total((*attack_at(view, seat, space).ships, *joining), city)
    return fight_chance(with_fighter(battle, replace(fighter_of(battle, seat), total=total)), seat)


def helped(view: DraftView, seat: Seat, battle: Battle) -> Iterator[Text]:
    """Tell what ships in reserve make of the odds, and which rivals may have some."""
    labels = squad_labels(view)
    for ship in in_reserve(view, seat):
        if ship.fuel <= view.public.captains[seat].fuel:
            chance = percent(chance_with(view, seat, battle.space, (ship,)))
            yield say("tremble-draft-fact-joined", ship=labels[ship.id], percent=chance)
    rivals = [each.seat for each in remaining(battle) if each.seat != seat]
    for rival in sorted(rivals):
        if _may_surprise(view, rival):
            yield say("tremble-draft-fact-may-join", captain=captain(rival))


def _may_surprise(view: DraftView, seat: Seat) -> bool:
    """Tell by what everybody sees whether a rival may have a ship in reserve."""
    rival = view.public.captains[seat]
    sent = {ship.id for each in view.public.attacks if each.seat == seat for ship in each.ships}
    known = [ship for ship in rival.seen if ship.id not in (sent | rival.searching)]
    if rival.backs and rival.fuel >= CHEAPEST:
        return True
    return any(ship.reserve and ship.fuel <= rival.fuel for ship in known)
