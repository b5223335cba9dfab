"""People: what somebody, or a server, chose for all games."""

from enum import StrEnum

import msgspec

from engine.host.values.terms import Night

LARGE = "large"  # names large print in a look


class Delivery(StrEnum):
    """Where somebody gets questions and reminders."""

    DIRECT = "direct"
    CHANNEL = "channel"  # nowhere but under the game's own posts


class Newcomer(StrEnum):
    """How new somebody is to a kind of game."""

    NO = ""
    TO_GAME = "game"  # it is their first of the kind
    TO_OTHERS = "others"  # they played it alone, with us; now with others


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody chose."""

    locale: str = ""  # empty: as their Discord says
    reminders: tuple[float, ...] = (0.5, 0.1)  # shares of the time left at which to remind
    quiet: Night | None = None  # never remind then
    place: Delivery = Delivery.DIRECT
    palette: str = ""  # of pictures that only they see; empty: the usual one
    text_board: bool = False
    large: bool = False  # print in those pictures
    profile: bool = False  # whether statistics and ratings may tell of them
    secret: str = ""  # from which addresses of their profile are made; empty: none on the web

    @property
    def outside(self) -> bool:
        """Tell whether pages outside Discord may tell of them, too."""
        return self.profile and bool(self.secret)

    @property
    def look(self) -> str:
        """Name what pictures for them look like: a palette, large print, both or nothing."""
        return f"{self.palette} {LARGE}".strip() if self.large else self.palette


class Guild(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server chose."""

    locale: str = ""  # empty: as its Discord says
    channels: tuple[int, ...] = ()  # where games may be opened; none: everywhere
    games: int = 25  # open at once
    games_each: int = 5  # lobbies and games that one person may be host of
    staff: str = "manage_channels"  # the permission that makes somebody staff
    thread: bool = False  # whether new games get a thread of their own, unless their host says no
    announce: int | None = None  # channel in which ends of games are announced
    pages: bool = False  # whether its games may be looked at outside Discord
    address: str = ""  # where its hall of fame is then
    greeted: bool = False  # when it let us in, for good
