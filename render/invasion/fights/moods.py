"""How captains feel, by what everybody can see: nobody's face tells what only they know."""

from typing import Any

from engine.core.asks import Seat
from engine.invasion.battles.battles import Fighter
from render.art.faces import Mood
from render.invasion.facts.duels import AnyDuel, Side
from render.invasion.facts.facts import is_over
from render.invasion.facts.views import HasCaptains


def mood_of(view: HasCaptains[Any], seat: Seat) -> Mood:
    """Tell how a captain feels about the game: its end, the battles of the turn, who leads."""
    if is_over(view):
        return _in_the_end(view, seat)
    felt = {
        _after(one, won=battle.winner == seat)
        for battle in view.battles
        if battle.winner is not None
        for one in battle.fighters
        if one.seat == seat
    }
    for mood in (Mood.SMUG, Mood.BEATEN, Mood.WORRIED):
        if mood in felt:
            return mood
    humans = view.foreseen
    own = humans[seat]
    if humans.count(own) > 1:
        return Mood.CALM
    return Mood.SMUG if own == max(humans) else Mood.WORRIED if own == min(humans) else Mood.CALM


def _after(fighter: Fighter, *, won: bool) -> Mood:
    """Tell how a battle left a captain; who went home was not beaten."""
    if won:
        return Mood.SMUG
    return Mood.WORRIED if fighter.fights is False else Mood.BEATEN


def _in_the_end(view: HasCaptains[Any], seat: Seat) -> Mood:
    ranks = {captain.seat: rank for rank, captain in view.places}
    if ranks[seat] == 1:
        return Mood.SMUG
    return Mood.BEATEN if ranks[seat] == max(ranks.values()) else Mood.CALM


def mood_in(duel: AnyDuel, side: Side[Any]) -> Mood:
    """Tell how a captain feels in a fight: won, gone home, lost, or behind the strongest."""
    won = duel.winner == side.fighter.seat
    if won or side.out or side.fighter.fights is False:
        return _after(side.fighter, won=won)
    strongest = max(each.fighter.sum for each in duel.sides)
    return Mood.WORRIED if side.fighter.sum < strongest else Mood.CALM
