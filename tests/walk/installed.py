"""The registration of the walking toy."""

from engine.core.contract import AnyGame, Game
from tests.plain import plainly
from tests.walk.game import WALK, WalkGame

WALK_GAME = plainly(WALK, "Walk", ("hand",))

_LEFT_OUT = {"id": "certain/1", "draw": Game.draw, "policies": Game.policies}
_CERTAIN: AnyGame = type("CertainWalk", (WalkGame,), _LEFT_OUT)()
CERTAIN_GAME = plainly(_CERTAIN, "Certain walk", ("hand",))
"""One that leaves chance and standing orders out; nobody plays it."""
