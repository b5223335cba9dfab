"""The renderer of the first draft, by those who draw and tell it."""

from engine.core.words import say
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.table.events import CreditRepaid, TasksScored, TurnBegan
from render.invasion.facts.scenes import BUYING, PLANNING
from render.invasion.renderer import InvasionRenderer, Painters, Tellers, Texts
from render.tremble_draft.boards.board import BOARDS
from render.tremble_draft.ending.podium import PODIUMS
from render.tremble_draft.ending.poster import ART
from render.tremble_draft.fights.closeup import FIGHTS
from render.tremble_draft.fights.orders import ORDERS
from render.tremble_draft.hands.hand import HANDS
from render.tremble_draft.parts.course import throws
from render.tremble_draft.parts.terms import headline
from render.tremble_draft.telling.outcome import came_out
from render.tremble_draft.telling.reveal import FILMS
from render.tremble_draft.telling.story import STORY
from render.tremble_draft.texts.board_text import board_text
from render.tremble_draft.texts.discards_text import discards_text
from render.tremble_draft.texts.hand_text import hand_text


class DraftRenderer(InvasionRenderer):
    """Draws and tells the first draft."""

    tellers = Tellers(
        title=say("tremble-draft-title"),
        counted=say("tremble-draft-counted"),
        headline=headline,
        scenes={"credit": BUYING, "buy": BUYING, "army": PLANNING, "plan": PLANNING},
        following=TurnBegan | TasksScored | CreditRepaid | GameEnded,
        begun=TurnBegan,
        dates=("turn", "phase", "lead"),
        came_out=came_out,
        story=STORY,
        throws=throws,
        texts=Texts(board_text, hand_text, discards_text),
    )
    painters = Painters(BOARDS, HANDS, ORDERS, FIGHTS, PODIUMS, ART, FILMS)
