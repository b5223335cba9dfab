"""How captains write a programme: their turns one after another, as if nobody else acted."""

from collections.abc import Callable, Iterator
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
from engine.humanity.programme.terms import BEST, CELLS, ELSE, TURNS, WHO, WISH, WORK, key_of
from engine.humanity.table.state import State, is_ready, with_player
from engine.humanity.table.view import HumanityView

Answerer: TypeAlias = Callable[[HumanityView, Ask, FormMaker, Pick], Answer]

_NOTHING_IS_DRAWN = SeededChance(bytes(KEY_BYTES))


def programmed(
    captain: Answerer, view: HumanityView, ask: Ask, make_form: FormMaker, pick: Pick
) -> Answer:
    """Land and act as a captain does when it is asked turn by turn."""
    lands = Ask(ask.seat, placing.PLACE, ask.about)
    answer = captain(view, lands, partial(placing.form, view, lands), pick)
    state, _ = placing.settled(imagine(view, _NOTHING_IS_DRAWN), {ask.seat: answer})

    def choose(state: State) -> Move:
        seen, turn = make_view(state, ask.seat), Ask(ask.seat, TURN, (*ask.about, 1, 1))
        given = captain(seen, turn, partial(question.form, seen, turn), pick)
        return read_move(reach_of(state, ask.seat), given)

    for turn in range(1, TURNS + 1):
        if is_ready(state.players[ask.seat]):
            move = choose(state)
            answer |= dict(_wished(turn, state, ask.seat, move, choose))
            state, _ = counted(acted(state, ask.seat, move), ask.seat)
    return make_form(answer).fresh()


def _wished(
    turn: int, state: State, seat: Seat, move: Move, choose: Callable[[State], Move]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Spell a move, and what the same astronaut does where its tile is gone."""
    yield key_of(WHO, turn), (str(move.astronaut + 1),)
    yield key_of(WISH, turn), (move.tile or WORK,)
    instead = move
    if move.tile:
        instead = choose(_without(state, seat, move))
        yield key_of(ELSE, turn), (instead.tile or BEST,)
    cells = dict.fromkeys(instead.points)
    yield key_of(CELLS, turn), tuple([NAMES[each] for each in cells])


def _without(state: State, seat: Seat, move: Move) -> State:
    """Take the tile of a move off the ring, and let nobody else of the crew act."""
    hangars, wheel = (
        tuple([None if each == move.tile else each for each in ring])
        for ring in (state.hangars, state.wheel)
    )
    player = state.players[seat]
    crew = [
        each if number == move.astronaut else replace(each, active=False)
        for number, each in enumerate(player.astronauts)
    ]
    alone = replace(player, astronauts=tuple(crew))
    return with_player(replace(state, hangars=hangars, wheel=wheel), seat, alone)
