"""The reveal as a film: captains fly out, beams go on, dice tumble, winners stay."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec
from PIL import Image

from engine.invasion.battles.battles import Battle, Fighter
from engine.invasion.cards.cards import AnyAttack
from render.boxes import Box
from render.canvas import Canvas
from render.encoding import FilmFrame
from render.house.films import FILM, MOST_BYTES, filmed
from render.invasion.boards.board_cities import fate_box, row_height
from render.invasion.facts.facts import attacks_at
from render.invasion.fights.attackers import PLATE, attack_places
from render.invasion.parts import sprites
from render.invasion.parts.parts import GAP, PAD, TITLE, emblem
from render.picture import Picture
from render.theme import Look, Theme

WIDTH = 1200
HEAD_HEIGHT = 110  # so that three rows of cities are no taller than 4:5
SHIP = Box(800, 8, 360, 132)
COLUMNS = 2
FLYING = 76
STEP = 80  # milliseconds
FLIGHT, TUMBLE = 13, 11  # steps
FACES = (3, 6, 1, 4, 2, 5)  # of a die that tumbles
LAG = 0.35  # of a flight that the last captain starts later
OPENING, REVEALED, CHOSEN, LAST = 500, 900, 700, 3000

Add: TypeAlias = Callable[[Canvas, Box, Any, Any], None]
"""Draws a space of a view with everybody over it."""


class Story(Protocol):
    """A reveal: who came for which city, and three views of how it goes on."""

    @property
    def attacks(self) -> Sequence[AnyAttack]:
        """Return who came."""
        ...

    @property
    def battles(self) -> Sequence[Battle]:
        """Return the battles that are over."""
        ...

    @property
    def calm(self) -> Any:
        """Show the board before it."""
        ...

    @property
    def attacked(self) -> Any:
        """Show the board with all attacks."""
        ...

    @property
    def fought(self) -> Any:
        """Show the board with every battle so far."""
        ...


class Set(NamedTuple):
    """How an edition shows a story: its title, how it draws a city, and what is seen at the end."""

    title: str
    add: Add
    alt: str


def film(story: Story, scene: Set, look: Look = FILM, most: int = MOST_BYTES) -> Picture:
    """Draw how a reveal unfolds, as large as a small file holds."""

    def shoot(look: Look) -> Iterator[FilmFrame]:
        return frames(story, scene, look)

    drawn = filmed(shoot, sprites.inks(look.theme), look, most)
    return Picture(drawn, scene.alt, "reveal.gif")


def frames(story: Story, scene: Set, look: Look) -> Iterator[FilmFrame]:
    """Draw one frame after another."""
    calm = _draw(story, story.calm, scene, look).image
    yield FilmFrame(calm, OPENING)
    for step in range(1, FLIGHT + 1):
        yield FilmFrame(_flying(story, calm, step / FLIGHT, look), STEP)
    yield FilmFrame(_draw(story, story.attacked, scene, look).image, REVEALED)
    if not story.battles:
        return
    fighters = [fighter for battle in story.battles for fighter in battle.fighters]
    if any(fighter.fights is False for fighter in fighters):
        yield FilmFrame(_draw(story, _chosen(story.fought), scene, look).image, CHOSEN)
    if any(fighter.roll for fighter in fighters):
        for step in range(TUMBLE):
            yield FilmFrame(_draw(story, _tumbling(story.fought, step), scene, look).image, STEP)
    yield FilmFrame(_draw(story, story.fought, scene, look).image, LAST)


def _chosen(view: Any) -> Any:
    """Show who goes home, before any dice are thrown."""
    return _thrown(view, lambda _fighter: ())


def _tumbling(view: Any, step: int) -> Any:
    """Show dice in the air: nobody has won yet."""

    def faces(fighter: Fighter) -> tuple[int, ...]:
        first = step * 5 + fighter.seat * 2 + fighter.total
        return tuple(FACES[(first + die * 4) % len(FACES)] for die in range(len(fighter.roll)))

    return _thrown(view, faces)


def _thrown(view: Any, dice: Callable[[Fighter], tuple[int, ...]]) -> Any:
    """Show other dice than those that fell, and no winner."""
    battles = tuple(
        msgspec.structs.replace(
            battle,
            winner=None,
            fighters=tuple(msgspec.structs.replace(one, roll=dice(one)) for one in battle.fighters),
        )
        for battle in view.battles
    )
    return msgspec.structs.replace(view, battles=battles)


def _rows(view: Any) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Go through the rows of cities, each as high as it will be; a last turn may have few."""
    found = [space for space in view.spaces if space.city is not None]
    for first in range(0, len(found), COLUMNS):
        spaces = tuple(found[first : first + COLUMNS])
        yield row_height(view, spaces), spaces


def _places(story: Story) -> Iterator[tuple[Any, Box]]:
    """Tell where each city stands; the last one alone stands in the middle."""
    rest = Box(0, 0, WIDTH, 0).inset(PAD, 0).below(HEAD_HEIGHT + GAP)
    for high, spaces in _rows(story.attacked):
        row = rest.top(high)
        places = row.columns(COLUMNS, GAP)
        if len(spaces) < COLUMNS:
            shift = (row.w - places[0].w) // 2
            places = [places[0]._replace(x=row.x + shift)]
        yield from zip(spaces, places, strict=True)
        rest = rest._replace(y=rest.y + high + GAP)


def _draw(story: Story, view: Any, scene: Set, look: Look) -> Canvas:
    """Draw the cities of a moment."""
    height = HEAD_HEIGHT + 2 * GAP + sum(high + GAP for high, _ in _rows(story.attacked))
    canvas = Canvas(WIDTH, height, look, sprites.backdrop)
    canvas.fill(SHIP, sprites.mothership, look.theme.metal, view.turn)
    title = canvas.box.inset(PAD, GAP).top(HEAD_HEIGHT - GAP).before(SHIP.w + 30)
    canvas.text(title, scene.title, TITLE, look.theme.ink)
    for space, place in _places(story):
        scene.add(canvas, place, view, space)
    return canvas


def _flying(story: Story, calm: Image.Image, share: float, look: Look) -> Image.Image:
    """Draw all captains on their way, at some share of it."""

    def ground(_theme: Theme, _width: int, _height: int) -> Image.Image:
        return calm

    canvas = Canvas(WIDTH, round(calm.height / look.scale), look, ground)
    attacks = story.attacks
    for number, (attack, target) in enumerate(_targets(story)):
        late = LAG * number / max(1, len(attacks) - 1)
        gone = min(1.0, max(0.0, (share - late) / (1 - LAG)))
        if gone:
            emblem(canvas, _on_the_way(target, gone), attack.seat)
    return canvas.image


def _targets(story: Story) -> Iterator[tuple[AnyAttack, Box]]:
    """Tell where each attack will stand."""
    for space, place in _places(story):
        attacks = attacks_at(story.attacked, space.number)
        room = fate_box(place).top(PLATE)
        yield from zip(attacks, attack_places(room, attacks), strict=True)


def _on_the_way(target: Box, gone: float) -> Box:
    """Place a captain between the mothership and a city: fast at first, then gently."""
    eased = 1 - (1 - gone) ** 3
    x0, y0 = SHIP.x + SHIP.w // 2, SHIP.bottom - 30
    x1, y1 = target.x + target.w // 2, target.y + target.h // 2
    x, y = round(x0 + (x1 - x0) * eased), round(y0 + (y1 - y0) * eased)
    return Box(x - FLYING // 2, y - FLYING // 2, FLYING, FLYING)
