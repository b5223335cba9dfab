"""Why losers lose and get what they do: claims, ships, compensation cards."""

from engine.core.words import say
from engine.tremble.table import events as ev
from render.house.explaining import Explainers
from render.house.voice import Voice
from render.invasion.why.why_sums import throws


def trophy_claimed(event: ev.TrophyClaimed, voice: Voice) -> list[str]:
    """Explain why a loser has the card."""
    captain = voice.captain(event.seat)
    told = [voice(say("tremble-why-claim", captain=captain, city=event.city.name))]
    if len(event.claimants) > 1:
        claimants = voice.captains(event.claimants)
        told.append(voice(say("tremble-why-claims-spent", captains=claimants)))
    return told


def claim_rolled(event: ev.ClaimRolled, voice: Voice) -> list[str]:
    """Explain the dice for a claimed card."""
    rolls = throws(event.seats, event.rolls, voice, best=True)
    told = [voice(say("tremble-why-claim-dice", rolls=rolls))]
    if event.rolls.count(max(event.rolls)) > 1:
        told.append(voice(say("tremble-why-claim-tied")))
    return told


def ship_lost(event: ev.ShipLost, voice: Voice) -> list[str]:
    """Explain why a ship is gone, or why none is."""
    captain = voice.captain(event.seat)
    if event.ship is None:
        return [voice(say("tremble-why-no-loss", captain=captain))]
    if event.army:
        return [voice(say("invasion-why-loss-army", captain=captain, ship=event.ship.name))]
    return [voice(say("invasion-why-loss", captain=captain, ship=event.ship.name))]


def compensated(event: ev.Compensated, voice: Voice) -> list[str]:
    """Explain why a card was drawn, and when it works."""
    captain = voice.captain(event.seat)
    if event.card is None:
        return [voice(say("tremble-why-compensated", captain=captain))]
    card = voice.aid(event.card)
    if event.humans:
        paid = event.humans
        told = say("tremble-why-compensated-humans", captain=captain, card=card, humans=paid)
        return [voice(told)]
    return [voice(say("tremble-why-compensated-card", captain=captain, card=card))]


LOSSES: Explainers = {
    ev.TrophyClaimed: trophy_claimed,
    ev.ClaimRolled: claim_rolled,
    ev.ShipLost: ship_lost,
    ev.Compensated: compensated,
}
