"""By rounds: what plans brought is told with them, under the name of their round."""

from functools import cache

from engine.core.asks import PUBLIC
from engine.host.steps.base.replayed import seen, steps_of
from engine.host.values.past import PastStep
from engine.martians.rules import MARTIANS
from engine.martians.table.events import TurnBegan
from engine.martians.table.frames import Planning
from render.games import GAMES
from render.martians.film.film import film_alt
from render.martians.film.told import TurnStory
from render.words import words_for
from tests.martians.playing import as_suggested, setup_of

RENDERER = GAMES["martians"].full_renderer
WORDS = words_for("en")


@cache
def planned() -> tuple[PastStep, ...]:
    """Play a race by rounds; return the steps in which everybody's plan was followed."""
    table = as_suggested(setup_of("comp", 2, turns="rounds"), 1)
    steps = [seen(MARTIANS, step, PUBLIC) for step in steps_of(table)]
    whole = [
        step
        for step in steps
        if step.before is not None
        and isinstance(step.before.agenda[-1], Planning)
        and isinstance(step.after.agenda[-1], Planning)
    ]
    assert len(whole) > 3
    return tuple(whole)


def test_what_plans_brought_is_told_with_their_question() -> None:
    """Else captains would hear of a round when the next one is over."""
    for step in planned():
        began = [event for event in step.events if isinstance(event, TurnBegan)]
        assert len(began) == 2
        assert RENDERER.belated(f"r{began[0].round}", step.events) == len(step.events)
        assert RENDERER.belated("t1", step.events) < len(step.events)


def test_the_board_after_plans_names_their_round_and_the_question_the_next() -> None:
    for step in planned():
        (number,) = {event.round for event in step.events if isinstance(event, TurnBegan)}
        after = RENDERER.came_out(step.before, step.after, step.events)
        assert RENDERER.headline(after, WORDS).startswith(f"Round {number}, turn ")
        assert RENDERER.headline(step.after, WORDS) == f"Round {number + 1}: plans"


def test_a_film_of_a_whole_round_bears_the_name_of_nobody() -> None:
    for step in planned():
        (number,) = {event.round for event in step.events if isinstance(event, TurnBegan)}
        told = film_alt(TurnStory(step.before, step.events), ("Ann", "Bob"), WORDS)
        assert told.startswith(f"Round {number}")
        assert not told.startswith(f"Round {number}:")
