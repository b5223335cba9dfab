"""What is new on a board since an earlier view."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from engine.tremble.table.view import Phase, PublicView, Space, TrembleView
from render.games import GAMES
from render.invasion.facts.facts import ruins_of
from render.tremble.boards.board import ChangedBoard, lay_board
from render.tremble.parts.facts import Gain, gains_since
from render.words import Words
from tests.render.tremble.samples import BOARDS, CITIES, NAMES, public

TREMBLE = GAMES["tremble"].full_renderer


def earlier(view: PublicView) -> PublicView:
    """Take 31,000 humans and the last trophy from the first captain, and give the second 10,000."""
    first, second, *rest = view.captains
    first = replace(first, humans=first.humans - 31_000, trophies=first.trophies[:-1])
    second = replace(second, humans=second.humans + 10_000)
    return replace(view, captains=(first, second, *rest))


def texts(view: PublicView, words: Words, before: PublicView | None) -> list[str]:
    return [run.fit.text for run in lay_board(view, NAMES, words, before=before).canvas().runs]


def test_gains_are_what_lies_between_two_views() -> None:
    view = BOARDS["planning-3"]
    first, second, third = gains_since(view, earlier(view))
    assert (first.humans, first.trophies) == (31_000, view.captains[0].trophies[-1:])
    assert (second.humans, third) == (-10_000, Gain())
    assert gains_since(view, None) == (Gain(),) * 3


def test_tasks_that_were_not_dealt_yet_show_no_gain(words: Words) -> None:
    view = BOARDS["planning-3"]
    before = replace(earlier(view), tasks=())
    assert all(not gain.tasks for gain in gains_since(view, before))
    assert texts(view, words, before)


def test_trophies_that_count_for_a_task_are_a_gain() -> None:
    view = BOARDS["planning-3"]
    standing, *others = view.tasks
    first, *rest = standing.counts
    poorer = replace(standing, counts=(first - 1, *rest))
    gains = gains_since(view, replace(view, tasks=(*others, poorer)))
    assert [gain.tasks for gain in gains] == [{standing.task.id}, set(), set()]


def test_what_came_and_went_is_written(words: Words) -> None:
    view = BOARDS["planning-3"]
    new = Counter(texts(view, words, earlier(view))) - Counter(texts(view, words, None))
    assert {"31,000", "10,000", "+1"} <= new.keys()
    assert texts(view, words, view) == texts(view, words, None)


def test_a_city_that_is_gone_keeps_its_name_in_its_turn(words: Words) -> None:
    view = BOARDS["beaten-3"]
    full = tuple(Space(space.number, CITIES[-space.number]) for space in view.spaces)
    before = replace(view, spaces=full)
    gone = [space for space in view.spaces if space.city is None]
    assert len(gone) == 2
    for space in gone:
        city = ruins_of(space, view, before)
        assert city == CITIES[-space.number]
        assert city.english in texts(view, words, before)
        assert city.english not in texts(view, words, None)
        assert ruins_of(space, view, replace(before, turn=before.turn - 1)) is None
    assert ruins_of(view.spaces[1], view, before) is None


@pytest.mark.parametrize("seats", [2, 5])
def test_a_change_is_drawn_from_what_was_written_down(seats: int, words: Words) -> None:
    view = public(seats, Phase.PLANNING, 3, full=True)
    change = TREMBLE.since(TrembleView(earlier(view), None), TrembleView(view, None))
    drawing = TREMBLE.drawings["change"]
    again = msgspec.json.decode(msgspec.json.encode(change), type=drawing.shown)
    assert again == change == ChangedBoard(earlier(view), view)
    picture = drawing.draw(again, NAMES, words, "")
    plain = TREMBLE.board(TrembleView(view, None), NAMES, words)
    assert picture.png != plain.png
    assert picture.alt == plain.alt
