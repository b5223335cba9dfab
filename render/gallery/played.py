"""Games of computer captains for the gallery: every step as everybody and as each saw it."""

from typing import Any, NamedTuple

from engine.core.asks import Answer, Ask, Notice, Over
from engine.core.chance import SeededChance, picker
from engine.core.contract import AnyGame, agreed
from engine.core.forms import Form
from engine.core.playthrough import FormMaker, play
from engine.core.table import Table
from render.plugged import Captain

NAMES = ("Ann", "Bob the Unready", "Zoë", "Дмитрий", "Captain Long-Name of the Lost Fleet", "Nib")


class PlayedStep(NamedTuple):
    """A moment in which somebody is asked, with what happened since the one before."""

    public: Any
    own: tuple[Any, ...]  # views by seat
    events: tuple[Any, ...]  # as the public got them


class Order(NamedTuple):
    """An answer as it was drafted: by whom in what view, to which question, on which form."""

    view: Any
    ask: Ask
    form: Form


class Played(NamedTuple):
    """A whole game."""

    names: tuple[str, ...]
    steps: tuple[PlayedStep, ...]
    orders: tuple[Order, ...]
    over: Over


def played(
    game: AnyGame, seats: int, seed: int, captain: Captain, variant: str | None = None
) -> Played:
    """Play a game to its end, the same for the same seed."""
    chance = SeededChance(b"gallery", (str(seed), str(seats)))
    steps: list[PlayedStep] = []
    orders: list[Order] = []
    pick = picker(b"gallery", f"{seed} {seats}")

    def answer(view: Any, ask: Ask, make_form: FormMaker) -> Answer:
        given = captain(view, ask, make_form, pick)
        orders.append(Order(view, ask, make_form(given)))
        return given

    def see(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        seen = (notice.seen_by(None) for notice in notices)
        steps.append(
            PlayedStep(
                game.view(table.state, None),
                tuple(game.view(table.state, seat) for seat in range(seats)),
                tuple(event for event in seen if event is not None),
            )
        )

    table = play(game, agreed(game, seats, variant), chance, answer, see)
    over = game.pending(table.state)
    assert isinstance(over, Over)
    return Played(NAMES[:seats], tuple(steps), tuple(orders), over)
