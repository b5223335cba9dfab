"""The registration of the toy."""

from tests.plain import plainly
from tests.toy.game import TOY

TOY_GAME = plainly(TOY, "Toy", ("hand", "buried"))
