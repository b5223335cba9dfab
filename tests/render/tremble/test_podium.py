import io

import msgspec
import pytest
from PIL import Image

from engine.core.asks import Over
from engine.core.words import say
from engine.tremble.table.events import Award, CreditsPaid, TaskScored, TrembleEvent
from engine.tremble.table.view import Phase, TrembleView
from render.games import GAMES
from render.theme import CLEAR, Look
from render.tremble.boards.board import lay_board
from render.tremble.ending.podium import draw_podium
from render.tremble.parts.course import Course, Finale, course_of
from render.tremble.texts.alt import podium_alt
from render.words import Words
from tests.render.tremble.samples import NAMES, TASKS, public
from tests.render.tremble.test_legible import too_small
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, MOST_BYTES, outside

TREMBLE = GAMES["tremble"].full_renderer
Steps = list[tuple[TrembleView, tuple[TrembleEvent, ...]]]
WON = TaskScored(TASKS[0], (Award(1, 1, 4, 200_000), Award(0, 2, 2, 100_000)), (2, 4, 0, 1, 1))
PAID = CreditsPaid(0, 2, 120_000)


def steps(seats: int, *ends: int) -> Steps:
    """Make a game of a view at the start of each turn, one within it, and the end."""
    told: Steps = []
    for turn in range(1, 11):
        for phase in (Phase.BUYING, Phase.BATTLE):
            view = public(seats, phase, turn, full=True)
            humans = 100_000 + turn * 10_000 + (5_000 if phase is Phase.BATTLE else 0)
            captains = tuple(
                msgspec.structs.replace(one, humans=humans + one.seat) for one in view.captains
            )
            told.append((TrembleView(msgspec.structs.replace(view, captains=captains), None), ()))
    over = public(seats, Phase.OVER, 10, full=True)
    captains = tuple(
        msgspec.structs.replace(one, humans=ends[one.seat] if ends else one.humans)
        for one in over.captains
    )
    last = TrembleView(msgspec.structs.replace(over, captains=captains), None)
    return [*told, (last, (WON, PAID))]


def finale(past: Steps) -> Finale:
    """Sum a game up as the renderer does."""
    summed: Finale = TREMBLE.finale(Over((), (), say("tremble-over-shared")), past)
    return summed


def test_the_course_has_the_start_every_turn_and_the_end() -> None:
    course = course_of(steps(2, 500_000, 700_000))
    assert course.humans[0] == (
        *range(110_000, 201_000, 10_000),
        500_000 - 100_000 + 120_000,
        500_000,
    )
    assert course.humans[1][-2:] == (500_000, 700_000)
    assert course.awards(1) == [(TASKS[0], 200_000)]
    assert (course.debts(0), course.debts(1)) == (120_000, 0)


def test_a_course_survives_the_way_to_whoever_draws() -> None:
    course = course_of(steps(3))
    assert msgspec.json.decode(msgspec.json.encode(course), type=Course) == course


@pytest.mark.parametrize("names", [NAMES, HARD_NAMES, ()], ids=["usual", "hard", "none"])
@pytest.mark.parametrize(
    "ends",
    [
        (3_000_000, -120_000),
        (400_000, 400_000, 400_000),
        (640_000, 500_000, 500_000, 0),
        (1, 2, 3, 4, 5),
        (9, 9, 9, 9, 9),
    ],
)
def test_no_text_leaves_its_place(
    ends: tuple[int, ...], names: tuple[str, ...], words: Words
) -> None:
    past = steps(len(ends), *ends)
    canvas = draw_podium(finale(past), names, words)
    assert not outside(canvas)
    assert names is HARD_NAMES or not too_small(canvas)
    drawn = " ".join(run.fit.text for run in canvas.runs)
    assert all(words.number(humans) in drawn for humans in ends)


@pytest.mark.parametrize("look", [Look(), Look(large=True)], ids=["usual", "large"])
def test_curves_say_what_they_count_and_end_with_their_captain(look: Look, words: Words) -> None:
    past = steps(3, 400_000, 100_000, 900_000)
    canvas = draw_podium(finale(past), NAMES, words, look)
    texts = [run.fit.text for run in canvas.runs]
    begun = texts.index("From turn to turn")
    assert {"Humans", "Turn", "Start", "Tasks"} <= set(texts[begun:])
    ends = {run.fit.text: run for run in canvas.runs[begun:] if run.fit.text in {"A", "B", "C"}}
    heights = [ends[letter].baseline for letter in "CAB"]  # the richest at the top
    assert heights == sorted(heights)
    if not look.large:
        named = {run.fit.text: run.baseline for run in canvas.runs[begun:]}
        assert all(abs(named[NAMES[seat]] - ends["ABC"[seat]].baseline) < 8 for seat in range(3))


def test_a_curve_ends_at_its_figure_in_every_size(words: Words) -> None:
    past = steps(2, 1_000_000, 0)
    for look in (Look(), Look(large=True)):
        canvas = draw_podium(finale(past), NAMES, words, look)
        figures = {run.fit.text: run.box for run in canvas.runs}
        top, tasks = figures["1,000,000"], figures["Tasks"]
        end, level = tasks.x + tasks.w // 2, top.y + top.h // 2
        colour = look.theme.captains[0]
        assert colour in {canvas.image.getpixel((end - 10, level + by)) for by in (-4, 0, 4)}


def test_long_names_are_whole_in_the_ranking(words: Words) -> None:
    for look in (Look(), Look(large=True)):
        past = steps(4, 1, 2, 3, 4)
        canvas = draw_podium(finale(past), HARD_NAMES, words, look)
        drawn = "".join(run.fit.text for run in canvas.runs)
        assert drawn.count("W" * 16) >= 2


def test_it_is_small_and_described(words: Words) -> None:
    past = steps(5, 1, 700_000, 3, 4, 5)
    picture = TREMBLE.drawings["podium"].draw(finale(past), NAMES, words, CLEAR.name)
    image = Image.open(io.BytesIO(picture.png))
    assert (image.mode, image.width) == ("P", 1200)
    assert image.height >= 1200
    assert len(picture.png) < MOST_BYTES
    assert len(picture.alt) <= MOST_ALT
    assert picture.alt.startswith("The end. Bob the Unready wins. 1: Bob the Unready, 700,000")


def test_equals_share_a_place_on_the_podium(words: Words) -> None:
    shared, alone = steps(2, 5, 5), steps(2, 5, 6)

    def places(past: Steps) -> list[str]:
        runs = draw_podium(finale(past), NAMES, words).runs
        return sorted(run.fit.text for run in runs if run.fit.text in {"1", "2"})

    assert places(alone).count("2") > places(shared).count("2")
    title = draw_podium(finale(alone), NAMES, words).runs[0].fit.text
    assert title == "Bob the Unready rules what is left of Earth!"


def test_rl_11_the_ranking_of_the_view_is_drawn_and_told(words: Words) -> None:
    """A takes a credit for one trophy more, B a trophy less without: trophies come first."""
    past = steps(2, 500_000, 500_000)
    over = past[-1][0].public
    first, second = over.captains
    first = msgspec.structs.replace(first, trophies=first.trophies[:2], credits=1)
    second = msgspec.structs.replace(second, trophies=second.trophies[:1], credits=0)
    over = msgspec.structs.replace(over, captains=(first, second))
    title = draw_podium(Finale(over, course_of(past)), NAMES, words).runs[0].fit.text
    assert title.startswith(NAMES[0])
    told = podium_alt(Finale(over, course_of(past)), NAMES, words)
    assert told[0] == f"The end. {NAMES[0]} wins."
    names = [run.fit.text for run in lay_board(over, NAMES, words).canvas().runs]
    assert names.index(NAMES[0]) < names.index(NAMES[1])
