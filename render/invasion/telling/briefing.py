"""What a post says beside the picture of the board: each fact once, city by city, in few words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol, TypeAlias, runtime_checkable

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.invasion.battles.events import Event
from engine.invasion.cards.cards import AnyAttack, AnyCity
from render.house.voice import Voice
from render.invasion.facts.sums import short_formula
from render.invasion.telling.rows import Together
from render.invasion.telling.story import InvasionStory, heading, space_of
from render.story.rows import silent

Choice: TypeAlias = common.FightChosen[AnyCity]


@runtime_checkable
class Flights(Protocol):
    """What tells who is over which city by now."""

    attacks: Sequence[AnyAttack]
    cities: Sequence[AnyCity | None]


@dataclass(frozen=True)
class Briefing:
    """How a part of a turn is told in a post.

    In `short` each city has one line: what came out; who is there shows the picture.
    """

    story: InvasionStory
    voice: Voice
    short: bool = False

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Tell plans and moves, city by city what came of them, then the rest."""
        places: dict[int, list[Event]] = {}
        before, after = list[Event](), list[Event]()
        for event in events:
            if space := space_of(event):
                places.setdefault(space, []).append(event)
            else:
                (after if places else before).append(event)
        return [
            *self._elsewhere(before),
            *self._over_cities(places, events),
            *self._elsewhere(after),
        ]

    def _elsewhere(self, events: Iterable[Event]) -> Iterator[str]:
        """Tell what happened over no city; who did the same stands in one line."""
        worth_telling = (each for each in events if self.story.row(each).brief is not silent)
        for together, alike in groupby(worth_telling, self._together):
            yield from (self.voice(text) for text in together(list(alike), self.voice))

    def _together(self, event: Event) -> Together:
        """Return how an event is told with those like it."""
        row = self.story.row(event)
        return (self.short and row.short) or row.together or self._apart

    def _apart(self, events: Sequence[Event], voice: Voice) -> Iterator[Text]:
        """Tell events one by one."""
        for event in events:
            yield from self.story.brief(event, voice)

    def _over_cities(
        self, places: Mapping[int, Sequence[Event]], events: Sequence[Event]
    ) -> Iterator[str]:
        """Tell city by city who came and what became of it; those nobody wanted together."""
        flights = [each for each in events if isinstance(each, Flights) and each.cities]
        attacks, cities = (flights[-1].attacks, flights[-1].cities) if flights else ((), ())
        laid: Event = common.PlansRevealed((), (), tuple(cities))
        spared: list[str] = []
        for number in sorted({*places, *(attack.space for attack in attacks)}):
            over = places.get(number, [])
            place = heading(number, [*over, laid])
            if any(isinstance(event, common.CitySpared) for event in over):
                spared.append(self.voice(say("invasion-tell-place", place=place)))
            elif self.short:
                yield from self._headline(place, over)
            else:
                yield from self._city(place, _came(number, attacks, self.voice), over)
        if spared:
            yield self.voice(say("invasion-brief-spared", cities=self.voice.words.listed(spared)))

    def _city(self, place: Text, came: str, events: Sequence[Event]) -> Iterator[str]:
        fate = [self.voice(text) for text in self._fate(events, known=bool(came))]
        if came:
            yield self.voice(say("invasion-tell-place-line", place=place, line=came))
        elif len(fate) == 1:
            yield self.voice(say("invasion-tell-place-line", place=place, line=fate.pop()))
        elif fate:
            yield self.voice(say("invasion-tell-place", place=place))
        yield from (f"- {line}" for line in fate)

    def _headline(self, place: Text, events: Sequence[Event]) -> Iterator[str]:
        """Tell in a line what came out over a city, or what happened there last.

        Who was beaten and who retreated stands in that line, too: the board shows a catch in the
        place of fights.
        """
        outcomes = [event for event in events if self.story.row(event).outcome]
        came_out = [event for event in outcomes if self._in_short(event)]
        texts = [self._in_short(event)[0] for event in came_out]
        open_yet = [each for each in events if not isinstance(each, common.OrderRolled)]
        fate = texts or self._fate(open_yet, known=True)
        if not fate:
            return
        line = self.voice(fate[-1])
        for key, seats in _rivals(events, came_out):
            who, count = self.voice.captains(seats), len(seats)
            line = self.voice(say(key, line=line, captains=who, count=count))
        for event in [each for each in events if self.story.row(each).besides]:
            (more, *_) = self._in_short(event)
            line = self.voice(say("invasion-brief-besides", line=line, more=more))
        yield self.voice(say("invasion-tell-place-line", place=place, line=line))

    def _in_short(self, event: Event) -> Sequence[Text]:
        """Tell an event of a city where that has one line."""
        short = self.story.row(event).short
        return [*short([event], self.voice)] if short else self.story.brief(event, self.voice)

    def _fate(self, events: Sequence[Event], *, known: bool) -> list[Text]:
        """Tell what happened over one city: choices with what they led to, all else as it comes.

        Nothing is told of who came alone where that is `known`.
        """
        fate: list[Text] = []
        choices: list[Choice] = []
        for at, event in enumerate(events):
            later = events[at + 1 :]
            match event:
                case common.Unopposed() if known:
                    pass
                case common.FightChosen():
                    choices.append(event)
                case common.Walkover() | common.DiceRolled():
                    paid = any(self.story.row(each).rewards for each in later)
                    fate += self._decided(choices, event, known=paid)
                    choices = []
                case _ if not self.story.row(event).known(event, later):
                    fate += self.story.brief(event, self.voice)
        return fate + list(self._apart(choices, self.voice))

    def _decided(
        self,
        choices: Sequence[Choice],
        event: common.Walkover[AnyCity] | common.DiceRolled[AnyCity],
        *,
        known: bool,
    ) -> list[Text]:
        """Tell who retreated, and who rolled what, or has the city where no reward tells that."""
        gone = _retreated(choices)
        left, count = self.voice.captains(gone), len(gone)
        retreat = [say("invasion-brief-retreat", captains=left, count=count)] if gone else []
        if isinstance(event, common.DiceRolled):
            rolled = [fighter for fighter in event.fighters if fighter.roll]
            rolls = self.voice.words.clauses(_roll(fighter, self.voice) for fighter in rolled)
            return [*retreat, say("invasion-brief-dice", rolls=rolls)]
        if known:
            return retreat
        if not gone:
            return list(self.story.brief(event, self.voice))
        winner = self.voice.captain(event.seat)
        return [say("invasion-brief-walkover", captains=left, count=count, winner=winner)]


def _rivals(
    events: Sequence[Event], came_out: Sequence[Event]
) -> Iterator[tuple[str, Sequence[Seat]]]:
    """List who did not get a city, with the key by which its line says so.

    Where a battle came out last, the line tells already who was beaten.
    """
    if not came_out:
        return
    battles = [event for event in events if isinstance(event, common.BattleWon)]
    if battles and came_out[-1] is not battles[-1]:
        yield "invasion-brief-and-beaten", battles[-1].losers
    gone = _retreated([event for event in events if isinstance(event, common.FightChosen)])
    if gone:
        yield "invasion-brief-and-retreat", gone


def _retreated(choices: Sequence[Choice]) -> list[Seat]:
    """List who gave a city up."""
    return [choice.seat for choice in choices if not choice.fights]


def _roll(fighter: Fighter, voice: Voice) -> str:
    return voice(
        say(
            "invasion-brief-roll",
            captain=voice.captain(fighter.seat),
            parts=short_formula(fighter.total, fighter.plus, fighter.roll),
            sum=fighter.sum,
        )
    )


def _came(number: int, attacks: Sequence[AnyAttack], voice: Voice) -> str:
    """List who is over a city, with which ships."""
    return voice.words.clauses(
        voice(
            say(
                "invasion-brief-attack",
                captain=voice.captain(attack.seat),
                total=attack.total,
                ships=voice.words.series(ship.name for ship in (*attack.ships, *attack.lost)),
            )
        )
        for attack in attacks
        if attack.space == number
    )
