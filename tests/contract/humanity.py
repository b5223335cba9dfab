"""What only tests need to know of Humanity: all its games must show, what nobody may see yet."""

from collections import Counter
from collections.abc import Iterator

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.humanity.table.events import (
    EVENT_TYPES,
    AstronautsPlaced,
    ChoosesNow,
    Deployed,
    Experimented,
    HumanityEvent,
    MissionTaken,
    Worked,
    YearEnded,
)
from engine.humanity.table.terms import tile_text
from engine.humanity.table.view import HumanityView, ModuleView
from engine.humanity.tiles.tables import EXPERIMENTS, MISSIONS, MODULES
from render.words import words_for
from tests.contract.subject import Belongings, Subject

CHOICES = {
    "turn:action": ("auto", "work", "deploy", "experiment"),
    "turn:astronaut": ("1", "2", "3"),
    "turn:colour": ("orange", "blue"),
    "turn:payment": ("plain", "electricity", "advanced", "either", "basic", "own"),
    "turn:upgrade": ("1", "2", "3"),
    "turn:pay": ("0", "1", "2"),
    "programme:wish": ("work", "best", "ask", "any.orange", "any.blue", "any.purple", "any.green"),
    "programme:else": ("work", "best", "ask"),
    "programme:who": ("1", "2", "3"),
}

MUST_OCCUR = frozenset(
    {kind.__name__.lower() for kind in EVENT_TYPES}
    | {f"{field}:{key}" for field, keys in CHOICES.items() for key in keys}
    | {*MISSIONS}
    | {f"turn:module:{each.id}" for each in MODULES.values() if each.year}
)
RARE = frozenset({"turn:payment:electricity"})
"""Electricity saved by a conversion that nothing else would have asked for."""


HIDDEN = (*[each.id for each in MODULES.values() if each.year], *EXPERIMENTS)
CANARIES = {tile: frozenset({tile, words_for("en")(tile_text(tile))}) for tile in HIDDEN}
"""A tile is betrayed by its id and its name, as long as it lies in a deck."""


def _held(view: HumanityView, seat: Seat) -> Counter[str]:
    player, missions = view.public.players[seat], view.public.tasks
    built = sum(isinstance(cell, ModuleView) for cell in player.cells)
    return Counter(
        points=player.points,
        science=player.science,
        research=player.research,
        mission=sum(each.holder == seat for each in missions),
        module=built,
    )


def _spent(event: HumanityEvent, _seat: Seat) -> Counter[str]:
    """List the research that became science."""
    lines = event.lines if isinstance(event, YearEnded) else ()
    return Counter(research=sum(line.research for line in lines))


def _reveals(event: HumanityEvent) -> frozenset[Seat]:
    """Name whose programme shows: where they land, in each of their turns, and that they choose."""
    match event:
        case AstronautsPlaced():
            return frozenset([each.seat for each in event.settled])
        case (
            Worked(seat=seat)
            | Deployed(seat=seat)
            | Experimented(seat=seat)
            | ChoosesNow(seat=seat)
        ):
            return frozenset([seat])
    return frozenset()


def _costs(event: HumanityEvent) -> Iterator[tuple[Seat, str]]:
    if isinstance(event, MissionTaken) and event.loser is not None:
        yield from ((event.loser, word) for word in ("mission", "points"))


BELONGINGS = Belongings(_held, _spent, _costs, frozenset({"MissionTaken"}))


PLAYED = {"": ((2, 1), (3, 0), (4, 2))}
"""Games of each number of captains: of three by programmes, of two and four turn by turn."""


def humanity_subject(game: AnyGame) -> Subject:
    """Return Humanity with its declarations: the order of decks is secret, and so are programmes.

    On Discord it is played by them, and once live.
    """
    return Subject(
        game,
        reveals=_reveals,
        must_occur=MUST_OCCUR,
        rare=RARE,
        rate=0.1,
        played=PLAYED,
        curious=80,  # half of them by programmes
        telling=(31,),
        canaries=CANARIES,
        belongings=BELONGINGS,
        groups=8,
        options={"turns": "ahead"},
        varied=((2, 4, frozenset({"programme"})),),
        otherwise=(({"turns": "live"}, (2, 6, frozenset({"turn"}))),),
    )
