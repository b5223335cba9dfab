"""The one table of acts: who carries out what a button, a select or a modal asks for."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

from cogs.parts.answering import say_at_once
from cogs.parts.controls import CUSTOM_ID_LIMIT
from cogs.parts.custom_ids import Act, StrangeActError, act_from
from cogs.parts.responder import Interaction, reader_words
from engine.core.words import say
from engine.host.values.operating import where

_log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[[Interaction, Act], Awaitable[None]]


@runtime_checkable
class Acting(Protocol):
    """Whoever carries out acts."""

    def acts(self) -> Mapping[str, Handler]:
        """List who carries out which act."""
        ...


class Routes:
    """Finds who carries out an act, by its name."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def add(self, handlers: Mapping[str, Handler]) -> None:
        """Take handlers in; raise ValueError where a name is taken."""
        if taken := self._handlers.keys() & handlers.keys():
            raise ValueError(f"acts with two handlers: {sorted(taken)}")
        self._handlers |= handlers

    def names(self) -> frozenset[str]:
        """List the acts that somebody carries out."""
        return frozenset(self._handlers)

    async def follow(self, interaction: Interaction, custom_id: str) -> None:
        """Carry out what a custom id says; what is stale or forged is refused in words."""
        act = act_from(custom_id) if len(custom_id) <= CUSTOM_ID_LIMIT else None
        handler = self._handlers.get(act.name) if act else None
        if act is None or handler is None:
            await _refuse(interaction)
            return
        try:
            await handler(interaction, act)
        except StrangeActError:
            await _refuse(interaction)
        except Exception as error:  # noqa: BLE001  (the library would log what was clicked)
            _log.warning("a control met %s", where(error))
            if not interaction.response.is_done():
                await _refuse(interaction)

    async def sent_in(self, interaction: Interaction) -> None:
        """Carry out what comes without its control."""
        data: Any = interaction.data or {}
        await self.follow(interaction, str(data.get("custom_id", "")))


async def _refuse(interaction: Interaction) -> None:
    await say_at_once(interaction, reader_words(interaction)(say("control-unknown")))
