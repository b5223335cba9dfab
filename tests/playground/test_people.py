"""What a client lets a person do, and what it does not."""

import asyncio
from typing import Any

import pytest

from playground import Impossible, Message, Modal, Press, Standin, VirtualClock, write_transcript
from playground.interactions import Interaction
from tests.playground.stage import MakeStage, Stage, button, layout, row, select, text
from tests.playground.test_interactions import label, modal, text_input

COMMAND = {
    "name": "game",
    "description": "Games",
    "options": [
        {
            "type": 1,
            "name": "new",
            "description": "Open a game",
            "options": [
                {
                    "type": 4,
                    "name": "seats",
                    "description": "How many",
                    "required": True,
                    "min_value": 2,
                    "max_value": 5,
                },
                {
                    "type": 3,
                    "name": "pace",
                    "description": "How fast",
                    "choices": [{"name": "Fast", "value": "f"}, {"name": "Slow", "value": "s"}],
                },
                {"type": 6, "name": "rival", "description": "Against whom"},
                {"type": 3, "name": "city", "description": "Where", "autocomplete": True},
            ],
        }
    ],
}


async def commands(stage: Stage, *bodies: dict[str, Any]) -> None:
    path = f"/applications/{stage.app.id}/commands"
    answer = await stage.rest("PUT", path, list(bodies or (COMMAND,)))
    assert answer.status == 200, answer.body


async def acting(stage: Stage, task: "asyncio.Task[Press]", body: dict[str, Any]) -> Press:
    await asyncio.sleep(0)
    assert (await stage.answer(body)).status == 204
    return await task


async def open_modal(stage: Stage, *parts: dict[str, Any]) -> Modal:
    message = await stage.posted({"content": "p", "components": [row(button())]})
    task = asyncio.create_task(stage.leela.press(message, label="Go"))
    press = await acting(stage, task, {"type": 9, "data": modal(*parts)})
    assert press.modal is not None
    return press.modal


def sent(stage: Stage) -> dict[str, Any]:
    events = [e for e in stage.standin.record.events if e.name == "INTERACTION_CREATE"]
    data: dict[str, Any] = events[-1].data
    return data


async def test_buttons_that_cannot_be_pressed(stage: Stage) -> None:
    message = await stage.posted(
        {
            "content": "panel",
            "components": [
                row(
                    button("a", "Same"),
                    button("b", "Same"),
                    button("c", "Off", disabled=True),
                    {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"},
                )
            ],
        }
    )
    for wanted in ("Nothing", "Same", "Off", "Rules"):
        with pytest.raises(Impossible):
            await stage.leela.press(message, label=wanted)
    stage.guild.leave(stage.leela)
    with pytest.raises(Impossible, match="does not see"):
        await stage.leela.press(message, custom_id="a")
    assert stage.standin.record.presses == []


async def test_deleted_and_private_messages_cannot_be_pressed(stage: Stage) -> None:
    message = await stage.posted({"content": "p", "components": [row(button())]})
    task = asyncio.create_task(stage.leela.press(message, label="Go"))
    data = {"content": "psst", "flags": 64, "components": [row(button("x", "Mine"))]}
    press = await acting(stage, task, {"type": 4, "data": data})
    assert press.reply is not None
    with pytest.raises(Impossible, match="does not see"):
        await stage.fry.press(press.reply, label="Mine")
    await stage.rest("DELETE", f"{stage.path}/{message.id}")
    with pytest.raises(Impossible, match="does not see"):
        await stage.leela.press(message, label="Go")


@pytest.mark.parametrize("values", [[], ["0"], ["0", "9"], ["0", "0"], ["0", "1", "2"]])
async def test_choices_a_select_does_not_allow(stage: Stage, values: list[str]) -> None:
    picker = select(count=3, min_values=2, max_values=2)
    message = await stage.posted({"content": "p", "components": [row(picker)]})
    with pytest.raises(Impossible):
        await stage.leela.choose(message, custom_id="pick", values=values)


async def test_a_choice_reaches_the_bot(stage: Stage) -> None:
    message = await stage.posted({"content": "p", "components": [row(select(max_values=2))]})
    task = asyncio.create_task(stage.leela.choose(message, custom_id="pick", values=["0", "2"]))
    assert (await acting(stage, task, {"type": 6})).acknowledged
    assert sent(stage)["data"]["values"] == ["0", "2"]
    deed = stage.standin.record.presses[-1]
    assert (deed.person, deed.custom_id, deed.values, deed.message) == (
        stage.leela.id,
        "pick",
        ("0", "2"),
        message.id,
    )
    assert deed.label == "Option 0, Option 2"


async def test_people_can_be_chosen(stage: Stage) -> None:
    picker = {"type": 5, "custom_id": "who"}
    message = await stage.posted({"content": "p", "components": [row(picker)]})
    task = asyncio.create_task(stage.leela.choose(message, custom_id="who", values=[stage.fry]))
    await acting(stage, task, {"type": 6})
    data = sent(stage)["data"]
    assert data["values"] == [str(stage.fry.id)]
    assert data["resolved"]["users"][str(stage.fry.id)]["global_name"] == "Fry"
    with pytest.raises(Impossible):
        await stage.leela.choose(message, custom_id="who", values=["nobody"])


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("none", {}),
        ("game", {}),
        ("game old", {}),
        ("game new", {}),
        ("game new", {"seats": 6}),
        ("game new", {"seats": "three"}),
        ("game new", {"seats": True}),
        ("game new", {"seats": 3, "colour": "red"}),
        ("game new", {"seats": 3, "pace": "Medium"}),
        ("game new", {"seats": 3, "rival": "Fry"}),
    ],
)
async def test_commands_that_cannot_be_sent(
    stage: Stage, command: str, options: dict[str, Any]
) -> None:
    await commands(stage)
    with pytest.raises(Impossible):
        await stage.leela.slash(stage.channel, command, **options)


async def test_a_command_reaches_the_bot(stage: Stage) -> None:
    await commands(stage)
    task = asyncio.create_task(
        stage.leela.slash(stage.channel, "game new", seats=3, pace="Fast", rival=stage.fry)
    )
    assert (await acting(stage, task, {"type": 4, "data": {"content": "ok"}})).acknowledged
    told = sent(stage)
    (inner,) = told["data"]["options"]
    assert inner["name"] == "new"
    assert [(o["name"], o["value"]) for o in inner["options"]] == [
        ("seats", 3),
        ("pace", "f"),
        ("rival", str(stage.fry.id)),
    ]
    assert told["locale"] == "en-GB"
    assert told["member"]["user"]["id"] == str(stage.leela.id)
    assert stage.standin.record.presses[-1].label == "/game new seats:3 pace:Fast rival:Fry"


def lonely(stage: Stage, told: dict[str, Any]) -> None:
    """Insist that an interaction comes from direct messages: of a person, and of no server."""
    assert told["user"]["id"] == str(stage.leela.id)
    assert not {"member", "guild", "guild_id", "guild_locale"} & told.keys()
    assert told["context"] == 1
    assert told["authorizing_integration_owners"] == {"0": "0"}
    assert told["channel"]["type"] == 1
    assert told["channel"]["id"] == told["channel_id"] == str(stage.leela.dm().id)
    assert "permissions" not in told["channel"]
    files, links, everyone, emojis = 1 << 15, 1 << 14, 1 << 17, 1 << 18
    assert int(told["app_permissions"]) == files | links | everyone | emojis


async def test_direct_messages_belong_to_no_server(stage: Stage) -> None:
    await commands(stage)
    task = asyncio.create_task(stage.leela.slash(stage.leela.dm(), "game new", seats=3))
    panel = {"content": "ok", "components": [row(button())]}
    press = await acting(stage, task, {"type": 4, "data": panel})
    lonely(stage, sent(stage))
    assert press.reply is not None
    task = asyncio.create_task(stage.leela.press(press.reply, label="Go"))
    assert (await acting(stage, task, {"type": 6})).acknowledged
    lonely(stage, sent(stage))
    head = press.reply.interaction
    assert head is not None
    assert head["authorizing_integration_owners"] == {"0": "0"}


async def test_half_typed_options_are_completed(stage: Stage) -> None:
    await commands(stage)
    task = asyncio.create_task(
        stage.leela.complete(stage.channel, "game new", "city", "Ber", seats=3)
    )
    await asyncio.sleep(0)
    choices = [{"name": "Berlin", "value": "b"}]
    assert (await stage.answer({"type": 8, "data": {"choices": choices * 26}})).code == 50035
    await stage.answer({"type": 8, "data": {"choices": choices}})
    assert await task == choices
    focused = sent(stage)["data"]["options"][0]["options"][-1]
    assert focused == {"name": "city", "type": 3, "value": "Ber", "focused": True}


async def test_a_command_may_be_kept_out_of_direct_messages(stage: Stage) -> None:
    await commands(stage, COMMAND | {"contexts": [0]})
    with pytest.raises(Impossible, match="cannot be used"):
        await stage.leela.slash(stage.leela.dm(), "game new", seats=3)


FIELDS = (
    label(text_input("name", min_length=2, max_length=5)),
    label({"type": 21, "custom_id": "radio", "options": select(count=2)["options"]}),
    label(
        {
            "type": 22,
            "custom_id": "boxes",
            "options": select(count=3)["options"],
            "max_values": 2,
            "min_values": 0,
            "required": False,
        }
    ),
    label({"type": 23, "custom_id": "box", "default": True}),
    label({"type": 19, "custom_id": "file", "required": False}),
)


async def test_a_form_is_filled_in(stage: Stage) -> None:
    form = await open_modal(stage, *FIELDS)
    assert list(form.fields) == ["name", "radio", "boxes", "box", "file"]
    answers = {"name": "Leela", "radio": "1", "boxes": ["0", "2"], "file": [("a.txt", b"A")]}
    task = asyncio.create_task(stage.leela.submit(form, answers))
    assert (await acting(stage, task, {"type": 6})).acknowledged
    data = sent(stage)["data"]
    inner = [part["component"] for part in data["components"]]
    assert inner[0]["value"] == "Leela"
    assert inner[1]["value"] == "1"
    assert inner[2]["values"] == ["0", "2"]
    assert inner[3]["value"] is True
    assert data["resolved"]["attachments"][inner[4]["values"][0]]["filename"] == "a.txt"
    with pytest.raises(Impossible, match="already"):
        await stage.leela.submit(form, answers)


@pytest.mark.parametrize(
    "answers",
    [
        {},
        {"name": "L", "radio": "1"},
        {"name": "Turanga", "radio": "1"},
        {"name": "Leela"},
        {"name": "Leela", "radio": "7"},
        {"name": "Leela", "radio": "1", "boxes": ["0", "1", "2"]},
        {"name": "Leela", "radio": "1", "other": "x"},
    ],
)
async def test_forms_that_cannot_be_sent(stage: Stage, answers: dict[str, Any]) -> None:
    form = await open_modal(stage, *FIELDS)
    with pytest.raises(Impossible):
        await stage.leela.submit(form, answers)
    with pytest.raises(Impossible, match="not open for Fry"):
        await stage.fry.submit(form, {"name": "Fry", "radio": "1"})


async def test_waiting_finds_what_is_there_and_what_comes(stage: Stage) -> None:
    first = await stage.posted({"content": "one"})
    assert await stage.leela.wait_for(lambda m: m.content == "one") is first
    coming = asyncio.create_task(
        stage.leela.wait_for(lambda m: m.content == "two", where=stage.channel)
    )
    await asyncio.sleep(0)
    await stage.edit(first, {"content": "two"})
    assert await coming is first
    with pytest.raises(TimeoutError):
        await stage.leela.wait_for(lambda m: m.content == "two", where="inbox", timeout=0)


async def test_waiting_does_not_see_what_the_person_does_not(stage: Stage) -> None:
    message = await stage.posted({"content": "p", "components": [row(button())]})
    task = asyncio.create_task(stage.leela.press(message, label="Go"))
    await acting(stage, task, {"type": 4, "data": {"content": "psst", "flags": 64}})
    with pytest.raises(TimeoutError):
        await stage.fry.wait_for(lambda m: m.content == "psst", timeout=0)


async def test_a_silent_bot_fails_even_if_the_clock_stands(
    make_stage: MakeStage, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = await make_stage(clock=clock)
    message = await stage.posted({"content": "p", "components": [row(button())]})
    loop = asyncio.get_running_loop()
    real = loop.call_later
    monkeypatch.setattr(loop, "call_later", lambda _, action, *a: real(0.0, action, *a))
    interaction = Interaction(stage.standin.world, stage.app, stage.leela, stage.channel, 3)
    interaction.source = message
    interaction.start({})
    await interaction.answered
    assert interaction.failed


async def test_what_a_person_reads(stage: Stage) -> None:
    parts = {"type": 17, "components": [text("Round 3"), row(button(label="Fight"))]}
    message = await stage.posted(layout(parts, row(select(placeholder="Ship"))))
    assert message.text.splitlines()[:3] == ["Round 3", "Fight", "Ship"]
    assert "Option 2" in message.text
    assert [part.kind for part in message.walk()][:3] == ["container", "text display", "action row"]


async def test_the_transcript_tells_the_story(
    stage: Stage, tmp_path: Any, clock: VirtualClock
) -> None:
    picture = [("board.png", b"\x89PNG\r\n\x1a\n" + bytes(20))]
    about = {"attachments": [{"id": 0, "description": "The board"}]}
    message: Message = await stage.posted(
        {"content": "Round 1", "components": [row(button(), button("x", "Stop"))], **about}, picture
    )
    task = asyncio.create_task(stage.leela.press(message, label="Go"))
    await acting(stage, task, {"type": 4, "data": {"content": "psst", "flags": 64}})
    await stage.edit(message, {"content": "Round 2"})
    told = write_transcript(stage.standin, tmp_path).read_text(encoding="utf-8")
    public, _, private = told.partition("## What only Leela saw")
    assert "#games (Alien Club)" in public
    assert "[Go] [Stop]" in public
    assert "*Leela pressed [Go] on message 1*" in public
    assert "changed message 1" in public
    assert "“The board”" in public
    assert "psst" not in public
    assert "psst" in private
    (written,) = (tmp_path / "pictures").iterdir()
    assert written.read_bytes() == picture[0][1]
    assert f"(pictures/{written.name})" in public


def test_a_name_is_taken_once() -> None:
    standin = Standin(clock=VirtualClock())
    standin.add_person("Leela")
    with pytest.raises(Impossible):
        standin.add_person("Leela")
