"""How captains feel, by what everybody can see: nobody's face tells what only they know."""

from typing import Any

from engine.core.asks import Seat
from render.art.faces import Mood
from render.invasion.duels import AnyDuel, Side
from render.invasion.facts import is_over
from render.invasion.views import HasCaptains


def mood_of(view: HasCaptains[Any], seat: Seat) -> Mood:
    """Tell how a captain feels about the game: its end, the battles of the turn, the humans."""
    if is_over(view):
        return _in_the_end(view, seat)
    fought = {
        battle.winner == seat
        for battle in view.battles
        if battle.winner is not None and any(one.seat == seat for one in battle.fighters)
    }
    if fought:
        return Mood.SMUG if True in fought else Mood.BEATEN
    humans = [captain.humans for captain in view.captains]
    own = humans[seat]
    if humans.count(own) > 1:
        return Mood.CALM
    return Mood.SMUG if own == max(humans) else Mood.WORRIED if own == min(humans) else Mood.CALM


def _in_the_end(view: HasCaptains[Any], seat: Seat) -> Mood:
    ranks = {captain.seat: rank for rank, captain in view.places}
    if ranks[seat] == 1:
        return Mood.SMUG
    return Mood.BEATEN if ranks[seat] == max(ranks.values()) else Mood.CALM


def mood_in(duel: AnyDuel, side: Side[Any]) -> Mood:
    """Tell how a captain feels in a fight: won, gone home, lost, or behind the strongest."""
    if duel.winner == side.fighter.seat:
        return Mood.SMUG
    if side.fighter.fights is False:
        return Mood.WORRIED
    if side.out:
        return Mood.BEATEN
    strongest = max(each.fighter.sum for each in duel.sides)
    return Mood.WORRIED if side.fighter.sum < strongest else Mood.CALM
