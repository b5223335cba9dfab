"""A story tells what was done and seen, in order and without repeating what stays."""

from pathlib import Path

from playground import VirtualClock
from playground.components import Component
from playground.message import Appearance, Message
from playground.places import USUAL
from playground.record import Appeared, Deed, Remark
from playground.show.transcript import SAME, changed, write_story
from playground.show.wording import Pictures, select_words, spoken
from playground.show.words import ENGLISH, RUSSIAN, Words, counted
from playground.wire import person_permissions
from tests.playground.stage import MakeStage, Stage, select

NOON = 1_777_636_800.0


def remark(stage: Stage, text: str, *, chapter: bool = False, hush: bool = False) -> None:
    record, now = stage.standin.record, stage.standin.clock.now()
    record.append(Remark, now, text=text, chapter=chapter, hush=hush)


def show(stage: Stage, text: str, message: Message | None = None) -> Message:
    """Let a message appear, or change."""
    stands = message or Message(
        stage.standin.world.ids.next(), stage.channel, stage.app.user, NOON, Appearance()
    )
    look, change = Appearance(content=text), "edit" if message else "post"
    stage.standin.record.append(Appeared, NOON, change=change, message=stands, look=look)
    return stands


def does(stage: Stage, label: str) -> None:
    facts = {"person": 1, "name": "Fry", "action": "press", "label": label}
    stage.standin.record.append(Deed, NOON, channel=stage.channel.id, interaction=1, **facts)


async def story_of(stage: Stage, folder: Path, words: Words = ENGLISH) -> str:
    path = write_story(stage.standin, folder, Pictures(folder), words)
    assert path is not None
    return path.read_text(encoding="utf-8")


async def test_a_story_tells_only_what_is_new(
    make_stage: MakeStage, clock: VirtualClock, tmp_path: Path
) -> None:
    stage = await make_stage(clock=clock)
    show(stage, "before")
    remark(stage, "One", chapter=True)
    message = show(stage, "fuel 4\nwaiting for Fry")
    does(stage, "Go")
    show(stage, "fuel 4\nhalf done", message)
    show(stage, "fuel 4\nall done", message)
    told = await story_of(stage, tmp_path)
    assert "before" not in told
    assert "half done" not in told
    assert told.count("fuel 4") == 1
    assert (
        told.index("## One") < told.index("waiting") < told.index("[Go]") < told.index("all done")
    )


async def test_a_hushed_story_keeps_what_the_channel_shows(
    make_stage: MakeStage, clock: VirtualClock, tmp_path: Path
) -> None:
    stage = await make_stage(clock=clock)
    remark(stage, "They fight.", hush=True)
    does(stage, "Fight")
    show(stage, "the result")
    told = await story_of(stage, tmp_path)
    assert "the result" in told
    assert "Fight]" not in told


async def test_a_story_is_told_in_russian(
    make_stage: MakeStage, clock: VirtualClock, tmp_path: Path
) -> None:
    stage = await make_stage(clock=clock)
    remark(stage, "Первый ход", chapter=True)
    message = show(stage, f"срок <t:{int(NOON) + 7200}:R>, <t:{int(NOON)}:f>")
    does(stage, "Готово")
    show(stage, "готово", message)
    told = await story_of(stage, tmp_path, RUSSIAN)
    assert f"**{message.author.name}** в #{stage.channel.name}:" in told
    assert "срок через 2 часа, 1 мая 2026 12:00" in told
    assert "**Fry** нажимает [Готово]." in told
    assert f"**{message.author.name}** меняет сообщение в #{stage.channel.name}:" in told


def test_both_languages_say_the_same_things() -> None:
    kinds = {key for key in RUSSIAN if key.endswith(" select")}  # English says them as they are
    assert set(RUSSIAN) - kinds == set(ENGLISH)
    empty = {key: ENGLISH[key].count("{}") - RUSSIAN[key].count("{}") for key in ENGLISH}
    assert not any(empty.values())


def test_a_number_wants_its_own_form() -> None:
    told = [counted(number, RUSSIAN["hour"]) for number in (1, 2, 5, 11, 12, 21, 22)]
    assert told == ["1 час", "2 часа", "5 часов", "11 часов", "12 часов", "21 час", "22 часа"]
    assert [counted(number, ENGLISH["hour"]) for number in (1, 2, 21)] == [
        "1 hour",
        "2 hours",
        "21 hours",
    ]


async def test_without_a_remark_there_is_no_story(
    make_stage: MakeStage, clock: VirtualClock, tmp_path: Path
) -> None:
    stage = await make_stage(clock=clock)
    show(stage, "news")
    assert write_story(stage.standin, tmp_path, Pictures(tmp_path)) is None


def test_lines_that_stay_are_told_by_one_sign() -> None:
    assert changed(["a", "b", "c"], ["a", "b", "new", "c"]) == [SAME, "new", SAME]


async def test_times_and_names_are_told_as_a_client_shows_them(make_stage: MakeStage) -> None:
    stage = await make_stage()
    text = (
        f"<@{stage.fry.id}> in <#{stage.channel.id}>: <t:{int(NOON) + 7200}:R>, <t:{int(NOON)}:f>"
    )
    told = spoken(text, stage.standin.world, NOON)
    assert told == f"@Fry in #{stage.channel.name}: in 2 hours, 01 May 2026 12:00"
    assert spoken(f"<t:{int(NOON)}:R>", stage.standin.world, NOON + 60) == "1 minute ago"
    assert spoken("<@1>", stage.standin.world, NOON) == "@unknown"


def test_a_long_select_is_told_in_part() -> None:
    options = [{"label": str(n), "value": str(n), "default": n == 3} for n in range(5)]
    told = select_words(Component(select(placeholder="Pick", options=options)), 2)
    assert told == "‹string select: Pick | 0 · 1 · 3 ✓ · … 2 more›"


async def test_a_trusted_member_may_more(make_stage: MakeStage) -> None:
    stage = await make_stage()
    stage.guild.trust(stage.fry, 1 << 5)
    assert person_permissions(stage.channel, stage.fry) == USUAL | 1 << 5
    assert person_permissions(stage.channel, stage.leela) == USUAL
    stage.guild.leave(stage.fry)
    assert person_permissions(stage.channel, stage.fry) == 0
