"""A stand-in for Discord for one bot, with a page: `python -m playground`."""

import argparse
import asyncio
import contextlib
import sys
import webbrowser
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from playground.clock import MovableClock
from playground.described import Description
from playground.errors import PlaygroundError
from playground.keeping import keep, keep_on, recall
from playground.limits import Limits
from playground.page.server import Page
from playground.play import told_to_stop
from playground.standin import Standin

PORT, PEOPLE = 8700, ("Ada", "Ben")
SETTINGS = """\
Two settings point a bot on discord.py here, before it is started:
    discord.http.Route.BASE = "{api}/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("{gateway}")
Its token is {token!r}. Then open {address}
"""


def parser() -> argparse.ArgumentParser:
    """Build the command line."""
    line = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    line.add_argument("--port", type=int, default=PORT, help=f"for the bot ({PORT}; 0: any)")
    line.add_argument("--page", type=int, default=0, help="for the browser (0: any)")
    line.add_argument("--token", default="playground-token", help="that the bot logs in with")
    line.add_argument("--name", default="Bot", help="of the bot (Bot)")
    line.add_argument("--people", nargs="+", default=PEOPLE, metavar="NAME", help="who is there")
    line.add_argument("--locale", default="en-US", help="that they have set (en-US)")
    line.add_argument("--rates", action="store_true", help="limit rates as Discord does")
    line.add_argument("--folder", type=Path, help="where to keep the world for next time")
    line.add_argument("--description", type=Path, help="Discord's API description (openapi.json)")
    line.add_argument("--no-browser", action="store_true", help="only say the address")
    return line


@contextlib.asynccontextmanager
async def opened(options: argparse.Namespace) -> AsyncIterator[tuple[Standin, Page]]:
    """Open the stand-in and its page; raise PlaygroundError or OSError."""
    known = Description.read(options.description) if options.description else None
    limits = Limits() if options.rates else Limits.wide()
    async with Standin(limits=limits, port=options.port, clock=MovableClock()) as discord:
        folder: Path | None = options.folder
        if folder is None or not recall(discord.world, folder):
            _people(discord, options)
        async with Page(discord, known=known, port=options.page) as page:
            if folder is None:
                yield discord, page
                return
            keeping = asyncio.create_task(keep_on(discord.world, folder))
            try:
                yield discord, page
            finally:
                keeping.cancel()
                keep(discord.world, folder)


def _people(discord: Standin, options: argparse.Namespace) -> None:
    app = discord.add_application(token=options.token, name=options.name)
    guild = discord.add_guild("Playground", options.locale)
    guild.add_channel("general")
    guild.invite(app)
    guild.join(*(discord.add_person(name, options.locale) for name in options.people))


def settings(discord: Standin, page: Page) -> str:
    """Say how a bot comes here, and where to look."""
    (app,) = discord.world.apps.values()
    return SETTINGS.format(
        api=discord.api_base, gateway=discord.gateway, token=app.token, address=page.address
    )


async def serve(options: argparse.Namespace) -> None:
    """Serve until told to stop."""
    stop = told_to_stop()
    async with opened(options) as (discord, page):
        sys.stdout.write(settings(discord, page))
        sys.stdout.flush()
        if not options.no_browser:
            await asyncio.to_thread(webbrowser.open, page.address)
        await stop.wait()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the stand-in; what goes wrong is one sentence."""
    try:
        asyncio.run(serve(parser().parse_args(arguments)))
    except (PlaygroundError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
