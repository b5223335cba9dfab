"""The film of a round: it shows what was done, in its order, and is small."""

import io
from dataclasses import replace
from functools import cache
from itertools import chain, groupby, pairwise
from typing import NamedTuple

import msgspec
import pytest
from PIL import Image, ImageSequence

from engine.humanity.captains.captains import CAPTAINS
from engine.humanity.rules import HUMANITY
from engine.humanity.table.events import AstronautsPlaced, BoardReset, HumanityEvent, Worked
from engine.humanity.table.view import Phase, PublicView
from render.canvas import Canvas
from render.gallery.played import played
from render.house.films import FILM, MOST_BYTES
from render.humanity.film.film import (
    DONE,
    DROPPED,
    FLIGHT,
    LAST,
    STEP,
    film,
    film_alt,
    frames,
)
from render.humanity.film.rounds import Moment, Round, Spot, seen
from render.humanity.film.stage import stage_for
from render.humanity.film.staging import Set, draw_moment
from render.humanity.parts import paints
from render.humanity.renderer import HumanityRenderer
from render.type import ELLIPSIS
from render.words import Words, words_for
from tests.render.humanity.samples import NAMES
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, outside

LONGEST = 12_000  # milliseconds until it stands still
SMALL = replace(FILM, scale=0.1)
DRAWN = HumanityRenderer()


class Told(NamedTuple):
    """A round: what everybody saw before each step, and after the last; what the steps brought."""

    views: tuple[PublicView, ...]
    events: tuple[tuple[HumanityEvent, ...], ...]

    def story(self, at: int = 0) -> Round:
        """Sum it up from a view within it."""
        found = Round.of(self.views[at], tuple(chain.from_iterable(self.events)))
        assert found is not None
        return found


def landed(told: Told, view: PublicView) -> Moment:
    """Take of a view what a film shows, in which all who land in the round have landed."""
    moment, people = seen(view), {}
    for event in chain.from_iterable(told.events):
        for each in event.settled if isinstance(event, AstronautsPlaced) else ():
            if moment.people[each.seat, each.astronaut] == Spot(active=True):
                people[each.seat, each.astronaut] = Spot(each.cell, active=True)
    return moment._replace(people={**moment.people, **people})


@cache
def rounds(seats: int) -> tuple[Told, ...]:
    """Play a game, and take its rounds apart."""
    steps = pairwise(played(HUMANITY, seats, 5, CAPTAINS["steady"]).steps)
    pairs = [(before.public.public, after) for before, after in steps]
    found = []
    for _, run in groupby(pairs, lambda pair: pair[0].ledger.resets):
        acting = [(view, after) for view, after in run if view.phase is Phase.ACTIONS]
        views = (*[view for view, _ in acting], acting[-1][1].public.public)
        found.append(Told(views, tuple([after.events for _, after in acting])))
    return tuple(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_is_told_whenever_somebody_looked(seats: int) -> None:
    """Posts know a round from before its last step, pages from before its first."""
    for told in rounds(seats):
        begun = landed(told, told.views[0])
        for at in range(len(told.events)):
            assert next(told.story(at).moments()) == begun


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moments_are_what_everybody_saw(seats: int) -> None:
    for told in rounds(seats):
        moments, done = list(told.story().moments()), 0
        for view, events in zip(told.views, told.events, strict=False):
            assert moments[done] == landed(told, view)
            done += sum(event in told.story().deeds for event in events)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_ends_as_the_next_round_begins(seats: int) -> None:
    ends = 0
    for told in rounds(seats):
        story, end = told.story(), seen(told.views[-1])
        turned = story.turned(list(story.moments())[-1])
        assert turned[:3] == end[:3], "arm, modules, experiments"
        assert {each for each, spot in turned.people.items() if spot.cell is None} == {
            each for each, spot in end.people.items() if spot.cell is None
        }
        ends += bool(story.more)
    assert ends == 2, "what was short in a year is filled from the next one"


def test_only_a_round_that_is_over_makes_a_film() -> None:
    told = rounds(2)[0]
    events = tuple(chain.from_iterable(told.events))
    resets = [event for event in events if isinstance(event, BoardReset)]
    open_still = events[: events.index(resets[0])]
    assert Round.of(told.views[0], open_still) is None
    assert Round.of(told.views[0], resets) is None
    assert Round.of(told.views[-1], events) is None
    assert Round.of(msgspec.structs.replace(told.views[0], arm=resets[0].arm), events) is None


def test_films_are_short_small_and_play_once(words: Words) -> None:
    for told in (rounds(4)[0], rounds(4)[-1]):
        picture = film(told.story(), NAMES, words)
        assert len(picture.png) < MOST_BYTES // 2
        with Image.open(io.BytesIO(picture.png)) as moving:
            assert (moving.format, moving.width) == ("GIF", 720)
            assert "loop" not in moving.info
            shown = [frame.info["duration"] for frame in ImageSequence.Iterator(moving)]
        assert shown[-1] == LAST
        assert 2_000 < sum(shown[:-1]) <= LONGEST


def test_the_last_frame_is_the_end_of_the_round(words: Words) -> None:
    story = rounds(3)[2].story()
    moments = list(story.moments())
    scene = Set(stage_for(moments, 3), FILM, "Year 1, round 3", NAMES[:3])
    end = draw_moment(scene, story.turned(moments[-1])).image
    wanted = end.quantize(palette=paints.inks(FILM.theme), dither=Image.Dither.NONE)
    with Image.open(io.BytesIO(film(story, NAMES[:3], words).png)) as moving:
        last, *_ = reversed(list(ImageSequence.Iterator(moving)))
        assert last.convert("RGB").tobytes() == wanted.convert("RGB").tobytes()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_goes_somewhere_is_seen_on_its_way(seats: int) -> None:
    """Whoever works stays where it is, unless time brings others nearer to the arm."""
    for told in rounds(seats)[:4]:
        story = told.story()
        moving = [deed for deed in story.deeds if not isinstance(deed, Worked) or moves_of(deed)]
        durations = [frame.duration for frame in frames(story, NAMES, words_for("en"), SMALL)]
        after, before = durations.index(DROPPED), 1
        flown = durations[before:after].count(STEP)
        assert flown == (FLIGHT - 1) * len(moving)
        assert durations[before:after].count(DONE) == len(story.deeds)


def moves_of(deed: Worked) -> bool:
    moved = (move for each in deed.done for move in each.moves)
    return any(move.origin != move.target for move in moved)


def test_whoever_stays_is_seen_beside_who_comes_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """All astronauts are on every frame, and none of them twice."""
    drawn: list[Canvas] = []
    told = rounds(3)[1].story()

    def counted(canvas: Canvas, *_about: object) -> None:
        drawn.append(canvas)

    for module in ("film", "staging"):
        monkeypatch.setattr(f"render.humanity.film.{module}.draw_waiting", counted)
    shown = len(list(frames(told, NAMES, words_for("en"), SMALL)))
    assert len(drawn) == 9 * shown


def test_a_film_that_would_be_large_is_drawn_smaller(words: Words) -> None:
    story = rounds(2)[0].story()
    usual = film(story, NAMES[:2], words)
    small = film(story, NAMES[:2], words, most=len(usual.png) * 2 // 3)
    with Image.open(io.BytesIO(small.png)) as moving:
        assert moving.width < 720


def test_its_story_goes_to_another_process(words: Words) -> None:
    story = rounds(2)[1].story()
    again = msgspec.json.decode(msgspec.json.encode(story), type=Round)
    assert again == story
    assert DRAWN.film(again, NAMES[:2], words) == film(story, NAMES[:2], words)


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_stay_in_their_places_and_the_film_is_described(seats: int, locale: str) -> None:
    words, story = words_for(locale), rounds(seats)[-1].story()
    moments = list(story.moments())
    for names in (NAMES, HARD_NAMES):
        scene = Set(stage_for(moments, seats), FILM, "Year 3, round 5", names)
        for moment in (moments[0], moments[-1]):
            canvas = draw_moment(scene, moment)
            assert not outside(canvas)
            cut = [run.fit.text for run in canvas.runs if ELLIPSIS in run.fit.text]
            assert names is HARD_NAMES or not cut
        told = film_alt(story, names, words)
        assert 50 < len(told) <= MOST_ALT
        assert told.count(": ") == seats
