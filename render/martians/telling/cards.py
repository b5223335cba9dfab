"""What cards do: each kind of event that tells of one, with all it says."""

from collections.abc import Iterator
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.martians.cards.tables import card_of
from engine.martians.table import events as ev
from render.house.voice import Voice
from render.martians.telling.rows import cards, said
from render.story.rows import EventRow
from render.story.sentences import Either


def drew(event: ev.Drew, voice: Voice) -> list[Text]:
    """Tell how many cards were drawn; to their owner which."""
    if event.cards:
        return [said("martians-tell-drew-cards", event, voice, cards=cards(event.cards))]
    return [said("martians-tell-drew", event, voice)]


def discarded(event: ev.Discarded, voice: Voice) -> list[Text]:
    """Tell which cards were discarded."""
    return [said("martians-tell-discarded", event, voice, cards=cards(event.cards))]


def discarded_yours(event: ev.Discarded, seat: Seat) -> Iterator[Text]:
    """Say to a captain which cards another card made them discard."""
    if event.seat == seat and event.forced:
        yield say("martians-loss-discarded", cards=cards(event.cards))


def answered(event: ev.CardAnswered, voice: Voice) -> list[Text]:
    """Tell how a card was answered, and on whom it was turned."""
    if event.turned is None:
        return [said("martians-tell-cancelled", event, voice)]
    onto = voice.captain(event.turned)
    return [said("martians-tell-turned", event, voice, other=onto)]


def _rules(event: Any) -> tuple[str, ...]:
    return (card_of(event.card).rule,)


def _answer_rules(event: ev.CardAnswered) -> tuple[str, ...]:
    return (card_of(event.card).rule, "MA-12.7")


CARDS: dict[type[Any], EventRow] = {
    ev.TileRemoved: EventRow(
        told="martians-tell-removed",
        brief="martians-tell-removed",
        why="martians-why-removed",
        rules=("EV-09", "MA-C7"),
    ),
    ev.Drew: EventRow(told=drew, why="martians-why-drew", rules=("MA-12.3",)),
    ev.Discarded: EventRow(
        told=discarded,
        why=Either("forced", "martians-why-slimed", "martians-why-discarded"),
        rules=lambda event: ("MC-04",) if event.forced else ("MA-12.4",),
        lost=discarded_yours,
    ),
    ev.WeaponReady: EventRow(
        told="martians-tell-ready",
        brief="martians-tell-ready",
        why="martians-why-ready",
        rules=_rules,
    ),
    ev.CardPlayed: EventRow(
        told=Either("drawn", "martians-tell-drawn", "martians-tell-played"),
        brief=Either("drawn", "martians-tell-drawn", "martians-tell-played"),
        why=Either("drawn", "martians-why-drawn", "martians-why-played"),
        rules=_rules,
    ),
    ev.CardAnswered: EventRow(
        told=answered, brief=answered, why="martians-why-answered", rules=_answer_rules
    ),
    ev.CardFizzled: EventRow(
        told="martians-tell-fizzled",
        brief="martians-tell-fizzled",
        why="martians-why-fizzled",
        rules=_rules,
    ),
    ev.EffectEnded: EventRow(told="martians-tell-ended", why="martians-why-over", rules=_rules),
}
