"""What happens in turns: tiles, walks, fights, the horde, each kind of event with all it says."""

from collections.abc import Iterator
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, captain, listed, say
from engine.martians.cards.tables import WINS
from engine.martians.table import events as ev
from engine.martians.table.terms import card_text
from render.house.voice import Voice
from render.martians.telling.rows import objects, said, squares, token
from render.story.rows import EventRow
from render.story.sentences import Either


def nobody(_event: Any, _to: Any) -> list[Any]:
    """Say nothing."""
    return []


def tile_laid(event: ev.TileLaid, voice: Voice) -> list[Text]:
    """Tell which tile was laid, and what came with it."""
    told = said("martians-tell-laid", event, voice, number=event.laid.number)
    brought = [token(each) for each in event.tokens]
    if event.martians:
        brought.append(say("martians-tell-came-with", count=len(event.martians)))
    if not brought:
        return [told]
    return [told, say("martians-tell-brought", things=listed(brought))]


def fought(event: ev.Fought, voice: Voice) -> list[Text]:
    """Tell how a fight went, and what it cost."""
    if not event.won:
        return [said("martians-tell-lost-roll", event, voice)]
    key = {
        "": "martians-tell-won",
        "bullets": "martians-tell-won-bullets",
        "shell": "martians-tell-won-shell",
    }[event.paid]
    return [said(key, event, voice)]


def why_fought(event: ev.Fought, voice: Voice) -> list[str]:
    """Say what a roll must be, and what mends one."""
    keys = ["martians-why-fought"]
    if event.paid in ("bullets", "shell"):
        keys.append("martians-why-mended")
    if not event.won:
        keys.append("martians-why-lost-roll")
    return [voice(said(key, event, voice, least=WINS)) for key in keys]


def walked(event: ev.Walked, voice: Voice) -> list[Text]:
    """Tell where a pawn came to."""
    goal = squares(event.squares[-1:])
    return [said("martians-tell-walked", event, voice, count=len(event.squares), square=goal)]


def set_out(event: ev.SetOut, voice: Voice) -> list[Text]:
    """Tell where a captain goes."""
    return [said("martians-tell-set-out", event, voice, square=squares(event.path[-1:]))]


def died(event: ev.Died, voice: Voice) -> list[Text]:
    """Tell what a death cost."""
    told = said("martians-tell-died", event, voice)
    lost = [*_lost(event)]
    return (
        [told, said("martians-tell-died-lost", event, voice, things=listed(lost))]
        if lost
        else [told]
    )


def _lost(event: ev.Died) -> Iterator[Text]:
    """List what a captain lost who died: half of the Martians, rounded up, and all else."""
    if event.kills:
        yield say("martians-lost-kills", count=(event.kills + 1) // 2)
    if event.objects:
        yield say("martians-lost-objects", objects=objects(event.objects))
    if event.bullets:
        yield say("martians-lost-shots", count=event.bullets)
    for weapon in event.weapons:
        yield card_text(weapon)


def died_yours(event: ev.Died, seat: Seat) -> Iterator[Text]:
    """Say to whoever died what is gone."""
    if event.seat == seat:
        lost = [say("martians-lost-life"), *_lost(event)]
        yield say("martians-loss-died", captain=captain(seat), things=listed(lost))


def objects_lost(event: ev.ObjectsLost, voice: Voice) -> list[Text]:
    """Tell which objects a card took, or exchanged."""
    if event.instead:
        other = objects((event.instead,))
        given = objects(event.objects)
        return [said("martians-tell-exchanged", event, voice, objects=given, other=other)]
    return [said("martians-tell-objects-lost", event, voice, objects=objects(event.objects))]


def objects_yours(event: ev.ObjectsLost, seat: Seat) -> Iterator[Text]:
    """Say to their owner which objects are gone."""
    if event.seat == seat and event.instead:
        other = objects((event.instead,))
        yield say("martians-loss-exchanged", objects=objects(event.objects), other=other)
    elif event.seat == seat:
        yield say("martians-loss-objects", objects=objects(event.objects))


def gained(event: ev.ObjectGained, voice: Voice) -> list[Text]:
    """Tell which object a card brought, unless it was told with the one that went for it."""
    if event.given:
        return []
    return [said("martians-tell-gained", event, voice, objects=objects((event.kind,)))]


def delivered(event: ev.Delivered, voice: Voice) -> list[Text]:
    """Tell what was laid on the ship."""
    return [said("martians-tell-delivered", event, voice, objects=objects(event.objects))]


def changed(event: ev.Changed, voice: Voice) -> list[Text]:
    """Tell what a card gave to a captain, or took."""
    parts = [*_changes(event)]
    return [said("martians-tell-changed", event, voice, things=listed(parts))]


def _changes(event: ev.Changed) -> Iterator[Text]:
    if event.lives:
        gained = event.lives > 0
        key = "martians-gain-lives" if gained else "martians-lost-lives"
        yield say(key, count=abs(event.lives))
    if event.bullets:
        gained = event.bullets > 0
        key = "martians-gain-bullets" if gained else "martians-lost-bullets"
        yield say(key, count=abs(event.bullets))


def changed_yours(event: ev.Changed, seat: Seat) -> Iterator[Text]:
    """Say to a captain what a card took."""
    if event.seat == seat and (event.lives < 0 or event.bullets < 0):
        yield say("martians-loss-changed", things=listed([*_changes(event)]))


def tokens_lie(event: ev.TokensLie, voice: Voice) -> list[Text]:
    """Tell what lies where now."""
    del voice
    return [
        say("martians-tell-lies", thing=token(each), square=squares((each.square,)))
        for each in event.tokens
    ]


def came(event: ev.MartiansCame, voice: Voice) -> list[Text]:
    """Tell where Martians came."""
    count, places = len(event.squares), squares(event.squares)
    return [said("martians-tell-came", event, voice, count=count, squares=places)]


def left(event: ev.MartiansLeft, voice: Voice) -> list[Text]:
    """Tell where Martians left."""
    count, places = len(event.squares), squares(event.squares)
    key = "martians-tell-left" if event.seat is None else "martians-tell-collected"
    return [said(key, event, voice, count=count, squares=places)]


def herd(event: ev.HordeMoved, voice: Voice) -> list[Text]:
    """Tell how many Martians stepped."""
    return [said("martians-tell-horde", event, voice, count=len(event.moves))]


def ended(event: ev.GameEnded, voice: Voice) -> list[Text]:
    """Tell why the game is over."""
    if not event.winners:
        return [event.reason]
    won = voice.captains(event.winners)
    return [event.reason, say("martians-tell-winners", captains=won, count=len(event.winners))]


TURNS: dict[type[Any], EventRow] = {
    ev.GameBegan: EventRow(
        told="martians-tell-began",
        brief="martians-tell-began",
        why="martians-why-began",
        rules=("MA-1.5",),
    ),
    ev.TurnBegan: EventRow(
        told=Either("extra", "martians-tell-turn-extra", "martians-tell-turn"),
        brief=lambda event, voice: (
            [said("martians-tell-turn-extra", event, voice)] if event.extra else []
        ),
        why=Either("extra", "martians-why-turn-extra", "martians-why-turn"),
        rules=lambda event: ("MA-C5",) if event.extra else ("GO-2",),
    ),
    ev.TileLaid: EventRow(
        told=tile_laid,
        brief=lambda event, voice: tile_laid(event, voice)[:1],
        why="martians-why-laid",
        rules=("MA-5.1", "MA-5.2", "MA-5.4"),
    ),
    ev.TileDropped: EventRow(
        told="martians-tell-dropped",
        brief="martians-tell-dropped",
        why="martians-why-dropped",
        rules=("MA-5.8",),
    ),
    ev.MapClosed: EventRow(
        told="martians-tell-closed",
        brief="martians-tell-closed",
        why="martians-why-closed",
        rules=("MA-5.9",),
    ),
    ev.Rolled: EventRow(
        told="martians-tell-rolled", why="martians-why-rolled", rules=("MA-7.1", "MA-6.1")
    ),
    ev.Fought: EventRow(
        told=fought, brief=fought, why=why_fought, rules=("MA-7.1", "MA-7.2", "MA-7.3")
    ),
    ev.SetOut: EventRow(told=set_out, why="martians-why-set-out", rules=("MA-6.1", "MA-6.2")),
    ev.Walked: EventRow(told=walked, why="martians-why-walked", rules=("MA-6.1", "MA-6.3")),
    ev.PawnMoved: EventRow(
        told="martians-tell-moved",
        brief="martians-tell-moved",
        why="martians-why-moved",
        rules=("MA-C11",),
    ),
    ev.PickedUp: EventRow(
        told="martians-tell-picked",
        brief="martians-tell-picked",
        why="martians-why-picked",
        rules=("MA-6.6",),
    ),
    ev.LookedAt: EventRow(
        told="martians-tell-looked", why="martians-why-looked", rules=("MA-6.6",)
    ),
    ev.TokensLie: EventRow(told=tokens_lie, why="martians-why-lies", rules=("MA-8.3",)),
    ev.Died: EventRow(
        told=died,
        brief=died,
        why="martians-why-died",
        rules=("MA-8.1", "MA-8.3"),
        lost=died_yours,
    ),
    ev.ObjectsLost: EventRow(
        told=objects_lost,
        brief=objects_lost,
        why="martians-why-objects",
        rules=("MA-C18",),
        lost=objects_yours,
    ),
    ev.ObjectGained: EventRow(
        told=gained, brief=gained, why="martians-why-objects", rules=("EV-11",)
    ),
    ev.Delivered: EventRow(
        told=delivered, brief=delivered, why="martians-why-delivered", rules=("MA-14.2",)
    ),
    ev.Changed: EventRow(
        told=changed,
        brief=changed,
        why="martians-why-changed",
        rules=("MA-12.1",),
        lost=changed_yours,
    ),
    ev.MartiansCame: EventRow(told=came, why="martians-why-came", rules=("MA-10.2", "MA-10.3")),
    ev.MartiansLeft: EventRow(told=left, brief=left, why="martians-why-left", rules=("MA-C4",)),
    ev.HordeMoved: EventRow(
        told=herd, brief=herd, why="martians-why-horde", rules=("MA-11.2", "MA-11.3")
    ),
    ev.ChoosesNow: EventRow(
        told="martians-tell-chooses", why="martians-why-chooses", rules=("MA-12.1",)
    ),
    ev.GameEnded: EventRow(
        told=ended,
        brief=ended,
        why="martians-why-ended",
        rules=("MA-14.1", "MA-14.2", "MA-14.3", "MA-14.4"),
    ),
}
