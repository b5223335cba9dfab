"""What goes on over a city, as text: attacks, dice, effects, catches, claims."""

from enum import IntEnum

from engine.core.words import Text, say
from engine.invasion.battles import Fighter, fighter_in, is_out
from engine.tremble.table.view import Attack, Battle, Catch, EffectUse, PublicView, Space
from render.house.captains import letter
from render.invasion.sums import dice, signed
from render.tremble.facts import attacks_at, battle_at, catch_at
from render.words import Words


class Detail(IntEnum):
    """How much is told; less where a message could not hold it."""

    COUNTS = 0  # attacks without their ships: the list of seen ships has them
    TYPES = 1  # trophies counted by type
    NAMES = 2  # trophies by name
    EFFECTS = 3  # what stations do


def fate(view: PublicView, space: Space, words: Words, detail: Detail) -> list[Text]:
    """List what goes on over a space, captain by captain."""
    number = space.number
    battle, catch = battle_at(view, number), catch_at(view, number)
    told = [
        _attack(attack, _state_of(space, battle, attack), words, detail)
        for attack in attacks_at(view, number)
    ]
    if battle is not None:
        told += [_effect(use) for use in battle.effects]
        if battle.winner is not None:
            told.append(say("invasion-text-wins", captain=letter(battle.winner)))
    if space.claimed_by is not None:
        told.append(say("tremble-text-claimed", captain=letter(space.claimed_by)))
    if catch is not None:
        told += _catch(catch, words)
    return told


def _state_of(space: Space, battle: Battle | None, attack: Attack) -> Text:
    """Say how an attack stands; where the city is gone, the view does not tell what became of it.

    Whoever was left alone by the others never had to decide.
    """
    fighter = fighter_in(battle, attack.seat)
    if fighter is not None:
        return _fighter(fighter, out=is_out(battle, fighter))
    if space.city is None:
        return say("invasion-text-was-here")
    return say("invasion-text-attacks")


def _attack(attack: Attack, state: Text, words: Words, detail: Detail) -> Text:
    captain = letter(attack.seat)
    if detail is Detail.COUNTS:
        count = len(attack.ships) + len(attack.lost)
        return say(
            "invasion-text-attack-count",
            captain=captain,
            total=attack.total,
            count=count,
            fate=state,
        )
    there = [say("invasion-card", name=ship.name) for ship in attack.ships]
    there += [say("invasion-text-lost", ship=ship.name) for ship in attack.lost]
    ships = words.series(words(ship) for ship in there)
    return say("invasion-text-attack", captain=captain, total=attack.total, ships=ships, fate=state)


def _fighter(fighter: Fighter, *, out: bool) -> Text:
    if fighter.fights is None:
        return say("invasion-text-undecided")
    if not fighter.fights:
        return say("invasion-text-retreats")
    if not fighter.roll:
        return say("invasion-text-fights")
    rolled = _roll(fighter.plus, fighter.roll, fighter.sum)
    return say("invasion-text-out", roll=rolled) if out else rolled


def _roll(plus: int, roll: tuple[int, ...], total: int) -> Text:
    if not plus:
        return say("invasion-text-roll", dice=dice(roll, "+"), sum=total)
    return say("invasion-text-roll-helped", effects=signed(plus), dice=dice(roll, "+"), sum=total)


def _effect(use: EffectUse) -> Text:
    captain, aid = letter(use.seat), use.aid.name
    if use.ship is None:
        return say("tremble-text-effect", captain=captain, aid=aid)
    return say("tremble-text-effect-on", captain=captain, aid=aid, ship=use.ship.name)


def _catch(catch: Catch, words: Words) -> list[Text]:
    armies = words.series(
        words(say("tremble-no-army")) if army.attack is None else str(army.attack)
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
        rolled = _roll(catch.plus, catch.roll, total)
        told.append(say("tremble-text-catch-roll", captain=captain, roll=rolled))
    return told
