"""The tour: a second, short game, in which people use what the game master offers.

They know labels and commands, and nothing of the game: whatever is asked, a captain fills in.
"""

import asyncio
import re

from playground.client.people import Person
from playground.clock import VirtualClock
from playground.errors import Impossible
from playground.message import Message
from playground.places import MANAGE_SERVER
from playground.show.captains import Captain
from playground.show.guide import Guide, Scene
from playground.standin import FIRST_PERSON

MINUTE, HOUR = 60.0, 3600.0
NEWCOMER, NEWCOMER_ID = "Cousin Blorp", FIRST_PERSON + 50
PUPIL, PUPIL_ID = "Little Zib", FIRST_PERSON + 51


async def tour(scene: Scene, clock: VirtualClock) -> None:
    """Play it, from the last post of a game to the end of the next; it takes three captains."""
    if len(scene.captains) >= Tour.CAPTAINS:
        await Tour(scene, clock).play()


class Tour(Guide):
    """A host who travels, a queen at a wedding, an admiral with closed messages, a cousin.

    In the end somebody who wants to learn.
    """

    CAPTAINS = 3

    def __init__(self, scene: Scene, clock: VirtualClock) -> None:
        super().__init__(scene, clock)
        self.crew = scene.captains
        self.host, self.queen, self.admiral = [captain.person for captain in scene.captains[:3]]
        self.cousin = self.discord.add_person(NEWCOMER, number=NEWCOMER_ID)
        guild = self.channel.guild
        assert guild is not None
        guild.join(self.cousin)
        guild.trust(self.host, MANAGE_SERVER)

    async def play(self) -> None:
        """Go through all chapters."""
        await self.after_the_game()
        await self.lobby()
        await self.orders()
        await self.absence()
        await self.reveal()
        await self.seats()
        await self.looking_up()
        await self.end()
        await self.lesson()

    async def after_the_game(self) -> None:
        """Ask for reasons, check the dice, look back, and want more."""
        host, queen = self.host, self.queen
        self.chapter(
            "After the game",
            "Ten turns are over. The queen wants to know why it ended like this, and whether "
            "the dice were honest; the host leafs through what happened.",
        )
        last = await self.offered(host, "Rematch")
        await self.ask_why()
        await self.slash(queen, "verify")
        past = await self.slash(host, "game history")
        past = await self.choose(host, past, "Turn 3")
        await self.press(host, past, "Board of turn 3")
        await self.slash(host, "game catchup")
        await self.press(host, last, "Rematch")
        await self.shown(host, "rematch")

    async def lobby(self) -> None:
        """Agree on terms, come aboard, and be ready."""
        host, queen, admiral = self.host, self.queen, self.admiral
        self.chapter(
            "The lobby of a rematch",
            "The same table again, but faster. Whoever comes aboard agrees to what the post says; "
            "when the host changes it afterwards, they are asked again.",
        )
        lobby = await self.offered(host, "Join")
        terms = await self.press(host, lobby, "Settings")
        await self.choose(host, terms, "Fast")
        hire = await self.press(host, lobby, "Add computer")
        await self.choose(host, hire, "Easy")
        await self.told(host, lobby, "computer captain")
        guide = await self.press(queen, lobby, "How to play")
        del guide
        await self.press(queen, lobby, "Join")
        self.tell("The table is full, but a computer captain makes room for people.")
        await self.told(admiral, lobby, "/game join")
        self.tell("The admiral takes no direct messages. That must not stop him.")
        told = await self.slash(admiral, "game join")
        await self.press(admiral, told, "Mention me")
        await self.choose(host, terms, "A computer captain answers")
        await self.told(host, lobby, "not ready yet")
        await self.press(host, lobby, "Start")
        call = await self.offered(queen, "Ready")
        await self.press(queen, call, "Ready")
        await self.press(admiral, call, "Ready")
        await self.told(host, lobby, "has begun")
        await self.shown(host, "Turn 1", "#2·")

    async def orders(self) -> None:
        """Answer, change one's mind, and leave rules for later."""
        queen, admiral = self.queen, self.admiral
        self.chapter(
            "Secret orders",
            "The queen gets hers as a direct message. Every click is kept as a draft; the receipt "
            "comes when she presses Done, and she may still change her mind.",
        )
        panel = await self.shown(queen, "#2·", inbox=True)
        await self.pick(queen, panel, panel.selects[0], [panel.selects[0].options[0].value])
        await self.press(queen, panel, "Done")
        await self.press(queen, panel, "Change")
        await self.press(queen, panel, "Done")
        self.tell("The admiral opens the same panel in the channel, and wants to sleep on it.")
        panel = await self.press(admiral, await self.news(), "My orders")
        await self.press(admiral, panel, "More")
        await self.press(admiral, panel, "More time")
        await self.shown(queen, "asked for more time", "#2·")

    async def absence(self) -> None:
        """Miss a question on a journey."""
        host, queen, admiral = self.host, self.queen, self.admiral
        self.chapter(
            "Somebody is away",
            "The host is about to take off and leaves standing orders: what shall count if he "
            "does not answer. Nobody else sees them.",
        )
        panel = await self.shown(host, "#2·", "More", inbox=True)
        await self.press(host, panel, "More")
        rules = await self.press(host, panel, "Standing orders")
        for select in rules.selects[1:3]:
            await self.pick(host, rules, select, [select.options[1].value])
        self.tell("Half of the time is gone. Who has not answered is told so, in private.")
        await self.later(45 * MINUTE)
        await self.shown(host, "⏰", inbox=True)
        self.tell("Something came up for the admiral, so the table's clock stops for a while.")
        await self.slash(host, "host pause", hours=3)
        await self.later(HOUR)
        await self.slash(host, "host resume")
        await self.shown(host, "▶️", "#2·")
        panel = await self.press(admiral, await self.news(), "My orders")
        await self.crew[2].answer(panel)
        self.tell("The time is up, and the host is in the air: his standing orders answer.")
        await self.later(2 * HOUR)
        await self.shown(host, "Standing orders answered", "#2·")
        self.tell("The queen looks whether her receipt is among what was sealed.")
        await self.press(queen, await self.offered(queen, "Fair play", "🔏 `"), "Fair play")

    async def reveal(self) -> None:
        """Play a turn, and ask about it."""
        queen = self.queen
        self.chapter(
            "The reveal",
            "Everybody plans, fights and is rewarded; what the channel shows grows in place. "
            "How that comes about is left out here.",
            hush=True,
        )
        coming = asyncio.ensure_future(self.offered(queen, "My orders", "Turn 2", "#2·"))
        await self.meanwhile(self.crew, coming.done)
        await coming
        self.tell("The queen looks for what she did wrong.")
        await self.ask_why()
        more = await self.press(queen, await self.offered(queen, "More", "#2·"), "More")
        await self.press(queen, more, "As text")

    async def seats(self) -> None:
        """Hand a seat over, first by vote, then by the host."""
        host, queen, admiral, cousin = self.host, self.queen, self.admiral, self.cousin
        self.chapter(
            "A seat changes hands",
            "Captains have lives. The others may vote, and the host finds somebody new.",
        )
        await queen.say(self.channel, "My own wedding is tomorrow. You will have to do without me.")
        seat = self.seat_of(queen)
        await self.slash(admiral, "game vote", matter="remove", captain=seat)
        await self.press(host, await self.offered(host, "Agree"), "Agree")
        await self.shown(host, "Decided")
        await self.slash(host, "host replace", captain=seat, by=cousin)
        await self.press(cousin, await self.offered(cousin, "Accept"), "Accept")
        await self.shown(cousin, "You are a captain", inbox=True)
        await self.shown(cousin, "took over the seat")

    async def looking_up(self) -> None:
        """Find out about the rules, the past, and what is kept."""
        host, cousin = self.host, self.cousin
        self.chapter(
            "Looking things up",
            "The cousin is new here and reads before acting. Only the cousin sees the answers.",
        )
        await self.slash(cousin, "rules", rule="fuel")
        await self.slash(cousin, "game catchup")
        await self.slash(cousin, "game board", turn=1)
        await self.slash(cousin, "game history")
        await self.write(cousin, "game notes", "The admiral bluffs. Never fight him twice.")
        await self.slash(cousin, "game status")
        await self.slash(cousin, "mygames")
        self.tell("Who wants it quiet says so; who wants to know what is kept may ask.")
        await self.slash(cousin, "settings")
        await self.slash(host, "server")
        await self.slash(cousin, "privacy")

    async def end(self) -> None:
        """Call the game off; its key is published all the same."""
        host = self.host
        self.chapter(
            "The end",
            "It has become late. The host ends the game; the key of its chance is published, so "
            "that even a game without a winner can be checked.",
        )
        really = await self.slash(host, "host cancel")
        await self.press(host, really, "End the game")
        await self.shown(host, "Key of chance", "#2·")
        await self.slash(host, "verify", game=2)

    async def lesson(self) -> None:
        """Let somebody learn alone: the first turn of a guided game, as its pupil sees it."""
        pupil = self.discord.add_person(PUPIL, number=PUPIL_ID)
        guild = self.channel.guild
        assert guild is not None
        guild.join(pupil)
        self.chapter(
            "A lesson alone",
            f"{PUPIL} has watched, and tries it against computer captains first. They answer at "
            "once, and each question of the first turn is explained.",
        )
        await self.press(pupil, await self.slash(pupil, "help"), "Try it now")
        captain = Captain(pupil, self.channel, self.crew[0].seed)
        learning = asyncio.create_task(captain.play())
        try:
            await self.shown(pupil, "That was the lesson", inbox=True)
        finally:
            learning.cancel()
            await asyncio.gather(learning, return_exceptions=True)

    async def ask_why(self) -> None:
        """Let the queen ask for the reasons of the last result that names her."""
        queen = self.queen
        why = await self.press(queen, await self.offered(queen, "Details"), "Details")
        told = [(select, option) for select in why.selects[:1] for option in select.options]
        named = [each for each in told if queen.name in each[1].label] or told
        if named:
            select, option = named[-1]
            await self.pick(queen, why, select, [option.value])

    async def news(self) -> Message:
        """Find the newest post under which orders are opened."""
        return await self.offered(self.queen, "My orders")

    def seat_of(self, person: Person) -> str:
        """Find the number of somebody's seat in the newest lobby."""
        lobbies = [
            post.text for post in self.channel.messages if "captains are aboard" in post.text
        ]
        found = re.search(rf"^(\d)\. {re.escape(person.name)}", lobbies[-1], re.MULTILINE)
        if found is None:
            msg = f"{person.name} is not aboard"
            raise Impossible(msg)
        return found[1]
