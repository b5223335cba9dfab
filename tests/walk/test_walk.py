"""What the walking toy is there for: many targets, many pieces, windows, all win or all lose."""

from collections import Counter
from functools import partial
from typing import Any

from engine.core.asks import Answer, Ask, Decide, Over, Setup
from engine.core.chance import SeededChance
from engine.core.fields import FEW_PLACES
from engine.core.log import Source
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table, open_table
from tests.contract.playing import taken
from tests.contract.records import dice, key_of
from tests.walk.board import letter, neighbours, squares
from tests.walk.game import WALK

RACE, RESCUE = WALK.variants
LONG = RACE.setup(2, {"length": "long"})


def played(setup: Setup, seed: int) -> Table:
    rng = dice(seed, "walk")

    def answer(view: Any, ask: Ask, make: FormMaker) -> Answer:
        return random_answer(make, rng.randrange)

    return play(WALK, setup, SeededChance(key_of(seed)), answer)


def late(setup: Setup = LONG) -> Table:
    """Return a table that asks the last haunting, six ghosts allowed."""
    for seed in range(50):
        chance = SeededChance(key_of(seed))
        table = open_table(WALK, setup)[0].settle(chance)[0]
        while not isinstance(table.pending(), Over):
            ask = table.ask_of(table.state.table.walker)
            if ask == Ask(table.state.table.walker, "haunt", (6,)) and not table.state.stack:
                return table
            table = table.expire().settle(chance)[0]
    raise AssertionError("no such game")


def test_more_than_a_hundred_targets_are_offered_in_parts() -> None:
    table = late()
    walker, targets = table.state.table.walker, 0
    for tile in range(len(table.state.table.tiles)):
        form = table.form(walker, {"haunt.region": (letter(tile),)})
        assert form is not None
        assert all(len(field.options) <= FEW_PLACES for field in form.fields)
        targets += len(form.field("haunt").options)
    assert targets == len(squares(table.state.table.tiles)) > 100


def test_six_ghosts_move_in_one_typed_answer() -> None:
    table = late()
    walker, view = table.state.table.walker, table.view(table.state.table.walker)
    ghosts = view.table.ghosts[:6]
    moves = [f"{ghost}-{neighbours(view.table.tiles, ghost)[0]}" for ghost in ghosts]
    ask = table.ask_of(walker)
    assert ask is not None
    free = next(key for key in squares(view.table.tiles) if key not in view.table.ghosts)
    answer = WALK.read(view, ask, " ".join([free, *moves]))
    assert isinstance(answer, dict)
    table = taken(table.submit(walker, table.group() or "", answer))
    after = table.settle(SeededChance(key_of(0)))[0].state.table.ghosts
    expected = Counter(view.table.ghosts) - Counter(ghosts)
    assert Counter(after) == expected + Counter([free, *(move[3:] for move in moves)])


def test_all_win_or_all_lose_a_rescue_and_the_best_win_a_race() -> None:
    ends = [played(RESCUE.setup(seats), seed) for seats, seed in ((1, 0), (1, 6), (4, 0), (4, 2))]
    winners = [tuple(end.pending().winners) for end in ends]  # type: ignore[union-attr]
    assert winners == [(), (0,), (), (0, 1, 2, 3)]
    over = played(RACE.setup(6), 0).pending()
    assert isinstance(over, Over)
    assert over.winners == tuple(place.seat for place in over.places if place.rank == 1)


def windows(seed: int) -> set[Source]:
    """Play a race in which windows are answered by rule where it says something, else by hand."""
    chance, rng, sources = SeededChance(key_of(seed)), dice(seed, "windows"), set()
    table = open_table(WALK, RACE.setup(4))[0].settle(chance)[0]
    while not isinstance(pending := table.pending(), Over):
        assert isinstance(pending, Decide)
        table = table.answer_early()
        for ask in pending.asks:
            if not table.is_done(ask.seat):
                answer = random_answer(partial(table.derived.form, ask), rng.randrange)
                table = taken(table.submit(ask.seat, pending.group, answer))
        if pending.window is not None:
            assert not table.ready()
            sources |= {slip.source for slip in table.inbox.values()}
        table = table.settle(chance)[0]
    return sources


def test_windows_are_answered_by_rule_and_by_hand() -> None:
    assert set.union(*map(windows, range(6))) == {Source.POLICY, Source.PLAYER}
