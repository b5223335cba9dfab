"""Counting one game: its events and questions become a tally."""

from collections import Counter
from collections.abc import Callable, Iterable

from engine.core.asks import Ask
from engine.core.measures import Ratio
from engine.invasion.battles.events import BattleTied
from engine.invasion.ending import counting
from engine.invasion.ending.balance import HALF, shares, winners_of
from engine.invasion.ending.ending import GameEnded
from engine.tremble.balance.balance import K, Tally
from engine.tremble.cards.cards import Aid, Ship, Station
from engine.tremble.phases.setup import START_HUMANS
from engine.tremble.table.events import (
    ArmiesTurned,
    ArmyEffectUsed,
    ArmyFought,
    CityTaken,
    Compensated,
    EffectUsed,
    EnemiesMoved,
    FuelAdded,
    GivenBack,
    Offered,
    RewardChosen,
    ShipSaved,
    ShipsTransferred,
    Shopped,
    TaskScored,
    TrembleEvent,
    TrophyClaimed,
    TurnBegan,
)

QUALITIES: dict[str, Callable[[Ship], int]] = {
    "price": lambda ship: ship.price,
    "attack": lambda ship: ship.attack,
    "bonuses": lambda ship: sum(bonus.plus for bonus in ship.bonuses),
    "fuel": lambda ship: ship.fuel,
}


class Counting(counting.Counting):
    """Counts stations, cards and tasks besides."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, START_HUMANS)
        self._seats = seats
        self._by_turn: dict[int, int] = {}
        self._tasks: list[TaskScored] = []
        self._stations: Counter[str] = Counter()  # offered
        self._built: Counter[str] = Counter()
        self._ships: list[Ship] = []  # all that were bought
        self._rarities: Counter[str] = Counter()
        self._waits_by_turn: Counter[int] = Counter()
        self._decisions_by_turn: Counter[int] = Counter()
        self._stations_bought: Counter[str] = Counter()  # by kind of effect, as what follows
        self._stations_used: Counter[str] = Counter()
        self._cards_drawn: Counter[str] = Counter()
        self._cards_used: Counter[str] = Counter()

    def ask(self, asks: tuple[Ask, ...]) -> None:
        """Count a wait, and the decisions it is for."""
        self._waits_by_turn[self._turn] += 1
        self._decisions_by_turn[self._turn] += len(asks)

    def _count(self, event: TrembleEvent) -> None:
        super()._count(event)
        self._count_aids(event)
        self._count_rarities(event)
        happened = self._happened
        match event:
            case TurnBegan(turn=turn):
                self._end_turn()
                self._turn = turn
            case Shopped(seat=seat, humans=humans):
                self._humans[seat] = humans
                self._build(event)
            case RewardChosen(catch=catch):
                happened["rewards"] += 1
                happened["catches"] += catch
            case CityTaken(seat=seat, total=total, caught=caught):
                happened["caught"] += caught
                self._humans[seat] = total
            case Compensated():
                self._comfort(event)
            case TaskScored():
                self._tasks.append(event)
            case GameEnded():
                self._end_turn()

    def _count_aids(self, event: TrembleEvent) -> None:
        """Count the stations and cards that acted."""
        for aid in _aids_used(event):
            used = self._stations_used if isinstance(aid, Station) else self._cards_used
            used[aid.effect.kind] += 1
        if isinstance(event, TrophyClaimed):  # names no card: every claim spends one alike
            self._cards_used["trophy"] += len(event.claimants)

    def _count_rarities(self, event: TrembleEvent) -> None:
        rarities = self._rarities
        match event:
            case GivenBack():
                rarities["two stations given back"] += 1
            case ShipsTransferred(moves=moves):
                rarities["ships transferred"] += sum(each.target != each.origin for each in moves)
            case EnemiesMoved(hauls=hauls):
                rarities["ships moved by stations"] += sum(each.move is not None for each in hauls)
            case BattleTied():
                rarities["battles tied"] += 1
            case ArmyFought():
                rarities["army fights"] += 1
            case TrophyClaimed():
                rarities["trophies claimed"] += 1

    def _count_private(self, event: TrembleEvent) -> None:
        """Count offers and purchases of ships by what their captains are told."""
        match event:
            case Offered(cards=cards):
                for card in cards:
                    offered = self._offered if isinstance(card, Ship) else self._stations
                    offered[card.series] += 1
            case Shopped(bought=ships):
                self._bought.update(ship.series for ship in ships)
                self._ships += ships
            case Compensated(card=card) if card is not None:
                self._cards_drawn[card.effect.kind] += 1

    def _build(self, event: Shopped) -> None:
        for station in event.stations:
            self._built[station.series] += 1
            self._stations_bought[station.effect.kind] += 1

    def _comfort(self, event: Compensated) -> None:
        """Count a card that everybody sees: it pays at once (K-2)."""
        self._humans[event.seat] += event.humans
        if event.card is not None:
            self._cards_drawn[event.card.effect.kind] += 1
            self._cards_used[event.card.effect.kind] += 1

    def _end_turn(self) -> None:
        if self._turn:
            self._by_turn[self._turn] = sum(self._humans.values())
        if self._turn == HALF:
            self._half = dict(self._humans)

    def tally(self) -> Tally:
        """Return what this game adds to a tally."""
        happened, captains = self._happened, self._seats
        tally = Tally(
            games=1,
            catches=Ratio.of_game(happened["catches"], happened["rewards"]),
            caught=Ratio.of_game(happened["caught"], happened["catches"]),
            built=shares(self._built, self._stations),
            humans={turn: Ratio.of_game(sum_, captains) for turn, sum_ in self._by_turn.items()},
            purchases=_purchases(self._ships),
            rarities=dict(self._rarities),
            waits_by_turn=_per_game(self._waits_by_turn),
            decisions_by_turn=_per_game(self._decisions_by_turn),
            stations_bought=dict(self._stations_bought),
            stations_used=dict(self._stations_used),
            cards_drawn=dict(self._cards_drawn),
            cards_used=dict(self._cards_used),
        )
        self._fill(tally)
        if self._ranking:
            self._count_end(tally)
        return tally

    def _count_end(self, tally: Tally) -> None:
        ranking = self._ranking
        winners = tally.count_end(ranking, self._half)
        best = max(line.humans for line in ranking)
        tally.level = Ratio.of_game(sum(line.humans == best for line in ranking) > 1)
        tally.credits = Ratio.of_game(sum(line.credits for line in ranking))
        tally.final = Ratio.of_game(sum(line.humans for line in ranking), len(ranking))
        for scored in self._tasks:
            without = {award.seat: award.humans for award in scored.awards}
            decided = winners_of(ranking, without) != winners
            tally.deciding[scored.task.id] = Ratio.of_game(decided)


def _aids_used(event: TrembleEvent) -> Iterable[Aid]:
    match event:
        case FuelAdded(aids=aids) | ArmiesTurned(helped=aids) | Shopped(discounts=aids):
            return aids
        case EffectUsed(aid=aid) | ArmyEffectUsed(aid=aid) | ShipSaved(aid=aid):
            return (aid,)
        case EnemiesMoved(hauls=hauls):
            return (haul.station for haul in hauls)
        case CityTaken(stations=stations):
            return stations
        case _:
            return ()


def _per_game(counts: Counter[K]) -> dict[K, Ratio]:
    return {key: Ratio.of_game(count) for key, count in counts.items()}


def _purchases(ships: Iterable[Ship]) -> dict[str, Ratio]:
    """Sum the qualities of the ships bought, by colour."""
    by_colour: dict[str, list[Ship]] = {}
    for ship in ships:
        by_colour.setdefault(str(ship.colour), []).append(ship)
    return {
        f"{colour} {name}": Ratio.of_game(sum(map(quality, bought)), len(bought))
        for colour, bought in by_colour.items()
        for name, quality in QUALITIES.items()
    }
