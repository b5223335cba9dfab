"""Why? under a post: each result explained to each person as that person saw it."""

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.acts.rules import RulesCog
from cogs.acts.why import MOST_SELECTS, Steps, WhyActions, why_page
from cogs.pages.posts import why_buttons
from cogs.parts.layouts import COMPONENT_LIMIT, TEXT_LIMIT, Layout
from cogs.parts.responder import Responder
from engine.core.asks import PUBLIC, Setup, Viewer
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.host.steps.base.replayed import seen, steps_of
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.past import History, PastStep
from engine.host.values.places import ChatLocation
from engine.host.values.records import GameInfo
from engine.tremble.rules import TREMBLE
from playground.message import Message
from render.games import GAMES
from render.picture import Picture
from render.renderers import Why
from render.words import Words, words_for
from tests.cogs.house import house
from tests.cogs.stall import Stall, stall
from tests.cogs.test_panels import GAME
from tests.toy.installed import TOY_GAME

NAMES = ("Zorblax", "Queen *Vex*", "Gloop")
WORDS = words_for("en")
KEY = bytes(32)


def played() -> Table:
    """Play a game to its end with random answers."""
    pick = picker(KEY, "why")
    tables: list[Table] = []

    def answer(_view: Any, _ask: Any, make: FormMaker) -> Any:
        return random_answer(make, pick)

    play(
        TREMBLE,
        Setup(len(NAMES)),
        SeededChance(KEY),
        answer,
        lambda table, _notices: tables.append(table),
    )
    return tables[-1]


@pytest.fixture(scope="module")
def table() -> Table:
    return played()


def past_of(table: Table, viewer: Viewer) -> list[PastStep]:
    return [seen(TREMBLE, step, viewer) for step in steps_of(table)]


class Book:
    """Knows the past of one game, in which the person has a seat or has none."""

    def __init__(self, table: Table, seat: Viewer) -> None:
        self.seat = seat
        self.steps = tuple(past_of(table, seat))
        self.denied: DeniedError | None = None

    async def meant(self, place: ChatLocation, person: int, number: int | None = None) -> GameInfo:
        assert place.channel * person > 0
        assert number == GAME.number
        if self.denied is not None:
            raise self.denied
        return game_of()

    async def history(self, number: int, person: int | None) -> History:
        assert number == GAME.number
        assert person is not None
        return History(game=game_of(), seat=self.seat, steps=self.steps)

    def first(self, kind: str, number: int = 2) -> int:
        """Find a step with an event of a kind, among several."""
        return next(
            step.number
            for step in self.steps
            if len(step.events) >= number
            and any(type(event).__name__ == kind for event in step.events)
        )


def game_of() -> GameInfo:
    seat = GAME.seats[0]
    return replace(
        GAME, seats=tuple(replace(seat, seat=n, name=name) for n, name in enumerate(NAMES))
    )


class Painter:
    """Draws fights for whoever wants pictures."""

    def __init__(self) -> None:
        self.reads = False
        self.drawn: list[Any] = []

    async def with_fight(
        self,
        game: GameInfo,
        shown: Any,
        reader: int,
        words: Words,
        lay_out: Callable[[Picture | None], Layout],
    ) -> Layout:
        assert game.number == GAME.number
        assert reader > 0
        self.drawn.append(shown)
        if self.reads:
            return lay_out(None)
        names = tuple(seat.name for seat in game.seats)
        draw = GAMES["tremble"].full_renderer.drawings["fight"].draw
        return lay_out(draw(shown, names, words, ""))


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def book(table: Table) -> Book:
    return Book(table, 0)


@pytest.fixture
async def home(book: Book, painter: Painter) -> AsyncIterator[Stall]:
    responder = Responder()
    async with stall(lambda _: WhyActions(responder, book, painter)) as opened:
        await opened.client.serve(RulesCog(opened.client, responder, ("tremble",)))
        yield opened


async def asked(home: Stall, first: int, last: int | None = None) -> Message:
    """Press "Why?" under a public post; what it answers is for nobody else."""
    channel = await home.client.fetch_channel(home.channel.id)
    (button,) = why_buttons(GAME, first, last or first, WORDS)
    view = ui.LayoutView().add_item(ui.ActionRow[Any](button))
    await channel.send(view=view)  # type: ignore[union-attr]
    press = await home.person.press(home.channel.messages[-1], label="Why?")
    await press.settled()
    assert press.reply is not None
    assert press.reply.ephemeral_for is home.person
    return press.reply


async def test_a_result_is_chosen_and_explained_in_place(home: Stall, book: Book) -> None:
    page = await asked(home, book.first("DiceRolled"))
    assert "Choose a result" in page.text
    (select,) = page.selects
    labels = [option["label"] for option in select.raw["options"]]
    dice = next(n for n, label in enumerate(labels) if "🎲" in label)
    assert not any("**" in label or "\\" in label for label in labels)
    assert select.custom_id
    press = await home.person.choose(page, custom_id=select.custom_id, values=[str(dice)])
    await press.settled()
    assert "attack" in page.text
    assert "-# Rule" in page.text
    assert page.selects[0].raw["options"][dice]["default"] is True


async def test_the_rule_behind_a_result_opens_beside_it(home: Stall, book: Book) -> None:
    page = await asked(home, book.first("DiceRolled"))
    select = page.selects[0]
    assert select.custom_id
    press = await home.person.choose(page, custom_id=select.custom_id, values=["0"])
    await press.settled()
    explained = page.text
    press = await home.person.press(page, label=page.buttons[0].label)
    await press.settled()
    assert press.reply is not None
    assert press.reply is not page
    assert press.reply.text.startswith("## ")
    assert page.text == explained


async def test_several_steps_are_explained_together(home: Stall, book: Book) -> None:
    first = book.first("PlansRevealed")
    one, both = await asked(home, first), await asked(home, first, first + 1)
    shown = [
        [option["label"] for select in page.selects for option in select.raw["options"]]
        for page in (one, both)
    ]
    assert shown[1][: len(shown[0])] == shown[0]
    assert len(shown[1]) == len(shown[0]) + len(whys([book.steps[first + 1]])[0])
    assert both.selects[0].custom_id == f"ms:why-one:12#{first},{first + 1},0"


async def test_a_step_that_is_gone_says_so(home: Stall, book: Book) -> None:
    assert "was taken back" in (await asked(home, len(book.steps))).text
    book.denied = DeniedError(Denial.NO_SUCH_GAME)
    assert "no game here" in (await asked(home, 1)).text


def whys(steps: Sequence[PastStep]) -> list[list[Why]]:
    renderer = GAMES["tremble"].full_renderer
    return [renderer.why(step.events, NAMES, WORDS) for step in steps]


def test_every_step_of_a_game_is_explained_to_everybody_within_limits(table: Table) -> None:
    explained = 0
    for viewer in (PUBLIC, 0, 1, 2):
        for step, reasons in enumerate(whys(past_of(table, viewer))):
            for result in (None, *range(len(reasons))):
                layout = why_page(game_of(), Steps(step, step), reasons, result, WORDS)
                assert 0 < layout.letters < TEXT_LIMIT
                assert layout.view().total_children_count <= COMPONENT_LIMIT
                explained += result is not None
    assert explained > 400


def test_others_get_no_more_than_their_own_view(table: Table) -> None:
    """What a captain drew and bought stands in that captain's explanation alone."""
    own, others = whys(past_of(table, 0)), whys(past_of(table, 1))
    secrets = 0
    for mine, theirs, step in zip(own, others, past_of(table, 0), strict=True):
        for event in step.events:
            for card in getattr(event, "bought", ()):
                secrets += 1
                assert card.english in "".join(why.explanation + why.headline for why in mine)
                foreign = [why for why in theirs if NAMES[0] in why.headline + why.explanation]
                assert foreign
                shown = {each.english for each in event.discarded}  # a card alike, thrown away
                told = [why for why in foreign if card.english in why.explanation]
                assert card.english in shown or not told
    assert secrets > 3


def test_one_result_needs_no_choice_and_none_is_said() -> None:
    why = Why("**1 Paris** · spared", "Nobody came.\n-# Rule: R-3", ("R-3", "ZZ-1"))
    layout = why_page(game_of(), Steps(3, 4), [why], None, WORDS)
    assert not any(isinstance(item, ui.ActionRow) for item in layout.items[:2])
    assert len(layout.items) == 3
    empty = why_page(game_of(), Steps(3, 4), [], None, WORDS)
    assert empty.letters > 0
    assert len(empty.items) == 1


def test_more_results_than_a_select_holds_take_more_selects() -> None:
    why = Why("x" * 200, "y", ())
    layout = why_page(game_of(), Steps(3, 4), [why] * 60, 59, WORDS)
    rows = [item for item in layout.items if isinstance(item, ui.ActionRow)]
    assert len(rows) == 3
    layout = why_page(game_of(), Steps(3, 4), [why] * 999, None, WORDS)
    assert len(layout.items) == 1 + MOST_SELECTS


def test_the_button_says_which_step() -> None:
    (button,) = why_buttons(replace(GAME, number=12), 7, 9, WORDS)
    assert button.custom_id == "ms:why:12#7,9"


def test_a_game_that_explains_nothing_offers_nothing() -> None:
    with GAMES.also(TOY_GAME):
        assert not why_buttons(replace(GAME, rules=TOY_GAME.newest.id), 7, 9, WORDS)


async def test_a_captain_and_a_guest_ask_about_the_same_step(tmp_path: Path) -> None:
    async with house(tmp_path) as real:
        await real.begin(2)
        texts = []
        for person in (real.people[0], real.people[2]):
            history = await (await person.slash(real.channel, "game history")).settled()
            assert history.reply is not None
            why = await (await person.press(history.reply, label="Why?")).settled()
            assert why.reply is not None
            assert why.reply.ephemeral_for is person
            texts.append(why.reply.text)
        captain, guest = texts
        assert "You draw" in captain
        assert "You draw" not in guest
        assert "Turn 1" in guest


async def test_a_fight_is_shown_with_its_reasons(home: Stall, book: Book, painter: Painter) -> None:
    step = book.first("DiceRolled")
    page = await asked(home, step)
    assert not page.attachments, "nothing is chosen yet"
    (select,) = page.selects
    labels = [option["label"] for option in select.raw["options"]]
    dice = next(n for n, label in enumerate(labels) if "🎲" in label)
    press = await home.person.choose(page, custom_id=select.custom_id, values=[str(dice)])
    await press.settled()
    (picture,) = page.attachments
    assert picture.name.startswith("closeup-")
    event = next(each for each in book.steps[step].events if type(each).__name__ == "DiceRolled")
    assert event.city.english in picture.description
    (shown,) = painter.drawn
    assert {side.fighter.seat for side in shown.sides} >= {each.seat for each in event.fighters}
    for fighter in event.fighters:
        assert f"{fighter.sum} in all" in picture.description


async def test_who_reads_gets_no_picture_of_a_fight(
    home: Stall, book: Book, painter: Painter
) -> None:
    painter.reads = True
    page = await asked(home, book.first("DiceRolled"))
    (select,) = page.selects
    for value in range(len(select.raw["options"])):
        press = await home.person.choose(page, custom_id=select.custom_id, values=[str(value)])
        await press.settled()
    assert painter.drawn
    assert not page.attachments


async def test_what_is_no_fight_is_told_alone(home: Stall, book: Book, painter: Painter) -> None:
    page = await asked(home, book.first("CitySpared", 1))
    for select in page.selects:
        labels = [option["label"] for option in select.raw["options"]]
        spared = next(n for n, label in enumerate(labels) if "Nobody came" in label)
        press = await home.person.choose(page, custom_id=select.custom_id, values=[str(spared)])
        await press.settled()
    assert "Nobody came" in page.text
    assert not page.attachments


async def test_details_tell_all_that_the_headlines_of_a_post_leave_out(
    home: Stall, book: Book
) -> None:
    renderer, names = GAMES["tremble"].full_renderer, tuple(seat.name for seat in game_of().seats)
    step = next(
        step
        for step in past_of(played(), PUBLIC)
        if sum(type(event).__name__ == "DiceRolled" for event in step.events) > 1
    )
    headlines = renderer.headlines(step.events, names, WORDS)
    told = renderer.brief(step.events, names, WORDS)
    assert len(headlines) < len(told)
    assert not any(line.startswith("- ") for line in headlines), "a city has one line"
    page = await asked(home, step.number)
    assert not [line for line in told if line not in page.text]
