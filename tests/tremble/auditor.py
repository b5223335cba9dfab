"""A second, small bookkeeper: it hears the events of a game and works all numbers out.

It shares no arithmetic with the rules: attacks, effects, dice, humans, trophies and awards come
from the cards that the events show. Whatever differs is an AssertionError.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.invasion.battles import events as common
from engine.invasion.ending.ending import GameEnded
from engine.tremble.cards.cards import City, Ship, Station
from engine.tremble.table import events as ev


def strength(ships: list[Ship], city: City, *, army: bool = False) -> int:
    """Sum up attack and bonuses, the slow way."""
    return sum(ship.attack + extra(ship, ships, city, army=army) for ship in ships)


def extra(ship: Ship, ships: list[Ship], city: City, *, army: bool = False) -> int:
    """Sum up the printed bonuses of one ship that apply."""
    others = [other for other in ships if other.id != ship.id]
    plus = 0
    for bonus in ship.bonuses:
        if bonus.city is not None and bonus.city == city.type:
            plus += bonus.plus
        if bonus.wing is not None and bonus.wing in {other.ship_class for other in others}:
            plus += bonus.plus
        if bonus.army and army:
            plus += bonus.plus
    return plus


@dataclass
class Clash:
    """A battle as heard so far."""

    city: City
    base: dict[int, int]
    fighting: list[int]
    plus: Counter[int] = field(default_factory=Counter)
    dice: dict[int, tuple[int, ...]] = field(default_factory=dict)
    throwing: list[int] = field(default_factory=list)
    cancelled: set[str] = field(default_factory=set)
    last: dict[int, int] = field(default_factory=dict)

    def sum(self, seat: int) -> int:
        return self.base[seat] + self.plus[seat] + sum(self.dice[seat])

    def leaders(self) -> list[int]:
        best = max(self.sum(seat) for seat in self.throwing)
        return sorted(seat for seat in self.throwing if self.sum(seat) == best)


class Auditor:
    """Keep own books of a game; `hear` checks each event against them."""

    def __init__(self, captains: int) -> None:
        self.humans = [100_000] * captains
        self.trophies: list[list[City]] = [[] for _ in range(captains)]
        self.hands = [0] * captains
        self.credits = [0] * captains
        self.limit = 0
        self.extra_fuel: Counter[int] = Counter()
        self.groups: dict[tuple[int, int], list[Ship]] = {}
        self.cities: dict[int, City] = {}
        self.clashes: dict[int, Clash] = {}
        self.plus: Counter[int] = Counter()  # by space, against the army under fight
        self.claimed: dict[int, int] = {}
        self.used: Counter[tuple[int, str]] = Counter()
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
        self.limit = min(12, event.turn + 3)
        assert event.fuel == self.limit
        for book in (self.groups, self.cities, self.clashes, self.claimed):
            book.clear()
        self.extra_fuel.clear()
        self.used.clear()

    def _shopped(self, event: ev.Shopped) -> None:
        off = sum(card.effect.amount for card in event.discounts)
        assert event.paid >= 0
        assert event.credit <= (self.humans[event.seat] < 50_000)
        self.humans[event.seat] += 50_000 * event.credit - event.paid
        self.credits[event.seat] += event.credit
        self.hands[event.seat] -= len(event.discounts)
        assert self.humans[event.seat] == event.humans >= 0
        assert len(event.bought) == event.ships
        price = sum(ship.price for ship in event.bought)
        price += sum(station.price for station in event.stations)
        assert event.paid == max(0, price - off)

    def _citieslaid(self, event: ev.CitiesLaid) -> None:
        self.cities.update(enumerate(event.cities, start=1))

    def _fueladded(self, event: ev.FuelAdded) -> None:
        assert event.amount == sum(aid.effect.amount for aid in event.aids)
        self.extra_fuel[event.seat] = event.amount
        for aid in event.aids:
            self._use(event.seat, aid)

    def _use(self, seat: int, aid: Any) -> None:
        if isinstance(aid, Station):
            self.used[seat, aid.id] += 1
            assert self.used[seat, aid.id] == 1, f"{aid.id} acts twice in a turn"
        else:
            self.hands[seat] -= 1
            assert self.hands[seat] >= 0

    def _plansrevealed(self, event: ev.PlansRevealed) -> None:
        fuel: Counter[int] = Counter()
        for attack in event.attacks:
            self.groups[attack.space, attack.seat] = list(attack.ships)
            fuel[attack.seat] += sum(ship.fuel for ship in attack.ships)
        for seat, used in fuel.items():
            assert used <= self.limit + self.extra_fuel[seat]
        for seat, added in self.extra_fuel.items():
            assert fuel[seat] > self.limit, "fuel spent for nothing"
            assert added > 0

    def _move(self, move: ev.Move) -> None:
        ships = self.groups[move.origin, move.seat]
        assert move.ship in ships
        ships.remove(move.ship)
        if not ships:
            del self.groups[move.origin, move.seat]
        self.groups.setdefault((move.target, move.seat), []).append(move.ship)

    def _enemiesmoved(self, event: ev.EnemiesMoved) -> None:
        moved = set()
        for haul in event.hauls:
            self._use(haul.seat, haul.station)
            assert (haul.move is None) == (haul.ship.id in moved)
            if haul.move is not None:
                assert haul.move.seat != haul.seat
                assert haul.move.origin != haul.move.target
                self._move(haul.move)
                moved.add(haul.ship.id)

    def _shipstransferred(self, event: ev.ShipsTransferred) -> None:
        for move in event.moves:
            assert move.ship.transfer
            self._move(move)

    def _at(self, space: int) -> list[int]:
        return sorted(seat for where, seat in self.groups if where == space)

    def _cityspared(self, event: common.CitySpared[City]) -> None:
        assert not self._at(event.space)

    def _unopposed(self, event: common.Unopposed[City]) -> None:
        assert self._at(event.space) == [event.seat]

    # Battles

    def _clash(self, space: int) -> Clash:
        if space not in self.clashes:
            seats, city = self._at(space), self.cities[space]
            assert len(seats) > 1
            base = {seat: strength(self.groups[space, seat], city) for seat in seats}
            self.clashes[space] = Clash(city, base, seats)
        return self.clashes[space]

    def _fightchosen(self, event: common.FightChosen[City]) -> None:
        clash = self._clash(event.space)
        assert event.total == clash.base[event.seat]
        if not event.fights:
            clash.fighting.remove(event.seat)

    def _walkover(self, event: common.Walkover[City]) -> None:
        assert self._clash(event.space).fighting == [event.seat]

    def _agree(self, clash: Clash, fighters: Any) -> None:
        assert sorted(each.seat for each in fighters) == sorted(clash.throwing)
        for each in fighters:
            seat = each.seat
            told = (each.total, each.plus, each.roll, each.sum)
            assert told == (
                clash.base[seat],
                clash.plus[seat],
                clash.dice[seat],
                clash.sum(seat),
            )

    def _dicerolled(self, event: common.DiceRolled[City]) -> None:
        clash = self._clash(event.space)
        if event.round == 1:
            clash.throwing = list(clash.fighting)
        clash.dice.update({each.seat: each.roll for each in event.fighters})
        self._agree(clash, event.fighters)

    def _effectused(self, event: ev.EffectUsed) -> None:
        clash = self._clash(event.space)
        assert clash.leaders() != [event.seat], "whoever leads alone waits"
        assert event.seat in clash.throwing
        self._use(event.seat, event.aid)
        if event.against is None:
            assert event.aid.effect.kind in ("reroll", "reroll-own")
            assert event.plus == 0
            return
        if event.ship is not None:
            assert event.aid.effect.kind == "cancel-bonuses"
            assert event.against != event.seat
            assert event.ship.id not in clash.cancelled
            clash.cancelled.add(event.ship.id)
            ships = self.groups[event.space, event.against]
            assert event.plus == -extra(event.ship, ships, clash.city) < 0
        else:
            assert event.aid.effect.kind == "boost"
            assert (event.against, event.plus) == (event.seat, event.aid.effect.amount)
        clash.plus[event.against] += event.plus
        self._agree(clash, event.fighters)

    def _dicererolled(self, event: ev.DiceRerolled) -> None:
        clash = self._clash(event.space)
        assert clash.dice[event.seat] == event.before
        clash.dice[event.seat] = event.roll
        self._agree(clash, event.fighters)

    def _decidesnow(self, event: ev.DecidesNow) -> None:
        assert event.seat in range(len(self.humans))

    def _passed(self, event: ev.Passed) -> None:
        clash = self._clash(event.space)
        assert clash.leaders() != [event.seat]

    def _battletied(self, event: common.BattleTied[City]) -> None:
        clash = self._clash(event.space)
        assert list(event.seats) == clash.leaders()
        assert len(event.seats) > 1
        clash.last.update({seat: clash.sum(seat) for seat in clash.throwing})
        clash.throwing = list(event.seats)

    def _battlewon(self, event: common.BattleWon[City]) -> None:
        clash = self._clash(event.space)
        assert clash.leaders() == [event.winner]
        clash.last.update({seat: clash.sum(seat) for seat in clash.throwing})
        assert {*event.losers, event.winner} == set(clash.fighting)
        sums = [clash.last[seat] for seat in event.losers]
        assert sums == sorted(sums)
        clash.fighting = [event.winner]

    # Losses and claims

    def _trophyclaimed(self, event: ev.TrophyClaimed) -> None:
        clash = self._clash(event.space)
        assert set(event.claimants) <= clash.last.keys() - set(clash.fighting)
        self.claimed[event.space] = event.seat
        self.trophies[event.seat].append(event.city)
        for seat in event.claimants:
            self.hands[seat] -= 1

    def _shiplost(self, event: ev.ShipLost) -> None:
        ships = self.groups[event.space, event.seat]
        breakable = [ship for ship in ships if not ship.invulnerable]
        if event.ship is None:
            assert not breakable
        else:
            assert event.ship in breakable
            ships.remove(event.ship)

    def _shipsaved(self, event: ev.ShipSaved) -> None:
        ships = self.groups[event.space, event.seat]
        assert any(not ship.invulnerable for ship in ships)
        assert event.aid.effect.kind == "save-ship"
        self._use(event.seat, event.aid)

    def _compensated(self, event: ev.Compensated) -> None:
        self.humans[event.seat] += event.humans
        self.hands[event.seat] += event.humans == 0
        assert event.card is not None
        paid = event.card.effect.amount if event.card.effect.kind == "humans" else 0
        assert event.humans == paid

    # Rewards

    def _armiesturned(self, event: ev.ArmiesTurned) -> None:
        for aid in event.helped:
            self._use(event.seat, aid)
        fewer = sum(aid.effect.amount for aid in event.helped)
        assert len(event.armies) == max(0, event.city.difficulty - fewer)
        self.plus[event.space] = 0

    def _army_total(self, space: int, seat: int) -> int:
        return strength(self.groups[space, seat], self.cities[space], army=True)

    def _armyrolled(self, event: ev.ArmyRolled) -> None:
        assert event.total == self._army_total(event.space, event.seat)
        assert event.army.attack is not None
        assert event.total + sum(event.roll) < event.army.attack
        assert self.plus[event.space] == 0

    def _armyeffectused(self, event: ev.ArmyEffectUsed) -> None:
        self._use(event.seat, event.aid)
        rolls = event.aid.effect.kind in ("reroll", "reroll-own")
        assert event.plus == (0 if rolls else event.aid.effect.amount)
        assert rolls or event.aid.effect.kind in ("boost", "army-boost")
        self.plus[event.space] += event.plus

    def _armyfought(self, event: ev.ArmyFought) -> None:
        total = self._army_total(event.space, event.seat)
        plus = self.plus.pop(event.space, 0)
        assert (event.total, event.plus) == (total, plus)
        assert event.army.attack is not None
        assert event.won == (total + plus + sum(event.roll) >= event.army.attack)

    def _citytaken(self, event: ev.CityTaken) -> None:
        assert (event.space, event.seat) in self.groups
        clash = self.clashes.get(event.space)
        assert clash is None or clash.fighting == [event.seat]
        humans = event.city.catch if event.caught else event.city.raid
        for station in event.stations:
            assert event.caught
            self._use(event.seat, station)
            humans += station.effect.amount
        assert event.humans == humans
        self.humans[event.seat] += humans
        assert event.total == self.humans[event.seat]
        assert event.claimed_by == self.claimed.get(event.space)
        if event.claimed_by is None:
            self.trophies[event.seat].append(event.city)

    # The end

    def _taskscored(self, event: ev.TaskScored) -> None:
        counts = [
            sum(city.type == event.task.type or city.region == event.task.region for city in won)
            for won in self.trophies
        ]
        paid = {award.seat: award.humans for award in event.awards}
        assert paid == shares(counts)
        for seat, humans in paid.items():
            self.humans[seat] += humans

    def _creditspaid(self, event: ev.CreditsPaid) -> None:
        assert event.credits == self.credits[event.seat]
        self.humans[event.seat] -= 60_000 * event.credits

    def _gameended(self, event: GameEnded) -> None:
        order = [
            (-self.humans[line.seat], -len(self.trophies[line.seat]), self.credits[line.seat])
            for line in event.ranking
        ]
        assert order == sorted(order)
        assert [(-line.humans, -line.trophies, line.credits) for line in event.ranking] == order


def shares(counts: list[int]) -> dict[int, int]:
    """Share the rewards of a task, written down from the rulebook once more."""
    ranked = sorted({count for count in counts if count}, reverse=True)
    if not ranked:
        return {}
    first = [seat for seat, count in enumerate(counts) if count == ranked[0]]
    if len(first) > 1:
        return dict.fromkeys(first, 300_000 // len(first) // 10_000 * 10_000)
    paid = {first[0]: 200_000}
    if len(ranked) > 1:
        second = [seat for seat, count in enumerate(counts) if count == ranked[1]]
        paid |= dict.fromkeys(second, 100_000 // len(second) // 10_000 * 10_000)
    return paid
