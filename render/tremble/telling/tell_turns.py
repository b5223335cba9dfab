"""Telling of turns, purchases and the end."""

from engine.core.words import Text, say
from engine.invasion.ending.ending import GameEnded
from engine.tremble.cards.cards import Card
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.telling.tell_turns import game_ended, offered
from render.invasion.telling.telling import Tellers
from render.tremble.parts.terms import task_name


def shopped(event: ev.Shopped, voice: Voice) -> list[Text]:
    """Tell what a captain paid for, gave back and took on credit."""
    captain = voice.captain(event.seat)
    told: list[Text] = []
    if event.credit:
        told.append(say("invasion-tell-credit", captain=captain))
    told.append(_purchase(event, captain, voice))
    if event.discounts:
        off = sum(card.effect.amount for card in event.discounts)
        cards = voice.aids(event.discounts)
        told.append(say("tremble-tell-discount", captain=captain, cards=cards, off=off))
    if event.bought:
        told.append(say("invasion-tell-bought-ships", cards=_cards(event.bought, voice)))
    if event.refused and (event.ships or event.stations):
        refused = _cards(event.refused, voice)
        told.append(say("invasion-tell-refused", captain=captain, cards=refused))
    if event.discarded:
        told.append(
            say("invasion-tell-discarded", captain=captain, cards=_cards(event.discarded, voice))
        )
    return told


def cities_laid(event: ev.CitiesLaid, voice: Voice) -> list[Text]:
    """Tell which cities are on the board."""
    cities = [
        say("invasion-place", space=space, city=city.name)
        for space, city in enumerate(event.cities, 1)
    ]
    return [say("tremble-tell-cities", cities=voice.cards(cities))]


def task_scored(event: ev.TaskScored, voice: Voice) -> list[Text]:
    """Tell who is rewarded for a task."""
    task = task_name(event.task)
    if not event.awards:
        return [say("tremble-tell-task-nobody", task=task)]
    awards = [
        voice(
            say(
                "tremble-tell-award",
                captain=voice.captain(award.seat),
                trophies=award.trophies,
                humans=award.humans,
            )
        )
        for award in event.awards
    ]
    return [say("tremble-tell-task", task=task, awards=voice.words.clauses(awards))]


def credits_paid(event: ev.CreditsPaid, voice: Voice) -> list[Text]:
    """Tell what a captain pays back."""
    captain = voice.captain(event.seat)
    return [
        say("tremble-tell-credits-paid", captain=captain, count=event.credits, humans=event.humans)
    ]


def _purchase(event: ev.Shopped, captain: str, voice: Voice) -> Text:
    if event.ships or event.stations:
        what = _bought(event, voice)
        return say("tremble-tell-bought", captain=captain, what=what, paid=event.paid)
    if event.refused:
        return say("invasion-tell-left-all", captain=captain, cards=_cards(event.refused, voice))
    return say("invasion-tell-bought-nothing", captain=captain)


def _bought(event: ev.Shopped, voice: Voice) -> Text | str:
    stations = voice.cards(station.name for station in event.stations)
    ships = say("tremble-tell-ships", count=event.ships)
    if not event.stations:
        return ships
    if not event.ships:
        return stations
    return say("list-last", rest=ships, last=stations)


def _cards(cards: tuple[Card, ...], voice: Voice) -> str:
    return voice.cards(card.name for card in cards)


TURNS: Tellers = {
    ev.Offered: offered,
    ev.Shopped: shopped,
    ev.CitiesLaid: cities_laid,
    ev.TaskScored: task_scored,
    ev.CreditsPaid: credits_paid,
    GameEnded: game_ended,
}
