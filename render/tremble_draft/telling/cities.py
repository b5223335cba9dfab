"""What happens over cities: each kind of event with all that it says."""

from collections.abc import Iterator, Mapping, Sequence

from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.battles.events import Event
from engine.invasion.cards.terms import REGIONS, TYPES
from engine.tremble_draft.table import events as ev
from render.house.voice import Voice
from render.invasion.telling import battles, rows
from render.invasion.telling.formulas import gained
from render.invasion.telling.moves import PLANS_REVEALED, SHIPS_TRANSFERRED
from render.invasion.telling.rows import InvasionRow, own
from render.story.rows import silent


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


def why_city_laid(event: ev.CityLaid, voice: Voice) -> list[str]:
    """Explain where cities come from."""
    key = "tremble-draft-why-city-star" if event.city.star else "tremble-draft-why-city"
    return [voice(say(key, city=event.city.name))]


def loot_chosen(event: ev.LootChosen, voice: Voice) -> list[Text]:
    """Tell who raids, or who stays to search, and how long."""
    captain = voice.captain(event.seat)
    if not event.ships:
        return [say("invasion-tell-raid", captain=captain)]
    ships = voice.cards(ship.name for ship in event.ships)
    return [say("tremble-draft-tell-search", captain=captain, ships=ships, count=event.counter)]


def searches_in_short(events: Sequence[ev.LootChosen], voice: Voice) -> Iterator[Text]:
    """Tell who stays to search, and how long; of a raid tells what it brought."""
    for event in events:
        if event.ships:
            by, turns = voice.captain(event.seat), event.counter
            yield say("tremble-draft-brief-search", captain=by, count=turns)


def raid_is_told(event: ev.LootChosen, others: Sequence[Event]) -> bool:
    """Tell whether a raid was chosen, and others tell what it brought."""
    return not event.ships and any(isinstance(each, ev.CityTaken) for each in others)


def why_loot_chosen(event: ev.LootChosen, voice: Voice) -> list[str]:
    """Compare raid and search."""
    city = event.city
    worth = say("tremble-draft-why-loot", city=city.name, raid=city.raid, search=city.search)
    if not event.ships:
        return [voice(worth)]
    fast = any(ship.tempo for ship in event.ships)
    turns = say("tremble-draft-why-fast" if fast else "tremble-draft-why-slow")
    return [voice(worth), voice(turns)]


def search_began(event: ev.LootChosen) -> Text | None:
    """Say which city a captain stays to search."""
    return say("tremble-draft-recap-search", city=event.city.name) if event.ships else None


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


def city_taken_briefly(event: ev.CityTaken, voice: Voice) -> list[Text]:
    """Tell what a raid brought without what that makes; of a search tell all."""
    if not event.space:
        return city_taken(event, voice)
    captain = voice.captain(event.seat)
    return [say("invasion-brief-raided", captain=captain, humans=event.humans)]


def cities_taken_in_short(events: Sequence[ev.CityTaken], voice: Voice) -> Iterator[Text]:
    """Tell what raids and searches brought, without what that makes."""
    for event in events:
        by, humans, city = voice.captain(event.seat), event.humans, event.city.name
        if event.space:
            yield say("invasion-brief-raided", captain=by, humans=humans)
        else:
            yield say("tremble-draft-brief-found", captain=by, city=city, humans=humans)


def why_city_taken(event: ev.CityTaken, voice: Voice) -> list[str]:
    """Explain the humans gained."""
    city = event.city
    worth = say("invasion-why-raided", city=city.name, raid=city.raid)
    if event.ships:
        worth = say("tremble-draft-why-found", city=city.name, search=city.search)
    trophy = say("invasion-why-trophy", captain=voice.captain(event.seat))
    return [voice(worth), voice(gained(event, voice)), voice(trophy)]


def humans_taken(event: ev.CityTaken) -> Text:
    """Say which city a captain raided or searched."""
    key = "tremble-draft-recap-found" if event.ships else "invasion-recap-raided"
    return rows.city_taken(key, event)


def rules_of_city(event: ev.CityTaken) -> tuple[str, ...]:
    """Name the rule of a raid, or of what a search finds."""
    return ("TD-10.5",) if event.ships else ("TD-10.2",)


CITIES: Mapping[type[Event], InvasionRow] = {
    ev.CityLaid: InvasionRow(told=city_laid, brief=silent, why=why_city_laid, rules=("TD-5.1",)),
    ev.PlansRevealed: PLANS_REVEALED(rules=("TD-6.2", "TD-A1", "TD-A2")),
    ev.ShipsTransferred: SHIPS_TRANSFERRED(rules=("TD-8.1", "TD-8.4")),
    common.CitySpared: battles.CITY_SPARED(rules=("TD-9.2",)),
    common.Unopposed: battles.UNOPPOSED(rules=("TD-9.3",)),
    common.OrderRolled: battles.ORDER_ROLLED(rules=("TD-Q14",)),
    common.FightChosen: battles.FIGHT_CHOSEN(rules=("TD-9.4", "TD-9.5")),
    common.Walkover: battles.WALKOVER(rules=("TD-9.6",)),
    ev.ReserveJoined: InvasionRow(
        told="tremble-draft-tell-joined",
        why="tremble-draft-why-joined",
        rules=("TD-9.7", "TD-A4"),
    ),
    common.DiceRolled: battles.DICE_ROLLED(rules=("TD-9.8",)),
    common.BattleTied: battles.BATTLE_TIED(rules=("TD-9.9",)),
    common.BattleWon: battles.BATTLE_WON(rules=("TD-9.8",)),
    ev.ShipLost: InvasionRow(
        told="invasion-tell-loss",
        why="invasion-why-loss",
        rules=("TD-9.10",),
        lost=own(lambda event: say("invasion-loss-ship", ship=event.ship.name)),
    ),
    ev.LootChosen: InvasionRow(
        told=loot_chosen,
        short=searches_in_short,
        why=why_loot_chosen,
        rules=("TD-10.1", "TD-10.3"),
        came=own(search_began),
        repeats=raid_is_told,
        known=raid_is_told,
        rewards=True,
        outcome=True,
    ),
    ev.CityTaken: InvasionRow(
        told=city_taken,
        brief=city_taken_briefly,
        short=cities_taken_in_short,
        why=why_city_taken,
        rules=rules_of_city,
        came=own(humans_taken),
        outcome=True,
        moment=lambda event: (
            "tremble-draft-moment-found" if event.ships else "invasion-moment-raided"
        ),
    ),
}
