"""The renderer of Tremble, Humans!, by those who draw and tell it."""

from collections.abc import Container, Mapping, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.ending.ending import GameEnded
from engine.tremble.table.events import CreditsPaid, TaskScored, TrembleEvent, TurnBegan
from engine.tremble.table.view import TrembleView
from render.invasion.facts.scenes import BUYING, PLANNING
from render.invasion.renderer import InvasionRenderer, Painters, Tellers, Texts
from render.picture import Drawing, Picture
from render.theme import look_of
from render.tremble.boards.board import BOARDS
from render.tremble.ending.medals import throws
from render.tremble.ending.podium import PODIUMS
from render.tremble.ending.poster import ART
from render.tremble.examples import EXAMPLES, example
from render.tremble.fights.fights import FIGHTS
from render.tremble.fights.stakes import ORDERS
from render.tremble.hands.hand import HANDS
from render.tremble.parts.signs import sign, signs
from render.tremble.parts.terms import headline
from render.tremble.telling.outcome import came_out
from render.tremble.telling.recap import recap
from render.tremble.telling.reveal import FILMS
from render.tremble.telling.story import STORY
from render.tremble.texts.board_text import board_text
from render.tremble.texts.discards_text import discards_text
from render.tremble.texts.hand_text import hand_text
from render.words import Words


class TrembleRenderer(InvasionRenderer):
    """Has little drawings of cards and examples of rules besides."""

    tellers = Tellers(
        title=say("tremble-title"),
        counted=say("tremble-counted"),
        headline=headline,
        scenes={"buy": BUYING, "plan": PLANNING},
        following=TurnBegan | TaskScored | CreditsPaid | GameEnded,
        begun=TurnBegan,
        dates=("turn", "phase", "fuel"),
        came_out=came_out,
        story=STORY,
        throws=throws,
        texts=Texts(board_text, hand_text, discards_text),
    )
    painters = Painters(BOARDS, HANDS, ORDERS, FIGHTS, PODIUMS, ART, FILMS)

    @property
    def drawings(self) -> Mapping[str, Drawing]:
        """Return its kinds of pictures by name, beside boards and hands."""
        return {**super().drawings, "example": Drawing(str, self.example)}

    def recap(self, seat: Seat, view: TrembleView, events: Sequence[TrembleEvent]) -> Text | None:
        """Say what a reveal brought to a captain, with the cards that they drew in secret."""
        return recap(seat, view, events)

    @property
    def signs(self) -> Mapping[str, str]:
        """Return ships, stations, decisions and captains, drawn small."""
        return signs()

    def sign(self, key: str) -> str:
        """Name the sign of an option by its key."""
        return sign(key)

    @property
    def examples(self) -> Container[str]:
        """Tell which rules have an example in pictures."""
        return EXAMPLES.keys()

    def example(self, shown: str, _names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw the example of a rule."""
        return example(shown, words, look_of(look))
