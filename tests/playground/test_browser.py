"""The page in a real browser: Chromium, where there is one."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest
import pytest_asyncio
import yarl
from aiohttp import web
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import ConsoleMessage, Error, Locator
from playwright.async_api import Page as Tab

from playground.__main__ import opened, parser, settings
from playground.message import Message
from playground.page.server import Page
from tests.chromium import NO_BROWSER, ONE_LOOP, Chromium
from tests.playground.bots import running
from tests.playground.foreign import TeaShop
from tests.playground.stage import Stage, button, row, select, spin, stages

WIDTHS = [390, 1280]
END_IN_VIEW = """() => {
    const last = [...document.querySelectorAll(".message")].pop().getBoundingClientRect();
    const lines = (mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        return range.getClientRects().length;
    };
    const marks = [...document.querySelectorAll(".item > :first-child")];
    const whole = marks.every((mark) => lines(mark) === 1);  // no number is broken
    return whole && last.bottom <= document.querySelector("#log").getBoundingClientRect().bottom;
}"""
FORGE = """async ([base, channel]) => {
    const body = new URLSearchParams({channel, text: "forged"});
    const more = {method: "POST", mode: "no-cors", credentials: "include", body};
    await fetch(`${base}/say`, more).catch(() => {});
    return await fetch(`${base}/in/${channel}`, {credentials: "include"})
        .then((answer) => answer.text(), () => "nothing");
}"""
SERIOUS = {"serious", "critical"}

pytestmark = [NO_BROWSER, ONE_LOOP]


@pytest_asyncio.fixture(loop_scope="session")
async def stage() -> AsyncIterator[Stage]:
    """Set a stage in the loop of the browser."""
    async with stages() as make:
        yield await make()


@asynccontextmanager
async def tab(
    chromium: Chromium, page: Page, width: int, *, clean: bool = True
) -> AsyncIterator[Tab]:
    """Open the page in a window of this width; nothing may be wrong in its console."""
    wrong: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            wrong.append(message.text)

    def broke(error: Error) -> None:
        wrong.append(str(error))

    async with chromium.fresh(viewport={"width": width, "height": 844}) as context:
        opened = await context.new_page()
        opened.on("console", note)
        opened.on("pageerror", broke)
        await opened.goto(page.address)
        yield opened
        assert not (clean and wrong)


async def gone(found: Locator) -> None:
    await found.wait_for(state="detached")


async def fits(opened: Tab) -> bool:
    """Tell whether nothing hangs over the edge of the window."""
    script = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    return bool(await opened.evaluate(script))


async def barriers(seen: Tab) -> list[str]:
    """List what axe finds that is serious."""
    found = await Axe().run(seen)
    return [
        f"{each['id']}: {each['nodes'][0]['html']}"
        for each in found.response["violations"]
        if each["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("width", WIDTHS)
async def test_everything_is_reached_by_keyboard_and_finger(
    stage: Stage, chromium: Chromium, width: int
) -> None:
    async with (
        running(stage.standin),
        Page(stage.standin) as page,
        tab(chromium, page, width) as seen,
    ):
        await seen.get_by_label("Write a message").press("/")
        await seen.get_by_label("Find a command").fill("visit")
        await seen.keyboard.press("Enter")
        city = seen.get_by_label("city")
        await city.fill("rom")
        assert await barriers(seen) == []
        offered = seen.locator("datalist option")
        await offered.wait_for(state="attached")
        assert await offered.get_attribute("value") == "Rome"
        await city.fill("Rome")
        await seen.get_by_label("host").select_option(label="Fry")
        await city.press("Enter")
        await seen.locator("#log").get_by_text("rome, Fry").wait_for()
        assert await fits(seen)

        await seen.get_by_role("button", name="Commands").click()
        assert await barriers(seen) == []
        await seen.get_by_label("Find a command").fill("panel")
        await seen.keyboard.press("Enter")
        await seen.locator("#log").get_by_text("Chosen: nothing").wait_for()
        assert await seen.get_by_text("Only you can see this").count() == 1
        await seen.locator("details.select summary").focus()
        await seen.keyboard.press("Enter")
        await seen.keyboard.press("ArrowDown")
        await seen.keyboard.press("ArrowDown")
        await seen.keyboard.press("Enter")
        await seen.locator("#log").get_by_text("Chosen: cruiser").wait_for()
        focused = "document.activeElement.closest('.message') !== null"
        assert await seen.evaluate(focused), "an edit must not take the focus away"
        await seen.get_by_role("button", name="Your hand").click()
        await seen.locator("dialog#large p", has_text="Your hand").wait_for()
        assert await barriers(seen) == []
        await seen.keyboard.press("Escape")
        await seen.get_by_role("button", name="Dismiss").click()
        await gone(seen.locator("#log").get_by_text("Chosen: cruiser"))


@pytest.mark.parametrize("width", WIDTHS)
async def test_a_form_opens_over_the_page_and_is_sent(
    stage: Stage, chromium: Chromium, width: int
) -> None:
    async with (
        running(stage.standin),
        Page(stage.standin) as page,
        tab(chromium, page, width) as seen,
    ):
        writing = seen.get_by_label("Write a message")
        await writing.fill("/game form")
        await writing.press("Enter")
        await seen.keyboard.press("Enter")
        dialog = seen.get_by_role("dialog", name="Name your ship")
        assert await barriers(seen) == []
        await dialog.get_by_label("Name").fill("Bess")
        await dialog.get_by_label("Amy").check()
        await dialog.get_by_label("Kif").check()
        await dialog.get_by_role("button", name="Send").click()
        await seen.locator("#log").get_by_text("Bess with Amy, Kif").wait_for()
        assert not await dialog.is_visible()


@pytest.mark.parametrize("width", WIDTHS)
async def test_news_are_shown_counted_and_spoken(
    stage: Stage, chromium: Chromium, width: int
) -> None:
    stage.leela.locale = "ru"
    async with Page(stage.standin) as page, tab(chromium, page, width) as seen:
        await seen.get_by_text("Здесь ещё ничего не написано.").wait_for()
        posted = await stage.posted({"content": "One", "components": []})
        await seen.locator(".message", has_text="One").wait_for()
        await stage.edit(posted, {"content": "Two <t:0:R>"})
        await seen.locator(".message.edited", has_text="лет назад").wait_for()
        several = row(select("crew", 3, max_values=2))
        asked = await stage.posted({"content": "Who", "components": [several]})
        await seen.locator("summary").get_by_text("Выберите").click()
        assert await barriers(seen) == []
        await seen.get_by_label("Option 1").check()
        await stage.edit(asked, {"content": "Who comes?"})
        await seen.locator(".message.edited", has_text="Who comes?").wait_for()
        assert await seen.get_by_label("Option 1").is_checked(), "an edit must not take ticks away"
        await _spoken(stage, seen, asked)
        await stage.posted({"content": "\n".join(["3. " + "many words " * 9] * 12)})
        await seen.locator(".message", has_text="many words").wait_for()
        await seen.set_viewport_size({"width": 320, "height": 600})
        await seen.wait_for_function(END_IN_VIEW)
        await seen.set_viewport_size({"width": width, "height": 844})
        direct = stage.leela.dm()
        path = f"/channels/{direct.id}/messages"
        there = f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{posted.id}"
        told = {"content": f"psst, [there]({there})"}
        assert (await stage.rest("POST", path, told)).status == 200
        await seen.locator(".fresh").wait_for(state="attached")
        assert (await seen.title()).startswith("(1) ")
        if width < 700:
            await seen.get_by_role("button", name="Каналы").click()
        await seen.get_by_role("link", name="1 не прочитано").click()
        await seen.locator("#log").get_by_text("psst").wait_for()
        await _ticks(stage, seen)
        await seen.reload()
        await seen.locator("#log").get_by_text("psst").wait_for()
        assert await seen.title() == "Mothership"
        assert await fits(seen)
        await seen.emulate_media(color_scheme="dark")
        assert await barriers(seen) == []
        await seen.get_by_role("link", name="there").click()
        await seen.locator(f"#m{posted.id}.new", has_text="Two").wait_for()
        base = seen.url.partition("/as/")[0]
        await seen.goto(f"{base}/beside/{stage.leela.id}/{stage.fry.id}")
        assert await barriers(seen) == []


async def _spoken(stage: Stage, seen: Tab, asked: Message) -> None:
    """New messages are said as they are read, and what changes where somebody is acting."""
    said = seen.get_by_role("status")
    await stage.fry.say(stage.channel, "**Hello** <t:0:R>, [see](https://a.example/)")
    await said.get_by_text(re.compile(r"^Fry: Hello \d+ (год|года|лет) назад, see$")).wait_for(
        state="attached"
    )
    await seen.locator("#say").focus()
    await stage.edit(asked, {"content": "Who comes?\nWhy?"})
    await seen.locator(".message.edited", has_text="Why?").wait_for()
    assert await said.get_by_text("Why").count() == 0, "nobody acts there"
    await seen.get_by_label("Option 1").focus()
    await stage.edit(asked, {"content": "# Who comes?\nNobody <t:0:R>"})
    await said.get_by_text("Nobody").wait_for(state="attached")
    await stage.edit(asked, {"content": "# Who comes?\nFry <t:0:R>"})
    await said.get_by_text(re.compile("^Mothership: Fry")).wait_for(state="attached")


async def _ticks(stage: Stage, seen: Tab) -> None:
    """A moment is told by its distance, which grows as time passes."""
    await seen.clock.install()
    await seen.reload()
    soon = int(stage.standin.clock.now()) + 90 * 60
    path = f"/channels/{stage.leela.dm().id}/messages"
    assert (await stage.rest("POST", path, {"content": f"until <t:{soon}:R>"})).status == 200
    until = seen.locator(".message", has_text="until")
    await until.get_by_text("через 1 час").or_(until.get_by_text("через 2 часа")).wait_for()
    await seen.clock.fast_forward("04:00:00")
    await until.get_by_text("2 часа назад").or_(until.get_by_text("3 часа назад")).wait_for()


async def test_a_foreign_bot_needs_two_settings(
    chromium: Chromium, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `python -m playground` says of them is all that is done to the bot."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    socket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)
    options = parser().parse_args(["--port", "0", "--people", "Leela"])
    async with opened(options) as (standin, page):
        lines = settings(standin, page).splitlines()
        for line in lines:
            if line.startswith("    discord."):
                exec(line.strip(), {"discord": discord, "yarl": yarl})
        bot, (app,) = TeaShop(), standin.world.apps.values()
        serving = asyncio.create_task(bot.start(app.token))
        try:
            await app.commands_synced()
            await app.ready()
            async with tab(chromium, page, 390) as seen:
                await _drink(seen)
        finally:
            await bot.close()
            await asyncio.gather(serving, return_exceptions=True)


async def _drink(seen: Tab) -> None:
    """Order a tea with completion, choose its cup and write a note."""
    await seen.get_by_role("button", name="Commands").click()
    await seen.get_by_role("button", name="/tea").click()
    kind = seen.get_by_label("kind")
    await kind.fill("jee")
    offered = seen.locator("datalist option")
    await offered.wait_for(state="attached")
    await kind.fill(str(await offered.get_attribute("value")))
    await kind.press("Enter")
    log = seen.locator("#log")
    await log.get_by_text("A cup of Darjeeling").wait_for()
    await log.locator("summary", has_text="Cup").click()
    await log.get_by_role("button", name="Big").click()
    await log.get_by_text("A big cup of Darjeeling").wait_for()
    await log.get_by_role("button", name="Add a note").click()
    form = seen.get_by_role("dialog", name="A note for the kitchen")
    await form.get_by_label("Note").fill("Two spoons")
    await form.get_by_role("button", name="Send").click()
    await log.get_by_text("The kitchen reads: Two spoons").wait_for()


async def test_a_foreign_page_can_neither_act_nor_look(stage: Stage, chromium: Chromium) -> None:
    """A page of another port is of the same site: the cookie goes along, the origin tells.

    A page of another site comes without it; a name that is made to lead to this very port shares
    our origin for the browser, and is refused by its name.
    """
    heard: list[str] = []

    async def evil(request: web.Request) -> web.Response:
        heard.append(request.path)
        return web.Response(text="<title>evil</title>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/", evil)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    try:
        async with Page(stage.standin) as page, tab(chromium, page, 1280, clean=False) as seen:
            base = f"{page.address.partition('/enter')[0]}/as/{stage.leela.id}"
            given = [base, str(stage.channel.id)]
            for host in ("127.0.0.1", "evil.example"):
                await seen.goto(f"http://{host}:{port}/")
                assert await seen.evaluate(FORGE, given) == "nothing"
            rebound = page.address.replace("127.0.0.1", "evil.example")
            answer = await seen.goto(rebound)
            assert answer is not None
            assert answer.status == 421
            same = [base.replace("127.0.0.1", "evil.example"), str(stage.channel.id)]
            assert "another address" in await seen.evaluate(FORGE, same)
    finally:
        await runner.cleanup()
    assert len(heard) >= 2
    assert not stage.channel.messages


async def test_what_one_is_led_to_begins_in_view(stage: Stage, chromium: Chromium) -> None:
    """A link to a tall message led to its middle, and a reply below came out of sight."""
    tall = "\n".join(f"line {number}" for number in range(80))
    in_view = """(mark) => {
        const message = [...document.querySelectorAll(".message")]
            .find((each) => each.textContent.includes(mark));
        if (!message) return false;
        const place = message.getBoundingClientRect();
        const log = document.querySelector("#log").getBoundingClientRect();
        return place.top >= log.top - 1 && place.top < log.bottom;
    }"""
    async with Page(stage.standin) as page, tab(chromium, page, 390) as seen:
        await stage.posted({"content": "Press", "components": [row(button())]})
        posted = await stage.posted({"content": tall})
        there = f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{posted.id}"
        await stage.posted({"content": f"[there]({there})"})
        await seen.get_by_role("link", name="there").click()
        await seen.wait_for_function(in_view, arg="line 79")
        await seen.get_by_role("button", name="Go").click()
        await spin(lambda: bool(stage.standin.world.interactions))
        await stage.answer({"type": 4, "data": {"content": "psst", "flags": 64}})
        await seen.wait_for_function(in_view, arg="psst")
