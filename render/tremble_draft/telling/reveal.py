"""The reveal as a film: who came for which city, and every battle that is over."""

from engine.core.words import say
from engine.invasion.battles.battles import Battle
from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.table.events import CityTaken, ShipLost, ShipsTransferred
from engine.tremble_draft.table.view import Attack, Ledger, Phase, Piles, PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.facts.following import Unfolds
from render.invasion.film import Set
from render.invasion.kinds import Films
from render.invasion.texts.alt import fate_alt
from render.picture import within
from render.tremble_draft.boards.board_cities import add_city
from render.words import Words

_NO_PILES = Piles(0, 0, (), (), ())
_NO_LEDGER = Ledger((), (), 0, tasks=False)


class Unfolding(Unfolds[City, Attack, Battle], frozen=True):
    """A reveal on a calm board."""

    moves = (ShipsTransferred,)
    loss = ShipLost
    taken = CityTaken

    @property
    def calm(self) -> PublicView:
        """Show the board before it."""
        spaces = tuple(Space(number, city) for number, city in enumerate(self.cities, 1))
        return PublicView(
            self.turn, Phase.BATTLE, 0, (), spaces, (), (), None, _NO_PILES, _NO_LEDGER
        )


def scene(story: Unfolding, words: Words) -> Set:
    """Say how a reveal is shown."""

    def add(canvas: Canvas, box: Box, view: PublicView, space: Space) -> None:
        add_city(canvas, box, view, space, words)

    title = words(say("tremble-draft-picture-reveal", turn=story.turn))
    return Set(title, add, _alt(story, words))


def _alt(story: Unfolding, words: Words) -> str:
    """Say what the film shows in the end."""
    fates = [fate_alt(story.fought, space.number, words) for space in story.calm.spaces]
    told = [say("tremble-draft-picture-alt-reveal", turn=story.turn)]
    return within(words(text) for text in (*told, *(fate for fate in fates if fate is not None)))


FILMS = Films(Unfolding, scene)
