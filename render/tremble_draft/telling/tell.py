"""The game master's narration: events in lines of Markdown, grouped by city."""

from collections.abc import Sequence

from engine.core.words import Text, say
from engine.invasion.cards.terms import REGIONS, TYPES
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.cards.terms import task_text
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.events import DraftEvent
from render.house.voice import Voice
from render.invasion.facts.sums import formula
from render.invasion.telling.tell_battles import BATTLES
from render.invasion.telling.tell_moves import plans_revealed, ships_transferred
from render.invasion.telling.tell_turns import game_ended, offered
from render.invasion.telling.telling import Tellers, plain_tellers, told
from render.tremble_draft.telling.plain import ARGUMENTS, TOLD
from render.words import Words


def tasks_dealt(event: ev.TasksDealt, voice: Voice) -> list[Text]:
    """Tell a captain which tasks were dealt."""
    return [say("tremble-draft-tell-dealt", tasks=_tasks(event, voice))] if event.tasks else []


def tasks_kept(event: ev.TasksKept, voice: Voice) -> list[Text]:
    """Tell a captain which tasks they keep."""
    return [say("tremble-draft-tell-kept", tasks=_tasks(event, voice))] if event.tasks else []


def turn_began(event: ev.TurnBegan, voice: Voice) -> list[Text]:
    """Tell how much fuel everybody has."""
    tanks = [
        voice(say("tremble-draft-tell-tank", captain=voice.captain(seat), fuel=fuel))
        for seat, fuel in enumerate(event.fuel)
    ]
    return [say("tremble-draft-tell-turn", turn=event.turn, tanks=voice.cards(tanks))]


def shopped(event: ev.Shopped, voice: Voice) -> list[Text]:
    """Tell what a captain paid, left and gave up; which ship it is knows its captain alone."""
    captain = voice.captain(event.seat)
    refused = voice.cards(card.name for card in event.refused)
    told = [_purchase(event, captain, refused)]
    if event.bought:
        told.append(say("invasion-tell-bought-ships", cards=event.bought.name))
    if event.paid and refused:
        told.append(say("invasion-tell-refused", captain=captain, cards=refused))
    if event.discarded:
        cards = voice.cards(card.name for card in event.discarded)
        told.append(say("invasion-tell-discarded", captain=captain, cards=cards))
    return told


def city_laid(event: ev.CityLaid, _voice: Voice) -> list[Text]:
    """Tell what a new city is worth."""
    city = event.city
    return [
        say(
            "tremble-draft-tell-city",
            type=TYPES[city.type],
            region=REGIONS[city.region],
            raid=city.raid,
            search=city.search,
        )
    ]


def army_turned(event: ev.ArmyTurned, voice: Voice) -> list[Text]:
    """Tell which army was turned up, and who meets it."""
    army, attack = event.army.name, event.army.attack
    if not event.seats:
        return [say("tremble-draft-tell-army-alone", army=army, attack=attack)]
    captains, count = voice.captains(event.seats), len(event.seats)
    return [
        say("tremble-draft-tell-army", army=army, attack=attack, captains=captains, count=count)
    ]


def army_fought(event: ev.ArmyFought, voice: Voice) -> list[Text]:
    """Tell the fight of a search against an army."""
    key = "tremble-draft-tell-army-won" if event.won else "tremble-draft-tell-army-lost"
    return [
        say(
            key,
            captain=voice.captain(event.seat),
            city=event.city.name,
            army=event.army.attack,
            parts=formula(event.total, 0, event.roll),
            total=event.total + sum(event.roll),
        )
    ]


def loot_chosen(event: ev.LootChosen, voice: Voice) -> list[Text]:
    """Tell who raids, or who stays to search, and how long."""
    captain = voice.captain(event.seat)
    if not event.ships:
        return [say("invasion-tell-raid", captain=captain)]
    ships = voice.cards(ship.name for ship in event.ships)
    return [say("tremble-draft-tell-search", captain=captain, ships=ships, count=event.counter)]


def city_taken(event: ev.CityTaken, voice: Voice) -> list[Text]:
    """Tell what a raid or a search brought."""
    captain, humans, total = voice.captain(event.seat), event.humans, event.total
    if not event.ships:
        return [say("invasion-tell-raided", captain=captain, humans=humans, total=total)]
    return [
        say(
            "tremble-draft-tell-found",
            captain=captain,
            city=event.city.name,
            humans=humans,
            total=total,
            ships=voice.cards(ship.name for ship in event.ships),
        )
    ]


def tasks_scored(event: ev.TasksScored, voice: Voice) -> list[Text]:
    """Show the tasks of a captain, and what they bring."""
    captain = voice.captain(event.seat)
    told = [
        say(
            "tremble-draft-tell-met" if each.met else "tremble-draft-tell-missed",
            captain=captain,
            task=task_text(each.task),
            humans=each.task.bonus if each.met else each.task.penalty,
        )
        for each in event.results
    ]
    if len(told) > 1:
        told.append(say("tremble-draft-tell-scored", captain=captain, total=event.total))
    return told


def _purchase(event: ev.Shopped, captain: str, refused: str) -> Text:
    if event.paid:
        return say("tremble-draft-tell-bought", captain=captain, paid=event.paid)
    if refused:
        return say("invasion-tell-left-all", captain=captain, cards=refused)
    return say("invasion-tell-bought-nothing", captain=captain)


def _tasks(event: ev.TasksDealt | ev.TasksKept, voice: Voice) -> str:
    return voice.words.clauses(voice(task_text(task)) for task in event.tasks)


TELLERS: Tellers = {
    **plain_tellers(TOLD, ARGUMENTS),
    **BATTLES,
    ev.TasksDealt: tasks_dealt,
    ev.TasksKept: tasks_kept,
    ev.TurnBegan: turn_began,
    ev.Offered: offered,
    ev.Shopped: shopped,
    ev.CityLaid: city_laid,
    ev.ArmyTurned: army_turned,
    ev.ArmyFought: army_fought,
    ev.PlansRevealed: plans_revealed,
    ev.ShipsTransferred: ships_transferred,
    ev.LootChosen: loot_chosen,
    ev.CityTaken: city_taken,
    ev.TasksScored: tasks_scored,
    GameEnded: game_ended,
}


def tell(events: Sequence[DraftEvent], names: tuple[str, ...], words: Words) -> list[str]:
    """Tell what happened; what happened over one city stands together under its name."""
    return told(events, Voice(names, words), TELLERS, _worth_telling)


def _worth_telling(events: Sequence[DraftEvent]) -> Sequence[DraftEvent]:
    """Leave out that somebody chose to raid where what the raid brought is told too."""
    if not any(isinstance(event, ev.CityTaken) for event in events):
        return events
    return [event for event in events if not isinstance(event, ev.LootChosen) or event.ships]
