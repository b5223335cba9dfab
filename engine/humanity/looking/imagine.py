"""A state that the owner of a view cannot tell from the real one: the decks in another order."""

from engine.core.chance import Chance
from engine.humanity.base.grid import Tile
from engine.humanity.phases.reach import crew_of
from engine.humanity.table.state import Player, State, Task
from engine.humanity.table.view import HumanityView, PlayerView, PublicView, cells_of
from engine.humanity.tiles.tables import deck_of, experiments_of
from engine.kit.dealer import Dealer


def imagine(view: HumanityView, chance: Chance) -> State:
    """Make a state that looks like `view`, with what is hidden shuffled by `chance`."""
    public = view.public
    return State(
        year=public.year,
        round=public.round,
        number=public.number,
        first=public.first,
        arm=public.arm,
        hangars=tuple([each.module.id if each.module else None for each in public.ring]),
        wheel=tuple([each.experiment.id if each.experiment else None for each in public.ring]),
        decks=_decks(public, chance),
        piles=_piles(public, chance),
        tasks=tuple([Task(each.mission.id, each.holder, each.taken) for each in public.tasks]),
        dropped=public.dropped,
        players=tuple([_player(view, each) for each in public.players]),
        agenda=public.ledger.agenda,
        resets=public.ledger.resets,
        programmed=public.ledger.programmed,
        landing=public.landing,
    )


def _player(view: HumanityView, player: PlayerView) -> Player:
    return Player(
        cells=cells_of(player),
        astronauts=crew_of(player.astronauts),
        research=player.research,
        points=player.points,
        science=player.science,
        experiments=tuple([each.id for each in player.experiments]),
        turns=player.turns,
        programme=view.programme if player.seat == view.seat else (),
        missed=_missed(view) if player.seat == view.seat else (),
    )


def _missed(view: HumanityView) -> tuple[str, ...]:
    return tuple([f"{each.turn}.{each.barred}.{each.wish}" for each in view.missed])


def _decks(public: PublicView, chance: Chance) -> tuple[tuple[str, ...], ...]:
    """Shuffle the modules that nobody has seen."""
    seen = {each.module.id for each in public.ring if each.module} | {*public.dropped}
    for player in public.players:
        seen.update(tile.module for tile in cells_of(player) if isinstance(tile, Tile))
    return tuple(
        [
            Dealer(
                f"modules:{year}", [each for each in deck_of(year) if each not in seen], chance
            ).deal(size)
            for year, size in enumerate(public.decks, start=1)
        ]
    )


def _piles(public: PublicView, chance: Chance) -> tuple[tuple[str, ...], ...]:
    """Shuffle the experiments of years to come."""
    return tuple(
        [
            Dealer(f"experiments:{year}", experiments_of(year), chance).deal(size)
            for year, size in enumerate(public.ledger.piles, start=1)
        ]
    )
