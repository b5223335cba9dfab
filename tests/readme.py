"""Draw the pictures of the README in each language, of a game of computer captains: `make docs`."""

from pathlib import Path

from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.table.view import OwnView, Phase, PublicView, TrembleView
from playground.show.demo import NAMES
from render.gallery.played import PlayedStep, played
from render.games import GAMES
from render.picture import Picture
from render.words import FALLBACK, locales, words_for

DOCS = Path(__file__).parents[1] / "docs"
CAPTAINS_NAMED, SEED, SHOWN = NAMES[:3], 14, 1  # whose hand it is
FOUGHT, SHOPPING = range(4, 8), range(5, 9)  # turns


def pictures(locale: str = FALLBACK) -> dict[str, Picture]:
    """Draw the board of the busiest reveal, and the fullest hand in the shop."""
    game, words = GAMES["tremble"], words_for(locale)
    names, captain = CAPTAINS_NAMED, CAPTAINS["steady"]
    steps = played(game.newest, len(names), SEED, captain).steps
    busiest = max((step for step in steps if step.public.public.turn in FOUGHT), key=_busy)
    turn = busiest.public.public.turn
    planned = next(step for step in steps if _is_in(step, turn, Phase.PLANNING))
    shops = [step for each in SHOPPING for step in steps if _is_in(step, each, Phase.BUYING)]
    fullest = max((step.own[SHOWN] for step in shops), key=_full)
    renderer = game.full_renderer
    change = renderer.since(planned.public, busiest.public)
    shown = {"board": ("change", change), "hand": ("hand", fullest)}
    return {
        name: renderer.drawings[kind].draw(what, names, words, "")
        for name, (kind, what) in shown.items()
    }


def _is_in(step: PlayedStep, turn: int, phase: Phase) -> bool:
    view: PublicView = step.public.public
    return (view.turn, view.phase) == (turn, phase)


def _busy(step: PlayedStep) -> int:
    view: PublicView = step.public.public
    over = [battle for battle in view.battles if battle.winner is not None]
    return len(view.attacks) + sum(len(battle.fighters) for battle in over)


def _full(view: TrembleView) -> int:
    own, stations = view.own, view.public.captains[SHOWN].stations
    assert isinstance(own, OwnView)
    return 3 * len(own.offer) + len(own.ships) + len(own.compensations) + len(stations)


def main() -> None:
    """Write the pictures."""
    for locale in locales():
        ending = "" if locale == FALLBACK else f".{locale}"
        for name, picture in pictures(locale).items():
            (DOCS / f"{name}{ending}.png").write_bytes(picture.png)


if __name__ == "__main__":
    main()
