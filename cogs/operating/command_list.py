"""The command list: sent to Discord when it changed, and left alone when it did not."""

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from cogs.operating.joining import KeyValueStore
from engine.host.ports import Clock
from engine.host.values.operating import Meter

KEY = "commands"
FIRST_WAIT, LONGEST_WAIT = 30.0, 3600.0

_log = logging.getLogger(__name__)


class CommandList:
    """Keeps Discord's list of our commands as it should be.

    Discord limits how often commands may be made, and clients see them flicker when they change.
    """

    def __init__(
        self, tree: app_commands.CommandTree[Any], memory: KeyValueStore, clock: Clock, meter: Meter
    ) -> None:
        self._tree = tree
        self._memory = memory
        self._clock = clock
        self._meter = meter
        self._retrying: asyncio.Task[None] | None = None

    async def publish(self, *, anew: bool = False) -> None:
        """Send the list if it changed, or `anew` in any case; a failure is tried again later."""
        if not await self._tried(anew=anew):
            self._retrying = asyncio.create_task(self._retry(anew=anew))

    def close(self) -> None:
        """Try no more."""
        if self._retrying is not None:
            self._retrying.cancel()

    async def _retry(self, *, anew: bool) -> None:
        wait = FIRST_WAIT
        while True:
            await self._clock.sleep_until(self._clock.now() + wait)
            if await self._tried(anew=anew):
                return
            wait = min(wait * 2, LONGEST_WAIT)

    async def _tried(self, *, anew: bool) -> bool:
        try:
            client: discord.Client = self._tree.client
            if client.application_id is None:
                raise app_commands.MissingApplicationID
            payload = await self._payload()
            digest = _digest(client.application_id, payload)
            if not anew and await self._memory.recall(KEY) == digest:
                return True
            # the library would translate all of it once more
            await client.http.bulk_upsert_global_commands(client.application_id, payload=payload)
            await self._memory.keep(KEY, digest)
        except Exception as error:  # noqa: BLE001  (games go on without new commands)
            _log.error("the commands could not be sent to Discord (%s)", type(error).__name__)
            self._meter.count("command_syncs", outcome="failed")
            return False
        _log.info("the commands were sent to Discord")
        self._meter.count("command_syncs", outcome="sent")
        return True

    async def _payload(self) -> list[Any]:
        """Write the list down as the library would send it."""
        translator = self._tree.translator
        commands: list[Any] = self._tree.get_commands()
        if translator is None:
            return [command.to_dict(self._tree) for command in commands]
        return [
            await command.get_translated_payload(self._tree, translator) for command in commands
        ]


def _digest(application: int, payload: list[Any]) -> str:
    """Take the fingerprint of what is sent, for which application."""
    told = json.dumps([application, discord.__version__, payload], sort_keys=True, default=str)
    return hashlib.sha256(told.encode()).hexdigest()
