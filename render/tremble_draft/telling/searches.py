"""What becomes of searches: each kind of event with all that it says."""

from collections.abc import Mapping

from engine.core.words import Text, say
from engine.invasion.battles.events import Event
from engine.tremble_draft.table import events as ev
from render.house.voice import Voice
from render.invasion.facts.sums import formula
from render.invasion.telling.formulas import army_lines
from render.invasion.telling.rows import InvasionRow, own
from render.story.rows import silent


def army_turned(event: ev.ArmyTurned, voice: Voice) -> list[Text]:
    """Tell which army was turned up, and who meets it."""
    army, attack = event.army.name, event.army.attack
    if not event.seats:
        return [say("tremble-draft-tell-army-alone", army=army, attack=attack)]
    return army_met(event, voice)


def army_met(event: ev.ArmyTurned, voice: Voice) -> list[Text]:
    """Tell which army somebody meets."""
    if not event.seats:
        return []
    return [
        say(
            "tremble-draft-tell-army",
            army=event.army.name,
            attack=event.army.attack,
            captains=voice.captains(event.seats),
            count=len(event.seats),
        )
    ]


def why_army_turned(event: ev.ArmyTurned, voice: Voice) -> list[str]:
    """Explain whom an army meets."""
    key = "tremble-draft-why-army" if event.seats else "tremble-draft-why-army-alone"
    return [voice(say(key, army=event.army.name))]


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


def search_broken(event: ev.SearchBroken) -> Text:
    """Say which city and which ship a captain lost to an army."""
    city, army, ship = event.city.name, event.army.name, event.ship.name
    return say("tremble-draft-loss-search", city=city, army=army, ship=ship)


SEARCHES: Mapping[type[Event], InvasionRow] = {
    ev.ArmyTurned: InvasionRow(
        told=army_turned, brief=army_met, why=why_army_turned, rules=("TD-5.2", "TD-5.3")
    ),
    ev.SearchLeft: InvasionRow(
        told="tremble-draft-tell-left",
        why="tremble-draft-why-left",
        rules=("TD-11.2",),
        came=own(lambda event: say("tremble-draft-recap-left", city=event.city.name)),
    ),
    ev.ArmyFought: InvasionRow(
        told=army_fought,
        why=lambda event, voice: army_lines(event, 0, voice),
        rules=("TD-11.3",),
    ),
    ev.SearchBroken: InvasionRow(
        told="tremble-draft-tell-broken",
        why="tremble-draft-why-broken",
        rules=("TD-11.5",),
        lost=own(search_broken),
    ),
    ev.SearchCounted: InvasionRow(
        told="tremble-draft-tell-counted",
        brief=silent,
        why="tremble-draft-why-counted",
        rules=("TD-10.4",),
    ),
    ev.SearchUnfinished: InvasionRow(
        told="tremble-draft-tell-unfinished",
        why="tremble-draft-why-unfinished",
        rules=("TD-14.2",),
        lost=own(lambda event: say("tremble-draft-loss-unfinished", city=event.city.name)),
    ),
}
