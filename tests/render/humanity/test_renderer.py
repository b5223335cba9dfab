"""The renderer of Humanity: scenes, what belongs to which, and the base as one's hand."""

import pytest

from engine.core.asks import Answer, Ask
from engine.core.chance import SeededChance
from engine.core.contract import agreed
from engine.core.playthrough import FormMaker, play
from engine.core.table import Table, open_table
from engine.humanity.captains.steady import steady
from engine.humanity.table import events as ev
from engine.humanity.table.view import HumanityView
from render.house.full_renderer import FullRenderer
from render.humanity.boards.table import board_scene
from render.humanity.game import HUMANITY
from render.humanity.renderer import HumanityRenderer
from render.scene.nodes import Card, nodes
from render.theme import USUAL
from render.words import Words
from tests.render.humanity import samples
from tests.render.humanity.samples import VIEWS

RULES, DRAWN = HUMANITY.newest, HUMANITY.full_renderer
OWN = HumanityRenderer()
NAMES = ("Ann", "Bob")
BEGAN = ev.RoundBegan(1, 2, 1)
RESET = ev.BoardReset(1, (), (), 0, 2, (), ())


@pytest.fixture(scope="module")
def table() -> Table:
    opened, _ = open_table(RULES, agreed(RULES, 2))
    return opened.settle(SeededChance(bytes(32)))[0]


def test_a_round_is_one_scene_and_who_lands_does_so_in_the_next() -> None:
    assert DRAWN.scene("y1:r2:t5") == DRAWN.scene("y1:r2:programme") == "y1:r2"
    assert DRAWN.belated("y1:r1", [RESET]) == 1
    assert DRAWN.belated("y1:r1", [RESET, BEGAN]) == 1
    assert DRAWN.belated("y1:r1", [RESET, BEGAN, ev.AstronautsPlaced(())]) == 1


def test_the_hand_is_ones_own_base(table: Table, words: Words) -> None:
    assert DRAWN.hand_text(table.view(None), NAMES, words) == ""
    assert "**Bob**" in DRAWN.hand_text(table.view(1), NAMES, words)
    assert DRAWN.draws_hands
    with pytest.raises(ValueError, match="no base"):
        HUMANITY.renderer.hand(table.view(None), NAMES, words)  # type: ignore[attr-defined]


def test_board_base_and_change_are_drawn(table: Table, words: Words) -> None:
    view = table.view(0)
    drawings = DRAWN.drawings
    for kind, shown in (("board", view), ("hand", view), ("change", DRAWN.since(view, view))):
        assert isinstance(shown, drawings[kind].shown)
        picture = drawings[kind].draw(shown, NAMES, words, "")
        assert picture.alt


def test_rounds_are_counted_over_all_years() -> None:
    seen: list[tuple[str, int]] = []

    def answer(view: HumanityView, ask: Ask, make_form: FormMaker) -> Answer:
        public = view.public
        seen.append((f"{public.year}.{public.round} {public.phase}", DRAWN.turn(view)))
        return steady(view, ask, make_form, lambda _: 0)

    over = play(RULES, agreed(RULES, 2), SeededChance(bytes(32)), answer)
    numbers = dict(seen)
    assert (numbers["1.1 actions"], numbers["1.2 actions"]) == (1, 2)
    rounds = [each for each in numbers if each.endswith("actions")]
    assert [numbers[each] for each in rounds] == list(range(1, len(rounds) + 1))
    assert DRAWN.turn(over.view(None)) == len(rounds) > 9


def test_a_draft_is_shown_as_soon_as_it_changes_something(table: Table, words: Words) -> None:
    seat = table.state.first
    view, ask = table.view(seat), table.ask_of(seat)
    assert ask is not None
    assert DRAWN.drafted(view, ask, RULES.form(view, ask, {})) is None
    shown = DRAWN.drafted(view, ask, RULES.form(view, ask, {"action": ("auto",)}))
    assert isinstance(shown, DRAWN.drawings["orders"].shown)
    assert DRAWN.drawings["orders"].draw(shown, NAMES, words, "").alt.startswith("As drafted")
    told, before = DRAWN.orders_text(shown, NAMES, words), DRAWN.hand_text(view, NAMES, words)
    assert told.startswith("As drafted")
    assert before not in told


def test_every_question_has_a_guide_in_the_help(words: Words) -> None:
    for kind, guide in HUMANITY.guides.items():
        assert words(guide.line).startswith("👽"), kind
        assert HUMANITY.help.entry(guide.entry) is not None
    assert DRAWN.title(words) == "Humanity"
    assert HUMANITY.about is not None
    assert words(HUMANITY.about)


def test_the_last_board_shows_the_table_as_the_last_turn_left_it() -> None:
    """It showed a module unclaimed that the winner had just built."""
    over, late = (HumanityView(VIEWS[name], None) for name in ("over-4", "late-4"))
    renderer = FullRenderer(HUMANITY.renderer, HumanityView)
    assert renderer.came_out(late, over, ()) == over
    assert renderer.came_out(over, late, ()) == over, "a round that ends stays as it was"


@pytest.mark.parametrize("name", ["late-4", "placing-4", "landing-4"])
def test_between_rounds_nobody_acts_or_lands(name: str, words: Words) -> None:
    """A board after a round said who had to land, and framed whoever begins the next."""
    view = HumanityView(VIEWS[name], None)
    between = OWN.at_end(view, view)
    told = DRAWN.board_text(between, samples.NAMES, words)
    assert "Year 3: before round 4" in told
    assert "to land" not in told
    assert "to act" not in told
    assert _framed(view, words) >= 1
    assert _framed(between, words) == 0


def _framed(view: HumanityView, words: Words) -> int:
    """Count the players that stand in a frame, as they are to answer."""
    shown = nodes(board_scene(view.public, samples.NAMES, words, USUAL))
    said = [(each.outline, each.says) for each in shown if isinstance(each, Card)]
    return sum(
        outline == "accent" and says is not None and "science" in words(says)
        for outline, says in said
    )
