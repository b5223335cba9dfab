"""The example by which the page on the look explains scenes does what it says there."""

from pathlib import Path

from PIL import Image

from engine.core.words import say
from render.humanity.parts.parts import BIG
from render.scene.changes import changes
from render.scene.nodes import Beside, Card, Column, Grid, Label
from render.scene.painting import lay_scene
from render.scene.speaking import alternative, unsaid
from render.theme import USUAL, Theme
from render.words import words_for

PAGE = Path(__file__).parents[3] / "docs" / "look.md"


def ground(theme: Theme, width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), theme.sky)


def test_the_example_is_a_scene() -> None:
    words, code = words_for("en"), PAGE.read_text("utf-8").split("```python\n")[1].split("```")[0]
    kit = {each.__name__: each for each in (Beside, Card, Column, Grid, Label)}
    known: dict[str, object] = {**kit, "say": say, "BIG": BIG}
    exec(code, known)
    standings = known["standings"]
    assert callable(standings)
    before, after = standings((3, 5)), standings((3, 8))
    assert unsaid(after, words) == []
    new = changes(before, after)
    assert alternative(after, words, new) == ["3", "New: 8"]
    texts = [run.fit.text for run in lay_scene(after, words, ground, USUAL, new).canvas().runs]
    assert texts == ["3", "8"]
