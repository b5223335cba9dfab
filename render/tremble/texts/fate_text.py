"""What goes on over a city, as text: attacks, dice, effects, catches, claims."""

from engine.core.words import Text, say
from engine.tremble.table.view import Catch, EffectUse, PublicView, Space
from render.house.captains import letter
from render.invasion.facts.facts import attacks_at, battle_at
from render.invasion.texts.fate_text import Detail, attack_lines, roll_text, winner_lines
from render.tremble.parts.facts import catch_at
from render.words import Words


def fate(view: PublicView, space: Space, words: Words, detail: Detail) -> list[Text]:
    """List what goes on over a space, captain by captain."""
    number = space.number
    battle, catch = battle_at(view, number), catch_at(view, number)
    told = attack_lines(attacks_at(view, number), battle, words, detail, gone=space.city is None)
    if battle is not None:
        told += [_effect(use) for use in battle.effects]
    told += winner_lines(battle)
    if space.claimed_by is not None:
        told.append(say("tremble-text-claimed", captain=letter(space.claimed_by)))
    if catch is not None:
        told += _catch(catch, words)
    return told


def _effect(use: EffectUse) -> Text:
    captain, aid = letter(use.seat), use.aid.name
    if use.ship is None:
        return say("tremble-text-effect", captain=captain, aid=aid)
    return say("tremble-text-effect-on", captain=captain, aid=aid, ship=use.ship.name)


def _catch(catch: Catch, words: Words) -> list[Text]:
    armies = words.series(
        words(say("tremble-blank")) if army.attack is None else str(army.attack)
        for army in catch.armies
    )
    captain = letter(catch.seat)
    told = [
        say(
            "tremble-text-catch",
            captain=captain,
            total=catch.total,
            armies=armies,
            beaten=catch.beaten,
        )
    ]
    if catch.fewer:
        told.append(say("tremble-text-fewer", count=catch.fewer))
    if catch.roll:
        total = catch.total + catch.plus + sum(catch.roll)
        rolled = roll_text(catch.plus, catch.roll, total)
        told.append(say("tremble-text-catch-roll", captain=captain, roll=rolled))
    return told
