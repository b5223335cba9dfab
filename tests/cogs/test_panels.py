"""The order panel: what is asked, saved, recorded and refused, on one screen."""

from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.acts.stale import still_hangs
from cogs.pages.form_pages import counts_at_once, presses_at_once
from cogs.pages.panel import panel_layout
from cogs.pages.rules import rules_way
from cogs.parts.controls import OPTION_LIMIT, shortened
from cogs.parts.custom_ids import act_from
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted
from engine.core.asks import Ask
from engine.core.codec import Kept
from engine.core.forms import Field, Form, Option, Section, make_form
from engine.core.table import SeatStatus
from engine.core.words import Text, captain, say
from engine.host.values.people import Newcomer
from engine.host.values.records import GameInfo, GameStatus, SeatInfo
from engine.host.values.replies import Panel, Recorded
from engine.host.values.terms import Terms
from engine.tremble.rules import QUESTIONS
from render.games import GAMES
from render.installed import SILENT, InstalledGame
from render.picture import Picture
from render.words import Words, words_for
from tests.cogs.acting import act_of, controls
from tests.walk.installed import CERTAIN_GAME, WALK_GAME

GAME = GameInfo(
    number=12,
    rules="tremble/1",
    data_hash="x",
    channel=1,
    guild=2,
    host=3,
    status=GameStatus.RUNNING,
    revision=1,
    min_seats=2,
    max_seats=5,
    terms=Terms(pace=3600.0),
    locale="en",
    seats=(SeatInfo(0, 3, "Zorblax"),),
    commitment="0" * 64,
)
PICTURE = Picture(b"png", "Your hand: nothing.", "hand.png")


@pytest.fixture
def words() -> Words:
    return words_for("en")


def text(label: str) -> Text:
    """Make words out of a catalogue key that takes no arguments."""
    return say(label)


def field(key: str, count: int, **rest: Any) -> Field:
    options = tuple(
        Option(str(number), text("button-join" if number % 2 else "button-leave"))
        for number in range(count)
    )
    return Field(key, text("button-discards"), options, **rest)


def panel(
    form: Form | None, status: SeatStatus = SeatStatus.EMPTY, due: float | None = None
) -> Panel:
    return Panel(
        game=GAME,
        seat=0,
        view=None,
        status=status,
        group="t1:buy" if form else None,
        ask=Ask(0, "buy") if form else None,
        form=form,
        due=due,
        receipt="C0DE" if status is SeatStatus.DONE else None,
    )


def label_of(item: Any) -> str | None:
    return getattr(item, "label", None)


def labels(layout: Layout) -> list[str | None]:
    return [label_of(item) for item in controls(layout)]


def texts(layout: Layout) -> str:
    """Join all texts, those beside a button too."""
    told = [part for item in layout.items for part in (item, *getattr(item, "children", ()))]
    return "\n".join(part.content for part in told if isinstance(part, ui.TextDisplay))


def test_a_few_options_are_buttons_and_one_press_is_the_answer(words: Words) -> None:
    form = make_form([field("fight", 2)])
    layout = panel_layout(panel(form), words, "Turn 1", PICTURE)
    stamp = form.fields[0].stamp()
    assert presses_at_once(form)
    assert [item.custom_id for item in controls(layout)] == [
        f"ms:choose:12:t1:buy#0,0,0,0,{stamp}",
        f"ms:choose:12:t1:buy#0,0,1,1,{stamp}",
        "ms:panel-more:12:t1:buy",
    ]


@pytest.mark.parametrize("picked", ["0", "1"])
def test_after_a_change_one_press_counts_at_once_and_nothing_waits_for_done(
    words: Words, picked: str
) -> None:
    """What the panel offers and says is what a press does."""
    before = make_form([field("fight", 2, chosen=("0",))])
    changed = panel(before, SeatStatus.DRAFT)
    layout = panel_layout(changed, words, "Turn 1", PICTURE)
    assert "Done" not in labels(layout)
    assert "**Done**" not in texts(layout)
    assert "What you press here counts at once." in texts(layout)
    assert counts_at_once(before, make_form([field("fight", 2, chosen=(picked,))]), words)
    stale = make_form([field("fight", 2, chosen=("9",))])
    assert "**Done**" not in texts(panel_layout(panel(stale, SeatStatus.DRAFT), words, "", PICTURE))


def test_a_typed_draft_of_one_press_is_seen_before_it_counts(words: Words) -> None:
    typed = replace(make_form([field("fight", 2, chosen=("0",))]), typed=text("button-leave"))
    layout = panel_layout(panel(typed, SeatStatus.DRAFT), words, "Turn 1", PICTURE)
    assert "Done" in labels(layout)


def test_a_section_that_asks_one_thing_waits_for_done(words: Words) -> None:
    """Its buttons are not in sight: what is filled in is taken by Done, as anywhere."""
    section = Section(text("button-leave"), text("button-join"), ("city",))
    form = make_form([field("city", 2, chosen=("0",))], sections=[section])
    assert labels(panel_layout(panel(form), words, "Turn 1", PICTURE))[:2] == ["Change", "Done"]
    assert not counts_at_once(form, form, words)


def test_a_receipt_keeps_the_lines_of_a_section(words: Words) -> None:
    """So that who has read the question has nothing new to read there."""
    line = text("button-join")
    section = Section(text("button-leave"), line, ("city",), text("button-look"))
    form = make_form([field("city", 2, chosen=("0",))], sections=[section])
    asked, done = (
        texts(panel_layout(panel(form, status), words, "Turn 1", PICTURE)).splitlines()
        for status in (SeatStatus.EMPTY, SeatStatus.DONE)
    )
    lines = [f"**{words(section.label)}**", words(line)]
    assert not [each for each in lines if each not in asked or each not in done]
    assert f"-# {words(text('button-look'))}" in asked, "what it comes to as things stand"
    assert f"-# {words(text('button-look'))}" not in done


def test_a_part_of_a_form_is_named_once_on_its_page(words: Words) -> None:
    short = replace(field("city", 7, chosen=("0",)), short=text("button-look"))
    section = Section(text("button-leave"), text("button-join"), ("city",))
    form = make_form([short], sections=[section])
    told = texts(panel_layout(panel(form), words, "Turn 1", PICTURE, page=1)).splitlines()
    assert f"**{words(section.label)}**" in told
    assert f"**{words(text('button-look'))}**" in told
    assert f"**{words(short.label)}**" not in told


def test_a_menu_in_which_something_is_chosen_says_that_alone(words: Words) -> None:
    form = make_form([field("one", 7, chosen=("3",)), field("two", 7)])
    layout = panel_layout(panel(form), words, "Turn 1", PICTURE)
    chosen, open_yet = [each for each in controls(layout) if isinstance(each, ui.Select)]
    assert (chosen.placeholder, open_yet.placeholder) == (None, "Choose")


def test_the_last_of_several_presses_counts_as_the_only_one_does(words: Words) -> None:
    def form(*picked: str) -> Form:
        return make_form(
            [field(str(each), 2, chosen=(key,) if key else ()) for each, key in enumerate(picked)]
        )

    told = texts(panel_layout(panel(form("", "")), words, "Turn 1", PICTURE))
    assert "Your last choice here counts at once." in told
    assert counts_at_once(form(""), form("1"), words)
    assert counts_at_once(form("1"), form("0"), words), "one press is the whole answer"
    assert counts_at_once(form("1", ""), form("1", "0"), words)
    assert not counts_at_once(form("", ""), form("1", ""), words)
    assert not counts_at_once(form("1", "0"), form("1", "1"), words), "a change waits for Done"
    menus = [
        make_form([field("a", 7, chosen=key), field("b", 2, chosen=key)]) for key in ((), ("1",))
    ]
    assert not counts_at_once(menus[0], menus[1], words)
    staged = [
        make_form([field("a", 2, chosen=("1",)), field("b", 3, chosen=key)]) for key in ((), ("1",))
    ]
    assert not counts_at_once(staged[0], staged[1], words), "one leads to the other"


def test_nothing_counts_at_one_press_beside_what_opens_more(words: Words) -> None:
    """All options of a question count by Done, or none does."""
    form = make_form([field("action", 3, chosen=("2",)), field("module", 0)])
    staged = replace(form, staged=True)
    assert presses_at_once(form)
    assert not presses_at_once(staged)
    assert not counts_at_once(staged, staged, words)
    layout = panel_layout(panel(staged, SeatStatus.DRAFT), words, "Turn 1", PICTURE)
    assert "Done" in labels(layout)
    assert "counts at once" not in texts(layout)


def test_what_a_last_press_drops_is_seen_before_anything_counts(words: Words) -> None:
    before, now = (
        make_form([field("a", 2, chosen=("1",)), field("b", 2, chosen=key)]) for key in ((), ("0",))
    )
    assert counts_at_once(before, now, words)
    assert not counts_at_once(before, now, words, dropped=True)
    alone = make_form([field("a", 2, chosen=("1",))])
    assert counts_at_once(before, alone, words, dropped=True), "it is the whole answer"


def test_two_fields_need_done(words: Words) -> None:
    form = make_form([field("one", 2, chosen=("0",)), field("two", 7, chosen=("3",))])
    layout = panel_layout(panel(form, SeatStatus.DRAFT), words, "Turn 1", PICTURE)
    select, done, *_ = controls(layout)[2:]
    assert isinstance(select, ui.Select)
    assert [option.value for option in select.options if option.default] == ["3"]
    assert act_of(done).name == "done"
    assert not done.disabled
    assert "Saved: counts when due" in texts(layout)


def test_done_waits_until_the_faults_are_mended(words: Words) -> None:
    form = make_form([field("one", 2), field("two", 7, chosen=("3",))])
    layout = panel_layout(panel(form, SeatStatus.DRAFT), words, "Turn 1", PICTURE)
    (done,) = [item for item in controls(layout) if label_of(item) == "Done"]
    assert done.disabled
    assert "▫️" in texts(layout)
    assert "Still open" in texts(layout)
    assert "⚠️" not in texts(layout), "nobody is scolded for what is not finished"


def test_a_draft_can_be_cleared_and_is_not_taken_for_done(words: Words) -> None:
    form = make_form([field("one", 7, chosen=("3",))])
    draft = panel_layout(panel(form, SeatStatus.DRAFT), words, "Turn 1", PICTURE)
    assert labels(draft)[1:] == ["Done", "More"]
    unfolded = panel_layout(panel(form, SeatStatus.DRAFT), words, "Turn 1", PICTURE, unfolded=True)
    assert labels(unfolded)[1:] == ["Done", "Clear draft", "Discards", "Standing orders", "Rules"]
    assert "📝 Saved: counts when due" in texts(draft)
    assert "Recorded" not in texts(draft)
    done = panel_layout(panel(form, SeatStatus.DONE), words, "Turn 1", PICTURE)
    assert "✅ **Recorded.**" in texts(done)
    assert "Draft" not in texts(done)
    ruled = replace(panel(form, SeatStatus.DONE), by_rule=True)
    assert "**Recorded by rule.**" in texts(panel_layout(ruled, words, "Turn 1", PICTURE))
    empty = panel_layout(panel(form), words, "Turn 1", PICTURE)
    assert labels(empty)[1:] == ["Done", "More"]


def test_the_first_turn_is_guided(words: Words) -> None:
    form = make_form([field("fight", 2)])
    asked, new = panel(form), Newcomer.TO_GAME
    layout = panel_layout(asked, words, "Turn 1", PICTURE, newcomer=new, unfolded=True)
    assert labels(layout)[2:] == ["Discards", "Standing orders", "Rules"]
    assert controls(layout)[-1].custom_id == "ms:rule#tremble,B-1"
    assert "two cards that only you can see" in texts(layout)
    later = panel_layout(panel(form), words, "Turn 2", PICTURE)
    assert "two cards that only you can see" not in texts(later)
    later = panel_layout(panel(form), words, "Turn 2", PICTURE, unfolded=True)
    assert labels(later)[2:] == labels(layout)[2:], "the rules stay one press away"


@pytest.mark.parametrize("game", tuple(GAMES), ids=lambda game: game.name)
def test_the_rules_of_each_question_are_one_press_away(game: InstalledGame, words: Words) -> None:
    kinds = {**game.guides, **(game.lesson.guides if game.lesson else {})}
    for kind in ("", *kinds):
        (way,) = rules_way(game.newest.id, kind, words)
        act = act_from(way.custom_id)
        assert act is not None
        _, entry = act.words(2)
        assert game.help.entry(entry) is not None
        assert kind not in game.guides or entry == game.guides[kind].entry
    assert not rules_way("gone/1", "", words), "nothing is told of a game that is gone"


def test_who_learnt_alone_reads_what_is_otherwise_with_others(words: Words) -> None:
    form = make_form([field("fight", 2)])
    asked = panel(form)

    def told(kind: str, newcomer: Newcomer, **changes: Any) -> str:
        ask = Ask(0, kind)
        shown = replace(asked, ask=ask, **changes)
        return texts(panel_layout(shown, words, "Turn 1", PICTURE, newcomer=newcomer))

    assert "two cards" not in told("buy", Newcomer.TO_OTHERS), "they know it"
    assert "in each city" in told("orders", Newcomer.TO_OTHERS), "nobody is asked it alone"
    before = Recorded("t1:buy", "", Kept(()), "C0DE")
    for newcomer in Newcomer.TO_GAME, Newcomer.TO_OTHERS:
        assert "You play with others" in told("buy", newcomer)
        assert "You play with others" not in told("buy", newcomer, before=before), "said once"
    assert "You play with others" not in told("buy", Newcomer.NO)
    done = told("plan", Newcomer.TO_OTHERS, status=SeatStatus.DONE)
    assert "You play with others" not in done, "it was said before the first answer"


def test_every_question_has_a_guide_that_leads_to_a_rule(words: Words) -> None:
    guides = GAMES["tremble"].guides
    assert set(guides) == set(QUESTIONS)
    for guide in guides.values():
        entry = GAMES["tremble"].help.entry(guide.entry)
        assert entry is not None
        assert entry.id == guide.entry
        assert words(guide.line).startswith("👽 ")


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("game", [each.name for each in GAMES])
def test_every_question_says_what_counts_for_who_is_silent(game: str, locale: str) -> None:
    installed, words = GAMES[game], words_for(locale)
    assert set(installed.silence.answers) == set(installed.guides)
    assert installed.silence.of(["no such question"]) == [say("silence-rules")]
    for told in installed.silence.answers.values():
        assert not words(told).endswith("."), "sentences go on after it or end with it"
    if installed.silence is not SILENT:
        assert words(installed.silence.whoever) != words(SILENT.whoever)


def test_who_plays_with_others_reads_what_counts_for_who_is_silent(words: Words) -> None:
    asked = replace(panel(make_form([field("fight", 2)])), ask=Ask(0, "plan"))
    layout = panel_layout(asked, words, "Turn 1", PICTURE, newcomer=Newcomer.TO_OTHERS)
    assert "else your standing orders, else: all ships stay home." in texts(layout)


LATER: dict[str, set[str]] = {
    "tremble": {"orders"},
    "tremble-draft": {"orders", "credit", "army"},
    "humanity": {"programme"},
    "martians": {"play", "rage", "answer", "plan"},
}
"""What nobody is asked who is alone, or not in the first turn."""


@pytest.mark.parametrize("game", LATER)
def test_every_question_has_a_lesson_of_two_or_three_short_sentences(
    game: str, words: Words
) -> None:
    lesson, guides = GAMES[game].lesson, GAMES[game].guides
    assert lesson is not None
    assert set(lesson.guides) == set(guides) - LATER[game]
    for kind, guide in lesson.guides.items():
        assert guide.entry == guides[kind].entry
        told = words(guide.line)
        assert told.startswith("👽 ")
        sentences = told.split(". ")
        assert 2 <= len(sentences) <= 3, told
        assert all(len(each.split()) <= 30 for each in sentences), told


@pytest.mark.parametrize(("count", "folded"), [(2, False), (3, True)])
def test_selects_that_hide_a_picture_say_themselves_what_they_are_for(
    words: Words, count: int, *, folded: bool
) -> None:
    form = make_form([field(str(each), 7, chosen=("1",)) for each in range(count)])
    layout = panel_layout(panel(form), words, "Turn 1", PICTURE)
    name, chosen = words(text("button-discards")), words(text("button-join"))
    first, second, *_ = controls(layout)[0].options
    assert (name in texts(layout)) is not folded
    assert first.label == words(text("button-leave"))
    assert second.label == (f"{name} → {chosen}" if folded else chosen)
    many = make_form([*form.fields, field("many", 7, chosen=("1",), most=2)])
    told = texts(panel_layout(panel(many), words, "Turn 1", PICTURE))
    assert told.count(name) == (1 if folded else count + 1), "several choices have a name above"


def test_a_closed_option_says_why(words: Words) -> None:
    shut = Option("x", text("button-join"), closed=text("denied-game-full"))
    options = (shut, *field("any", 5).options)
    form = make_form([Field("any", text("button-discards"), options)])
    layout = panel_layout(panel(form), words, "Turn 1", PICTURE)
    select = controls(layout)[0]
    why = words(text("denied-game-full"))
    assert select.options[0].description == shortened(why, OPTION_LIMIT)


def test_a_recorded_answer_offers_only_to_change_it(words: Words) -> None:
    form = make_form([field("fight", 2, chosen=("1",))])
    layout = panel_layout(panel(form, SeatStatus.DONE, due=1700000000.5), words, "Turn 1", PICTURE)
    assert labels(layout) == ["Change", "More"]
    assert "**Join**" in texts(layout)
    assert "C0DE" in texts(layout)
    assert "<t:1700000000:R>" in texts(layout)


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_who_has_one_answer_reads_so_and_may_press_nothing_that_answers(locale: str) -> None:
    """Until it counts they read that it waits: others cannot tell them from one who thinks."""
    words, form = words_for(locale), make_form([field("fight", 1, chosen=("0",))])
    counted = replace(panel(form, SeatStatus.DONE, due=1700000000.5), only=True)
    for told, key in (
        (counted, "panel-only"),
        (replace(counted, receipt=None), "panel-only-waits"),
    ):
        layout = panel_layout(told, words, "Turn 1", PICTURE)
        assert words(say(key)) in texts(layout)
        assert labels(layout) == [words(say("button-others"))]
        assert "<t:" not in texts(layout), "they owe nothing"


def test_nothing_to_answer_is_said(words: Words) -> None:
    layout = panel_layout(panel(None, SeatStatus.NOT_NEEDED), words, "Turn 1", PICTURE)
    assert labels(layout) == ["Discards", "Standing orders", "Rules"]
    assert words(say("panel-nothing")) in texts(layout)


def test_a_game_without_standing_orders_offers_none(words: Words) -> None:
    with GAMES.also(WALK_GAME, CERTAIN_GAME):
        for rules, offered in (("walk/1", True), ("certain/1", False)):
            asked = replace(panel(None), game=replace(GAME, rules=rules))
            found = labels(panel_layout(asked, words, "Turn 1", PICTURE))
            assert ("Standing orders" in found) is offered


def test_the_picture_has_alt_text_twice(words: Words) -> None:
    layout = panel_layout(panel(None, SeatStatus.NOT_NEEDED), words, "Turn 1", PICTURE)
    gallery = next(item for item in layout.items if isinstance(item, ui.MediaGallery))
    assert gallery.items[0].description == PICTURE.alt
    assert layout.files()[0].description == PICTURE.alt


def test_a_long_text_is_cut_at_a_line() -> None:
    long = "\n".join(f"line {number}" for number in range(1000))
    layout = Layout().say(long)
    assert len(texts(layout)) <= 4000
    assert texts(layout).endswith("\n…")
    assert layout.say("more").letters <= 4000
    assert fitted("abc", 1) == ""


def test_facts_are_told_as_far_as_the_choices_leave_room(words: Words) -> None:
    facts = [
        say("invasion-sorties-able", ships=f"{'x' * 100} {each}", left=1) for each in range(30)
    ]
    for many, whole in (12, True), (30, False):
        layout = panel_layout(
            panel(make_form([field("a", 7)], facts=facts[:many])), words, "Turn 1", PICTURE
        )
        told = texts(layout)
        assert (f" {many - 1} could fly" in told) is whole
        assert layout.letters <= TEXT_LIMIT


def test_a_panel_of_many_fields_keeps_to_forty_components(words: Words) -> None:
    form = make_form([field(str(number), 7, chosen=("0",)) for number in range(10)])
    view = panel_layout(panel(form), words, "Turn 1", PICTURE).view()
    assert view.total_children_count <= 40


def test_a_hand_hangs_as_long_as_its_question_is_asked() -> None:
    hand: Any = (object(),)
    asked = panel(make_form((field("a", 2),)))
    assert still_hangs(hand, "t1:buy", asked) is hand
    assert still_hangs(hand, "t1:plan", asked) == (), "the next one may show another hand"


def test_captains_are_called_by_name_in_labels_and_in_what_was_recorded(words: Words) -> None:
    ship = say("tremble-option-rival-ship", captain=captain(1), name="Test Tube")
    place = say("invasion-place", space=2, city="Milan")
    tube = Option("a", say("tremble-option-enemy-ship", ship=ship, place=place))
    asked = Field("ship", text("button-discards"), (tube, *field("x", 5).options), ("a",))
    seats = tuple(SeatInfo(seat, None, name) for seat, name in enumerate(("Ann", "Q_Vex*")))
    named = replace(panel(make_form([asked]), SeatStatus.DONE), game=replace(GAME, seats=seats))
    assert "**Q\\_Vex\\*’s Test Tube · 2 Milan**" in texts(panel_layout(named, words, "x", None))
    drafted = replace(named, status=SeatStatus.DRAFT)
    (shown, *_) = controls(panel_layout(drafted, words, "x", None))
    assert isinstance(shown, ui.Select)
    assert shown.options[0].label == "Q_Vex*’s Test Tube · 2 Milan"


def test_who_missed_too_much_reads_until_when_they_are_waited_for(words: Words) -> None:
    form = make_form([field("one", 2)])
    asked = replace(
        panel(form, due=1700000000.0),
        game=replace(GAME, seats=(SeatInfo(0, 3, "Zorblax", missed=2),)),
        until=1690000000.0,
    )
    told = texts(panel_layout(asked, words, "Turn 1", PICTURE))
    assert "You have missed 2 questions in a row" in told
    assert "only until <t:1690000000:f>" in told
    done = replace(asked, status=SeatStatus.DONE, receipt="C0DE")
    assert "You have missed" not in texts(panel_layout(done, words, "Turn 1", PICTURE))
