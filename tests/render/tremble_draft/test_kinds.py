"""Plans, fights, stakes, the end, the poster and the film, out of games of computer captains."""

import io
from functools import cache
from itertools import islice, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.words import say
from engine.tremble_draft.captains.captains import CAPTAINS
from engine.tremble_draft.rules import TREMBLE_DRAFT
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.view import hand_of, own_part
from render.canvas import Canvas
from render.gallery.played import NAMES, Order, Played, played
from render.gathering import Gathering, Guest
from render.house.films import FILM
from render.invasion.film import frames
from render.invasion.hands.plan import STAKES
from render.theme import USUAL, Look
from render.tremble_draft.ending.podium import draw_podium
from render.tremble_draft.fights.closeup import CLOSEUPS
from render.tremble_draft.fights.duel import Duel
from render.tremble_draft.fights.orders import ARMY, Drafted, drafted, draw_stakes
from render.tremble_draft.hands.plan import PLANNED, plan_of
from render.tremble_draft.renderer import DraftRenderer
from render.tremble_draft.telling.reveal import scene
from render.words import Words
from tests.render.tremble.test_legible import too_small
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, MOST_BYTES, outside

PICTURES = DraftRenderer()
LOOKS = {"usual": USUAL, "large": Look(large=True)}


@cache
def game(seats: int) -> Played:
    return played(TREMBLE_DRAFT, seats, 7, CAPTAINS["steady"])


@cache
def fights() -> dict[str, Duel]:
    """Find the most crowded fight of each kind."""
    pairs = [pair for seats in (2, 5) for pair in pairwise(game(seats).steps)]
    told = [each for one, two in pairs for each in PICTURES.fights(one.public, two.events)]
    found: dict[str, Duel] = {}
    for each in sorted(told, key=lambda duel: len(duel.sides)):
        found["army" if each.foe else "joined" if each.joined else "battle"] = each
    return found


def given(kind: str) -> list[Order]:
    return [order for order in game(5).orders if order.ask.kind == kind]


def checked(canvas: Canvas) -> list[str]:
    assert not outside(canvas)
    assert not too_small(canvas)
    return [run.fit.text for run in canvas.runs]


@pytest.mark.parametrize("look", LOOKS)
def test_plans_are_drawn_and_told_alike(look: str, words: Words) -> None:
    plans = given("plan")
    for order in plans[:: len(plans) // 6]:
        own = own_part(order.view)
        texts = checked(PLANNED.canvas(order.view.public, own, order.form, words, LOOKS[look]))
        made = plan_of(order.view.public, own, order.form)
        told = PLANNED.text(order.view.public, own, order.form, words)
        assert made.limit == order.view.public.captains[own.seat].fuel
        for space, sortie in made.sorties.items():
            assert str(sortie.total) in texts
            assert f"{space} {words(sortie.city.name)}: attack {sortie.total}" in told
        flown = [each.ship for sortie in made.sorties.values() for each in sortie.sums]
        assert {*flown, *made.home} == set(hand_of(order.view))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("kind", ["battle", "joined", "army"])
def test_fights_are_drawn(kind: str, look: str, words: Words) -> None:
    duel = fights()[kind]
    assert not outside(CLOSEUPS.canvas(duel, HARD_NAMES, words, LOOKS[look]))
    texts = checked(CLOSEUPS.canvas(duel, NAMES, words, LOOKS[look]))
    assert all(str(side.fighter.sum) in texts for side in duel.sides)
    assert all(side.fighter.roll for side in duel.sides if side.fighter.fights)
    picture = PICTURES.fight(duel, NAMES, words)
    assert 20 < len(picture.alt) <= MOST_ALT
    for joined in duel.joined:
        ship = joined.ships[0]
        there = next(side for side in duel.sides if side.fighter.seat == joined.seat)
        assert ship in (*there.ships, *there.lost)
        assert f"{words(ship.name)} from home" in picture.alt
    if duel.foe is not None:
        assert str(duel.foe.attack) in texts
        assert duel.beaten is (duel.sides[0].fighter.sum >= duel.foe.attack)


def test_every_event_of_a_fight_has_its_picture(words: Words) -> None:
    kinds = (ev.ArmyFought, ev.ReserveJoined)
    for before, after in pairwise(game(5).steps):
        for event in after.events:
            shown = PICTURES.fought(event, before.public, after.public)
            assert shown is not None or not isinstance(event, kinds)
    assert PICTURES.fights(None, ()) == ()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("kind", ["army", "fight", "reserve", "loss", "loot", "transfer"])
def test_what_is_at_stake_is_drawn(kind: str, look: str, words: Words) -> None:
    asked = [drafted(order.view, order.ask, order.form) for order in given(kind)]
    shown = [each for each in asked if each is not None]
    assert len(shown) == len(asked) > 0
    for each in (shown[0], max(shown, key=lambda one: len(one.spaces))):
        assert each.kind in {ARMY, STAKES}
        checked(draw_stakes(each, NAMES, words, LOOKS[look]))
        assert 20 < len(PICTURES.orders(each, NAMES, words).alt) <= MOST_ALT
        assert len(PICTURES.orders_text(each, NAMES, words)) > 50


def test_a_purchase_and_tasks_are_drawn_in_the_hand(words: Words) -> None:
    for kind in ("buy", "tasks"):
        order = max(given(kind), key=lambda one: len(str(one.form.answer())))
        shown = drafted(order.view, order.ask, order.form)
        assert isinstance(shown, Drafted)
        empty = Drafted(order.view, kind, type(order.form)(()))
        assert PICTURES.orders(shown, NAMES, words).png != PICTURES.orders(empty, NAMES, words).png


@pytest.mark.parametrize("seats", [2, 5])
def test_the_end_shows_tasks_and_how_it_came_to_that(seats: int, words: Words) -> None:
    steps = [(step.public, step.events) for step in game(seats).steps]
    finale = PICTURES.finale(game(seats).over, steps)
    last = finale.view
    assert [course[-1] for course in finale.humans] == [each.humans for each in last.captains]
    for captain in last.captains:
        brought = sum(each.task.bonus if each.met else -each.task.penalty for each in captain.tasks)
        before, after = finale.humans[captain.seat][-2:]
        assert after - before == brought - finale.repaid[captain.seat]
    for look in LOOKS.values():
        assert not outside(draw_podium(finale, HARD_NAMES, words, look))
        canvas = draw_podium(finale, NAMES, words, look)
        assert not too_small(canvas)
        drawn = " ".join(run.fit.text for run in canvas.runs)
        assert all(words.number(each.humans) in drawn for each in last.captains)
        costs = [one.task.penalty for each in last.captains for one in each.tasks if not one.met]
        assert all(words.number(-cost) in drawn for cost in costs)
    picture = PICTURES.podium(finale, NAMES, words)
    assert "tasks met" in picture.alt
    assert len(picture.png) < MOST_BYTES


def test_the_film_of_a_reveal_moves_and_is_small(words: Words) -> None:
    found: list[Any] = []
    for step in game(5).steps:
        story = PICTURES.story(step.public, step.events)
        found += [] if story is None else [story]
    story = max(found, key=lambda one: len(one.battles))
    picture = PICTURES.film(story, NAMES, words)
    with Image.open(io.BytesIO(picture.png)) as film:
        assert getattr(film, "n_frames", 1) > 10
    assert len(picture.png) <= 1_000_000
    assert f"turn {story.turn}" in picture.alt


def test_a_film_of_the_last_turn_shows_the_few_cities_there_are(words: Words) -> None:
    """TD-2.3: the deck may end before the row is full."""
    stories = [PICTURES.story(step.public, step.events) for step in game(5).steps]
    full = next(story for story in stories if story is not None)
    here = (1, 2, 4)
    cities = tuple(city if number in here else None for number, city in enumerate(full.cities, 1))
    attacks = tuple(each for each in full.attacks if each.space in here)
    few = replace(full, cities=cities, attacks=attacks, battles=())
    high = [
        [shot.image.height for shot in islice(frames(each, scene(each, words), FILM), 2)]
        for each in (full, few)
    ]
    assert high[1] < high[0]


def test_the_poster_says_which_edition_it_is(words: Words) -> None:
    guests = tuple(Guest(name, host=not seat) for seat, name in enumerate(NAMES[:3]))
    shown = Gathering(7, guests, 5, say("pace-days", days=1))
    picture = PICTURES.poster(shown, NAMES, words)
    assert "first draft" in picture.alt
    assert picture.png
