"""Moments of a game, set up by hand: a town, pawns, Martians, hands, and a step to come."""

from typing import Any

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Over, Pending, Seat, Turn
from engine.core.forms import Form
from engine.kit.piles import Pile
from engine.martians.cards.tables import (
    CIRCLE,
    CROP,
    EVENT_DECK,
    MARTIAN_DECK,
    MARTIANS,
    OBJECT,
    OTHERS,
)
from engine.martians.phases import setup
from engine.martians.phases.turns import TURN
from engine.martians.rules import MARTIANS as GAME
from engine.martians.rules import STEPS
from engine.martians.table.events import EVENT_TYPES, Event
from engine.martians.table.frames import Dealing, Frame, Laying, SettingUp, Turning, Walking
from engine.martians.table.state import Captain, Effect, State, Token, on, with_captain, with_hand
from engine.martians.town.town import Laid, Square, square_at
from tests.martians.playing import setup_of

STREET = (
    Laid(1, "house", 0, 0),
    Laid(2, "straight-1", 1, 0),
    Laid(3, "general-store", 2, 0),
    Laid(4, "farm-1", 3, 0),
    Laid(5, "crossroads-1", -1, 0),
    Laid(6, "gas-station-2", 0, 1, 2),
)
"""A street to the east: house, straight, General Store, farm; crossroads in the west."""


def at(key: str) -> Square:
    """Return the square of a tile by number and place: `3.5` is the middle of the third."""
    return square_at(key)


class Scene:
    """A game at a moment, on which steps are taken; seat 0 is on turn."""

    def __init__(self, mode: str = "comp", seats: int = 2, **options: str) -> None:
        options = {"answers": "ahead", **options}
        turn = GAME.start(setup_of(mode, seats, **options))
        self.state: State = turn.state
        self.events: list[Event] = []
        self.begun()

    def begun(self) -> None:
        """Let chance set the game up as it lies, and the dealer be seat 0."""
        while isinstance(frame := self.state.agenda[-1], SettingUp):
            size = getattr(setup.pending(self.state, frame).spec, "size", 0)
            outcome = tuple(range(size)) if size else (1,)
            self.state, _ = setup.draw(self.state, frame, outcome)

    # What lies on the table

    def town(self, *tiles: Laid) -> "Scene":
        """Lay a town: the street where no other is given."""
        lie = tiles or STREET
        self.state = replace(
            on(
                self.state,
                tiles=lie,
                laid=max(each.number for each in lie),
                seat=0,
                turn=1,
                started=1,
            ),
            map=tuple([each for each in OTHERS if each not in {laid.tile for laid in lie}]),
        )
        return self.hands()

    def martians(self, *keys: str) -> "Scene":
        """Let Martians stand on squares, out of the supply."""
        squares = tuple(sorted(map(at, keys)))
        supply = MARTIANS - len(squares) - self.state.table.box
        supply -= sum(each.kills for each in self.state.table.captains)
        self.state = on(self.state, martians=squares, supply=supply)
        return self

    def captain(self, seat: Seat = 0, square: str = "", **changes: Any) -> "Scene":
        """Give a captain something, or a place."""
        if square:
            changes["square"] = at(square)
        if "objects" in changes:
            self._out_of_pool(changes["objects"])
        if "kills" in changes:
            self.state = on(self.state, supply=self.state.table.supply - changes["kills"])
        self.state = with_captain(self.state, seat, **changes)
        return self

    def _out_of_pool(self, objects: tuple[str, ...]) -> None:
        pool = list(self.state.pool)
        for each in objects:
            pool.remove(each)
        self.state = replace(self.state, pool=tuple(pool))

    def hands(self, *hands: tuple[str, ...]) -> "Scene":
        """Give everybody a hand, by kinds; the rest of the cards is the deck."""
        given = [card for each in self.state.table.captains for card in each.weapons]
        for seat in range(len(self.state.hands)):
            kinds = hands[seat] if seat < len(hands) else ()
            cards: list[str] = []
            for kind in kinds:
                cards.append(next(c for c in ALL if c.startswith(f"{kind}.") and c not in given))
                given.append(cards[-1])
            self.state = with_hand(self.state, seat, cards)
        coop = self.state.table.coop
        whole = EVENT_DECK if coop else (*EVENT_DECK, *MARTIAN_DECK)
        deck = tuple([each for each in whole[::-1] if each not in given])
        self.state = replace(self.state, events=Pile(deck))
        return self

    def weapon(self, seat: Seat, kind: str, shells: int = 0) -> "Scene":
        """Let a weapon lie in front of a captain; call it before hands are given."""
        cards = (*self.state.table.captains[seat].weapons, f"{kind}.1")
        return self.captain(seat, weapons=tuple(sorted(cards)), shells=shells)

    def token(self, key: str, kind: str, face: str = "", *, down: bool = False) -> "Scene":
        """Lay a token; what lies face down has its face in the state alone."""
        number = self.state.table.numbered + 1
        token = Token(number, at(key), kind, "" if down else face or kind)
        tokens = (*self.state.table.tokens, token)
        self.state = on(self.state, tokens=tokens, numbered=number)
        if down:
            self.state = replace(self.state, faces=(*self.state.faces, (number, face)))
        if kind == OBJECT:
            self._out_of_pool((face,))
        if kind == CROP:
            crops = list(self.state.crops)
            crops.remove(face)
            self.state = replace(self.state, crops=tuple(crops))
        return self

    def crop(self, key: str, face: str = CIRCLE, *, down: bool = True) -> "Scene":
        """Lay a crop token."""
        return self.token(key, CROP, face, down=down)

    def effect(self, kind: str, seat: Seat = 0, ends: Seat = 0) -> "Scene":
        """Let a card be in force until a captain's next turn starts."""
        effects = (*self.state.table.effects, Effect(kind, seat, ends))
        self.state = on(self.state, effects=effects)
        return self

    # What happens

    def step(self, *frames: Frame) -> "Scene":
        """Go on with these frames, the last one first; then the turn ends."""
        begun = tuple([each.tile for each in self.state.agenda if isinstance(each, Laying)])
        tiles = (*begun, *self.state.map)
        self.state = replace(self.state, agenda=(Turning(), *TURN[:1], *frames), map=tiles)
        return self.took(STEPS.gone_on((self.state, ())))

    def walk(self, roll: int = 1, life: int | None = None) -> "Scene":
        """Let seat 0 walk with a roll."""
        lives = self.state.table.captains[0].life if life is None else life
        return self.step(Walking(roll, lives))

    def turn(self, skip: int = 0) -> "Scene":
        """Begin the turn of seat 0, without its first steps."""
        frames = TURN[: len(TURN) - skip]
        return self.step(
            *[Dealing(0) if isinstance(each, Dealing) else each for each in frames[1:]]
        )

    def took(self, turn: Turn[State, Any]) -> "Scene":
        """Take what a step came to."""
        self.state = turn.state
        self.events += [each.public for each in turn.notices if each.public is not None]
        found = GAME.problems(self.state)
        assert not found, found
        return self

    def roll(self, *faces: int) -> "Scene":
        """Let dice fall."""
        for face in faces:
            assert isinstance(self.pending, Draw), self.pending
            self.took(GAME.draw(self.state, (face,)))
        return self

    def shuffled(self) -> "Scene":
        """Let a shuffle turn a pile over."""
        draw = self.pending
        assert isinstance(draw, Draw)
        return self.took(GAME.draw(self.state, tuple(range(getattr(draw.spec, "size", 0)))[::-1]))

    def answer(self, seat: Seat | None = None, **fields: Any) -> "Scene":
        """Answer the open question of a seat, or of whoever is asked alone; others pass."""
        pending = self.pending
        assert isinstance(pending, Decide), pending
        answers: dict[Seat, Answer] = {ask.seat: {} for ask in pending.asks}
        who = pending.asks[0].seat if seat is None else seat
        form = self.form(who, **fields)
        assert not form.faults, form.faults
        answers[who] = form.answer()
        for each in answers:
            if each != who:
                answers[each] = self.form(each).answer()
        return self.took(GAME.decide(self.state, answers))

    def default(self) -> "Scene":
        """Let the open question be answered as nobody answered it."""
        pending = self.pending
        assert isinstance(pending, Decide), pending
        answers = {ask.seat: GAME.default(self.view(ask.seat), ask) for ask in pending.asks}
        return self.took(GAME.decide(self.state, answers))

    def to_turn(self, number: int) -> "Scene":
        """Let nobody answer, and every die fall on six, until a turn begins."""
        while self.state.table.turn < number:
            pending = self.pending
            if isinstance(pending, Draw):
                self.shuffled() if hasattr(pending.spec, "size") else self.roll(6)
            else:
                self.default()
        return self

    # What is seen

    @property
    def pending(self) -> Pending:
        """Return what is waited for."""
        return GAME.pending(self.state)

    @property
    def asked(self) -> str:
        """Return the kind of the open question; nothing where none is."""
        pending = self.pending
        return pending.asks[0].kind if isinstance(pending, Decide) else ""

    @property
    def over(self) -> Over:
        """Return how the game ended."""
        pending = self.pending
        assert isinstance(pending, Over), pending
        return pending

    def ask(self, seat: Seat) -> Ask:
        """Return the question to a seat."""
        pending = self.pending
        assert isinstance(pending, Decide)
        return next(each for each in pending.asks if each.seat == seat)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat sees."""
        return GAME.view(self.state, seat)

    def form(self, seat: Seat = 0, **fields: Any) -> Form:
        """Return the form of a seat's question, with what is chosen."""
        draft = {key.replace("_", "-"): _chosen(each) for key, each in fields.items()}
        for key in [each for each in draft if each in PLACES]:
            draft[f"{key}.region"] = (draft[key][0].partition(".")[0],)
        ask, view = self.ask(seat), self.view(seat)
        form = GAME.form(view, ask, draft)
        kept = {key: each for key, each in draft.items() if key in form.answer()}
        for field in form.fields:
            if field.key.endswith(".region") and not field.options:
                kept.pop(field.key, None)
        return GAME.form(view, ask, kept)

    def offered(self, key: str, seat: Seat = 0, **fields: Any) -> set[str]:
        """Return what a field offers."""
        return {each.key for each in self.form(seat, **fields).field(key).options}

    def me(self, seat: Seat = 0) -> Captain:
        """Return what a captain has."""
        return self.state.table.captains[seat]

    def told(self, kind: type[Any]) -> list[Any]:
        """List the events of a kind so far."""
        assert kind in EVENT_TYPES
        return [each for each in self.events if isinstance(each, kind)]


PLACES = {"goal", "square", "place", *[f"five-{number}" for number in range(1, 6)]}
ALL = (*EVENT_DECK, *MARTIAN_DECK)


def _chosen(value: Any) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple | list) else (str(value),)
