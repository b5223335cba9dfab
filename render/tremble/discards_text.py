"""The discards as text: what lies open beside the board, and armies still unseen (RL-29)."""

from collections import Counter
from collections.abc import Iterable

from engine.core.words import say
from engine.invasion.terms import TYPES
from engine.tremble.cards.cards import Army, Card, City, Ship
from engine.tremble.table.view import PublicView
from render.words import Words


def discards_text(view: PublicView, words: Words) -> str:
    """Tell in Markdown what lies on each discard pile, with how many cards its deck has left."""
    piles, lying = view.piles, view.discards
    unseen = lying.unseen_armies
    told = [
        words(say("tremble-discards-armies", left=piles.armies)),
        _pile((_army(army, words) for army in lying.armies), words),
        words(
            say(
                "tremble-discards-unseen",
                count=len(unseen),
                armies=_alike((_army(army, words) for army in unseen), words),
            )
        ),
        words(say("tremble-discards-ships", left=piles.ships)),
        _pile((_card(card, words) for card in lying.squad_cards), words),
    ]
    if lying.out_of_play:
        told.append(words(say("tremble-discards-out-of-play")))
        told.append(_pile((_card(card, words) for card in lying.out_of_play), words))
    told.append(words(say("tremble-discards-compensations", left=piles.compensations)))
    told.append(_pile((card.name for card in lying.compensations), words))
    told.append(words(say("tremble-discards-cities", left=piles.cities)))
    told.append(_pile((_city(city, words) for city in lying.cities), words))
    return "\n".join(told)


def _pile(cards: Iterable[str], words: Words) -> str:
    return _alike(cards, words) or words(say("invasion-discards-none"))


def _alike(cards: Iterable[str], words: Words) -> str:
    """List cards, what is alike once with its number."""
    return words.series(
        card if count == 1 else words(say("invasion-discards-alike", card=card, count=count))
        for card, count in Counter(cards).items()
    )


def _army(army: Army, words: Words) -> str:
    if army.attack is None:
        return words(say("tremble-discards-no-army"))
    return words(say("invasion-discards-army", attack=army.attack))


def _card(card: Card, words: Words) -> str:
    if isinstance(card, Ship):
        return words(say("invasion-discards-ship", ship=card.name, attack=card.attack))
    return card.name


def _city(city: City, words: Words) -> str:
    return words(say("invasion-discards-city", city=city.name, type=TYPES[city.type]))
