"""What people do in a show: fill panels by clicks, take answers back, look around."""

from cogs.pages.form_pages import presses_at_once
from engine.core.asks import Answer, Seat
from engine.core.forms import Field
from engine.core.table import SeatStatus
from engine.host.values.replies import Panel
from playground import Person
from playground.message import Message
from tests.secrecy.stage import GAME, Show

MOST_ROUNDS = 8


class StuckError(AssertionError):
    """A panel does not let an answer be given that its form allows."""


async def panel_of(show: Show, person: Person, group: str) -> Message:
    """Find the panel that asks `group`: by direct message, else under the newest post."""
    for message in reversed(person.inbox):
        if any(f":{group}" in part.custom_id for part in message.walk() if part.custom_id):
            return message
    return await open_panel(show, person)


async def open_panel(show: Show, person: Person) -> Message:
    """Open the private panel under the newest post."""
    news = show.news()
    assert news is not None
    press = await show.click(person.press(news, label="My orders"))
    assert press.reply is not None
    return press.reply


async def fill(show: Show, seat: Seat, answer: Answer) -> Message:
    """Make a draft of `answer` by clicks; where one press is the whole answer, it counts."""
    panel = await show.panel(seat)
    group = panel.group or ""
    message = await panel_of(show, show.people[seat], group)
    for _ in range(MOST_ROUNDS):
        panel = await show.panel(seat)
        if panel.form is None or panel.group != group or panel.status is SeatStatus.DONE:
            return message
        if panel.form.answer() == answer and not presses_at_once(panel.form):
            return message
        await _round(show, seat, message, panel, answer)
    raise StuckError(f"seat {seat} cannot choose {answer} in {panel.group}")


async def _round(show: Show, seat: Seat, message: Message, panel: Panel, answer: Answer) -> None:
    """Click once on every field that is not yet as wanted and lets itself be clicked."""
    assert panel.form is not None
    group, at_once = panel.group, presses_at_once(panel.form)
    for index in range(len(panel.form.fields)):
        panel = await show.panel(seat)  # what is chosen may open or shut what comes after it
        if panel.form is None or panel.group != group or index >= len(panel.form.fields):
            return
        field = panel.form.fields[index]
        wanted = answer.get(field.key, ())
        if set(wanted) <= {each.key for each in field.open_options()} and (
            field.chosen != wanted or at_once
        ):
            await _click_field(show, show.people[seat], message, (panel, index), answer)


async def _click_field(
    show: Show, person: Person, message: Message, place: tuple[Panel, int], answer: Answer
) -> None:
    panel, index = place
    assert panel.form is not None
    field = panel.form.fields[index]
    values = _numbers(field, answer.get(field.key, ()))
    for select in message.selects:
        if select.custom_id.startswith(f"ms:pick:{GAME}:{panel.group}#0,{index},"):
            await show.click(person.choose(message, custom_id=select.custom_id, values=values))
            return
    wanted = tuple(f"ms:choose:{GAME}:{panel.group}#0,{index},{value}," for value in values)
    for button in message.buttons:
        if button.custom_id.startswith(wanted) and not button.disabled:
            await show.click(person.press(message, custom_id=button.custom_id))
            return


def _numbers(field: Field, keys: tuple[str, ...]) -> list[str]:
    options = [option.key for option in field.options]
    return [str(options.index(key)) for key in keys]


async def finish(show: Show, seat: Seat, answer: Answer) -> None:
    """Give `answer` and make it count."""
    group = (await show.panel(seat)).group
    message = await fill(show, seat, answer)
    done = next(  # unless what comes next is shown already
        (each for each in message.buttons if each.custom_id.startswith(f"ms:done:{GAME}:{group}#")),
        None,
    )
    if done is not None:
        await show.click(show.people[seat].press(message, custom_id=done.custom_id))


async def take_back(show: Show, seat: Seat) -> None:
    """Press Change on a recorded answer."""
    panel = await show.panel(seat)
    message = await panel_of(show, show.people[seat], panel.group or "")
    await show.click(show.people[seat].press(message, label="Change"))


async def look_around(show: Show, person: Person, name: str) -> None:
    """Ask for everything that can be asked for."""
    channel, news = show.home.channel, show.news()
    async with show.moment(f"{name}, {person.name} looks"):
        await show.click(person.slash(channel, "game status"))
        await show.click(person.slash(channel, "game board"))
        if news is not None:
            await show.click(person.press(news, label="As text"))
            await show.click(person.press(news, label="My orders"))
