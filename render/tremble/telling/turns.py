"""How turns begin, and how a game ends: each kind of event with all that it says."""

from collections.abc import Mapping, Sequence

from engine.core.words import Text, say
from engine.invasion.battles.events import Event
from engine.invasion.ending.ending import GameEnded
from engine.tremble.table import events as ev
from render.house.voice import Voice
from render.invasion.telling.rows import InvasionRow, own
from render.invasion.telling.turns import DECIDES_NOW, GAME_ENDED
from render.story.rows import silent
from render.tremble.parts.terms import task_name


def cities_laid(event: ev.CitiesLaid, voice: Voice) -> list[Text]:
    """Tell which cities are on the board."""
    cities = [
        say("invasion-place", space=space, city=city.name)
        for space, city in enumerate(event.cities, 1)
    ]
    return [say("tremble-tell-cities", cities=voice.cards(cities))]


def why_cities_laid(event: ev.CitiesLaid, voice: Voice) -> list[str]:
    """Explain how many cities there are."""
    return [voice(say("tremble-why-cities", count=len(event.cities)))]


def task_scored(event: ev.TaskScored, voice: Voice) -> list[Text]:
    """Tell who is rewarded for a task."""
    task = task_name(event.task)
    if not event.awards:
        return [say("tremble-tell-task-nobody", task=task)]
    awards = [
        voice(
            say(
                "tremble-tell-award",
                captain=voice.captain(award.seat),
                trophies=award.trophies,
                humans=award.humans,
            )
        )
        for award in event.awards
    ]
    return [say("tremble-tell-task", task=task, awards=voice.words.clauses(awards))]


def why_task_scored(event: ev.TaskScored, voice: Voice) -> list[str]:
    """Explain who has how many trophies for a task, and how rewards are shared."""
    lines = [_counts(event, voice)] if event.counts else []
    first = [award for award in event.awards if award.rank == 1]
    second = [award for award in event.awards if award.rank != 1]
    if not first:
        return [*lines, voice(say("tremble-why-nobody-scores"))]
    lines.append(voice(_first(first, voice)))
    if second:
        lines.append(voice(_second(second, voice)))
    elif len(first) > 1:
        lines.append(voice(say("tremble-why-no-second-tied")))
    else:
        lines.append(voice(say("tremble-why-no-second")))
    if _rounded(first) or _rounded(second):
        lines.append(voice(say("tremble-why-rounded")))
    return lines


def rules_of_task(event: ev.TaskScored) -> tuple[str, ...]:
    """Name the rules by which a task was shared (T-1 to T-4)."""
    first = sum(award.rank == 1 for award in event.awards)
    second = len(event.awards) - first
    if first > 1:
        return ("T-2", "RL-8")
    if second > 1:
        return ("T-3", "RL-8")
    return ("T-1",) if second else ("T-4",)


def credits_paid(event: ev.CreditsPaid, voice: Voice) -> list[Text]:
    """Tell what a captain pays back."""
    captain = voice.captain(event.seat)
    return [
        say("tremble-tell-credits-paid", captain=captain, count=event.credits, humans=event.humans)
    ]


def why_credits_paid(event: ev.CreditsPaid, voice: Voice) -> list[str]:
    """Explain what credits cost."""
    cost = say(
        "tremble-why-credits",
        captain=voice.captain(event.seat),
        count=event.credits,
        each=event.humans // event.credits,
        humans=event.humans,
    )
    return [voice(cost), voice(say("tremble-why-credits-debt"))]


def _counts(event: ev.TaskScored, voice: Voice) -> str:
    counts = [
        voice(say("invasion-why-part", name=voice.captain(seat), amount=count))
        for seat, count in enumerate(event.counts)
    ]
    task, listed = task_name(event.task), voice.cards(counts)
    return voice(say("tremble-why-counts", task=task, counts=listed))


def _first(awards: Sequence[ev.Award], voice: Voice) -> Text:
    if len(awards) == 1:
        captain = voice.captain(awards[0].seat)
        return say("tremble-why-first", captain=captain, humans=awards[0].humans)
    return say(
        "tremble-why-first-shared",
        captains=voice.captains(award.seat for award in awards),
        pot=awards[0].shared,
        count=len(awards),
        humans=awards[0].humans,
    )


def _second(awards: Sequence[ev.Award], voice: Voice) -> Text:
    if len(awards) == 1:
        captain = voice.captain(awards[0].seat)
        return say("tremble-why-second", captain=captain, humans=awards[0].humans)
    return say(
        "tremble-why-second-shared",
        captains=voice.captains(award.seat for award in awards),
        pot=awards[0].shared,
        count=len(awards),
        humans=awards[0].humans,
    )


def _rounded(awards: Sequence[ev.Award]) -> bool:
    return bool(awards) and awards[0].humans * len(awards) != awards[0].shared


TURNS: Mapping[type[Event], InvasionRow] = {
    ev.TurnBegan: InvasionRow(
        told="tremble-tell-turn", brief=silent, why="tremble-why-turn", rules=("E-1", "RL-3")
    ),
    ev.CitiesLaid: InvasionRow(told=cities_laid, brief=silent, why=why_cities_laid, rules=("C-1",)),
    ev.DecidesNow: DECIDES_NOW(rules=("RL-28",)),
    ev.TaskScored: InvasionRow(
        told=task_scored,
        short=silent,  # the podium shows it
        why=why_task_scored,
        rules=rules_of_task,
    ),
    ev.CreditsPaid: InvasionRow(
        told=credits_paid,
        why=why_credits_paid,
        rules=("T-5", "RL-10"),
        lost=own(lambda event: say("invasion-loss-credits", humans=event.humans)),
    ),
    GameEnded: GAME_ENDED(rules=("T-5", "RL-11")),
}
