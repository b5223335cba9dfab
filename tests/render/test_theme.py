from dataclasses import replace
from itertools import combinations, product

import pytest

from render.theme import CLEAR, NIGHT, PALETTES, Theme, blend
from tests.render.sight import AA, APART, EYES, contrast, distance

GRAPHIC = 3.0  # contrast that signs need
THEMES = tuple(PALETTES.values())
FITTING = (
    (NIGHT, "usual"),
    *((CLEAR, eyes) for eyes in EYES),
)


def too_close(theme: Theme, eyes: str) -> list[str]:
    """List the captains whose colours such eyes confuse."""
    pairs = combinations(enumerate(theme.captains), 2)
    return [
        f"{one}-{other}"
        for (one, first), (other, second) in pairs
        if distance(first, second, eyes) < APART
    ]


@pytest.mark.parametrize(("theme", "eyes"), FITTING)
def test_captains_keep_apart_for_the_eyes_of_a_palette(theme: Theme, eyes: str) -> None:
    assert not too_close(theme, eyes)


def test_colours_that_are_confused_are_found() -> None:
    assert too_close(NIGHT, "deuteranopia")
    same = replace(CLEAR, captains=(*CLEAR.captains[:4], CLEAR.captains[0]))
    assert too_close(same, "usual") == ["0-4"]


@pytest.mark.parametrize(("theme", "eyes"), FITTING)
def test_what_means_opposites_keeps_apart(theme: Theme, eyes: str) -> None:
    for one, other in ((theme.good, theme.danger), (theme.blue, theme.red)):
        assert distance(one, other, eyes) >= 2 * APART


def test_the_simulation_knows_what_eyes_confuse() -> None:
    red, green, blue = (200, 60, 60), (110, 110, 30), (60, 110, 200)
    assert distance(red, green, "protanopia") < distance(red, green) / 2
    assert distance(red, green, "deuteranopia") < distance(red, green) / 2
    assert distance(red, blue, "tritanopia") > APART
    assert distance((255, 255, 255), (255, 255, 255), "tritanopia") == 0
    teal, sky = (60, 190, 170), (90, 180, 230)
    assert distance(teal, sky, "tritanopia") < distance(teal, sky) / 2


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_texts_stand_out_from_every_ground(theme: Theme) -> None:
    inks = (theme.ink, theme.muted, theme.accent, theme.danger, theme.good)
    for ink, ground in product(inks, theme.grounds):
        assert contrast(ink, ground) >= AA, (ink, ground)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_letters_and_frames_stand_out(theme: Theme) -> None:
    for colour in theme.captains:
        assert contrast(theme.sky, colour) >= AA, colour
        for ground in theme.grounds:
            assert contrast(ground, colour) >= GRAPHIC, colour
    for back, ground in product((theme.blue, theme.red), theme.grounds):
        assert contrast(back, ground) >= GRAPHIC


def test_contrast_is_measured_as_everywhere() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_blends_lie_between() -> None:
    assert blend((0, 0, 0), (255, 100, 10), 0.0) == (0, 0, 0)
    assert blend((0, 0, 0), (255, 100, 10), 1.0) == (255, 100, 10)
    assert blend((0, 0, 0), (200, 100, 10), 0.5) == (100, 50, 5)
