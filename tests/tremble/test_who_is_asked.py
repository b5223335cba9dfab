"""Who is asked, worked out from the public view alone, over random games (RL-6, RL-23, H-4)."""

from collections import Counter
from typing import Any

import pytest

from engine.core.asks import Ask, Decide, Notice, Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.invasion.battles.events import DiceRolled
from engine.invasion.cards.attack import ship_attack
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import EffectUsed, Passed
from engine.tremble.table.view import Battle, CaptainView, PublicView

BATTLE = {"boost", "cancel-bonuses", "reroll-own"}
ARMY = {"boost", "army-boost", "reroll-own"}


def helped(captain: CaptainView, kinds: set[str]) -> bool:
    """Tell whether everybody sees a card of an earlier turn, or a station that may act."""
    stations = {each.station.effect.kind for each in captain.stations if not each.used}
    return captain.compensations > captain.fresh or bool(stations & kinds)


def may_respond(public: PublicView, space: int, passed: set[int]) -> list[int]:
    """List who may still respond in a battle, the lowest sum first."""
    battle = next(each for each in public.battles if each.space == space)
    thrown = [each for each in battle.fighters if each.seat in battle.throwing]
    sums = {each.seat: each.total + each.plus + sum(each.roll) for each in thrown}
    best = max(sums.values())
    alone = list(sums.values()).count(best) == 1
    waiting = [
        each.seat
        for each in thrown
        if not (alone and sums[each.seat] == best)
        and each.seat not in passed
        and helped(public.captains[each.seat], BATTLE - useless(public, battle, each.seat))
    ]
    return sorted(waiting, key=lambda seat: sums[seat])


def useless(public: PublicView, battle: Battle, seat: int) -> set[str]:
    """Name the stations that find nothing to act on: no enemy ship has bonuses left."""
    city = public.spaces[battle.space - 1].city
    assert city is not None
    cancelled = {use.ship.id for use in battle.effects if use.ship}
    bonuses = [
        ship_attack(ship, attack.ships, city) - ship.attack
        for attack in public.attacks
        if attack.space == battle.space and attack.seat in {*battle.throwing} - {seat}
        for ship in attack.ships
        if ship.id not in cancelled
    ]
    return set() if any(bonuses) else {"cancel-bonuses"}


LOSES = {"loss", "aftermath"}


def lost_of(public: PublicView, ask: Ask) -> tuple[int, ...]:
    """List the spaces a question is about where its captain has lost."""
    winners = {battle.space: battle.winner for battle in public.battles}
    return tuple(space for space in ask.about if winners.get(space, ask.seat) != ask.seat)


def may_lose(public: PublicView) -> dict[int, tuple[int, ...]]:
    """List which losers have something to choose, and where."""
    asked: dict[int, tuple[int, ...]] = {}
    groups = {(attack.space, attack.seat): attack.ships for attack in public.attacks}
    for battle in public.battles:
        for each in battle.fighters:
            if not each.fights or each.seat == battle.winner:
                continue
            captain = public.captains[each.seat]
            frail = [ship for ship in groups[battle.space, each.seat] if not ship.invulnerable]
            saving = {"save-ship"} if frail else set()
            if len(frail) > 1 or helped(captain, saving):
                asked[each.seat] = (*asked.get(each.seat, ()), battle.space)
    return asked


def may_move(public: PublicView) -> set[int]:
    """List owners of stations that can move a ship some rival has sent."""
    senders = {attack.seat for attack in public.attacks}
    return {
        captain.seat
        for captain in public.captains
        if senders - {captain.seat}
        and any(
            not held.used and held.station.effect.kind == "move-enemy" for held in captain.stations
        )
    }


class Watch:
    """Look at every question of a game."""

    def __init__(self) -> None:
        self.passed: dict[int, set[int]] = {}  # by space
        self.seen: Counter[str] = Counter()

    def look(self, table: Table, notices: tuple[Notice[Any], ...]) -> None:
        """Note passes; then hold the open question against what everybody sees."""
        for notice in notices:
            match notice.public:
                case DiceRolled(space=space) | EffectUsed(space=space):
                    self.passed[space] = set()
                case Passed(space=space, seat=seat):
                    self.passed[space].add(seat)
        pending = table.pending()
        if isinstance(pending, Decide):
            public = TREMBLE.view(table.state, None).public
            for kind in {ask.kind for ask in pending.asks}:
                asked = {ask.seat: ask.about for ask in pending.asks if ask.kind == kind}
                self.check(public, kind, asked)
            lost = {ask.seat: lost_of(public, ask) for ask in pending.asks if ask.kind in LOSES}
            if lost and not public.catches:
                assert lost == may_lose(public)

    def check(self, public: PublicView, kind: str, asked: dict[int, tuple[int, ...]]) -> None:
        """Work out who must be asked."""
        self.seen[kind] += 1
        match kind:
            case "plan":
                assert set(asked) == {each.seat for each in public.captains if each.ships}
            case "move":
                assert set(asked) == may_move(public)
            case "transfer":
                fleet = [(each.seat, ship) for each in public.attacks for ship in each.ships]
                assert set(asked) == {seat for seat, ship in fleet if ship.transfer}
            case "respond":
                assert asked == self.due(public)
            case "army-respond":
                for catch in [each for each in public.catches if each.seat in asked]:
                    assert helped(public.captains[catch.seat], ARMY)
                    army = catch.armies[catch.beaten].attack
                    assert army is not None
                    assert catch.total + catch.plus + sum(catch.roll) < army

    def due(self, public: PublicView) -> dict[int, tuple[int, ...]]:
        """Work out who must respond; a battle waits whose captains are asked about one before."""
        due: dict[int, tuple[int, ...]] = {}
        for battle in public.battles:
            if battle.throwing and battle.winner is None:
                passed = self.passed.get(battle.space, set())
                seats = may_respond(public, battle.space, passed)
                if due.keys().isdisjoint(seats):
                    due |= dict.fromkeys(seats, (battle.space,))
        return due


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_h_4_questions_follow_from_what_everybody_sees(seats: int) -> None:
    watch = Watch()
    for seed in range(4):
        key = (100 + seed).to_bytes(32, "big")
        pick = picker(key, "players")

        def answer(_view: Any, _ask: Any, make: FormMaker, pick: Any = pick) -> Any:
            return random_answer(make, pick)

        play(TREMBLE, Setup(seats), SeededChance(key), answer, watch.look)
    kinds = {"move", "transfer", "respond", "loss", "army-respond"}
    assert kinds.issubset(watch.seen)
