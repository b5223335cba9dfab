"""Bots that share a hundred games in a storm lose none, and double nothing."""

import sys
from pathlib import Path

import pytest

from tests.e2e.storm import STRIKES, storm
from tests.engines import MissingServerError, TestServer


@pytest.mark.soak
@pytest.mark.parametrize(("games", "seed", "kinds"), [(12, 1, 1), (100, 2, len(STRIKES))])
async def test_a_storm_over_six_shards_and_three_bots(
    tmp_path: Path, games: int, seed: int, kinds: int, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        TestServer()
    except MissingServerError as error:
        pytest.skip(str(error))
    verdict = await storm(tmp_path, games=games, at_once=12, seed=seed)
    with capsys.disabled():
        sys.stdout.write(f"\n{games} games: {verdict.report()}\n")
    assert len({strike.kind for strike in verdict.strikes}) >= kinds, "it was too short"
    assert verdict.receipts
    assert not verdict.faults, verdict.faults[:3]
    assert verdict.unanswered == 0
