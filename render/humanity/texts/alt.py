"""Pictures in words for those who do not see them: what matters, in Discord's limit."""

from collections.abc import Iterator, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, Value, say
from engine.humanity.base.grid import NAMES
from engine.humanity.table.terms import (
    COLOURS,
    cost_text,
    experiment_text,
    makes_text,
)
from engine.humanity.table.view import (
    AstronautView,
    HangarView,
    ModuleView,
    ObstacleView,
    PlayerView,
    PublicView,
)
from engine.humanity.tiles.tiles import Cost, Kind, Mission
from render.house.captains import letter, short_name
from render.humanity.boards.base import stores_of
from render.humanity.boards.landing import landing
from render.humanity.parts.tasks import mission_text
from render.humanity.texts.news import news
from render.words import Words


def hub_alt(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    below: Sequence[PlayerView] = (),
    before: PublicView | None = None,
) -> list[str]:
    """Say what the hub shows: players, missions, what is new, bases `below` it, hangars."""
    when = {"year": view.year, "round": view.round}
    told = [words(say("humanity-alt-hub", **when, arm=view.arm, next=view.next_arm))]
    told += _standings(view, names, words)
    for task in view.tasks:
        holder = "" if task.holder is None else letter(task.holder)
        values = words.series([f"{letter(seat)} {each}" for seat, each in enumerate(task.values)])
        told.append(
            words(
                say(
                    "humanity-alt-mission",
                    least=task.mission.least,
                    what=_asked(task.mission),
                    held=int(bool(holder)),
                    holder=holder,
                    values=values,
                )
            )
        )
    if before is not None:
        told += _news(before, view, names, words)
    told += _lying_below(below, names, words)
    order = sorted(view.ring, key=lambda place: place.away)
    told += [words(_hangar(place)) for place in order if place.module or place.experiment]
    return told


def _standings(view: PublicView, names: tuple[str, ...], words: Words) -> Iterator[str]:
    """Say of each player what it has, and how many of its astronauts may still act, or land."""
    for player in view.players:
        about: dict[str, Value] = {
            "captain": short_name(names, player.seat, words),
            "letter": letter(player.seat),
            "points": player.points,
            "science": player.science,
            "research": player.research,
        }
        if landing(view):
            lands = sum(each.cell is None and each.hangar is None for each in player.astronauts)
            yield words(say("humanity-alt-player-lands", **about, lands=lands))
            continue
        active = sum(each.active for each in player.astronauts)
        acting = int(player.seat in view.acting)
        yield words(say("humanity-alt-player", **about, active=active, acting=acting))


def _news(
    before: PublicView, view: PublicView, names: tuple[str, ...], words: Words
) -> Iterator[str]:
    """Say for each captain what is new since an earlier view."""
    for was, player in zip(before.players, view.players, strict=True):
        if told := news(was, player, words):
            about = {
                "letter": letter(player.seat),
                "captain": short_name(names, player.seat, words),
            }
            yield words(say("humanity-alt-news", **about, news=told))


def _asked(mission: Mission) -> Text:
    """Say what a mission measures, with the signs that a picture has beside it."""
    if mission.icons:
        return say("humanity-alt-icons", what=makes_text(mission.icons))
    return mission_text(mission)


def _hangar(place: HangarView) -> Text:
    """Say what lies at a hangar, and what behind it."""
    module, experiment = place.module, place.experiment
    return say(
        "humanity-alt-hangar",
        hangar=place.hangar,
        module=say("humanity-alt-none") if module is None else _priced(module.name, module.cost),
        experiment=say("humanity-alt-none")
        if experiment is None
        else _priced(experiment_text(experiment), experiment.cost),
        crossed=int(place.crossed),
    )


def _priced(name: Text, cost: Cost) -> Text:
    return say("humanity-alt-priced", name=name, cost=cost_text(cost))


def base_alt(view: PublicView, seat: Seat, names: tuple[str, ...], words: Words) -> list[str]:
    """Say what a base shows: what it has, its astronauts, then its cells."""
    player = view.players[seat]
    told = [
        words(
            say(
                "humanity-alt-base",
                captain=short_name(names, seat, words),
                letter=letter(seat),
                points=player.points,
                science=player.science,
                research=player.research,
            )
        )
    ]
    stores = [
        words(say("humanity-alt-stored", amount=amount, what=makes_text(makes)))
        for makes, amount in stores_of(player)
    ]
    if stores:
        told.append(words(say("humanity-alt-stores", stores=words.series(stores))))
    told += [words(_astronaut(each, lands=landing(view))) for each in player.astronauts]
    return told + [words(each) for each in _cells(player)]


def _astronaut(each: AstronautView, *, lands: bool) -> Text:
    """Say where an astronaut is, and whether it may act."""
    about: dict[str, Value] = {"number": each.number + 1, "work": each.work}
    if each.hangar is not None:
        return say("humanity-alt-astronaut-away", **about, hangar=each.hangar, away=each.away or 0)
    active = int(each.active)
    if each.cell is None:
        key = "humanity-alt-astronaut-lands" if lands else "humanity-alt-astronaut-reserve"
        return say(key, **about, active=active)
    return say("humanity-alt-astronaut", **about, cell=NAMES[each.cell], active=active)


def _cells(player: PlayerView) -> Iterator[Text]:
    """Say what lies in each cell that is used."""
    for name, ground in zip(NAMES, player.cells, strict=True):
        match ground:
            case ModuleView(module=module, colour=colour, stock=stock, group=group):
                about: dict[str, Value] = {
                    "cell": name,
                    "module": module.name,
                    "colour": COLOURS[colour],
                }
                if module.kind is Kind.STORE:
                    yield say("humanity-alt-store", **about, stock=stock)
                elif group:
                    yield say("humanity-alt-greenhouse", **about, group=group)
                else:
                    yield say("humanity-alt-module", **about)
            case ObstacleView(left=left):
                yield say("humanity-alt-obstacle", cell=name, left=left)


def sheet_lines(view: PublicView, names: tuple[str, ...], words: Words) -> Iterator[str]:
    """Say what all bases show: what each has, and how many modules of each colour."""
    yield words(say("humanity-alt-sheet", year=view.year, round=view.round))
    for standing, player in zip(_standings(view, names, words), view.players, strict=True):
        yield standing
        yield _lying(player, words)


def _lying_below(
    players: Sequence[PlayerView], names: tuple[str, ...], words: Words
) -> Iterator[str]:
    """Say what bases below a hub show."""
    for player in players:
        captain = short_name(names, player.seat, words)
        about = say("humanity-alt-below", letter=letter(player.seat), captain=captain)
        yield f"{words(about)} {_lying(player, words)}"


def _lying(player: PlayerView, words: Words) -> str:
    """Say how many modules of each colour lie in a base, and how many squares."""
    lying = [each.colour for each in player.cells if isinstance(each, ModuleView)]
    counts = [
        words(say("humanity-alt-count", count=lying.count(colour), colour=COLOURS[colour]))
        for colour in COLOURS
        if colour in lying
    ]
    squares = len(player.squares)
    return words(say("humanity-alt-lying", counts=words.series(counts), squares=squares))
