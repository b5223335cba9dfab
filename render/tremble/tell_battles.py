"""Telling of what happens over a city: battles, losses, raids and catches."""

from collections.abc import Callable
from typing import Any

from engine.core.words import Text, say
from engine.tremble import events as ev
from engine.tremble.terms import compensation_effect
from engine.tremble.view import Fighter
from render.tremble.voice import Voice


def city_spared(_event: ev.CitySpared, _voice: Voice) -> list[Text]:
    """Tell that nobody came."""
    return [say("tremble-tell-spared")]


def unopposed(event: ev.Unopposed, voice: Voice) -> list[Text]:
    """Tell that one captain came alone."""
    return [say("tremble-tell-unopposed", captain=voice.captain(event.seat))]


def order_rolled(event: ev.OrderRolled, voice: Voice) -> list[Text]:
    """Tell how the dice settled who decides first."""
    rolls = [
        voice(say("tremble-tell-order-roll", captain=voice.captain(seat), roll=roll))
        for seat, roll in zip(event.seats, event.rolls, strict=True)
    ]
    return [say("tremble-tell-order", rolls=voice.cards(rolls))]


def fight_chosen(event: ev.FightChosen, voice: Voice) -> list[Text]:
    """Tell that a captain fights or retreats."""
    captain = voice.captain(event.seat)
    if event.fights:
        return [say("tremble-tell-fights", captain=captain, total=event.total)]
    return [say("tremble-tell-retreats", captain=captain, total=event.total)]


def walkover(event: ev.Walkover, voice: Voice) -> list[Text]:
    """Tell that all others retreated."""
    return [say("tremble-tell-walkover", captain=voice.captain(event.seat))]


def dice_rolled(event: ev.DiceRolled, voice: Voice) -> list[Text]:
    """Tell every roll, and who must roll again."""
    told = [_roll(fighter, voice) for fighter in event.fighters if fighter.roll]
    if event.tied:
        told.append(say("tremble-tell-tied", captains=voice.captains(event.tied)))
    return told


def battle_won(event: ev.BattleWon, voice: Voice) -> list[Text]:
    """Tell who won against whom."""
    winner, losers = voice.captain(event.winner), voice.captains(event.losers)
    return [say("tremble-tell-won", captain=winner, losers=losers)]


def ship_lost(event: ev.ShipLost, voice: Voice) -> list[Text]:
    """Tell which ship is gone, if any."""
    captain = voice.captain(event.seat)
    if event.ship is None:
        return [say("tremble-tell-no-loss", captain=captain)]
    return [say("tremble-tell-loss", captain=captain, ship=event.ship.name)]


def compensated(event: ev.Compensated, voice: Voice) -> list[Text]:
    """Tell that a card was drawn; its captain is told which."""
    captain = voice.captain(event.seat)
    if event.card is None:
        return [say("tremble-tell-compensated", captain=captain)]
    effect = compensation_effect(event.card.effect)
    return [
        say("tremble-tell-compensated-card", captain=captain, card=event.card.name, effect=effect)
    ]


def no_compensation(event: ev.NoCompensation, voice: Voice) -> list[Text]:
    """Tell that no card was left to draw."""
    return [say("tremble-tell-no-compensation", captain=voice.captain(event.seat))]


def reward_chosen(event: ev.RewardChosen, voice: Voice) -> list[Text]:
    """Tell raid or catch."""
    captain, city = voice.captain(event.seat), event.city
    if event.catch:
        return [say("tremble-tell-catch", captain=captain, difficulty=city.difficulty)]
    return [say("tremble-tell-raid", captain=captain)]


def armies_turned(event: ev.ArmiesTurned, voice: Voice) -> list[Text]:
    """Tell which armies stand in the way."""
    armies = [str(army.attack) for army in event.armies if army.attack is not None]
    if not armies:
        return [say("tremble-tell-no-armies")]
    return [say("tremble-tell-armies", armies=voice.cards(armies), count=len(armies))]


def army_fought(event: ev.ArmyFought, voice: Voice) -> list[Text]:
    """Tell the fight against an army."""
    captain, army = voice.captain(event.seat), event.army.attack or 0
    dice, total = _dice(event.roll), event.total + sum(event.roll)
    if event.won:
        return [say("tremble-tell-army-beaten", captain=captain, army=army, dice=dice, total=total)]
    return [say("tremble-tell-army-lost", captain=captain, army=army, dice=dice, total=total)]


def army_avoided(event: ev.ArmyAvoided, voice: Voice) -> list[Text]:
    """Tell a retreat before an army."""
    captain, army = voice.captain(event.seat), event.army.attack or 0
    return [say("tremble-tell-army-avoided", captain=captain, army=army)]


def city_taken(event: ev.CityTaken, voice: Voice) -> list[Text]:
    """Tell what a raid or catch brought."""
    captain, humans, total = voice.captain(event.seat), event.humans, event.total
    if event.caught:
        return [say("tremble-tell-caught", captain=captain, humans=humans, total=total)]
    return [say("tremble-tell-raided", captain=captain, humans=humans, total=total)]


def city_lost(event: ev.CityLost, voice: Voice) -> list[Text]:
    """Tell that a catch failed."""
    return [say("tremble-tell-lost", captain=voice.captain(event.seat))]


def _roll(fighter: Fighter, voice: Voice) -> Text:
    return say(
        "tremble-tell-roll",
        captain=voice.captain(fighter.seat),
        total=fighter.total,
        dice=_dice(fighter.roll),
        sum=fighter.sum,
    )


def _dice(roll: tuple[int, ...]) -> str:
    return " + ".join(str(pip) for pip in roll)


BATTLES: dict[type[Any], Callable[[Any, Voice], list[Text]]] = {
    ev.CitySpared: city_spared,
    ev.Unopposed: unopposed,
    ev.OrderRolled: order_rolled,
    ev.FightChosen: fight_chosen,
    ev.Walkover: walkover,
    ev.DiceRolled: dice_rolled,
    ev.BattleWon: battle_won,
    ev.ShipLost: ship_lost,
    ev.Compensated: compensated,
    ev.NoCompensation: no_compensation,
    ev.RewardChosen: reward_chosen,
    ev.ArmiesTurned: armies_turned,
    ev.ArmyFought: army_fought,
    ev.ArmyAvoided: army_avoided,
    ev.CityTaken: city_taken,
    ev.CityLost: city_lost,
}
