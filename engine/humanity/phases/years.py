"""The end of a year: research becomes science (HU-12); the end of the game (HU-13)."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.asks import Over, Place
from engine.humanity.base.paying import held
from engine.humanity.phases.ring import behind_arm, experiments_in
from engine.humanity.table.events import Final, GameEnded, ScienceLine, YearEnded
from engine.humanity.table.frames import Finished
from engine.humanity.table.state import Player, State, Step, tell
from engine.humanity.tiles.tables import PER_POINT, SHOWN, YEARS, year_science
from engine.kit.agenda import popped


def end_year(state: State) -> Step:
    """Score research, lay out the experiments of the next year; after the last the game ends."""
    lines = tuple(science_lines(state.players))
    players = [
        replace(player, science=line.total, research=0)
        for player, line in zip(state.players, lines, strict=True)
    ]
    year, state = state.year, replace(state, players=tuple(players))
    if year == YEARS:
        ended = GameEnded(final_ranking(state.players))
        return popped(state), tell(YearEnded(year, lines), ended)
    pile = state.piles[year]
    state = replace(
        state,
        year=year + 1,
        round=1,
        wheel=behind_arm(state.arm, pile[:SHOWN]),
        piles=(*state.piles[:year], (), *state.piles[year + 1 :]),
    )
    return state, tell(YearEnded(year, lines, experiments_in(state.wheel, state.arm)))


def science_lines(players: tuple[Player, ...]) -> Iterable[ScienceLine]:
    """Work out the science of a year: by the track, and for each player strictly behind."""
    worth = year_science([player.research for player in players])
    for seat, (player, (science, bonus)) in enumerate(zip(players, worth, strict=True)):
        total = player.science + science + bonus
        yield ScienceLine(seat, player.research, science, bonus, total)


def final_ranking(players: tuple[Player, ...]) -> tuple[Final, ...]:
    """Rank all players: points, science and stores; ties by what is stored (HU-13, Q-33)."""
    found = []
    for seat, player in enumerate(players):
        stores = held(player.cells)
        stored = sum(stores) // PER_POINT
        total = player.points + player.science + stored
        found.append(Final(seat, 0, total, player.points, player.science, stored, stores))
    found.sort(key=_merit, reverse=True)
    return tuple(
        [
            replace(each, rank=1 + sum(_merit(other) > _merit(each) for other in found))
            for each in found
        ]
    )


def _merit(line: Final) -> tuple[int, ...]:
    return line.total, *line.held


def finished(state: State, _frame: Finished) -> Over:
    """Say who won."""
    ranking = final_ranking(state.players)
    return Over(
        winners=tuple(sorted(line.seat for line in ranking if line.rank == 1)),
        places=tuple([Place(line.seat, line.rank, line.total) for line in ranking]),
        reason=GameEnded(ranking).reason,
    )
