"""Setup: TD-1, with tasks where the game is played with them."""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Notice, Seat, Shuffle
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import say
from engine.invasion.battles.frames import Finished
from engine.kit.agenda import popped, pushed, with_frame
from engine.kit.piles import Pile
from engine.tremble_draft.cards.tables import (
    MARKET,
    STARTING,
    TASKS,
    canonical,
    half_of,
    tasks_for,
)
from engine.tremble_draft.cards.terms import task_note, task_text
from engine.tremble_draft.phases.turns import begin_turn
from engine.tremble_draft.table.events import TasksDealt, TasksKept
from engine.tremble_draft.table.frames import KeepingTasks, SettingUp
from engine.tremble_draft.table.state import Captain, Notices, State, Step
from engine.tremble_draft.table.view import DraftView, own_part

START_HUMANS = 50_000
SPACES = {2: 4, 3: 4, 4: 5, 5: 6}
UNSEEN = 6  # cards of each half that leave the game (TD-F5)
DEALT, MOST = 4, 3  # tasks

STAR, PLAIN, SHIPS, GOALS = "setup:cities:star", "setup:cities:plain", "ships:1", "setup:tasks"


def laid_out(captains: int) -> State:
    """Put all cards in their places, still unshuffled; raise ValueError for a wrong number."""
    if captains not in SPACES:
        raise ValueError(f"the draft is for {min(SPACES)} to {max(SPACES)} captains")
    squads = [Captain(START_HUMANS, 0, (ship,), (ship,)) for ship in STARTING[:captains]]
    return State(
        turn=1,
        captains=tuple(squads),
        spaces=(None,) * SPACES[captains],
        groups=(),
        battles=(),
        ships=Pile(MARKET),
        deck=half_of(captains, star=True) + half_of(captains, star=False),
        box=(),
        city_discard=(),
        army_discard=(),
        agenda=(Finished(), SettingUp()),
    )


def shuffles(state: State) -> tuple[str, ...]:
    """List the draws of the setup."""
    return (STAR, PLAIN, SHIPS, GOALS) if state.tasks else (STAR, PLAIN, SHIPS)


def pending(state: State, frame: SettingUp) -> Draw | None:
    """Ask for the next shuffle."""
    label = shuffles(state)[frame.done]
    return Draw(label, Shuffle(len(_pool(state, label))))


def draw(state: State, frame: SettingUp, order: tuple[int, ...]) -> Step:
    """Shuffle a deck; after the last one tasks are chosen, or the first turn begins."""
    label = shuffles(state)[frame.done]
    pool = _pool(state, label)
    state = _shuffled(state, label, tuple([pool[place] for place in order]))
    if frame.done + 1 < len(shuffles(state)):
        return with_frame(state, SettingUp(frame.done + 1)), ()
    state = popped(state)
    return _dealt(state) if state.tasks else begin_turn(state, 1)


def _pool(state: State, label: str) -> tuple[str, ...]:
    """List what is shuffled, in its canonical order."""
    captains = len(state.captains)
    if label in (STAR, PLAIN):
        return half_of(captains, star=label == STAR)
    return MARKET if label == SHIPS else tasks_for(captains)


def _shuffled(state: State, label: str, cards: tuple[str, ...]) -> State:
    """Order a deck; of each half of the cities six cards leave the game unseen (TD-1.2)."""
    captains = len(state.captains)
    match label:
        case "setup:cities:star":
            left = cards[UNSEEN:] + half_of(captains, star=False)
            return replace(state, box=cards[:UNSEEN], deck=left)
        case "setup:cities:plain":
            upper = state.deck[: -len(cards)]
            return replace(state, box=state.box + cards[:UNSEEN], deck=upper + cards[UNSEEN:])
        case "ships:1":
            return replace(state, ships=Pile(cards, shuffles=1))
    hands = [canonical(cards[seat * DEALT : (seat + 1) * DEALT]) for seat in range(captains)]
    dealt = zip(state.captains, hands, strict=True)
    return replace(state, captains=tuple([replace(each, tasks=hand) for each, hand in dealt]))


def _dealt(state: State) -> Step:
    """Let all look at their tasks."""
    told: Notices = ()
    for seat, captain in enumerate(state.captains):
        own = TasksDealt(seat, tuple([TASKS[task] for task in captain.tasks]))
        told += (Notice(TasksDealt(seat, ()), ((seat, own),)),)
    return pushed(state, KeepingTasks()), told


# Which tasks to keep (TD-1.9)


def tasks_pending(state: State, _frame: KeepingTasks) -> Decide:
    """Ask everybody."""
    return Decide("tasks", tuple([Ask(seat, "tasks") for seat in range(len(state.captains))]))


def tasks_decide(state: State, _frame: KeepingTasks, answers: dict[Seat, Answer]) -> Step:
    """Keep some tasks, put the others into the box; begin the first turn."""
    told: Notices = ()
    captains = []
    for seat, captain in enumerate(state.captains):
        kept = canonical(answers[seat]["keep"])
        thrown = tuple([task for task in captain.tasks if task not in kept])
        captains.append(replace(captain, tasks=kept, thrown=thrown))
        own = TasksKept(seat, tuple([TASKS[task] for task in kept]))
        told += (Notice(TasksKept(seat, ()), ((seat, own),)),)
    state, begun = begin_turn(popped(replace(state, captains=tuple(captains))), 1)
    return state, told + begun


def tasks_form(view: DraftView, _ask: Ask, draft: Answer) -> Form:
    """Make the form: one to three of the tasks dealt."""
    options = tuple(
        [Option(task.id, task_text(task), task_note(task)) for task in own_part(view).tasks]
    )
    field = Field("keep", say("tremble-draft-field-tasks"), options, (), 1, MOST)
    return filled(make_form((field,)), draft)


def tasks_default(view: DraftView, _ask: Ask) -> Answer:
    """Keep only the task with the smallest penalty."""
    least = min(own_part(view).tasks, key=lambda task: (task.penalty, task.id))
    return {"keep": (least.id,)}
