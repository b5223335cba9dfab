"""Answers to interactions, spoken without any library."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from playground import Message, Press, VirtualClock
from tests.playground.stage import MakeStage, Stage, button, layout, row, text

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    parts = list(components) or [label(text_input())]
    return {"custom_id": "form", "title": "Form", "components": parts, **more}


def label(component: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Name", "component": component, **more}


def text_input(custom_id: str = "name", **more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


@asynccontextmanager
async def pressing(
    stage: Stage, message: Message | None = None
) -> AsyncIterator[asyncio.Task[Press]]:
    """Let Leela press a button; the bot has to answer inside."""
    if message is None:
        message = await stage.posted({"content": "panel", "components": [row(button())]})
    task = asyncio.create_task(stage.leela.press(message, label="Go"))
    await asyncio.sleep(0)
    yield task
    if not task.done():
        task.cancel()


async def test_a_private_reply_is_seen_by_one_person(stage: Stage) -> None:
    async with pressing(stage) as task:
        await stage.answer({"type": MESSAGE, "data": {"content": "psst", "flags": 64}})
        press = await task
    assert press.acknowledged
    assert press.reply is not None
    assert press.reply.ephemeral_for is stage.leela
    assert press.reply in stage.leela.sees(stage.channel)
    assert press.reply not in stage.fry.sees(stage.channel)
    path = f"{stage.path}/{press.reply.id}"
    assert (await stage.rest("GET", path)).code == 10008
    assert (await stage.rest("PATCH", path, {"content": "x"})).code == 10008


async def test_the_answer_can_be_asked_for(stage: Stage) -> None:
    async with pressing(stage) as task:
        body = {"type": MESSAGE, "data": {"content": "hi"}}
        answer = await stage.answer(body, query="?with_response=1")
        press = await task
    assert answer.status == 200
    assert press.reply is not None
    assert answer.body["resource"]["message"]["id"] == str(press.reply.id)
    assert answer.body["interaction"]["response_message_ephemeral"] is False


async def test_a_second_acknowledgement_is_40060(stage: Stage) -> None:
    async with pressing(stage):
        assert (await stage.answer({"type": DEFER_UPDATE})).status == 204
        again = await stage.answer({"type": DEFER_UPDATE})
    assert (again.status, again.code) == (400, 40060)


async def test_after_three_seconds_the_interaction_is_unknown(
    make_stage: MakeStage, clock: VirtualClock
) -> None:
    stage = await make_stage(clock=clock)
    async with pressing(stage) as task:
        clock.advance(2.9)
        await asyncio.sleep(0)
        assert not task.done()
        clock.advance(0.2)
        press = await task
        late = await stage.answer({"type": DEFER_UPDATE})
    assert press.failed
    assert not press.acknowledged
    assert (late.status, late.code) == (404, 10062)


async def test_a_made_up_interaction_is_unknown(stage: Stage) -> None:
    answer = await stage.rest("POST", "/interactions/5/abc/callback", {"type": 5}, token=None)
    assert (answer.status, answer.code) == (404, 10062)


async def test_a_token_lives_for_fifteen_minutes(
    make_stage: MakeStage, clock: VirtualClock
) -> None:
    stage = await make_stage(clock=clock)
    async with pressing(stage) as task:
        await stage.answer({"type": DEFER})
        await task
    clock.advance(899)
    assert (await stage.hook("PATCH", "/messages/@original", {"content": "x"})).status == 200
    clock.advance(2)
    late = await stage.hook("PATCH", "/messages/@original", {"content": "y"})
    assert (late.status, late.code) == (401, 50027)
    assert (await stage.hook("POST", "", {"content": "y"})).code == 50027


async def test_a_deferred_reply_is_loading_until_the_first_follow_up(stage: Stage) -> None:
    async with pressing(stage) as task:
        await stage.answer({"type": DEFER, "data": {"flags": 64}})
        press = await task
    waiting = press.reply
    assert waiting is not None
    assert waiting.loading
    assert not press.interaction.stirred.is_set()
    first = await stage.hook("POST", "", {"content": "first"})
    await press.settled()
    assert first.body["id"] == str(waiting.id)
    assert (waiting.content, waiting.loading, waiting.edited) == ("first", False, None)
    assert waiting.ephemeral_for is stage.leela
    second = await stage.hook("POST", "", {"content": "second", "flags": 64})
    assert second.body["id"] != first.body["id"]
    assert [message.content for message in press.replies] == ["first", "second"]


async def test_the_original_can_be_shown_changed_and_deleted(stage: Stage) -> None:
    async with pressing(stage) as task:
        await stage.answer({"type": MESSAGE, "data": {"content": "one"}})
        press = await task
    assert (await stage.hook("GET", "/messages/@original")).body["content"] == "one"
    assert (await stage.hook("PATCH", "/messages/@original", {"content": "two"})).status == 200
    (reply,) = press.replies
    assert reply.content == "two"
    assert (await stage.hook("DELETE", "/messages/@original")).status == 204
    assert reply.deleted
    assert press.reply is None
    assert (await stage.hook("GET", "/messages/@original")).code == 10008


async def test_the_original_of_an_update_is_the_pressed_message(stage: Stage) -> None:
    message = await stage.posted(layout(text("one"), row(button())))
    async with pressing(stage, message) as task:
        await stage.answer({"type": UPDATE, "data": {"components": [text("two")]}})
        press = await task
    assert message.text == "two"
    assert press.reply is None
    await stage.hook("PATCH", "/messages/@original", {"components": [text("three")]})
    assert message.text == "three"


async def test_nothing_follows_before_the_acknowledgement(stage: Stage) -> None:
    async with pressing(stage):
        assert (await stage.hook("POST", "", {"content": "x"})).code == 10015


async def test_a_strange_application_has_no_such_webhook(stage: Stage) -> None:
    async with pressing(stage):
        await stage.answer({"type": DEFER_UPDATE})
    path = f"/webhooks/5/{stage.interaction.token}"
    assert (await stage.rest("POST", path, {"content": "x"}, token=None)).code == 10015


BAD_ANSWERS: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "no type": ({}, ("type",), "BASE_TYPE_REQUIRED"),
    "unknown type": ({"type": 99}, ("type",), "BASE_TYPE_CHOICES"),
    "choices for a button": ({"type": 8, "data": {"choices": []}}, ("type",), "BASE_TYPE_CHOICES"),
    "content of 2001": (
        {"type": MESSAGE, "data": {"content": "x" * 2001}},
        ("data", "content"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "title of 46": (
        {"type": MODAL, "data": modal(title="t" * 46)},
        ("data", "title"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "six fields": (
        {"type": MODAL, "data": modal(*(label(text_input(str(n))) for n in range(6)))},
        ("data", "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no fields": (
        {"type": MODAL, "data": {"custom_id": "f", "title": "F", "components": []}},
        ("data", "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a field twice": (
        {"type": MODAL, "data": modal(label(text_input()), label(text_input()))},
        ("data", "components", 1, "component", "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a button in a modal": (
        {"type": MODAL, "data": modal(label(button()))},
        ("data", "components", 0, "component", "type"),
        "UNION_TYPE_CHOICES",
    ),
    "label of 46": (
        {"type": MODAL, "data": modal(label(text_input(), label="l" * 46))},
        ("data", "components", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a lonely radio option": (
        {
            "type": MODAL,
            "data": modal(
                label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})
            ),
        },
        ("data", "components", 0, "component", "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more at least than at most": (
        {"type": MODAL, "data": modal(label(text_input(min_length=5, max_length=4)))},
        ("data", "components", 0, "component", "min_length"),
        "TEXT_INPUT_COMPONENT_MIN_LENGTH",
    ),
}


@pytest.mark.parametrize("name", BAD_ANSWERS)
async def test_refuses_malformed_answers_and_leaves_the_interaction_open(
    stage: Stage, name: str
) -> None:
    body, place, code = BAD_ANSWERS[name]
    async with pressing(stage) as task:
        answer = await stage.answer(body)
        assert (answer.status, answer.code) == (400, 50035)
        assert code in answer.wrong(*place), answer.body
        assert (await stage.answer({"type": DEFER_UPDATE})).status == 204
        assert (await task).acknowledged


async def test_an_empty_reply_is_50006(stage: Stage) -> None:
    async with pressing(stage):
        assert (await stage.answer({"type": MESSAGE, "data": {"content": ""}})).code == 50006
        assert (await stage.answer({"type": MESSAGE})).code == 50006


async def test_a_modal_cannot_answer_a_modal(stage: Stage) -> None:
    async with pressing(stage) as task:
        await stage.answer({"type": MODAL, "data": modal()})
        press = await task
    assert press.modal is not None
    sending = asyncio.create_task(stage.leela.submit(press.modal, {"name": "Turanga"}))
    await asyncio.sleep(0)
    again = await stage.answer({"type": MODAL, "data": modal()})
    assert again.wrong("type") == ["BASE_TYPE_CHOICES"]
    assert (await stage.answer({"type": DEFER_UPDATE})).status == 204
    assert (await sending).acknowledged


async def test_files_come_with_an_answer(stage: Stage) -> None:
    async with pressing(stage) as task:
        body = {"type": MESSAGE, "data": {"attachments": [{"id": 0, "description": "alt"}]}}
        assert (await stage.answer(body, [("a.txt", b"A")])).status == 204
        press = await task
    assert press.reply is not None
    assert press.reply.alt_texts == ("alt",)
