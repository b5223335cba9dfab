"""A step in the making: the state as it stands so far, and what was told."""

from typing import Any

from msgspec.structs import replace

from engine.core.asks import Notice, Seat
from engine.kit.agenda import popped, pushed, with_frame
from engine.kit.piles import laid
from engine.martians.cards.cards import CardKind
from engine.martians.cards.tables import card_of
from engine.martians.table.frames import Frame
from engine.martians.table.state import (
    Captain,
    Notices,
    State,
    Step,
    TownTable,
    on,
    tell,
    with_captain,
)


class Doing:
    """Gathers what a step changes and tells, one thing after another."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: Notices = ()

    @property
    def table(self) -> TownTable:
        """Return the table as it stands."""
        return self.state.table

    def captain(self, seat: Seat) -> Captain:
        """Return what a captain has."""
        return self.state.table.captains[seat]

    def tell(self, *events: Any) -> None:
        """Tell everybody."""
        self.told += tell(*events)

    def tell_one(self, seat: Seat, public: Any, private: Any) -> None:
        """Tell one captain more than the others."""
        self.told += (Notice(public, ((seat, private),)),)

    def on(self, **changes: Any) -> None:
        """Change something on the table."""
        self.state = on(self.state, **changes)

    def put(self, table: TownTable) -> None:
        """Exchange the table."""
        self.state = replace(self.state, table=table)

    def hide(self, **changes: Any) -> None:
        """Change something that lies hidden."""
        self.state = replace(self.state, **changes)

    def give(self, seat: Seat, **changes: Any) -> None:
        """Change what a captain has."""
        self.state = with_captain(self.state, seat, **changes)

    def discard(self, *cards: str) -> None:
        """Lay cards on the discard that they belong to: Martian ones have their own together."""
        coop = self.table.coop
        martian = [
            each for each in cards if each and coop and card_of(each).kind is CardKind.MARTIAN
        ]
        events = [each for each in cards if each and each not in martian]
        self.hide(
            martians=laid(self.state.martians, tuple(martian)),
            events=laid(self.state.events, tuple(events)),
        )

    def push(self, *frames: Frame) -> None:
        """Put frames on top, the first to come last."""
        for frame in frames:
            self.state = pushed(self.state, frame)

    def pop(self) -> None:
        """Take the frame on top away."""
        self.state = popped(self.state)

    def turn_into(self, frame: Frame) -> None:
        """Exchange the frame on top."""
        self.state = with_frame(self.state, frame)

    def done(self) -> Step:
        """Return the step."""
        return self.state, self.told
