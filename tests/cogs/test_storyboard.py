"""A renderer that breaks costs a line of the story, never the game."""

import pytest

from cogs.delivery import storyboard
from cogs.delivery.storyboard import DiscordStoryboard
from engine.host.ports import PlainStoryboard
from engine.host.values.records import GameInfo
from tests.cogs.test_past_pages import card


class Broken:
    """A renderer that can say nothing."""

    def __getattr__(self, name: str) -> object:
        raise ValueError("a secret")


def broken(_game: GameInfo) -> Broken:
    return Broken()


def test_a_story_that_cannot_be_told_stops_no_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storyboard, "renderer_of", broken)
    monkeypatch.setattr(storyboard, "in_lesson", lambda game, _view: broken(game).lesson)
    board, plain, game, events = DiscordStoryboard(), PlainStoryboard(), card(), (1, 2, 3)
    assert board.scene(game, "t1:plan") == plain.scene(game, "t1:plan")
    assert board.belated(game, "t1:plan", events) == plain.belated(game, "t1:plan", events)
    assert board.fitting(game, events) == len(events)
    assert board.recap(game, 0, None, events) is None
    assert not board.guides(game, None)
    assert board.keepsakes(game, 0, None) == ()
    lacking = ("scene", "belated", "fitting", "recap", "guides", "keepsakes")
    assert all(f"lacks its {each}: ValueError" in caplog.text for each in lacking)
    assert "secret" not in caplog.text
