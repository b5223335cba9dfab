"""A scene says what it shows: once, in reading order, and with the same figures."""

from collections.abc import Hashable

import pytest

from engine.core.words import Text, say
from render.boxes import Box as Place
from render.canvas import Canvas, Style
from render.scene.changes import changes
from render.scene.nodes import Beside, Card, Column, Label, Leaf, Node
from render.scene.speaking import alternative, text_form, unsaid
from render.type import Face
from render.words import words_for

TEXT = Style(Face.TEXT, 36, 34)
WORDS = words_for("en")


def counted(value: int) -> Text:
    """Return a sentence with a figure: an example that is in the catalogues."""
    return say("number", value=value)


def stamp(_canvas: Canvas, _place: Place, *_about: Hashable) -> None:
    """Draw nothing."""


def label(text: Text | str, *, heading: bool = False, key: Hashable = None) -> Label:
    return Label(text=text, style=TEXT, heading=heading, key=key)


def sign(*about: Hashable, says: Text | None = None, mute: bool = False) -> Leaf:
    return Leaf(drawing=stamp, about=about, wide=40, high=40, says=says, mute=mute)


def card(seat: int, points: int) -> Card:
    inside = Beside(inside=(sign("star", mute=True), label(str(points))))
    return Card(inside=inside, key=("player", seat))


def test_labels_are_said_as_they_stand_and_a_sentence_stands_for_all_that_is_in_it() -> None:
    scene = Column(
        inside=(
            label("Year 1", heading=True),
            Beside(inside=(sign(), label("4")), says=counted(4)),
            label("plain"),
        )
    )
    assert text_form(scene, WORDS) == "**Year 1**\n- 4\n- plain"
    assert alternative(scene, WORDS) == ["Year 1", "4", "plain"]


def test_where_there_is_little_room_it_is_said_in_short() -> None:
    scene = Column(inside=(label("45"),), says=counted(45), short=counted(7))
    assert text_form(scene, WORDS) == "- 45"
    assert text_form(scene, WORDS, 3) == "- 7"
    both = Column(inside=(scene, scene))
    assert text_form(both, WORDS, 8) == "- 45\n- 7", "the last one first"
    assert alternative(scene, WORDS) == ["7"]
    assert unsaid(scene, WORDS) == ["said and not drawn: 7 (7)"]


def test_where_even_that_is_too_long_one_sentence_stands_for_many() -> None:
    """But where something in it changed: that is said by itself."""
    cards = Column(inside=(card(0, 3), card(1, 5)), short=counted(2))
    scene = Column(inside=(cards, label("behind")))
    assert alternative(scene, WORDS) == ["3", "5", "behind"]
    assert alternative(scene, WORDS, most=len("3 5 behind") - 1) == ["2", "behind"]
    marked = frozenset({("player", 1)})
    assert alternative(scene, WORDS, marked, most=0) == ["3", "New: 5", "behind"]
    assert text_form(scene, WORDS) == "- 3\n- 5\n- behind"
    assert unsaid(Column(inside=(label("5"),), short=counted(4)), WORDS) == [
        "said and not drawn: 4 (4)"
    ]


def test_what_changed_says_so_and_nothing_else() -> None:
    before = Column(inside=(card(0, 3), card(1, 3)))
    after = Column(inside=(card(0, 3), card(1, 5), card(2, 0)))
    marked = changes(before, after)
    assert marked == {("player", 1), ("player", 2)}
    assert alternative(after, WORDS, marked) == ["3", "New: 5", "New: 0"]


def test_the_innermost_key_is_marked() -> None:
    def scene(points: int, frame: str | None) -> Node:
        inside = label(str(points), key="points")
        return Column(inside=(Card(inside=inside, key="player", outline=frame),))

    assert changes(scene(1, None), scene(2, None)) == {"points"}
    assert changes(scene(1, None), scene(1, "accent")) == {"player"}
    assert changes(scene(1, None), scene(1, None)) == frozenset()


@pytest.mark.parametrize(
    ("node", "fault"),
    [
        (sign("map"), "drawn and not said"),
        (Beside(inside=(label("5"),), says=counted(4)), "drawn and not said: 5"),
        (Beside(inside=(label("4"),), says=counted(45)), "said and not drawn: 45"),
        (Beside(inside=(label("Ice"), label("4")), says=counted(4)), "drawn and not said: Ice"),
        (Beside(inside=(sign("ice"), sign("ice")), says=counted(3)), "said and not drawn: 3"),
    ],
)
def test_what_is_drawn_and_not_said_or_said_and_not_drawn_is_found(node: Node, fault: str) -> None:
    assert any(fault in each for each in unsaid(Column(inside=(node,)), WORDS))


@pytest.mark.parametrize(
    "node",
    [
        sign("sky", mute=True),
        sign("ring", 3, says=counted(3)),
        sign("plate", "3 of 10", says=counted(3)),
        Beside(inside=(sign("ice"), sign("ice")), says=counted(2)),
        Card(inside=label("Ice store")),
    ],
)
def test_what_is_said_is_not_found_fault_with(node: Node) -> None:
    assert unsaid(Column(inside=(node,)), WORDS) == []
