"""Telling of battles: effects, claims, and what the losers lose and get."""

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.battles.battles import Fighter
from engine.tremble.cards.terms import compensation_effect
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.facts.sums import faces, formula, signed
from render.invasion.telling import tell_battles as common
from render.invasion.telling.tell_battles import rolls_of
from render.invasion.telling.telling import Tellers


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


def claim_rolled(event: ev.ClaimRolled, voice: Voice) -> list[Text]:
    """Tell the dice that decide between several claims."""
    return [say("tremble-tell-claims", rolls=rolls_of(event.seats, event.rolls, voice))]


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
    return [say("invasion-tell-loss", captain=captain, ship=event.ship.name)]


def compensated(event: ev.Compensated, voice: Voice) -> list[Text]:
    """Tell that a card was drawn; its captain is told which."""
    captain = voice.captain(event.seat)
    if event.card is None:
        return [say("tremble-tell-compensated", captain=captain)]
    effect = compensation_effect(event.card.effect)
    return [
        say("tremble-tell-compensated-card", captain=captain, card=event.card.name, effect=effect)
    ]


def _sum_of(fighters: tuple[Fighter, ...], seat: Seat) -> int:
    return next(fighter.sum for fighter in fighters if fighter.seat == seat)


BATTLES: Tellers = {
    **common.BATTLES,
    ev.EffectUsed: effect_used,
    ev.DiceRerolled: dice_rerolled,
    ev.ClaimRolled: claim_rolled,
    ev.TrophyClaimed: trophy_claimed,
    ev.ShipLost: ship_lost,
    ev.Compensated: compensated,
}
