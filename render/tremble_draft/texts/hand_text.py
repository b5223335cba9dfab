"""A captain's hand as text: every fact that the private picture shows."""

from engine.core.words import Text, say
from engine.tremble_draft.cards.cards import Ship, Task
from engine.tremble_draft.cards.terms import ship_abilities, task_text
from engine.tremble_draft.table.view import OwnView, PublicView
from render.house.captains import marked_name
from render.invasion.texts.hand_text import price_text, ship_card
from render.tremble_draft.parts.terms import progress
from render.words import Words

LIMIT = 860  # leaves room for a heading and the board in one message


def hand_text(public: PublicView, own: OwnView, names: tuple[str, ...], words: Words) -> str:
    """Tell in Markdown what a captain holds; shortened where a hand is very full."""
    name = marked_name(names, own.seat, words)
    text = _text(public, own, name, words, full=True)
    return text if len(text) <= LIMIT else _text(public, own, name, words, full=False)


def _text(public: PublicView, own: OwnView, name: str, words: Words, *, full: bool) -> str:
    captain = public.captains[own.seat]
    told = [say("invasion-hand-heading", captain=name, humans=captain.humans, fuel=captain.fuel)]
    for ship in own.ships:
        away = ship.id in captain.searching
        key = "tremble-draft-hand-away" if away else "invasion-hand-ship"
        told.append(say(key, ship=_ship(ship, words, full=full)))
    told += [] if own.ships else [say("invasion-hand-no-ships")]
    told += [
        say(
            "invasion-hand-offer-ship",
            ship=_ship(ship, words, full=full),
            price=price_text(ship.price, captain.humans) if full else ship.price,
        )
        for ship in own.offer
    ]
    told += [_task(task, public, own, words, full=full) for task in own.tasks]
    return "\n".join(words(line) for line in told)


def _ship(ship: Ship, words: Words, *, full: bool) -> Text:
    return ship_card(ship, words, [words(each) for each in ship_abilities(ship)] if full else ())


def _task(task: Task, public: PublicView, own: OwnView, words: Words, *, full: bool) -> Text:
    """Tell what a task needs and how far it is; where there is room, what it brings or costs."""
    far = progress(task, public.captains[own.seat].trophies, words)
    if not full:
        return say("tremble-draft-hand-task-short", task=task_text(task), far=far)
    return say(
        "tremble-draft-hand-task",
        task=task_text(task),
        far=far,
        bonus=task.bonus,
        penalty=task.penalty,
    )
