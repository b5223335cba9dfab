"""Using stations and cards after a roll as it is ordered, in battles and against armies."""

from collections.abc import Iterable, Sequence

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battles import standing_chance
from engine.tremble.cards.tables import AIDS, STATIONS
from engine.tremble.choosing.responses import (
    Boosts,
    Response,
    amount,
    army_ways,
    battle_ways,
    boosting,
)
from engine.tremble.phases.catch import catch_in
from engine.tremble.phases.responses import form
from engine.tremble.table.aids import PASS, USE
from engine.tremble.table.view import TrembleView, battle_in

HELPS, TURNS, FREELY = "helps", "turns", "freely"  # when they are used

_NOTHING: Answer = {USE: (PASS,)}
_HAIR = 1e-9  # a better chance is better by more than this


def pass_with_nothing(view: TrembleView, ask: Ask) -> Answer | None:
    """Pass for a captain who can do nothing else."""
    (use, *_) = form(view, ask, {}).fields
    return None if len(use.open_options()) > 1 else _NOTHING


def respond_with(view: TrembleView, ask: Ask, aids: Sequence[str], order: str) -> Answer:
    """Answer a roll in a battle with nothing but these stations and cards."""
    now = standing_chance(battle_in(view, ask.about[0])[0], ask.seat)
    return _chosen(battle_ways(view, ask, aids, _boosts(aids), both=True), order, now)


def army_respond_with(view: TrembleView, ask: Ask, aids: Sequence[str], order: str) -> Answer:
    """Answer a roll against an army with nothing but these stations and cards."""
    return _chosen(army_ways(catch_in(view, ask), aids, _boosts(aids), both=True), order, 0.0)


def _chosen(ways: Iterable[Response], order: str, now: float) -> Answer:
    """Take the way an order asks for, or pass where none is better than that."""
    least = -1.0 if order == FREELY else now + _HAIR
    better = [way for way in ways if way.used and way.chance > least]
    if order == TURNS:
        better = [way for way in better if way.chance >= 1]
    if not better:
        return _NOTHING
    most = max(way.chance for way in better) - _HAIR
    return max([way for way in better if way.chance >= most], key=_thrift).answer()


def _thrift(way: Response) -> tuple[int, int, int]:
    """Rank by what is saved: cards before stations, few before many, small before big."""
    cards = sum(aid not in STATIONS for aid in way.used)
    return -cards, -len(way.used), -amount(way.used)


def _boosts(aids: Iterable[str]) -> list[Boosts]:
    """List what boosts may be used: none, each alone, or several, stations and big ones first."""
    found = sorted(boosting(aids), key=lambda aid: (aid not in STATIONS, -AIDS[aid].effect.amount))
    several = [tuple(found[:count]) for count in range(2, len(found) + 1)]
    return [(), *[(aid,) for aid in found], *several]
