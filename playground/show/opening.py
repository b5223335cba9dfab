"""The beginning of the story: how a game is opened, one captain's first turn, and the next ones.

It knows nothing of the game but which turn the channel shows.
"""

from playground.clock import VirtualClock
from playground.show.guide import Guide, Scene
from playground.show.words import ENGLISH, Words

TOLD = 4  # turns; the rest of the game is in the transcript


class Opening(Guide):
    """Remarks on a game while its captains play it by themselves."""

    def __init__(self, scene: Scene, clock: VirtualClock, words: Words = ENGLISH) -> None:
        super().__init__(scene, clock)
        self._words = words
        self._turn = 0
        self._followed = scene.captains[min(1, len(scene.captains) - 1)].person

    def begin(self) -> None:
        """Tell how the game is opened."""
        self.chapter(self._words["evening"], self._words["evening text"])

    def turn(self, number: int) -> None:
        """Go on where a turn begins."""
        if number <= self._turn:
            return
        self._turn, words = number, self._words
        if number == 1:
            self.chapter(
                words["first turn"],
                words["first turn text"].format(self._followed.name),
                hush=True,
                follows=self._followed,
            )
        elif number == 2:
            self.chapter(words["next turns"], words["next turns text"], hush=True)
        elif number == TOLD + 1:
            self.chapter(words["later"], words["later text"], mute=True)
