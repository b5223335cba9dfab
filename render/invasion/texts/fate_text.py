"""What goes on over a city, as text: attacks, who fights, dice."""

from collections.abc import Iterable
from enum import IntEnum

from engine.core.words import Text, say
from engine.invasion.battles.battles import Battle, Fighter, fighter_in, is_out
from engine.invasion.cards.cards import AnyAttack
from render.house.captains import letter
from render.invasion.facts.sums import dice, signed
from render.words import Words


class Detail(IntEnum):
    """How much is told; less where a message could not hold it."""

    COUNTS = 0  # attacks without their ships: the list of seen ships has them
    TYPES = 1  # trophies counted by type
    NAMES = 2  # trophies by name
    EFFECTS = 3  # what cards do


def attack_lines(
    attacks: Iterable[AnyAttack], battle: Battle | None, words: Words, detail: Detail, *, gone: bool
) -> list[Text]:
    """Tell who is over a city with what, and how each stands; `gone` where the city is."""
    return [_attack(attack, _state_of(battle, attack, gone), words, detail) for attack in attacks]


def winner_lines(battle: Battle | None) -> list[Text]:
    """Tell who has won, once somebody has."""
    if battle is None or battle.winner is None:
        return []
    return [say("invasion-text-wins", captain=letter(battle.winner))]


def roll_text(plus: int, roll: tuple[int, ...], total: int) -> Text:
    """Tell a roll and what it makes."""
    if not plus:
        return say("invasion-text-roll", dice=dice(roll, "+"), sum=total)
    return say("invasion-text-roll-helped", effects=signed(plus), dice=dice(roll, "+"), sum=total)


def _state_of(battle: Battle | None, attack: AnyAttack, gone: bool) -> Text:  # noqa: FBT001
    """Say how an attack stands; where the city is gone, the view does not tell what became of it.

    Whoever was left alone by the others never had to decide.
    """
    fighter = fighter_in(battle, attack.seat)
    if battle is not None and fighter is not None:
        return _fighter(fighter, out=is_out(battle, fighter))
    return say("invasion-text-was-here" if gone else "invasion-text-attacks")


def _attack(attack: AnyAttack, state: Text, words: Words, detail: Detail) -> Text:
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
    rolled = roll_text(fighter.plus, fighter.roll, fighter.sum)
    return say("invasion-text-out", roll=rolled) if out else rolled
