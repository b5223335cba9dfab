"""The reveal in every edition: plans, and ships that move after it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.cards.cards import AnyAttack, AnyCity, AnyShip
from engine.invasion.cards.terms import TYPES
from render.house.voice import Voice
from render.invasion.telling.formulas import group_lines
from render.invasion.telling.rows import InvasionRow

Ship = TypeVar("Ship", bound=AnyShip)
Cities: TypeAlias = Sequence[AnyCity | None]
PlansRevealed: TypeAlias = common.PlansRevealed[AnyAttack, AnyCity]
Move: TypeAlias = common.Move[AnyShip]
ShipsTransferred: TypeAlias = common.ShipsTransferred[Move, AnyAttack, AnyCity]


def plans_revealed(event: PlansRevealed, voice: Voice) -> list[Text]:
    """Tell who attacks where with what, space by space, and who stayed home."""
    lines = [say("invasion-tell-reveal")] if event.attacks else []
    ordered = sorted(event.attacks, key=lambda attack: (attack.space, attack.seat))
    lines += [_attack(attack, voice) for attack in ordered]
    return [*lines, *stayed_home(event, voice)]


def stayed_home(event: PlansRevealed, voice: Voice) -> list[Text]:
    """Tell who stayed home; in a post who attacks where stands with the city."""
    home, count = voice.captains(event.home), len(event.home)
    return [say("invasion-tell-home", captains=home, count=count)] if event.home else []


def why_plans_revealed(event: PlansRevealed, voice: Voice) -> list[str]:
    """Take every attack apart, city by city."""
    lines = _groups(event.attacks, event.cities, voice)
    if not lines:
        return [voice(say("invasion-why-nobody-sent"))]
    if event.home:
        lines.append(voice(say("invasion-why-home", captains=voice.captains(event.home))))
    return lines


def ships_transferred(event: ShipsTransferred, voice: Voice) -> list[Text]:
    """Tell which ships moved on, then which stayed although they could have moved."""
    stayed: dict[Seat, list[Text]] = {}
    for move in event.moves:
        if move.target == move.origin:
            stayed.setdefault(move.seat, []).append(move.ship.name)
    lines = [
        say("invasion-tell-stayed", captain=voice.captain(seat), ships=voice.cards(ships))
        for seat, ships in stayed.items()
    ]
    return [*ships_moved(event, voice), *lines]


def ships_moved(event: ShipsTransferred, voice: Voice) -> list[Text]:
    """Tell which ships moved on."""
    return [
        say(
            "invasion-tell-transfer",
            captain=voice.captain(move.seat),
            ship=move.ship.name,
            origin=place(move.origin, event.cities),
            target=place(move.target, event.cities),
        )
        for move in event.moves
        if move.target != move.origin
    ]


def moves_in_short(events: Sequence[ShipsTransferred], voice: Voice) -> Iterator[Text]:
    """Tell in a line who went where."""
    went: dict[Text, list[Seat]] = {}
    for event in events:
        for move in event.moves:
            if move.target != move.origin:
                went.setdefault(place(move.target, event.cities), []).append(move.seat)
    moves = [
        voice(say("invasion-brief-went", captains=voice.captains(dict.fromkeys(seats)), target=to))
        for to, seats in went.items()
    ]
    if moves:
        yield say("invasion-brief-moved", moves=voice.words.clauses(moves))


def why_ships_transferred(event: ShipsTransferred, voice: Voice) -> list[str]:
    """Explain which ships moved themselves, and what the attacks are now."""
    lines = [voice(_transfer(move, event.cities, voice)) for move in event.moves]
    return lines + recounted(event.moves, event.attacks, event.cities, voice)


def recounted(
    moves: Iterable[common.Move[Ship]],
    attacks: Iterable[AnyAttack],
    cities: Cities,
    voice: Voice,
) -> list[str]:
    """Add up again where ships have left or arrived."""
    moved = [move for move in moves if move.target != move.origin]
    touched = {space for move in moved for space in (move.origin, move.target)}
    groups = _groups([each for each in attacks if each.space in touched], cities, voice)
    return [voice(say("invasion-why-recounted")), *groups] if groups else []


def place(space: int, cities: Cities) -> Text:
    """Name a space within a sentence."""
    city = _city(space, cities)
    if city is None:
        return say("invasion-tell-city", number=space)
    return say("invasion-place", space=space, city=city.name)


def why_place(space: int, cities: Cities) -> Text | str:
    """Name a space and its city within an explanation."""
    city = _city(space, cities)
    return str(space) if city is None else say("invasion-why-space", space=space, city=city.name)


def _attack(attack: AnyAttack, voice: Voice) -> Text:
    return say(
        "invasion-tell-attack",
        space=attack.space,
        captain=voice.lettered(attack.seat),
        total=attack.total,
        ships=voice.cards(ship.name for ship in attack.ships),
    )


def _transfer(move: Move, cities: Cities, voice: Voice) -> Text:
    captain, origin = voice.captain(move.seat), why_place(move.origin, cities)
    if move.target == move.origin:
        return say("invasion-why-stayed", ship=move.ship.name, captain=captain, origin=origin)
    return say(
        "invasion-why-moved",
        ship=move.ship.name,
        captain=captain,
        origin=origin,
        target=why_place(move.target, cities),
    )


def _groups(attacks: Iterable[AnyAttack], cities: Cities, voice: Voice) -> list[str]:
    lines: list[str] = []
    spaces: set[int] = set()
    for attack in sorted(attacks, key=lambda each: (each.space, each.seat)):
        city = _city(attack.space, cities)
        if attack.space not in spaces and city is not None:
            heading = say(
                "invasion-why-place", space=attack.space, city=city.name, type=TYPES[city.type]
            )
            lines.append(voice(heading))
        spaces.add(attack.space)
        first, *ships = group_lines(attack, city, voice)
        lines += [f"- {first}", *ships]
    return lines


def _city(space: int, cities: Cities) -> AnyCity | None:
    return cities[space - 1] if space <= len(cities) else None


PLANS_REVEALED = partial(
    InvasionRow, told=plans_revealed, brief=stayed_home, why=why_plans_revealed
)
SHIPS_TRANSFERRED = partial(
    InvasionRow,
    told=ships_transferred,
    brief=ships_moved,
    short=moves_in_short,
    why=why_ships_transferred,
)
