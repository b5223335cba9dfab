"""A game of strides: seats walk in sittings of their own; every sitting ends at a barrier."""

from collections import Counter
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from engine.core.asks import (
    Answer,
    Ask,
    Decide,
    Draw,
    Over,
    Pending,
    Place,
    Roll,
    Seat,
    Setup,
    Turn,
    Viewer,
)
from engine.core.chance import Chance
from engine.core.contract import Game
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import say

STRIDES = 5
WAYS = ("left", "right")
WISHES = ("right", "ask", "late")  # right at once, asked, right when the window closes


class Track(msgspec.Struct, frozen=True):
    """Whose turn it is, and the strides taken in it."""

    seats: int
    turns: int
    turn: int = 0
    taken: tuple[str, ...] = ()
    gust: bool = False


class Strides(Game[Track, Track, str]):
    """The rules `strides/1`; they count how often they are called.

    A turn is a sitting of five strides; after the third one the others may shout, in a window,
    and after the last one a die is thrown.
    """

    id = "strides/1"
    seats = range(1, 4)
    state_type = Track
    view_type = Track
    event_type: Any = str

    def __init__(self, turns: int = 3) -> None:
        self.turns = turns
        self.calls: Counter[str] = Counter()

    def start(self, setup: Setup) -> Turn[Track, str]:
        self.calls["start"] += 1
        return Turn(Track(setup.seats, self.turns))

    def pending(self, state: Track) -> Pending:
        self.calls["pending"] += 1
        if state.turn == state.turns:
            places = tuple(Place(seat, 1, 0) for seat in range(state.seats))
            return Over((), places, say("strides-over"))
        walker = state.turn % state.seats
        name = f"t{state.turn}"
        if len(state.taken) == STRIDES:
            return Draw(f"{name}:wind", Roll(1))
        if state.gust:
            others = tuple(Ask(seat, "shout") for seat in range(state.seats) if seat != walker)
            return Decide(f"{name}:shout", others, window=0.25)
        asks = (Ask(walker, "stride"),)
        return Decide(f"{name}:{len(state.taken)}", asks, sitting=name)

    def decide(self, state: Track, answers: dict[Seat, Answer]) -> Turn[Track, str]:
        self.calls["decide"] += 1
        if state.gust:
            return Turn(replace(state, gust=False))
        (answer,) = answers.values()
        taken = (*state.taken, answer["way"][0])
        gust = len(taken) == 3 and state.seats > 1
        return Turn(replace(state, taken=taken, gust=gust), barrier=gust)

    def draw(self, state: Track, outcome: tuple[int, ...]) -> Turn[Track, str]:
        self.calls["draw"] += 1
        return Turn(replace(state, turn=state.turn + 1, taken=()))

    def view(self, state: Track, viewer: Viewer) -> Track:
        self.calls["view"] += 1
        return state

    def imagine(self, view: Track, chance: Chance) -> Track:
        return view

    def form(self, view: Track, ask: Ask, draft: Answer) -> Form:
        self.calls["form"] += 1
        options = tuple(Option(way, say("strides-way", way=way)) for way in WAYS)
        return make_form([Field("way", say("strides-way"), options, chosen(draft, "way", WAYS))])

    def default(self, view: Track, ask: Ask) -> Answer:
        return {"way": ("left",)}

    def policies(self, view: Track, draft: Answer) -> Form:
        picked = chosen(draft, "shout", WISHES)
        options = tuple(Option(key, say("strides-way", way=key)) for key in WISHES)
        return make_form([Field("shout", say("strides-way"), options, picked, least=0)])

    def standing(self, view: Track, ask: Ask, policy: Answer) -> Answer | None:
        """Shout left by the game's own rule; seat 2 wants to be asked."""
        wish = policy.get("shout", ())
        if ask.kind != "shout" or wish == ("ask",) or (not wish and ask.seat == 2):
            return None
        return {"way": ("right",) if wish else ("left",)}

    def early(self, public: Track, ask: Ask, policy: Answer) -> bool:
        return policy.get("shout", ("late",)) != ("late",)


class Seen(Track, frozen=True):
    """A track, and whose view of it this is."""

    viewer: Viewer = None


class Narrow(Strides):
    """Leaves one way for the second stride, and others cannot tell, as views differ."""

    view_type: type[Track] = Seen

    def view(self, state: Track, viewer: Viewer) -> Seen:
        return Seen(**asdict(state), viewer=viewer)

    def form(self, view: Track, ask: Ask, draft: Answer) -> Form:
        form = super().form(view, ask, draft)
        if ask.kind != "stride" or len(view.taken) != 1:
            return form
        (way,) = form.fields
        return make_form([replace(way, options=way.options[:1])])
