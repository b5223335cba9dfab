"""Computer captains: users of the stand-in that read messages and press what they find there.

They know nothing of the game but what stands in their messages. A panel is answered by a seed and
what it asks, so the same game is played again whatever else happens meanwhile. A click that
fails, or that nothing follows, is made again, as people do.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from playground.application import Application
from playground.client.people import Person
from playground.components import ACTION_ROW, BUTTON, Component, Option
from playground.errors import Impossible
from playground.interactions import Press
from playground.message import Message
from playground.places import Channel

T = TypeVar("T")

DONE, CHANGE, ORDERS, CLEAR = "Done", "Change", "My orders", "Clear draft"
MORE = "More"  # all else that can be done beside a question stands behind it
TAKE_OUT, BEFORE, NEXT = "Take out what no longer fits", "◀ Page before", "Next page ▶"
EXPERT = "Expert"  # all that can be chosen stands behind it, where the usual is a press away
# a blue one leads to what is missing
WAYS = frozenset({BEFORE, NEXT, CHANGE, EXPERT, "◀ All parts"})
ASIDE = WAYS.union(
    (
        DONE,
        ORDERS,
        TAKE_OUT,
        "Type it",
        "Why?",
        "Details",
        "As text",
        "Status",
        "Discards",
        "Look closer",
    ),
    (MORE, "More time", CLEAR, "Standing orders", "Rules"),
)
MOST_TRIES = 40
AT_A_LOSS = 15  # tries after which a form is begun anew: chance may mend for hours
CHOSEN = 1  # the style of a button whose option is chosen
PATIENCE = 2.0  # seconds without news before everything is looked through again
SETTLED_AFTER = 15.0  # seconds to wait at least for what follows a click while the bot is there
CLICKS = 3  # how often the same is tried
EAGERNESS = 0.7  # how often something is chosen rather than nothing, or than what comes first


@dataclass
class Captain:
    """A person who plays: by direct message, or from the channel where those are closed."""

    person: Person
    channel: Channel
    seed: int
    direct: bool = True
    said: Mapping[str, str] = field(default_factory=dict)
    """What English labels are in the captain's language, where that is another."""
    handled: set[tuple[int, int]] = field(default_factory=set)
    met: Counter[str] = field(default_factory=Counter)

    @property
    def app(self) -> Application:
        """Return the bot of the channel."""
        guild = self.channel.guild
        assert guild is not None
        return next(app for app in guild.world.apps.values() if app.user.id in guild.bots)

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
        click = await self.click(lambda: self.person.press(message, label=self._say(ORDERS)))
        if click is not None and click.reply is not None:
            await self.answer(click.reply)

    async def answer(self, message: Message) -> None:
        """Fill the form of a panel and send it; met again, it is filled otherwise."""
        rows = rows_of(message, self.said)
        asked = " ".join(part.custom_id for row in rows for part in row.children)
        self.met[asked] += 1
        dice = random.Random(f"{self.seed} {self.person.name} {asked} {self.met[asked]}")  # noqa: S311  (play, not secrets)
        for row in rows:
            await self._fill(message, row, dice)
        for tries in range(MOST_TRIES):
            done = self._button(message, DONE)
            if done is None:
                return
            if not done.disabled:
                await self._press(message, done)
                return
            if tries != AT_A_LOSS or not await self._clear(message):
                await self._mend(message, dice)

    async def _clear(self, message: Message) -> bool:
        """Begin a form anew, by a button behind **More**; tell whether it is there."""
        more = self._button(message, MORE)
        if more is not None:
            await self._press(message, more)
        clear = self._button(message, CLEAR)
        if clear is not None:
            await self._press(message, clear)
        return clear is not None

    async def click(self, act: Callable[[], Awaitable[Press]]) -> Press | None:
        """Click, again if it fails, and wait until the bot has gone on; None where it does not."""
        for _ in range(CLICKS):
            try:
                await self.app.ready()  # nobody clicks what nobody would hear
                press = await self.unless_gone(self._followed(act))
            except (Impossible, TimeoutError):
                return None  # the panel changed under the finger, or nothing follows: look again
            if press is None or press.acknowledged:
                return press
        return None

    async def _followed(self, act: Callable[[], Awaitable[Press]]) -> Press:
        press = await act()
        patience = max(SETTLED_AFTER, self.app.world.limits.acknowledge_seconds)
        return await press.settled(patience) if press.acknowledged else press

    async def unless_gone(self, deed: Coroutine[Any, Any, T]) -> T | None:
        """Do something; None where the bot goes away meanwhile, and all is looked through again."""
        bot, drops = self.app, self.app.drops
        doing = asyncio.ensure_future(deed)
        gone = asyncio.ensure_future(bot.world.wait_until(lambda: bot.drops > drops))
        try:
            await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
            self.handled.clear()
            return None
        finally:
            doing.cancel()
            gone.cancel()
            await asyncio.gather(doing, gone, return_exceptions=True)

    async def _next(self) -> Message:
        place = "inbox" if self.direct else self.channel
        while True:
            with contextlib.suppress(TimeoutError):
                await self.app.ready()
                looking = self.person.wait_for(self._matters, where=place, timeout=PATIENCE)
                message = await self.unless_gone(looking)
                if message is not None:
                    return message
            self.handled.clear()
            await asyncio.sleep(0)

    def _matters(self, message: Message) -> bool:
        if (message.id, message.edits) in self.handled:
            return False
        if self.direct:
            if message.ephemeral_for is not None:
                return False  # opened by a click: what it asks stands in a message of its own
            done = self._say(DONE)
            return bool(rows_of(message, self.said)) or any(
                b.label == done for b in message.buttons
            )
        posts = reversed(self.person.sees(self.channel))
        orders = self._say(ORDERS)
        offering = (post for post in posts if any(b.label == orders for b in post.buttons))
        return message is next(offering, None)

    def _say(self, label: str) -> str:
        return self.said.get(label, label)

    async def _fill(self, message: Message, row: Component, dice: random.Random) -> None:
        """Choose at random in one row: an option by its button, or some of a select."""
        first = row.children[0]
        if first.type == BUTTON:
            enabled = [button for button in row.children if not button.disabled]
            if enabled:
                await self._press(message, dice.choice(enabled))
            return
        eager = dice.random() < EAGERNESS
        count = dice.randint(max(first.min_values, int(eager)), first.max_values)
        options = list(first.options)
        if eager and first.min_values == first.max_values == 1 and len(options) > 1:
            del options[0]
        await self._choose(message, first, dice.sample(options, count))

    async def _mend(self, message: Message, dice: random.Random) -> None:
        """Change one row of a form with faults: an open question, or a select that has an answer.

        The first option of a select asks for least.
        """
        open_rows = [row for row in rows_of(message, self.said) if _is_open(row)]
        if open_rows:
            await self._fill(message, dice.choice(open_rows), dice)
            return
        if way := next(filter(self._leads_on, message.buttons), None):
            await self._press(message, way)
            return
        selects = [select for select in message.selects if not select.disabled]
        if not selects:
            return
        select = dice.choice(selects)
        picked = select.options[:1]
        if not select.min_values == select.max_values == 1 or dice.random() >= 0.7:
            picked = tuple(
                dice.sample(select.options, dice.randint(select.min_values, select.max_values))
            )
        await self._choose(message, select, picked)

    def _leads_on(self, button: Component) -> bool:
        """Tell whether a button takes out what is stale, or leads to what is missing."""
        blue = button.raw.get("style") == CHOSEN and not button.disabled
        return button.label == self._say(TAKE_OUT) or (
            blue and button.label in map(self._say, WAYS)
        )

    def _button(self, message: Message, label: str) -> Component | None:
        return next((each for each in message.buttons if each.label == self._say(label)), None)

    async def _press(self, message: Message, button: Component) -> None:
        await self.click(lambda: self.person.press(message, custom_id=button.custom_id))

    async def _choose(self, message: Message, select: Component, picked: Sequence[Option]) -> None:
        values = [option.value for option in picked]
        await self.click(
            lambda: self.person.choose(message, custom_id=select.custom_id, values=values)
        )


def rows_of(message: Message, said: Mapping[str, str] | None = None) -> list[Component]:
    """List the rows in which something of a form can be chosen."""
    aside = {(said or {}).get(label, label) for label in ASIDE}
    return [
        part
        for part in message.walk()
        if part.type == ACTION_ROW
        and part.children
        and not {child.label for child in part.children} & aside
    ]


def _is_open(row: Component) -> bool:
    """Tell whether a row asks for something and nothing is chosen there yet."""
    first = row.children[0]
    if first.type == BUTTON:
        return not any(button.raw.get("style") == CHOSEN for button in row.children)
    return first.min_values > 0 and not any(option.default for option in first.options)
