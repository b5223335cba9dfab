"""Pictures in words for those who do not see them, where every edition tells alike."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Text, Value, say
from engine.invasion.cards.cards import AnyShip
from render.house.captains import letter, short_name
from render.house.medals import medals_alt
from render.invasion.facts.facts import attacks_at, battle_at, winners
from render.invasion.facts.views import HasCaptains, HasSpaces
from render.renderers import Medal
from render.words import Words


def captain_alt(
    key: str, captain: Any, names: tuple[str, ...], words: Words, **more: Value
) -> Text:
    """Say what everybody knows of a captain."""
    return say(
        key,
        letter=letter(captain.seat),
        captain=short_name(names, captain.seat, words),
        humans=captain.humans,
        ships=captain.ships,
        trophies=len(captain.trophies),
        **more,
    )


def podium_alt(
    view: HasCaptains[Any],
    course: Sequence[tuple[int, ...]],
    place: Callable[[Any, dict[str, Value]], Text],
    medals: Sequence[Medal],
    names: tuple[str, ...],
    words: Words,
) -> list[str]:
    """Say who won, everybody's place, what stood out, and how the humans came and went.

    An edition says by `place` what else counts of a captain.
    """
    best = sorted(winners(view))
    won = words.listed(short_name(names, seat, words) for seat in best)
    told = [say("invasion-alt-podium", count=len(best), winners=won)]
    for rank, captain in view.places:
        who, trophies = short_name(names, captain.seat, words), len(captain.trophies)
        about = {"rank": rank, "captain": who, "humans": captain.humans, "trophies": trophies}
        told.append(place(captain, about))
    curves = []
    for seat, humans in enumerate(course):
        past = words.clauses(words.number(value) for value in humans)
        curves.append(say("invasion-alt-curve", captain=letter(seat), humans=past))
    shone = medals_alt(medals, names, words)
    return [*map(words, told), *shone, *map(words, curves)]


def fate_alt(view: HasSpaces[Any, Any, Any], number: int, words: Words) -> Text | None:
    """Say who attacks a city, and who has won it; None where nobody came."""
    battle, city = battle_at(view, number), view.spaces[number - 1].city
    attackers = [letter(attack.seat) for attack in attacks_at(view, number)]
    if battle is not None and battle.winner is not None:
        return say(
            "invasion-alt-space-won",
            number=number,
            city=city.name,
            captains=words.listed(attackers),
            winner=letter(battle.winner),
        )
    if not attackers:
        return None
    return say(
        "invasion-alt-space-attacked",
        number=number,
        city=city.name,
        captains=words.listed(attackers),
        count=len(attackers),
    )


def hand_texts(
    humans: int, fuel: int, ships: Sequence[AnyShip], offer: Sequence[Any]
) -> list[Text]:
    """Say what a hand holds, and what is for sale."""
    return [
        say("invasion-alt-hand", humans=humans, fuel=fuel),
        *(
            say("invasion-alt-ship", ship=ship.name, attack=ship.attack, fuel=ship.fuel)
            for ship in ships
        ),
        *(say("invasion-alt-offer", card=card.name, price=card.price) for card in offer),
    ]
