"""The table once a player has landed: what the rest of a turn is chosen by."""

from engine.core.asks import Answer, Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.humanity.looking.imagine import imagine
from engine.humanity.looking.views import make_view
from engine.humanity.phases.placing import cells_in, settled
from engine.humanity.phases.reach import reach_in
from engine.humanity.table.view import HumanityView
from engine.kit.memo import recent

_NOTHING_IS_DRAWN = SeededChance(bytes(KEY_BYTES))


def landed(view: HumanityView, seat: Seat, answer: Answer) -> HumanityView:
    """Return a view as it will be once a player has landed as an answer says, else as suggested."""
    if seat not in view.public.landing:
        return view
    return with_landed(view, seat, tuple(cells_in(reach_in(view, seat), answer).items()))


@recent
def with_landed(view: HumanityView, seat: Seat, cells: tuple[tuple[int, int], ...]) -> HumanityView:
    """Return a view as it will be once astronauts of a player stand in these cells."""
    state, _ = settled(imagine(view, _NOTHING_IS_DRAWN), {seat: dict(cells)})
    return make_view(state, view.seat)
