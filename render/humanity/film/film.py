"""A round as a film: astronauts go out, modules land in bases, the arm turns, some come home."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from PIL import Image

from engine.core.words import say
from engine.humanity.table.events import Deployed, Experimented, Worked
from engine.humanity.tiles.tables import HANGARS
from render.boxes import Box
from render.canvas import Canvas
from render.encoding import FilmFrame
from render.house.captains import drawn_name, letter, short_name
from render.house.films import FILM, MOST_BYTES, filmed
from render.humanity.film.rounds import Built, Moment, Round
from render.humanity.film.stage import Stage, stage_for
from render.humanity.film.staging import Set, draw_moment, draw_offer, draw_waiting, stance_of
from render.humanity.parts import paints
from render.humanity.parts.cells import draw_tile
from render.picture import Picture, within
from render.theme import Look, Theme
from render.words import Words

STEP, FLIGHT = 80, 5  # milliseconds; steps on the way
OPENING, DONE, DROPPED, TURNED, LAST = 700, 300, 500, 160, 3000


class Way(NamedTuple):
    """Something on its way: how it is drawn, from where, to where."""

    draw: Callable[..., Any]
    about: tuple[Any, ...]
    origin: Box
    target: Box

    def at(self, share: float) -> Box:
        """Return where it is after a share of its way: fast at first, then gently."""
        gone = 1 - (1 - share) ** 2
        pairs = zip(self.origin, self.target, strict=True)
        return Box(*[round(old + (new - old) * gone) for old, new in pairs])


def film(
    story: Round,
    names: tuple[str, ...],
    words: Words,
    look: Look = FILM,
    most: int = MOST_BYTES,
) -> Picture:
    """Draw how a round unfolds, as large as a small file holds."""
    shoot = partial(frames, story, names, words)
    drawn = filmed(shoot, paints.inks(look.theme), look, most)
    return Picture(drawn, film_alt(story, names, words), "round.gif")


def film_alt(story: Round, names: tuple[str, ...], words: Words) -> str:
    """Say what the film shows."""
    return within(_told(story, names, words))


def _told(story: Round, names: tuple[str, ...], words: Words) -> Iterator[str]:
    """Tell what the arm and each captain did."""
    view, reset = story.view, story.reset
    home = len(reset.returned)
    when = {"year": view.year, "round": view.round}
    yield words(say("humanity-alt-film", **when, origin=reset.origin, arm=reset.arm, home=home))
    for player in view.players:
        deeds = Counter([type(deed) for deed in story.deeds if deed.seat == player.seat])
        yield words(
            say(
                "humanity-alt-film-captain",
                letter=letter(player.seat),
                captain=short_name(names, player.seat, words),
                modules=deeds[Deployed],
                experiments=deeds[Experimented],
                works=deeds[Worked],
            )
        )


def frames(story: Round, names: tuple[str, ...], words: Words, look: Look) -> Iterator[FilmFrame]:
    """Draw one frame after another."""
    moments = list(story.moments())
    shown = len(story.view.players)
    when = words(say("humanity-picture-when", year=story.view.year, round=story.view.round))
    called = tuple([drawn_name(names, seat, words) for seat in range(shown)])
    scene = Set(stage_for(moments, shown), look, when, called)
    yield FilmFrame(draw_moment(scene, moments[0]).image, OPENING)
    for deed, before, after in zip(story.deeds, moments, moments[1:], strict=False):
        yield from _flown(scene, before, after, _built(scene.stage, before, after))
        yield FilmFrame(draw_moment(scene, after, deed).image, DONE)
    yield from _turning(scene, story, moments[-1])


def _turning(scene: Set, story: Round, last: Moment) -> Iterator[FilmFrame]:
    """Drop what leaves, turn the arm, bring home whom it passed, and close up behind it."""
    dropped = {each.hangar for each in story.reset.dropped}
    left = {hangar: each for hangar, each in last.modules.items() if hangar not in dropped}
    last = last._replace(modules=left)
    yield FilmFrame(draw_moment(scene, last).image, DROPPED)
    turns = (story.reset.arm - story.reset.origin) % HANGARS
    for turn in range(1, turns + 1):
        last = last._replace(arm=(story.reset.origin + turn) % HANGARS)
        yield FilmFrame(draw_moment(scene, last).image, TURNED)
    end = story.turned(last)
    yield from _flown(scene, last, end, _shifted(scene.stage, last, story))
    yield FilmFrame(draw_moment(scene, end).image, LAST)


def _flown(scene: Set, before: Moment, after: Moment, tiles: Sequence[Way]) -> Iterator[FilmFrame]:
    """Draw what is on its way from one moment to the next, and beside it whoever stays."""
    ways = [*tiles, *_people(scene.stage, before, after)]
    if all(way.origin == way.target for way in ways):
        return
    modules = {
        hangar: each for hangar, each in before.modules.items() if after.modules.get(hangar) == each
    }
    ground = draw_moment(scene, before._replace(modules=modules, people={})).image
    for step in range(1, FLIGHT):
        canvas = _over(scene, ground)
        for way in ways:
            way.draw(canvas, way.at(step / FLIGHT), *way.about)
        yield FilmFrame(canvas.image, STEP)


def _over(scene: Set, ground: Image.Image) -> Canvas:
    def still(_theme: Theme, _width: int, _height: int) -> Image.Image:
        return ground

    return Canvas(scene.stage.size.w, scene.stage.size.h, scene.look, still)


def _people(stage: Stage, before: Moment, after: Moment) -> Iterator[Way]:
    """List all astronauts, with where they are and will be."""
    origins, targets = stage.people(before), stage.people(after)
    for person, target in targets.items():
        about = (person[0], stance_of(after, person))
        yield Way(draw_waiting, about, origins[person], target)


def _built(stage: Stage, before: Moment, after: Moment) -> list[Way]:
    """List the modules that go from a hangar to a base."""
    left = [hangar for hangar in before.modules if hangar not in after.modules]
    return [
        Way(
            draw_tile,
            (ground.module, ground.colour),
            stage.module(left[0]),
            stage.plots[seat].place(cell),
        )
        for (seat, cell), ground in after.bases.items()
        if isinstance(ground, Built) and before.bases.get((seat, cell)) != ground and left
    ]


def _shifted(stage: Stage, last: Moment, story: Round) -> list[Way]:
    """List the modules that close up behind the arm."""
    lay = {each.id: hangar for hangar, each in last.modules.items()}
    return [
        Way(draw_offer, (each.module,), stage.module(origin), stage.module(each.hangar))
        for each in story.reset.shifted
        if (origin := lay.get(each.module.id, each.hangar)) != each.hangar
    ]
