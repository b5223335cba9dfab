"""Views and events made by hand: 2 to 5 captains, all phases, and extremes."""

from collections.abc import Sequence

import msgspec

from engine.invasion.battles.battles import Fighter
from engine.invasion.cards.cards import CityType, Region
from engine.tremble.cards.cards import City, Pack, Ship, Task
from engine.tremble.cards.pack import load_pack
from engine.tremble.table.shopping import Basket
from engine.tremble.table.view import (
    Attack,
    Battle,
    CaptainView,
    Catch,
    EffectUse,
    Ledger,
    OwnView,
    Phase,
    Piles,
    PublicView,
    Space,
    Standing,
    StationView,
    TrembleView,
)

NAMES = ("Ann", "Bob the Unready", "Zoë", "Дмитрий", "Captain Long-Name of the Lost Fleet")
PACK: Pack = load_pack()
CITIES: tuple[City, ...] = tuple(PACK.cities.values())
SHIPS: tuple[Ship, ...] = tuple(ship for ship in PACK.ships.values() if ship.price)
STATIONS = tuple(PACK.stations.values())
CARDS = tuple(PACK.compensations.values())
ARMIES = tuple(PACK.armies.values())
TASKS: tuple[Task, ...] = tuple(PACK.tasks.values())
PILES = Piles(40, 30, 20, 20, (), (), (), (), ())
LEDGER = Ledger((), (), (0, 0, 0), (0, 0))
SPACES_OF = {2: 3, 3: 4, 4: 5, 5: 6}
TASKS_OF = {2: 3, 3: 3, 4: 4, 5: 5}


def captain(seat: int, humans: int = 100_000, *, full: bool = False) -> CaptainView:
    """Make a captain as of the first turn, or with everything a captain can have."""
    if not full:
        return CaptainView(seat, humans, (PACK.ships["training.1"],), 0, 0, (), (), 0, 0)
    return CaptainView(
        seat=seat,
        humans=humans,
        seen=SHIPS[seat * 5 : seat * 5 + 3],
        backs_blue=1,
        backs_red=1,
        stations=(StationView(STATIONS[seat], used=False), StationView(STATIONS[-1], used=True)),
        trophies=CITIES[seat * 8 : seat * 8 + 7],
        compensations=3,
        credits=2,
    )


def standings(captains: Sequence[CaptainView]) -> tuple[Standing, ...]:
    """Count the trophies of the captains for their tasks."""
    return tuple(
        Standing(task, tuple(sum(_counts(task, city) for city in c.trophies) for c in captains))
        for task in TASKS[: TASKS_OF[len(captains)]]
    )


def _counts(task: Task, city: City) -> bool:
    return city.type is task.type or city.region is task.region


def spaces(count: int, first: int = 0) -> tuple[Space, ...]:
    """Lay cities for this many captains."""
    return tuple(
        Space(number, CITIES[first + number - 1]) for number in range(1, SPACES_OF[count] + 1)
    )


def public(count: int, phase: Phase, turn: int = 1, *, full: bool = False) -> PublicView:
    """Make a public view before any reveal."""
    humans = (100_000, 130_000, 130_000, 640_000, 90_000)
    captains = tuple(captain(seat, humans[seat], full=full) for seat in range(count))
    laid = () if phase in {Phase.BUYING, Phase.OVER} else spaces(count)
    fuel = min(12, 3 + turn)
    return PublicView(
        turn, phase, fuel, captains, laid, standings(captains), (), (), (), PILES, LEDGER
    )


def attack(seat: int, space: int, total: int, ships: int = 2) -> Attack:
    """Send ships to a space."""
    return Attack(seat, space, SHIPS[seat * 5 : seat * 5 + ships], total)


def revealed(count: int, *, full: bool = True) -> PublicView:
    """Make a view after the reveal, before anybody has decided."""
    view = public(count, Phase.BATTLE, 4, full=full)
    attacks = [attack(seat, 1, 9 + 3 * seat, 1 + seat % 3) for seat in range(count)]
    attacks += [attack(0, 2, 14, 1), attack(1, 3, 22, 2)]
    fighters = tuple(Fighter(seat, 9 + 3 * seat) for seat in range(count))
    return msgspec.structs.replace(view, attacks=tuple(attacks), battles=(Battle(1, fighters),))


def fought(count: int) -> PublicView:
    """Make a view after a battle: one retreated, the others rolled, the second won."""
    view = revealed(count)
    rolls = ((), (6, 5), (2, 3), (1, 1), (4, 2))
    fighters = tuple(
        Fighter(seat, 9 + 3 * seat, fights=bool(rolls[seat]), roll=rolls[seat])
        for seat in range(count)
    )
    return msgspec.structs.replace(
        view, battles=(Battle(1, fighters, winner=4 if count == 5 else 1),)
    )


def catching(count: int) -> PublicView:
    """Make a view in the middle of a catch on space 2, with space 1 already empty."""
    view = fought(count)
    armies = (ARMIES[-1], ARMIES[0], ARMIES[8])
    return msgspec.structs.replace(
        view,
        phase=Phase.REWARD,
        spaces=(Space(1, None), *view.spaces[1:]),
        catches=(Catch(0, 2, armies, 1, 17, 0.5),),
    )


def beaten() -> PublicView:
    """Make a view after a lost catch: space 3 is empty, and one of two ships is gone."""
    view = catching(3)
    *others, last = view.attacks
    left = msgspec.structs.replace(last, ships=last.ships[:1], lost=last.ships[1:])
    cities = (*view.spaces[:2], Space(3, None), *view.spaces[3:])
    return msgspec.structs.replace(view, spaces=cities, attacks=(*others, left), catches=())


def helped(count: int) -> PublicView:
    """Make a view after responses: boosts, lost bonuses, a tie thrown again, extra fuel."""
    view = fought(count)
    rolls = ((6, 5), (6, 6), (2, 3), (1, 1), (4, 2))
    plus = (0, 3, -6, 12, -11)
    fighters = tuple(
        Fighter(seat, 19 + 3 * seat, fights=True, roll=rolls[seat], plus=plus[seat])
        for seat in range(count)
    )
    effects = (
        EffectUse(1, STATIONS[0]),
        EffectUse(1, PACK.stations["death-stable"], SHIPS[10]),
        EffectUse(0, CARDS[-1]),
    )
    battle = Battle(1, fighters, None, throwing=(0, 1), effects=effects)
    captains = tuple(msgspec.structs.replace(one, extra_fuel=4, fresh=1) for one in view.captains)
    return msgspec.structs.replace(view, captains=captains, battles=(battle,))


def claimed() -> PublicView:
    """Make a view of a catch that failed its dice, over a city whose card is claimed."""
    view = catching(3)
    catch = Catch(0, 2, (ARMIES[8], ARMIES[-1]), 1, 17, 0.5, roll=(3, 4), plus=-3, fewer=1)
    cities = (Space(1, None), *(msgspec.structs.replace(s, claimed_by=2) for s in view.spaces[1:]))
    return msgspec.structs.replace(view, spaces=cities, catches=(catch,))


def extreme() -> PublicView:
    """Make the fullest board there can be: debts, riches, everybody everywhere."""
    view = public(5, Phase.BATTLE, 10, full=True)
    humans = (-120_000, 3_000_000, -120_000, 3_000_000, 0)
    captains = tuple(
        msgspec.structs.replace(
            one,
            humans=humans[one.seat],
            seen=SHIPS[one.seat * 5 : one.seat * 5 + 5],
            backs_blue=0,
            backs_red=0,
            compensations=12,
            credits=11,
            extra_fuel=8,
            trophies=CITIES[one.seat * 12 : one.seat * 12 + 12],
        )
        for one in view.captains
    )
    attacks = tuple(
        Attack(seat, seat + 1, SHIPS[seat * 5 : seat * 5 + 4], 48) for seat in range(5)
    ) + tuple(Attack(seat, 6, SHIPS[seat * 5 + 4 : seat * 5 + 5], 38) for seat in range(5))
    fighters = tuple(Fighter(seat, 38, fights=True, roll=(6, 6), plus=-18) for seat in range(5))
    return msgspec.structs.replace(
        view,
        captains=captains,
        tasks=standings(captains),
        spaces=tuple(Space(n, _long(city), n % 5) for n, city in enumerate(CITIES[30:36], 1)),
        attacks=attacks,
        battles=(Battle(6, fighters, winner=3),),
    )


def _long(city: City) -> City:
    return msgspec.structs.replace(
        city,
        english="Saint-Germain-en-Laye-les-Bains",
        region=Region.NORTH_AMERICA,
        type=CityType.INDUSTRIAL,
        raid=150_000,
        catch=250_000,
    )


def own(seat: int, *, full: bool = False) -> OwnView:
    """Make a first hand, or a full one with an offer."""
    if not full:
        return OwnView(seat, (PACK.ships["training.1"],), (SHIPS[0], STATIONS[0]), ())
    rich = sorted(SHIPS, key=lambda ship: -len(ship.bonuses) - ship.transfer)
    return OwnView(seat, tuple(rich[:5]), (SHIPS[40], STATIONS[-1]), CARDS[:12])


def with_own(view: PublicView, seat: int, *, full: bool = False) -> TrembleView:
    """Make what a captain gets."""
    return TrembleView(view, own(seat, full=full))


BOARDS: dict[str, PublicView] = {
    "buying-2": public(2, Phase.BUYING),
    "planning-2": public(2, Phase.PLANNING),
    "planning-3": public(3, Phase.PLANNING, 5, full=True),
    "revealed-3": revealed(3),
    "fought-4": fought(4),
    "fought-5": fought(5),
    "catching-3": catching(3),
    "beaten-3": beaten(),
    "helped-2": helped(2),
    "helped-5": helped(5),
    "claimed-3": claimed(),
    "planning-5": public(5, Phase.PLANNING, 10, full=True),
    "over-4": public(4, Phase.OVER, 10, full=True),
    "extreme-5": extreme(),
}


def waiting() -> TrembleView:
    """Make what a captain gets who has bought while others draw again; two cards are fresh."""
    view = with_own(public(3, Phase.BUYING, 3, full=True), 1)
    assert view.own is not None
    captains = tuple(msgspec.structs.replace(one, fresh=2) for one in view.public.captains)
    mine = msgspec.structs.replace(
        view.own,
        compensations=(CARDS[0], CARDS[6], CARDS[1]),
        basket=Basket((SHIPS[0].id,), (), credit=False),
    )
    return TrembleView(msgspec.structs.replace(view.public, captains=captains), mine)


HANDS: dict[str, TrembleView] = {
    "waiting": waiting(),
    "first": with_own(public(3, Phase.BUYING, 1), 1),
    "full": with_own(public(3, Phase.BUYING, 6, full=True), 2, full=True),
    "empty": TrembleView(public(2, Phase.PLANNING), OwnView(0, (), (), ())),
}


def public_of(name: str) -> TrembleView:
    """Make what the public gets of a board."""
    return TrembleView(BOARDS[name], None)
