"""What was recorded, what was dropped, what counted and what it brought."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from cogs.pages.posts import BUTTONS, look_buttons, names_of
from cogs.pages.rules import rules_way
from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Hanging, Layout, fitted, lines
from cogs.parts.places import address_of
from engine.core.asks import Answer, Seat
from engine.core.forms import Choices, ChosenPart, Form
from engine.core.words import Text, say
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.replies import Panel, Receipt, Recorded
from render.picture import Picture
from render.words import Words, plain

RECORDED_HEAD = say("panel-recorded")
RECORDED = 2400  # characters of an answer that is recorded
BEFORE = 300  # of the one before, in a sitting
DROPPED = 400  # of what no longer fits


def closed_layout(
    panel: Panel,
    receipt: Receipt,
    words: Words,
    headline: str,
    picture: Picture | Hanging | None,
    link: str | None = None,
    *,
    followed: bool = False,
) -> Layout:
    """Lay out an answer that closed its phase: recorded, and what it brought.

    Where something else is asked at once, that question tells it. A panel that is `followed` by
    an edit with the link need not say before where to look.
    """
    layout = Layout().say(lines([f"### {headline}", heard_before(panel, words)])).show(picture)
    if panel.form is not None:
        named = words.of(names_of(panel.game))
        told = recorded_text(answered(panel.form, receipt.answer), named)
        last = receipt.panel.before
        if last is not None and last.group == panel.group:
            told = lines([told, *came_to(last, named)])
        layout.say(told)
    recap = receipt.panel.recap if receipt.panel.group is None else None
    if recap is not None:
        layout.say(recap_lines(recap.texts, link, words.of(names_of(panel.game))))
    elif link is not None or not followed:
        layout.say(passed_line(link, words))
    if receipt.panel.group is None:
        layout.say(next_line(receipt.panel.asked, receipt.panel, words))
    layout.say(words(say("panel-receipt", code=receipt.code)))
    return layout.rows(ways_on(receipt.panel.game, words))


def answered_layout(post: Post, words: Words) -> Layout:
    """Lay out the message of a closed question: what counted, and where to go from there."""
    layout, counted = Layout(), post.recorded
    layout.say(recap_lines(post.texts, None, words.of(names_of(post.game))))
    if post.text is not None and counted is not None:
        named = words.of(names_of(post.game))
        told = told_fields(counted.chosen, named) or [words(say("panel-chose-nothing"))]
        layout.say(fitted(lines([words(post.text), *told, *came_to(counted, named)]), RECORDED))
    link = None if post.link is None else address_of(post.game, post.link)
    layout.say(passed_line(link, words))
    layout.say(next_line([ask.seat for ask in post.asks], post, words))
    if counted is not None and counted.code:
        layout.say(words(say("panel-receipt", code=counted.code)))
    reminds = post.kind is PostKind.REMINDER  # the question itself stands above it and leads on
    return layout.rows([] if reminds else ways_on(post.game, words))


def ways_on(game: GameInfo, words: Words) -> list[Control]:
    """Lead on from a question that is closed; once the game is, to what lies open and the rules.

    What is asked now is one way, and all others stand there. None of these answers anything.
    """
    if game.status is GameStatus.RUNNING:
        return [button(Act("orders", game.number), words(BUTTONS["orders"]))]
    return [*look_buttons(game, words), *rules_way(game.rules, "", words)]


def passed_line(link: str | None, words: Words) -> str:
    """Say that a question is closed, and where it is told what came of it."""
    if link is None:
        return words(say("order-passed"))
    return words(say("order-passed-linked", url=link))


def next_line(asked: Sequence[Seat], told: Panel | Post, words: Words) -> str:
    """Say whom the game waits for, where it asks others; empty where it asks nobody."""
    key = "order-next-window" if told.window else "order-next"
    return words(say(key, captains=_named(asked, told.game, words))) if asked else ""


def asked_too_line(panel: Panel, words: Words) -> str:
    """Say who is asked the same, whether or not they have answered; empty where nobody is."""
    others = [seat for seat in panel.asked if seat != panel.seat]
    captains = _named(others, panel.game, words)
    return words(say("panel-asked-too", captains=captains)) if others else ""


def _named(seats: Iterable[Seat], game: GameInfo, words: Words) -> str:
    names = names_of(game)
    return words.listed(f"**{plain(names[seat])}**" for seat in sorted(seats))


def recap_lines(texts: Sequence[Text], link: str | None, words: Words) -> str:
    """Say what a part of the game took and brought, and in the end where it is told at length."""
    told = [words(say("panel-recap", recap=text)) for text in texts]
    if told and link is not None:
        told.append(words(say("panel-recap-way", url=link)))
    return lines(told)


def heard_before(panel: Panel, words: Words) -> str:
    """Say again what a question said of what came before it: a line that was read once."""
    texts = panel.recap.texts if panel.recap else ()
    return recap_lines(texts, None, words.of(names_of(panel.game)))


def answered(form: Form, answer: Answer) -> Form:
    """Return `form` as it looks when `answer` is chosen in it."""
    if form.answer() == answer:
        return form
    fields = tuple(replace(field, chosen=answer.get(field.key, ())) for field in form.fields)
    return Form(fields=fields, facts=form.facts)


def head_of(panel: Panel) -> Text:
    """Say who chose the answer that a panel shows as done."""
    if panel.only:
        return say("panel-only" if panel.receipt else "panel-only-waits")
    return say("panel-by-rule") if panel.by_rule else RECORDED_HEAD


def recorded_text(form: Form, words: Words, head: Text = RECORDED_HEAD) -> str:
    """Tell an answer field by field, below who chose it."""
    told = told_fields(form.choices(), words)
    return fitted(lines([words(head), *(told or [words(say("panel-chose-nothing"))])]), RECORDED)


def came_to(counted: Recorded, words: Words) -> list[str]:
    """Tell what an answer came to, below what was chosen in it."""
    return [f"-# {words(text)}" for text in counted.came_to]


def told_fields(choices: Choices, words: Words) -> list[str]:
    """Say of each field what is chosen in it; of a section the lines that its panel has."""
    told: list[str] = []
    for each in choices:
        if each.is_section:
            told += map(words, (each.name, *each.options))
        else:
            told.append(_chosen("panel-chosen", each, words))
    return told


def _chosen(key: str, choice: ChosenPart, words: Words) -> str:
    options = words.series(map(words, choice.options))
    return words(say(key, field=choice.name, options=options))


def before_line(panel: Panel, words: Words) -> str:
    """Tell in a line what was recorded before: an order counts from its receipt."""
    if panel.before is None:
        return ""
    named = words.of(names_of(panel.game))
    told = [_chosen("panel-before-chosen", each, named) for each in panel.before.chosen]
    answer = words.clauses(told) or words(say("panel-before-nothing"))
    if len(answer) > BEFORE:
        answer = f"{answer[: BEFORE - 1]}…"
    if panel.before.missed:
        key = "panel-missed-filled" if panel.before.suggested else "panel-missed"
        return words(say(key, answer=answer))
    return words(say("panel-before", answer=answer, code=panel.before.code))


def recorded_line(panel: Panel, group: str, words: Words) -> str:
    """Tell in a line what was recorded for `group`; empty where that was not the last question."""
    if panel.before is None or panel.before.group != group:
        return ""
    return before_line(panel, words)


def usual_lines(post: Post, words: Words) -> list[str]:
    """Say field by field what counts for a captain who does nothing."""
    told = told_fields(post.usual, words.of(names_of(post.game)))
    return told or [words(say("panel-chose-nothing"))]


def dropped_line(dropped: Sequence[Text], words: Words) -> str:
    """Say which choices went because another one was made."""
    fields = words.series(map(words, dropped))
    return fitted(words(say("panel-dropped", fields=fields)), DROPPED) if dropped else ""
