"""**Details** under a post, **Why?** in the history: steps in full, and how results came about."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from cogs.pages.posts import names_of, renderer_of
from cogs.pages.rules import rule_button
from cogs.parts.controls import Control, chunks, option, select, value_in
from cogs.parts.custom_ids import Act, is_number
from cogs.parts.layouts import COMPONENT_LIMIT, TEXT_LIMIT, Layout, fitted, lines
from cogs.parts.places import place_of
from cogs.parts.responder import Interaction, Responder, reader_words
from cogs.parts.routes import Handler
from engine.core.words import say
from engine.host.values.past import History
from engine.host.values.places import ChatLocation
from engine.host.values.records import GameInfo
from render.games import GAMES
from render.picture import Picture
from render.renderers import Why
from render.rules_help import label
from render.words import Words, unmarked

MOST_SELECTS = 6  # of 25 results each; with the rules' buttons they stay below 40 components
MOST_STEPS = 50  # a post tells far fewer; a forged button may ask for more
PICKS = (say("why-pick"), say("why-pick-more"))


class Steps(NamedTuple):
    """The steps of a game that a post tells, from the first to the last."""

    first: int
    last: int


class Chronicle(Protocol):
    """Whoever knows the past of games; the host's `past` does."""

    async def meant(self, place: ChatLocation, person: int, number: int | None = None) -> GameInfo:
        """Return the game, if it is played there, or is the person's own in direct messages."""
        ...

    async def history(self, number: int, person: int | None) -> History:
        """Tell a game as `person` saw it."""
        ...


class Painter(Protocol):
    """Whoever draws fights; the frontend does."""

    async def with_fight(
        self,
        game: GameInfo,
        shown: Any,
        reader: int,
        words: Words,
        lay_out: Callable[[Picture | None], Layout],
    ) -> Layout:
        """Lay out a page with a fight for a reader; without for who would rather read."""
        ...


class WhyActions:
    """Explains from the events that the person who asks got, and from nothing else."""

    def __init__(self, responder: Responder, chronicle: Chronicle, painter: Painter) -> None:
        self._responder = responder
        self._chronicle = chronicle
        self._painter = painter

    def acts(self) -> Mapping[str, Handler]:
        """List what the button and the select of results ask for."""
        return {"why": self._why, "why-one": self._explain}

    async def _why(self, interaction: Interaction, act: Act) -> None:
        """Answer the button: a choice of results, or the one there is."""
        first, last = act.numbers(2)

        async def work() -> Layout:
            return await self._page(interaction, act.game, Steps(first, last), None)

        await self._responder.privately(interaction, work)

    async def _explain(self, interaction: Interaction, act: Act) -> None:
        """Answer the select: one result, in place of the last one; a forged one is none."""
        (first, last, _), value = act.numbers(3), value_in(interaction)
        result = int(value) if is_number(value) else None

        async def work() -> Layout:
            return await self._page(interaction, act.game, Steps(first, last), result)

        await self._responder.in_place(interaction, work)

    async def _page(
        self, interaction: Interaction, number: int, steps: Steps, result: int | None
    ) -> Layout:
        person, words = interaction.user.id, reader_words(interaction)
        await self._chronicle.meant(place_of(interaction), person, number)
        history = await self._chronicle.history(number, person)
        told = history.steps[steps.first : min(steps.last, steps.first + MOST_STEPS) + 1]
        if not told:
            return Layout(aside=True).say(words(say("why-gone")))
        renderer, names = renderer_of(history.game), names_of(history.game)
        results = [
            (why, step, event)
            for step in told
            for event in step.events
            for why in renderer.why((event,), names, words)
        ]
        reasons = [why for why, _, _ in results]
        chosen = 0 if len(reasons) == 1 else result
        lay_out = partial(why_page, history.game, steps, reasons, chosen, words)
        if result is None:
            events = [event for step in told for event in step.events]
            lay_out = partial(_below, lines(renderer.brief(events, names, words)), lay_out)
        if chosen is None or chosen >= len(reasons):
            return lay_out(None)
        _, past, event = results[chosen]
        shown = renderer.fought(event, past.before, past.after)
        if shown is None:
            return lay_out(None)
        return await self._painter.with_fight(history.game, shown, person, words, lay_out)


def _below(
    told: str, lay_out: Callable[[Picture | None], Layout], picture: Picture | None
) -> Layout:
    """Put all that the steps brought above a page, as far as there is room."""
    page = lay_out(picture)
    return Layout().say(fitted(told, TEXT_LIMIT - page.letters)).join(page)


def why_page(
    game: GameInfo,
    steps: Steps,
    reasons: Sequence[Why],
    result: int | None,
    words: Words,
    picture: Picture | None = None,
) -> Layout:
    """Lay out one result with its reasons, and the others to choose from."""
    if not reasons:
        return Layout().say(words(say("why-nothing")))
    if len(reasons) == 1:
        return _told(game, reasons[0], words, picture)
    layout = Layout()
    if result is not None and result < len(reasons):
        layout.join(_told(game, reasons[result], words, picture))
    else:
        layout.say(words(say("why-choose")))
    for each in _selects(game, steps, reasons, result, words):
        layout.rows([each])
    assert len(layout.items) <= COMPONENT_LIMIT
    return layout


def _told(game: GameInfo, why: Why, words: Words, picture: Picture | None) -> Layout:
    """Tell a result, its reasons, and where its rules are found; a fight is shown, too."""
    played = GAMES.of(game.rules)
    layout = Layout().say(words(say("why-title", result=why.headline))).show(picture)
    layout.say(why.explanation)
    entries = [played.help.entry(rule) for rule in why.rules]
    return layout.rows(
        [rule_button(played.name, each.id, label(words, each)) for each in entries if each]
    )


def _selects(
    game: GameInfo, steps: Steps, reasons: Sequence[Why], result: int | None, words: Words
) -> list[Control]:
    """Make the selects of all results; the one that is told is marked."""
    options = [
        option(number, unmarked(why.headline), chosen=number == result)
        for number, why in enumerate(reasons)
    ]
    return [
        select(Act.to("why-one", game.number, *steps, slot), chunk, words(PICKS[min(slot, 1)]))
        for slot, chunk in enumerate(list(chunks(options))[:MOST_SELECTS])
    ]
