"""What the command line says of playing; what it takes is only loaded by who plays."""

import argparse
import asyncio
import importlib
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from playground.described import Description
from playground.show.demo import Speech


def add_play_options(line: argparse.ArgumentParser, locales: Sequence[str], usual: str) -> None:
    """Add what may be said about where and how to play."""
    line.add_argument("--folder", type=Path, default=Path("play"), help="where to keep it (play)")
    line.add_argument("--fresh", action="store_true", help="forget the games of last time")
    line.add_argument("--no-browser", action="store_true", help="only say the address")
    line.add_argument("--locale", choices=locales, default=usual, help=f"of the words ({usual})")
    line.epilog = "DISCORD_OPENAPI may name Discord's API description, to judge requests by."


def play_here(
    options: argparse.Namespace,
    command: Callable[[Path], list[str]],
    speech: Speech,
    tell: Callable[[str], None],
    tables: Sequence[Mapping[str, str | int]] = (),
) -> None:
    """Serve a person in a browser until told to stop; raise PlaygroundError.

    Each of the `tables` is a channel with a lobby, opened with these options of `/game new`; it
    bears the name of its game.
    """
    described = os.environ.get("DISCORD_OPENAPI")
    module = importlib.import_module("playground.play")
    asyncio.run(
        module.play(
            options.folder,
            command,
            lambda address: tell(f"Open {address}\nCtrl-C ends it; the games stay."),
            speech=speech,
            fresh=options.fresh,
            known=Description.read(Path(described)) if described else None,
            browser=not options.no_browser,
            openings=[module.Opening(str(table["game"]), table) for table in tables],
        )
    )
