"""The beginning of the story: how a game is opened, one captain's first turn, and the next ones.

It knows nothing of the game but which turn the channel shows.
"""

from playground.clock import VirtualClock
from playground.show.guide import Guide, Scene

TOLD = 4  # turns; the rest of the game is in the transcript


class Opening(Guide):
    """Remarks on a game while its captains play it by themselves."""

    def __init__(self, scene: Scene, clock: VirtualClock) -> None:
        super().__init__(scene, clock)
        self._turn = 0
        self._followed = scene.captains[min(1, len(scene.captains) - 1)].person

    def begin(self) -> None:
        """Tell how the game is opened."""
        self.chapter(
            "A table for the evening",
            "Somebody wants to play, and the others come aboard.",
        )

    def turn(self, number: int) -> None:
        """Go on where a turn begins."""
        if number <= self._turn:
            return
        self._turn, name = number, self._followed.name
        if number == 1:
            self.chapter(
                "The first turn",
                f"From here on the story looks over the shoulder of {name}; what the others do "
                "only the channel tells.",
                hush=True,
                follows=self._followed,
            )
        elif number == 2:
            self.chapter("The next turns", "This is what the channel shows of them.", hush=True)
        elif number == TOLD + 1:
            self.chapter("Later", "The transcript has the turns that follow.", mute=True)
