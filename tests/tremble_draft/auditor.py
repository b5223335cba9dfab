"""A second, small bookkeeper: it hears the events of a game and works all numbers out.

It shares no arithmetic with the rules: strengths, dice, fuel, humans, searches and tasks come
from the cards that the events show. Whatever differs is an AssertionError.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.invasion.battles import events as common
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.cards.cards import City, Need, Ship
from engine.tremble_draft.table import events as ev


def strength(ships: list[Ship], city: City) -> int:
    """Sum up power and bonuses, the slow way."""
    total = 0
    for ship in ships:
        classes = {other.ship_class for other in ships if other.id != ship.id}
        total += ship.attack
        for bonus in ship.bonuses:
            total += bonus.plus * (bonus.city == city.type or bonus.wing in classes)
    return total


@dataclass
class Clash:
    """A battle as heard so far."""

    city: City
    fighting: list[int]
    throwing: list[int] = field(default_factory=list)
    dice: dict[int, int] = field(default_factory=dict)


@dataclass
class Searched:
    """A search as heard so far."""

    city: City
    ships: list[Ship]
    counter: int
    fresh: bool = True


class Auditor:
    """Keep own books of a game; `hear` checks each event against them."""

    def __init__(self, captains: int) -> None:
        self.humans = [50_000] * captains
        self.fuel = [0] * captains
        self.ships = [1] * captains
        self.trophies: list[list[City]] = [[] for _ in range(captains)]
        self.searches: list[dict[str, Searched]] = [{} for _ in range(captains)]
        self.loans = [False] * captains
        self.credits = [0] * captains
        self.groups: dict[tuple[int, int], list[Ship]] = {}
        self.cities: dict[int, City] = {}
        self.clashes: dict[int, Clash] = {}
        self.turn = 0
        self.over: set[int] = set()  # whose searches have been counted in this turn
        self.heard: Counter[str] = Counter()

    def hear(self, event: Any) -> None:
        """Check an event and note what it changes."""
        name = type(event).__name__.lower()
        self.heard[name] += 1
        handler = getattr(self, f"_{name}", None)
        if handler is not None:
            handler(event)

    # The turn

    def _turnbegan(self, event: ev.TurnBegan) -> None:
        assert event.turn == self.turn + 1
        assert event.lead == self.turn % len(self.humans)
        self.turn = event.turn
        assert list(event.before) == self.fuel
        self.fuel = [min(20, fuel + 8) for fuel in self.fuel]
        assert list(event.fuel) == self.fuel
        for book in (self.groups, self.cities, self.clashes):
            book.clear()
        for searches in self.searches:
            for each in searches.values():
                each.fresh = False

    def _credittaken(self, event: ev.CreditTaken) -> None:
        seat = event.seat
        assert self.humans[seat] < 30_000
        assert self.ships[seat] <= 1
        assert not self.loans[seat]
        self.loans[seat] = True
        self.credits[seat] += 1
        self.humans[seat] += 50_000
        assert self.humans[seat] == event.humans

    def _creditrepaid(self, event: ev.CreditRepaid) -> None:
        assert self.loans[event.seat]
        self.loans[event.seat] = False
        self.humans[event.seat] -= 60_000
        assert self.humans[event.seat] == event.humans
        assert event.final or event.humans >= 0

    def _shopped(self, event: ev.Shopped) -> None:
        seat = event.seat
        assert event.before == self.humans[seat]
        self.humans[seat] -= event.paid
        assert self.humans[seat] == event.humans >= 0
        assert event.paid == (event.bought.price if event.bought else 0)
        self.ships[seat] += (event.bought is not None) - len(event.discarded)
        assert self.ships[seat] <= 5
        assert not event.discarded or self.ships[seat] == 5

    def _citylaid(self, event: ev.CityLaid) -> None:
        self.cities[event.space] = event.city
        assert sorted(self.cities) == list(range(1, event.space + 1))

    # Armies

    def _armyturned(self, event: ev.ArmyTurned) -> None:
        assert event.seats == tuple([seat for seat, each in enumerate(self.searches) if each])

    def _searchleft(self, event: ev.SearchLeft) -> None:
        gone = self.searches[event.seat].pop(event.city.id)
        assert list(event.ships) == gone.ships

    def _armyfought(self, event: ev.ArmyFought) -> None:
        search = self.searches[event.seat][event.city.id]
        assert list(event.ships) == search.ships
        assert event.total == strength(search.ships, event.city)
        assert event.won == (event.total + sum(event.roll) >= event.army.attack)

    def _searchbroken(self, event: ev.SearchBroken) -> None:
        search = self.searches[event.seat].pop(event.city.id)
        assert event.ship in search.ships
        self.ships[event.seat] -= 1

    # Plans

    def _plansrevealed(self, event: ev.PlansRevealed) -> None:
        for attack in event.attacks:
            self.groups[attack.space, attack.seat] = list(attack.ships)
            assert attack.total == strength(list(attack.ships), self.cities[attack.space])
        away = {ship.id for each in self.searches for one in each.values() for ship in one.ships}
        assert not away & {ship.id for attack in event.attacks for ship in attack.ships}

    def _fuelpaid(self, event: ev.FuelPaid) -> None:
        sent = [ships for (_, seat), ships in self.groups.items() if seat == event.seat]
        assert event.paid == sum(ship.fuel for ships in sent for ship in ships)
        self.fuel[event.seat] -= event.paid
        assert event.fuel == self.fuel[event.seat] >= 0

    def _shipstransferred(self, event: ev.ShipsTransferred) -> None:
        for move in event.moves:
            assert move.ship.transfer
            ships = self.groups[move.origin, move.seat]
            ships.remove(move.ship)
            if not ships:
                del self.groups[move.origin, move.seat]
            self.groups.setdefault((move.target, move.seat), []).append(move.ship)

    def _at(self, space: int) -> list[int]:
        return sorted(seat for where, seat in self.groups if where == space)

    def _cityspared(self, event: common.CitySpared[City]) -> None:
        assert not self._at(event.space)

    def _unopposed(self, event: common.Unopposed[City]) -> None:
        assert self._at(event.space) == [event.seat]

    # Battles

    def _clash(self, space: int) -> Clash:
        if space not in self.clashes:
            self.clashes[space] = Clash(self.cities[space], self._at(space))
            assert len(self.clashes[space].fighting) > 1
        return self.clashes[space]

    def _total(self, space: int, seat: int) -> int:
        return strength(self.groups[space, seat], self.cities[space])

    def _fightchosen(self, event: common.FightChosen[City]) -> None:
        clash = self._clash(event.space)
        assert event.total == self._total(event.space, event.seat)
        if not event.fights:
            clash.fighting.remove(event.seat)

    def _walkover(self, event: common.Walkover[City]) -> None:
        assert self._clash(event.space).fighting == [event.seat]

    def _reservejoined(self, event: ev.ReserveJoined) -> None:
        clash = self._clash(event.space)
        assert event.seat in clash.fighting
        assert len(clash.fighting) > 1
        assert not clash.dice
        assert all(ship.reserve for ship in event.ships)
        flying = {ship.id for ships in self.groups.values() for ship in ships}
        assert flying.isdisjoint(ship.id for ship in event.ships)
        assert event.paid == sum(ship.fuel for ship in event.ships)
        self.fuel[event.seat] -= event.paid
        assert event.fuel == self.fuel[event.seat] >= 0
        self.groups[event.space, event.seat] += event.ships
        assert event.total == self._total(event.space, event.seat)

    def _dicerolled(self, event: common.DiceRolled[City]) -> None:
        clash = self._clash(event.space)
        if event.round == 1:
            clash.throwing = sorted(clash.fighting)
        assert sorted(each.seat for each in event.fighters) == clash.throwing
        for each in event.fighters:
            assert (each.total, each.plus) == (self._total(event.space, each.seat), 0)
            clash.dice[each.seat] = each.total + sum(each.roll)

    def _leaders(self, clash: Clash) -> list[int]:
        best = max(clash.dice[seat] for seat in clash.throwing)
        return [seat for seat in clash.throwing if clash.dice[seat] == best]

    def _battletied(self, event: common.BattleTied[City]) -> None:
        clash = self._clash(event.space)
        assert list(event.seats) == self._leaders(clash)
        assert len(event.seats) > 1
        clash.throwing = list(event.seats)

    def _battlewon(self, event: common.BattleWon[City]) -> None:
        clash = self._clash(event.space)
        assert self._leaders(clash) == [event.winner]
        assert {*event.losers, event.winner} == set(clash.fighting)
        clash.fighting = [event.winner]

    def _shiplost(self, event: ev.ShipLost) -> None:
        clash = self._clash(event.space)
        assert event.seat in clash.dice
        assert clash.fighting != [event.seat]
        self.groups[event.space, event.seat].remove(event.ship)
        self.ships[event.seat] -= 1

    # Rewards

    def _owns(self, space: int, seat: int) -> bool:
        clash = self.clashes.get(space)
        return (clash.fighting if clash else self._at(space)) == [seat]

    def _lootchosen(self, event: ev.LootChosen) -> None:
        assert self._owns(event.space, event.seat)
        assert bool(event.ships) == bool(event.counter)
        if event.counter:
            assert set(event.ships) <= set(self.groups[event.space, event.seat])
            assert event.counter == (1 if any(ship.tempo for ship in event.ships) else 2)
            search = Searched(event.city, list(event.ships), event.counter)
            self.searches[event.seat][event.city.id] = search

    def _citytaken(self, event: ev.CityTaken) -> None:
        if event.space:
            assert self._owns(event.space, event.seat)
            assert event.city == self.cities[event.space]
            humans = event.city.raid
        else:
            search = self.searches[event.seat].pop(event.city.id)
            assert (search.counter, search.fresh) == (1, False)
            assert list(event.ships) == search.ships
            humans = event.city.search
        assert event.humans == humans
        self.humans[event.seat] += humans
        assert event.total == self.humans[event.seat]
        self.trophies[event.seat].append(event.city)

    def _searchcounted(self, event: ev.SearchCounted) -> None:
        search = self.searches[event.seat][event.city.id]
        assert not search.fresh
        search.counter -= 1
        assert search.counter == event.counter == 1

    # The end

    def _searchunfinished(self, event: ev.SearchUnfinished) -> None:
        del self.searches[event.seat][event.city.id]

    def _tasksscored(self, event: ev.TasksScored) -> None:
        assert 1 <= len(event.results) <= 3
        humans = 0
        for each in event.results:
            met = all(reached(need, self.trophies[event.seat]) for need in each.task.needs)
            assert each.met == met
            humans += each.task.bonus if met else -each.task.penalty
        assert event.humans == humans
        self.humans[event.seat] += humans
        assert event.total == self.humans[event.seat]

    def _gameended(self, event: GameEnded) -> None:
        assert not any(self.searches)
        assert not any(self.loans)
        order = [
            (-self.humans[line.seat], -len(self.trophies[line.seat]), self.credits[line.seat])
            for line in event.ranking
        ]
        assert order == sorted(order)
        assert [(-line.humans, -line.trophies, line.credits) for line in event.ranking] == order


def reached(need: Need, cities: list[City]) -> bool:
    """Measure what a need asks for, written down from the digest once more."""
    fit = [city for city in cities if not need.regions or city.region in need.regions]
    fit = [city for city in fit if need.type is None or city.type == need.type]
    fit = [city for city in fit if city.raid >= need.raid and (city.star or not need.star)]
    regions = Counter(str(city.region) for city in fit)
    kinds = Counter(f"{city.region} {city.type}" for city in fit)
    found = {
        "cities": len(fit),
        "regions": len([region for region in regions if regions[region] >= need.each]),
        "alike": max(kinds.values(), default=0),
        "raid": sum(city.raid for city in fit),
    }
    return found[need.measure] >= need.least
