"""The words of the main board: phases, headlines, missions, gains."""

from collections.abc import Iterable, Sequence

from engine.core.words import Text, Value, listed, say
from engine.humanity.base.grid import NAMES
from engine.humanity.table.events import Gain, Moved, Paid
from engine.humanity.table.terms import COLOURS, units_text, won_parts
from engine.humanity.table.view import Phase, PublicView
from engine.humanity.tiles.tiles import Colour, Kind, Measure, Mission, Module

PHASES = {
    Phase.SETUP: say("humanity-phase-setup"),
    Phase.ACTIONS: say("humanity-phase-actions"),
    Phase.OVER: say("humanity-phase-over"),
}
_LINES = {
    Measure.COLUMN: ("humanity-mission-column", "humanity-mission-column-alike"),
    Measure.ROW: ("humanity-mission-row", "humanity-mission-row-alike"),
    Measure.DIAGONAL: ("humanity-mission-diagonal", "humanity-mission-diagonal-alike"),
}


def headline(view: PublicView) -> Text:
    """Say where the game stands."""
    if view.phase is Phase.OVER:
        return PHASES[Phase.OVER]
    if view.phase is Phase.PLACING:  # it closes a round, and the view counts the next already
        return say("humanity-headline-landing", year=view.year, round=view.round)
    return say("humanity-headline", year=view.year, round=view.round, phase=PHASES[view.phase])


def mission_text(mission: Mission) -> Text:
    """Say what a mission asks for."""
    least = mission.least
    match mission.measure:
        case Measure.CLUSTER | Measure.COUNT:
            assert mission.colour is not None
            key = "humanity-mission-count"
            if mission.measure is Measure.CLUSTER:
                corners = mission.diagonals
                key = "humanity-mission-corners" if corners else "humanity-mission-cluster"
            return say(key, least=least, colour=mission.colour.value)
        case Measure.ICONS:
            one, other = (each.value for each in mission.icons)
            return say("humanity-mission-icons", least=least, one=one, other=other)
        case Measure.SIDE:
            assert mission.side is not None
            return say("humanity-mission-side", least=least, side=mission.side.value)
    return say(_LINES[mission.measure][mission.alike], least=least)


def module_text(module: Module, colour: Colour) -> Text:
    """Name a module; communications with the colour that was chosen."""
    if module.kind is not Kind.COMMUNICATIONS:
        return module.name
    return say("humanity-faced", module=module.name, colour=COLOURS[colour])


def gained(gains: Iterable[Gain]) -> tuple[int, int]:
    """Add up the research and the points that an action brought."""
    gains = tuple(gains)
    return sum(each.research for each in gains), sum(each.points for each in gains)


def won_text(gains: Iterable[Gain]) -> Value | None:
    """Tell what an action brought; None where that is nothing."""
    parts = won_parts(*gained(gains))
    return listed(parts) if parts else None


def paid_text(paid: Sequence[Paid]) -> Value:
    """Tell which modules gave what."""
    return listed(
        [
            say(
                "humanity-paid",
                units=units_text(each.amount, each.module.makes),
                cell=NAMES[each.cell],
            )
            for each in paid
        ]
    )


def moved_text(moves: Iterable[Moved]) -> Value | None:
    """Tell which astronauts come nearer to the arm; None where none does."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for each in moves:
        first.setdefault(each.astronaut, each.origin)
        last[each.astronaut] = each.target
    nearer = [
        say("humanity-moved", number=who + 1, origin=first[who], target=last[who])
        for who in sorted(first)
        if first[who] != last[who]
    ]
    return listed(nearer) if nearer else None
