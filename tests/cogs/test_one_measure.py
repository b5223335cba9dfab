"""Who leads is said by one measure in each game: how it would end now."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.pages.courses import course_of
from cogs.pages.panel import status_text
from cogs.pages.posts import renderer_of
from engine.core.asks import Over
from engine.core.chance import SeededChance
from engine.core.playthrough import play, random_answer
from engine.core.table import Table
from engine.core.words import Text
from engine.host.steps.base.replayed import seen, steps_of
from engine.host.values.past import History
from engine.host.values.records import GameStatus
from engine.host.values.replies import Glance
from render.words import words_for
from tests.cogs.test_turns_named import CAPTAINS, card_of
from tests.contract.records import dice, key_of
from tests.contract.subjects import SUBJECTS, Subject, case_name

WORDS, SEATS, SEED = words_for("en"), 3, 4
COUNTING = [each for each in SUBJECTS if each.installed is None]


def played(subject: Subject) -> Table:
    rng = dice(SEED, "one measure")
    return play(
        subject.game,
        subject.setup(SEATS, SEED),
        SeededChance(key_of(SEED)),
        lambda view, ask, make: random_answer(make, rng.randrange),
    )


@pytest.mark.parametrize("subject", COUNTING, ids=case_name)
def test_recap_status_board_and_history_name_the_same_leader(subject: Subject) -> None:
    table, game = played(subject), replace(card_of(subject, SEATS), status=GameStatus.RUNNING)
    renderer, recaps = renderer_of(game), 0
    public = tuple(seen(subject.game, step, None) for step in steps_of(table))
    if not renderer.standings(public[-1].after):
        assert_nobody_is_compared(table, History(game=game, seat=None, steps=public))
        return
    for step in public:
        figures, ranks = renderer.standings(step.after), renderer.ranks(step.after)
        for seat, figure in enumerate(figures):
            better = sum(other > figure for other in figures)
            assert better < ranks[seat] <= better + figures.count(figure)
        status = status_text(Glance(game=game, view=step.after, answered=0), WORDS)
        board = renderer.board_text(step.after, CAPTAINS, WORDS)
        first = min(range(SEATS), key=lambda seat: ranks[seat])
        assert f": {CAPTAINS[first]} {WORDS.number(figures[first])}" in status
        if renderer.headline(step.after, WORDS) != "Game over":
            letters = zip("ABC", figures, strict=True)
            assert WORDS.series(f"{each} {WORDS.number(has)}" for each, has in letters) in board
    for seat in range(SEATS):
        for own in (seen(subject.game, step, seat) for step in steps_of(table)):
            told = renderer.recap(seat, own.after, own.events)
            said = {} if told is None else sum_in(told)
            if "rank" not in said:  # nothing is summed up, or the result says it
                assert told is None or own.after.public.phase == "over"
                continue
            recaps += 1
            assert said["rank"] == renderer.ranks(own.after)[seat]
            foreseen = said.get("foreseen", said.get("humans"))  # told where it differs
            assert foreseen == renderer.standings(own.after)[seat]
    assert recaps
    over = table.pending()
    assert isinstance(over, Over)
    last = public[-1].after
    assert {each.seat: each.score for each in over.places} == dict(
        enumerate(renderer.standings(last))
    )
    assert {each.seat: each.rank for each in over.places} == dict(enumerate(renderer.ranks(last)))
    course = course_of(History(game=game, seat=None, steps=public), over)
    assert course is not None
    assert course.counted == renderer.counted
    assert not course.settled, "what all were compared by is what decides"


def sum_in(text: Text) -> dict[str, Any]:
    """Return the arguments of the sum that a recap leads to, whatever stands around it."""
    said = said_in(text)
    return sum_in(said["recap"]) if "foreseen" not in said and "recap" in said else said


def assert_nobody_is_compared(table: Table, history: History) -> None:
    """Where all play together there is no measure, and nothing speaks of one."""
    over, last = table.pending(), history.steps[-1].after
    assert isinstance(over, Over)
    assert {place.rank for place in over.places} == {1}
    assert course_of(history, over) is None
    renderer = renderer_of(history.game)
    assert renderer.counted is not None
    assert WORDS(renderer.counted) not in status_text(
        Glance(game=history.game, view=last, answered=0), WORDS
    )


def said_in(text: Text) -> dict[str, Any]:
    """Return the arguments of a text."""
    return dict(text.args)
