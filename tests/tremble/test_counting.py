"""Counting: what the tally says is what the events and the state say."""

from collections import Counter

from engine.core.asks import Answer, Ask, Decide, Draw, Over, Setup
from engine.core.chance import KEY_BYTES, SeededChance, picker
from engine.core.playthrough import Pick, random_answer
from engine.invasion.battles.battle_phase import tell
from engine.tremble.balance.counting import Counting
from engine.tremble.cards.tables import ARMIES, CITIES, COMPENSATIONS, SHIPS, STATIONS, TRAINING
from engine.tremble.rules import TREMBLE
from engine.tremble.table.events import (
    ArmiesTurned,
    ArmyEffectUsed,
    CityTaken,
    EffectUsed,
    EnemiesMoved,
    FuelAdded,
    Haul,
    Move,
    ShipSaved,
    ShipsTransferred,
    TrophyClaimed,
)
from engine.tremble.table.state import State

NAMES = ("easy", "steady", "easy")


def _played(seed: int) -> tuple[Counting, State, Counter[str]]:
    """Play a game at random; return its counting, its last state and how often it waited."""
    key = seed.to_bytes(KEY_BYTES, "big")
    chance, pick = SeededChance(key), picker(key, "counting")
    counting, waits = Counting(len(NAMES)), Counter[str]()
    turn = TREMBLE.start(Setup(len(NAMES)))
    while True:
        counting.hear(turn.notices)
        match TREMBLE.pending(turn.state):
            case Over():
                return counting, turn.state, waits
            case Draw() as draw:
                turn = TREMBLE.draw(turn.state, chance.outcome(draw))
            case Decide(asks=asks):
                counting.ask(asks)
                waits[asks[0].kind] += 1
                answers = {ask.seat: _answer(turn.state, ask, pick) for ask in asks}
                turn = TREMBLE.decide(turn.state, answers)


def _answer(state: State, ask: Ask, pick: Pick) -> Answer:
    view = TREMBLE.view(state, ask.seat)
    return random_answer(lambda draft: TREMBLE.form(view, ask, draft), pick)


def test_humans_are_followed_through_the_game() -> None:
    counting, state, _ = _played(1)
    tally = counting.tally()
    assert sorted(tally.humans) == list(range(1, 11))
    awards = sum(award.humans for scored in counting._tasks for award in scored.awards)
    owed = 60_000 * sum(captain.credits for captain in state.captains)
    assert tally.final.part == sum(captain.humans for captain in state.captains)
    assert tally.final.part == tally.humans[10].part + awards - owed
    assert tally.credits.part == sum(captain.credits for captain in state.captains)


def test_waits_and_decisions_are_those_of_the_game() -> None:
    counting, _, waits = _played(2)
    tally = counting.tally()
    assert sum(ratio.part for ratio in tally.waits_by_turn.values()) == waits.total()
    decisions = sum(ratio.part for ratio in tally.decisions_by_turn.values())
    assert decisions >= waits.total() + 2 * waits["buy"]
    assert sorted(tally.waits_by_turn) == list(range(1, 11))


def test_the_winner_has_the_most_humans() -> None:
    counting, state, _ = _played(3)
    assert counting.tally().winners == [max(captain.humans for captain in state.captains)]


def test_shares_are_of_something() -> None:
    tally = _played(4)[0].tally()
    assert 0 < tally.battles.part < tally.battles.whole
    assert 0 < tally.catches.part < tally.catches.whole
    assert tally.caught.whole == tally.catches.part
    bought = sum(ratio.part for ratio in tally.bought.values())
    assert bought == sum(
        ratio.whole for name, ratio in tally.purchases.items() if name.endswith("price")
    )
    assert all(ratio.part <= ratio.whole for ratio in tally.bought.values())
    assert set(tally.bought).isdisjoint(tally.built)
    assert tally.cards_drawn
    assert tally.stations_used.keys() <= tally.stations_bought.keys()
    assert all(used <= tally.cards_drawn[kind] for kind, used in tally.cards_used.items())
    assert sum(ratio.part for ratio in tally.deciding.values()) <= 3


def test_every_aid_that_acts_is_counted() -> None:
    station, card = next(iter(STATIONS.values())), next(iter(COMPENSATIONS.values()))
    city, army = next(iter(CITIES.values())), next(iter(ARMIES.values()))
    ship = SHIPS[TRAINING[0]]
    haul = Haul(0, station, ship, Move(1, ship, 1, 2))
    counting = Counting(len(NAMES))
    counting.hear(
        tell(
            FuelAdded(0, (station, card), 2),
            EnemiesMoved((haul, Haul(2, station, ship, None))),
            EffectUsed(1, city, 0, station),
            ArmyEffectUsed(1, city, 0, army, card, 0),
            ShipSaved(1, 0, card),
            ArmiesTurned(1, city, 0, (army,), (station,)),
            CityTaken(1, city, 0, 10, caught=True, total=10, stations=(station,)),
            TrophyClaimed(1, city, 0, (0, 2)),
            ShipsTransferred((Move(0, ship, 1, 1), Move(0, ship, 1, 2))),
        )
    )
    tally = counting.tally()
    assert tally.stations_used == {station.effect.kind: 6}
    assert tally.cards_used == {card.effect.kind: 3, "trophy": 2}
    assert tally.rarities == {
        "ships moved by stations": 1,
        "ships transferred": 1,
        "trophies claimed": 1,
    }
