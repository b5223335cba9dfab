"""The registry: versions by number, data hashes, unknown games."""

import pytest

from engine.core.registry import Registry, UnknownGameError
from tests.toy.game import ToyGame


def rules(name: str) -> ToyGame:
    game: ToyGame = type("Named", (ToyGame,), {"id": name})()
    return game


def test_newest_version_is_the_highest_number() -> None:
    registry = Registry((rules("tremble/9"), rules("tremble/10"), rules("other/2")))
    assert registry.newest("tremble").id == "tremble/10"
    assert registry.newest("other").id == "other/2"


def test_newest_does_not_hang_on_the_order_of_registration() -> None:
    assert Registry((rules("a/10"), rules("a/9"))).newest("a").id == "a/10"


def test_ids_and_names() -> None:
    registry = Registry((rules("b/1"), rules("a/10"), rules("a/9")))
    assert registry.ids() == ("b/1", "a/9", "a/10")
    assert registry.names() == ("b", "a")
    assert [game.id for game in registry] == ["b/1", "a/9", "a/10"]


def test_rules_are_found_with_their_data_only() -> None:
    game = rules("toy/1")
    registry = Registry((game,))
    assert registry.find("toy/1") is game
    assert registry.find("toy/1", game.data_hash) is game
    with pytest.raises(UnknownGameError, match="cards of toy/1"):
        registry.find("toy/1", "another")


@pytest.mark.parametrize("wanted", ["toy/2", "toy", "", "toy/1/1"])
def test_unknown_rules(wanted: str) -> None:
    with pytest.raises(UnknownGameError, match="not installed"):
        Registry((rules("toy/1"),)).find(wanted)


def test_unknown_name() -> None:
    with pytest.raises(UnknownGameError, match="no game is called chess"):
        Registry((rules("toy/1"),)).newest("chess")


def test_two_games_of_one_id() -> None:
    with pytest.raises(ValueError, match="same id"):
        Registry((rules("toy/1"), rules("toy/1")))


@pytest.mark.parametrize("name", ["toy", "toy/", "toy/x", "/1", "toy/01", "Toy/1"])
def test_ids_are_name_and_number(name: str) -> None:
    with pytest.raises(ValueError, match="name/number"):
        Registry((rules(name),))
