"""The discards as text: what lies open beside the board, and armies still unseen (TD-Q36)."""

from engine.core.words import say
from engine.tremble_draft.cards.cards import Army
from engine.tremble_draft.table.view import PublicView
from render.invasion.texts.discards_text import alike, city_name, pile, ship_name
from render.words import Words


def discards_text(view: PublicView, words: Words) -> str:
    """Tell in Markdown what lies on each discard pile, with how many cards its deck has left."""
    piles, lying = view.piles, view.discards
    unseen = alike((_army(army, words) for army in lying.unseen_armies), words)
    return "\n".join(
        [
            words(say("tremble-draft-discards-cities", left=piles.cities)),
            pile((city_name(city, words) for city in lying.cities), words),
            words(say("tremble-draft-discards-armies")),
            pile((_army(army, words) for army in lying.armies), words),
            words(
                say(
                    "tremble-draft-discards-unseen",
                    count=len(lying.unseen_armies),
                    armies=unseen,
                )
            ),
            words(say("tremble-draft-discards-ships", left=piles.ships)),
            pile((ship_name(ship, words) for ship in lying.ships), words),
        ]
    )


def _army(army: Army, words: Words) -> str:
    return words(say("tremble-draft-discards-army", army=army.name, attack=army.attack))
