"""Views of the first draft made by hand: all phases, an army in mid-deal, and extremes."""

from msgspec.structs import replace

from engine.invasion.battles.battles import Battle, Fighter
from engine.tremble_draft.cards.cards import City, Pack, Ship, Task
from engine.tremble_draft.cards.pack import load_pack
from engine.tremble_draft.table.view import (
    Attack,
    CaptainView,
    DraftView,
    Encounter,
    Ledger,
    Meeting,
    OwnView,
    Phase,
    Piles,
    PublicView,
    SearchView,
    Space,
    TaskResult,
)

NAMES = ("Ann", "Bob the Unready", "Zoë", "Дмитрий", "Captain Long-Name of the Lost Fleet")
PACK: Pack = load_pack()
CITIES: tuple[City, ...] = tuple(PACK.cities.values())
SHIPS: tuple[Ship, ...] = tuple(ship for ship in PACK.ships.values() if not ship.starting)
STARTING: tuple[Ship, ...] = tuple(ship for ship in PACK.ships.values() if ship.starting)
ARMIES = tuple(PACK.armies.values())
TASKS: tuple[Task, ...] = tuple(PACK.tasks.values())
SPACES_OF = {2: 4, 3: 4, 4: 5, 5: 6}
HUMANS = (50_000, 130_000, 130_000, 640_000, -10_000)


def captain(seat: int, *, full: bool = False) -> CaptainView:
    """Make a captain as of the first turn, or one in the middle of a rich game."""
    if not full:
        return CaptainView(
            seat, 50_000, 0, STARTING[seat : seat + 1], 0, (), (), loan=False, credits=0
        )
    ships = SHIPS[seat * 5 : seat * 5 + 4]
    return CaptainView(
        seat=seat,
        humans=HUMANS[seat],
        fuel=(20, 13, 7, 1, 0)[seat],
        seen=ships,
        backs=1,
        trophies=CITIES[seat * 9 : seat * 9 + 9],
        searches=(search(60 + seat, ships[:2], 1 + seat % 2),) if seat != 1 else (),
        loan=seat == 4,
        credits=int(seat == 4),
    )


def search(city: int, ships: tuple[Ship, ...], counter: int) -> SearchView:
    """Let ships search a city."""
    return SearchView(CITIES[city], ships, counter, 3, sum(ship.attack for ship in ships))


def public(count: int, phase: Phase, turn: int = 1, *, full: bool = False) -> PublicView:
    """Make a public view before any reveal."""
    captains = tuple(captain(seat, full=full) for seat in range(count))
    laid = 0 if phase in {Phase.SETUP, Phase.BUYING, Phase.OVER} else SPACES_OF[count]
    spaces = tuple(Space(number, CITIES[45 + number]) for number in range(1, laid + 1))
    piles = Piles(20, 31 if phase is not Phase.OVER else 0, (), (), ())
    ledger = Ledger((), (), 0, tasks=True)
    return PublicView(turn, phase, 0, captains, spaces, (), (), None, piles, ledger)


def attack(seat: int, space: int, ships: int = 2) -> Attack:
    """Send ships to a space."""
    sent = SHIPS[seat * 5 + 2 : seat * 5 + 2 + ships]
    return Attack(seat, space, sent, sum(ship.attack for ship in sent))


def fought(count: int) -> PublicView:
    """Make a view after a battle: one retreated, the others rolled, the last won."""
    view = public(count, Phase.BATTLE, 5, full=True)
    attacks = [attack(seat, 1, 1 + seat % 3) for seat in range(count)]
    attacks += [attack(0, 2, 1), attack(1, 3)]
    rolls = ((), (6, 5), (2, 3), (1, 1), (6, 6))
    fighters = tuple(
        Fighter(one.seat, one.total, fights=bool(rolls[one.seat]), roll=rolls[one.seat])
        for one in attacks[:count]
    )
    battles = (Battle(1, fighters, winner=count - 1),)
    return replace(view, attacks=tuple(attacks), battles=battles)


def raided() -> PublicView:
    """Make a view in which two cities are gone."""
    view = replace(fought(3), phase=Phase.REWARD)
    spaces = (Space(1, None), Space(2, None), *view.spaces[2:])
    return replace(view, spaces=spaces)


def meeting(count: int, *, over: bool = False) -> PublicView:
    """Make a view in the middle of the deal: an army comes, or has just been fought."""
    view = public(count, Phase.INTELLIGENCE, 6, full=True)
    dice = ((6, 5), (), (1, 2), (3, 3), (1, 1))
    fights = tuple(
        Encounter(one.seat, each.city, each.ships, each.total, dice[one.seat], bool(one.seat % 3))
        for one in view.captains
        for each in one.searches
    )
    laid = (view.spaces[0], *(Space(each.number, None) for each in view.spaces[1:]))
    return replace(view, spaces=laid, meeting=Meeting(ARMIES[-1], 1, fights if over else ()))


def over(count: int) -> PublicView:
    """Make the end of a game, with its tasks."""
    view = public(count, Phase.OVER, 13, full=True)
    captains = tuple(
        replace(
            one,
            searches=(),
            tasks=tuple(
                TaskResult(task, met=bool((one.seat + at) % 2))
                for at, task in enumerate(TASKS[one.seat * 5 : one.seat * 5 + 1 + one.seat % 3])
            ),
        )
        for one in view.captains
    )
    return replace(view, captains=captains)


def extreme() -> PublicView:
    """Make the fullest board there can be: debts, riches, everybody everywhere."""
    view = public(5, Phase.BATTLE, 14, full=True)
    humans = (-120_000, 3_000_000, -120_000, 3_000_000, 0)
    captains = tuple(
        replace(
            one,
            humans=humans[one.seat],
            seen=SHIPS[one.seat * 5 : one.seat * 5 + 5],
            backs=0,
            trophies=CITIES[one.seat * 14 : one.seat * 14 + 14],
            searches=(search(70 + one.seat, SHIPS[one.seat * 5 : one.seat * 5 + 5], 2),),
            loan=True,
        )
        for one in view.captains
    )
    attacks = tuple(
        Attack(seat, space, SHIPS[seat * 5 : seat * 5 + 5], 48)
        for seat in range(5)
        for space in (1, 6)
    )
    fighters = tuple(Fighter(seat, 48, fights=True, roll=(6, 6)) for seat in range(5))
    spaces = tuple(Space(number, _long(CITIES[30 + number])) for number in range(1, 7))
    battles = (Battle(6, fighters, winner=3),)
    return replace(view, captains=captains, spaces=spaces, attacks=attacks, battles=battles)


def _long(city: City) -> City:
    return replace(city, english="Saint-Germain-en-Laye-les-Bains", raid=150_000, search=250_000)


def own(seat: int, *, full: bool = False) -> OwnView:
    """Make a first hand with the tasks that are dealt, or a full one with an offer."""
    if not full:
        return OwnView(seat, STARTING[seat : seat + 1], (), TASKS[18:22], ())
    rich = sorted(SHIPS, key=lambda ship: -len(ship.bonuses) - ship.transfer - ship.reserve)
    ships = (*SHIPS[seat * 5 : seat * 5 + 2], *rich[:3])
    return OwnView(seat, ships, (SHIPS[-1], SHIPS[20]), (TASKS[9], TASKS[20], TASKS[29]), ())


BOARDS: dict[str, PublicView] = {
    "setup-2": public(2, Phase.SETUP),
    "buying-3": public(3, Phase.BUYING, 6, full=True),
    "buying-5": public(5, Phase.BUYING, 6, full=True),
    "planning-2": public(2, Phase.PLANNING),
    "planning-5": public(5, Phase.PLANNING, 7, full=True),
    "meeting-3": meeting(3),
    "met-5": meeting(5, over=True),
    "fought-4": fought(4),
    "fought-5": fought(5),
    "raided-3": raided(),
    "over-4": over(4),
    "extreme-5": extreme(),
}

HANDS: dict[str, DraftView] = {
    "setup": DraftView(public(3, Phase.SETUP), own(1)),
    "full": DraftView(public(3, Phase.BUYING, 6, full=True), own(2, full=True)),
    "planning": DraftView(public(5, Phase.PLANNING, 7, full=True), own(3, full=True)),
    "empty": DraftView(public(2, Phase.PLANNING), OwnView(0, (), (), (), ())),
}


def public_of(name: str) -> DraftView:
    """Make what the public gets of a board."""
    return DraftView(BOARDS[name], None)
