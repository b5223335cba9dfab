"""What people do in a show: fill panels by clicks, take answers back, look around."""

from collections import Counter

from cogs.pages.form_pages import presses_at_once
from cogs.parts.custom_ids import act_from
from engine.core.asks import Answer, Seat
from engine.core.forms import Form
from engine.core.table import SeatStatus
from playground import Person
from playground.components import BUTTON, Component
from playground.message import Message
from tests.secrecy.stage import GAME, Show

MOST_CLICKS = 100
CLOSER = "Look closer"  # at parts of what everybody sees


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
    panel, person = await show.panel(seat), show.people[seat]
    group, visits = panel.group, Counter({0: 1})
    message = await panel_of(show, person, group or "")
    for _ in range(MOST_CLICKS):
        panel = await show.panel(seat)
        if panel.form is None or panel.group != group or panel.status is SeatStatus.DONE:
            return message
        if panel.form.answer() == answer and not presses_at_once(panel.form):
            return message
        if await _click_once(show, person, message, panel.form, answer):
            continue
        ways = {_page(part): part for part in message.buttons if _asks_for(part) == "panel-page"}
        ways = {page: part for page, part in ways.items() if not part.disabled}
        if not ways:
            break
        page = min(ways, key=lambda page: (visits[page], page))
        visits[page] += 1
        await show.click(person.press(message, custom_id=ways[page].custom_id))
    raise StuckError(f"seat {seat} cannot choose {answer} in {group}")


async def _click_once(
    show: Show, person: Person, message: Message, form: Form, answer: Answer
) -> bool:
    """Click the first control of a page that does not show what is wanted; tell whether one did."""
    for control in message.walk():
        if _asks_for(control) not in {"choose", "pick"} or control.disabled:
            continue
        values = _missing(form, control, answer)
        if values is None:
            continue
        number = control.custom_id
        if control.type == BUTTON:
            await show.click(person.press(message, custom_id=number))
        else:
            await show.click(person.choose(message, custom_id=number, values=values))
        return True
    return False


def _asks_for(control: Component) -> str:
    act = act_from(control.custom_id)
    return act.name if act else ""


def _page(control: Component) -> int:
    """Tell which page a button opens."""
    act = act_from(control.custom_id)
    assert act is not None
    return act.numbers(1)[0]


def _missing(form: Form, control: Component, answer: Answer) -> list[str] | None:
    """List what is to be chosen in a control; None where nothing is, or not yet."""
    act = act_from(control.custom_id)
    assert act is not None
    _, number, first, _ = act.numbers(4, more=1)
    field = form.fields[number]
    shown = [int(option.value) for option in control.options] or [first]
    options = {each: field.options[each] for each in shown}
    wanted = [each for each, option in options.items() if option.key in answer.get(field.key, ())]
    then = [each for each in wanted if options[each].closed is None]
    now = [each for each, option in options.items() if option.key in field.chosen]
    if now == then and then != wanted:
        return None  # shut by what another control holds
    useless = now == then and not (then and presses_at_once(form))
    if useless or len(then) < control.min_values:
        return None
    return [str(each) for each in then]


async def finish(show: Show, seat: Seat, answer: Answer) -> None:
    """Give `answer` and make it count, whatever a rule has answered."""
    panel = await show.panel(seat)
    if panel.by_rule:
        await take_back(show, seat)
    group = panel.group
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
    channel, news, explained = show.home.channel, show.news(), show.explained()
    async with show.moment(f"{name}, {person.name} looks"):
        await show.click(person.slash(channel, "game status"))
        await show.click(person.slash(channel, "game board"))
        if news is not None:
            more = (await show.click(person.press(news, label="More"))).reply
            assert more is not None
            await show.click(person.press(more, label="As text"))
            if any(button.label == CLOSER for button in more.buttons):
                await show.click(person.press(more, label=CLOSER))
            await show.click(person.press(news, label="My orders"))
        if explained is not None:
            await show.click(person.press(explained, label="Details"))
