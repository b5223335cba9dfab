"""Colours: a theme names them by their job."""

from dataclasses import dataclass, replace
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True)
class Theme:
    """The colours of a look; grounds are drawn upon, inks are drawn with."""

    name: str
    sky: Colour  # behind everything
    card: Colour
    well: Colour  # a darker place in a card
    ink: Colour
    muted: Colour
    accent: Colour
    danger: Colour
    good: Colour
    blue: Colour  # card backs
    red: Colour
    captains: tuple[Colour, ...]
    metal: Colour  # of what belongs to nobody
    street: Colour  # houses close by
    dusk: tuple[tuple[Colour, Colour], ...]  # evening skies, high and low

    @property
    def grounds(self) -> tuple[Colour, ...]:
        """List what is drawn upon."""
        return (self.sky, self.card, self.well)

    @property
    def inks(self) -> tuple[Colour, ...]:
        """List what is drawn with."""
        plain = (self.ink, self.muted, self.accent, self.danger, self.good, self.blue, self.red)
        return plain + self.captains


NIGHT = Theme(
    name="night",
    sky=(13, 16, 33),
    card=(31, 37, 66),
    well=(20, 24, 46),
    ink=(247, 240, 224),
    muted=(169, 176, 205),
    accent=(255, 196, 61),
    danger=(255, 118, 96),
    good=(126, 217, 140),
    blue=(66, 112, 214),
    red=(206, 66, 72),
    captains=(
        (255, 148, 46),
        (94, 190, 255),
        (240, 228, 86),
        (238, 130, 201),
        (64, 206, 160),
    ),
    metal=(150, 160, 200),
    street=(14, 14, 30),
    dusk=(
        ((52, 20, 40), (206, 106, 56)),
        ((48, 14, 50), (206, 72, 92)),
        ((38, 22, 72), (170, 80, 140)),
        ((22, 28, 74), (70, 110, 190)),
        ((10, 34, 70), (40, 150, 190)),
        ((10, 40, 52), (40, 140, 120)),
    ),
)
CLEAR = replace(  # stays apart for eyes that lack any one kind of cone
    NIGHT,
    name="clear",
    accent=(250, 230, 80),
    danger=(255, 138, 48),
    good=(104, 200, 255),
    blue=(40, 128, 214),
    red=(214, 94, 16),
    captains=(
        (248, 184, 20),
        (98, 200, 255),
        (250, 253, 152),
        (214, 89, 197),
        (8, 174, 104),
    ),
)
PALETTES = {"": NIGHT, CLEAR.name: CLEAR}  # as somebody chose, the usual one first


@dataclass(frozen=True)
class Look:
    """How a picture shall look to somebody: its colours, and how large it is drawn."""

    theme: Theme = NIGHT
    scale: float = 1.0  # pixels for one unit of a layout
    large: bool = False  # large print: everything grown, in one column


USUAL = Look()
LARGE = "large"
LARGER = 4 / 3  # things are in large print


def look_of(name: str) -> Look:
    """Return the look that somebody chose: a palette, large print, both or nothing."""
    chosen = name.split()
    theme = next((PALETTES[each] for each in chosen if each in PALETTES), NIGHT)
    return Look(theme, large=LARGE in chosen)


def grown(look: Look) -> Look:
    """Return a look in which a narrower layout is as wide as the usual one."""
    return replace(look, scale=look.scale * LARGER)


def blend(under: Colour, over: Colour, share: float) -> Colour:
    """Mix two colours; `share` says how much of `over` is in it."""
    red, green, blue = (
        round(low + (high - low) * share) for low, high in zip(under, over, strict=True)
    )
    return (red, green, blue)
