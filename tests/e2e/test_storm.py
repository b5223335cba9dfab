"""Bots that share a hundred games in a storm lose none, and double nothing."""

import asyncio
import json
import random
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import exported
from engine.core.registry import Registry
from engine.core.seals import seal
from playground.record import Deed, Outcome
from storage.engines.places import Place, Server
from storage.keeping.moving import reading
from tests.e2e.evidence import Receipt, closed_groups
from tests.e2e.storm import Fleet, gust, storm
from tests.e2e.verdict import STRIKES, Verdict, count_clicks, judge
from tests.engines import MissingServerError, TestServer, place_in
from tests.host.fakes import spin
from tests.host.house import house
from tests.toy.game import TOY

NAMES = ("Ada", "Bob")
_TOLD = "SELECT number, seat FROM outbox WHERE edits IS NULL AND number > 0 ORDER BY id"


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
    assert len({strike.kind for strike in verdict.over}) >= kinds, "it was too short"
    assert verdict.receipts
    assert not verdict.faults, verdict.faults[:3]
    assert verdict.unanswered == 0


async def test_a_gust_over_six_shards_and_three_bots(tmp_path: Path) -> None:
    place = place_in(tmp_path)
    if not isinstance(place, Server):
        pytest.skip("runs with --engine postgres")
    verdict = await gust(place, tmp_path, ("kill", "cut"), games=2, gap=0.1)
    assert [strike.kind for strike in verdict.over] == ["kill", "cut"]
    assert all(strike.shards for strike in verdict.over)
    assert verdict.receipts
    assert not verdict.faults, verdict.faults[:3]
    assert verdict.unanswered == 0


@dataclass(frozen=True)
class Said:
    """A message, as far as a judge looks at it."""

    text: str
    ephemeral_for: None = None
    deleted: bool = False


class Left:
    """What a game left: the messages of its channel and of its captains, and their receipts."""

    def __init__(self, place: Place, export: bytes) -> None:
        self.place = place
        self.channel: list[Said] = []
        self.inboxes: list[list[Said]] = [[] for _ in NAMES]
        with reading(place) as sql:
            for number, seat in sql.execute(_TOLD).fetchall():
                told = self.channel if seat is None else self.inboxes[seat]
                told.append(Said(f"-# #1·{number}"))
        key = bytes.fromhex(json.loads(export.splitlines()[-1])["line"]["key"])
        self.receipts = {
            Receipt(NAMES[seat], group, seal(key, group, seat, given["answer"]))
            for group, answers in closed_groups(export).items()
            for seat, given in answers.items()
            if given["source"] == "player"
        }

    async def faults(self) -> list[str]:
        """Ask the judge."""
        people = [
            SimpleNamespace(person=SimpleNamespace(name=name, inbox=inbox))
            for name, inbox in zip(NAMES, self.inboxes, strict=True)
        ]
        said = [each for place in (self.channel, *self.inboxes) for each in place]
        world = SimpleNamespace(messages=dict(enumerate(said)))
        stage: Any = SimpleNamespace(
            captains=people,
            channel=SimpleNamespace(messages=self.channel),
            discord=SimpleNamespace(world=world),
        )
        verdict = Verdict()
        await judge(verdict, self.place, stage, 1, self.receipts)
        return verdict.faults


async def test_the_judge_of_a_storm_sees_what_went_wrong(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.play(await home.started(2))
    place = place_in(tmp_path)
    export = await exported(place, 1, Registry((TOY,)))
    left = Left(place, export)
    assert left.receipts
    assert len(left.channel) > 3
    assert await left.faults() == []
    inbox, first = left.inboxes[0], left.channel[0]
    inbox.append(inbox[-1])
    assert await left.faults() == [inbox[-1].text.removeprefix("-# #")]
    inbox.pop()
    left.channel.reverse()
    assert [fault.partition(":")[0] for fault in await left.faults()] == ["game 1"]
    left.channel.reverse()
    left.channel.remove(first)
    assert await left.faults() == [f"no {first.text.removeprefix('-# #')}"]
    left.channel.insert(0, first)
    lost = replace(left.receipts.pop(), code="AAAA-AAAA-AAAA-AAAA")
    left.receipts.add(lost)
    assert await left.faults() == [str(lost)]


async def test_clicks_in_a_strike_that_outlasts_the_games_may_go_unanswered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    discord: Any = SimpleNamespace(
        add_application=lambda token: token, listening=lambda _app: {}, shards=1
    )
    nowhere: Any = None
    made = Fleet(discord, nowhere, tmp_path, None)
    bot: Any = SimpleNamespace(kill=lambda: None)
    made.bots.append(bot)

    async def nobody() -> dict[int, tuple[str, int]]:
        return {}

    monkeypatch.setattr(made, "_holders", nobody)
    striking = asyncio.create_task(made.strike("kill", random.Random(1)))
    await spin()
    striking.cancel()
    now = time.monotonic()
    deeds = [SimpleNamespace(interaction=number, when=now - number) for number in (0, 60)]
    outcomes = [SimpleNamespace(interaction=number, acknowledged=None) for number in (0, 60)]
    found = {Deed: deeds, Outcome: outcomes}
    discord.record = SimpleNamespace(of=lambda kind: found[kind])
    discord.clock = SimpleNamespace(now=time.monotonic)
    count_clicks(made.verdict, discord)
    assert (made.verdict.clicks, made.verdict.unanswered) == (2, 1), "the other came long before"
