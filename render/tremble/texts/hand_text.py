"""A captain's hand as text: every fact that the private picture shows."""

from collections import Counter
from enum import IntEnum

from engine.core.words import Text, say
from engine.tremble.cards.cards import Card, Compensation, Ship, Station
from engine.tremble.cards.terms import compensation_effect, ship_abilities, station_effect
from engine.tremble.table.view import OwnView, PublicView, StationView
from render.house.captains import marked_name
from render.invasion.facts.facts import open_spaces
from render.invasion.parts.bonuses import ability_text
from render.invasion.texts.hand_text import price_text, ship_card
from render.tremble.parts.bonuses import abilities
from render.tremble.parts.facts import still_fresh
from render.tremble.parts.terms import task_stand
from render.words import Words

LIMIT = 860  # leaves room for a heading and the board in one message


class HandDetail(IntEnum):
    """How much is told where there is little room."""

    NAMES = 0
    EFFECTS = 1
    ALL = 2


def hand_text(public: PublicView, own: OwnView, names: tuple[str, ...], words: Words) -> str:
    """Tell in Markdown what a captain holds; shortened where a hand is very full."""
    text = ""
    for detail in sorted(HandDetail, reverse=True):
        text = _text(public, own, marked_name(names, own.seat, words), words, detail)
        if len(text) <= LIMIT:
            break
    return text


def _text(public: PublicView, own: OwnView, name: str, words: Words, detail: HandDetail) -> str:
    captain, effects = public.captains[own.seat], detail >= HandDetail.EFFECTS
    told = [say("invasion-hand-heading", captain=name, humans=captain.humans, fuel=public.fuel)]
    told += [
        say(
            "invasion-hand-ship",
            ship=ship_card(ship, words, _abilities(ship, public, own, words, detail)),
        )
        for ship in own.ships
    ]
    told += [] if own.ships else [say("invasion-hand-no-ships")]
    told += [_offer(card, public, own, words, detail) for card in own.offer]
    if own.basket is not None:
        bought = words.listed(card.name for card in own.offer if card.id in own.basket.buy)
        told.append(_waiting(bought))
    for view in captain.stations:
        told.append(_station(view))
    ready, fresh = parted(own, still_fresh(public, captain))
    told += [_card(card, count, effects=effects) for card, count in grouped(ready)]
    if fresh:
        told.append(say("tremble-hand-fresh"))
    told += [_card(card, count, effects=effects) for card, count in grouped(fresh)]
    if public.tasks and detail is HandDetail.ALL:
        told.append(_tasks(public, own, words))
    return "\n".join(words(line) for line in told)


def _abilities(
    ship: Ship, public: PublicView, own: OwnView, words: Words, detail: HandDetail
) -> list[str]:
    """List abilities; where there is room, with what their bonuses are worth now."""
    if detail < HandDetail.ALL:
        return [words(ability) for ability in ship_abilities(ship)]
    found = abilities(ship, own.ships, open_spaces(public))
    return [ability_text(ability, words) for ability in found]


def _tasks(public: PublicView, own: OwnView, words: Words) -> Text:
    standings = words.series(words(task_stand(each, own.seat)) for each in public.tasks)
    return say("tremble-hand-tasks", tasks=standings)


def parted(own: OwnView, fresh: int) -> tuple[tuple[Compensation, ...], tuple[Compensation, ...]]:
    """Part the cards that may be used from those drawn in this turn (RL-7)."""
    ready = len(own.compensations) - fresh
    return own.compensations[:ready], own.compensations[ready:]


def grouped(cards: tuple[Compensation, ...]) -> list[tuple[Compensation, int]]:
    """Count cards that are alike, in the order in which they came."""
    counts = Counter(card.series for card in cards)
    firsts = {card.series: card for card in reversed(cards)}
    return [(firsts[series], count) for series, count in counts.items()]


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


def _offer(card: Card, public: PublicView, own: OwnView, words: Words, detail: HandDetail) -> Text:
    price: int | Text = card.price
    if own.basket is None and detail is HandDetail.ALL:
        price = price_text(card.price, public.captains[own.seat].humans)
    if isinstance(card, Station):
        effect = station_effect(card.effect)
        return say("tremble-hand-offer-station", station=card.name, price=price, effect=effect)
    told = ship_card(card, words, _abilities(card, public, own, words, detail))
    return say("invasion-hand-offer-ship", ship=told, price=price)
