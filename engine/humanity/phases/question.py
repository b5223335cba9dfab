"""The one question of a turn: action, astronaut, what, payment, upgrades, one after another."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.core.fields import Stages, is_open, unopened
from engine.core.forms import Field, Form, Option, faults_in
from engine.core.words import Text, listed, say
from engine.humanity.base.grid import Plan
from engine.humanity.looking.landed import landed, with_landed
from engine.humanity.phases import placing
from engine.humanity.phases.draft_facts import Sending, draft_facts, sent_facts
from engine.humanity.phases.moves import (
    ACTION,
    ACTIONS,
    ASTRONAUT,
    COLOUR,
    COLOURS,
    EXPERIMENT,
    MODULE,
    OWN,
    PAYMENT,
    UPGRADES,
    WORK,
    Action,
    astronaut_of,
    colour_of,
    cost_of,
    may_act,
    own_payment,
    read_move,
    stored,
    upgraded,
    upgrades_after,
)
from engine.humanity.phases.offered import (
    actions,
    experiments,
    modules,
    units,
    ways_to_pay,
    work_text,
)
from engine.humanity.phases.placing import landing_sections, landings
from engine.humanity.phases.planning import IDLING, Work
from engine.humanity.phases.reach import Reach, reach_in
from engine.humanity.programme.terms import wishes_left
from engine.humanity.table.terms import (
    COLOURS as COLOUR_NAMES,
)
from engine.humanity.table.terms import cell_text, missed_text
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Colour
from engine.kit.memo import attached

Foresee: TypeAlias = Callable[[HumanityView, Ask, Answer], HumanityView]
"""Returns the view after an answer."""

_ACTION = say("humanity-field-action")
_SUGGESTED = (Action.AUTO.value,)  # which is always offered, and never closed
_NO_ACTION = tuple(faults_in(Field(ACTION, _ACTION, (Option(Action.AUTO.value, _ACTION),))))
_ASTRONAUT = (unopened(ASTRONAUT, say("humanity-field-astronaut")),)
_WORKER = say("humanity-field-worker")
_WORK = (unopened(WORK, say("humanity-field-work", points=0)),)
_UNPLANNED = say("humanity-fault-unplanned", option=IDLING.label)
_MODULE = (unopened(MODULE, say("humanity-field-module")),)
_COLOUR = (unopened(COLOUR, say("humanity-field-colour")),)
_EXPERIMENT = (unopened(EXPERIMENT, say("humanity-field-experiment")),)
_PAYMENT = (unopened(PAYMENT, say("humanity-field-payment")),)
_UPGRADES = tuple([unopened(key, say("humanity-field-upgrade")) for key in UPGRADES])
"""The fields whose time has not come."""


@attached
def _unopened(plan: Plan) -> tuple[Field, ...]:
    """List all fields behind that of the action: those of a turn that asks for nothing more."""
    tiles = (*_MODULE, *_EXPERIMENT, *_ASTRONAUT)
    return (*tiles, *_WORK, *_COLOUR, *_PAYMENT, *units(plan), *_UPGRADES)


def default(view: HumanityView, ask: Ask) -> Answer:
    """Land as suggested, and work as the autopilot does (Q-40)."""
    lands = placing.default(view, ask.seat) if ask.seat in view.public.landing else {}
    return {**lands, ACTION: (Action.AUTO.value,)}


def form(view: HumanityView, ask: Ask, draft: Answer) -> Form:
    """Make the form of a turn; what it opens follows from what was chosen before."""
    said = draft.get(ACTION, ())
    if ask.seat in view.public.landing:
        return _landing_first(view, ask, draft)
    if (not said or said == _SUGGESTED) and _says_no_more(draft):
        return _short(reach_in(view, ask.seat), said)
    return _Question(view, ask, draft, Stages(draft)).form()


def _landing_first(view: HumanityView, ask: Ask, draft: Answer) -> Form:
    """Ask who lands where, filled in; then for a turn on the table as it will be then."""
    stages = Stages(draft)
    cells = landings(reach_in(view, ask.seat), stages)
    after = with_landed(view, ask.seat, tuple(cells.items()))
    made = _Question(after, ask, draft, stages).form()
    return replace(made, sections=landing_sections(made))


def _says_no_more(draft: Answer) -> bool:
    """Tell whether nothing is chosen but the action."""
    silent = len(draft) - 1 if draft.get(ACTION) else len(draft)
    return [*draft.values()].count(()) == silent


def _short(reach: Reach, said: tuple[str, ...]) -> Form:
    """Make a form that asks for nothing behind the action: what most turns are shown and say."""
    action = Field(ACTION, _ACTION, actions(reach), said)
    return Form((action, *_unopened(reach.cells.plan)), () if said else _NO_ACTION)


def facts(foresee: Foresee, view: HumanityView, ask: Ask, draft: Answer) -> Iterable[Text]:
    """Say what the draft would bring, and what counts in it that nobody chose.

    Whoever is asked as their programme came to nothing reads why.
    """
    question = _Question(landed(view, ask.seat, draft), ask, draft, Stages(draft))
    question.form()
    turn = next((each.turn for each in wishes_left(view.programme)), 0)
    missed = [missed_text(each.wish, each.barred) for each in view.missed if each.turn == turn]
    told = [say("humanity-fact-missed", missed=listed(missed))] if missed else []
    return (*told, *question.facts(foresee(view, ask, draft)))


def comes_to(foresee: Foresee, view: HumanityView, ask: Ask, answer: Answer) -> Iterable[Text]:
    """Say who works on what; or who goes where, what it brings, and what is paid."""
    reach = reach_in(landed(view, ask.seat, answer), ask.seat)
    move = read_move(reach, answer)
    if not move.tile:
        work = work_text(reach.cells, move.points)
        return (say("humanity-fact-worked", number=move.astronaut + 1, work=work),)
    sending = Sending(reach, answer, move.astronaut, move.tile, move.colour)
    return sent_facts(view, ask.seat, sending, move.tile, foresee(view, ask, answer))


@lru_cache(maxsize=1 << 9)
def person(number: int, work: int, cell: int | None) -> Option:
    """Offer an astronaut, with its work and where it stands."""
    about = {"number": number + 1, "work": work}
    if cell is None:
        return Option(str(number + 1), say("humanity-astronaut-reserve", **about))
    return Option(str(number + 1), say("humanity-astronaut", **about, where=cell_text(cell)))


class _Question:
    """The fields of a turn, made one after another for a draft."""

    def __init__(self, view: HumanityView, ask: Ask, draft: Answer, stages: Stages) -> None:
        self._view, self._seat = view, ask.seat
        self._reach: Reach = reach_in(view, ask.seat)
        self._cells = self._reach.cells
        self._stages = stages
        self._draft = draft
        self._sending: Sending | None = None

    def form(self) -> Form:
        """Ask for all fields in their order."""
        action = self._action()
        if action is None or action is Action.AUTO:
            self._stages.not_yet(_unopened(self._cells.plan))
            return self._stages.form()
        deploys, tries = action is Action.DEPLOY, action is Action.EXPERIMENT
        module = self._open(_MODULE, modules(self._reach) if deploys else ())
        experiment = self._open(_EXPERIMENT, experiments(self._reach) if tries else ())
        numbers = may_act(self._reach, action, self._draft)
        number = self._astronaut(action, numbers)
        left = self._work(number if action is Action.WORK else None)
        colour = self._colour(number, module)
        self._payment(module or experiment)
        self._upgrades(number, module, colour)
        if number is not None:
            tile = experiment or (module if colour else None)
            several = len(numbers) > 1
            self._sending = Sending(self._reach, self._draft, number, tile, colour, left, several)
        return self._stages.form()

    def facts(self, after: HumanityView) -> Iterable[Text]:
        """Say what a draft would bring whose fields are all made, by the view after it."""
        if self._sending is None:
            return ()
        return draft_facts(self._view, self._seat, self._sending, after)

    def _action(self) -> Action | None:
        options = actions(self._reach)
        chosen = self._stages.one(ACTION, _ACTION, options)
        return ACTIONS[chosen] if chosen is not None and is_open(options, chosen) else None

    def _astronaut(self, action: Action, numbers: Sequence[int]) -> int | None:
        """Ask who acts, where several can."""
        if options := self._people(numbers):
            label = _WORKER if action is Action.WORK else _ASTRONAUT[0].label
            self._stages.one(ASTRONAUT, label, options, least=0)
        else:
            self._stages.not_yet(_ASTRONAUT)
        return astronaut_of(self._reach, action, self._draft)

    def _people(self, numbers: Sequence[int]) -> tuple[Option, ...]:
        """Offer some astronauts, where there is a choice."""
        if len(numbers) < 2:
            return ()
        crew = self._reach.astronauts
        return tuple([person(each, crew[each].work, crew[each].cell) for each in numbers])

    def _work(self, number: int | None) -> int:
        """Ask for all cells to work on, each with how often.

        Whoever wants none says so, as a turn may be wasted (Q-10), but not by pressing Done too
        early. Return what is left of the work, where something could still be done with it.
        """
        if number is None:
            self._stages.not_yet(_WORK)
            return 0
        work = Work(self._cells, self._reach.astronauts[number].work, self._draft.get(WORK, ()))
        label = say("humanity-field-work", points=work.points)
        self._stages.some(WORK, label, work.options, 1, work.most, _UNPLANNED)
        return work.spare

    def _open(self, unopened_: tuple[Field], options: tuple[Option, ...]) -> str | None:
        """Ask for one option; what is closed leads to nothing more."""
        if not options:
            self._stages.not_yet(unopened_)
            return None
        chosen = self._stages.one(unopened_[0].key, unopened_[0].label, options)
        return chosen if chosen is not None and is_open(options, chosen) else None

    def _colour(self, number: int | None, module: str | None) -> Colour | None:
        """Ask for the colour of communications; without a choice it is the usual one."""
        if number is None or module is None or MODULES[module].colour is not None:
            self._stages.not_yet(_COLOUR)
            return None if module is None else MODULES[module].colour
        options = [Option(each.value, COLOUR_NAMES[each]) for each in COLOURS]
        chosen = self._stages.one(COLOUR, _COLOUR[0].label, options, least=0)
        return colour_of(self._reach, number, module, chosen)

    def _payment(self, tile: str | None) -> None:
        """Ask how to pay, where there are several ways; then for the units of one's own way."""
        cost = cost_of(tile) if tile else ()
        options = ways_to_pay(self._cells, cost) if tile else ()
        if not options:
            self._stages.not_yet(_PAYMENT)
            self._stages.not_yet(units(self._cells.plan))
            return
        chosen = self._stages.one(PAYMENT, _PAYMENT[0].label, options, least=0)
        if chosen != OWN:
            self._stages.not_yet(units(self._cells.plan))
            return
        asked, _ = own_payment(self._cells, cost, self._draft)
        for cell, field in zip(stored(self._cells), units(self._cells.plan), strict=True):
            amounts = [
                Option(str(each), say("amount", amount=each)) for each in asked.get(cell, ())
            ]
            self._stages.one(field.key, field.label, amounts)

    def _upgrades(self, number: int | None, module: str | None, colour: Colour | None) -> None:
        """Ask whom each square upgrades, where several may be."""
        if number is None or module is None or colour is None:
            self._stages.not_yet(_UPGRADES)
            return
        count = upgrades_after(self._reach, number, colour)
        asked = [may for may, _ in upgraded(self._reach, count, self._draft)]
        for field, may in zip(_UPGRADES, asked, strict=False):
            self._stages.one(field.key, field.label, self._people(may), least=0)
        self._stages.not_yet(_UPGRADES[len(asked) :])
