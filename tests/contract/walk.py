"""What only tests need to know of the walking toy."""

from engine.core.contract import AnyGame
from tests.contract.subject import Subject
from tests.walk.game import WALK
from tests.walk.installed import WALK_GAME
from tests.walk.state import CARDS


def walk_subject(game: AnyGame = WALK, variant: str = "rescue") -> Subject:
    """Return the walking toy, or a faulty variant of it, in one of its modes."""
    tags = {"rolled", "laid", "stepped", "played", "fought", "gave", "haunted", "drew"}
    asked = {"lay:turn:3", "step:way:stop", "lose:give:1", "haunt:ghost:B5", "answer:play:pass"}
    return Subject(
        game,
        variant,
        must_occur=frozenset(tags | asked),
        rate=0.2,
        seeds=1,
        curious=6,
        installed=WALK_GAME,
        groups=20,
        varied=((3, 4, frozenset({"answer"})),),
        canaries={card: frozenset({card}) for card in CARDS},
    )
