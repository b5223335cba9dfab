"""The words of the cards: abilities and effects."""

from engine.core.words import Text, say
from engine.invasion.cards.terms import bonus_text
from engine.tremble.cards.cards import Effect, Ship


def ship_abilities(ship: Ship) -> list[Text]:
    """List what a ship can do besides its attack."""
    abilities = [bonus_text(bonus, ship) for bonus in ship.bonuses]
    if ship.transfer:
        abilities.append(say("tremble-ability-transfer"))
    if ship.invulnerable:
        abilities.append(say("tremble-ability-invulnerable"))
    return abilities


def station_effect(effect: Effect) -> Text:
    """Say what a station does, once a turn."""
    amount = effect.amount
    return {
        "boost": say("tremble-station-boost", amount=amount),
        "cancel-bonuses": say("tremble-station-cancel-bonuses"),
        "move-enemy": say("tremble-station-move-enemy"),
        "reroll-own": say("tremble-station-reroll-own"),
        "army-boost": say("tremble-station-army-boost", amount=amount),
        "catch-bonus": say("tremble-station-catch-bonus", amount=amount),
        "fewer-armies": say("tremble-station-fewer-armies", amount=amount),
        "save-ship": say("tremble-station-save-ship"),
        "extra-fuel": say("tremble-station-extra-fuel", amount=amount),
    }[effect.kind]


def compensation_effect(effect: Effect) -> Text:
    """Say what a compensation card does, once."""
    amount = effect.amount
    return {
        "fuel": say("tremble-compensation-fuel", amount=amount),
        "humans": say("tremble-compensation-humans", amount=amount),
        "trophy": say("tremble-compensation-trophy"),
        "boost": say("tremble-compensation-boost", amount=amount),
        "reroll": say("tremble-compensation-reroll"),
        "save-ship": say("tremble-compensation-save-ship"),
        "discount": say("tremble-compensation-discount", amount=amount),
        "fewer-armies": say("tremble-compensation-fewer-armies", amount=amount),
    }[effect.kind]
