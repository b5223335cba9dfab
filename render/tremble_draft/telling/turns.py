"""What happens in turns beside the cities: each kind of event with all that it says."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.core.words import Text, say
from engine.invasion.battles.events import Event
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.cards.terms import need_text, task_text
from engine.tremble_draft.table import events as ev
from engine.tremble_draft.table.view import CREDIT_DUE
from render.house.voice import Voice
from render.invasion.telling.rows import InvasionRow, own
from render.invasion.telling.turns import DECIDES_NOW, GAME_ENDED, OFFERED, idle
from render.story.rows import silent
from render.story.sentences import Either


def tasks_dealt(event: ev.TasksDealt, voice: Voice) -> list[Text]:
    """Tell a captain which tasks were dealt."""
    return [say("tremble-draft-tell-dealt", tasks=_tasks(event, voice))] if event.tasks else []


def tasks_kept(event: ev.TasksKept, voice: Voice) -> list[Text]:
    """Tell a captain which tasks they keep."""
    return [say("tremble-draft-tell-kept", tasks=_tasks(event, voice))] if event.tasks else []


def why_tasks(event: ev.TasksDealt | ev.TasksKept, voice: Voice) -> list[str]:
    """Explain what tasks bring and cost."""
    lines = [
        say(
            "tremble-draft-why-task",
            task=task_text(task),
            bonus=task.bonus,
            penalty=task.penalty,
        )
        for task in event.tasks
    ]
    return [voice(say("tremble-draft-why-tasks")), *(f"- {voice(line)}" for line in lines)]


def turn_began(event: ev.TurnBegan, voice: Voice) -> list[Text]:
    """Tell how much fuel everybody has."""
    tanks = [
        voice(say("tremble-draft-tell-tank", captain=voice.captain(seat), fuel=fuel))
        for seat, fuel in enumerate(event.fuel)
    ]
    return [say("tremble-draft-tell-turn", turn=event.turn, tanks=voice.cards(tanks))]


def why_turn_began(event: ev.TurnBegan, voice: Voice) -> list[str]:
    """Explain every tank."""
    tanks = [
        say("tremble-draft-why-tank", captain=voice.captain(seat), before=before, fuel=after)
        for seat, (before, after) in enumerate(zip(event.before, event.fuel, strict=True))
    ]
    return [voice(say("tremble-draft-why-turn")), *(f"- {voice(tank)}" for tank in tanks)]


def credit_due(event: ev.CreditRepaid) -> Text | None:
    """Say what a credit cost a captain in the end."""
    return say("invasion-loss-credits", humans=CREDIT_DUE) if event.final else None


def shopped(event: ev.Shopped, voice: Voice) -> list[Text]:
    """Tell what a captain paid, left and gave up; which ship it is knows its captain alone."""
    captain = voice.captain(event.seat)
    refused = voice.cards(card.name for card in event.refused)
    lines = [_purchase(event, captain, refused)]
    if event.bought:
        lines.append(say("invasion-tell-bought-ships", cards=event.bought.name))
    if event.paid and refused:
        lines.append(say("invasion-tell-refused", captain=captain, cards=refused))
    if event.discarded:
        cards = voice.cards(card.name for card in event.discarded)
        lines.append(say("invasion-tell-discarded", captain=captain, cards=cards))
    return lines


def purchases(events: Sequence[ev.Shopped], voice: Voice) -> Iterator[Text]:
    """Tell who paid, then who bought nothing; the discards show what was left."""
    for event in events:
        if event.paid:
            yield from shopped(replace(event, refused=()), voice)
    yield from idle([event.seat for event in events if not event.paid], voice)


def why_shopped(event: ev.Shopped, voice: Voice) -> list[str]:
    """Explain what was paid, and what that leaves."""
    captain = voice.captain(event.seat)
    lines = [say("invasion-why-bought-nothing", captain=captain)]
    if event.paid:
        lines = [say("tremble-draft-why-bought")]
        if event.humans == event.before - event.paid:
            lines.append(
                say(
                    "invasion-why-humans-less",
                    captain=captain,
                    before=event.before,
                    paid=event.paid,
                    humans=event.humans,
                )
            )
    if event.refused:
        cards = voice.cards(card.name for card in event.refused)
        lines.append(say("invasion-why-refused", cards=cards))
    if event.discarded:
        cards = voice.cards(card.name for card in event.discarded)
        lines.append(say("tremble-draft-why-scrapped", cards=cards))
    return [voice(line) for line in lines]


def tasks_scored(event: ev.TasksScored, voice: Voice) -> list[Text]:
    """Show the tasks of a captain, and what they bring."""
    captain = voice.captain(event.seat)
    lines = [
        say(
            "tremble-draft-tell-met" if each.met else "tremble-draft-tell-missed",
            captain=captain,
            task=task_text(each.task),
            humans=each.task.bonus if each.met else each.task.penalty,
        )
        for each in event.results
    ]
    if len(lines) > 1:
        lines.append(say("tremble-draft-tell-scored", captain=captain, total=event.total))
    return lines


def why_tasks_scored(event: ev.TasksScored, voice: Voice) -> list[str]:
    """Explain each task, need by need, and what they make together."""
    lines: list[Text] = []
    for each in event.results:
        key = "tremble-draft-why-met" if each.met else "tremble-draft-why-missed"
        amount = each.task.bonus if each.met else each.task.penalty
        needs = voice.cards(voice(need_text(need)) for need in each.task.needs)
        lines.append(say(key, needs=needs, humans=amount))
    humans = say(
        "tremble-draft-why-scored",
        captain=voice.captain(event.seat),
        before=event.total - event.humans,
        humans=event.total,
    )
    return [*(f"- {voice(line)}" for line in lines), voice(humans)]


def tasks_cost(event: ev.TasksScored) -> Text | None:
    """Say what the tasks of a captain cost, where they cost more than they brought."""
    return say("tremble-draft-loss-tasks", humans=-event.humans) if event.humans < 0 else None


def _purchase(event: ev.Shopped, captain: str, refused: str) -> Text:
    if event.paid:
        return say("tremble-draft-tell-bought", captain=captain, paid=event.paid)
    if refused:
        return say("invasion-tell-left-all", captain=captain, cards=refused)
    return say("invasion-tell-bought-nothing", captain=captain)


def _tasks(event: ev.TasksDealt | ev.TasksKept, voice: Voice) -> str:
    return voice.words.clauses(voice(task_text(task)) for task in event.tasks)


TURNS: Mapping[type[Event], InvasionRow] = {
    ev.TasksDealt: InvasionRow(told=tasks_dealt, why=why_tasks, rules=("TD-1.9",)),
    ev.TasksKept: InvasionRow(told=tasks_kept, why=why_tasks, rules=("TD-1.9", "TD-13.1")),
    ev.TurnBegan: InvasionRow(
        told=turn_began, brief=silent, why=why_turn_began, rules=("TD-3.1", "TD-3.2")
    ),
    ev.CreditTaken: InvasionRow(
        told="invasion-tell-credit", why="tremble-draft-why-credit", rules=("TD-12.1",)
    ),
    ev.CreditRepaid: InvasionRow(
        told=Either("final", "tremble-draft-tell-due", "tremble-draft-tell-repaid"),
        why=Either("final", "tremble-draft-why-due", "tremble-draft-why-repaid"),
        rules=("TD-12.2", "TD-12.3"),
        lost=own(credit_due),
    ),
    ev.Offered: OFFERED(rules=("TD-4.1",)),
    ev.Shopped: InvasionRow(
        told=shopped, together=purchases, why=why_shopped, rules=("TD-4.2", "TD-4.7")
    ),
    ev.FuelPaid: InvasionRow(
        told="tremble-draft-tell-fuel",
        brief=silent,
        why="tremble-draft-why-fuel",
        rules=("TD-7.1", "TD-7.4"),
    ),
    ev.DecidesNow: DECIDES_NOW(rules=("TD-2.13",)),
    ev.TasksScored: InvasionRow(
        told=tasks_scored,
        why=why_tasks_scored,
        rules=("TD-13.2", "TD-14.6"),
        lost=own(tasks_cost),
    ),
    GameEnded: GAME_ENDED(rules=("TD-14.4", "TD-14.5")),
}
