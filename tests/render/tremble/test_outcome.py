"""The board under the news of a turn shows what came out, where all of it is one step."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from engine.core.asks import Decide
from engine.core.chance import SeededChance
from engine.core.contract import AnyGame, variants_of
from engine.core.playthrough import random_answer
from engine.core.registry import name_of
from engine.core.table import Table, open_table
from engine.tremble.rules import TREMBLE
from engine.tremble.table import events as ev
from engine.tremble.table.view import Phase
from engine.tremble_draft.rules import TREMBLE_DRAFT
from engine.tremble_draft.table import events as draft
from render.games import GAMES
from render.invasion.facts.facts import attacks_at, battle_at
from render.tremble.parts.facts import catch_at
from render.tremble.telling.outcome import came_out
from render.words import Words
from tests.contract.records import dice, form_maker, key_of
from tests.render.tremble.samples import NAMES

SEATS = 4
TAKEN = (ev.CityTaken, draft.CityTaken)


class Reveal(NamedTuple):
    """A reveal as a post tells it: the views around its last step, and all of its events."""

    before: Any
    view: Any
    events: tuple[Any, ...]

    def shown(self, game: str) -> Any:
        return GAMES[game].full_renderer.came_out(self.before, self.view, self.events).public


def steps(game: AnyGame, **options: str) -> Iterator[tuple[Any, Any, tuple[Any, ...]]]:
    """Play a game at random; yield the public views around each step, and its events."""
    setup = variants_of(game)[0].setup(SEATS, options)
    table, _ = open_table(game, setup)
    rng, chance = dice(3, "reveals"), SeededChance(key_of(3))
    table, _ = table.settle(chance)
    while isinstance(pending := table.pending(), Decide):
        before = table
        for ask in pending.asks:
            make = form_maker(game, table.view(ask.seat), ask)
            given = table.submit(ask.seat, pending.group, random_answer(make, rng.randrange))
            assert isinstance(given, Table)
            table = given
        table, notices = table.settle(chance)
        told = tuple(notice.public for notice in notices if notice.public is not None)
        yield before.view(None), table.view(None), told


def reveals(game: AnyGame) -> tuple[Reveal, ...]:
    """List how each turn's reveal came out, once for all tests."""
    return _reveals(name_of(game.id))


@cache
def _reveals(name: str) -> tuple[Reveal, ...]:
    """List how each turn's reveal came out, of a game in which orders are given ahead."""
    game = GAMES[name].newest
    options = {"battles": "ahead"} if game is TREMBLE else {}
    story: tuple[Any, ...] = ()
    found = []
    renderer = GAMES[name].full_renderer
    for before, view, events in steps(game, **options):
        told = renderer.belated("t1:reveal", events) or len(events)
        if any(type(event).__name__ == "PlansRevealed" for event in events):
            story = ()
        story += events[:told]
        if renderer.turn(before) != renderer.turn(view):
            found.append(Reveal(before, view, story))
    return tuple(found)


@pytest.mark.parametrize("game", [TREMBLE, TREMBLE_DRAFT], ids=lambda game: game.id)
def test_the_board_of_a_reveal_has_what_all_have_since_and_who_won(game: AnyGame) -> None:
    taken = 0
    for reveal in reveals(game):
        shown = reveal.shown(name_of(game.id))
        assert shown.turn == reveal.before.public.turn < reveal.view.public.turn
        now = {one.seat: (one.humans, one.trophies) for one in reveal.view.public.captains}
        assert {one.seat: (one.humans, one.trophies) for one in shown.captains} == now
        for event in reveal.events:
            if isinstance(event, TAKEN) and event.space:
                taken += 1
                battle = battle_at(shown, event.space)
                assert battle is not None
                assert battle.winner == event.seat
                assert shown.spaces[event.space - 1].city == event.city
                assert attacks_at(shown, event.space)
    assert taken > 5


def test_every_catch_is_on_the_board_with_its_armies() -> None:
    caught = failed = 0
    for reveal in reveals(TREMBLE):
        shown = reveal.shown("tremble")
        assert shown.phase is not Phase.PLANNING
        for event in reveal.events:
            catch = catch_at(shown, event.space) if hasattr(event, "space") else None
            if isinstance(event, ev.ArmiesTurned):
                assert catch is not None
                assert (catch.seat, catch.armies) == (event.seat, event.armies)
            if isinstance(event, ev.CityTaken) and event.caught:
                assert catch is not None
                assert catch.beaten == len(catch.armies)
                caught += 1
            if isinstance(event, ev.CityLost) and event.army is not None:
                assert catch is not None
                assert catch.armies[catch.beaten] == event.army
                failed += 1
    assert caught
    assert failed


def test_the_last_board_counts_humans_that_a_card_brought_after_the_last_city() -> None:
    last = reveals(TREMBLE)[-1]
    over = replace(last.view.public, phase=Phase.OVER)
    paid = ev.Compensated(0, humans=80_000)

    def humans(*events: Any) -> int:
        shown = came_out(last.before.public, over, (*last.events, *events))
        return shown.captains[0].humans

    assert humans(paid) == humans() + 80_000


def test_the_picture_marks_what_the_turn_brought(words: Words) -> None:
    renderer = GAMES["tremble"].full_renderer
    for reveal in reveals(TREMBLE)[:3]:
        shown = renderer.came_out(*reveal)
        text = renderer.board_text(shown, NAMES, words)
        for captain in shown.public.captains:
            assert words.number(captain.humans) in text
        change = renderer.since(reveal.before, shown)
        picture = renderer.drawings["change"].draw(change, NAMES[:SEATS], words, "")
        assert f"Turn {shown.public.turn}" in picture.alt


def test_what_is_no_reveal_stays_as_it_was() -> None:
    renderer = GAMES["tremble"].full_renderer
    for before, view, events in steps(TREMBLE, battles="ahead"):
        if before.public.phase is Phase.BUYING:
            assert renderer.came_out(before, view, events) == before
            return
    raise AssertionError("nobody ever bought anything")
