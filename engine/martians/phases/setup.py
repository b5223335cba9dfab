"""Setting the game up (MA-1 to MA-3)."""

from engine.core.asks import Draw, Roll, Setup, Shuffle
from engine.kit.piles import Pile, taken
from engine.martians.cards.tables import (
    COMP,
    COOP,
    CROPS,
    EVENT_DECK,
    GENTLE,
    HAND,
    HOUSE,
    MARTIAN_DECK,
    MARTIANS,
    OBJECTS,
    OF_EACH,
    OTHERS,
    START,
)
from engine.martians.table.doing import Doing
from engine.martians.table.events import GameBegan
from engine.martians.table.frames import SettingUp, Turning
from engine.martians.table.state import HOME, Captain, State, Step, TownTable, with_hand
from engine.martians.town.town import Laid

KILLS, ROUNDS, SPAWN, CLOCK, HANDS, ANSWERS, TURNS = (
    *("kills", "rounds", "spawn", "clock", "hands", "answers", "turns"),
)
FEW = 3
"""So many captains at most have Martians on all farms after the reveal, where it goes by number."""


def laid_out(setup: Setup) -> State:
    """Lay everything out, to be shuffled."""
    options, coop = setup.options, setup.variant == COOP
    spawn = options.get(SPAWN, "count")
    table = TownTable(
        mode=setup.variant or COMP,
        goal=int(options.get(KILLS, "30")),
        limit=int(options.get(ROUNDS, "40")),
        captains=tuple([Captain(HOME, START, START)] * setup.seats),
        supply=MARTIANS + (GENTLE if options.get(CLOCK) == "gentle" else 0),
        ship_only=coop and (spawn == "ship" or (spawn == "count" and setup.seats > FEW)),
        open_hands=options.get(HANDS) == "open",
        by_windows=options.get(ANSWERS) == "windows" and options.get(TURNS) != "rounds",
        by_rounds=options.get(TURNS) == "rounds",
        tiles=(Laid(1, HOUSE, 0, 0),),
        laid=1,
    )
    each = OF_EACH[table.mode]
    none = ((),) * setup.seats
    return State(
        table=table,
        agenda=(Turning(), SettingUp()),
        map=OTHERS,
        pool=tuple([kind for kind in OBJECTS for _ in range(each)]),
        crops=CROPS,
        faces=(),
        events=Pile(EVENT_DECK if coop else (*EVENT_DECK, *MARTIAN_DECK)),
        martians=Pile(MARTIAN_DECK if coop else ()),
        hands=none,
        orders=none,
        plans=none,
    )


_STEPS = ("dealer", "map", "cards", "martian-cards", "objects", "crops")


def pending(state: State, frame: SettingUp) -> Draw:
    """Draw the dealer, then shuffle what is to be drawn."""
    label = _STEPS[frame.done]
    if label == "dealer":
        return Draw(label, Roll(1, len(state.table.captains)))
    return Draw(label, Shuffle(len(_pool(state, label))))


def draw(state: State, frame: SettingUp, outcome: tuple[int, ...]) -> Step:
    """Lay out what was drawn; in the end deal the hands."""
    do, label = Doing(state), _STEPS[frame.done]
    if label == "dealer":
        first = outcome[0] - 1
        do.on(first=first, seat=first)
    else:
        pool = _pool(state, label)
        _shuffled(do, label, tuple([pool[place] for place in outcome]))
    following = frame.done + 1
    if following < len(_STEPS) and _STEPS[following] == "martian-cards" and not state.table.coop:
        following += 1
    if following < len(_STEPS):
        do.turn_into(SettingUp(following))
        return do.done()
    do.pop()
    for seat in do.table.from_seat(do.table.first):
        cards, events = taken(do.state.events, HAND)
        do.hide(events=events)
        do.state = with_hand(do.state, seat, cards)
    do.tell(GameBegan(do.table.first))
    return do.done()


def _pool(state: State, label: str) -> tuple[str, ...]:
    return {
        "map": state.map,
        "cards": state.events.deck,
        "martian-cards": state.martians.deck,
        "objects": state.pool,
        "crops": state.crops,
    }[label]


def _shuffled(do: Doing, label: str, order: tuple[str, ...]) -> None:
    match label:
        case "map":
            do.hide(map=order)
        case "cards":
            do.hide(events=Pile(order))
        case "martian-cards":
            do.hide(martians=Pile(order))
        case "objects":
            do.hide(pool=order)
        case _:
            do.hide(crops=order)
