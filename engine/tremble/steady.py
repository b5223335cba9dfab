"""The steady computer captain: values cities and cards, computes odds, takes the better bet."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.asks import Answer, Ask, Seat
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.tremble import losses
from engine.tremble.attack import attack_total, chance_to_beat
from engine.tremble.battle import FIGHT, RETREAT
from engine.tremble.cards import City, Colour, Ship
from engine.tremble.catch import CHOICE, catch_in
from engine.tremble.ending import counts_for
from engine.tremble.fighters import space_key
from engine.tremble.planning import HOME, key_of
from engine.tremble.reward import CATCH, RAID
from engine.tremble.state import TURNS
from engine.tremble.tables import SHIPS
from engine.tremble.tactics import (
    POINT_WORTH,
    TROPHY_WORTH,
    CatchOdds,
    bought,
    chance_in,
    chance_to_win,
    cheapest,
    group_of,
    points,
    worth,
)
from engine.tremble.view import CaptainView, PublicView, TrembleView, own_part

HIDDEN_ATTACK = {Colour.BLUE: 6, Colour.RED: 10}  # of a ship nobody has seen
FUEL_OF_A_SHIP = 2.3
MAIN_GROUP = 0.6  # of a rival's attack goes to one city, as a rule
TARGETS = 1.5  # cities a rival goes for in a turn, as a rule
CONSOLATION = 4_000  # what a compensation card is worth while only bonus humans count
WHIM = 15_000  # how far the worths of two cities may be apart and still change places


def steady(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    match ask.kind:
        case "buy":
            return _buy(view, make_form, pick)
        case "plan":
            return _plan(view, make_form, pick)
        case "fight":
            return {space_key(space): _fight(view.public, ask.seat, space) for space in ask.about}
        case "reward":
            return {space_key(space): _reward(view.public, ask.seat, space) for space in ask.about}
        case "army":
            return {CHOICE: _army(view, ask)}
        case "loss":
            return losses.default(view, ask)
        case _:
            return random_answer(make_form, lambda _: 0)


def _buy(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Buy what pays for itself before the end, the best first."""
    own, turn = own_part(view), view.public.turn
    gains = {card.id: worth(card, own.ships, turn) + pick(WHIM) for card in own.offer}
    wanted = sorted((card for card in gains if gains[card] > WHIM), key=lambda card: -gains[card])
    return bought(make_form, wanted)


class _Target(NamedTuple):
    """A city as one captain sees it before the attack."""

    number: int
    city: City
    trophy: float  # hoped for by the tasks, and a whim
    pull: float  # how likely a rival comes, too


class _Scouting:
    """What a captain expects of the cities and the rivals of a turn."""

    def __init__(self, view: PublicView, seat: Seat, pick: Pick) -> None:
        cities = [(space.number, space.city) for space in view.spaces if space.city is not None]
        total = sum(city.raid for _, city in cities)
        self.odds = CatchOdds(view)
        self.rivals = [strength(view, each) for each in view.captains if each.seat != seat]
        self.targets = [
            _Target(
                number,
                city,
                trophy_worth(view, city) + pick(WHIM),
                min(0.8, TARGETS * city.raid / total),
            )
            for number, city in cities
        ]

    def hope(self, target: _Target, group: Sequence[Ship]) -> float:
        """Estimate what a group brings home from a city."""
        if not group:
            return 0.0
        total = attack_total(group, target.city)
        chance = 1.0
        for rival in self.rivals:
            chance *= 1 - target.pull + target.pull * chance_to_win(total, (rival,))
        caught = self.odds.to_catch(group, target.city)
        humans = max(target.city.raid + target.trophy, caught * (target.city.catch + target.trophy))
        return chance * humans


def strength(view: PublicView, rival: CaptainView) -> int:
    """Guess the attack total of a rival's main group."""
    unseen = rival.backs_blue * HIDDEN_ATTACK[Colour.BLUE]
    unseen += rival.backs_red * HIDDEN_ATTACK[Colour.RED]
    attack = unseen + sum(ship.attack for ship in rival.seen)
    fuelled = min(1.0, view.fuel / (FUEL_OF_A_SHIP * max(1, rival.ships)))
    return round(attack * fuelled * MAIN_GROUP)


def trophy_worth(view: PublicView, city: City) -> float:
    """Estimate what a trophy is worth for the tasks that it counts for."""
    return float(TROPHY_WORTH * sum(counts_for(each.task, city) for each in view.tasks))


def _plan(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Send ship after ship where each adds most for its fuel, as long as that lasts."""
    own, fuel = own_part(view), view.public.fuel
    scouting = _Scouting(view.public, own.seat, pick)
    groups: dict[int, list[Ship]] = {target.number: [] for target in scouting.targets}
    rest = list(own.ships)
    while moves := list(_moves(scouting, groups, rest, fuel)):
        gain, number, place = max(moves)
        if gain <= 0:
            break
        ship = rest.pop(place)
        groups[number].append(ship)
        fuel -= ship.fuel
    sent = {ship.id: str(number) for number, group in groups.items() for ship in group}
    plan: Answer = {key_of(ship.id): (sent.get(ship.id, HOME),) for ship in own.ships}
    return make_form(plan).answer()


def _moves(
    scouting: _Scouting, groups: dict[int, list[Ship]], rest: list[Ship], fuel: int
) -> Iterator[tuple[float, int, int]]:
    """List what sending one more ship would add for each fuel, the city, and which ship."""
    for target in scouting.targets:
        group = groups[target.number]
        before = scouting.hope(target, group)
        for place, ship in enumerate(rest):
            if ship.fuel <= fuel:
                gain = scouting.hope(target, [*group, ship]) - before
                yield gain / ship.fuel, target.number, place


def _fight(view: PublicView, seat: Seat, space: int) -> tuple[str, ...]:
    """Fight where the city, weighed by the odds, is worth more than the ship at risk."""
    battle = next(each for each in view.battles if each.space == space)
    city, ships = _there(view, seat, space)
    chance = chance_in(battle, seat)
    gain = city.raid + trophy_worth(view, city)
    risk = _ship_worth(ships, view.turn) - CONSOLATION
    return (FIGHT,) if chance * gain > (1 - chance) * risk else (RETREAT,)


def _reward(view: PublicView, seat: Seat, space: int) -> tuple[str, ...]:
    """Catch where that brings more on the average."""
    city, ships = _there(view, seat, space)
    trophy = trophy_worth(view, city)
    chance = CatchOdds(view).to_catch(ships, city)
    return (CATCH,) if chance * (city.catch + trophy) > city.raid + trophy else (RAID,)


def _army(view: TrembleView, ask: Ask) -> tuple[str, ...]:
    """Fight where the catch, weighed by the odds, is worth more than the ship at risk."""
    catch, public = catch_in(view, ask), view.public
    city, ships = _there(public, ask.seat, catch.space)
    chance = catch.chance
    for army in catch.armies[catch.beaten + 1 :]:
        chance *= 1.0 if army.attack is None else chance_to_beat(catch.total, army.attack)
    gain = city.catch + trophy_worth(public, city)
    risk = (1 - catch.chance) * _ship_worth(ships, public.turn)
    return (FIGHT,) if chance * gain > risk else (RETREAT,)


def _there(view: PublicView, seat: Seat, space: int) -> tuple[City, tuple[Ship, ...]]:
    """Return the city of a space and the ships a seat sent there."""
    city = view.spaces[space - 1].city
    if city is None:
        raise LookupError(f"space {space} is empty")
    return city, group_of(view, seat, space).ships


def _ship_worth(ships: Sequence[Ship], turn: int) -> float:
    """Estimate what losing the poorest ship of a group costs."""
    vulnerable = [ship.id for ship in ships if not ship.invulnerable]
    if not vulnerable:
        return 0.0
    return points(SHIPS[cheapest(vulnerable)]) * POINT_WORTH * (TURNS - turn) * 0.5
