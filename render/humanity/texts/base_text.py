"""A base as text: its grid as a list, with all that the picture shows."""

from collections.abc import Iterator

from engine.core.words import Text, listed, say
from engine.humanity.base.grid import NAMES, SIDE
from engine.humanity.table.terms import (
    COLOURS,
    brings_text,
    cell_text,
    experiment_text,
    makes_text,
)
from engine.humanity.table.view import (
    AstronautView,
    ModuleView,
    ObstacleView,
    PlayerView,
    cells_of,
    landing_cells,
)
from engine.humanity.tiles.tables import MOST_STOCK
from engine.humanity.tiles.tiles import Kind
from render.house.voice import Voice
from render.humanity.boards.base import stores_of
from render.words import Words

NOTHING = say("humanity-base-held-nothing")


def base_text(
    player: PlayerView, names: tuple[str, ...], words: Words, *, lands: bool = False
) -> str:
    """Tell a base in Markdown: what it has, row by row what lies there, who is where."""
    facts = (*_rows(player, words), *_crew(player, lands=lands), *_more(player))
    heading = say(
        "humanity-base-heading",
        captain=Voice(names, words).lettered(player.seat),
        points=player.points,
        science=player.science,
        research=player.research,
    )
    return "\n".join([words(heading), *(f"- {words(fact)}" for fact in facts)])


def grounds(player: PlayerView, row: int) -> list[Text]:
    """List what lies in the cells of a row."""
    told = [_ground(player, cell) for cell in range(row * SIDE, (row + 1) * SIDE)]
    return [each for each in told if each is not None]


def _rows(player: PlayerView, words: Words) -> Iterator[Text]:
    for row in range(SIDE):
        if found := grounds(player, row):
            yield say("humanity-base-row", row=row + 1, cells=words.clauses(found))


def _ground(player: PlayerView, cell: int) -> Text | None:
    """Tell what lies in a cell; None where it is empty, whoever stands there."""
    match player.cells[cell]:
        case ObstacleView(left=left):
            return say("humanity-base-obstacle", cell=NAMES[cell], left=left)
        case ModuleView() as shown:
            return _module(cell, shown)
    return None


def cells_in_short(player: PlayerView) -> Iterator[Text]:
    """List all that lies in a base by name, and what it holds."""
    for cell, ground in enumerate(player.cells):
        match ground:
            case ModuleView(module=module, stock=stock):
                holds = module.kind is Kind.STORE
                key = "humanity-text-holds" if holds else "humanity-text-lies"
                name = NAMES[cell]
                yield say(key, cell=name, module=module.name, stock=stock, most=MOST_STOCK)
            case ObstacleView():
                yield from filter(None, [_ground(player, cell)])


def _module(cell: int, shown: ModuleView) -> Text:
    module, colour = shown.module, COLOURS[shown.colour]
    if module.kind is Kind.STORE:
        return say(
            "humanity-base-store",
            cell=NAMES[cell],
            module=module.name,
            colour=colour,
            makes=makes_text(module.makes),
            stock=shown.stock,
            most=MOST_STOCK,
            work=module.work,
        )
    if shown.group:
        return say(
            "humanity-base-greenhouse",
            cell=NAMES[cell],
            module=module.name,
            group=shown.group,
            brings=brings_text(module),
        )
    if module.kind is Kind.COMMUNICATIONS:
        return say("humanity-base-plain", cell=NAMES[cell], module=module.name, colour=colour)
    return say(
        "humanity-base-module",
        cell=NAMES[cell],
        module=module.name,
        colour=colour,
        brings=brings_text(module),
    )


def _crew(player: PlayerView, *, lands: bool) -> Iterator[Text]:
    """Tell where each astronaut is, and whether it may act."""
    for each in player.astronauts:
        yield say(
            "humanity-base-astronaut",
            number=each.number + 1,
            work=each.work,
            where=whereabouts(each, lands=lands),
        )


def whereabouts(each: AstronautView, *, lands: bool) -> Text:
    """Tell where an astronaut is; while those who came home land, they are in no cell yet."""
    if each.hangar is not None:
        return say("humanity-base-away", hangar=each.hangar, away=each.away or 0)
    if lands and each.cell is None:
        return say("humanity-base-lands")
    where = say("humanity-base-reserve") if each.cell is None else cell_text(each.cell)
    key = "humanity-base-active" if each.active else "humanity-base-exhausted"
    return say(key, where=where)


def _more(player: PlayerView) -> Iterator[Text]:
    """Tell what is stored, free cells to land in, squares and experiments."""
    stores = [
        say("humanity-alt-stored", amount=amount, what=makes_text(makes))
        for makes, amount in stores_of(player)
    ]
    yield say("humanity-base-held", stores=listed(stores)) if stores else NOTHING
    free = [cell_text(each) for each in landing_cells(cells_of(player), player.astronauts)]
    if free:
        yield say("humanity-base-free", cells=listed(free))
    if player.squares:
        yield say(
            "humanity-base-squares", cells=listed([cell_text(each) for each in player.squares])
        )
    for number, line in enumerate(player.lines, start=1):
        tiles = listed([experiment_text(player.experiments[each]) for each in line])
        yield say("humanity-base-line", number=number, experiments=tiles)
