"""Counting: what the tally says is what the events and the state say."""

from engine.core.asks import Notice
from engine.core.chance import SeededChance, picker
from engine.core.contract import variants_of
from engine.core.playthrough import play, random_answer
from engine.core.table import Table
from engine.invasion.ending.ending import GameEnded
from engine.invasion.ending.targets import SHIP
from engine.tremble_draft.balance.counting import Counting
from engine.tremble_draft.balance.targets import findings
from engine.tremble_draft.rules import TREMBLE_DRAFT
from engine.tremble_draft.table.events import DraftEvent, LootChosen, Shopped
from render.tremble_draft.balance.measures import DraftMeasures

SEATS = 3


def counted() -> tuple[Counting, Table, list[DraftEvent]]:
    """Play a game at random and count it; return its public events too."""
    key = bytes(32)
    counting, pick = Counting(SEATS), picker(key, "players")
    told: list[DraftEvent] = []

    def listen(_table: Table, notices: tuple[Notice[DraftEvent], ...]) -> None:
        counting.hear(notices)
        told.extend(notice.public for notice in notices if notice.public is not None)

    table = play(
        TREMBLE_DRAFT,
        variants_of(TREMBLE_DRAFT)[0].setup(SEATS, {}),
        SeededChance(key),
        lambda _view, _ask, make: random_answer(make, pick),
        listen,
    )
    return counting, table, told


def test_a_game_is_counted_as_it_went() -> None:
    counting, table, told = counted()
    tally = counting.tally()
    loots = [event for event in told if isinstance(event, LootChosen)]
    searches = sum(bool(event.ships) for event in loots)
    assert (tally.searches.value, tally.turns.value) == (searches / len(loots), table.state.turn)
    assert tally.winners == [max(each.humans for each in table.state.captains)]
    bought = [event for event in told if isinstance(event, Shopped) and event.paid]
    offers = sum(ratio.whole for ratio in tally.bought.values())
    parts = sum(ratio.value * ratio.whole for ratio in tally.bought.values())
    assert round(parts) == len(bought)
    assert offers == 2 * SEATS * table.state.turn
    ranking = next(event.ranking for event in told if isinstance(event, GameEnded))
    assert tally.crushed.value == (ranking[-1].humans * 4 < ranking[0].humans)


def test_targets_are_named_and_held_against() -> None:
    tally, measures = counted()[0].tally(), DraftMeasures()
    held = findings(tally, 5)
    assert {each.about for each in held if each.key == SHIP} == set(tally.bought)
    assert [each.key for each in held if each.least is not None and not each.about] == [
        "search",
        "last",
    ]
    assert all(measures.title(each) for each in measures.shown(held))
    assert measures.figures(tally)["turns"] == tally.turns.value
