"""What can be done to the whole world from the page: people, time, misfortune."""

import re
from collections.abc import Awaitable, Callable, Mapping

from playground.client.people import Person
from playground.clock import MovableClock
from playground.described import Description
from playground.errors import Impossible
from playground.faults import Fault
from playground.message import Message
from playground.record import Request
from playground.standin import Standin

HOUR, NIGHT = 3600.0, 9 * 3600.0  # seconds
BEYOND = 1.0  # seconds by which a deadline is passed
LIMITED = 10  # requests that are told to come later
TENTH = 10
CUTS = {"drop", "forget"}
LONGEST_NAME = 32
_MOMENT = re.compile(r"<t:(\d{1,12})(?::\w)?>")

Power = Callable[[], None]
"""Something that only whoever started all this can do, such as killing the bot."""
Act = Callable[[Person, str], Awaitable[None]]


class Director:
    """Carries out what is asked for by its name; raises Impossible for the rest."""

    def __init__(self, discord: Standin, powers: Mapping[str, Power]) -> None:
        self.discord = discord
        self.powers = powers
        self._verdicts: dict[int, list[str] | None] = {}
        self._acts: Mapping[str, Act] = {
            "add": self._add,
            "leave": self._leave,
            "return": self._return,
            "close-dms": self._close,
            "open-dms": self._open,
            "hour": self._hour,
            "deadline": self._deadline,
            "night": self._night,
            "drop": self._drop,
            "forget": self._forget,
            "limit": self._limit,
            "fail": self._fail,
            "mend": self._mend,
        }

    def judged(self, request: Request, known: Description) -> list[str] | None:
        """List what does not fit the description; each request is judged once, as it takes time."""
        if request.order not in self._verdicts:
            self._verdicts[request.order] = known.wrong_in(request)
        return self._verdicts[request.order]

    def knows(self, act: str) -> bool:
        """Tell whether there is such an act."""
        return act in self._acts or act in self.powers

    async def act(self, name: str, person: Person, about: str) -> None:
        """Write down what is done, and do it; what a client would refuse is not written down."""
        world, told = self.discord.world, about or person.name
        if name in self.powers or name in CUTS:  # what comes of it stands below it
            world.note(name, told)
            await self._cut(name, person)
        else:
            await self._acts[name](person, about)
            world.note(name, told)

    async def _cut(self, name: str, person: Person) -> None:
        if name in self.powers:
            self.powers[name]()
        else:
            await self._acts[name](person, "")

    # --- people --------------------------------------------------------------------------------

    async def _add(self, person: Person, about: str) -> None:
        name = about.strip()
        if not 1 <= len(name) <= LONGEST_NAME:
            raise Impossible("a name has between 1 and {most} letters", most=LONGEST_NAME)
        fresh = self.discord.add_person(name, person.locale)
        for guild in self.discord.world.guilds.values():
            guild.join(fresh)

    async def _leave(self, person: Person, _about: str) -> None:
        for guild in self.discord.world.guilds.values():
            guild.leave(person)

    async def _return(self, person: Person, _about: str) -> None:
        for guild in self.discord.world.guilds.values():
            guild.join(person)

    async def _close(self, person: Person, _about: str) -> None:
        person.close_dms()

    async def _open(self, person: Person, _about: str) -> None:
        person.open_dms()

    # --- time ----------------------------------------------------------------------------------

    async def _hour(self, _person: Person, _about: str) -> None:
        self._advance(HOUR)

    async def _night(self, _person: Person, _about: str) -> None:
        self._advance(NIGHT)

    async def _deadline(self, person: Person, _about: str) -> None:
        """Go to the next moment that channels speak of; the bot's own plans are not ours.

        Each by its newest message that does: those above it are of questions that are closed.
        """
        now = self.discord.clock.now()
        newest: dict[int, list[int]] = {}
        for message in self.discord.world.messages.values():
            if person.can_see(message) and (told := [at for at in moments(message) if at > now]):
                newest[message.channel.id] = told
        ahead = [at for told in newest.values() for at in told]
        if not ahead:
            raise Impossible("no message speaks of a moment to come")
        self._advance(min(ahead) - now + BEYOND)

    def _advance(self, seconds: float) -> None:
        clock = self.discord.clock
        if not isinstance(clock, MovableClock):
            raise Impossible("this stand-in goes by a clock that nobody moves")
        clock.advance(seconds)

    # --- misfortune ----------------------------------------------------------------------------

    async def _drop(self, _person: Person, _about: str) -> None:
        await self.discord.drop_gateway()

    async def _forget(self, _person: Person, _about: str) -> None:
        await self.discord.restart_gateway()

    async def _limit(self, _person: Person, _about: str) -> None:
        self.discord.faults.plan(Fault("429"), times=LIMITED)

    async def _fail(self, _person: Person, _about: str) -> None:
        self.discord.faults.fail_every(TENTH)

    async def _mend(self, _person: Person, _about: str) -> None:
        self.discord.faults.fail_every(0)


def moments(message: Message) -> list[int]:
    """List the moments that a message speaks of."""
    return [int(number) for number in _MOMENT.findall(message.text)]
