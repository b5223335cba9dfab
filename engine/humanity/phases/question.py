"""The one question of a turn: action, astronaut, what, payment, upgrades, one after another."""

from collections.abc import Iterable

from engine.core.asks import Answer, Ask
from engine.core.fields import Stages
from engine.core.forms import Form, Option, shut
from engine.core.words import Text, listed, say
from engine.humanity.base.grid import NAMES, Cells, Obstacle, Tile
from engine.humanity.base.paying import Keep, can_pay, offers
from engine.humanity.phases.draft_facts import Sending, draft_facts, spent
from engine.humanity.phases.moves import (
    ACTION,
    ASTRONAUT,
    COLOUR,
    COLOURS,
    EXPERIMENT,
    MODULE,
    OWN,
    PAYMENT,
    POINTS,
    UPGRADES,
    Action,
    able,
    astronaut_of,
    auto,
    colour_of,
    cost_of,
    every_payment,
    own_payment,
    pay_key,
    stored,
    upgraded,
    upgrades_after,
)
from engine.humanity.phases.reach import Reach, reach_in, work_for, workable
from engine.humanity.phases.work import activated
from engine.humanity.table.terms import (
    COLOURS as COLOUR_NAMES,
)
from engine.humanity.table.terms import cell_text, makes_text, tile_note, tile_text
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import MODULES, MOST_STOCK
from engine.humanity.tiles.tiles import Colour, Kind
from engine.kit.memo import latest

KEEPS = {
    Keep.PLAIN: say("humanity-keep-plain"),
    Keep.ELECTRICITY: say("humanity-keep-electricity"),
    Keep.ADVANCED: say("humanity-keep-advanced"),
    Keep.EITHER: say("humanity-keep-either"),
    Keep.BASIC: say("humanity-keep-basic"),
}


def default(_view: HumanityView, _ask: Ask) -> Answer:
    """Work as the autopilot does (Q-40)."""
    return {ACTION: (Action.AUTO.value,)}


def form(view: HumanityView, ask: Ask, draft: Answer) -> Form:
    """Make the form of a turn; what it opens follows from what was chosen before."""
    question = _Question(view, ask, draft)
    return question.form()


class _Question:
    """The fields of a turn, made one after another for a draft."""

    def __init__(self, view: HumanityView, ask: Ask, draft: Answer) -> None:
        self._view, self._seat = view, ask.seat
        self._reach: Reach = reach_in(view, ask.seat)
        self._cells = self._reach.cells
        self._stages = Stages(draft)
        self._draft = draft

    def form(self) -> Form:
        """Ask for all fields in their order."""
        action = self._action()
        number = self._astronaut(action)
        self._points(number if action is Action.WORK else None)
        module = self._module(number if action is Action.DEPLOY else None)
        colour = self._colour(module)
        experiment = self._experiment(number if action is Action.EXPERIMENT else None)
        self._payment(module or experiment)
        self._upgrades(number, module, colour)
        tile = experiment or (module if colour else None)
        return self._stages.form(facts=self._facts(action, number, tile, colour))

    def _facts(
        self, action: Action | None, number: int | None, tile: str | None, colour: Colour | None
    ) -> Iterable[Text]:
        """Say what the draft would bring, and what counts in it that nobody chose."""
        if action is None or number is None:
            return ()
        several = len(able(self._reach, action)) > 1
        sending = Sending(self._reach, self._draft, number, tile, colour)
        return draft_facts(self._view, self._seat, sending, several=several)

    def _action(self) -> Action | None:
        options = _actions(self._reach)
        chosen = self._stages.one(ACTION, say("humanity-field-action"), options)
        closed = {each.key for each in options if each.closed is not None}
        return Action(chosen) if chosen and chosen not in closed else None

    def _astronaut(self, action: Action | None) -> int | None:
        """Ask who acts, where several can."""
        numbers: tuple[int, ...] = ()
        if action is not None and action is not Action.AUTO:
            numbers = able(self._reach, action)
        options = map(self._person, numbers) if len(numbers) > 1 else ()
        self._stages.one(ASTRONAUT, say("humanity-field-astronaut"), options, least=0)
        return astronaut_of(self._reach, action, self._draft) if numbers and action else None

    def _person(self, number: int) -> Option:
        each = self._reach.astronauts[number]
        where = say("humanity-reserve") if each.cell is None else cell_text(each.cell)
        label = say("humanity-astronaut", number=number + 1, work=each.work, where=where)
        return Option(str(number + 1), label)

    def _points(self, number: int | None) -> None:
        """Ask for up to four activations; each is offered once the one before it is chosen."""
        cells = self._cells
        left = self._reach.astronauts[number].work if number is not None else 0
        for place, key in enumerate(POINTS, start=1):
            options = tuple([_tile(cells, cell) for cell in workable(cells, left)])
            label = say("humanity-field-point", place=place, left=left)
            chosen = self._stages.one(key, label, options, least=0)
            if chosen is None:
                left = 0
                continue
            cell = NAMES.index(chosen)
            left -= work_for(cells, cell)
            cells = activated(cells, cell)

    def _module(self, number: int | None) -> str | None:
        options = _modules(self._reach, number) if number is not None else ()
        return self._open(MODULE, say("humanity-field-module"), options)

    def _experiment(self, number: int | None) -> str | None:
        options = _experiments(self._reach) if number is not None else ()
        return self._open(EXPERIMENT, say("humanity-field-experiment"), options)

    def _open(self, key: str, label: Text, options: tuple[Option, ...]) -> str | None:
        """Ask for one option; what is closed leads to nothing more."""
        chosen = self._stages.one(key, label, options)
        return chosen if any(each.key == chosen and not each.closed for each in options) else None

    def _colour(self, module: str | None) -> Colour | None:
        """Ask for the colour of communications."""
        chooses = module is not None and MODULES[module].colour is None
        options = [Option(each.value, COLOUR_NAMES[each]) for each in COLOURS] if chooses else []
        chosen = self._stages.one(COLOUR, say("humanity-field-colour"), options)
        return colour_of(module, chosen) if module is not None else None

    def _payment(self, tile: str | None) -> None:
        """Ask how to pay, where there are several ways; then for the units of one's own way."""
        cost = cost_of(tile) if tile else ()
        ways = offers(self._cells, cost) if tile else ()
        every = every_payment(self._cells, cost) if tile else ()
        options = []
        if len(every) > 1:
            options = [
                Option(way.keeps.value, KEEPS[way.keeps], spent(self._cells, way.payment))
                for way in ways
            ]
            if len(every) > len(ways):
                options.append(Option(OWN, say("humanity-keep-own")))
        chosen = self._stages.one(PAYMENT, say("humanity-field-payment"), options, least=0)
        asked = own_payment(self._cells, cost, self._draft)[0] if chosen == OWN else {}
        for cell in stored(self._cells):
            amounts = [
                Option(str(each), say("amount", amount=each)) for each in asked.get(cell, ())
            ]
            tile_here = self._cells[cell]
            assert isinstance(tile_here, Tile)
            made = makes_text(MODULES[tile_here.module].makes)
            label = say("humanity-field-pay", cell=NAMES[cell], makes=made)
            self._stages.one(pay_key(cell), label, amounts)

    def _upgrades(self, number: int | None, module: str | None, colour: Colour | None) -> None:
        """Ask whom each square upgrades, where several may be."""
        asked: list[tuple[int, ...]] = []
        if number is not None and module is not None and colour is not None:
            count = upgrades_after(self._reach, number, colour)
            asked = [may for may, _ in upgraded(self._reach, count, self._draft)]
        for place, key in enumerate(UPGRADES):
            may = asked[place] if place < len(asked) else ()
            options = map(self._person, may) if len(may) > 1 else ()
            self._stages.one(key, say("humanity-field-upgrade"), options, least=0)


# What stays as it is while a turn is drafted


@latest
def _actions(reach: Reach) -> tuple[Option, ...]:
    """Offer the actions; those that nobody can take are closed."""
    move = auto(reach)
    work = say("humanity-note-auto", number=move.astronaut + 1, cells=_cells(move.points))
    deploy = Option(Action.DEPLOY.value, say("humanity-action-deploy"))
    if not able(reach, Action.DEPLOY):
        deploy = shut(deploy, say("humanity-closed-deploy"))
    experiment = Option(Action.EXPERIMENT.value, say("humanity-action-experiment"))
    if not reach.affordable():
        experiment = shut(experiment, say("humanity-closed-experiment"))
    return (
        Option(Action.AUTO.value, say("humanity-action-auto"), work),
        Option(Action.WORK.value, say("humanity-action-work")),
        deploy,
        experiment,
    )


@latest
def _modules(reach: Reach, number: int) -> tuple[Option, ...]:
    """Offer the modules of the ring to an astronaut."""
    return tuple([_module(reach, each, number) for each in reach.modules])


def _module(reach: Reach, module: str, number: int) -> Option:
    option = Option(module, tile_text(module), tile_note(module))
    if not can_pay(reach.cells, MODULES[module].cost):
        return shut(option, say("humanity-closed-cost"))
    if not reach.fits(module, number):
        return shut(option, say("humanity-closed-greenhouse"))
    return option


@latest
def _experiments(reach: Reach) -> tuple[Option, ...]:
    """Offer the experiments of the wheel."""
    options = []
    for each in reach.experiments:
        option = Option(each, tile_text(each), tile_note(each))
        options.append(option if reach.pays(each) else shut(option, say("humanity-closed-cost")))
    return tuple(options)


def _cells(points: Iterable[int]) -> Text:
    """List cells to work on, as often as they are."""
    names = [cell_text(each) for each in points]
    return say("humanity-cells", cells=listed(names)) if names else say("humanity-no-cells")


def _tile(cells: Cells, cell: int) -> Option:
    """Offer a cell to work on."""
    return Option(NAMES[cell], say("humanity-cell", cell=NAMES[cell]), _state_of(cells, cell))


def _state_of(cells: Cells, cell: int) -> Text:
    match cells[cell]:
        case Tile(module=module, stock=stock):
            printed = MODULES[module]
            if printed.kind is Kind.TIME:
                return say("humanity-note-time")
            made = makes_text(printed.makes)
            return say(
                "humanity-note-store", makes=made, stock=stock, most=MOST_STOCK, work=printed.work
            )
        case Obstacle(left=left):
            return say("humanity-note-obstacle", left=left)
    return say("humanity-no-cells")
