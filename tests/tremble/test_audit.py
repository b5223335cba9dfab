"""Random games, worked out a second time from what is told."""

from typing import Any

import pytest

from engine.core.asks import Notice, Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.tremble.rules import TREMBLE
from engine.tremble.table.view import Phase
from tests.tremble.auditor import Auditor


def audited(seats: int, seed: int) -> Auditor:
    """Play a random game; after each step the books must agree with the view of all."""
    auditor, key = Auditor(seats), seed.to_bytes(32, "big")
    pick = picker(key, "players")

    def answer(_view: Any, _ask: Any, make: FormMaker) -> Any:
        return random_answer(make, pick)

    def listen(table: Table, notices: tuple[Notice[Any], ...]) -> None:
        for notice in notices:
            auditor.hear(notice.private[0][1] if notice.private else notice.public)
        public = TREMBLE.view(table.state, None).public
        captains = public.captains
        assert [each.humans for each in captains] == auditor.humans
        assert [each.credits for each in captains] == auditor.credits
        assert [list(each.trophies) for each in captains] == auditor.trophies
        if public.phase is not Phase.REWARD:  # there aids are spent before their catch is told
            assert [each.compensations for each in captains] == auditor.hands

    play(TREMBLE, Setup(seats), SeededChance(key), answer, listen)
    return auditor


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_numbers_of_random_games_add_up(seats: int) -> None:
    for seed in range(3):
        assert audited(seats, seed).heard["gameended"] == 1


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20))
def test_the_numbers_of_many_random_games_add_up(chunk: int) -> None:
    for seed in range(chunk * 25, (chunk + 1) * 25):
        audited(2 + seed % 4, 1_000 + seed)
