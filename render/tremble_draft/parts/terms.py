"""The words of the turn: phases, headlines, how far a task is."""

from collections.abc import Sequence

from engine.core.words import Text, say
from engine.tremble_draft.cards.cards import City, Task
from engine.tremble_draft.cards.goals import measured
from engine.tremble_draft.table.view import Phase, PublicView
from render.invasion.facts import phases
from render.words import Words

PHASES = {**phases.PHASES, Phase.INTELLIGENCE: say("tremble-draft-phase-intelligence")}


def headline(view: PublicView) -> Text:
    """Say where the game stands."""
    if view.phase is Phase.OVER:
        return say("invasion-headline-over")
    key = "tremble-draft-headline-last" if view.is_last else "tremble-draft-headline"
    return say(key, turn=view.turn, phase=PHASES[view.phase])


def where(view: PublicView) -> Text:
    """Say where the game stands, and how many cards are to come."""
    if view.phase is Phase.OVER:
        return headline(view)
    return say("tremble-draft-where", headline=headline(view), count=view.piles.cities)


def progress(task: Task, cities: Sequence[City], words: Words) -> str:
    """Say how far a task is, need by need."""
    return words.series(
        words(say("tremble-draft-progress", count=measured(need, cities), least=need.least))
        for need in task.needs
    )
