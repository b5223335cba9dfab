"""Battles in every edition: who decides first, the dice, who wins; rules are the edition's own."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.asks import Seat
from engine.core.words import Text, captain, say
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter, ahead
from engine.invasion.cards.cards import AnyCity
from render.house.voice import Voice
from render.invasion.facts.sums import formula
from render.invasion.telling.formulas import fighter_lines, throws
from render.invasion.telling.rows import InvasionRow, own
from render.story.sentences import Either


def order_rolled(event: common.OrderRolled, voice: Voice) -> list[Text]:
    """Tell how the dice settled who decides first: whoever rolled least."""
    rolls, least = rolls_of(event.seats, event.rolls, voice), min(event.rolls)
    if event.rolls.count(least) > 1:
        return [say("invasion-tell-order-tied", rolls=rolls)]
    first = voice.captain(event.seats[event.rolls.index(least)])
    return [say("invasion-tell-order", rolls=rolls, first=first)]


def why_order_rolled(event: common.OrderRolled, voice: Voice) -> list[str]:
    """Explain who decides first."""
    rolls = throws(event.seats, event.rolls, voice, best=False)
    lines = [voice(say("invasion-why-order", rolls=rolls))]
    if len(set(event.rolls)) < len(event.rolls):
        lines.append(voice(say("invasion-why-order-tied")))
    return lines


def retreated(event: common.FightChosen[AnyCity]) -> Text | None:
    """Say from where a captain retreated."""
    return None if event.fights else say("invasion-recap-retreated", city=event.city.name)


def dice_rolled(event: common.DiceRolled[AnyCity], voice: Voice) -> list[Text]:
    """Tell every roll."""
    return [_roll(fighter, voice) for fighter in event.fighters if fighter.roll]


def why_dice_rolled(event: common.DiceRolled[AnyCity], voice: Voice) -> list[str]:
    """Add up the throws."""
    lines = [voice(say("invasion-why-thrown-again"))] if event.round > 1 else []
    return lines + sums(event.fighters, voice)


def why_battle_tied(event: common.BattleTied[AnyCity], voice: Voice) -> list[str]:
    """Explain who throws again and who is out."""
    best = next((each.sum for each in event.fighters if each.seat in event.seats), 0)
    tied = say("invasion-why-tied", captains=voice.captains(event.seats), sum=best)
    lines = [*fighter_lines(event.fighters, voice), voice(tied)]
    out = [each.seat for each in event.fighters if each.seat not in event.seats]
    if out:
        lines.append(voice(say("invasion-why-out", captains=voice.captains(out), count=len(out))))
    return lines


def battle_won(event: common.BattleWon[AnyCity], voice: Voice) -> list[Text]:
    """Tell who won against whom.

    The sums are told where they say who won: not where a tie sent the best of them out, whose
    last sum may be higher than that of the winner.
    """
    winner, losers = voice.captain(event.winner), voice.captains(event.losers)
    reached = {fighter.seat: fighter.sum for fighter in event.fighters}
    won, lost = reached.get(event.winner, 0), [reached.get(seat, 0) for seat in event.losers]
    if won <= max(lost):
        return [say("invasion-tell-won", captain=winner, losers=losers)]
    against = voice.cards(str(each) for each in lost)
    return [
        say("invasion-tell-won-sums", captain=winner, losers=losers, sum=won, against=against),
    ]


def battles_in_short(events: Sequence[common.BattleWon[AnyCity]], voice: Voice) -> Iterator[Text]:
    """Tell who beat whom; the dice are told elsewhere."""
    for event in events:
        winner, losers = voice.captain(event.winner), voice.captains(event.losers)
        yield say("invasion-tell-won", captain=winner, losers=losers)


def why_battle_won(event: common.BattleWon[AnyCity], voice: Voice) -> list[str]:
    """Explain who has the highest sum, and why a higher one may have lost."""
    reached = {each.seat: each.sum for each in event.fighters}
    best = reached[event.winner]
    out = [seat for seat in event.losers if reached[seat] >= best]
    captain = voice.captain(event.winner)
    lines = fighter_lines(event.fighters, voice)
    if out:
        captains = voice.captains(out)
        return [*lines, voice(say("invasion-why-won-tied", captain=captain, captains=captains))]
    second = max(event.losers, key=lambda seat: reached[seat])
    won = say(
        "invasion-why-won",
        captain=captain,
        sum=best,
        next=reached[second],
        lead=best - reached[second],
        second=voice.captain(second),
    )
    return [*lines, voice(won)]


def beaten(event: common.BattleWon[AnyCity], seat: Seat) -> list[Text]:
    """Say which fight a captain lost to whom, and by how much where the sums decided."""
    if seat not in event.losers:
        return []
    reached = {fighter.seat: fighter.sum for fighter in event.fighters}
    lead = reached.get(event.winner, 0) - reached.get(seat, 0)
    winner, city = captain(event.winner), event.city.name
    if seat not in reached or lead <= 0:
        return [say("invasion-recap-beaten", city=city, captain=winner)]
    return [say("invasion-recap-beaten-by", city=city, captain=winner, lead=lead)]


def sums(fighters: Sequence[Fighter], voice: Voice) -> list[str]:
    """Add up what each has reached, and say who is ahead."""
    if not fighters:
        return []
    first = ahead(fighters)
    best = next(each.sum for each in fighters if each.seat == first[0])
    if len(first) > 1:
        standing = say("invasion-why-level", captains=voice.captains(first), sum=best)
    else:
        standing = say("invasion-why-leads", captain=voice.captain(first[0]), sum=best)
    return [*fighter_lines(fighters, voice), voice(standing)]


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


CITY_SPARED = partial(InvasionRow, told="invasion-tell-spared", why="invasion-why-spared")
UNOPPOSED = partial(InvasionRow, told="invasion-tell-unopposed", why="invasion-why-unopposed")
ORDER_ROLLED = partial(InvasionRow, told=order_rolled, why=why_order_rolled)
FIGHT_CHOSEN = partial(
    InvasionRow,
    told=Either("fights", "invasion-tell-fights", "invasion-tell-retreats"),
    why=Either("fights", "invasion-why-fights", "invasion-why-retreats"),
    came=own(retreated),
)
WALKOVER = partial(InvasionRow, told="invasion-tell-walkover", why="invasion-why-walkover")
DICE_ROLLED = partial(InvasionRow, told=dice_rolled, why=why_dice_rolled)
BATTLE_TIED = partial(InvasionRow, told="invasion-tell-tied", why=why_battle_tied)
BATTLE_WON = partial(
    InvasionRow,
    told=battle_won,
    brief="invasion-brief-won",
    short=battles_in_short,
    why=why_battle_won,
    came=beaten,
    outcome=True,
)
