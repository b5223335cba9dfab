"""What is new on a board since an earlier view."""

import msgspec
import pytest
from msgspec.structs import replace

from engine.tremble.table.view import Phase, PublicView, Space, TrembleView
from render.games import GAMES
from render.tremble.board import Change, draw_board
from render.tremble.facts import Gain, gains_since, other_standings, ruins_of
from render.tremble.terms import task_name
from render.words import Words
from tests.render.tremble.samples import BOARDS, CITIES, NAMES, public

TREMBLE = GAMES["tremble"].full_renderer


def earlier(view: PublicView) -> PublicView:
    """Take 30,000 humans and the last trophy from the first captain, and give the second 10,000."""
    first, second, *rest = view.captains
    first = replace(first, humans=first.humans - 30_000, trophies=first.trophies[:-1])
    second = replace(second, humans=second.humans + 10_000)
    return replace(view, captains=(first, second, *rest))


def texts(view: PublicView, words: Words, before: PublicView | None) -> list[str]:
    return [run.fit.text for run in draw_board(view, NAMES, words, before=before).runs]


def test_gains_are_what_lies_between_two_views() -> None:
    view = BOARDS["planning-3"]
    first, second, third = gains_since(view, earlier(view))
    assert (first.humans, first.trophies) == (30_000, view.captains[0].trophies[-1:])
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


def test_all_trophies_are_counted_by_type_and_by_region(words: Words) -> None:
    view = BOARDS["fought-5"]
    counted = (*view.tasks, *other_standings(view))
    for captain in view.captains:
        by_type = sum(each.counts[captain.seat] for each in counted if each.task.type)
        by_region = sum(each.counts[captain.seat] for each in counted if each.task.region)
        assert by_type == by_region == len(captain.trophies)
    told = texts(view, words, None)
    for standing in counted:
        assert words(task_name(standing.task)) in told


def test_a_trophy_that_no_task_counts_is_a_gain_too() -> None:
    view = BOARDS["fought-4"]
    other = next(each for each in other_standings(view) if each.counts[0])
    first, *rest = view.captains
    kind, region = other.task.type, other.task.region
    kept = tuple(city for city in first.trophies if kind != city.type and region != city.region)
    poorer = replace(first, trophies=kept)
    gains = gains_since(view, replace(view, captains=(poorer, *rest)))
    assert other.task.id in gains[0].tasks
    assert not any(gain.tasks for gain in gains[1:])


def test_what_came_and_went_is_written(words: Words) -> None:
    view = BOARDS["planning-3"]
    new = set(texts(view, words, earlier(view))) - set(texts(view, words, None))
    assert {"30,000", "10,000", "+1"} <= new
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
        assert city.name in texts(view, words, before)
        assert city.name not in texts(view, words, None)
        assert ruins_of(space, view, replace(before, turn=before.turn - 1)) is None
    assert ruins_of(view.spaces[1], view, before) is None


@pytest.mark.parametrize("seats", [2, 5])
def test_a_change_is_drawn_from_what_was_written_down(seats: int, words: Words) -> None:
    view = public(seats, Phase.PLANNING, 3, full=True)
    change = TREMBLE.since(TrembleView(earlier(view), None), TrembleView(view, None))
    drawing = TREMBLE.drawings["change"]
    again = msgspec.json.decode(msgspec.json.encode(change), type=drawing.shown)
    assert again == change == Change(earlier(view), view)
    picture = drawing.draw(again, NAMES, words, "")
    plain = TREMBLE.board(TrembleView(view, None), NAMES, words)
    assert picture.png != plain.png
    assert picture.alt == plain.alt
