"""The table and a base as text: every fact that their pictures show."""

from engine.core.asks import Seat
from engine.core.words import say
from engine.humanity.table.view import Phase, PublicView
from render.house.captains import letter
from render.house.shortening import LIMIT
from render.humanity.boards.table import base_scene, board_scene
from render.scene.speaking import text_form
from render.theme import USUAL
from render.words import Words


def board_text(view: PublicView, names: tuple[str, ...], words: Words) -> str:
    """Tell the table in Markdown: captains, hangars from the arm on, missions, bases."""
    scene = board_scene(view, names, words, USUAL)
    ended = ""
    if view.phase is not Phase.OVER:
        sums = words.series(f"{letter(seat)} {points}" for seat, points in enumerate(view.foreseen))
        ended = f"\n{words(say('humanity-text-ended', captains=sums))}"
    return text_form(scene, words, LIMIT - len(ended)) + ended


def base_text(view: PublicView, seat: Seat, names: tuple[str, ...], words: Words) -> str:
    """Tell a base in Markdown: what it has, what lies where, who is where."""
    return text_form(base_scene(view, seat, names, words), words)
