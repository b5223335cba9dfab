"""A captain's hand as text: every fact that the private picture shows."""

from collections import Counter

from engine.core.words import Text, say
from engine.tremble.cards import Card, Compensation, Ship, Station
from engine.tremble.terms import CLASSES, compensation_effect, ship_abilities, station_effect
from engine.tremble.view import OwnView, PublicView
from render.tremble.captains import marked_name
from render.words import Words

LIMIT = 1400


def hand_text(public: PublicView, own: OwnView, names: tuple[str, ...], words: Words) -> str:
    """Tell in Markdown what a captain holds; shortened where a hand is very full."""
    captain = marked_name(names, own.seat, words)
    full = _text(public, own, captain, words, effects=True)
    return full if len(full) <= LIMIT else _text(public, own, captain, words, effects=False)


def _text(public: PublicView, own: OwnView, name: str, words: Words, *, effects: bool) -> str:
    captain = public.captains[own.seat]
    told = [say("tremble-hand-heading", captain=name, humans=captain.humans, fuel=public.fuel)]
    told += [say("tremble-hand-ship", ship=ship_card(ship, words)) for ship in own.ships]
    told += [] if own.ships else [say("tremble-hand-no-ships")]
    told += [_offer(card, words) for card in own.offer]
    for view in captain.stations:
        effect = station_effect(view.station.effect)
        told.append(say("tremble-hand-station", station=view.station.name, effect=effect))
    for card, count in grouped(own.compensations):
        effect = compensation_effect(card.effect)
        key = say("tremble-hand-compensation", card=card.name, count=count, effect=effect)
        short = say("tremble-hand-compensation-short", card=card.name, count=count)
        told.append(key if effects else short)
    return "\n".join(words(line) for line in told)


def grouped(cards: tuple[Compensation, ...]) -> list[tuple[Compensation, int]]:
    """Count cards that are alike, in the order in which they came."""
    counts = Counter(card.series for card in cards)
    firsts = {card.series: card for card in reversed(cards)}
    return [(firsts[series], count) for series, count in counts.items()]


def ship_card(ship: Ship, words: Words) -> Text:
    """Tell everything printed on a ship but its price."""
    kind = CLASSES[ship.ship_class]
    abilities = "; ".join(words(ability) for ability in ship_abilities(ship))
    if not abilities:
        return say("tremble-ship", ship=ship.name, kind=kind, attack=ship.attack, fuel=ship.fuel)
    return say(
        "tremble-ship-able",
        ship=ship.name,
        kind=kind,
        attack=ship.attack,
        fuel=ship.fuel,
        abilities=abilities,
    )


def _offer(card: Card, words: Words) -> Text:
    if isinstance(card, Station):
        effect = station_effect(card.effect)
        return say("tremble-hand-offer-station", station=card.name, price=card.price, effect=effect)
    return say("tremble-hand-offer-ship", ship=ship_card(card, words), price=card.price)
