"""Orders as both editions share them: what can be ordered, and what words they are kept in."""

from types import SimpleNamespace

from engine.core.words import say
from engine.invasion.battles.planning import Targets
from engine.invasion.orders import standing
from engine.invasion.orders.choosing import FIGHTS
from engine.invasion.orders.orders import BATTLES_CHOICE


def test_fights_may_be_ordered_from_every_tenth_chance_on() -> None:
    """RL-28: always, from 20 to 80 per cent, if strongest, unopposed, never, or when asked."""
    ways = "always 20 30 40 50 60 70 80 ahead unopposed never ask"
    assert [option.key for option in FIGHTS] == ways.split()


def test_standing_orders_for_fights() -> None:
    """RL-28: a rule that is left for good is coarser; it says nothing until it is chosen."""
    ways = "none always 30 40 50 60 70 ahead unopposed never"
    assert [choice.key for choice in standing.FIGHT.choices] == ways.split()


def test_battles_are_played_live_or_ahead() -> None:
    """RL-28: what the lobby offers, live unless the game goes by post."""
    assert [option.key for option in BATTLES_CHOICE.values] == ["live", "ahead"]
    assert (BATTLES_CHOICE.default, BATTLES_CHOICE.by_post) == ("live", "ahead")


def test_what_may_be_attacked_is_home_and_the_cities_that_lie_open() -> None:
    """TD-6.1, RL-28: empty spaces are no targets."""
    targets = Targets(
        lambda space, city: say("invasion-place", space=space, city=city),
        lambda city: say("invasion-place", space=0, city=city),
    )
    found = ((1, None), (2, SimpleNamespace(id="paris")))
    spaces = tuple(SimpleNamespace(number=number, city=city) for number, city in found)
    home, paris = targets.of(spaces)
    assert home.key == "home"
    assert paris.key == "2"
    assert paris.label == say("invasion-place", space=2, city="paris")
    assert paris.note == say("invasion-place", space=0, city="paris")
