"""What is remembered from one request to the next, and by several threads at once."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.core.asks import Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import play, random_answer
from engine.core.table import Table
from engine.kit.memo import FEW, Origins, attached, latest, lazy, recent, renewed
from engine.tremble.rules import TREMBLE


def test_only_the_very_same_source_with_equal_arguments_is_remembered() -> None:
    made: list[tuple[list[int], str]] = []

    @latest
    def number(source: list[int], name: str) -> int:
        made.append((source, name))
        return len(made)

    one, equal = [1], [1]
    assert [number(one, "a"), number(one, "a"), number(one, "b"), number(one, "b")] == [1, 1, 2, 2]
    assert [number(equal, "b"), number(equal, "b"), number(one, "a")] == [3, 3, 4]


def test_a_few_sources_are_remembered_side_by_side() -> None:
    made: list[object] = []

    @recent
    def number(source: list[int], more: int) -> int:
        made.append(source)
        return len(made) + more

    sources = [[0] for _ in range(FEW)]
    first = [number(each, 0) for each in sources]
    assert [number(each, 0) for each in sources] == first == list(range(1, FEW + 1))
    assert number(sources[-1], 1) == FEW + 2
    assert number(sources[0], 0) == FEW + 2, "the oldest is forgotten"
    assert number(sources[-1], 0) == FEW


def test_an_attribute_is_made_once_for_each_object() -> None:
    made: list[object] = []

    class Square:
        def __init__(self, side: int) -> None:
            self.side = side

        @lazy
        def area(self) -> int:
            """Multiply."""
            made.append(self)
            return self.side**2

    one, equal = Square(3), Square(3)
    assert (one.area, one.area, equal.area) == (9, 9, 9)
    assert made == [one, equal]
    assert Square.area.__doc__ == "Multiply."


def test_what_is_made_of_an_object_is_kept_with_it() -> None:
    made: list[object] = []

    class Side:
        def __init__(self, length: int) -> None:
            self.length = length

    @attached
    def area(side: Side) -> int:
        made.append(side)
        return side.length**2

    @attached
    def around(side: Side) -> int:
        return side.length * 4

    one, equal = Side(3), Side(3)
    assert (area(one), area(one), area(equal), around(one)) == (9, 9, 9, 12)
    assert made == [one, equal]


def test_of_a_row_only_what_is_another_object_is_made_anew() -> None:
    made: list[tuple[int, int, str]] = []

    @renewed
    def numbers(source: list[int], place: int, name: str) -> int:
        made.append((source[0], place, name))
        return len(made)

    one, two, three = [1], [2], [3]
    assert numbers((one, two), "a") == (1, 2)
    assert numbers((one, two), "a") == (1, 2)
    assert numbers((one, three), "a") == (1, 3)
    assert made[2:] == [(3, 1, "a")]
    assert numbers(([1], three), "a") == (4, 3), "the very object counts"
    assert numbers((three, three), "a") == (5, 3), "and its place"
    assert numbers((three, three), "b") == (6, 7), "other arguments"
    assert numbers((three, three, one), "b") == (8, 9, 10), "and another row"


def test_the_origins_of_a_few_things_are_remembered() -> None:
    origins: Origins[list[int], str] = Origins()
    things = [[0] for _ in range(FEW)]
    for number, each in enumerate(things):
        origins.note(each, str(number))
    assert [origins.of(each) for each in things] == [str(number) for number in range(FEW)]
    assert origins.of([0]) is None, "the very object counts"
    origins.note(things[-1], "again")
    origins.note([1], "one more")
    assert (origins.of(things[0]), origins.of(things[1])) == (None, "1"), "the oldest is forgotten"
    assert origins.of(things[-1]) == "again"
    origins.cache_clear()
    assert origins.of(things[-1]) is None


def test_what_is_remembered_can_be_forgotten() -> None:
    """Mutants would else be answered for by what was made before them."""
    made: list[object] = []

    def number(source: list[int]) -> int:
        made.append(source)
        return len(made)

    source = [0]
    for remembering in (latest(number), recent(number)):
        first = remembering(source)
        assert remembering(source) == first
        vars(remembering)["cache_clear"]()
        assert remembering(source) == first + 1
    row = renewed(lambda source, _place: number(source))
    first = row((source,))[0]
    assert row((source,)) == (first,)
    vars(row)["cache_clear"]()
    assert row((source,)) == (first + 1,)


@pytest.fixture
def restless() -> Iterator[None]:
    """Let threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("restless")
def test_threads_get_what_belongs_to_them() -> None:
    @latest
    def doubled(source: list[int], more: int) -> int:
        return 2 * source[0] + more

    def wrong(number: int) -> list[int]:
        source = [number]
        found = [doubled(source, each % 3) - 2 * number - each % 3 for each in range(5_000)]
        return [each for each in found if each]

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(wrong, range(4))) == [[]] * 4


def played(seed: int) -> Table:
    """Play a game with random answers that this seed gives."""
    chance = SeededChance(bytes([seed]) * 32)
    pick = picker(bytes([seed]) * 32, "answers")
    return play(
        TREMBLE,
        Setup(2 + seed % 4),
        chance,
        lambda _view, _ask, make_form: random_answer(make_form, pick),
    )


@pytest.mark.usefixtures("restless")
def test_games_in_several_threads_go_as_they_go_alone() -> None:
    alone = [played(seed).log for seed in range(4)]
    with ThreadPoolExecutor(4) as threads:
        together = [table.log for table in threads.map(played, range(4))]
    assert together == alone
