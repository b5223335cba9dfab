"""Planning: a target for each ship, as far as the fuel goes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Generic, TypeVar

from engine.core.asks import Answer, Ask, Decide
from engine.core.forms import Field, Option, Section, chosen, shut
from engine.core.words import Text, say
from engine.invasion.cards.cards import AnyShip
from engine.invasion.cards.keys import HOME, SHIP, key_of, ship_of
from engine.kit.memo import latest

Ship = TypeVar("Ship", bound=AnyShip)

_HOME = Option(HOME, say("invasion-option-home"), say("invasion-note-home"))
_STAYS = (HOME,)
_PLAN, _ALL_HOME = say("invasion-plan"), say("invasion-plan-home")
_OTHERS, _OTHERS_HOME = say("invasion-plan-others"), say("invasion-plan-others-home")


def orders_in(answer: Answer) -> list[tuple[str, str]]:
    """List which ships are sent where."""
    return [
        (ship_of(key), picked[0])
        for key, picked in answer.items()
        if key.startswith(SHIP) and picked != _STAYS
    ]


def asked(turn: int, seats: Iterable[int]) -> Decide | None:
    """Ask all who have ships that may be sent; the others stay home."""
    asks = tuple([Ask(seat, "plan") for seat in seats])
    return Decide(f"t{turn}:plan", asks) if asks else None


class Targets:
    """What all captains may attack, as options; an edition says how it is called."""

    def __init__(self, label: Callable[[int, str], Text], note: Callable[[str], Text]) -> None:
        self.of = latest(self._of)
        self._option = cache(lambda space, city: Option(str(space), label(space, city), note(city)))

    def _of(self, spaces: tuple[Any, ...]) -> tuple[Option, ...]:
        there = [space for space in spaces if space.city is not None]
        return (_HOME, *[self._option(space.number, space.city.id) for space in there])


class PlanForm(Generic[Ship]):
    """What a captain's form shows whatever is chosen in it, and targets as the fuel allows.

    It tells attack and fuel of a ship where it `explains`; the picture of the plan always does.
    """

    def __init__(
        self,
        ships: Iterable[Ship],
        labels: Mapping[str, Text],
        targets: tuple[Option, ...],
        *,
        explains: bool,
    ) -> None:
        told = {ship.id: _label(labels[ship.id], ship.attack, ship.fuel) for ship in ships}
        shown = told if explains else labels
        self._fields = [(ship, key_of(ship.id), shown[ship.id]) for ship in ships]
        self._names = labels
        self._open = targets
        self._spaces = [option.key for option in self._open]
        self._shut: dict[tuple[int, int], tuple[Option, ...]] = {}

    def drafted(self, draft: Answer, limit: int) -> tuple[list[Field], Section | None]:
        """Make the fields; an untouched ship stays home.

        Where several ships stay home, one line says that of all of them.
        """
        plan, left = {}, limit
        for ship, key, target in self._sent(draft):
            plan[key] = target
            left -= ship.fuel
        fields, over = [], self._over(limit - left, limit) if left < 0 else None
        for ship, key, label in self._fields:
            target = plan.get(key, _STAYS)
            if target is not _STAYS:
                options = over or self._open
            else:
                options = self._open if ship.fuel <= left else self._closed(ship.fuel, left)
            fields.append(Field(key, label, options, target, short=self._names[ship.id]))
        return fields, self._gist(plan)

    def _gist(self, plan: Mapping[str, tuple[str, ...]]) -> Section | None:
        """Sum up which ships stay home, where they are several."""
        home = tuple([key for _, key, _ in self._fields if key not in plan])
        if len(home) < 2:
            return None
        return Section(_OTHERS, _OTHERS_HOME, home) if plan else Section(_PLAN, _ALL_HOME, home)

    def _sent(self, draft: Answer) -> Iterator[tuple[Ship, str, tuple[str, ...]]]:
        """List the ships that a draft sends, with their fields and targets."""
        for ship, key, _ in self._fields if draft else ():
            target = chosen(draft, key, self._spaces)
            if target and target != _STAYS:
                yield ship, key, target

    def _closed(self, fuel: int, left: int) -> tuple[Option, ...]:
        """List what a ship may not attack that needs more fuel than is left."""
        if (fuel, left) not in self._shut:
            closed = say("invasion-closed-fuel", fuel=fuel, left=max(0, left))
            self._shut[fuel, left] = self._away(closed)
        return self._shut[fuel, left]

    def _over(self, used: int, limit: int) -> tuple[Option, ...]:
        """List the same for all ships of a plan that needs more fuel than there is."""
        return self._away(over_text(used, limit))

    def _away(self, closed: Text) -> tuple[Option, ...]:
        return (_HOME, *[shut(option, closed) for option in self._open[1:]])


def over_text(used: int, limit: int) -> Text:
    """Say of all that is sent that it needs more fuel than there is: the same for each ship."""
    return say("invasion-closed-over", used=used, limit=limit, over=used - limit)


def home_default(ships: Iterable[AnyShip]) -> Answer:
    """Keep all ships home."""
    return {key_of(ship.id): _STAYS for ship in ships}


@lru_cache(maxsize=1 << 10)
def _label(name: Text, attack: int, fuel: int) -> Text:
    return say("invasion-field-ship", name=name, attack=attack, fuel=fuel)
