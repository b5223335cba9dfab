"""The checks of the contract in games that begin rich, in states of every kind."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from tests.contract import secrecy
from tests.contract.subjects import Subject, subject_of
from tests.secrecy.rich import RICH

CHECKS = (
    secrecy.check_open_group,
    secrecy.check_closed_group,
    secrecy.check_twins,
    secrecy.check_events,
    secrecy.check_canaries,
)
PLACES = frozenset(
    {
        "t#:buy",
        "t#:buy:#",
        "t#:plan",
        "t#:move",
        "t#:transfer",
        "t#:battle:#:order:#:seat:#",
        "t#:fight:#",
        "t#:battle:#:roll:#:seat:#",
        "t#:battle:#:respond:#:#",
        "t#:battle:#:reroll:#:#:seat:#",
        "t#:loss",
        "t#:battle:#:claim:#:seat:#",
        "compensations:#",
        "t#:reward",
        "armies:#",
        "t#:army:#:#",
        "t#:army:#:#:roll",
        "t#:army:#:#:respond:#",
        "t#:army:#:#:reroll:#",
        "t#:army:#:#:loss",
    }
)
"""What a game waits for after the first cards are dealt, whenever and wherever."""

QUICK = [(seats, 0) for seats in RICH.game.seats]
MORE = [(seats, seed) for seed in range(30) for seats in reversed(RICH.game.seats)]
SOAK = [(seats, seed) for seats in RICH.game.seats for seed in range(100, 150)]
SEEDS = range(1_000, 1_500)  # of the soak run of all games


def looked_at(subject: Subject, cases: Iterable[tuple[int, int]]) -> Counter[str]:
    """Count where the twins of these games are looked at."""
    places: Counter[str] = Counter()
    for seats, seed in cases:
        places.update(map(secrecy.place_of, secrecy.looked_at(subject, seats, seed, "twins")))
    return places


def assert_enough(places: Counter[str], least: int) -> None:
    """Every kind of question and of draw was there so many times."""
    few = {place: places[place] for place in PLACES if places[place] < least}
    assert not few, f"hardly looked at: {few}"


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("seats", "seed"), QUICK)
def test_rich_games_keep_their_secrets(
    check: Callable[[Subject, int, int], None], seats: int, seed: int
) -> None:
    check(RICH, seats, seed)


def test_twins_look_alike_everywhere() -> None:
    """Games are played until there was everything; a few are enough."""
    places: Counter[str] = Counter()
    for case in MORE:
        secrecy.check_twins(RICH, *case)
        places += looked_at(RICH, [case])
        if places.keys() >= PLACES:
            break
    assert_enough(places, least=1)


def test_plans_are_changed_in_secret() -> None:
    kinds = Counter(
        ask.kind for seats, seed in QUICK for _, ask, _ in secrecy.secret_changes(RICH, seats, seed)
    )
    assert kinds["plan"]


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("seats", "seed"), SOAK)
def test_rich_games_keep_their_secrets_for_long(
    check: Callable[[Subject, int, int], None], seats: int, seed: int
) -> None:
    check(RICH, seats, seed)


@pytest.mark.soak
def test_twins_are_looked_at_everywhere_for_long() -> None:
    assert_enough(looked_at(RICH, SOAK), least=20)


@pytest.mark.soak
def test_ordinary_games_are_looked_at_everywhere() -> None:
    """As many games as the soak run of all games plays; claims by several are rare there."""
    ordinary = subject_of(RICH.game)
    seats = ordinary.game.seats
    places = looked_at(ordinary, [(seats[seed % len(seats)], seed) for seed in SEEDS])
    assert_enough(places, least=1)
