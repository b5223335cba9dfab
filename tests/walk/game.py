"""A small walk over a growing map: the contract tests practise staged choices on it.

Every turn somebody lays a tile and walks, step by step, in one sitting; a ghost on the way is
fought with a die, and whoever holds cards may play one first, in a window. Afterwards a ghost
comes to any square of the map and up to six others move, in one answer. In a race the most ghosts
win; in a rescue all captains win together, or lose.
"""

import hashlib
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core.asks import (
    Answer,
    Ask,
    Decide,
    Draw,
    Notice,
    Over,
    Pending,
    Place,
    Roll,
    Seat,
    Setup,
    Shuffle,
    Turn,
    Viewer,
)
from engine.core.chance import Chance
from engine.core.forms import Form, Option
from engine.core.variants import Choice, Variant
from engine.core.words import Text, say
from engine.kit.ranking import most_points
from tests.walk import forms
from tests.walk.board import laid, letter
from tests.walk.state import (
    BAG,
    CARDS,
    GOALS,
    HAND,
    HOME,
    HOUSE,
    KINDS,
    LENGTHS,
    RACE,
    RESCUE,
    Drew,
    Ended,
    Event,
    Fighting,
    Fought,
    Gave,
    Haunted,
    Haunting,
    Laid,
    Laying,
    Losing,
    Meeting,
    Mixing,
    Played,
    Rolled,
    Setting,
    State,
    Stepped,
    Stirring,
    Table,
    View,
    Walking,
    haunted,
    roads_of,
    tile_names,
)

WalkTurn: TypeAlias = Turn[State, Event]
Notices: TypeAlias = tuple[Notice[Event], ...]


def _choice(key: str, values: dict[str, int], default: str) -> Choice:
    shown = tuple(Option(value, say("walk-option", option=value)) for value in values)
    return Choice(key, say("walk-field", field=key), shown, default)


class WalkGame:
    """The rules `walk/1`."""

    id = "walk/1"
    data_hash = hashlib.sha256("".join(CARDS).encode()).hexdigest()
    seats = range(1, 7)
    state_type = State
    view_type = View
    event_type: Any = Event
    variants = (
        Variant(RACE, say("walk-race"), range(2, 7), (_choice("length", LENGTHS, "short"),)),
        Variant(RESCUE, say("walk-rescue"), range(1, 7), (_choice("ghosts", GOALS, "tame"),)),
    )

    def start(self, setup: Setup) -> WalkTurn:
        """Put everybody into the house."""
        count = setup.seats
        table = Table(
            mode=setup.variant,
            length=LENGTHS[setup.options.get("length", "short")],
            goal=GOALS[setup.options.get("ghosts", "tame")],
            turn=0,
            tiles=(HOUSE,),
            ghosts=("A1",),
            pawns=(HOME,) * count,
            bags=(BAG,) * count,
            scores=(0,) * count,
            discard=(),
            frame=Mixing("tiles"),
        )
        return Turn(State(table, ((),) * count, CARDS, tile_names(table.length)))

    def pending(self, state: State) -> Pending:
        """Read the frame."""
        table = state.table
        match table.frame:
            case Ended():
                return _over(table)
            case Meeting(number=number):
                return Decide(f"t{table.turn}:answer{number}", _holders(state), window=0.1)
            case Mixing() | Setting() | Fighting() | Stirring():
                return _thrown(state, table.frame)
            case _:
                return _asked(table, table.frame)

    def decide(self, state: State, answers: dict[Seat, Answer]) -> WalkTurn:
        """Apply what the walker chose, or what everybody played."""
        table = state.table
        if isinstance(table.frame, Meeting):
            return _answered(state, table.frame, answers)
        answer = answers[table.walker]
        match table.frame:
            case Laying(steps=steps, tile=tile):
                return _lay(state, steps, tile, answer)
            case Walking() as frame:
                return _step(state, frame, answer["way"][0])
            case Losing() as frame:
                return _give(state, frame, answer)
            case _:
                return _haunt(state, answer)

    def draw(self, state: State, outcome: tuple[int, ...]) -> WalkTurn:
        """Shuffle, or read the die of the frame."""
        table = state.table
        match table.frame:
            case Mixing(what="tiles"):
                pool = tile_names(table.length)
                mixed = tuple(pool[place] for place in outcome)
                return Turn(_framed(replace(state, stack=mixed), Mixing("cards")))
            case Mixing():
                deck = tuple(CARDS[place] for place in outcome)
                seats = range(len(table.pawns))
                return _next_turn(*_dealt(replace(state, deck=deck), tuple(seats), 2))
            case Setting():
                notices: Notices = (Notice(Rolled(table.walker, "steps", outcome[0])),)
                frame = Laying(outcome[0], state.stack[0])
                return Turn(_framed(replace(state, stack=state.stack[1:]), frame), notices)
            case Fighting() as fight:
                return _fought(state, fight, outcome[0])
            case _:
                count = outcome[0]
                told = Notice[Event](Rolled(table.walker, "stir", count))
                return Turn(_framed(state, Haunting(count)), (told,))

    def view(self, state: State, viewer: Viewer) -> View:
        """Show all but other hands and the orders of the piles."""
        return View(
            viewer=viewer,
            table=state.table,
            hand=() if viewer is None else state.hands[viewer],
            hand_sizes=tuple(map(len, state.hands)),
            deck_size=len(state.deck),
            stack_size=len(state.stack),
        )

    def imagine(self, view: View, chance: Chance) -> State:
        """Deal the cards and tiles that are nowhere to be seen."""
        table = view.table
        open_cards = {*view.hand, *table.discard}
        open_tiles = {tile.name for tile in table.tiles}
        if isinstance(table.frame, Laying):
            open_tiles.add(table.frame.tile)
        cards = _mixed(chance, "cards", [card for card in CARDS if card not in open_cards])
        stack = [tile for tile in tile_names(table.length) if tile not in open_tiles]
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            own = seat == view.viewer
            hands.append(view.hand if own else tuple(sorted(cards[:size])))
            if not own:
                del cards[:size]
        return State(table, tuple(hands), tuple(cards), tuple(_mixed(chance, "tiles", stack)))

    def problems(self, state: State) -> tuple[str, ...]:
        """Count the cards and the tiles."""
        table, found = state.table, []
        cards = [card for pile in (state.deck, table.discard, *state.hands) for card in pile]
        tiles = [tile.name for tile in table.tiles[1:]] + list(state.stack)
        if isinstance(table.frame, Laying):
            tiles.append(table.frame.tile)
        if sorted(cards) != sorted(CARDS) or sorted(tiles) != sorted(tile_names(table.length)):
            found.append("cards or tiles are missing or doubled")
        if min(min(bag) for bag in table.bags) < 0:
            found.append("somebody gave what was not there")
        return tuple(found)

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        """Make the form of an ask."""
        return forms.form_for(view, ask, draft)

    def default(self, view: View, ask: Ask) -> Answer:
        """Return what counts when nobody answers."""
        return forms.default_for(view, ask)

    def policies(self, view: View, draft: Answer) -> Form:
        """Make the form of standing orders."""
        return forms.policy_form(draft)

    def standing(self, view: View, ask: Ask, policy: Answer) -> Answer | None:
        """Answer by a standing order, or by the rule of a window."""
        return forms.standing_for(view, ask, policy)

    def early(self, public: View, ask: Ask, policy: Answer) -> bool:
        """Stop at once where that was ordered; all orders for windows count when they open."""
        return bool(policy.get({"step": "walk"}.get(ask.kind, ask.kind)))

    def public_part(self, view: View, ask: Ask, answer: Answer) -> Any:
        """Show all of it."""
        return answer

    def read(self, view: View, ask: Ask, text: str) -> Answer | Text:
        """Read an answer as it is typed."""
        return forms.read(view, ask, text)

    def complete(self, view: View, ask: Ask, text: str) -> tuple[Option, ...]:
        """List how a text may go on."""
        return forms.complete(view, ask, text)


def _thrown(state: State, frame: Mixing | Setting | Fighting | Stirring) -> Draw:
    name = f"t{state.table.turn}"
    match frame:
        case Mixing(what=what):
            return Draw(what, Shuffle(len(state.stack if what == "tiles" else state.deck)))
        case Setting():
            return Draw(f"{name}:steps", Roll(1))
        case Fighting(number=number):
            return Draw(f"{name}:fight{number}", Roll(1))
        case Stirring():
            return Draw(f"{name}:stir", Roll(1))


def _asked(table: Table, frame: Laying | Walking | Losing | Haunting) -> Decide:
    """Ask the walker; a turn is one sitting, whatever happens on the way."""
    name, kind = f"t{table.turn}", "lay"
    about: tuple[int, ...] = ()
    match frame:
        case Walking():
            kind = "step"
        case Losing(total=total):
            kind, about = "lose", (total,)
        case Haunting(count=count):
            kind, about = "haunt", (count,)
    number = f"{frame.number}" if isinstance(frame, Walking | Losing) else ""
    return Decide(f"{name}:{kind}{number}", (Ask(table.walker, kind, about),), sitting=name)


def _holders(state: State) -> tuple[Ask, ...]:
    return tuple(Ask(seat, "answer") for seat, hand in enumerate(state.hands) if hand)


def _framed(state: State, frame: Any, **changes: Any) -> State:
    return replace(state, table=replace(state.table, frame=frame, **changes))


def _set(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _mixed(chance: Chance, label: str, pile: list[str]) -> list[str]:
    order = chance.outcome(Draw(f"imagine {label}", Shuffle(len(pile))))
    return [pile[place] for place in order]


def _dealt(state: State, seats: tuple[Seat, ...], count: int) -> tuple[State, Notices]:
    """Deal cards; where the deck is empty nobody gets any."""
    notices: Notices = ()
    for seat in seats:
        cards, deck = tuple(sorted(state.deck[:count])), state.deck[count:]
        hand = tuple(sorted((*state.hands[seat], *cards)))
        state = replace(state, hands=_set(state.hands, seat, hand), deck=deck)
        public, private = Drew(seat, len(cards)), Drew(seat, len(cards), cards)
        notices += (Notice[Event](public, ((seat, private),)),)
    return state, notices


def _next_turn(state: State, notices: Notices) -> WalkTurn:
    table = state.table
    won = table.mode == RESCUE and sum(table.scores) >= table.goal
    frame = Setting() if state.stack and not won else Ended()
    return Turn(_framed(state, frame, turn=table.turn + bool(state.stack and not won)), notices)


def _lay(state: State, steps: int, name: str, answer: Answer) -> WalkTurn:
    table = state.table
    spot, turn = answer["spot"][0], int(answer["turn"][0])
    tile = laid(table.tiles, name, roads_of(name), spot, turn)
    come = tuple(f"{letter(len(table.tiles))}{place}" for place in haunted(name))
    laid_out = _framed(
        state,
        Walking(steps, 0),
        tiles=(*table.tiles, tile),
        ghosts=tuple(sorted(table.ghosts + come)),
    )
    return Turn(laid_out, (Notice(Laid(table.walker, tile)),), barrier=False)


def _step(state: State, frame: Walking, way: str) -> WalkTurn:
    table, number = state.table, frame.number + 1
    if way == forms.STOP:
        return Turn(_framed(state, Stirring()), barrier=False)
    back = table.pawns[table.walker]
    steps = frame.steps - 1
    moved = _framed(state, table.frame, pawns=_set(table.pawns, table.walker, way))
    notices: Notices = (Notice(Stepped(table.walker, way)),)
    if way in table.ghosts:
        asked = bool(_holders(state))
        met = Meeting(steps, number, back) if asked else Fighting(steps, number, back, 0)
        return Turn(_framed(moved, met), notices)
    return Turn(_on(moved, steps, number), notices, barrier=False)


def _on(state: State, steps: int, number: int) -> State:
    """Walk on while there are steps left."""
    return _framed(state, Walking(steps, number) if steps else Stirring())


def _answered(state: State, frame: Meeting, answers: dict[Seat, Answer]) -> WalkTurn:
    bonus = 0
    notices: Notices = ()
    for seat in sorted(answers):
        card = answers[seat]["play"][0]
        if card != forms.PASS:
            bonus += 2 if card.startswith("lamp") else -2
            hand = tuple(held for held in state.hands[seat] if held != card)
            state = _framed(
                replace(state, hands=_set(state.hands, seat, hand)),
                frame,
                discard=(*state.table.discard, card),
            )
            notices += (Notice[Event](Played(seat, card)),)
    return Turn(_framed(state, Fighting(frame.steps, frame.number, frame.back, bonus)), notices)


def _fought(state: State, fight: Fighting, face: int) -> WalkTurn:
    """Win with four or more; else step back and give away what was carried."""
    table, walker = state.table, state.table.walker
    won = face + fight.bonus >= 4
    notices: Notices = (Notice(Rolled(walker, "fight", face)), Notice(Fought(walker, won)))
    if won:
        ghosts = list(table.ghosts)
        ghosts.remove(table.pawns[walker])
        scores = _set(table.scores, walker, table.scores[walker] + 1)
        state = _framed(state, table.frame, ghosts=tuple(ghosts), scores=scores)
        return Turn(_on(state, fight.steps, fight.number), notices)
    total = min(2, sum(table.bags[walker]))
    state = _framed(state, table.frame, pawns=_set(table.pawns, walker, fight.back))
    if total:
        return Turn(_framed(state, Losing(fight.steps, fight.number, total)), notices)
    return Turn(_on(state, fight.steps, fight.number), notices)


def _give(state: State, frame: Losing, answer: Answer) -> WalkTurn:
    table, walker = state.table, state.table.walker
    things = tuple(int((answer[f"give.{kind}"] or ("0",))[0]) for kind in KINDS)
    bag = tuple(held - gone for held, gone in zip(table.bags[walker], things, strict=True))
    given = _framed(state, table.frame, bags=_set(table.bags, walker, bag))
    notices: Notices = (Notice(Gave(walker, things)),)
    return Turn(_on(given, frame.steps, frame.number), notices, barrier=False)


def _haunt(state: State, answer: Answer) -> WalkTurn:
    """Let a ghost come and others go; then the walker draws a card."""
    table, walker = state.table, state.table.walker
    pieces = [f"{piece}" for piece in range(forms.PIECES) if answer.get(f"ghost.{piece}")]
    moves = tuple((answer[f"ghost.{piece}"][0], answer[f"goes.{piece}"][0]) for piece in pieces)
    ghosts = [*table.ghosts, answer["haunt"][0]]
    for source, _ in moves:
        ghosts.remove(source)
    ghosts += [goal for _, goal in moves]
    state = _framed(state, table.frame, ghosts=tuple(sorted(ghosts)))
    notices: Notices = (Notice(Haunted(answer["haunt"][0], moves)),)
    full = len(state.hands[walker]) == HAND
    state, drew = _dealt(state, () if full else (walker,), 1)
    return _next_turn(state, notices + drew)


def _over(table: Table) -> Over:
    seats = range(len(table.pawns))
    if table.mode == RESCUE:
        won = sum(table.scores) >= table.goal
        places = tuple(Place(seat, 1, sum(table.scores)) for seat in seats)
        reason = say("walk-rescued" if won else "walk-lost")
        return Over(tuple(seats) if won else (), places, reason)
    return most_points(table.scores, say("walk-most-ghosts"))


WALK = WalkGame()
