"""What a changed client may send: every control and every command, from wherever somebody is."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from playground.client.options import command_data
from playground.client.people import Person
from playground.interactions import Press
from playground.message import Message
from playground.places import Channel
from playground.validate.callbacks import COMMAND
from tests.cogs.test_forgery import forged

NO_GAME, NO_CAPTAIN, PLAYED_IN = "There is no game here", "no longer a captain", "played in <#"
REFUSED = (NO_GAME, NO_CAPTAIN, PLAYED_IN, "You are not a captain", "Only the host")
BROKEN = ("Something broke", "This button is from an older version")
PICK, MODAL = "pick", "modal"
GROUP, STAMP = "t1:buy", "00000000"


class Forgery(NamedTuple):
    """What stands in the custom id after the name, and how it is sent: pressed, picked, typed."""

    rest: str = ":1"
    how: str = "press"
    table: bool = False  # it concerns the whole table
    value: str = "0"  # that is picked


OWN, AT_TABLE = Forgery(), Forgery(table=True)
IN_LOBBY = {
    **dict.fromkeys(("hire", "dismiss", "terms", "night", "join"), AT_TABLE),
    "terms-page": Forgery(":1#0", table=True),
    "set-table": Forgery(":1#progress", PICK, table=True, value="count"),
    "hire-one": Forgery(":1", PICK, table=True, value="easy"),
    "keep-night": Forgery(":1", MODAL, table=True),
    **dict.fromkeys(("ready", "mention", "reach", "line"), OWN),
    "keep-line": Forgery(":1", MODAL),
    "begin": AT_TABLE,
    "leave": OWN,
}
CAPTAINS = {"join", "ready", "mention", "reach", "line", "keep-line", "leave"}
HOSTS = {*IN_LOBBY} - CAPTAINS | {"cancel"}
IN_GAME = {
    **dict.fromkeys(("orders", "text", "status", "discards", "look"), OWN),
    **dict.fromkeys(("standing", "catchup", "note"), OWN),
    "choose": Forgery(f":1:{GROUP}#0,0,0,0,{STAMP}"),
    "pick": Forgery(f":1:{GROUP}#0,0,0,24,{STAMP}", PICK),
    **dict.fromkeys(("done", "clear", "change", "take-out"), Forgery(f":1:{GROUP}")),
    **dict.fromkeys(("type", "more", "more-reminded", "back"), Forgery(f":1:{GROUP}")),
    "panel-page": Forgery(f":1:{GROUP}#0"),
    "panel-more": Forgery(f":1:{GROUP}"),
    "keep-typed": Forgery(f":1:{GROUP}", MODAL),
    "keep-note": Forgery(":1#1", MODAL),
    "standing-page": Forgery(":1#0"),
    "standing-forget": Forgery(":1#0"),
    "standing-rule": Forgery(f":1#0,0,24,{STAMP}", PICK),
    "page": Forgery(":1#1,0"),
    "turn": Forgery(":1", PICK),
    "board-then": Forgery(":1#0"),
    "text-then": Forgery(":1#0"),
    "part": Forgery(":1#0,0"),
    "why": Forgery(":1#0,0"),
    "why-one": Forgery(":1#0,0,0", PICK),
    "proof": Forgery(":1#0,3"),
    "fair": OWN,
    "accept": Forgery(":1:{offer}", table=True),
    "decline": Forgery(":1:{offer}", table=True),
    **dict.fromkeys(("aye", "nay"), Forgery(":1:{vote}", table=True)),
    **dict.fromkeys(("ballot", "rematch", "cancel"), AT_TABLE),
}  # fmt: skip
OF_NO_GAME = {
    "rule": Forgery("#tremble,F-4"),
    "rules": Forgery("#tremble,0", PICK),
    "try": Forgery("#unknown"),
    "help-commands": Forgery(""),
    "help-games": Forgery("#1"),
    "set-me": Forgery("#print", PICK, value="yes"),
    "set-server": Forgery("#games", PICK, value="10"),
    "place": Forgery("#announce", PICK),
    "quiet": Forgery(""),
    "profile": Forgery("#on"),
    "ladder": Forgery("#kind,toy/1,,ever", PICK, value="toy/2,"),
    "hall": Forgery("#kind,toy/1,", PICK, value="toy/2,"),
    "share-profile": Forgery(""),
    "share-ladder": Forgery("#toy/1,,2026-1"),
    "share-hall": Forgery("#toy/1,"),
    "keep-quiet": Forgery("", MODAL),
    **dict.fromkeys(("export-me", "delete-me", "keep-me", "delete-now"), Forgery("")),
}
COMMANDS: Mapping[str, Mapping[str, Any]] = {
    **{f"game {name}": {} for name in ("join", "leave", "extend", "orders", "standing")},
    **{f"host {name}": {} for name in ("start", "cancel", "resume", "remind", "revive")},
    **{f"game {name}": {"game": 1} for name in ("board", "history", "catchup", "notes")},
    "game new": {"seats": 99},
    "game status": {},
    "host pause": {"hours": 1},
    "game vote": {"matter": "pause"},
    "host replace": {"captain": "2", "computer": "easy"},
    "host handover": {"member": "self"},
    "host page": {"page": "page-none"},
    "verify": {"game": 1},
    "mygames": {},
    "rules": {},
    "help": {},
    "settings": {},
    "server": {},
    "privacy": {},
    "profile": {},
    "leaderboard": {},
    "stats": {},
}
OF_NO_PLACE = {"mygames", "rules", "help", "settings", "server", "privacy", "game new"}
OF_NO_PLACE |= {"profile", "leaderboard", "stats"}
LEADING = {each for each in COMMANDS if each.startswith("host ")}
LEADING |= {"game vote", "game join", "game leave"}


class Client:
    """A changed client of a person, in one place."""

    def __init__(self, person: Person, place: Channel) -> None:
        self.person = person
        self.place = place
        self._page: Message | None = None

    async def use(self, name: str, forgery: Forgery) -> str:
        """Use a control that is not there; return all that its answer shows."""
        page = await self._source()
        custom_id = f"ms:{name}{forgery.rest}"
        if forgery.how == MODAL:
            opened = await self.person.press(page, custom_id="ms:quiet")
            assert opened.modal is not None
            opened.modal.raw["custom_id"] = custom_id
            press = await self.person.submit(opened.modal)
        else:
            values = [forgery.value] if forgery.how == PICK else None
            press = await forged(self.person, page, custom_id, values)
        return await told(press, page)

    async def type(self, command: str) -> str:
        """Use a command; return all that its answer shows."""
        options = dict(COMMANDS[command])
        if options.get("member") == "self":
            options["member"] = self.person
        app, world = next(iter(self.person.world.apps.values())), self.person.world
        rooms = [room for guild in world.guilds.values() for room in guild.channels]
        room = next(each for each in rooms if each.admits(self.person))  # any takes all of them
        data = command_data(self.person, room, app, command, options)
        return await told(await self.person.forge(self.place, COMMAND, data), None)

    async def _source(self) -> Message:
        """Return a page that has buttons and selects."""
        if self._page is None or not self._page.find("ms:quiet") or not self._page.selects:
            press = await self.person.slash(self.place, "settings")
            await press.settled()
            self._page = press.reply
        assert self._page is not None
        return self._page


async def told(press: Press, page: Message | None) -> str:
    """Put together what a click showed, and see that only who clicked sees it."""
    assert press.acknowledged
    await press.settled()
    assert all(each.ephemeral_for or each.channel.person for each in press.replies)
    shown = [each for each in (*press.replies, page) if each is not None]
    text = "\n".join(part for each in shown for part in (each.text, *each.alt_texts))
    text += str(press.modal.raw) if press.modal else ""
    assert text.strip()
    assert not [each for each in BROKEN if each in text], text
    return text
