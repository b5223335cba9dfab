"""The discards as text: what lies open beside the board, and armies still unseen (RL-29)."""

from engine.core.words import say
from engine.tremble.cards.cards import Army, Card, Ship
from engine.tremble.table.view import PublicView
from render.invasion.texts.discards_text import alike, city_name, pile, ship_name
from render.words import Words


def discards_text(view: PublicView, words: Words) -> str:
    """Tell in Markdown what lies on each discard pile, with how many cards its deck has left."""
    piles, lying = view.piles, view.discards
    unseen = lying.unseen_armies
    told = [
        words(say("tremble-discards-armies", left=piles.armies)),
        pile((_army(army, words) for army in lying.armies), words),
        words(
            say(
                "tremble-discards-unseen",
                count=len(unseen),
                armies=alike((_army(army, words) for army in unseen), words),
            )
        ),
        words(say("tremble-discards-ships", left=piles.ships)),
        pile((_card(card, words) for card in lying.squad_cards), words),
    ]
    if lying.out_of_play:
        told.append(words(say("tremble-discards-out-of-play")))
        told.append(pile((_card(card, words) for card in lying.out_of_play), words))
    told.append(words(say("tremble-discards-compensations", left=piles.compensations)))
    told.append(pile((words(card.name) for card in lying.compensations), words))
    told.append(words(say("tremble-discards-cities", left=piles.cities)))
    told.append(pile((city_name(city, words) for city in lying.cities), words))
    return "\n".join(told)


def _army(army: Army, words: Words) -> str:
    if army.attack is None:
        return words(say("tremble-blank"))
    return words(say("invasion-discards-army", attack=army.attack))


def _card(card: Card, words: Words) -> str:
    if isinstance(card, Ship):
        return ship_name(card, words)
    return words(card.name)
