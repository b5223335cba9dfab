import io

import msgspec
import pytest
from PIL import Image, ImageSequence

from engine.invasion.battles.battles import Fighter
from engine.invasion.battles.events import BattleWon, FightChosen, Walkover
from engine.tremble.cards.cards import City
from engine.tremble.table.events import PlansRevealed, ShipsTransferred, TrembleEvent
from render.encoding import gif
from render.house.films import FILM, MOST_BYTES
from render.invasion.film import CHOSEN, LAST, film, frames
from render.invasion.film import REVEALED as REVEAL_PAUSE
from render.invasion.parts import sprites
from render.tremble.telling.reveal import scene
from render.tremble.telling.unfolding import Unfolding
from render.words import Words
from tests.render.tremble.samples import CITIES, attack
from tests.render.tremble.test_pictures import MOST_ALT

LONGEST = 5_000  # milliseconds until it stands still
LAID: tuple[City, ...] = CITIES[:6]
ATTACKS = tuple(attack(seat, 1 + seat % 2, 9 + seat, 1 + seat % 3) for seat in range(5))
REVEALED = PlansRevealed(ATTACKS, (), LAID)
FOUGHT: tuple[TrembleEvent, ...] = (
    FightChosen(1, LAID[0], 0, 9, fights=True),
    FightChosen(1, LAID[0], 2, 11, fights=False),
    FightChosen(1, LAID[0], 4, 13, fights=True),
    BattleWon(
        1,
        LAID[0],
        4,
        (0,),
        (Fighter(0, 9, fights=True, roll=(1, 2)), Fighter(4, 13, fights=True, roll=(6, 6))),
    ),
    FightChosen(2, LAID[1], 1, 10, fights=False),
    Walkover(2, LAID[1], 3),
)


def test_it_unfolds_from_plans_to_battles() -> None:
    story = Unfolding.of(4, (REVEALED, *FOUGHT))
    assert story is not None
    assert [space.city for space in story.calm.spaces] == list(LAID)
    assert not story.calm.attacks
    assert story.attacked.attacks == ATTACKS
    assert not story.attacked.battles
    first, second = story.fought.battles
    assert (first.winner, second.winner) == (4, 3)
    told = {one.seat: (one.fights, one.roll) for one in first.fighters}
    assert told == {0: (True, (1, 2)), 2: (False, ()), 4: (True, (6, 6))}


def test_ships_that_moved_on_stand_where_they_went() -> None:
    moved = ShipsTransferred((), ATTACKS[:2])
    story = Unfolding.of(4, (REVEALED, moved))
    assert story is not None
    assert story.attacked.attacks == ATTACKS[:2]


@pytest.mark.parametrize("events", [(), FOUGHT, (PlansRevealed((), (0, 1), LAID),)])
def test_no_film_without_a_reveal(events: tuple[TrembleEvent, ...]) -> None:
    assert Unfolding.of(4, events) is None


def test_the_film_is_short_small_and_plays_once(words: Words) -> None:
    story = Unfolding.of(4, (REVEALED, *FOUGHT))
    assert story is not None
    picture = film(story, scene(story, words))
    assert len(picture.png) < MOST_BYTES
    assert 50 < len(picture.alt) <= MOST_ALT
    assert picture.alt.count(" won.") == 2
    with Image.open(io.BytesIO(picture.png)) as moving:
        assert moving.format == "GIF"
        assert moving.width == 720
        assert moving.height <= moving.width * 5 / 4
        assert "loop" not in moving.info
        count = getattr(moving, "n_frames", 1)
        lasting = []
        for number in range(count):
            moving.seek(number)
            lasting.append(moving.info["duration"])
    assert count > 20
    assert 2_500 <= sum(lasting[:-1]) <= LONGEST


def test_a_film_that_would_be_large_is_drawn_smaller(words: Words) -> None:
    story = Unfolding.of(4, (REVEALED, *FOUGHT))
    assert story is not None
    shown = scene(story, words)
    usual = film(story, shown)
    assert len(usual.png) < MOST_BYTES // 2
    small = film(story, shown, most=len(usual.png) // 3)
    with Image.open(io.BytesIO(small.png)) as moving:
        assert moving.width < 720
        assert getattr(moving, "n_frames", 1) > 20


def test_what_stays_as_it_is_costs_a_film_nothing_and_changes_nothing(words: Words) -> None:
    story = Unfolding.of(4, (REVEALED, *FOUGHT))
    assert story is not None
    inks = sprites.inks(FILM.theme)
    shot = list(frames(story, scene(story, words), FILM))
    with Image.open(io.BytesIO(gif(shot, inks))) as moving:
        last, *_ = reversed(list(ImageSequence.Iterator(moving)))
        seen = last.convert("RGB").tobytes()
    wanted = shot[-1].image.quantize(palette=inks, dither=Image.Dither.NONE).convert("RGB")
    assert seen == wanted.tobytes()
    stills = sum(len(gif([frame], inks)) for frame in shot)
    assert len(gif(shot, inks)) < stills // 5


def test_it_ends_with_what_happened_so_far(words: Words) -> None:
    before, after = (Unfolding.of(4, (REVEALED, *more)) for more in ((), FOUGHT))
    assert before is not None
    assert after is not None
    shot, longer = (list(frames(each, scene(each, words), FILM)) for each in (before, after))
    assert len(shot) < len(longer)
    kept = [frame.image.tobytes() for frame in longer[: len(shot)]]
    assert kept == [frame.image.tobytes() for frame in shot]
    assert longer[-1].image.tobytes() != longer[-2].image.tobytes()


def test_who_goes_home_is_seen_before_dice_fall(words: Words) -> None:
    lasting = {}
    for name, events in {"fled": FOUGHT, "fought": FOUGHT[:1] + FOUGHT[2:4]}.items():
        story = Unfolding.of(4, (REVEALED, *events))
        assert story is not None
        lasting[name] = [frame.duration for frame in frames(story, scene(story, words), FILM)]
    assert CHOSEN in lasting["fled"]
    assert CHOSEN not in lasting["fought"]


def test_no_dice_tumble_where_nobody_fights(words: Words) -> None:
    story = Unfolding.of(4, (REVEALED, *FOUGHT[-2:]))
    assert story is not None
    durations = [frame.duration for frame in frames(story, scene(story, words), FILM)]
    assert durations[-3:] == [REVEAL_PAUSE, CHOSEN, LAST]


def test_what_is_not_over_changes_nothing(words: Words) -> None:
    story, more = (Unfolding.of(4, (REVEALED, *events)) for events in ((), FOUGHT[:3]))
    assert story is not None
    again = msgspec.json.decode(msgspec.json.encode(more), type=Unfolding)
    assert again == story
    assert film(again, scene(again, words)) == film(story, scene(story, words))
