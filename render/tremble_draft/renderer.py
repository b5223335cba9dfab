"""The renderer of the first draft, by those who draw and tell it."""

from engine.core.words import say
from engine.invasion.ending import GameEnded
from engine.tremble_draft.table.events import CreditRepaid, TasksScored, TurnBegan
from render.invasion.plan import STAKES
from render.invasion.renderer import InvasionRenderer, Painters, Tellers
from render.invasion.scenes import BUYING, PLANNING
from render.tremble_draft.alt import board_alt, hand_alt
from render.tremble_draft.board import Change, lay_board
from render.tremble_draft.board_text import board_text
from render.tremble_draft.brief import BRIEFING
from render.tremble_draft.closeup import CLOSEUPS
from render.tremble_draft.course import Finale, finale_of
from render.tremble_draft.discards_text import discards_text
from render.tremble_draft.duel import Duel, duel, fights
from render.tremble_draft.hand import lay_hand
from render.tremble_draft.hand_text import hand_text
from render.tremble_draft.orders import ARMY, Drafted, drafted, draw_stakes, stakes_lines
from render.tremble_draft.plan import PLANNED
from render.tremble_draft.podium import draw_podium, podium_alt
from render.tremble_draft.poster import ART
from render.tremble_draft.recap import moment, recap
from render.tremble_draft.reveal import Unfolding, scene
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
        board=board_text,
        hand=hand_text,
        discards=discards_text,
    )
    painters = Painters(
        board=lay_board,
        board_alt=board_alt,
        change=Change,
        hand=lay_hand,
        hand_alt=hand_alt,
        drafted=drafted,
        draft=Drafted,
        plans=PLANNED,
        at_stake={ARMY, STAKES},
        stakes=draw_stakes,
        stakes_lines=stakes_lines,
        duel=Duel,
        fought=duel,
        fights=fights,
        closeups=CLOSEUPS,
        ending=Finale,
        finale=finale_of,
        podium=draw_podium,
        podium_alt=podium_alt,
        art=ART,
        story=Unfolding,
        film=scene,
    )
