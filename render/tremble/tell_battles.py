"""Telling of battles: choices, dice, effects, who wins, and what the losers lose and get."""

from collections.abc import Callable
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion import events as common
from engine.invasion.battles import Fighter
from engine.invasion.cards import AnyCity
from engine.tremble.cards.terms import compensation_effect
from engine.tremble.table import events as ev
from render.invasion.sums import faces, formula, signed
from render.tremble.voice import Voice


def order_rolled(event: common.OrderRolled, voice: Voice) -> list[Text]:
    """Tell how the dice settled who decides first: whoever rolled least."""
    rolls, least = _rolls(event.seats, event.rolls, voice), min(event.rolls)
    if event.rolls.count(least) > 1:
        return [say("tremble-tell-order-tied", rolls=rolls)]
    first = voice.captain(event.seats[event.rolls.index(least)])
    return [say("tremble-tell-order", rolls=rolls, first=first)]


def dice_rolled(event: common.DiceRolled[AnyCity], voice: Voice) -> list[Text]:
    """Tell every roll."""
    return [_roll(fighter, voice) for fighter in event.fighters if fighter.roll]


def effect_used(event: ev.EffectUsed, voice: Voice) -> list[Text]:
    """Tell what a station or card does, and the sum it leads to."""
    captain, aid = voice.captain(event.seat), voice.aid(event.aid)
    if event.against is None:
        return [say("tremble-tell-again", captain=captain, aid=aid)]
    after = _sum_of(event.fighters, event.against)
    if event.ship is None:
        return [
            say(
                "tremble-tell-effect",
                captain=captain,
                aid=aid,
                plus=signed(event.plus),
                sum=after,
            )
        ]
    return [
        say(
            "tremble-tell-cancelled",
            captain=captain,
            aid=aid,
            victim=voice.captain(event.against),
            ship=event.ship.name,
            lost=abs(event.plus),
            sum=after,
        )
    ]


def dice_rerolled(event: ev.DiceRerolled, voice: Voice) -> list[Text]:
    """Tell the dice before, and what the new ones make."""
    again = next(fighter for fighter in event.fighters if fighter.seat == event.seat)
    return [
        say(
            "tremble-tell-rerolled",
            captain=voice.captain(event.seat),
            before=faces(event.before),
            parts=formula(again.total, again.plus, event.roll),
            sum=again.sum,
        )
    ]


def battle_won(event: common.BattleWon[AnyCity], voice: Voice) -> list[Text]:
    """Tell who won against whom.

    The sums are told where they say who won: not where a tie sent the best of them out, whose
    last sum may be higher than that of the winner.
    """
    winner, losers = voice.captain(event.winner), voice.captains(event.losers)
    sums = {fighter.seat: fighter.sum for fighter in event.fighters}
    won, lost = sums.get(event.winner, 0), [sums.get(seat, 0) for seat in event.losers]
    if won <= max(lost):
        return [say("tremble-tell-won", captain=winner, losers=losers)]
    against = voice.cards(str(each) for each in lost)
    return [
        say("tremble-tell-won-sums", captain=winner, losers=losers, sum=won, against=against),
    ]


def claim_rolled(event: ev.ClaimRolled, voice: Voice) -> list[Text]:
    """Tell the dice that decide between several claims."""
    return [say("tremble-tell-claims", rolls=_rolls(event.seats, event.rolls, voice))]


def trophy_claimed(event: ev.TrophyClaimed, voice: Voice) -> list[Text]:
    """Tell who has the city card, and that other claims are spent."""
    captain = voice.captain(event.seat)
    if len(event.claimants) > 1:
        return [say("tremble-tell-claim-won", captain=captain)]
    return [say("tremble-tell-claim", captain=captain)]


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


def _roll(fighter: Fighter, voice: Voice) -> Text:
    return say(
        "tremble-tell-roll",
        captain=voice.captain(fighter.seat),
        parts=formula(fighter.total, fighter.plus, fighter.roll),
        sum=fighter.sum,
    )


def _rolls(seats: tuple[Seat, ...], rolls: tuple[int, ...], voice: Voice) -> str:
    return voice.cards(
        voice(say("tremble-tell-order-roll", captain=voice.captain(seat), roll=roll))
        for seat, roll in zip(seats, rolls, strict=True)
    )


def _sum_of(fighters: tuple[Fighter, ...], seat: Seat) -> int:
    return next(fighter.sum for fighter in fighters if fighter.seat == seat)


BATTLES: dict[type[Any], Callable[[Any, Voice], list[Text]]] = {
    common.OrderRolled: order_rolled,
    common.DiceRolled: dice_rolled,
    ev.EffectUsed: effect_used,
    ev.DiceRerolled: dice_rerolled,
    common.BattleWon: battle_won,
    ev.ClaimRolled: claim_rolled,
    ev.TrophyClaimed: trophy_claimed,
    ev.ShipLost: ship_lost,
    ev.Compensated: compensated,
}
