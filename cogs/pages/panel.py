"""The order panel: a form as a message, the same by direct message and as a private reply."""

import discord
from msgspec.structs import replace

from cogs.pages.rules import rule_button
from cogs.parts.controls import Control, button, option, select
from cogs.parts.custom_ids import Act
from cogs.parts.due import more_button
from cogs.parts.layouts import COMPONENT_LIMIT, Layout, lines
from engine.core.asks import Answer
from engine.core.forms import Field, Form
from engine.core.registry import name_of
from engine.core.table import SeatStatus
from engine.core.words import say
from engine.host.values.moments import moment
from engine.host.values.records import GameStatus
from engine.host.values.replies import Panel, Receipt
from render.games import GAMES
from render.picture import Picture
from render.words import Words

BUTTONS_AT_MOST = 4  # options of a field that are shown as buttons rather than as a select
BESIDES = 10  # components that a panel may hold besides its fields
ADDED = 3  # components that may be said below a panel: its mark, that it is stale


def panel_layout(
    panel: Panel,
    words: Words,
    headline: str,
    picture: Picture | discord.Attachment | None,
    *,
    guided: bool = False,
) -> Layout:
    """Lay out what a captain is asked; without an open question, say so.

    Who is `guided` reads what the question is about.
    """
    layout = Layout().say(f"### {headline}").show(picture)
    form, group = panel.form, panel.group
    if form is None or group is None:
        layout.say(words(say("panel-nothing")))
        running = panel.game.status is GameStatus.RUNNING
        controls = [*_back(panel, words), standing_button(panel.game.number, words)]
        return layout.rows(controls if running else [])
    done = panel.status is SeatStatus.DONE
    if done:
        layout.say(lines([words(say("panel-recorded")), *_chosen(form, words)]))
    crowded = _buttoned_size(form) > COMPONENT_LIMIT - BESIDES
    for index, field in enumerate(form.fields):
        if not done and _askable(field):
            buttons = shown_as_buttons(field) and not crowded
            layout.say(lines([f"**{words(field.label)}**", *_notes(field, words, buttons=buttons)]))
            layout.rows(
                _buttons(panel, group, index, field, words)
                if buttons
                else [_select(panel, group, index, field, words)]
            )
    guides = GAMES.of(panel.game.rules).guides if guided else {}
    guide = guides.get(panel.ask.kind) if panel.ask else None
    receipt = words(say("panel-receipt", code=panel.receipt or "")) if done else ""
    line = words(guide.line) if guide else ""
    layout.say(lines([line, _remarks(panel, form, words), receipt]))
    controls = _controls(panel, group, form, words)
    if guide:
        controls.append(rule_button(game_of(panel), guide.entry, words(say("button-guide"))))
    room = COMPONENT_LIMIT - ADDED - 1 - layout.view().total_children_count
    return layout.rows(controls[: max(1, room)])


def game_of(panel: Panel) -> str:
    """Name the game of a panel, whatever its version."""
    return name_of(panel.game.rules)


def closed_layout(
    panel: Panel, receipt: Receipt, words: Words, headline: str, picture: discord.Attachment | None
) -> Layout:
    """Lay out an answer that closed its phase: recorded, and no longer to be changed."""
    layout = Layout().say(f"### {headline}").show(picture)
    told = _chosen(answered(panel.form, receipt.answer), words) if panel.form else []
    layout.say(lines([words(say("panel-recorded")), *told]))
    layout.say(words(say("panel-closed")))
    return layout.say(words(say("panel-receipt", code=receipt.code)))


def answered(form: Form, answer: Answer) -> Form:
    """Return `form` as it looks when `answer` is chosen in it."""
    fields = tuple(replace(field, chosen=answer.get(field.key, ())) for field in form.fields)
    return Form(fields=fields, facts=form.facts)


def presses_at_once(form: Form) -> bool:
    """Tell whether one press answers the whole form: a single field shown as buttons."""
    askable = [field for field in form.fields if _askable(field)]
    return len(form.fields) == 1 and len(askable) == 1 and shown_as_buttons(askable[0])


def shown_as_buttons(field: Field) -> bool:
    """Tell whether a field has so few options, of which one is chosen, that buttons serve."""
    return field.least == field.most == 1 and len(field.options) <= BUTTONS_AT_MOST


def _askable(field: Field) -> bool:
    return bool(field.chosen) or bool(field.open_options())


def _buttoned_size(form: Form) -> int:
    """Count the components of all fields while those that can be are shown as buttons."""
    return sum(
        2 + (len(field.options) if shown_as_buttons(field) else 1)
        for field in form.fields
        if _askable(field)
    )


def _notes(field: Field, words: Words, *, buttons: bool) -> list[str]:
    """Tell below a label what a select says beside its options, as buttons cannot."""
    if not buttons:
        return []
    return [
        words(say("panel-note", option=option.label, note=note))
        for option in field.options
        if (note := option.closed or option.note) is not None
    ]


def _buttons(panel: Panel, group: str, index: int, field: Field, words: Words) -> list[Control]:
    found = []
    for number, each in enumerate(field.options):
        act = Act.to("choose", panel.game.number, index, number, group=group)
        picked = each.key in field.chosen
        style = discord.ButtonStyle.primary if picked else discord.ButtonStyle.secondary
        found.append(button(act, words(each.label), style, disabled=each.closed is not None))
    return found


def _select(panel: Panel, group: str, index: int, field: Field, words: Words) -> Control:
    options = [
        option(
            number,
            words(each.label),
            words(note) if (note := each.closed or each.note) else None,
            chosen=each.key in field.chosen,
        )
        for number, each in enumerate(field.options)
    ]
    return select(
        Act.to("pick", panel.game.number, index, group=group),
        options,
        words(field.label),
        least=min(field.least, len(options)),
        most=max(1, min(field.most, len(options))),
    )


def _controls(panel: Panel, group: str, form: Form, words: Words) -> list[Control]:
    """Make the buttons below an open question, the dearest first: there may be little room."""
    number = panel.game.number
    controls = []
    if panel.status is SeatStatus.DONE:
        controls.append(button(Act("change", number, group), words(say("button-change"))))
    elif panel.status is SeatStatus.DRAFT or not presses_at_once(form):
        controls.append(_done_button(panel, group, form, words))
    controls += _back(panel, words)
    if panel.more:
        controls.append(more_button(number, group, words))
    if panel.status is SeatStatus.DRAFT:
        controls.append(button(Act("clear", number, group), words(say("button-clear"))))
    controls.append(standing_button(number, words))
    return controls


def _back(panel: Panel, words: Words) -> list[Control]:
    """Make the button that takes the last answer back, where that can be."""
    act = Act("back", panel.game.number, panel.group or "")
    return [button(act, words(say("button-back")))] if panel.back else []


def standing_button(game: int, words: Words) -> Control:
    """Make the button that opens one's standing orders."""
    return button(Act("standing", game), words(say("button-standing")))


def _done_button(panel: Panel, group: str, form: Form, words: Words) -> Control:
    return button(
        Act("done", panel.game.number, group),
        words(say("button-done")),
        discord.ButtonStyle.success,
        disabled=bool(form.faults),
    )


def _chosen(form: Form, words: Words) -> list[str]:
    told = []
    for field in form.fields:
        labels = [words(option.label) for option in field.options if option.key in field.chosen]
        if labels:
            chosen = words.series(labels)
            told.append(words(say("panel-chosen", field=field.label, options=chosen)))
    return told or [words(say("panel-chose-nothing"))]


def _remarks(panel: Panel, form: Form, words: Words) -> str:
    told = [f"-# {words(fact)}" for fact in form.facts]
    if panel.status is SeatStatus.DRAFT:
        told.append(words(say("panel-draft-faulty" if form.faults else "panel-draft")))
        told += [f"⚠️ {words(fault)}" for fault in form.faults]
    if panel.due is not None:
        key = "panel-change-until" if panel.status is SeatStatus.DONE else "panel-due"
        told.append(words(say(key, when=moment(panel.due))))
    return lines(told)
