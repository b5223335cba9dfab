"""What a captain picks in one control of a form."""

from typing import NamedTuple

ALL = 10**6  # stands for the last option of any field


class Pick(NamedTuple):
    """Options of a field, both counted from 0: they take the place of those that were shown.

    A control may show a part of what a field offers, from the option `first` to the `last`;
    what is chosen elsewhere stays, as far as it can. `stamp` is that of the field as it was
    shown: where other options are offered by now, nothing must be chosen by their numbers.
    """

    field: int
    options: tuple[int, ...]
    first: int = 0
    last: int = ALL
    stamp: str | None = None
