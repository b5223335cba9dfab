"""The registration of the walking toy."""

from tests.plain import plainly
from tests.walk.game import WALK

WALK_GAME = plainly(WALK, "Walk", ("hand",))
