"""The simulator: the same games for a seed, whatever the number of processes."""

import json

import msgspec
import pytest

from engine.core.asks import Setup
from engine.core.measures import Ratio
from engine.tremble.balance.balance import Tally as TrembleTally
from engine.tremble.cards.tables import SHIPS
from engine.tremble.rules import TREMBLE
from render.report.simulate import (
    ChangedCardsError,
    UnknownCaptainError,
    _play_chunk,
    picker,
    simulate,
)
from render.report.tally import Totals

CAPTAINS = ("easy", "easy", "steady")


def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    heard: list[tuple[int, int]] = []
    alone = simulate(
        "tremble/1", CAPTAINS, 12, 7, 1, lambda done, games: heard.append((done, games))
    )
    shared = simulate("tremble/1", CAPTAINS, 12, 7, 2)
    assert heard == [(10, 12), (12, 12)]
    assert alone.figures == shared.figures
    assert alone.decisions == shared.decisions
    other = simulate("tremble/1", CAPTAINS, 12, 8, 1)
    assert other.figures != alone.figures


def test_report_has_the_balance_figures() -> None:
    report = simulate("tremble/1", CAPTAINS, 10, 3)
    found = json.loads(report.to_json())
    figures = found["figures"]
    assert sum(figures["seat_win_share"].values()) == pytest.approx(1, abs=0.01)
    assert set(figures["bought_share_by_ship"]) <= {ship.series for ship in SHIPS.values()}
    assert 0 < figures["battles_per_attacked_city"] < 1
    assert 0 < figures["catch_share"] < 1
    assert set(figures["captain_win_share_per_seat"]) == {"easy", "steady"}
    assert sum(figures["waits_per_game"].values()) > 10 * 3
    assert figures["median_winner_humans"] > 100_000
    assert found["games_per_second"] > 0
    assert found["decisions"] > 10 * 10 * 6


def test_unknown_captains_and_wrong_counts_are_refused() -> None:
    with pytest.raises(UnknownCaptainError, match="known are easy, sharp, steady"):
        simulate("tremble/1", ("easy", "nobody"), 1, 1)
    with pytest.raises(ValueError, match="6 captains"):
        simulate("tremble/1", ("easy",) * 6, 1, 1)


def test_tallies_add_up() -> None:
    won, lost = Ratio.of_game(1), Ratio.of_game(0)
    first = TrembleTally(winners=[5], cards_used={"a": 1}, battles=won)
    one = Totals(games=1, seat_wins={0: won}, own=[first])
    own = TrembleTally(winners=[6], cards_used={"a": 2}, battles=lost)
    other = Totals(games=1, seat_wins={0: lost}, own=[own])
    one.add(other)
    assert other == Totals(games=1, seat_wins={0: lost}, own=[own])
    half = Ratio(games=2, part=1, whole=2, parts=1, both=1, wholes=2)
    assert one == Totals(
        games=2,
        seat_wins={0: half},
        own=[TrembleTally(winners=[5, 6], cards_used={"a": 3}, battles=half)],
    )
    assert msgspec.to_builtins(Totals())["seat_wins"] == {}


def test_the_picker_is_even_and_repeatable() -> None:
    pick, again = picker("seed"), picker("seed")
    picks = [pick(6) for _ in range(6_000)]
    assert picks == [again(6) for _ in range(6_000)]
    assert set(picks) == set(range(6))
    assert all(850 < picks.count(face) < 1_150 for face in range(6))


def test_games_with_different_cards_are_not_counted_together() -> None:
    tally = _play_chunk("tremble/1", TREMBLE.data_hash, Setup(2), ("easy", "easy"), 1, 7, 0)
    assert tally.games == 1
    with pytest.raises(ChangedCardsError, match="Start the simulation again"):
        _play_chunk("tremble/1", "0" * 64, Setup(2), ("easy", "easy"), 1, 7, 0)
