"""Standing orders: the autopilot of work, and what counts at once."""

from engine.core.asks import Answer
from engine.core.chance import SeededChance
from engine.core.log import Closed, Source
from engine.core.table import Table
from engine.humanity.rules import HUMANITY
from render.words import words_for
from tests.humanity.bases import lay
from tests.humanity.harness import Play, begun, player, state

RICH = {"C4": "ice-drill 3", "D4": "generator 3", "E4": "methane-tap 3", "D5": "insect-rack 3"}


def test_work_where_nothing_can_be_paid() -> None:
    """Q-40: at once, and only then."""
    poor = Play(state(player(lay(D4="ice-drill", E4="electrolyser"))))
    rich = Play(state(player(lay(**RICH))))
    policy: Answer = {"work": ("poor",)}
    for playing, works in ((poor, True), (rich, False)):
        ask = playing.asks[0]
        assert (HUMANITY.standing(playing.view(0), ask, policy) is not None) is works
        assert HUMANITY.early(playing.view(), ask, policy) is works
    assert HUMANITY.early(rich.view(), rich.asks[0], {"work": ("always",)})
    assert not HUMANITY.early(rich.view(), rich.asks[0], {})


def test_who_lands_is_asked_unless_that_is_left_to_orders_too() -> None:
    """Q-47, Q-40: orders to work alone leave the choice of a cell."""
    playing = Play(state(player(lay(D4="ice-drill"), "C3 home @7"), landing=(0,)))
    view, ask = playing.view(0), playing.ask(0)
    for work in ("always", "poor"):
        policy: Answer = {"work": (work,)}
        assert HUMANITY.standing(view, ask, policy) is None
        assert HUMANITY.standing(view, ask, {**policy, "place": ("suggested",)}) == {
            "cell.2.region": (),
            "cell.2": ("C4",),
            "action": ("auto",),
        }
    rich = Play(state(player(lay(**RICH), "C3- home @7"), landing=(0,)))
    orders: Answer = {"work": ("poor",), "place": ("suggested",)}
    assert HUMANITY.standing(rich.view(0), rich.ask(0), orders) is None


def test_orders_to_land_alone_are_refused_with_what_they_need() -> None:
    """Q-40: whoever is asked about the turn lands with it, so there is nothing to order."""
    view = begun(2).view(0)
    alone = HUMANITY.policies(view, {"place": ("suggested",)})
    (fault,) = [words_for("en")(each) for each in alone.faults]
    assert fault.endswith("counts only with work that is done unasked: choose when to work, too.")
    for work in ("poor", "always"):
        assert not HUMANITY.policies(view, {"work": (work,), "place": ("suggested",)}).faults
    assert not HUMANITY.policies(view, {}).faults


def _left(table: Table, seat: int, policy: Answer) -> Table:
    left = table.leave(seat, policy)
    assert isinstance(left, Table)
    return left


def test_whoever_leaves_everything_to_orders_is_never_asked() -> None:
    """Q-40: work always, and placing where it is suggested: the game plays itself."""
    chance, table = SeededChance(b"1" * 32), begun(2)
    policy: Answer = {"work": ("always",), "place": ("suggested",)}
    table = _left(_left(table, 0, policy), 1, policy)
    for _ in range(400):
        table, _ = table.answer_early().settle(chance)
    assert table.group() is None
    given = [each for entry in table.log if isinstance(entry, Closed) for each in entry.given]
    assert {each.source for each in given} == {Source.STANDING}
