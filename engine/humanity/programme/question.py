"""The question for a programme: landing first, then a wish for each turn, all filled in (Q-45)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import islice, pairwise
from operator import itemgetter

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.fields import Stages, unopened
from engine.core.forms import Field, Form, Option, Section
from engine.core.words import Text, listed, say
from engine.humanity.base.grid import NAMES, Cells, Obstacle, Thing, things_in
from engine.humanity.looking.imagine import imagine
from engine.humanity.phases import placing
from engine.humanity.phases.moves import COLOURS as MODULE_COLOURS
from engine.humanity.phases.moves import Action, Move
from engine.humanity.phases.offered import tile_option, work_text, workplace
from engine.humanity.phases.placing import cells_in, landing_sections, landings, settled
from engine.humanity.phases.question import person
from engine.humanity.phases.reach import Reach, reach_in, reach_of
from engine.humanity.phases.turns import next_turn
from engine.humanity.programme.following import Due, alone, payable
from engine.humanity.programme.suggesting import suggested_turns
from engine.humanity.programme.terms import (
    ASK,
    BEST,
    CELLS,
    COLOUR,
    ELSE,
    KINDS,
    ORDER,
    ORDERS,
    PLAIN,
    PROGRAMME,
    TURNS,
    WHO,
    WISH,
    WORK,
    Wish,
    in_order,
    kept,
    key_of,
)
from engine.humanity.table.frames import Programming
from engine.humanity.table.state import State, Step, is_ready, with_player
from engine.humanity.table.terms import ANY, gains_text, missed_text, tile_text, wish_text
from engine.humanity.table.terms import COLOURS as COLOUR_NAMES
from engine.humanity.table.view import HumanityView, PublicView
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES, MOST_WORK
from engine.humanity.tiles.tiles import Colour, Effect
from engine.kit.memo import attached

_NOTHING_IS_DRAWN = SeededChance(bytes(KEY_BYTES))
_WORK = Option(WORK, say("humanity-programme-work"), say("humanity-programme-work-note"))
_BEST = Option(BEST, say("humanity-programme-best"), say("humanity-programme-best-note"))
_ASK = Option(ASK, say("humanity-programme-ask"), say("humanity-programme-ask-note"))
_LABELS = {
    WISH: "humanity-programme-wish",
    WHO: "humanity-programme-who",
    ELSE: "humanity-programme-else",
    COLOUR: "humanity-programme-colour",
    CELLS: "humanity-programme-cells",
}
_COLOURS = (
    Option(BEST, say("humanity-programme-colour-best"), say("humanity-programme-colour-best-note")),
    *[Option(each.value, COLOUR_NAMES[each]) for each in MODULE_COLOURS],
)
_ORDER = say("humanity-programme-order")


# The question


def pending(state: State, _frame: Programming) -> Decide | None:
    """Ask everybody who has somebody to act with."""
    about = (state.year, state.round)
    seats = [seat for seat, player in enumerate(state.players) if is_ready(player)]
    asks = tuple([Ask(seat, PROGRAMME, about) for seat in seats])
    return Decide(f"y{state.year}:r{state.round}:{PROGRAMME}", asks) if asks else None


def proceed(state: State, _frame: Programming) -> Step:
    """Go on where everybody is out."""
    return next_turn(state, state.first)


def decide(state: State, _frame: Programming, answers: dict[Seat, Answer]) -> Step:
    """Place all astronauts, keep what everybody wishes, hidden, and let the first player act."""
    cells = {seat: cells_in(reach_of(state, seat), each) for seat, each in answers.items()}
    state, landed = settled(state, cells)
    for seat, answer in answers.items():
        state = with_programme(state, seat, answer)
    state, told = next_turn(state, state.first)
    return state, landed + told


def with_programme(state: State, seat: Seat, answer: Answer) -> State:
    """Keep what a player wishes."""
    written = replace(state.players[seat], programme=kept(answer), missed=())
    return with_player(state, seat, written)


def turns_alone(state: State, seat: Seat, answer: Answer) -> list[State]:
    """Return the state before each turn of a programme, as if nobody else did anything."""
    return [before for before, _ in alone(with_programme(state, seat, answer), seat)]


def played_out(state: State, seat: Seat, answer: Answer) -> State:
    """Return what a programme makes of a state in which its astronauts have landed."""
    *_, (after, _) = alone(with_programme(state, seat, answer), seat)
    written = replace(after.players[seat], programme=state.players[seat].programme)
    return with_player(after, seat, written)


def comes_to(view: HumanityView, ask: Ask, answer: Answer) -> Iterable[Text]:
    """Say what each turn brings as things stand: the first of all is certain, others may change."""
    seat = ask.seat
    state, _ = settled(
        imagine(view, _NOTHING_IS_DRAWN), {seat: cells_in(reach_in(view, seat), answer)}
    )
    played = islice(alone(with_programme(state, seat, answer), seat), TURNS + 1)
    for turn, ((before, due), (after, _)) in enumerate(pairwise(played), start=1):
        then = _comes_to(before, after, seat, due)
        yield say("humanity-programme-brings", turn=turn, then=then)


def default(view: HumanityView, ask: Ask) -> Answer:
    """Land and work as suggested (Q-40)."""
    answer = placing.default(view, ask.seat)
    crew = enumerate(reach_in(view, ask.seat).astronauts)
    numbers = [number for number, each in crew if each.hangar is None]
    for turn, number in enumerate(numbers, start=1):
        answer |= {key_of(WHO, turn): (str(number + 1),), key_of(WISH, turn): (WORK,)}
    return answer


def suggested(view: HumanityView, ask: Ask) -> Answer:
    """Take all as it is filled in."""
    return form(view, ask, {}).answer()


# The form


def form(view: HumanityView, ask: Ask, draft: Answer) -> Form:
    """Make the form; what a draft does not say is filled in."""
    return _Programme(view, ask.seat, draft).form()


class _Programme:
    """The fields of a programme, made one after another for a draft."""

    def __init__(self, view: HumanityView, seat: Seat, draft: Answer) -> None:
        self._view, self._seat = view, seat
        self._reach = reach_in(view, seat)
        self._stages = Stages(draft)
        crew = enumerate(self._reach.astronauts)
        self._free = [number for number, each in crew if each.hangar is None]
        self._crew = list(self._free)
        self._taken: dict[int, int] = {}  # in which place each written turn is taken

    def form(self) -> Form:
        """Ask for all fields in their order, and sum them up section by section."""
        cells = landings(self._reach, self._stages)
        state, wishes = _supposed(self._view, self._seat, tuple(cells.items()))
        self._reach = reach_of(state, self._seat)
        self._order()
        last = len(self._crew)
        for turn in range(1, TURNS + 1):
            if turn > last:
                self._stages.not_yet(_unopened(turn, self._taken[turn]))
            elif self._turn(turn, self._suggested(turn, wishes)):
                last = max(last, len(self._crew) + self._taken[turn] - 1)
        made = self._stages.form(facts=(_filled(self._view.public, self._seat),))
        made = replace(made, fields=tuple([_by_crew(each, made) for each in made.fields]))
        sections = (*landing_sections(made), *self._turns(made, state))
        return replace(made, sections=sections)

    def _order(self) -> None:
        """Ask in which order the turns are taken; two change places at one press."""
        orders = _orders(len(self._crew))
        if orders:
            self._stages.fill({ORDER: (orders[0].key,)})
        chosen = self._stages.one(ORDER, _ORDER, orders, least=int(bool(orders)))
        said: Answer = {ORDER: (chosen,)} if chosen else {}
        self._taken = {turn: at for at, turn in enumerate(in_order(said), start=1)}

    def _suggested(self, turn: int, wishes: Sequence[Wish]) -> Wish | None:
        """Return what is filled in; turns of who is woken are worked if nothing is wished."""
        if turn > len(self._crew):
            return None
        return wishes[turn - 1] if turn <= len(wishes) else Wish()

    def _turn(self, turn: int, wish: Wish | None) -> bool:
        """Ask for one turn; tell whether it may wake somebody for another."""
        stages, needed, at = self._stages, int(wish is not None), self._taken[turn]
        if wish is not None:
            self._fill(turn, wish)
        wanted = stages.one(key_of(WISH, turn), _label(WISH, at), wishes(self._reach), needed)
        people = self._free or self._crew
        crew = self._reach.astronauts
        options = [person(each, crew[each].work, crew[each].cell) for each in people]
        who = stages.one(key_of(WHO, turn), _label(WHO, at), options, needed)
        self._free = [each for each in self._free if str(each + 1) != who]
        # Where the wish can always be done it is never needed, but stays if it was chosen.
        least = int(wanted is not None and wanted not in PLAIN)
        second = stages.one(key_of(ELSE, turn), _label(ELSE, at), wishes(self._reach), least)
        self._colour(turn, (wanted, second))
        places = workplaces(self._reach.cells)
        most = min(MOST_WORK, len(places))
        stages.some(key_of(CELLS, turn), _label(CELLS, at), places, 0, most or 1)
        return any(_wakes(each) for each in (wanted, second))

    def _colour(self, turn: int, wanted: Sequence[str | None]) -> None:
        """Ask for the colour of a module that may be of two; the better one is filled in."""
        key, label = key_of(COLOUR, turn), _label(COLOUR, self._taken[turn])
        if not any(each in MODULES and MODULES[each].colour is None for each in wanted):
            self._stages.unfill({key: (BEST,)})
            self._stages.not_yet((unopened(key, label),))
            return
        self._stages.fill({key: (BEST,)})
        self._stages.one(key, label, _COLOURS)

    def _fill(self, turn: int, wish: Wish) -> None:
        """Fill in what is suggested, as far as it goes with what the draft says."""
        people, stages = self._free or self._crew, self._stages
        who = wish.who if wish.who in people else people[0]
        assert who is not None
        first, second = (*wish.wanted, WORK, WORK)[:2]
        stages.fill({key_of(WISH, turn): (first,), key_of(WHO, turn): (str(who + 1),)})
        said = stages.said(key_of(WISH, turn))
        if said[0] not in PLAIN:
            stages.fill({key_of(ELSE, turn): (second if said == (first,) else BEST,)})
        if said == (first,):
            offered = {each.key for each in workplaces(self._reach.cells)}
            cells = [NAMES[each] for each in wish.cells if NAMES[each] in offered]
            stages.fill({key_of(CELLS, turn): tuple(cells)})

    def _turns(self, made: Form, state: State) -> Iterator[Section]:
        """Sum up what is said of each turn, and what that comes to if nobody else acts."""
        state = with_programme(state, self._seat, made.answer())
        played = [] if made.faults else list(islice(alone(state, self._seat), TURNS + 1))
        for turn, at in sorted(self._taken.items(), key=itemgetter(1)):
            fields = {kind: made.field(key_of(kind, turn)) for kind in KINDS}
            if fields[WISH].options:
                note = None
                if at < len(played):
                    before, due = played[at - 1]
                    then = _comes_to(before, played[at][0], self._seat, due)
                    note = say("humanity-programme-now", then=then)
                keys = tuple([key_of(kind, turn) for kind in (WISH, WHO, ELSE, COLOUR, CELLS)])
                label = say("humanity-programme-turn", turn=at)
                yield Section(label, _line(fields), keys, note)


@lru_cache(maxsize=256)
def _supposed(
    view: HumanityView, seat: Seat, landed: tuple[tuple[int, int], ...]
) -> tuple[State, list[Wish]]:
    """Return a state that looks like a view after landing, and what is suggested in it."""
    state, _ = settled(imagine(view, _NOTHING_IS_DRAWN), {seat: dict(landed)})
    return state, payable(state, seat, list(islice(suggested_turns(state, seat), TURNS)))


def _filled(public: PublicView, seat: Seat) -> Text:
    """Say when the player acts, and what counts where a wish cannot be done."""
    seats = len(public.players)
    place = (seat - public.first) % seats + 1
    return say("humanity-programme-filled", place=place, seats=seats)


@cache
def _label(kind: str, turn: int) -> Text:
    return say(_LABELS[kind], turn=turn)


@cache
def _unopened(turn: int, at: int) -> tuple[Field, ...]:
    kinds = (WISH, WHO, ELSE, COLOUR, CELLS)
    return tuple([unopened(key_of(kind, turn), _label(kind, at)) for kind in kinds])


@cache
def _orders(crew: int) -> tuple[Option, ...]:
    """Offer all orders of the turns of those who can act."""
    return tuple([Option(key, _ORDER) for key, turns in ORDERS.items() if len(turns) == crew])


def _by_crew(field: Field, made: Form) -> Field:
    """Say each order by whose turns they are."""
    if field.key != ORDER:
        return field
    whose = {turn: made.field(key_of(WHO, turn)) for turn in range(1, TURNS + 1)}
    options = []
    for each in field.options:
        crew = [number for turn in ORDERS[each.key] for number in _offered(whose[turn])]
        people = [say("humanity-programme-order-who", number=number) for number in crew]
        label = say("humanity-programme-order-then", people=listed(people))
        options.append(replace(each, label=label))
    return replace(field, options=tuple(options))


@attached
def wishes(reach: Reach) -> tuple[Option, ...]:
    """Offer all that may be wished of a turn."""
    tiles = [tile_option(each) for each in (*reach.modules, *reach.experiments)]
    colours = {MODULES[each].colour for each in reach.modules}
    several = [_any(each) for each in Colour if each in colours]
    return (_WORK, *tiles, *several, _BEST, _ASK)


@cache
def _any(colour: Colour) -> Option:
    key = f"{ANY}{colour.value}"
    return Option(key, wish_text(key), say("humanity-programme-any-note"))


def workplaces(cells: Cells) -> tuple[Option, ...]:
    """Offer the cells that may be worked on."""
    return tuple([workplace(cell, what) for cell, what in things_in(cells) if _is_worked(what)])


def _is_worked(what: Thing) -> bool:
    """Tell whether work may do anything; what is full now may have been spent by then."""
    return isinstance(what, Obstacle) or MODULES[what.module].work > 0


def _wakes(wish: str | None) -> bool:
    return wish in EXPERIMENTS and EXPERIMENTS[wish].effect is Effect.REACTIVATE


# What it comes to


def _line(fields: dict[str, Field]) -> Text:
    """Say in a line what is wished of a turn."""
    said = {kind: _chosen(field) for kind, field in fields.items()}
    offered = _offered(fields[WHO])
    if not said[WISH] and not offered:
        return say("humanity-programme-unwritten")
    wish = _first(said[WISH])
    line = say("humanity-programme-line", number=offered[0], wish=wish) if offered else wish
    if said[ELSE] and not {*fields[WISH].chosen} & {*PLAIN}:
        line = say("humanity-programme-line-else", line=line, wish=_first(said[ELSE]))
    if said[COLOUR] and BEST not in fields[COLOUR].chosen:
        line = say("humanity-programme-line-colour", line=line, colour=_first(said[COLOUR]))
    if said[CELLS]:
        line = say("humanity-programme-line-cells", line=line, cells=listed(said[CELLS]))
    return line


def _offered(field: Field) -> list[int]:
    """Return the numbers of the astronauts that are chosen of those who are offered."""
    return [int(each.key) for each in field.options if each.key in field.chosen]


def _chosen(field: Field) -> list[Text]:
    """Return what is chosen, in the order in which it was."""
    labels = {each.key: each.label for each in field.options}
    return [labels[key] for key in field.chosen if key in labels]


def _first(labels: Sequence[Text]) -> Text:
    return labels[0] if labels else say("humanity-programme-open")


def _comes_to(state: State, after: State, seat: Seat, due: Due) -> Text:
    """Say what a turn comes to as things stand, and why not what was wished first."""
    move = due.move
    then = say("humanity-programme-asked") if move is None else _deed(state, after, seat, move)
    if not due.missed:
        return then
    _, barred, wish = due.missed[0].split(".", 2)
    return say("humanity-programme-instead", why=missed_text(wish, barred), then=then)


def _deed(state: State, after: State, seat: Seat, move: Move) -> Text:
    player, now, number = state.players[seat], after.players[seat], move.astronaut + 1
    if move.action not in (Action.DEPLOY, Action.EXPERIMENT):
        work = work_text(player.cells, move.points)
        return say("humanity-programme-works", number=number, work=work)
    research, points = now.research - player.research, now.points - player.points
    won = gains_text(research, points, now.science - player.science)
    return say("humanity-programme-takes", number=number, tile=tile_text(move.tile), won=won)
