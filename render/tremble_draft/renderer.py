"""The renderer of the first draft, by those who draw and tell it."""

from engine.core.words import say
from engine.invasion.ending import GameEnded
from engine.tremble_draft.table.events import CreditRepaid, TasksScored, TurnBegan
from render.invasion.renderer import InvasionRenderer, Painters, Tellers, Texts
from render.invasion.scenes import BUYING, PLANNING
from render.tremble_draft.board import BOARDS
from render.tremble_draft.board_text import board_text
from render.tremble_draft.brief import BRIEFING
from render.tremble_draft.closeup import FIGHTS
from render.tremble_draft.course import throws
from render.tremble_draft.discards_text import discards_text
from render.tremble_draft.hand import HANDS
from render.tremble_draft.hand_text import hand_text
from render.tremble_draft.orders import ORDERS
from render.tremble_draft.podium import PODIUMS
from render.tremble_draft.poster import ART
from render.tremble_draft.recap import moment, recap
from render.tremble_draft.reveal import FILMS
from render.tremble_draft.tell import tell
from render.tremble_draft.terms import headline
from render.tremble_draft.why import EXPLAINED_BY


class DraftRenderer(InvasionRenderer):
    """Draws and tells the first draft."""

    tellers = Tellers(
        title=say("tremble-draft-title"),
        headline=headline,
        scenes={"credit": BUYING, "buy": BUYING, "army": PLANNING, "plan": PLANNING},
        following=TurnBegan | TasksScored | CreditRepaid | GameEnded,
        tell=tell,
        briefing=BRIEFING,
        explanations=EXPLAINED_BY,
        recap=recap,
        moment=moment,
        throws=throws,
        texts=Texts(board_text, hand_text, discards_text),
    )
    painters = Painters(BOARDS, HANDS, ORDERS, FIGHTS, PODIUMS, ART, FILMS)
