"""The order panel, the same by direct message and as a private reply; and where a game stands."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.pages.form_pages import pages_of, presses_at_once
from cogs.pages.open_pages import Opened, add_page, expert_way, page_to_show
from cogs.pages.posts import look_buttons, names_of, renderer_of, waiting
from cogs.pages.recorded import (
    asked_too_line,
    before_line,
    head_of,
    next_line,
    recorded_line,
    recorded_text,
)
from cogs.pages.rules import rule_button, rules_way
from cogs.parts.controls import Control, Modal, ModalInput, button
from cogs.parts.custom_ids import Act, act_from
from cogs.parts.due import due_line, more_button
from cogs.parts.layouts import (
    COMPONENT_LIMIT,
    ROW_LIMIT,
    TEXT_LIMIT,
    Hanging,
    Layout,
    fitted,
    lines,
)
from engine.core.contract import takes_orders
from engine.core.forms import Form
from engine.core.registry import name_of
from engine.core.table import SeatStatus
from engine.core.words import Text, say
from engine.host.values.people import Newcomer
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.replies import Glance, Panel
from engine.host.values.terms import Progress
from engine.host.values.times import moment, soon
from render.games import GAMES
from render.house.podium import ending_of, winners_line
from render.installed import Guide
from render.picture import Picture
from render.words import Words, plain

SPARE = ("standing", "clear", "more", "look")  # controls that are left out first
ADDED = 4  # components that are added to a panel: its frame, its mark, that it is stale
REMARKS = 1000  # characters of facts and faults, and more where the choices leave room
KEPT = 700  # characters of what stands beside them and below: ways, deadline, receipt, refusals
LONGEST_TYPED = 300
TYPED = "text"  # the line of the modal


def panel_layout(
    panel: Panel,
    words: Words,
    headline: str,
    picture: Picture | Hanging | None,
    *,
    newcomer: Newcomer = Newcomer.NO,
    page: int | None = None,
    unfolded: bool = False,
) -> Layout:
    """Lay out what a captain is asked; without an open question, say so.

    A `newcomer` reads what the question is about, and before the first one what it is to play
    with others. Of a long form the page is shown that is
    wanted, else the first on which something is still to be answered. What can be done besides
    answering stands behind **More**, unless it is `unfolded`.
    """
    words = words.of(names_of(panel.game))
    before = before_line(panel, words) if goes_on(panel) else ""
    guide = _guide(panel, newcomer)
    about = lines([words(guide.line) if guide else "", _among_others(panel, newcomer, words)])
    layout = Layout().say(lines([f"### {headline}", about, before])).show(picture)
    form, group = panel.form, panel.group
    if form is None or group is None:
        nothing = words(say("panel-nothing"))
        layout.say(lines([nothing, next_line(panel.asked, panel, words)]))
        running = panel.game.status is GameStatus.RUNNING
        controls = [
            *_back(panel, words),
            *look_buttons(panel.game, words),
            *_standing(panel.game, words),
            *rules_way(panel.game.rules, "", words),
        ]
        return layout.rows(controls if running else [])
    where, facts, number, expert = "", form.facts, None, list[Control]()
    if panel.status is SeatStatus.DONE:
        layout.say(recorded_text(form, words, head_of(panel)))
        facts = () if form.sections else facts  # they are about what was still open
    else:
        pages = pages_of(form, words)
        shown = Opened(panel, group, form, pages, page_to_show(form, pages, page))
        number = shown.number if len(pages) > 1 else None
        where, expert = add_page(layout, shown, words), expert_way(shown, words)
        facts = shown.section.facts if shown.section else facts
    told = [f"-# {words(fact)}" for fact in facts]
    room = max(REMARKS, TEXT_LIMIT - KEPT - layout.letters)
    layout.say(lines([where, *_remarks(panel, form, told, words, room)]))
    controls = [*_controls(panel, group, form, words), *expert]
    others = _others(panel, group, words, number, guide)
    controls += others if unfolded or len(others) < 2 else [_fold(panel, group, words, number)]
    room = COMPONENT_LIMIT - ADDED - layout.view().total_children_count
    rows = 1 + (room > ROW_LIMIT + 1)
    return layout.rows(_dearest(controls, max(1, min(room - rows, rows * ROW_LIMIT))))


def _guide(panel: Panel, newcomer: Newcomer) -> Guide | None:
    """Find what is said of the question to whoever is new to it: more in a lesson."""
    played, kind = GAMES.of(panel.game.rules), panel.ask.kind if panel.ask else ""
    taught = played.lesson.guides if played.lesson else {}
    match newcomer:
        case Newcomer.NO:
            return played.guide(panel.hint) if panel.hint else None
        case Newcomer.TO_OTHERS:
            return None if kind in taught else played.guides.get(kind)
    return (panel.game.terms.guided and taught.get(kind)) or played.guides.get(kind)


def _among_others(panel: Panel, newcomer: Newcomer, words: Words) -> str:
    """Say before the first answer what is otherwise with others than alone."""
    known = newcomer is Newcomer.NO or panel.game.terms.alone or panel.before is not None
    known = known or panel.status is SeatStatus.DONE  # what came before is not told any more then
    if known or panel.ask is None:
        return ""
    (silence,) = GAMES.of(panel.game.rules).silence.of([panel.ask.kind])
    return words(say("panel-among-others", silence=silence))


def type_modal(panel: Panel, written: str, words: Words) -> Modal | None:
    """Make the page on which an answer is typed; None where the game reads none."""
    if panel.form is None or panel.form.typed is None or panel.group is None:
        return None
    example = words(panel.form.typed)
    label, hint = words(say("type-label")), words(say("type-hint"))
    line = ModalInput(TYPED, label, hint, LONGEST_TYPED, written, example)
    title = words(say("type-title", number=panel.game.number))
    return Modal(Act("keep-typed", panel.game.number, panel.group), title, [line])


def game_of(panel: Panel) -> str:
    """Name the game of a panel, whatever its version."""
    return name_of(panel.game.rules)


def moved_layout(panel: Panel, group: str, link: str | None, words: Words) -> Layout:
    """Lay out an old panel of `group`: what is asked now stands elsewhere, and not twice.

    Whoever pressed twice in a hurry keeps the receipt of the first press.
    """
    label = words(say("button-to-question"))
    ways: list[ui.Item[Any]] = [ui.Button(label=label, url=link)] if link else []
    orders = button(Act("orders", panel.game.number), words(say("button-orders")))
    told = [words(say("panel-moved")), recorded_line(panel, group, words)]
    return Layout().say(lines(told)).rows([*ways, orders])


def elsewhere_layout(panel: Panel, words: Words) -> Layout:
    """Lay out a private panel whose question the captain has opened in another one."""
    orders = button(Act("orders", panel.game.number), words(say("button-orders")))
    return Layout().say(words(say("panel-elsewhere"))).rows([orders])


def _controls(panel: Panel, group: str, form: Form, words: Words) -> list[Control]:
    """Make the buttons that answer an open question, or take an answer back."""
    number = panel.game.number
    controls = []
    if panel.only:
        pass  # there is nothing to change to
    elif panel.status is SeatStatus.DONE:
        change = _stamped("change", number, group, form)
        controls.append(button(change, words(say("button-change"))))
    elif not _is_press(panel, form):
        style, faulty = discord.ButtonStyle.success, bool(form.faults)
        done = _stamped("done", number, group, form)
        controls.append(button(done, words(say("button-done")), style, disabled=faulty))
    controls += _back(panel, words)
    if panel.status is not SeatStatus.DONE and any(field.stale() for field in form.fields):
        out = _stamped("take-out", number, group, form)
        controls.append(button(out, words(say("button-take-out"))))
    return controls


def _others(
    panel: Panel, group: str, words: Words, page: int | None, guide: Guide | None
) -> list[Control]:
    """Make the buttons for all else that can be done beside an open question."""
    number, form = panel.game.number, panel.form
    controls = []
    if form is not None and form.typed is not None and panel.status is not SeatStatus.DONE:
        controls.append(button(Act("type", number, group), words(say("button-type"))))
    if panel.more:
        controls.append(more_button(number, group, words, page))
    if form is not None and panel.status is SeatStatus.DRAFT:
        clear = _stamped("clear", number, group, form)
        controls.append(button(clear, words(say("button-clear"))))
    controls += [*look_buttons(panel.game, words), *_standing(panel.game, words)]
    if guide:
        rule = rule_button(game_of(panel), guide.entry, words(say("button-guide")))
        return [*controls, rule]
    return [*controls, *rules_way(panel.game.rules, panel.ask.kind if panel.ask else "", words)]


def _fold(panel: Panel, group: str, words: Words, page: int | None) -> Control:
    """Make the button behind which all of these stand."""
    shown = () if page is None else (page,)
    act = Act.to("panel-more", panel.game.number, *shown, group=group)
    return button(act, words(say("button-others")))


def _stamped(name: str, number: int, group: str, form: Form) -> Act:
    """Make an act that is for what is shown."""
    return Act.to(name, number, form.stamp(), group=group)


def _dearest(controls: Sequence[Control], room: int) -> list[Control]:
    """Leave out what can be had elsewhere, where there is little room."""
    spare = [each for name in SPARE for each in controls if _name_of(each) == name]
    left_out = spare[: max(0, len(controls) - room)]
    return [each for each in controls if each not in left_out][:room]


def _name_of(control: Control) -> str:
    act = act_from(control.custom_id)
    return act.name if act else ""


def _back(panel: Panel, words: Words) -> list[Control]:
    """Make the button that takes the last answer back, where that can be."""
    if panel.back is None:
        return []
    return [button(Act("back", panel.game.number, panel.back), words(say("button-take-back")))]


def _standing(game: GameInfo, words: Words) -> list[Control]:
    """Make the button that opens one's standing orders, where a question can be missed."""
    if game.terms.alone or not takes_orders(GAMES.of(game.rules).newest):
        return []
    return [button(Act("standing", game.number), words(say("button-standing")))]


def goes_on(panel: Panel) -> bool:
    """Tell whether a panel shows what counted before: in a sitting, or where nothing is asked.

    A question of its own comes in a message of its own, below the one with the receipt. Who
    missed the question before has none, and reads what was answered for them.
    """
    before = panel.before
    if before is None:
        return False
    return before.missed or not panel.group or before.sitting == panel.sitting != ""


def _remarks(panel: Panel, form: Form, facts: Sequence[str], words: Words, room: int) -> list[str]:
    """Tell what is worth knowing, what is wrong, and until when; the receipt where one is."""
    told = [*facts]
    if panel.status is SeatStatus.DRAFT:
        told.append(words(_saved(panel, form)))
        told += [f"▫️ {words(fault)}" for fault in form.faults]
    told = [fitted(lines(told), room)]
    done = panel.status is SeatStatus.DONE
    if done:
        told.append(asked_too_line(panel, words))
    if panel.game.proceedings.pause is not None:
        told.append(due_line(panel.game, panel.due, words))
    elif panel.due is not None and not panel.game.terms.alone:
        key = "panel-change-until" if done else "panel-due"
        if not panel.only:
            told.append(words(say(key, when=soon(panel.due))))
        if panel.until is not None and not done:
            missed = panel.game.seats[panel.seat].missed
            told.append(words(say("panel-until", count=missed, when=moment(panel.until))))
    if done and panel.receipt is not None:
        told.append(words(say("panel-receipt", code=panel.receipt)))
    return told


def _is_press(panel: Panel, form: Form) -> bool:
    """Tell whether a press is the whole answer, so that nothing waits for Done.

    A draft that was typed does: it is seen before it counts.
    """
    return presses_at_once(form) and (panel.status is not SeatStatus.DRAFT or form.typed is None)


def _saved(panel: Panel, form: Form) -> Text:
    """Say when a draft counts, as its controls make it count."""
    alone, press = panel.game.terms.alone, _is_press(panel, form)
    if press:
        return say("panel-press" if alone or form.faults else "panel-draft-press")
    if form.faults:
        return say("panel-draft-faulty")
    return say("alone-draft" if alone else "panel-draft")


def heading(panel: Panel, words: Words) -> str:
    """Head a panel: which game, and where it stands."""
    headline = renderer_of(panel.game).headline(panel.view, words)
    return words(say("order-heading", number=panel.game.number, headline=headline))


def status_text(glance: Glance, words: Words) -> str:
    """Tell where a game stands, and who still owes an answer."""
    game, names = glance.game, names_of(glance.game)
    if game.status is GameStatus.STARTING:
        return words(say("denied-starting"))
    if glance.view is None:
        return words(say("status-lobby", number=game.number, joined=len(names)))
    headline = renderer_of(game).headline(glance.view, words)
    ended = {
        GameStatus.HALTED: say("post-halted", number=game.number),
        GameStatus.CANCELLED: say("post-cancelled", number=game.number),
        GameStatus.OVER: say("status-over", number=game.number),
    }
    if game.status in ended:
        return lines([f"### {headline}", words(ended[game.status]), *_ending(glance, names, words)])
    told = [f"### {headline}", *_standings(glance, names, words), *_progress(glance, names, words)]
    told.append(due_line(glance.game, glance.due, words))
    if glance.until is not None and game.proceedings.pause is None:
        absent = (ask.seat for ask in glance.asks if game.is_absent(ask.seat))
        captains = words.listed(f"**{plain(names[seat])}**" for seat in absent)
        told.append(words(say("status-until", captains=captains, when=moment(glance.until))))
    if glance.more:
        told.append(words(say("status-more", count=glance.more)))
    return lines(told)


def _ending(glance: Glance, names: tuple[str, ...], words: Words) -> list[str]:
    """Say who won a finished game, and what decided it."""
    if glance.over is None:
        return []
    captains = words.listed(f"**{plain(names[seat])}**" for seat in glance.over.winners)
    won = winners_line(ending_of(glance.over), captains)
    return [words(say("status-won", winners=won)), words(glance.over.reason)]


def _standings(glance: Glance, names: tuple[str, ...], words: Words) -> list[str]:
    """Tell how it would end now, the best in front, by what the game compares all by."""
    renderer = renderer_of(glance.game)
    figures, ranks = renderer.standings(glance.view), renderer.ranks(glance.view)
    if renderer.counted is None or not figures:
        return []
    order = sorted(range(len(figures)), key=lambda seat: ranks[seat])
    told = [
        say("status-stands", captain=plain(names[seat]), figure=figures[seat]) for seat in order
    ]
    captains = words.listed(map(words, told))
    return [words(say("status-standings", counted=renderer.counted, captains=captains))]


def _progress(glance: Glance, names: tuple[str, ...], words: Words) -> list[str]:
    """Tell who is done, as far as the table tells it."""
    if glance.answered is None:
        return [words(say("status-untold", asked=len(glance.asks)))]
    if glance.game.terms.progress is Progress.NAMES:
        done = [ask for ask in glance.asks if glance.statuses[ask.seat] is SeatStatus.DONE]
        owing = [ask for ask in glance.asks if ask not in done]
        told = [words(say("status-done", captain=plain(names[ask.seat]))) for ask in done]
        return [waiting(owing, names, words), *told]
    return [words(say("status-count", answered=glance.answered, asked=len(glance.asks)))]
