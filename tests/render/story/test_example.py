"""The example by which the page on the look explains rows does what it says there."""

from pathlib import Path

import msgspec
import pytest

from engine.core.words import Text, Value, captain, say
from render.house.voice import Voice
from render.story.rows import EventRow, Storybook
from render.story.sentences import Either
from render.words import Words

PAGE = Path(__file__).parents[3] / "docs" / "look.md"


class Stolen(msgspec.Struct, frozen=True):
    """A captain takes points from another."""

    seat: int
    loser: int
    number: int = 4


class Passed(msgspec.Struct, frozen=True):
    """Nobody did anything."""

    idle: bool = True


class Spoken(Words):
    """Says the key and the arguments of a sentence, in order."""

    def __init__(self) -> None:
        pass

    def __call__(self, text: Value) -> str:
        if not isinstance(text, Text):
            return str(text)
        return " ".join((text.key, *(f"{name}={self(value)}" for name, value in text.args)))


class Lettered(Voice):
    """Names captains by their numbers."""

    def captain(self, seat: int) -> str:
        return f"#{seat}"


@pytest.fixture
def story() -> Storybook[EventRow]:
    (code,) = (
        part.split("```")[0]
        for part in PAGE.read_text("utf-8").split("```python\n")
        if "Storybook" in part
    )
    known: dict[str, object] = {
        **{each.__name__: each for each in (EventRow, Storybook, Stolen)},
        "say": say,
        "captain": captain,
    }
    exec(code, known)
    made = known["STORY"]
    assert isinstance(made, Storybook)
    return made


@pytest.fixture
def voice() -> Voice:
    return Lettered(("Ann", "Bob"), Spoken())


def test_a_row_says_all_of_an_event(story: Storybook[EventRow], voice: Voice) -> None:
    event = Stolen(seat=1, loser=0)
    assert story.tell([event], voice) == ["toy-stolen captain=#1 loser=#0 number=4"]
    assert story.explain(event, voice) == ["toy-why-stolen captain=#1 loser=#0 number=4"]
    (why,) = story.explanations.whys([event], voice)
    assert why.headline == "toy-stolen captain=#1 loser=#0 number=4"
    assert why.rules == ("T-4",)
    assert list(story.brief(event, voice)) == []


def test_a_loss_is_told_to_whom_it_happened_alone(story: Storybook[EventRow]) -> None:
    event = Stolen(seat=1, loser=0)
    assert story.losses(0, [event]) == [say("toy-loss-stolen", captain=captain(1), number=4)]
    assert story.losses(1, [event]) == []
    assert list(story.came(1, [event])) == [4]
    assert list(story.came(0, [event])) == []


def test_a_field_chooses_between_two_sentences(voice: Voice) -> None:
    row = EventRow(told=Either("idle", "toy-idle", "toy-busy"), why="toy-why", rules=())
    story = Storybook[EventRow]({Passed: row}, {})
    told = story.tell([Passed(), Passed(idle=False)], voice)
    assert [line.split()[0] for line in told] == ["toy-idle", "toy-busy"]


def test_a_post_says_nothing_unless_its_row_says_what(voice: Voice) -> None:
    event, briefs = Stolen(seat=1, loser=0), []
    for brief in ("toy-brief", None):  # None: as the history tells it
        row = EventRow(told="toy-stolen", brief=brief, why="toy-why", rules=())
        briefs.append([voice(text) for text in Storybook({Stolen: row}, {}).brief(event, voice)])
    numbers = "seat=1 loser=0 number=4"
    assert briefs == [[f"toy-brief {numbers}"], [f"toy-stolen {numbers}"]]


def test_an_event_without_words_has_no_explanation(voice: Voice) -> None:
    row = EventRow(told=lambda _event, _voice: (), why="toy-why", rules=())
    assert Storybook[EventRow]({Passed: row}, {}).explanations.whys([Passed()], voice) == []
