"""Battles, and what stations and cards change in them: each kind of event with all it says."""

from collections.abc import Mapping

from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.battles.events import Event
from engine.tremble.cards.cards import Aid, Compensation
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.facts.sums import dice, faces, formula, signed
from render.invasion.telling import battles
from render.invasion.telling.formulas import bonus_sum
from render.invasion.telling.rows import InvasionRow, own
from render.story.rows import silent


def effect_used(event: ev.EffectUsed, voice: Voice) -> list[Text]:
    """Tell what a station or card does, and the sum it leads to."""
    captain, aid = voice.captain(event.seat), voice.aid(event.aid)
    if event.against is None:
        return [say("tremble-tell-again", captain=captain, aid=aid)]
    after = next(fighter.sum for fighter in event.fighters if fighter.seat == event.against)
    if event.ship is None:
        plus = signed(event.plus)
        return [say("tremble-tell-effect", captain=captain, aid=aid, plus=plus, sum=after)]
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


def why_effect_used(event: ev.EffectUsed, voice: Voice) -> list[str]:
    """Explain what a station or card changes."""
    return [voice(_effect(event, voice)), *battles.sums(event.fighters, voice)]


def rules_of_effect(event: ev.EffectUsed) -> tuple[str, ...]:
    """Name the rules by which a station or card acts in a battle, on a ship or on dice."""
    return ("F-4", "RL-22" if event.ship is not None else rule_of_aid(event.aid))


def used(event: ev.EffectUsed | ev.ArmyEffectUsed | ev.ShipSaved) -> Text:
    """Remind a captain of a station or card that was used for them, maybe by orders."""
    return say("tremble-recap-used", card=event.aid.name)


def rule_of_aid(aid: Aid) -> str:
    """Name the rule by which a station or card acts after a roll."""
    return "K-3" if isinstance(aid, Compensation) else "A-7"


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


def why_dice_rerolled(event: ev.DiceRerolled, voice: Voice) -> list[str]:
    """Compare the old dice with the new ones."""
    return [why_rerolled(event, voice), *battles.sums(event.fighters, voice)]


def why_rerolled(event: ev.DiceRerolled | ev.ArmyRerolled, voice: Voice) -> str:
    """Say what dice were before, and are now."""
    rerolled = say(
        "tremble-why-rerolled",
        captain=voice.captain(event.seat),
        before=dice(event.before),
        had=sum(event.before),
        after=dice(event.roll),
        has=sum(event.roll),
    )
    return voice(rerolled)


def _effect(event: ev.EffectUsed, voice: Voice) -> Text:
    aid, captain = voice.aid(event.aid), voice.captain(event.seat)
    if event.against is None:
        return say("tremble-why-reroll", aid=aid, captain=captain)
    if event.ship is None:
        return say("tremble-why-boost", aid=aid, captain=captain, plus=event.plus)
    return say(
        "tremble-why-cancelled",
        aid=aid,
        ship=event.ship.name,
        captain=voice.captain(event.against),
        lost=bonus_sum(event.bonuses, event.ship, voice),
        attack=event.ship.attack,
    )


BATTLES: Mapping[type[Event], InvasionRow] = {
    common.CitySpared: battles.CITY_SPARED(rules=("R-3",)),
    common.Unopposed: battles.UNOPPOSED(rules=("R-3",)),
    common.OrderRolled: battles.ORDER_ROLLED(rules=("RL-5",)),
    common.FightChosen: battles.FIGHT_CHOSEN(rules=("F-2",)),
    common.Walkover: battles.WALKOVER(rules=("F-2",)),
    common.DiceRolled: battles.DICE_ROLLED(rules=("F-3",)),
    ev.EffectUsed: InvasionRow(
        told=effect_used,
        why=why_effect_used,
        rules=rules_of_effect,
        came=own(used),
    ),
    ev.DiceRerolled: InvasionRow(told=dice_rerolled, why=why_dice_rerolled, rules=("F-4",)),
    ev.Passed: InvasionRow(
        told="tremble-tell-passed", brief=silent, why="tremble-why-passed", rules=("F-4", "RL-6")
    ),
    common.BattleTied: battles.BATTLE_TIED(rules=("F-5",)),
    common.BattleWon: battles.BATTLE_WON(rules=("F-3",)),
}
