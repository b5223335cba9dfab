"""How captains write a programme: their turns in a round as it will go most likely.

Each wish is the best while nobody else takes anything; others are expected to act in between, so
that what is likely gone by then has a wish in its place. No captain asks to be asked: where a
table plays by post, computers take their time to answer, too, and everybody would wait.
"""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.playthrough import FormMaker, Pick
from engine.humanity.base.grid import NAMES
from engine.humanity.looking.imagine import imagine
from engine.humanity.looking.views import make_view
from engine.humanity.phases import placing, question
from engine.humanity.phases.acting import acted, counted
from engine.humanity.phases.moves import Move, read_move
from engine.humanity.phases.reach import reach_of
from engine.humanity.phases.turns import TURN
from engine.humanity.programme.terms import CELLS, ELSE, TURNS, WHO, WISH, WORK, key_of
from engine.humanity.table.state import State, from_first, is_ready, with_player
from engine.humanity.table.view import HumanityView

Answerer: TypeAlias = Callable[[HumanityView, Ask, FormMaker, Pick], Answer]
Chooser: TypeAlias = Callable[[State], Move]

_NOTHING_IS_DRAWN = SeededChance(bytes(KEY_BYTES))


def programmed(
    captain: Answerer,
    rival: Answerer,
    view: HumanityView,
    ask: Ask,
    make_form: FormMaker,
    pick: Pick,
) -> Answer:
    """Land and act as a captain does when it is asked turn by turn; others act as a rival does."""
    lands = Ask(ask.seat, placing.PLACE, ask.about)
    answer = captain(view, lands, partial(placing.form, view, lands), pick)
    begun, _ = placing.settled(imagine(view, _NOTHING_IS_DRAWN), {ask.seat: answer})

    def chosen(by: Answerer, seat: Seat, state: State) -> Move:
        seen, turn = make_view(state, seat), Ask(seat, TURN, (*ask.about, 1, 1))
        given = by(seen, turn, partial(question.form, seen, turn), pick)
        return read_move(reach_of(state, seat), given)

    state, turn, had, choose = begun, 0, set[str](), partial(chosen, captain, ask.seat)
    while turn < TURNS and is_ready(state.players[ask.seat]):
        for seat in from_first(state, state.first):
            if not is_ready(state.players[seat]):
                continue
            if seat != ask.seat:
                move = chosen(rival, seat, state)
            else:
                turn += 1
                wish = choose(_laid(state, begun, had))
                instead = choose(_alone(state, seat, wish)) if wish.tile else wish
                answer |= dict(_spelled(turn, wish, instead))
                move = wish if wish.tile in {*state.hangars, *state.wheel} else instead
                had |= {wish.tile, move.tile}
            state, _ = counted(acted(state, seat, move), seat)
    return make_form(answer).fresh()


def _spelled(turn: int, wish: Move, instead: Move) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Spell a move, and what the same astronaut does where its tile is gone."""
    yield key_of(WHO, turn), (str(wish.astronaut + 1),)
    yield key_of(WISH, turn), (wish.tile or WORK,)
    if wish.tile:
        yield key_of(ELSE, turn), (instead.tile or WORK,)
    cells = sorted({*instead.points}, key=lambda each: -instead.points.count(each))
    yield key_of(CELLS, turn), tuple([NAMES[each] for each in cells])


def _alone(state: State, seat: Seat, move: Move) -> State:
    """Take the tile of a move off the ring, and let nobody else of the crew act."""
    player = state.players[seat]
    crew = [
        each if number == move.astronaut else replace(each, active=False)
        for number, each in enumerate(player.astronauts)
    ]
    alone = replace(player, astronauts=tuple(crew))
    return with_player(_laid(state, state, {move.tile}), seat, alone)


def _laid(state: State, before: State, without: Collection[str]) -> State:
    """Lay out what lay out before, but for some tiles."""
    hangars, wheel = (
        tuple([None if each in without else each for each in ring])
        for ring in (before.hangars, before.wheel)
    )
    return replace(state, hangars=hangars, wheel=wheel)
