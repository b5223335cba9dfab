"""Rate limits, with the headers by which a client knows them."""

import dataclasses

from playground import Limits, Rate
from playground.limits import Counter
from tests.playground.stage import MakeStage, Stage, button, row

STILL = dataclasses.replace(Limits(), ticks=lambda: 0.0)
"""Discord's own limits, on a clock that stands still while requests come."""


async def test_five_messages_and_no_sixth(make_stage: MakeStage) -> None:
    stage = await make_stage(limits=STILL)
    answers = [await stage.post({"content": str(n)}) for n in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    left = [answer.headers["X-RateLimit-Remaining"] for answer in answers[:5]]
    assert left == ["4", "3", "2", "1", "0"]
    refused = answers[5]
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert int(refused.headers["Retry-After"]) >= 1
    assert 0 < refused.body["retry_after"] <= 5
    assert refused.body["global"] is False
    assert len(stage.leela.sees(stage.channel)) == 5


async def test_every_channel_and_route_has_its_own_bucket(make_stage: MakeStage) -> None:
    stage = await make_stage(limits=STILL)
    for n in range(5):
        await stage.post({"content": str(n)})
    other = stage.guild.add_channel("other")
    there = await stage.rest("POST", f"/channels/{other.id}/messages", {"content": "x"})
    assert there.status == 200
    message = stage.leela.sees(stage.channel)[0]
    assert (await stage.edit(message, {"content": "y"})).status == 200
    assert (await stage.post({"content": "z"})).status == 429


async def test_fifty_requests_a_second_together(make_stage: MakeStage) -> None:
    stage = await make_stage(limits=dataclasses.replace(STILL, rates={}, per_second=3))
    answers = [await stage.rest("GET", "/users/@me") for _ in range(4)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert answers[3].body["global"] is True
    assert answers[3].headers["X-RateLimit-Global"] == "true"


async def test_answers_to_interactions_do_not_count_globally(make_stage: MakeStage) -> None:
    stage = await make_stage(limits=dataclasses.replace(STILL, rates={}, per_second=1))
    await stage.posted({"content": "panel", "components": [row(button())]})
    assert (await stage.rest("GET", "/users/@me")).status == 429
    for _ in range(3):
        answer = await stage.rest("POST", "/interactions/1/a/callback", {"type": 5}, token=None)
        assert answer.status == 404


async def test_wide_limits_say_nothing(stage: Stage) -> None:
    answers = [await stage.post({"content": str(n)}) for n in range(20)]
    assert {answer.status for answer in answers} == {200}
    assert "X-RateLimit-Limit" not in answers[0].headers


def test_a_bucket_fills_again() -> None:
    counter = Counter(Limits(rates={"r": Rate(1, 0.0)}, per_second=None))
    verdicts = [counter.count("bot", "r", "place") for _ in range(3)]
    assert [verdict.retry_after for verdict in verdicts] == [None, None, None]
