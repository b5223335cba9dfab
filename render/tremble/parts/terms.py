"""The words of the turn: phases, headlines, what a task counts, what aids are worth."""

from collections.abc import Iterable, Iterator

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.cards.terms import REGIONS, TROPHIES
from engine.tremble.cards.cards import Aid, Task
from engine.tremble.table.view import TURNS, Phase, PublicView, Standing
from render.invasion.facts import phases

PHASES = {**phases.PHASES, Phase.REVEAL: say("tremble-phase-reveal")}


def headline(view: PublicView) -> Text:
    """Say where the game stands: how many turns there are, in the first; which one is the last."""
    if view.phase is Phase.OVER or view.turn == 1:
        return board_headline(view)
    key = "tremble-headline-last" if view.turn == TURNS else "tremble-headline-later"
    return say(key, turn=view.turn, phase=PHASES[view.phase])


def board_headline(view: PublicView) -> Text:
    """Say on a board where the game stands, and how many turns there are."""
    if view.phase is Phase.OVER:
        return say("invasion-headline-over")
    return at_phase(view.turn, view.phase)


def at_phase(turn: int, phase: Phase) -> Text:
    """Name a phase of a turn."""
    return say("tremble-headline", turn=turn, turns=TURNS, phase=PHASES[phase])


def where(view: PublicView) -> Text:
    """Say where the game stands, with the fuel while there is use for it."""
    if view.phase is Phase.OVER:
        return headline(view)
    return say("invasion-where", headline=headline(view), fuel=view.fuel)


def task_name(task: Task) -> Text:
    """Name the cities that count for a task."""
    if task.type is not None:
        return TROPHIES[task.type]
    assert task.region is not None
    return REGIONS[task.region]


def task_stand(standing: Standing, seat: Seat) -> Text:
    """Say how many trophies a captain has for a task, and how many whoever leads it."""
    name, count = task_name(standing.task), standing.counts[seat]
    return say("tremble-hand-task", task=name, count=count, best=standing.best)


def amounts_of(aids: Iterable[Aid]) -> Iterator[tuple[Text, int]]:
    """List the one number of each station and card."""
    return ((aid.name, aid.effect.amount) for aid in aids)
