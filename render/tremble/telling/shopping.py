"""What captains buy, leave and scrap: each kind of event with all that it says."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.core.words import Text, say
from engine.invasion.battles.events import Event
from engine.tremble.cards.cards import Card
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.telling.formulas import itemised
from render.invasion.telling.rows import InvasionRow
from render.invasion.telling.turns import OFFERED, idle
from render.tremble.parts.terms import amounts_of


def shopped(event: ev.Shopped, voice: Voice) -> list[Text]:
    """Tell what a captain paid for, gave back and took on credit."""
    captain = voice.captain(event.seat)
    lines: list[Text] = []
    if event.credit:
        lines.append(say("invasion-tell-credit", captain=captain))
    lines.append(_purchase(event, captain, voice))
    if event.discounts:
        cards = voice.aids(event.discounts)
        lines.append(say("tremble-tell-discount", captain=captain, cards=cards, off=_off(event)))
    if event.bought:
        lines.append(say("invasion-tell-bought-ships", cards=_cards(event.bought, voice)))
    if event.refused and (event.ships or event.stations):
        refused = _cards(event.refused, voice)
        lines.append(say("invasion-tell-refused", captain=captain, cards=refused))
    if event.discarded:
        scrapped = _cards(event.discarded, voice)
        lines.append(say("invasion-tell-discarded", captain=captain, cards=scrapped))
    return lines


def purchases(events: Sequence[ev.Shopped], voice: Voice) -> Iterator[Text]:
    """Tell who paid for what, then who bought nothing; the discards show what was left."""
    nothing = [
        event.seat
        for event in events
        if not (event.ships or event.stations or event.credit or event.discarded)
    ]
    for event in events:
        if event.seat not in nothing:
            yield from shopped(replace(event, refused=()), voice)
    yield from idle(nothing, voice)


def purchases_in_short(events: Sequence[ev.Shopped], voice: Voice) -> Iterator[Text]:
    """Tell who has what for how much; who is not named bought nothing, unless nobody did."""
    buying = [each for each in events if each.ships or each.stations]
    for text in purchases(events, voice):
        if text.key == "tremble-tell-bought":
            yield say("tremble-brief-bought", **dict(text.args))
        elif text.key != "invasion-brief-idle" or not buying:
            yield text


def why_shopped(event: ev.Shopped, voice: Voice) -> list[str]:
    """Explain what was paid, and what that leaves."""
    captain = voice.captain(event.seat)
    lines = [voice(say("tremble-why-credit"))] if event.credit else []
    if event.ships or event.stations:
        lines += [*_prices(event, voice), *_discounts(event, voice)]
    else:
        lines.append(voice(say("invasion-why-bought-nothing", captain=captain)))
    if event.paid or event.credit:
        lines.append(voice(_balance(event, captain)))
    if event.refused:
        lines.append(voice(say("invasion-why-refused", cards=_cards(event.refused, voice))))
    if event.discarded:
        lines.append(voice(say("tremble-why-scrapped", cards=_cards(event.discarded, voice))))
    return lines


def _purchase(event: ev.Shopped, captain: str, voice: Voice) -> Text:
    if event.ships or event.stations:
        what = _bought(event, voice)
        return say("tremble-tell-bought", captain=captain, what=what, paid=event.paid)
    if event.refused:
        return say("invasion-tell-left-all", captain=captain, cards=_cards(event.refused, voice))
    return say("invasion-tell-bought-nothing", captain=captain)


def _bought(event: ev.Shopped, voice: Voice) -> Text | str:
    stations = _cards(event.stations, voice)
    ships = say("tremble-tell-ships", count=event.ships)
    if not event.stations:
        return ships
    if not event.ships:
        return stations
    return say("list-last", rest=ships, last=stations)


def _prices(event: ev.Shopped, voice: Voice) -> list[str]:
    """Add up prices: all for the buyer, of the stations and together for the others."""
    if event.bought or not event.ships:
        prices = _priced((*event.bought, *event.stations), voice)
        return [voice(say("invasion-why-prices", prices=prices))]
    lines = []
    if event.stations:
        lines.append(voice(say("invasion-why-prices", prices=_priced(event.stations, voice))))
    if event.paid:
        stations = sum(station.price for station in event.stations)
        price = event.paid + _off(event) - stations
        lines.append(voice(say("tremble-why-bought-worth", count=event.ships, price=price)))
    else:
        lines.append(voice(say("tremble-why-bought-secret", count=event.ships)))
    return lines


def _priced(cards: Iterable[Card], voice: Voice) -> str:
    return itemised(((card.name, card.price) for card in cards), voice)


def _discounts(event: ev.Shopped, voice: Voice) -> list[str]:
    if not event.discounts:
        return []
    off = _off(event)
    lines = [
        voice(say("tremble-why-discounts", prices=itemised(amounts_of(event.discounts), voice)))
    ]
    if not event.paid:
        return [*lines, voice(say("tremble-why-discounted-all"))]
    due = say("tremble-why-discounted", price=event.paid + off, off=off, paid=event.paid)
    return [*lines, voice(due)]


def _off(event: ev.Shopped) -> int:
    return sum(card.effect.amount for card in event.discounts)


def _balance(event: ev.Shopped, captain: str) -> Text:
    if not event.credit:
        return say(
            "invasion-why-humans-less",
            captain=captain,
            before=event.before,
            paid=event.paid,
            humans=event.humans,
        )
    return say(
        "tremble-why-humans-credit",
        captain=captain,
        before=event.before,
        credit=event.humans + event.paid - event.before,
        paid=event.paid,
        humans=event.humans,
    )


def _cards(cards: Iterable[Card], voice: Voice) -> str:
    return voice.cards(card.name for card in cards)


def rules_of_purchase(event: ev.Shopped) -> tuple[str, ...]:
    """Name the rule of purchases, and that of credits where one was taken."""
    return ("B-4", "B-5") if event.credit else ("B-4",)


SHOPPING: Mapping[type[Event], InvasionRow] = {
    ev.Offered: OFFERED(rules=("B-1",)),
    ev.GivenBack: InvasionRow(
        told="tremble-tell-given-back", why="tremble-why-given-back", rules=("B-3", "RL-1")
    ),
    ev.Shopped: InvasionRow(
        told=shopped,
        together=purchases,
        short=purchases_in_short,
        why=why_shopped,
        rules=rules_of_purchase,
    ),
}
