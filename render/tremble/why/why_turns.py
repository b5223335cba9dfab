"""Why turns, purchases and the end came out as they did."""

from collections.abc import Iterable, Sequence

from engine.core.words import Text, say
from engine.invasion.ending.ending import GameEnded
from engine.tremble.cards.cards import Card
from engine.tremble.table import events as ev
from render.house.explaining import Explainers
from render.house.voice import Voice
from render.invasion.why.why_sums import itemised
from render.invasion.why.why_turns import game_ended, offered
from render.tremble.parts.terms import amounts_of, task_name


def shopped(event: ev.Shopped, voice: Voice) -> list[str]:
    """Explain what was paid, and what that leaves."""
    captain = voice.captain(event.seat)
    told = [voice(say("tremble-why-credit"))] if event.credit else []
    if event.ships or event.stations:
        told += [*_prices(event, voice), *_discounts(event, voice)]
    else:
        told.append(voice(say("invasion-why-bought-nothing", captain=captain)))
    if event.paid or event.credit:
        told.append(voice(_balance(event, captain)))
    if event.refused:
        refused = voice.cards(card.name for card in event.refused)
        told.append(voice(say("invasion-why-refused", cards=refused)))
    if event.discarded:
        scrapped = voice.cards(card.name for card in event.discarded)
        told.append(voice(say("tremble-why-scrapped", cards=scrapped)))
    return told


def cities_laid(event: ev.CitiesLaid, voice: Voice) -> list[str]:
    """Explain how many cities there are."""
    return [voice(say("tremble-why-cities", count=len(event.cities)))]


def task_scored(event: ev.TaskScored, voice: Voice) -> list[str]:
    """Explain who has how many trophies for a task, and how rewards are shared."""
    told = [_counts(event, voice)] if event.counts else []
    first = [award for award in event.awards if award.rank == 1]
    second = [award for award in event.awards if award.rank != 1]
    if not first:
        return [*told, voice(say("tremble-why-nobody-scores"))]
    told.append(voice(_first(first, voice)))
    if second:
        told.append(voice(_second(second, voice)))
    elif len(first) > 1:
        told.append(voice(say("tremble-why-no-second-tied")))
    else:
        told.append(voice(say("tremble-why-no-second")))
    if _rounded(first) or _rounded(second):
        told.append(voice(say("tremble-why-rounded")))
    return told


def credits_paid(event: ev.CreditsPaid, voice: Voice) -> list[str]:
    """Explain what credits cost."""
    told = say(
        "tremble-why-credits",
        captain=voice.captain(event.seat),
        count=event.credits,
        each=event.humans // event.credits,
        humans=event.humans,
    )
    return [voice(told), voice(say("tremble-why-credits-debt"))]


def _prices(event: ev.Shopped, voice: Voice) -> list[str]:
    """Add up prices: all for the buyer, of the stations and together for the others."""
    if event.bought or not event.ships:
        prices = _priced((*event.bought, *event.stations), voice)
        return [voice(say("invasion-why-prices", prices=prices))]
    told = []
    if event.stations:
        told.append(voice(say("invasion-why-prices", prices=_priced(event.stations, voice))))
    if event.paid:
        stations = sum(station.price for station in event.stations)
        price = event.paid + _off(event) - stations
        told.append(voice(say("tremble-why-bought-worth", count=event.ships, price=price)))
    else:
        told.append(voice(say("tremble-why-bought-secret", count=event.ships)))
    return told


def _priced(cards: Iterable[Card], voice: Voice) -> str:
    return itemised(((card.name, card.price) for card in cards), voice)


def _discounts(event: ev.Shopped, voice: Voice) -> list[str]:
    if not event.discounts:
        return []
    off = _off(event)
    told = [
        voice(say("tremble-why-discounts", prices=itemised(amounts_of(event.discounts), voice)))
    ]
    if not event.paid:
        return [*told, voice(say("tremble-why-discounted-all"))]
    due = say("tremble-why-discounted", price=event.paid + off, off=off, paid=event.paid)
    return [*told, voice(due)]


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


def _counts(event: ev.TaskScored, voice: Voice) -> str:
    counts = [
        voice(say("invasion-why-part", name=voice.captain(seat), amount=count))
        for seat, count in enumerate(event.counts)
    ]
    task, listed = task_name(event.task), voice.cards(counts)
    return voice(say("tremble-why-counts", task=task, counts=listed))


def _first(awards: Sequence[ev.Award], voice: Voice) -> Text:
    if len(awards) == 1:
        captain = voice.captain(awards[0].seat)
        return say("tremble-why-first", captain=captain, humans=awards[0].humans)
    return say(
        "tremble-why-first-shared",
        captains=voice.captains(award.seat for award in awards),
        pot=awards[0].shared,
        count=len(awards),
        humans=awards[0].humans,
    )


def _second(awards: Sequence[ev.Award], voice: Voice) -> Text:
    if len(awards) == 1:
        captain = voice.captain(awards[0].seat)
        return say("tremble-why-second", captain=captain, humans=awards[0].humans)
    return say(
        "tremble-why-second-shared",
        captains=voice.captains(award.seat for award in awards),
        pot=awards[0].shared,
        count=len(awards),
        humans=awards[0].humans,
    )


def _rounded(awards: Sequence[ev.Award]) -> bool:
    return bool(awards) and awards[0].humans * len(awards) != awards[0].shared


TURNS: Explainers = {
    ev.Offered: offered,
    ev.Shopped: shopped,
    ev.CitiesLaid: cities_laid,
    ev.TaskScored: task_scored,
    ev.CreditsPaid: credits_paid,
    GameEnded: game_ended,
}
