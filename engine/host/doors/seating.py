"""The doors of a lobby: open it, take and give up seats, agree on terms, be ready, start."""

import secrets
from collections.abc import Callable
from functools import partial

import msgspec

from engine.core.chance import KEY_BYTES, commitment
from engine.core.contract import AnyGame
from engine.core.registry import Registry, UnknownGameError
from engine.core.words import Text, Value, say
from engine.host.ports import ChannelBusyError, Clock, Store
from engine.host.runtime.person_queue import Doorman
from engine.host.runtime.runtime import Works
from engine.host.runtime.session_cache import Hall
from engine.host.steps import lobby, readiness
from engine.host.steps.absence import reached
from engine.host.steps.step import Draft
from engine.host.steps.thinking import Minds
from engine.host.values.denials import Denial, Denied
from engine.host.values.people import Book, Guild
from engine.host.values.records import GameInfo, GameStatus, Reach
from engine.host.values.rows import GameRow
from engine.host.values.terms import Terms

NAMED_CHANNELS = 5  # of those in which a server allows games, when a refusal lists them


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to open."""

    channel: int
    guild: int | None
    person: int
    name: str
    game: str
    seats: int
    terms: Terms
    locale: str
    computers: tuple[str, ...] = ()  # how strong each is
    names: tuple[str, ...] = ()  # for computer captains
    within: int | None = None  # the channel that a thread belongs to
    said: Text | None = None  # a line for all under the lobby


class Seating:
    """Everything that happens to seats before the first question."""

    def __init__(
        self,
        registry: Registry,
        store: Store,
        clock: Clock,
        works: Works,
        minds: Minds,
        doorman: Doorman,
        key_source: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._registry = registry
        self._store = store
        self._clock = clock
        self._works = works
        self._hall: Hall = works.hall
        self._book: Book = works.book
        self._minds = minds
        self._key_source = key_source
        self._doorman = doorman

    async def open(self, wish: Opening) -> GameInfo | Denied:
        """Open a lobby; whoever opens it is host and first captain."""
        return await self._doorman.do(partial(self._open, wish))

    async def join(self, number: int, person: int, name: str) -> GameInfo | Denied:
        """Take a seat."""
        return await self._doorman.do(partial(self._join, number, person, name))

    async def leave(self, number: int, person: int) -> GameInfo | Denied:
        """Give a seat up before the game starts."""

        def work(draft: Draft, rules: AnyGame | None) -> Denied | None:
            denied = lobby.leave(draft, person)
            if denied is None:
                readiness.begin_if_called(draft, rules)
            return denied

        return await self._step(number, work)

    async def start(self, number: int, person: int) -> GameInfo | Denied:
        """Start, or call for those who are not ready."""

        def work(draft: Draft, rules: AnyGame | None) -> Denied | None:
            if rules is None:
                return Denied(Denial.UNKNOWN_GAME)
            return readiness.begin(draft, rules, person)

        return await self._step(number, work)

    async def ready(self, number: int, person: int) -> GameInfo | Denied:
        """Note that somebody agrees to start; the last one called for begins the game."""
        return await self._step(number, lambda draft, rules: readiness.ready(draft, rules, person))

    async def hire(
        self, number: int, person: int, strength: str, names: tuple[str, ...]
    ) -> GameInfo | Denied:
        """Give a free seat to a computer captain, named from `names`."""

        def work(draft: Draft, rules: AnyGame | None) -> Denied | None:
            if rules is None or strength not in self._minds.strengths(rules):
                return Denied(Denial.UNKNOWN_STRENGTH)
            return lobby.hire(draft, person, strength, names)

        return await self._step(number, work)

    async def dismiss(self, number: int, person: int) -> GameInfo | Denied:
        """Take out the computer captain that came last."""
        return await self._step(number, lambda draft, _: lobby.dismiss(draft, person))

    async def settle(
        self, number: int, person: int, terms: Terms, locale: str
    ) -> GameInfo | Denied:
        """Change what the table agrees on."""
        return await self._step(
            number, lambda draft, _: readiness.settle(draft, person, terms=terms, locale=locale)
        )

    async def reach(
        self, number: int, person: int, reach: Reach, *, mention: bool | None = None
    ) -> GameInfo | Denied:
        """Note whether direct messages reach a captain, and whether a mention may instead."""

        def work(draft: Draft, _rules: AnyGame | None) -> Denied | None:
            seat = draft.info.seat_of(person)
            if seat is None:
                return Denied(Denial.NOT_YOUR_GAME)
            reached(draft, person=person, seat=seat, reach=reach)
            if mention is not None:
                draft.tell_seat(seat, mention=mention)
            return None

        return await self._step(number, work)

    def strengths(self, info: GameInfo) -> tuple[str, ...]:
        """List the computer captains there are for a game, weakest first."""
        rules = self._rules(info)
        return () if rules is None else self._minds.strengths(rules)

    async def _open(self, wish: Opening) -> GameInfo | Denied:
        try:
            rules = self._registry.newest(wish.game)
        except UnknownGameError:
            return Denied(Denial.UNKNOWN_GAME)
        if denied := await self._refused(wish, rules):
            return denied
        key = self._key_source(KEY_BYTES)
        info = lobby.card_for(
            rules,
            channel=wish.channel,
            guild=wish.guild,
            host=wish.person,
            seats=wish.seats,
            terms=wish.terms,
            locale=wish.locale,
            commitment=commitment(key),
        )
        row, now = GameRow(info=info, key=key), self._clock.now()
        draft = lobby.found(row, now, wish.name, wish.computers, wish.names)
        if wish.said is not None:
            draft.note(wish.said)
        try:
            return (await self._works.create(draft)).info
        except ChannelBusyError:
            return Denied(Denial.CHANNEL_BUSY)

    async def _join(self, number: int, person: int, name: str) -> GameInfo | Denied:
        info = await self._info(number)
        if info is None:
            return Denied(Denial.NO_SUCH_GAME)
        full = lobby.not_joinable(info, person) or await self._doorman.full(info.guild, person)
        if full is not None:
            return full

        def work(draft: Draft, rules: AnyGame | None) -> Denied | None:
            denied = lobby.join(draft, person, name)
            if denied is None:
                readiness.begin_if_called(draft, rules)
            return denied

        return await self._step(number, work)

    async def _refused(self, wish: Opening, rules: AnyGame) -> Denied | None:
        """Tell why a lobby may not be opened, if so."""
        if wish.seats not in rules.seats:
            least, most = min(rules.seats), max(rules.seats)
            said = say("denied-bad-seats-of", least=least, most=most)
            return Denied(Denial.BAD_SEATS, said=said)
        if not {*wish.computers} <= {*self._minds.strengths(rules)}:
            return Denied(Denial.UNKNOWN_STRENGTH)
        if await self._store.game_in(wish.channel) is not None:
            return Denied(Denial.CHANNEL_BUSY)
        if wish.guild is None:
            return None
        guild = await self._book.guild(wish.guild)
        if guild.channels and not {wish.channel, wish.within} & set(guild.channels):
            return Denied(Denial.WRONG_CHANNEL, said=_elsewhere(guild))
        if await self._store.games_in(wish.guild) >= guild.games:
            said = say("denied-server-limit-of", most=guild.games)
            return Denied(Denial.SERVER_LIMIT, said=said)
        return await self._doorman.full(wish.guild, wish.person)

    def _rules(self, info: GameInfo) -> AnyGame | None:
        try:
            return self._registry.find(info.rules, info.data_hash)
        except UnknownGameError:
            return None

    async def _info(self, number: int) -> GameInfo | None:
        session = await self._hall.find(number)
        return session.info if session else None

    async def _step(
        self, number: int, work: Callable[[Draft, AnyGame | None], Denied | None]
    ) -> GameInfo | Denied:
        session = await self._hall.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        rules = self._rules(session.info)
        return await self._works.step(
            session,
            lambda draft: work(draft, rules),
            lambda _: session.info,
            seated=session.info.status is GameStatus.RUNNING and rules is not None,
        )


def _elsewhere(guild: Guild) -> Text:
    """Name channels in which the server allows games."""
    first, *others = (f"<#{each}>" for each in guild.channels[:NAMED_CHANNELS])
    listed: Value = first
    for each in others:
        listed = say("list-comma", rest=listed, next=each)
    return say("denied-wrong-channel-but", channels=listed)
