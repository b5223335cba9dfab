"""Why did that happen? Each result event in plain words, with its numbers and its rules."""

from functools import partial

from engine.core.words import Text, say
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.cards.terms import need_text, task_text
from engine.tremble_draft.help import ENTRIES
from engine.tremble_draft.looking.why import rules_behind
from engine.tremble_draft.table import events as ev
from render.house.explaining import Explainers, Explanations
from render.house.voice import Voice
from render.invasion.telling.plain import plain_explainers
from render.invasion.telling.telling import headline
from render.invasion.why.why_battles import BATTLES
from render.invasion.why.why_plans import plans_revealed, ships_transferred
from render.invasion.why.why_sums import army_lines, gained
from render.invasion.why.why_turns import game_ended, offered
from render.tremble_draft.telling.plain import ARGUMENTS, EXPLAINED
from render.tremble_draft.telling.tell import TELLERS


def tasks(event: ev.TasksDealt | ev.TasksKept, voice: Voice) -> list[str]:
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


def turn_began(event: ev.TurnBegan, voice: Voice) -> list[str]:
    """Explain every tank."""
    tanks = [
        say("tremble-draft-why-tank", captain=voice.captain(seat), before=before, fuel=after)
        for seat, (before, after) in enumerate(zip(event.before, event.fuel, strict=True))
    ]
    return [voice(say("tremble-draft-why-turn")), *(f"- {voice(tank)}" for tank in tanks)]


def shopped(event: ev.Shopped, voice: Voice) -> list[str]:
    """Explain what was paid, and what that leaves."""
    captain = voice.captain(event.seat)
    told = [say("invasion-why-bought-nothing", captain=captain)]
    if event.paid:
        told = [say("tremble-draft-why-bought")]
        if event.humans == event.before - event.paid:
            told.append(
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
        told.append(say("invasion-why-refused", cards=cards))
    if event.discarded:
        cards = voice.cards(card.name for card in event.discarded)
        told.append(say("tremble-draft-why-scrapped", cards=cards))
    return [voice(line) for line in told]


def city_laid(event: ev.CityLaid, voice: Voice) -> list[str]:
    """Explain where cities come from."""
    key = "tremble-draft-why-city-star" if event.city.star else "tremble-draft-why-city"
    return [voice(say(key, city=event.city.name))]


def army_turned(event: ev.ArmyTurned, voice: Voice) -> list[str]:
    """Explain whom an army meets."""
    key = "tremble-draft-why-army" if event.seats else "tremble-draft-why-army-alone"
    return [voice(say(key, army=event.army.name))]


def army_fought(event: ev.ArmyFought, voice: Voice) -> list[str]:
    """Add up a fight: the ships that stayed, then the dice, then the army."""
    return army_lines(event, 0, voice)


def reserve_joined(event: ev.ReserveJoined, voice: Voice) -> list[str]:
    """Explain who came late, at which price."""
    joined = say(
        "tremble-draft-why-joined",
        captain=voice.captain(event.seat),
        ships=voice.cards(ship.name for ship in event.ships),
        paid=event.paid,
        total=event.total,
    )
    return [voice(joined)]


def loot_chosen(event: ev.LootChosen, voice: Voice) -> list[str]:
    """Compare raid and search."""
    city = event.city
    told = say("tremble-draft-why-loot", city=city.name, raid=city.raid, search=city.search)
    if not event.ships:
        return [voice(told)]
    fast = any(ship.tempo for ship in event.ships)
    turns = say("tremble-draft-why-fast" if fast else "tremble-draft-why-slow")
    return [voice(told), voice(turns)]


def city_taken(event: ev.CityTaken, voice: Voice) -> list[str]:
    """Explain the humans gained."""
    city = event.city
    worth = say("invasion-why-raided", city=city.name, raid=city.raid)
    if event.ships:
        worth = say("tremble-draft-why-found", city=city.name, search=city.search)
    trophy = say("invasion-why-trophy", captain=voice.captain(event.seat))
    return [voice(worth), voice(gained(event, voice)), voice(trophy)]


def tasks_scored(event: ev.TasksScored, voice: Voice) -> list[str]:
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


EXPLAINERS: Explainers = {
    **plain_explainers(EXPLAINED, ARGUMENTS),
    **BATTLES,
    ev.TasksDealt: tasks,
    ev.TasksKept: tasks,
    ev.TurnBegan: turn_began,
    ev.Offered: offered,
    ev.Shopped: shopped,
    ev.CityLaid: city_laid,
    ev.ArmyTurned: army_turned,
    ev.ArmyFought: army_fought,
    ev.PlansRevealed: plans_revealed,
    ev.ShipsTransferred: ships_transferred,
    ev.ReserveJoined: reserve_joined,
    ev.LootChosen: loot_chosen,
    ev.CityTaken: city_taken,
    ev.TasksScored: tasks_scored,
    GameEnded: game_ended,
}
EXPLAINED_BY = Explanations(
    EXPLAINERS,
    partial(headline, tellers=TELLERS),
    rules_behind,
    {entry.id: entry.title for entry in ENTRIES},
)
