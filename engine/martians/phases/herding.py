"""The end of a turn: the horde moves, Martians come to farms, a card may be discarded (MA-11)."""

from collections.abc import Iterator, Sequence
from functools import cache

from engine.core.asks import Answer, Ask, Decide, Draw, Seat
from engine.core.fields import Stages, at_place, region_key, unopened
from engine.core.forms import Field, Form, Option
from engine.core.words import captain, say
from engine.kit.ahead import said
from engine.martians.cards.cards import CardKind, Moment, When
from engine.martians.cards.tables import CARDS, CROP, SHIP, WEAPONS, kind_of
from engine.martians.phases.herds import (
    AWAY,
    BY_HAND,
    SUGGESTED,
    TO_SHIP,
    Herd,
    Move,
    may_move,
    moves_of,
    presets,
    seat_of,
)
from engine.martians.phases.turns import die, rolled, sitting
from engine.martians.phases.walking import PAYS, with_order
from engine.martians.playing.own import PlayedWith, folded, own_card, played_own
from engine.martians.table.doing import Doing
from engine.martians.table.events import Discarded, HordeMoved, MartiansCame
from engine.martians.table.frames import Herding, Stirring
from engine.martians.table.state import State, Step, TownTable, entered, held, with_hand
from engine.martians.table.terms import areas, card_text, square_option, square_text
from engine.martians.table.view import MartiansView
from engine.martians.town.town import Square, square_at, square_key, tile_of

HORDE, HOW, DISCARD, SPAWN, WHEN, WISH = "horde", "how", "discard", "spawn", "when", "wish"
PAIRS = 8
"""As many Martians as can be moved at most (corrections, 5)."""


def stirs(state: State, _frame: Stirring) -> Draw | None:
    """Throw the die for the horde, unless Martians are held (EV-05)."""
    return None if state.table.in_force("emergency") else die(state, "horde")


def still(state: State, _frame: Stirring) -> Step:
    """Move no Martian."""
    do = Doing(state)
    do.turn_into(Herding(0))
    return do.done()


def stirred(state: State, _frame: Stirring, outcome: tuple[int, ...]) -> Step:
    """Move as many Martians as the die counts."""
    do = Doing(state)
    do.turn_into(Herding(rolled(do, "horde", outcome[0])))
    return do.done()


def pending(state: State, frame: Herding) -> Decide:
    """Ask how Martians move, and for the rest of the turn."""
    table = state.table
    group = f"t{table.turn}:horde{table.count}"
    return Decide(
        group, (Ask(table.seat, HORDE, (table.turn, _count(table, frame))),), sitting(table)
    )


def _count(table: TownTable, frame: Herding) -> int:
    """Return how many Martians move: none where a card forbids it after the die (EV-05)."""
    return 0 if table.in_force("emergency") else frame.count


def decide(state: State, frame: Herding, answers: dict[Seat, Answer]) -> Step:
    """Play a card first, or end the turn: horde, farms, discard, orders (MA-4.6 to MA-4.9)."""
    do, seat = Doing(state), state.table.seat
    answer = answers[seat]
    if played_own(do, seat, answer, 4):
        return do.done()
    do.pop()
    _herded(do, moves_in(do.table, _count(do.table, frame), answer))
    _spawned(do, answer)
    for kind in answer.get(DISCARD, ()):
        card = held(do.state, seat, kind)
        assert card is not None
        do.state = with_hand(
            do.state, seat, [each for each in do.state.hands[seat] if each != card]
        )
        do.discard(card)
        do.tell(Discarded(seat, (kind,)))
    do.state = with_orders(do.state, seat, answer)
    return do.done()


def with_orders(state: State, seat: Seat, answer: Answer) -> State:
    """Keep what a captain said of the turns of others."""
    for key, picked in answer.items():
        if picked and (key in (PAYS, WISH) or key.startswith(f"{WHEN}-")):
            state = with_order(state, seat, key, picked[0])
    return state


def moves_in(table: TownTable, count: int, answer: Answer) -> tuple[Move, ...]:
    """Return the steps of Martians that an answer comes to."""
    how = (answer.get(HOW) or (SUGGESTED,))[0]
    if how != BY_HAND:
        return moves_of(table, count, how)
    pairs = [(answer.get(_from(each)), answer.get(_to(each))) for each in range(1, PAIRS + 1)]
    return tuple([(square_at(one[0]), square_at(to[0])) for one, to in pairs if one and to])


def _herded(do: Doing, moves: Sequence[Move]) -> None:
    herd = Herd(do.table)
    for source, goal in moves:
        herd.move(source, goal)
    if moves:
        do.on(martians=tuple(sorted(herd.martians)))
        do.tell(HordeMoved(do.table.seat, tuple(moves)))


def _spawned(do: Doing, answer: Answer) -> None:
    """Let a Martian come to each farm that wants one (MA-10.2, MA-10.3)."""
    come: list[Square] = []
    for square, free in farms(do.table):
        chosen = answer.get(_spawn(square), ())
        wanted = square_at(chosen[0]) if chosen else free[0]
        wanted = wanted if wanted in free else free[0]
        table, entering = entered(do.table, [wanted])
        do.put(table)
        come += entering
    if come:
        do.tell(MartiansCame(tuple(come)))


def farms(table: TownTable) -> Iterator[tuple[Square, tuple[Square, ...]]]:
    """List the crop tokens to whose farms a Martian comes, with the squares it may come to.

    The token itself comes first; once the ship is found all of a farm fills up.
    """
    ship, taken = table.ship, {*table.martians}
    for token in sorted(table.tokens, key=lambda each: table.town.where[each.square]):
        if token.kind != CROP:
            continue
        if token.square not in taken:
            yield token.square, (token.square,)
        elif ship is not None and (token.face == SHIP or not table.ship_only):
            squares = table.town.squares_of(tile_of(token.square))
            free = tuple([each for each in squares if each not in taken])
            if free:
                yield token.square, free


# The form


def form(view: MartiansView, ask: Ask, draft: Answer) -> Form:
    """Ask for a card; for the horde, the farms, a card to discard, and orders for others' turns."""
    stages, table, count = Stages(draft), view.table, ask.about[1]
    own_card(stages, view, PlayedWith.HORDE)  # after it the rest is asked for again
    movable = bool(count) and may_move(table)
    if movable:
        stages.fill({HOW: (SUGGESTED,)})
    how = stages.one(HOW, say("martians-how"), _hows(table) if movable else ())
    _pairs(stages, table, min(count, PAIRS), by_hand=how == BY_HAND)
    for square, free in farms(table):
        options = [square_option(table.town, each) for each in free]
        label = say("martians-spawn", square=square_text(table.town, square))
        stages.one(_spawn(square), label, options if len(free) > 1 else (), least=0)
    kinds = sorted({kind_of(each) for each in view.hand})
    options = [Option(each, card_text(each)) for each in kinds]
    stages.one(DISCARD, say("martians-discard"), options, least=0)
    ask_orders(stages, view, kinds)
    return folded(stages.form(), *_PARTS)


_PARTS = (
    (say("martians-how"), (HOW, "from", "to")),
    (say("martians-farms"), (SPAWN,)),
    (say("martians-discard"), (DISCARD,)),
    (say("martians-whens"), (WHEN, WISH)),
)


def preset_options(table: TownTable) -> list[Option]:
    """Offer the ways in which a whole horde is moved."""
    options = []
    for preset in presets(table):
        if preset == SUGGESTED:
            text = say("martians-horde-suggested")
        elif preset == TO_SHIP:
            text = say("martians-horde-ship")
        else:
            key = "martians-horde-away" if preset.startswith(AWAY) else "martians-horde-towards"
            text = say(key, captain=captain(seat_of(preset)))
        options.append(Option(preset, text))
    return options


def _hows(table: TownTable) -> list[Option]:
    return [*preset_options(table), Option(BY_HAND, say("martians-horde-hand"))]


def _pairs(stages: Stages, table: TownTable, count: int, *, by_hand: bool) -> None:
    """Ask for Martians and where they step, as long as any can (MA-11.1)."""
    herd = Herd(table) if by_hand else None
    for number in range(1, count + 1):
        movable = herd.movable() if herd is not None else []
        if herd is None or not movable:
            stages.not_yet(_no_pair(number))
            herd = None
            continue
        places = areas(table.town, tuple(movable))
        source = stages.place(_from(number), say("martians-from", number=number), places)
        steps = herd.steps(square_at(source)) if source else []
        options = [square_option(table.town, each) for each in steps]
        goal = stages.one(_to(number), say("martians-to", number=number), options)
        if source and goal:
            herd.move(square_at(source), square_at(goal))
        else:
            herd = None


@cache
def _no_pair(number: int) -> tuple[Field, ...]:
    one, to = say("martians-from", number=number), say("martians-to", number=number)
    region = unopened(region_key(_from(number)), say("field-region", field=one))
    return region, unopened(_from(number), one), unopened(_to(number), to)


_MOMENTS = {
    Moment.KEEP: say("martians-when-keep"),
    Moment.NOW: say("martians-when-now"),
    Moment.DEFEND: say("martians-when-defend"),
    Moment.WINNING: say("martians-when-winning"),
    Moment.HORDE: say("martians-when-horde"),
    Moment.ASK: say("martians-when-ask"),
}


def moments_of(kind: str) -> tuple[Moment, ...]:
    """List the moments for which a card may be kept."""
    card = CARDS[kind]
    if card.when is When.ANSWER:
        return Moment.DEFEND, Moment.KEEP, Moment.ASK
    if card.when is not When.ANY:
        return ()
    if card.kind is CardKind.WEAPON:
        return Moment.NOW, Moment.KEEP, Moment.ASK
    return Moment.WINNING, Moment.HORDE, Moment.NOW, Moment.KEEP, Moment.ASK


def ask_orders(stages: Stages, view: MartiansView, kinds: Sequence[str]) -> None:
    """Ask when each card is played in the turns of others; what was said last is filled in."""
    for kind in kinds:
        moments = moments_of(kind)
        if not moments:
            continue
        key = when_key(kind)
        options = [Option(each.value, _MOMENTS[each]) for each in moments]
        stages.fill({key: (moment_of(view.orders, kind).value,)})
        stages.one(key, say("martians-when", card=card_text(kind)), options)
    stages.fill({WISH: said(view.orders, WISH) or (WEAPONS[0],)})
    stages.one(WISH, say("martians-wish"), [Option(each, card_text(each)) for each in WEAPONS])


def when_key(kind: str) -> str:
    """Name the order for a card."""
    return f"{WHEN}-{kind}"


def moment_of(orders: tuple[str, ...], kind: str) -> Moment:
    """Return when a card is played in the turns of others, as ordered or as it goes."""
    ordered = said(orders, when_key(kind))
    return Moment(ordered[0]) if ordered else CARDS[kind].moment


def default(view: MartiansView, ask: Ask) -> Answer:
    """Move Martians as is suggested; discard nothing, and leave orders as they are (MA-11.3)."""
    return form(view, ask, {}).answer()


def _spawn(square: Square) -> str:
    return f"{SPAWN}-{tile_of(square)}"


def _from(number: int) -> str:
    return f"from-{number}"


def _to(number: int) -> str:
    return f"to-{number}"


def by_hand(table: TownTable, moves: Sequence[Move]) -> Answer:
    """Return the fields that move Martians one by one."""
    answer: Answer = {HOW: (BY_HAND,)}
    herd = Herd(table)
    for number, (source, goal) in enumerate(moves, start=1):
        places = areas(table.town, tuple(herd.movable()))
        answer |= at_place(_from(number), places, square_key(source))
        answer[_to(number)] = (square_key(goal),)
        herd.move(source, goal)
    return answer
