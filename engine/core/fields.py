"""Fields for choices in stages: what a field offers may follow from what was chosen before it.

A hundred targets for each of six pieces cannot be listed at once, nor shown. So the fields of a
form are made in the order in which they are filled, and one whose time has not come offers
nothing. What was chosen in it before is a fault; the house drops it with the click that made it
one, and says so.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from operator import attrgetter, itemgetter

import msgspec

from engine.core.asks import Answer
from engine.core.forms import Field, Form, Option, chosen, faults_in, shut
from engine.core.words import Text, say

_KEY, _PICKED = attrgetter("key"), itemgetter(1)
FEW_PLACES = 25
"""So many places are offered without asking for their region first."""


class Area(msgspec.Struct, frozen=True, gc=False):
    """A part of a map, and the places in it."""

    option: Option
    places: tuple[Option, ...]


class Countable(msgspec.Struct, frozen=True, gc=False):
    """A kind of thing of which an amount is chosen, up to its limit."""

    key: str
    label: Text
    limit: int


def unopened(key: str, label: Text) -> Field:
    """Return a field whose time has not come."""
    return Field(key, label, (), least=0)


class Stages:
    """Makes the fields of a form one after another, for a draft.

    Each method adds fields and returns what is chosen in them, so that later ones can follow
    from it. What is not offered counts as not chosen; what is closed does, for that may hang on
    later fields.
    """

    def __init__(self, draft: Answer) -> None:
        self._draft = draft
        self._left = dict(filter(_PICKED, draft.items()))
        """What is chosen in the fields to come."""
        self._fields: list[Field] = []
        self._general: list[Text] = []  # faults, which may be found in the fields of any game
        self._faults: list[Text] = []

    def some(
        self,
        key: str,
        label: Text,
        options: Iterable[Option],
        least: int = 0,
        most: int = 1,
        lacking: Text | None = None,
    ) -> tuple[str, ...]:
        """Ask for several options; without any, the field does not apply.

        Where something must be chosen and nothing is, `lacking` says what to do, if the words of
        any game do not.
        """
        options = tuple(options)
        if not options:
            least = 0
        if not (picked := self._left.pop(key, ())):
            field = Field(key, label, options, (), least, most)
            if least and lacking is not None:
                self._fields.append(field)
                self._faults.append(lacking)
            else:
                self._add(field)
            return ()
        if len(picked) == 1 and least <= 1 <= most and is_open(options, picked[0]):
            self._fields.append(Field(key, label, options, picked, least, most))
            return picked
        keys = [option.key for option in options]
        picked = chosen({key: picked}, key, keys)
        self._add(Field(key, label, options, picked, least, most))
        return tuple([option for option in picked if option in keys])

    def one(
        self,
        key: str,
        label: Text,
        options: Iterable[Option],
        least: int = 1,
        lacking: Text | None = None,
    ) -> str | None:
        """Ask for one option; without any, the field does not apply."""
        picked = self.some(key, label, options, least, 1, lacking)
        return picked[0] if len(picked) == 1 else None

    def said(self, key: str) -> tuple[str, ...]:
        """Return what a draft says of a field to come."""
        return self._left.get(key, ())

    def fill(self, suggested: Answer) -> None:
        """Choose what is suggested in fields to come of which the draft says nothing."""
        for key, options in suggested.items():
            if options and key not in self._left:
                self._left[key] = options

    def unfill(self, suggested: Answer) -> None:
        """Forget what was filled in where a field to come turns out not to apply."""
        for key, options in suggested.items():
            if self._left.get(key) == options:
                del self._left[key]

    def not_yet(self, fields: Sequence[Field]) -> None:
        """Add fields whose time has not come, made before and without options."""
        if not self._left or self._left.keys().isdisjoint(map(_KEY, fields)):
            self._fields.extend(fields)
            return
        for field in fields:
            if picked := self._left.pop(field.key, None):
                self._add(Field(field.key, field.label, (), picked, 0, field.most))
            else:
                self._fields.append(field)

    def place(self, key: str, label: Text, regions: Sequence[Area], least: int = 1) -> str | None:
        """Ask for a place: first for its region, where there are many."""
        wider, part = _region_label(label), None
        if _many(regions):
            parts = [_region_option(region) for region in regions]
            part = self.one(region_key(key), wider, parts, least)
            regions = [region for region in regions if region.option.key == part]
        else:
            self.some(region_key(key), wider, ())
        offered = chain.from_iterable([region.places for region in regions])
        return self.one(key, label, offered, 1 if part else least)

    def amounts(self, key: str, kinds: Sequence[Countable], total: int) -> dict[str, int]:
        """Spread a total over kinds, a field for each; nothing chosen is none of it.

        What would pass the total is closed, and so is what the other kinds could not make up
        for: whatever is chosen, the rest can follow.
        """
        given = {kind.key: self._amount(key, kind, total) for kind in kinds}
        left = total - sum(given.values())
        for kind in kinds:
            others = total - left - given[kind.key]
            spare = sum(
                min(other.limit, total)
                for other in kinds
                if other is not kind and not given[other.key]
            )
            options = [
                _amount_option(amount, total - others, spare)
                for amount in range(1, min(kind.limit, total) + 1)
            ]
            self.one(amount_key(key, kind.key), kind.label, options, least=0)
        if left > 0:
            self._faults.append(say("fault-amount", total=total, left=left))
        return given

    def form(
        self, faults: Iterable[Text] = (), facts: Iterable[Text] = (), typed: Text | None = None
    ) -> Form:
        """Make the form of all fields."""
        told = (*self._general, *self._faults, *faults)
        return Form(tuple(self._fields), told, tuple(facts), typed)

    def _add(self, field: Field) -> None:
        self._fields.append(field)
        if field.chosen or field.least:
            self._general += faults_in(field)

    def _amount(self, key: str, kind: Countable, total: int) -> int:
        """Read what is chosen of a kind; what is not offered counts as nothing."""
        picked = self._draft.get(amount_key(key, kind.key), ())
        offered = [str(amount) for amount in range(1, min(kind.limit, total) + 1)]
        return int(picked[0]) if len(picked) == 1 and picked[0] in offered else 0


def region_key(key: str) -> str:
    """Return the key of the field that asks for the region of a place."""
    return f"{key}.region"


def amount_key(key: str, kind: str) -> str:
    """Return the key of the field that asks for the amount of a kind."""
    return f"{key}.{kind}"


def at_place(key: str, regions: Sequence[Area], place: str) -> Answer:
    """Return the answer that chooses a place, with its region where that is asked for."""
    parts = tuple(
        region.option.key
        for region in regions
        if _many(regions) and any(option.key == place for option in region.places)
    )
    return {region_key(key): parts, key: (place,)}


def spread(key: str, amounts: dict[str, int]) -> Answer:
    """Return the answer that chooses these amounts of kinds."""
    return {
        amount_key(key, kind): (str(amount),) if amount else () for kind, amount in amounts.items()
    }


def is_open(options: Iterable[Option], key: str) -> bool:
    """Tell whether an option is offered and may be chosen."""
    for option in options:
        if option.key == key:
            return option.closed is None
    return False


def _many(regions: Sequence[Area]) -> bool:
    return sum([len(region.places) for region in regions]) > FEW_PLACES


@lru_cache(maxsize=1 << 8)
def _region_label(label: Text) -> Text:
    return say("field-region", field=label)


def _region_option(region: Area) -> Option:
    """Close a region in which every place is closed."""
    option = region.option
    whys = [place.closed for place in region.places if place.closed is not None]
    if whys and len(whys) == len(region.places) and option.closed is None:
        return shut(option, whys[0])
    return option


def _amount_option(amount: int, left: int, spare: int) -> Option:
    """Offer an amount of one kind, of what the other kinds leave and could still take."""
    option = Option(str(amount), say("amount", amount=amount))
    if amount > left:
        return shut(option, say("closed-amount-over", left=max(0, left)))
    if amount + spare < left:
        return shut(option, say("closed-amount-under", least=left - spare))
    return option
