"""A small stage: one bot, one guild, one channel, two people, and a way to send raw requests."""

import asyncio
import dataclasses
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp

from playground import Application, Channel, Faults, Guild, Limits, Message, Person, Standin
from playground.clock import Clock
from playground.interactions import Interaction
from playground.limits import GUARD

TOKEN = "playground-token"


@dataclasses.dataclass(frozen=True)
class Answer:
    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> Any:
        return self.body.get("code") if isinstance(self.body, dict) else None

    def wrong(self, *path: str | int) -> list[str]:
        """List the error codes at a place of the body."""
        node = self.body.get("errors", {})
        for step in path:
            node = node.get(str(step), {})
        return [error["code"] for error in node.get("_errors", ())]


class Rest:
    def __init__(self, base: str, session: aiohttp.ClientSession) -> None:
        self._base = base
        self.session = session

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: list[tuple[str, bytes]] | None = None,
        token: str | None = TOKEN,
    ) -> Answer:
        headers = {"Authorization": f"Bot {token}"} if token else {}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in enumerate(files):
                data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        elif body is not None:
            data, headers["Content-Type"] = json.dumps(body), "application/json"
        url = f"{self._base}/v10{path}"
        async with self.session.request(method, url, data=data, headers=headers) as response:
            text = await response.text()
            told = json.loads(text) if text else None
            return Answer(response.status, told, dict(response.headers))


@dataclasses.dataclass
class Stage:
    standin: Standin
    app: Application
    guild: Guild
    channel: Channel
    leela: Person
    fry: Person
    rest: Rest

    @property
    def path(self) -> str:
        return f"/channels/{self.channel.id}/messages"

    async def post(self, body: Any, files: list[tuple[str, bytes]] | None = None) -> Answer:
        return await self.rest("POST", self.path, body, files)

    async def posted(self, body: Any, files: list[tuple[str, bytes]] | None = None) -> Message:
        answer = await self.post(body, files)
        assert answer.status == 200, answer.body
        return self.standin.world.messages[int(answer.body["id"])]

    async def edit(
        self, message: Message, body: Any, files: list[tuple[str, bytes]] | None = None
    ) -> Answer:
        path = f"/channels/{message.channel.id}/messages/{message.id}"
        return await self.rest("PATCH", path, body, files)

    @property
    def interaction(self) -> Interaction:
        return next(reversed(self.standin.world.interactions.values()))

    async def answer(
        self, body: Any, files: list[tuple[str, bytes]] | None = None, query: str = ""
    ) -> Answer:
        found = self.interaction
        path = f"/interactions/{found.id}/{found.token}/callback{query}"
        return await self.rest("POST", path, body, files, token=None)

    async def hook(self, method: str, rest: str = "", body: Any = None) -> Answer:
        path = f"/webhooks/{self.app.id}/{self.interaction.token}{rest}"
        return await self.rest(method, path, body, token=None)


async def spin(condition: Callable[[], bool]) -> None:
    """Let the loop turn until a condition holds, without sleeping."""
    async with asyncio.timeout(GUARD):
        while not condition():  # noqa: ASYNC110 - the other side has no event to wait for
            await asyncio.sleep(0)


def button(custom_id: str = "go", label: str = "Go", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def select(custom_id: str = "pick", count: int = 3, **more: Any) -> dict[str, Any]:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


LAYOUT = 1 << 15


def layout(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": LAYOUT, "components": list(components), **more}


MakeStage = Callable[..., Awaitable[Stage]]


@asynccontextmanager
async def stages() -> AsyncIterator[MakeStage]:
    """Set stages with limits, faults and clock of one's choice, in the loop that asks."""
    async with AsyncExitStack() as stack:

        async def make(
            *,
            limits: Limits | None = None,
            faults: Faults | None = None,
            clock: Clock | None = None,
            shards: int = 1,
        ) -> Stage:
            usual = Limits.wide() if clock else Limits.patient()  # no click fails by the wall clock
            made = Standin(limits=limits or usual, faults=faults, clock=clock, shards=shards)
            standin = await stack.enter_async_context(made)
            app = standin.add_application()
            guild = standin.add_guild("Alien Club")
            channel = guild.add_channel("games")
            guild.invite(app)
            leela = standin.add_person("Leela", locale="en-GB")
            fry = standin.add_person("Fry")
            guild.join(leela, fry)
            session = await stack.enter_async_context(aiohttp.ClientSession())
            rest = Rest(standin.api_base, session)
            return Stage(standin, app, guild, channel, leela, fry, rest)

        yield make
