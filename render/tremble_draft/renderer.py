"""The renderer of the first draft: hands views on to those who draw and tell."""

from collections.abc import Iterable, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.ending import GameEnded
from engine.tremble_draft.table.events import CreditRepaid, DraftEvent, TasksScored, TurnBegan
from engine.tremble_draft.table.view import DraftView
from render.invasion.scenes import BUYING, PLANNING, belated, scene
from render.invasion.voice import Voice
from render.renderers import Why
from render.tremble_draft.board_text import board_text
from render.tremble_draft.brief import BRIEFING
from render.tremble_draft.discards_text import discards_text
from render.tremble_draft.hand_text import hand_text
from render.tremble_draft.pictures import DraftPictures
from render.tremble_draft.recap import moment, recap
from render.tremble_draft.tell import tell
from render.tremble_draft.terms import headline
from render.tremble_draft.why import EXPLAINED_BY
from render.words import Words

SCENES = {"credit": BUYING, "buy": BUYING, "army": PLANNING, "plan": PLANNING}
NEXT = TurnBegan | TasksScored | CreditRepaid | GameEnded


class DraftRenderer(DraftPictures):
    """Boards and public texts are made of the public part of a view alone."""

    def title(self, words: Words) -> str:
        """Name the game."""
        return words(say("tremble-draft-title"))

    def headline(self, view: DraftView, words: Words) -> str:
        """Say in a few words where the game stands."""
        return words(headline(view.public))

    def turn(self, view: DraftView) -> int:
        """Return the number of the turn in which the game stands."""
        return view.public.turn

    def scene(self, group: str) -> str:
        """Name the scene to which a question belongs: shopping, planning, or the reveal."""
        return scene(group, SCENES)

    def belated(self, scene: str, events: Sequence[DraftEvent]) -> int:
        """Tell how many of the first events still belong to the scene that is ending."""
        return belated(scene, events, NEXT)

    def tell(self, events: Sequence[DraftEvent], names: tuple[str, ...], words: Words) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        return tell(events, names, words)

    def brief(
        self, events: Sequence[DraftEvent], names: tuple[str, ...], words: Words
    ) -> list[str]:
        """Tell in few words what the board beside it leaves to say."""
        return BRIEFING.brief(events, Voice(names, words))

    def recap(self, seat: Seat, view: DraftView, events: Sequence[DraftEvent]) -> Text | None:
        """Say what a reveal brought to a captain."""
        return recap(seat, view, events)

    def moment(
        self, seat: Seat, steps: Iterable[tuple[DraftView, Iterable[DraftEvent]]]
    ) -> Text | None:
        """Say which was a captain's best moment."""
        return moment(seat, steps)

    def why(self, events: Sequence[DraftEvent], names: tuple[str, ...], words: Words) -> list[Why]:
        """Explain how each result came about."""
        return EXPLAINED_BY.whys(events, Voice(names, words))

    def board_text(self, view: DraftView, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the board shows."""
        return board_text(view.public, names, words)

    def hand_text(self, view: DraftView, names: tuple[str, ...], words: Words) -> str:
        """Tell everything the hand shows; empty for a spectator's view."""
        return "" if view.own is None else hand_text(view.public, view.own, names, words)

    def discards_text(self, view: DraftView, words: Words) -> str:
        """Tell what lies open beside the board, and which armies are still unseen."""
        return discards_text(view.public, words)
