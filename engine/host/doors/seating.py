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
from engine.host.runtime.person_queue import PersonQueue
from engine.host.runtime.runtime import Runtime
from engine.host.runtime.session_cache import SessionCache
from engine.host.steps import lobby, readiness
from engine.host.steps.absence import reached
from engine.host.steps.step import Step
from engine.host.steps.thinking import ComputerPlayers
from engine.host.values.denials import Denial, Denied
from engine.host.values.people import Guild, PeopleCache
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
        runtime: Runtime,
        computers: ComputerPlayers,
        person_queue: PersonQueue,
        key_source: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._registry = registry
        self._store = store
        self._clock = clock
        self._runtime = runtime
        self._sessions: SessionCache = runtime.sessions
        self._people_cache: PeopleCache = runtime.people_cache
        self._computers = computers
        self._key_source = key_source
        self._person_queue = person_queue

    async def open(self, wish: Opening) -> GameInfo | Denied:
        """Open a lobby; whoever opens it is host and first captain."""
        return await self._person_queue.do(partial(self._open, wish))

    async def join(self, number: int, person: int, name: str) -> GameInfo | Denied:
        """Take a seat."""
        return await self._person_queue.do(partial(self._join, number, person, name))

    async def leave(self, number: int, person: int) -> GameInfo | Denied:
        """Give a seat up before the game starts."""

        def work(step: Step, rules: AnyGame | None) -> Denied | None:
            denied = lobby.leave(step, person)
            if denied is None:
                readiness.begin_if_called(step, rules)
            return denied

        return await self._step(number, work)

    async def start(self, number: int, person: int) -> GameInfo | Denied:
        """Start, or call for those who are not ready."""

        def work(step: Step, rules: AnyGame | None) -> Denied | None:
            if rules is None:
                return Denied(Denial.UNKNOWN_GAME)
            return readiness.begin(step, rules, person)

        return await self._step(number, work)

    async def ready(self, number: int, person: int) -> GameInfo | Denied:
        """Note that somebody agrees to start; the last one called for begins the game."""
        return await self._step(number, lambda step, rules: readiness.ready(step, rules, person))

    async def hire(
        self, number: int, person: int, strength: str, names: tuple[str, ...]
    ) -> GameInfo | Denied:
        """Give a free seat to a computer captain, named from `names`."""

        def work(step: Step, rules: AnyGame | None) -> Denied | None:
            if rules is None or strength not in self._computers.strengths(rules):
                return Denied(Denial.UNKNOWN_STRENGTH)
            return lobby.hire(step, person, strength, names)

        return await self._step(number, work)

    async def dismiss(self, number: int, person: int) -> GameInfo | Denied:
        """Take out the computer captain that came last."""
        return await self._step(number, lambda step, _: lobby.dismiss(step, person))

    async def settle(
        self, number: int, person: int, terms: Terms, locale: str
    ) -> GameInfo | Denied:
        """Change what the table agrees on."""
        return await self._step(
            number, lambda step, _: readiness.settle(step, person, terms=terms, locale=locale)
        )

    async def reach(
        self, number: int, person: int, reach: Reach, *, mention: bool | None = None
    ) -> GameInfo | Denied:
        """Note whether direct messages reach a captain, and whether a mention may instead."""

        def work(step: Step, _rules: AnyGame | None) -> Denied | None:
            seat = step.info.seat_of(person)
            if seat is None:
                return Denied(Denial.NOT_YOUR_GAME)
            reached(step, person=person, seat=seat, reach=reach)
            if mention is not None:
                step.tell_seat(seat, mention=mention)
            return None

        return await self._step(number, work)

    def strengths(self, info: GameInfo) -> tuple[str, ...]:
        """List the computer captains there are for a game, weakest first."""
        rules = self._rules(info)
        return () if rules is None else self._computers.strengths(rules)

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
        step = lobby.found(row, now, wish.name, wish.computers, wish.names)
        if wish.said is not None:
            step.note(wish.said)
        try:
            return (await self._runtime.create(step)).info
        except ChannelBusyError:
            return Denied(Denial.CHANNEL_BUSY)

    async def _join(self, number: int, person: int, name: str) -> GameInfo | Denied:
        info = await self._info(number)
        if info is None:
            return Denied(Denial.NO_SUCH_GAME)
        full = lobby.not_joinable(info, person) or await self._person_queue.full(info.guild, person)
        if full is not None:
            return full

        def work(step: Step, rules: AnyGame | None) -> Denied | None:
            denied = lobby.join(step, person, name)
            if denied is None:
                readiness.begin_if_called(step, rules)
            return denied

        return await self._step(number, work)

    async def _refused(self, wish: Opening, rules: AnyGame) -> Denied | None:
        """Tell why a lobby may not be opened, if so."""
        if wish.seats not in rules.seats:
            least, most = min(rules.seats), max(rules.seats)
            said = say("denied-bad-seats-of", least=least, most=most)
            return Denied(Denial.BAD_SEATS, said=said)
        if not {*wish.computers} <= {*self._computers.strengths(rules)}:
            return Denied(Denial.UNKNOWN_STRENGTH)
        if await self._store.game_in(wish.channel) is not None:
            return Denied(Denial.CHANNEL_BUSY)
        if wish.guild is None:
            return None
        guild = await self._people_cache.guild(wish.guild)
        if guild.channels and not {wish.channel, wish.within} & set(guild.channels):
            return Denied(Denial.WRONG_CHANNEL, said=_elsewhere(guild))
        if await self._store.games_in(wish.guild) >= guild.games:
            said = say("denied-server-limit-of", most=guild.games)
            return Denied(Denial.SERVER_LIMIT, said=said)
        return await self._person_queue.full(wish.guild, wish.person)

    def _rules(self, info: GameInfo) -> AnyGame | None:
        try:
            return self._registry.find(info.rules, info.data_hash)
        except UnknownGameError:
            return None

    async def _info(self, number: int) -> GameInfo | None:
        session = await self._sessions.find(number)
        return session.info if session else None

    async def _step(
        self, number: int, work: Callable[[Step, AnyGame | None], Denied | None]
    ) -> GameInfo | Denied:
        session = await self._sessions.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        rules = self._rules(session.info)
        return await self._runtime.step(
            session,
            lambda step: work(step, rules),
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
