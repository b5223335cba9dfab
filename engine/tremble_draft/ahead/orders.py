"""The question for battle orders: all a captain over cities may decide ahead, at once.

They serve whether to fight, what joins, what is lost, raid or search, and armies met by a search.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.core.forms import Field, Form, Option, Section, chosen, make_form
from engine.core.words import Text, captain, say
from engine.invasion.battles import fight_chance, percent
from engine.invasion.choosing import AHEAD, ALWAYS, FIGHTS, NEVER, ONLY
from engine.invasion.keys import ASK
from engine.invasion.orders import CITY, FIGHT, LOSE, WHEN, Spot
from engine.invasion.wording import at_city
from engine.kit.memo import latest
from engine.tremble_draft.ahead.terms import CITIES, FACED, JOIN, LABELS, STAY, USUAL, WHENS
from engine.tremble_draft.cards.cards import City, Ship
from engine.tremble_draft.phases.looting import RAID, captured
from engine.tremble_draft.phases.losses import worth
from engine.tremble_draft.phases.reserve import helped, in_reserve
from engine.tremble_draft.phases.turns import ARMIES
from engine.tremble_draft.table.view import DraftView
from engine.tremble_draft.table.wording import squad_labels, squad_note

# The question


def form(view: DraftView, ask: Ask, draft: Answer) -> Form:
    """Make the form; what a draft does not say is as when nobody answers."""
    usual = default(view, ask)
    fields = []
    for field in _blank(view, ask):
        keys = [option.key for option in field.options]
        said = field.key in draft and not (field.least and not draft[field.key])
        picked = chosen(draft if said else usual, field.key, keys)
        fields.append(replace(field, chosen=picked))
    sections = [_section(view, ask.seat, space, fields) for space in ask.about]
    return make_form(fields, sections=sections)


@latest
def _blank(view: DraftView, ask: Ask) -> tuple[Field, ...]:
    """Make the fields of an empty draft."""
    return tuple([field for space in ask.about for field in _fields(view, ask.seat, space)])


def _fields(view: DraftView, seat: Seat, space: int) -> Iterator[Field]:
    city, ships = captured(view, seat, space)
    reserve: tuple[Ship, ...] = ()
    if _is_fought(view, space):
        reserve = in_reserve(view, seat)
        yield _field(FIGHT, space, city, tuple(_fights(view, seat, space)))
        if reserve:
            options = _ships(view, reserve)
            yield replace(_field(JOIN, space, city, options), least=0, most=len(reserve))
            yield _field(WHEN, space, city, WHENS)
    flown = (*ships, *reserve)
    if len(flown) > 1 and _is_fought(view, space):
        yield _field(LOSE, space, city, _ships(view, flown))
    yield _field(CITY, space, city, CITIES)
    if len(flown) > 1:
        yield replace(_field(STAY, space, city, _ships(view, flown)), most=len(flown))
    yield _field(ARMIES, space, city, FACED)


def _field(kind: str, space: int, city: City, options: tuple[Option, ...]) -> Field:
    return Field(Spot(kind, space).key, at_city(LABELS[kind], space, city.name), options)


def _is_fought(view: DraftView, space: int) -> bool:
    return any(battle.space == space for battle in view.public.battles)


def _ships(view: DraftView, ships: Iterable[Ship]) -> tuple[Option, ...]:
    labels = squad_labels(view)
    return tuple([Option(ship.id, labels[ship.id], squad_note(ship.id)) for ship in ships])


def _fights(view: DraftView, seat: Seat, space: int) -> Iterator[Option]:
    """Offer to fight or to retreat; where several rivals are, also against one of them alone."""
    yield from FIGHTS[:-1]
    rivals = [each.seat for each in view.public.attacks if each.space == space != seat]
    rivals = [rival for rival in rivals if rival != seat]
    for rival in rivals if len(rivals) > 1 else ():
        label = say("invasion-ahead-fight-only", captain=captain(rival))
        yield Option(f"{ONLY}{rival}", label)
    yield FIGHTS[-1]


def _section(view: DraftView, seat: Seat, space: int, fields: Iterable[Field]) -> Section:
    """Sum up the orders for one space."""
    own = [field for field in fields if field.key.endswith(f".{space}")]
    keys = tuple([field.key for field in own])
    picked = {
        field.key.partition(".")[0]: option
        for field in own
        for option in field.options
        if option.key in field.chosen
    }
    line = _line(picked.get(FIGHT), picked.get(CITY))
    city, _ = captured(view, seat, space)
    label = say("invasion-place", space=space, city=city.name)
    return Section(label, line, keys, facts=tuple(_odds(view, seat, space)))


def _line(fight: Option | None, city: Option | None) -> Text:
    """Say what is chosen for a space; nothing that a retreat makes idle."""
    if fight is None:
        return city.label if city else say("tremble-draft-ahead-open")
    if city is None or fight.key in (NEVER, ASK):
        return fight.label
    won = say("invasion-ahead-line-won", order=city.label)
    return say("list-clause", rest=fight.label, next=won)


def _odds(view: DraftView, seat: Seat, space: int) -> Iterator[Text]:
    """Tell how likely a fight is won as things stand, and with or against ships in reserve."""
    for battle in view.public.battles:
        if battle.space == space:
            yield say("tremble-draft-fact-ahead", percent=percent(fight_chance(battle, seat)))
            yield from helped(view, seat, battle)


def default(view: DraftView, ask: Ask) -> Answer:
    """Decide as where nobody answers: fight if strongest, let none join, raid."""
    plain = {FIGHT: AHEAD, WHEN: ALWAYS, CITY: RAID, ARMIES: USUAL}
    answer: Answer = {}
    for field in _blank(view, ask):
        kind, _, space = field.key.partition(".")
        if kind in plain:
            answer[field.key] = (plain[kind],)
            continue
        _, ships = captured(view, ask.seat, int(space))
        if kind == LOSE:
            answer[field.key] = (min(ships, key=worth).id,)
        else:
            answer[field.key] = tuple([ship.id for ship in ships]) if kind == STAY else ()
    return answer
