"""Games of computer captains for the gallery: every step as everybody and as each saw it."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from engine.core.asks import Answer, Ask, Notice, Setup
from engine.core.chance import SeededChance
from engine.core.forms import Form
from engine.core.playthrough import FormMaker, Pick, play
from engine.core.table import Table
from render.games import GAMES

Captain: TypeAlias = Callable[[Any, Ask, FormMaker, Pick], Answer]
"""A computer captain, as the composition root knows them."""

NAMES = ("Ann", "Bob the Unready", "Zoë", "Дмитрий", "Captain Long-Name of the Lost Fleet")


class Step(NamedTuple):
    """A moment in which somebody is asked, with what happened since the one before."""

    public: Any
    own: tuple[Any, ...]  # views by seat
    events: tuple[Any, ...]  # as the public got them


class Order(NamedTuple):
    """An answer as it was drafted: by whom in what view, to which question, on which form."""

    view: Any
    kind: str
    form: Form


class Played(NamedTuple):
    """A whole game."""

    names: tuple[str, ...]
    steps: tuple[Step, ...]
    orders: tuple[Order, ...]


def played(name: str, seats: int, seed: int, captain: Captain) -> Played:
    """Play a game to its end, the same for the same seed."""
    game, chance = GAMES.rules.newest(name), SeededChance(b"gallery", (str(seed), str(seats)))
    steps: list[Step] = []
    orders: list[Order] = []
    picks = iter(range(10**9))

    def pick(limit: int) -> int:
        return (next(picks) * 7919 + seed) % limit

    def answer(view: Any, ask: Ask, make_form: FormMaker) -> Answer:
        given = captain(view, ask, make_form, pick)
        orders.append(Order(view, ask.kind, make_form(given)))
        return given

    def see(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        seen = (notice.seen_by(None) for notice in notices)
        steps.append(
            Step(
                game.view(table.state, None),
                tuple(game.view(table.state, seat) for seat in range(seats)),
                tuple(event for event in seen if event is not None),
            )
        )

    play(game, Setup(seats), chance, answer, see)
    return Played(NAMES[:seats], tuple(steps), tuple(orders))
