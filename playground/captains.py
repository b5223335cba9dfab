"""Computer captains: users of the stand-in that read messages and press what they find there.

They know nothing of the game but what stands in their messages; a seed makes their choices
repeatable. A click that fails, or that nothing follows, is made again, as people do.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from playground.components import ACTION_ROW, BUTTON, Component
from playground.errors import Impossible
from playground.interactions import Press
from playground.message import Message
from playground.people import Person
from playground.places import Channel

DONE, CHANGE, ORDERS = "Done", "Change", "My orders"
ASIDE = frozenset({DONE, CHANGE, ORDERS, "As text", "Status"})
MOST_TRIES = 40
PATIENCE = 2.0  # seconds without news before everything is looked through again


@dataclass
class Captain:
    """A person who plays: by direct message, or from the channel where those are closed."""

    person: Person
    channel: Channel
    dice: random.Random
    direct: bool = True
    handled: set[tuple[int, int]] = field(default_factory=set)

    async def play(self) -> None:
        """Answer whatever is asked, for ever; whoever lets the captain play ends it."""
        while True:
            message = await self._next()
            self.handled.add((message.id, message.edits))
            if self.direct:
                await self.answer(message)
            else:
                await self.answer_from_channel(message)

    async def answer_from_channel(self, message: Message) -> None:
        """Open the private panel under a post and answer there."""
        click = await self.click(lambda: self.person.press(message, label=ORDERS))
        if click is not None and click.reply is not None:
            await self.answer(click.reply)

    async def answer(self, message: Message) -> None:
        """Fill the form of a panel and send it."""
        for row in rows_of(message):
            await self._fill(message, row)
        for _ in range(MOST_TRIES):
            done = next((button for button in message.buttons if button.label == DONE), None)
            if done is None:
                return
            if not done.disabled:
                await self._press(message, done)
                return
            await self._mend(message)

    async def click(self, act: Callable[[], Awaitable[Press]]) -> Press | None:
        """Click, and wait until the bot has gone on; None where that was not possible."""
        try:
            press = await act()
            if press.acknowledged:
                return await press.settled(PATIENCE * 2)
        except (Impossible, TimeoutError):
            pass  # the panel changed under the finger, or the bot is gone: look again
        return None

    async def _next(self) -> Message:
        place = "inbox" if self.direct else self.channel
        while True:
            try:
                return await self.person.wait_for(self._matters, where=place, timeout=PATIENCE)
            except TimeoutError:
                self.handled.clear()
                await asyncio.sleep(0)

    def _matters(self, message: Message) -> bool:
        if (message.id, message.edits) in self.handled:
            return False
        if self.direct:
            return bool(rows_of(message)) or any(part.label == DONE for part in message.buttons)
        newest = [post for post in self.person.sees(self.channel) if _offers_orders(post)]
        return bool(newest) and message is newest[-1]

    async def _fill(self, message: Message, row: Component) -> None:
        """Choose at random in one row: an option by its button, or some of a select."""
        first = row.children[0]
        if first.type == BUTTON:
            enabled = [button for button in row.children if not button.disabled]
            if enabled:
                await self._press(message, self.dice.choice(enabled))
            return
        count = self.dice.randint(first.min_values, first.max_values)
        await self._choose(message, first, count)

    async def _mend(self, message: Message) -> None:
        """Change one select of a form with faults; the first option asks for least."""
        selects = [select for select in message.selects if not select.disabled]
        if not selects:
            return
        select = self.dice.choice(selects)
        if select.min_values == select.max_values == 1 and self.dice.random() < 0.7:
            values = [select.options[0].value]
            await self.click(
                lambda: self.person.choose(message, custom_id=select.custom_id, values=values)
            )
        else:
            count = self.dice.randint(select.min_values, select.max_values)
            await self._choose(message, select, count)

    async def _press(self, message: Message, button: Component) -> None:
        await self.click(lambda: self.person.press(message, custom_id=button.custom_id))

    async def _choose(self, message: Message, select: Component, count: int) -> None:
        picked = self.dice.sample(select.options, count)
        values = [option.value for option in picked]
        await self.click(
            lambda: self.person.choose(message, custom_id=select.custom_id, values=values)
        )


def rows_of(message: Message) -> list[Component]:
    """List the rows in which something of a form can be chosen."""
    return [
        part
        for part in message.walk()
        if part.type == ACTION_ROW
        and part.children
        and not {child.label for child in part.children} & ASIDE
    ]


def _offers_orders(message: Message) -> bool:
    return any(button.label == ORDERS for button in message.buttons)
