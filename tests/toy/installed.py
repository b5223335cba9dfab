"""The registration of the toy."""

from tests.plain import plainly
from tests.toy.game import TOY
from tests.toy.state import Drew

TOY_GAME = plainly(TOY, "Toy", ("hand", "buried"), begun=(Drew,))
