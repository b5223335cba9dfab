"""What a post says beside the picture of the board: each fact once, city by city, in few words."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.invasion.cards.cards import AnyCity
from engine.invasion.ending.ending import GameEnded
from render.house.voice import Voice
from render.invasion.facts.sums import short_formula
from render.invasion.telling.tell_turns import game_ended
from render.invasion.telling.telling import Tellers, heading, texts_of

Together: TypeAlias = Callable[[Sequence[Any], Voice], Iterable[Text]]
Choice: TypeAlias = common.FightChosen[Any]


class Briefing(NamedTuple):
    """How an edition tells a part of a turn in a post."""

    tellers: Tellers
    shown: tuple[type[Any], ...]  # what the picture tells
    moves: tuple[type[Any], ...]  # what tells who is over which city by now
    together: Mapping[type[Any], Together]  # how alike events are told in one line
    rewarded: tuple[type[Any], ...]  # what tells after a walkover whose the city is
    told_of: Callable[[Any, Sequence[Any], Voice], Sequence[Text]]
    """What an event over a city comes to, with those that follow it."""

    outcomes: tuple[type[Any], ...] = ()  # the last of these over a city is its headline
    heads: Mapping[type[Any], Together] = {}  # how alike events are told in short

    def brief(self, events: Sequence[Any], voice: Voice, *, short: bool = False) -> list[str]:
        """Tell plans and moves, city by city what came of them, then the rest.

        In `short` each city has one line: what came out; who is there shows the picture.
        """
        places: dict[int, list[Any]] = {}
        before, after = list[Any](), list[Any]()
        for event in events:
            if space := getattr(event, "space", 0):
                places.setdefault(space, []).append(event)
            else:
                (after if places else before).append(event)
        return [
            *self._elsewhere(before, voice, short=short),
            *self._over_cities(places, events, voice, short=short),
            *self._elsewhere(after, voice, short=short),
        ]

    def apart(self, events: Sequence[Any], voice: Voice) -> Iterator[Text]:
        """Tell events one by one."""
        return texts_of(events, voice, self.tellers)

    def _elsewhere(self, events: Sequence[Any], voice: Voice, *, short: bool) -> Iterator[str]:
        """Tell what happened over no city; who did the same stands in one line."""
        told = (each for each in events if not isinstance(each, self.shown))
        ways = {**self.together, **self.heads} if short else self.together
        for kind, alike in groupby(told, type):
            texts = ways.get(kind, self.apart)(list(alike), voice)
            yield from (voice(text) for text in texts)

    def _over_cities(
        self,
        places: Mapping[int, list[Any]],
        events: Sequence[Any],
        voice: Voice,
        *,
        short: bool,
    ) -> Iterator[str]:
        """Tell city by city who came and what became of it; those nobody wanted together."""
        attacks, cities = self._reveal(events)
        spared: list[str] = []
        for number in sorted({*places, *(attack.space for attack in attacks)}):
            told = places.get(number, [])
            place = heading(number, [*told, common.PlansRevealed((), (), tuple(cities))])
            if any(isinstance(event, common.CitySpared) for event in told):
                spared.append(voice(say("invasion-tell-place", place=place)))
                continue
            if short:
                yield from self._headline(place, told, voice)
            else:
                yield from self._city(place, _came(number, attacks, voice), told, voice)
        if spared:
            yield voice(say("invasion-brief-spared", cities=voice.words.listed(spared)))

    def _city(self, place: Text, came: str, events: Sequence[Any], voice: Voice) -> Iterator[str]:
        fate = [voice(text) for text in self._fate(events, voice, known=bool(came))]
        if came:
            yield voice(say("invasion-tell-place-line", place=place, line=came))
        elif len(fate) == 1:
            yield voice(say("invasion-tell-place-line", place=place, line=fate.pop()))
        elif fate:
            yield voice(say("invasion-tell-place", place=place))
        yield from (f"- {line}" for line in fate)

    def _headline(self, place: Text, events: Sequence[Any], voice: Voice) -> Iterator[str]:
        """Tell in a line what came out over a city, or what happened there last.

        Who retreated stands in that line, too: the board shows a catch in the place of fights.
        """
        came_out = [event for event in events if isinstance(event, self.outcomes)]
        texts = [text for event in came_out for text in self.told_of(event, (), voice)[:1]]
        open_yet = [each for each in events if not isinstance(each, common.OrderRolled)]
        fate = texts or self._fate(open_yet, voice, known=True)
        if not fate:
            return
        line = voice(fate[-1])
        gone = _retreated([each for each in events if isinstance(each, common.FightChosen)])
        if texts and gone:
            left, count = voice.captains(gone), len(gone)
            line = voice(say("invasion-brief-and-retreat", line=line, captains=left, count=count))
        yield voice(say("invasion-tell-place-line", place=place, line=line))

    def _fate(self, events: Sequence[Any], voice: Voice, *, known: bool) -> list[Text]:
        """Tell what happened over one city: choices with what they led to, all else as it comes.

        Nothing is told of who came alone where that is `known`.
        """
        told: list[Text] = []
        choices: list[Choice] = []
        for at, event in enumerate(events):
            match event:
                case common.Unopposed() if known:
                    pass
                case common.FightChosen():
                    choices.append(event)
                case common.Walkover() | common.DiceRolled():
                    paid = any(isinstance(each, self.rewarded) for each in events[at + 1 :])
                    told += _decided(choices, event, voice, self.tellers, known=paid)
                    choices = []
                case _:
                    told += self.told_of(event, events[at + 1 :], voice)
        return told + list(self.apart(choices, voice))

    def _reveal(self, events: Sequence[Any]) -> tuple[Sequence[Any], Sequence[AnyCity | None]]:
        """Find out who is over which city by now, as far as these events tell."""
        told = [event for event in events if isinstance(event, self.moves) and event.cities]
        return (told[-1].attacks, told[-1].cities) if told else ((), ())


def idle(seats: Sequence[int], voice: Voice) -> Iterator[Text]:
    """Tell who bought nothing."""
    if seats:
        yield say("invasion-brief-idle", captains=voice.captains(seats), count=len(seats))


def ended(events: Sequence[GameEnded], voice: Voice) -> Iterator[Text]:
    """Tell who won; the podium shows all places."""
    for event in events:
        yield from game_ended(event, voice)[:1]


def home(events: Sequence[common.PlansRevealed[Any, Any]], voice: Voice) -> Iterator[Text]:
    """Tell who stayed home; who attacks where stands with the city."""
    seats = [seat for event in events for seat in event.home]
    if seats:
        yield say("invasion-tell-home", captains=voice.captains(seats), count=len(seats))


def flown(events: Sequence[Any]) -> list[Any]:
    """Leave out ships that could have moved and did not."""
    return [
        replace(event, moves=tuple(each for each in event.moves if each.origin != each.target))
        for event in events
    ]


def _decided(
    choices: Sequence[Choice], event: Any, voice: Voice, tellers: Tellers, *, known: bool
) -> list[Text]:
    """Tell who retreated, and who rolled what, or has the city where no reward tells that."""
    gone = _retreated(choices)
    left, count = voice.captains(gone), len(gone)
    retreat = [say("invasion-brief-retreat", captains=left, count=count)] if gone else []
    if isinstance(event, common.Walkover):
        if known:
            return retreat
        if not gone:
            return list(tellers[type(event)](event, voice))
        winner = voice.captain(event.seat)
        return [say("invasion-brief-walkover", captains=left, count=count, winner=winner)]
    rolled = [fighter for fighter in event.fighters if fighter.roll]
    rolls = voice.words.clauses(_roll(fighter, voice) for fighter in rolled)
    return [*retreat, say("invasion-brief-dice", rolls=rolls)]


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


def army_fought(total: int, plus: int, roll: Sequence[int], army: int) -> Text:
    """Tell a fight against an army."""
    reached = total + plus + sum(roll)
    key = "invasion-brief-army-beaten" if reached > army else "invasion-brief-army-lost"
    if reached == army:
        key = "invasion-brief-army-drawn"
    return say(key, parts=short_formula(total, plus, roll), total=reached, army=army)


def _came(number: int, attacks: Sequence[Any], voice: Voice) -> str:
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
