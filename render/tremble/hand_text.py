"""A captain's hand as text: every fact that the private picture shows."""

from collections import Counter

from engine.core.words import Text, say
from engine.tremble.cards import Card, Compensation, Ship, Station
from engine.tremble.terms import CLASSES, compensation_effect, ship_abilities, station_effect
from engine.tremble.view import OwnView, PublicView, StationView
from render.tremble.captains import marked_name
from render.words import Words

LIMIT = 950  # leaves room for a heading and the board in one message


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
    if own.basket is not None:
        bought = words.listed(card.name for card in own.offer if card.id in own.basket.buy)
        told.append(_waiting(bought))
    for view in captain.stations:
        told.append(_station(view))
    ready, fresh = parted(own, captain.fresh)
    told += [_card(card, count, effects=effects) for card, count in grouped(ready)]
    if fresh:
        told.append(say("tremble-hand-fresh"))
    told += [_card(card, count, effects=effects) for card, count in grouped(fresh)]
    return "\n".join(words(line) for line in told)


def parted(own: OwnView, fresh: int) -> tuple[tuple[Compensation, ...], tuple[Compensation, ...]]:
    """Part the cards that may be used from those drawn in this turn (RL-7)."""
    ready = len(own.compensations) - fresh
    return own.compensations[:ready], own.compensations[ready:]


def grouped(cards: tuple[Compensation, ...]) -> list[tuple[Compensation, int]]:
    """Count cards that are alike, in the order in which they came."""
    counts = Counter(card.series for card in cards)
    firsts = {card.series: card for card in reversed(cards)}
    return [(firsts[series], count) for series, count in counts.items()]


def ship_card(ship: Ship, words: Words) -> Text:
    """Tell everything printed on a ship but its price."""
    kind = CLASSES[ship.ship_class]
    abilities = words.clauses(words(ability) for ability in ship_abilities(ship))
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


def _waiting(bought: str) -> Text:
    """Say what is bought once the others have drawn again (RL-1)."""
    if bought:
        return say("tremble-hand-chosen", cards=bought)
    return say("tremble-hand-chosen-none")


def _station(view: StationView) -> Text:
    effect = station_effect(view.station.effect)
    if view.used:
        return say("tremble-hand-station-used", station=view.station.name, effect=effect)
    return say("tremble-hand-station", station=view.station.name, effect=effect)


def _card(card: Compensation, count: int, *, effects: bool) -> Text:
    if not effects:
        return say("tremble-hand-compensation-short", card=card.name, count=count)
    effect = compensation_effect(card.effect)
    return say("tremble-hand-compensation", card=card.name, count=count, effect=effect)


def _offer(card: Card, words: Words) -> Text:
    if isinstance(card, Station):
        effect = station_effect(card.effect)
        return say("tremble-hand-offer-station", station=card.name, price=card.price, effect=effect)
    return say("tremble-hand-offer-ship", ship=ship_card(card, words), price=card.price)
