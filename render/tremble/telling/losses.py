"""What losers lose and get: claims, ships, compensation cards; each kind with all it says."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, captain, say
from engine.invasion.battles.events import Event
from engine.tremble.cards.terms import compensation_effect
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.telling.battles import rolls_of
from render.invasion.telling.formulas import throws
from render.invasion.telling.rows import InvasionRow, own
from render.story.sentences import Either
from render.tremble.telling.battles import used


def claim_rolled(event: ev.ClaimRolled, voice: Voice) -> list[Text]:
    """Tell the dice that decide between several claims."""
    return [say("tremble-tell-claims", rolls=rolls_of(event.seats, event.rolls, voice))]


def why_claim_rolled(event: ev.ClaimRolled, voice: Voice) -> list[str]:
    """Explain the dice for a claimed card."""
    rolls = throws(event.seats, event.rolls, voice, best=True)
    lines = [voice(say("tremble-why-claim-dice", rolls=rolls))]
    if event.rolls.count(max(event.rolls)) > 1:
        lines.append(voice(say("tremble-why-claim-tied")))
    return lines


def trophy_claimed(event: ev.TrophyClaimed, voice: Voice) -> list[Text]:
    """Tell who has the city card, and that other claims are spent."""
    key = "tremble-tell-claim-won" if len(event.claimants) > 1 else "tremble-tell-claim"
    return [say(key, captain=voice.captain(event.seat))]


def claims_in_short(events: Sequence[ev.TrophyClaimed], voice: Voice) -> Iterator[Text]:
    """Tell who has the city card."""
    for event in events:
        yield say("tremble-brief-claim", captain=voice.captain(event.seat))


def why_trophy_claimed(event: ev.TrophyClaimed, voice: Voice) -> list[str]:
    """Explain why a loser has the card."""
    by = voice.captain(event.seat)
    lines = [voice(say("tremble-why-claim", captain=by, city=event.city.name))]
    if len(event.claimants) > 1:
        claimants = voice.captains(event.claimants)
        lines.append(voice(say("tremble-why-claims-spent", captains=claimants)))
    return lines


def claim_spent(event: ev.TrophyClaimed, seat: Seat) -> Iterator[Text]:
    """Say who won the card that a captain claimed, too."""
    if seat in event.claimants and seat != event.seat:
        yield say("tremble-loss-claim", captain=captain(event.seat), city=event.city.name)


def ship_lost(event: ev.ShipLost, voice: Voice) -> list[Text]:
    """Tell which ship is gone, if any."""
    return ship_lost_briefly(event, voice) or [
        say("tremble-tell-no-loss", captain=voice.captain(event.seat))
    ]


def ship_lost_briefly(event: ev.ShipLost, voice: Voice) -> list[Text]:
    """Tell which ship is gone; nothing where none is."""
    if event.ship is None:
        return []
    by = voice.captain(event.seat)
    return [say("invasion-tell-loss", captain=by, ship=event.ship.name)]


def why_ship_lost(event: ev.ShipLost, voice: Voice) -> list[str]:
    """Explain why a ship is gone, or why none is."""
    by = voice.captain(event.seat)
    if event.ship is None:
        return [voice(say("tremble-why-no-loss", captain=by))]
    key = "invasion-why-loss-army" if event.army else "invasion-why-loss"
    return [voice(say(key, captain=by, ship=event.ship.name))]


def ship_gone(event: ev.ShipLost) -> Text | None:
    """Say which ship a captain lost."""
    if event.ship is None:
        return None
    key = "tremble-loss-army" if event.army else "invasion-loss-ship"
    return say(key, ship=event.ship.name)


def rules_of_ship(event: ev.ShipLost) -> tuple[str, ...]:
    """Name the rules by which a ship was lost, or none could be."""
    return rules_of_loss(event) if event.ship is not None else ("A-5",)


def rules_of_loss(event: ev.ShipLost | ev.ShipSaved) -> tuple[str, ...]:
    """Name the rules by which a ship is destroyed, in a catch or in a battle."""
    return ("W-3", "F-6") if event.army else ("F-6",)


def compensated(event: ev.Compensated, voice: Voice) -> list[Text]:
    """Tell that a card was drawn; its captain is told which."""
    by = voice.captain(event.seat)
    if event.card is None:
        return [say("tremble-tell-compensated", captain=by)]
    effect = compensation_effect(event.card.effect)
    return [say("tremble-tell-compensated-card", captain=by, card=event.card.name, effect=effect)]


def compensations(events: Sequence[ev.Compensated], voice: Voice) -> Iterator[Text]:
    """Count the cards that nobody else may know; bonus humans are told one by one."""
    for event in events:
        if event.card is not None:
            yield from compensated(event, voice)
    drawn = _drawn(events)
    for count in sorted(set(drawn.values())):
        seats = [seat for seat in drawn if drawn[seat] == count]
        captains = voice.captains(seats)
        yield say("tremble-brief-compensated", captains=captains, draws=len(seats), count=count)


def compensations_in_short(events: Sequence[ev.Compensated], voice: Voice) -> Iterator[Text]:
    """Tell in a line who drew how many humans; how many cards others drew is told elsewhere."""
    paid = Counter[Seat]()
    for event in events:
        paid[event.seat] += event.humans
    bonus = [
        voice(say("tremble-brief-paid", captain=voice.captain(seat), humans=humans))
        for seat, humans in sorted(paid.items())
        if humans
    ]
    if bonus:
        yield say("tremble-brief-bonus", captains=voice.words.series(bonus))


def why_compensated(event: ev.Compensated, voice: Voice) -> list[str]:
    """Explain why a card was drawn, and when it works."""
    by = voice.captain(event.seat)
    if event.card is None:
        return [voice(say("tremble-why-compensated", captain=by))]
    card = voice.aid(event.card)
    if event.humans:
        paid = say("tremble-why-compensated-humans", captain=by, card=card, humans=event.humans)
        return [voice(paid)]
    return [voice(say("tremble-why-compensated-card", captain=by, card=card))]


def humans_paid(event: ev.Compensated) -> Text | None:
    """Say which card brought a captain humans; others are named from their hand."""
    if event.card is None:
        return None
    return say("tremble-recap-paid", card=event.card.name, humans=event.humans)


def _drawn(events: Sequence[ev.Compensated]) -> Counter[Seat]:
    """Count the cards that captains drew in secret."""
    return Counter(event.seat for event in events if event.card is None)


LOSSES: Mapping[type[Event], InvasionRow] = {
    ev.ClaimRolled: InvasionRow(told=claim_rolled, why=why_claim_rolled, rules=("K-4",)),
    ev.TrophyClaimed: InvasionRow(
        told=trophy_claimed,
        short=claims_in_short,
        why=why_trophy_claimed,
        rules=("K-4",),
        besides=True,
        came=own(lambda event: say("tremble-recap-claimed", city=event.city.name)),
        lost=claim_spent,
    ),
    ev.ShipLost: InvasionRow(
        told=ship_lost,
        brief=ship_lost_briefly,
        why=why_ship_lost,
        rules=rules_of_ship,
        lost=own(ship_gone),
    ),
    ev.ShipSaved: InvasionRow(
        told="tremble-tell-saved",
        why=Either("army", "tremble-why-saved-army", "tremble-why-saved"),
        rules=rules_of_loss,
        came=own(used),
    ),
    ev.Compensated: InvasionRow(
        told=compensated,
        together=compensations,
        short=compensations_in_short,
        why=why_compensated,
        rules=lambda event: ("F-7", "K-2") if event.humans else ("F-7", "RL-7"),
        came=own(humans_paid),
    ),
    ev.NoCompensation: InvasionRow(
        told="tremble-tell-no-compensation",
        why="tremble-why-no-compensation",
        rules=("F-7", "RL-12"),
    ),
}
