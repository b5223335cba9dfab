"""What Discord refuses in application commands."""

from typing import Any

import pytest

from playground.validate.commands import command_size, is_name
from tests.playground.stage import Answer, Stage


def command(name: str = "game", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", **more}


def option(name: str = "seats", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "d", **more}


async def put(stage: Stage, *bodies: dict[str, Any]) -> Answer:
    return await stage.rest("PUT", f"/applications/{stage.app.id}/commands", list(bodies))


def many(count: int) -> list[dict[str, Any]]:
    return [option(f"o{n}") for n in range(count)]


def sized(size: int) -> dict[str, Any]:
    """Make a command of so many characters: 11 in names and descriptions, the rest in values."""
    values = ["v" * 6000, "v" * (size - 6011)]
    options = [
        option(name, choices=[{"name": "n", "value": value}])
        for name, value in zip("ab", values, strict=True)
    ]
    return command(options=options)


TAKEN = {
    "100 commands": [command(f"c{n}") for n in range(100)],
    "25 options": [command(options=many(25))],
    "what its description does not know": [command(nsfw=False, default_member_permissions="0")],
    "a group of subcommands": [
        command(options=[option("g", 2, options=[option("s", 1, options=[option()])])])
    ],
    "letters of other scripts": [command("spiel-neu_1"), command("игра")],
    "a context menu": [{"name": "Show Hand", "type": 2}],
    "8000 characters": [sized(8000)],
}


@pytest.mark.parametrize("name", TAKEN)
async def test_takes_what_is_allowed(stage: Stage, name: str) -> None:
    answer = await put(stage, *TAKEN[name])
    assert answer.status == 200, answer.body


REFUSED: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "capital letters": (command("Game"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    "a space": (command("game new"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    "name of 33": (command("n" * 33), ("name",), "BASE_TYPE_BAD_LENGTH"),
    "no description": ({"name": "game"}, ("description",), "BASE_TYPE_REQUIRED"),
    "description of 101": (
        command(description="d" * 101),
        ("description",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 options": (command(options=many(26)), ("options",), "BASE_TYPE_MAX_LENGTH"),
    "an option twice": (
        command(options=[option(), option()]),
        ("options", 1),
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "required after optional": (
        command(options=[option("a"), option("b", required=True)]),
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "a subcommand beside an option": (
        command(options=[option("a", 1), option("b")]),
        ("options",),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "a group in a group": (
        command(options=[option("a", 2, options=[option("b", 2)])]),
        ("options", 0, "options", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "26 choices": (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        ("options", 0, "choices"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "choice name of 101": (
        command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])]),
        ("options", 0, "choices", 0, "name"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "choices and autocompletion": (
        command(options=[option(choices=[{"name": "n", "value": "v"}], autocomplete=True)]),
        ("options", 0, "autocomplete"),
        "APPLICATION_COMMAND_AUTOCOMPLETE",
    ),
    "an unknown kind of option": (
        command(options=[option(kind=12)]),
        ("options", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "more at least than at most": (
        command(options=[option(kind=4, min_value=3, max_value=2)]),
        ("options", 0, "min_value"),
        "NUMBER_TYPE_MAX",
    ),
    "8001 characters": (sized(8001), (), "APPLICATION_COMMAND_TOO_LARGE"),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_refuses_what_is_not(stage: Stage, name: str) -> None:
    body, place, code = REFUSED[name]
    answer = await put(stage, command("fine"), body)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.wrong(1, *place), answer.body
    assert stage.app.commands_in(None) == []


async def test_101_commands_are_30032(stage: Stage) -> None:
    answer = await put(stage, *(command(f"c{n}") for n in range(101)))
    assert (answer.status, answer.code) == (400, 30032)


async def test_two_commands_of_one_name(stage: Stage) -> None:
    answer = await put(stage, command(), command())
    assert answer.wrong(1) == ["APPLICATION_COMMANDS_DUPLICATE_NAME"]


async def test_a_command_keeps_its_id_when_it_is_written_again(stage: Stage) -> None:
    first = await put(stage, command())
    second = await put(stage, command(description="better"), command("other"))
    assert second.body[0]["id"] == first.body[0]["id"]
    assert len({body["id"] for body in second.body}) == 2


async def test_a_guild_command_hides_the_global_one(stage: Stage) -> None:
    await put(stage, command(), command("other"))
    path = f"/applications/{stage.app.id}/guilds/{stage.guild.id}/commands"
    assert (await stage.rest("POST", path, command(description="here"))).status == 201
    seen = stage.app.commands_in(stage.guild.id)
    assert [(body["name"], body["description"]) for body in seen] == [
        ("game", "here"),
        ("other", "d"),
    ]


async def test_one_command_is_shown_changed_and_removed(stage: Stage) -> None:
    made = await put(stage, command())
    path = f"/applications/{stage.app.id}/commands/{made.body[0]['id']}"
    assert (await stage.rest("PATCH", path, {"description": "new"})).body["description"] == "new"
    assert (await stage.rest("GET", path)).body["description"] == "new"
    assert (await stage.rest("DELETE", path)).status == 204
    assert (await stage.rest("GET", path)).code == 10063


async def test_commands_of_another_application_are_missing_access(stage: Stage) -> None:
    assert (await stage.rest("PUT", "/applications/5/commands", [])).code == 50001


def test_the_size_counts_the_longest_translation() -> None:
    translated = command(description_localizations={"de": "d" * 50})
    assert command_size(translated) == len("game") + 50


@pytest.mark.parametrize(
    ("name", "fits"), [("a-b_c'", True), ("a b", False), ("é", True), ("A", False)]
)
def test_names(name: str, fits: bool) -> None:
    assert is_name(name) is fits
