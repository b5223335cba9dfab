"""How fast a server's games go, learnt from those that are over."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from math import isfinite
from statistics import quantiles

from engine.core.variants import UNHURRIED
from engine.host.values.player_notes import Length
from engine.host.values.proceedings import Tempo
from engine.host.values.times import between

LEAST_GAMES = 3  # fewer tell nothing, and what one table did would show


def tempos(lengths: Iterable[Length]) -> Iterator[Tempo]:
    """Sum up which share of its pace a step took, in quick games and in those by post."""
    shares: dict[bool, list[float]] = {False: [], True: []}
    for each in lengths:
        terms, waits = each.terms, max(1, each.steps - 1)  # the first step deals
        with suppress(ArithmeticError, ValueError, OSError, KeyError):  # no such time, or zone
            share = between(each.began, each.ended, terms.night) / (waits * terms.pace)
            if isfinite(share):
                shares[terms.pace >= UNHURRIED].append(share)
    for unhurried, found in shares.items():
        if len(found) >= LEAST_GAMES:
            low, _, high = quantiles(found, n=4, method="inclusive")
            yield Tempo(unhurried, len(found), low, high)
