"""Telling of battles: who decides first, the dice, who wins."""

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.invasion.cards.cards import AnyCity
from render.house.voice import Voice
from render.invasion.facts.sums import formula
from render.invasion.telling.telling import Tellers


def order_rolled(event: common.OrderRolled, voice: Voice) -> list[Text]:
    """Tell how the dice settled who decides first: whoever rolled least."""
    rolls, least = rolls_of(event.seats, event.rolls, voice), min(event.rolls)
    if event.rolls.count(least) > 1:
        return [say("invasion-tell-order-tied", rolls=rolls)]
    first = voice.captain(event.seats[event.rolls.index(least)])
    return [say("invasion-tell-order", rolls=rolls, first=first)]


def dice_rolled(event: common.DiceRolled[AnyCity], voice: Voice) -> list[Text]:
    """Tell every roll."""
    return [_roll(fighter, voice) for fighter in event.fighters if fighter.roll]


def battle_won(event: common.BattleWon[AnyCity], voice: Voice) -> list[Text]:
    """Tell who won against whom.

    The sums are told where they say who won: not where a tie sent the best of them out, whose
    last sum may be higher than that of the winner.
    """
    winner, losers = voice.captain(event.winner), voice.captains(event.losers)
    sums = {fighter.seat: fighter.sum for fighter in event.fighters}
    won, lost = sums.get(event.winner, 0), [sums.get(seat, 0) for seat in event.losers]
    if won <= max(lost):
        return [say("invasion-tell-won", captain=winner, losers=losers)]
    against = voice.cards(str(each) for each in lost)
    return [
        say("invasion-tell-won-sums", captain=winner, losers=losers, sum=won, against=against),
    ]


def rolls_of(seats: tuple[Seat, ...], rolls: tuple[int, ...], voice: Voice) -> str:
    """List what captains rolled."""
    return voice.cards(
        voice(say("invasion-tell-order-roll", captain=voice.captain(seat), roll=roll))
        for seat, roll in zip(seats, rolls, strict=True)
    )


def _roll(fighter: Fighter, voice: Voice) -> Text:
    return say(
        "invasion-tell-roll",
        captain=voice.captain(fighter.seat),
        parts=formula(fighter.total, fighter.plus, fighter.roll),
        sum=fighter.sum,
    )


BATTLES: Tellers = {
    common.OrderRolled: order_rolled,
    common.DiceRolled: dice_rolled,
    common.BattleWon: battle_won,
}
