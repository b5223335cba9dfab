"""Programs get what the pages show, as its schema says, and nothing where those show nothing."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from cogs.web.api import ADDRESSES, MOST_STEPS
from engine.core.asks import PUBLIC
from engine.core.codec import encode
from engine.core.export import verify
from engine.core.registry import Registry
from tests.cogs.web.browsing import Reader, reading
from tests.cogs.web.test_games import EVERY, begun
from tests.cogs.web.test_refusals import forgotten, refused_by_host, refused_by_server
from tests.toy.game import TOY


async def got(reader: Reader, path: str) -> Any:
    answer = await reader.get(path)
    assert answer.status == 200, path
    assert answer.headers["Content-Type"].startswith("application/json")
    return json.loads(answer.body)


def fits(described: Any, path: str, answer: Any) -> None:
    """Hold an answer against what is described of its address."""
    content = described["paths"][path]["get"]["responses"]["200"]["content"]
    schema = content["application/json"]["schema"] | {"components": described["components"]}
    jsonschema.validate(answer, schema)


async def steps_of(reader: Reader, base: str) -> list[Any]:
    """Read all steps, page by page."""
    found, page = [], await got(reader, f"{base}/steps")
    found += page["steps"]
    while page["following"] is not None:
        assert len(page["steps"]) == MOST_STEPS
        page = await got(reader, f"{base}/steps/{page['following']}")
        found += page["steps"]
    return found


@pytest.mark.parametrize("name", EVERY)
async def test_every_game_is_told_as_everybody_saw_it(tmp_path: Path, name: str) -> None:
    async with reading(tmp_path, EVERY[name]) as reader:
        number = await begun(reader.home)
        base = f"/api{await reader.address(number)}"
        card, steps = await got(reader, base), await steps_of(reader, base)
        described = await got(reader, "/api/openapi.json")
        fits(described, "/api/g/{address}", card)
        fits(described, "/api/g/{address}/steps", {"steps": steps, "following": None})
        history = await reader.home.host.past.history(number, PUBLIC)
        assert (card["rules"], card["status"]) == (EVERY[name].game.id, history.game.status)
        assert card["steps"] == len(steps) == len(history.steps)
        for told, step in zip(steps, history.steps, strict=True):
            assert told["view"] == json.loads(encode(step.after))
            assert told["events"] == json.loads(encode(step.events))


async def test_a_finished_game_is_exported_whole(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        base = f"/api{await reader.address(await begun(reader.home))}"
        export = (await reader.get(f"{base}/export.jsonl")).body
        assert verify(export, Registry((TOY,)).find).result is not None


async def test_no_answer_names_a_person(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        card = await got(reader, f"/api{await reader.address(await begun(reader.home, 2))}")
        assert not {"host", "person", "channel", "guild"} & {*card, *card["captains"][0]}


async def test_the_description_is_kept(tmp_path: Path) -> None:
    """What comes back is of the shape that is described, and every address is described."""
    async with reading(tmp_path) as reader:
        told = await got(reader, "/api/openapi.json")
        assert set(told["paths"]) == set(ADDRESSES)
        address = (await reader.address(await begun(reader.home))).removeprefix("/g/")
        for path, methods in told["paths"].items():
            assert set(methods) == {"get"}
            answer = await reader.get(path.format(address=address, first=0))
            content = methods["get"]["responses"]["200"]["content"]
            (media,) = content
            assert answer.status == 200
            assert answer.headers["Content-Type"].startswith(media)
            schema = content[media]["schema"] | {"components": told["components"]}
            if media == "application/json":
                jsonschema.validate(json.loads(answer.body), schema)
        names = {
            placed["name"] for placed in told["paths"]["/api/g/{address}"]["get"]["parameters"]
        }
        assert names == {"address"}


async def test_the_description_refuses_what_is_not_told(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        told = await got(reader, "/api/openapi.json")
        path = told["paths"]["/api/g/{address}"]["get"]["responses"]["200"]["content"]
        schema = path["application/json"]["schema"] | {"components": told["components"]}
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({"number": "one"}, schema)


async def test_a_running_game_has_no_export(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        base = f"/api{await reader.address(await begun(reader.home, 1))}"
        assert (await got(reader, base))["status"] == "running"
        assert (await reader.get(f"{base}/export.jsonl")).status == 404


@pytest.mark.parametrize("refuse", [refused_by_server, refused_by_host, forgotten])
async def test_what_is_refused_is_gone_for_programs_too(tmp_path: Path, refuse: Any) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home)
        base = f"/api{await reader.address(number)}"
        await refuse(reader, number)
        nowhere = await reader.get(f"/api/g/{'A' * 22}")
        for path in ("", "/steps", "/steps/0", "/export.jsonl"):
            answer = await reader.get(f"{base}{path}")
            assert (answer.status, answer.body) == (404, nowhere.body), path


@pytest.mark.parametrize("path", ["/steps/9999", "/steps/x", "/steps/-1", "/stepz"])
async def test_what_never_was_is_missing(tmp_path: Path, path: str) -> None:
    async with reading(tmp_path) as reader:
        base = f"/api{await reader.address(await begun(reader.home, 1))}"
        assert (await reader.get(f"{base}{path}")).status == 404


async def test_nothing_can_be_changed(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        base = f"/api{await reader.address(await begun(reader.home, 1))}"
        assert (await reader.get(base, "POST")).status == 405
