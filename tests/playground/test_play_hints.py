"""What the page says that can be done next, and where."""

from pathlib import Path

from playground.places import Channel
from playground.play import Scene, hints
from playground.show.demo import BotProcess
from tests.playground.stage import Stage, button, row


async def test_with_several_tables_the_hint_begins_with_a_guided_game(
    stage: Stage, tmp_path: Path
) -> None:
    welcome, direct = stage.channel, stage.leela.dm()
    one, other = stage.guild.add_channel("one"), stage.guild.add_channel("other")
    bot = BotProcess([], tmp_path)
    scene = Scene(stage.standin, stage.app, one, stage.leela, bot, (other,), welcome)
    hint = hints(scene)

    async def shown(where: Channel, *labels: str) -> None:
        parts = [button(f"id-{number}", label) for number, label in enumerate(labels)]
        body = {"content": "x", "components": [row(*parts)]}
        assert (await stage.rest("POST", f"/channels/{where.id}/messages", body)).status == 200

    for table in (one, other):
        await shown(table, "Start")
        assert hint(stage.leela, table)[0].startswith("Press “Start”")
    assert "“Try it now”" in hint(stage.leela, welcome)[0]
    assert hint(stage.leela, direct)[1] is welcome
    await shown(direct, "Done")
    assert hint(stage.leela, welcome)[1] is direct
    assert hint(stage.leela, direct) == ("", None)
    await shown(direct, "Change")
    await shown(other, "My orders")
    told, place = hint(stage.leela, direct)
    assert place is other, "the one table that plays, not the first"
    assert "#other" in told
    await shown(other, "Rematch")
    stage.standin.world.messages.clear()
    other.messages.clear()
    direct.messages.clear()
    await shown(other, "Rematch")
    told, place = hint(stage.leela, other)
    assert "#other" in told, "not the first table's name"
    assert place is None
    assert hint(stage.leela, direct)[1] is other, "the result is there"


async def test_the_hint_leads_to_what_can_be_done_next(stage: Stage, tmp_path: Path) -> None:
    here, direct = stage.channel, stage.leela.dm()
    scene = Scene(stage.standin, stage.app, here, stage.leela, BotProcess([], tmp_path))
    hint = hints(scene)

    async def shown(*labels: str, inside: bool = False) -> None:
        parts = [button(f"id-{number}", label) for number, label in enumerate(labels)]
        body = {"content": "x", "components": [row(*parts)]}
        path = f"/channels/{(direct if inside else here).id}/messages"
        assert (await stage.rest("POST", path, body)).status == 200

    assert hint(stage.leela, here) == ("Type /game new to open a game.", None)
    await shown("Join", "Start")
    assert hint(stage.leela, here)[0].startswith("Press “Start”")
    assert hint(stage.leela, direct)[1] is here
    await shown("Work", "Deploy", inside=True)
    assert hint(stage.leela, direct) == ("", None), "of another game, which is asked here"
    assert hint(stage.leela, here)[0].startswith("Press “Start”")
    stage.standin.world.messages.clear()
    here.messages.clear()
    await shown("Done", inside=True)
    assert hint(stage.leela, here)[1] is direct
    assert hint(stage.leela, direct) == ("", None)
    await shown("Work", "Deploy", inside=True)
    assert hint(stage.leela, here)[1] is direct, "one press is an answer, too"
    await shown("Change", "Change", "Done", inside=True)
    assert hint(stage.leela, here)[1] is direct, "parts of an open question are changed, too"
    assert hint(stage.leela, direct) == ("", None)
    await shown("Change", inside=True)
    assert "answer is in" in hint(stage.leela, here)[0]
    assert hint(stage.leela, direct)[1] is here
    await shown("As text", inside=True)
    await shown("Rematch")
    assert "“Rematch”" in hint(stage.leela, here)[0]
    assert hint(stage.leela, direct)[1] is here
    here.messages.clear()
    await shown("As text")
    assert "/game new" in hint(stage.leela, here)[0], "a lobby that everybody left"
    await shown("My orders")
    assert hint(stage.leela, direct) == ("", None)
    stage.leela.close_dms()
    assert "“My orders”" in hint(stage.leela, here)[0]
    assert hint(stage.leela, direct)[1] is here
    stage.guild.leave(stage.leela)
    here.messages.clear()
    assert hint(stage.leela, direct) == ("", None), "who left opens no game"
