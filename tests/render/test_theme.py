from itertools import product

from render.theme import NIGHT, Colour, blend

AA = 4.5  # contrast that small text needs


def _light(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def test_texts_stand_out_from_every_ground() -> None:
    inks = (NIGHT.ink, NIGHT.muted, NIGHT.accent, NIGHT.danger, NIGHT.good)
    for ink, ground in product(inks, NIGHT.grounds):
        assert _contrast(ink, ground) >= AA, (ink, ground)


def test_letters_stand_out_from_every_emblem() -> None:
    for colour in NIGHT.captains:
        assert _contrast(NIGHT.sky, colour) >= AA, colour


def test_blends_lie_between() -> None:
    assert blend((0, 0, 0), (255, 100, 10), 0.0) == (0, 0, 0)
    assert blend((0, 0, 0), (255, 100, 10), 1.0) == (255, 100, 10)
    assert blend((0, 0, 0), (200, 100, 10), 0.5) == (100, 50, 5)
