"""Pictures in words for those who do not see them, where every edition tells alike."""

from collections.abc import Sequence
from typing import Any

from engine.core.words import Text, say
from engine.invasion.cards import AnyShip
from render.house.captains import letter
from render.invasion.facts import attacks_at, battle_at
from render.invasion.views import HasSpaces
from render.words import Words


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
