"""The doors of a lobby: open it, also for a rematch, take and give up seats, be ready, start."""

import secrets
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.chance import KEY_BYTES, commitment
from engine.core.contract import AnyGame
from engine.core.registry import Registry, UnknownGameError, name_of
from engine.core.variants import Variant
from engine.core.words import Text, listed, say
from engine.host.ports import ChannelBusyError, Clock, Store
from engine.host.runtime.people_cache import PeopleCache
from engine.host.runtime.person_queue import PersonQueue
from engine.host.runtime.runtime import Runtime
from engine.host.runtime.session_cache import SessionCache
from engine.host.steps.base.step import Step
from engine.host.steps.base.tempos import tempos
from engine.host.steps.base.thinking import ComputerPlayers
from engine.host.steps.changes import lobby, play, readiness
from engine.host.steps.seats.absence import reached
from engine.host.steps.seats.permits import seat_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.people import Guild
from engine.host.values.posts import PostKind
from engine.host.values.records import OPEN, GameInfo, GameStatus, Reach, SeatInfo, SeatKind
from engine.host.values.rows import GameRow, Payload
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
    invited: tuple[int, ...] = ()  # who was in the game of which this is a rematch
    after: int = 0  # the number of that game
    before: tuple[SeatInfo, ...] = ()  # its seats


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
        *,
        prompt: bool = False,
    ) -> None:
        self._registry = registry
        self._store = store
        self._clock = clock
        self._runtime = runtime
        self._sessions: SessionCache = runtime.sessions
        self._people_cache: PeopleCache = runtime.people_cache
        self._computers = computers
        self._key_source = key_source
        self._prompt = prompt
        self._person_queue = person_queue

    async def open(self, wish: Opening) -> GameInfo:
        """Open a lobby; whoever opens it is host and first captain. Who is alone begins at once."""
        return await self._person_queue.do(partial(self._open, wish))

    async def insist_openable(self, wish: Opening) -> None:
        """Deny what could not be opened as things stand."""
        await self._settled(wish)

    async def join(self, number: int, person: int, name: str) -> GameInfo:
        """Take a seat."""
        return await self._person_queue.do(partial(self._join, number, person, name))

    async def leave(self, number: int, person: int) -> GameInfo:
        """Give a seat up before the game starts."""

        def work(step: Step, rules: AnyGame | None) -> None:
            lobby.leave(step, person)
            readiness.begin_if_called(step, rules)

        return await self._step(number, work)

    async def start(self, number: int, person: int) -> GameInfo:
        """Start, or call for those who are not ready."""

        def work(step: Step, rules: AnyGame | None) -> None:
            if rules is None:
                raise DeniedError(Denial.UNKNOWN_GAME)
            readiness.begin(step, rules, person)

        return await self._step(number, work)

    async def ready(self, number: int, person: int) -> GameInfo:
        """Note that somebody agrees to start; the last one called for begins the game."""
        return await self._step(number, lambda step, rules: readiness.ready(step, rules, person))

    async def add_line(self, number: int, person: int, typed: str) -> GameInfo:
        """Add a captain's own line to the dice."""
        return await self._step(number, lambda step, _: lobby.add_line(step, person, typed))

    async def hire(
        self, number: int, person: int, strength: str, names: tuple[str, ...]
    ) -> GameInfo:
        """Give a free seat to a computer captain, named from `names`."""

        def work(step: Step, rules: AnyGame | None) -> None:
            if rules is None or strength not in self._computers.strengths(rules):
                raise DeniedError(Denial.UNKNOWN_STRENGTH)
            lobby.hire(step, person, strength, names)

        return await self._step(number, work)

    async def dismiss(self, number: int, person: int) -> GameInfo:
        """Take out the computer captain that came last."""
        return await self._step(number, lambda step, _: lobby.dismiss(step, person))

    async def settle(
        self, number: int, person: int, change: Callable[[GameInfo], GameInfo]
    ) -> GameInfo:
        """Change what the table agrees on: `change` gets the card as it stands by then."""

        def work(step: Step, rules: AnyGame | None) -> None:
            if rules is None:
                raise DeniedError(Denial.UNKNOWN_GAME)
            readiness.settle(step, rules, person, change)

        return await self._step(number, work)

    async def reach(
        self, number: int, person: int, reach: Reach, *, mention: bool | None = None
    ) -> GameInfo:
        """Note whether direct messages reach a captain, and whether a mention may instead."""

        def work(step: Step, _rules: AnyGame | None) -> None:
            seat = seat_of(step.info, person)
            reached(step, person=person, seat=seat, reach=reach)
            if mention is not None:
                step.tell_seat(seat, mention=mention)

        return await self._step(number, work)

    def strengths(self, info: GameInfo) -> tuple[str, ...]:
        """List the computer captains there are for a game, weakest first."""
        rules = self._rules(info)
        return () if rules is None else self._computers.strengths(rules)

    async def _settled(self, wish: Opening) -> tuple[AnyGame, Variant, Terms]:
        """Return what is to be played, in which variant and on which terms; deny what cannot be."""
        try:
            rules = self._registry.newest(wish.game)
        except UnknownGameError:
            raise DeniedError(Denial.UNKNOWN_GAME) from None
        asked = replace(wish.terms, seats=wish.seats, prompt=self._prompt)
        variant, terms = lobby.agreed(rules, asked, wish.seats)
        lobby.insist_played_by(variant, wish.seats)
        await self._insist_allowed(wish, rules)
        return rules, variant, terms

    async def _open(self, wish: Opening) -> GameInfo:
        rules, variant, terms = await self._settled(wish)
        key = self._key_source(KEY_BYTES)
        info = lobby.card_for(
            rules,
            variant,
            channel=wish.channel,
            guild=wish.guild,
            host=wish.person,
            seats=wish.seats,
            terms=terms,
            locale=wish.locale,
            commitment=commitment(key),
        )
        row, now = GameRow(info=info, key=key), self._clock.now()
        step = lobby.found(row, now, wish.name, wish.computers, wish.names, wish.before)
        step.tell_proceedings(after=wish.after)
        if terms.alone:
            play.start(step)
        if wish.guild is not None:
            past = await self._store.lengths(wish.guild, rules.id)
            step.tell_proceedings(tempos=tuple(tempos(past)))
        if wish.invited:
            step.post(PostKind.INVITATION, _invitation(wish))
        try:
            return (await self._runtime.create(step)).info
        except ChannelBusyError:
            raise _busy(wish) from None

    async def _join(self, number: int, person: int, name: str) -> GameInfo:
        info = (await self._sessions.need(number)).info
        lobby.insist_joinable(info, person)
        await self._person_queue.admit(info.guild, person)
        was = await self._seat_before(info.proceedings.after, person)

        def work(step: Step, rules: AnyGame | None) -> None:
            lobby.join(step, person, name, was)
            readiness.begin_if_called(step, rules)

        return await self._step(number, work)

    async def _seat_before(self, number: int, person: int) -> Seat | None:
        """Return the seat that somebody had in the game of which another is a rematch."""
        try:
            before = (await self._sessions.need(number)).info.seats if number else ()
        except DeniedError:  # it is kept no longer
            return None
        return lobby.seat_before(before, person)

    async def _insist_allowed(self, wish: Opening, rules: AnyGame) -> None:
        """Deny a lobby that may not be opened."""
        if not {*wish.computers} <= {*self._computers.strengths(rules)}:
            raise DeniedError(Denial.UNKNOWN_STRENGTH)
        if await self._store.game_in(wish.channel) is not None:
            raise _busy(wish)
        if wish.guild is None:
            return
        guild = await self._people_cache.guild(wish.guild)
        if guild.channels and not {wish.channel, wish.within} & set(guild.channels):
            raise DeniedError(Denial.WRONG_CHANNEL, said=_elsewhere(guild))
        if await self._store.games_in(wish.guild) >= guild.games:
            said = say("denied-server-limit-of", most=guild.games)
            raise DeniedError(Denial.SERVER_LIMIT, said=said)
        await self._person_queue.admit(wish.guild, wish.person)

    def _rules(self, info: GameInfo) -> AnyGame | None:
        try:
            return self._registry.find(info.rules, info.data_hash)
        except UnknownGameError:
            return None

    async def _step(self, number: int, work: Callable[[Step, AnyGame | None], None]) -> GameInfo:
        info = (await self._sessions.need(number)).info
        rules = self._rules(info)
        seated = info.status is GameStatus.RUNNING and rules is not None
        return await self._runtime.change(number, lambda step: work(step, rules), seated=seated)


def _busy(wish: Opening) -> DeniedError:
    """Refuse a game where one is open; for whoever wants a rematch it may be just that."""
    said = None
    if wish.after:
        said = say("alone-open" if wish.guild is None else "denied-rematch-busy")
    return DeniedError(Denial.CHANNEL_BUSY, said=said)


def _elsewhere(guild: Guild) -> Text:
    """Name channels in which the server allows games."""
    named = [f"<#{each}>" for each in guild.channels[:NAMED_CHANNELS]]
    return say("denied-wrong-channel-but", channels=listed(named))


def wish_for(info: GameInfo, person: int, name: str, within: int | None) -> Opening:
    """Say what lobby a captain of a game that is over wants, and whom it is for."""
    if info.status in OPEN:
        raise DeniedError(Denial.NOT_OVER)
    seat_of(info, person)
    computers = [each for each in info.seats if each.kind is SeatKind.COMPUTER]
    others = [each.person for each in info.seats if each.person not in (None, person)]
    return Opening(
        channel=info.parent or info.channel,
        guild=info.guild,
        person=person,
        name=name,
        game=name_of(info.rules),
        seats=len(info.seats),
        terms=replace(info.terms, guided=False),  # they know it by now
        locale=info.locale,
        computers=tuple(each.strength for each in computers),
        names=tuple(each.name for each in computers),
        within=within,
        invited=tuple(others),
        after=info.number,
        before=info.seats,
    )


def _invitation(wish: Opening) -> Payload:
    """Invite the other captains of a game to its rematch."""
    captains = listed([f"<@{each}>" for each in wish.invited])
    told = say("invitation-rematch", number=wish.after, captains=captains)
    return Payload(text=told, invited=wish.invited)
