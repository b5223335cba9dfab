"""A turn as its page shows it: what happened, why, and where the board stood at its end."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from markupsafe import Markup

from cogs.pages.history import chapters_of, turn_name, turns_of, was_asked
from cogs.pages.posts import names_of, renderer_of
from cogs.web.markdown import inline, story
from engine.core.words import say
from engine.host.values.past import History, PastStep
from engine.host.values.records import GameInfo, GameStatus
from render.words import Words

UNDER_WAY = frozenset({GameStatus.RUNNING, GameStatus.HALTED})


class Explanation(NamedTuple):
    """How one result came about."""

    result: Markup
    told: Markup


class TurnPage(NamedTuple):
    """All that the page of a turn shows, but for its pictures."""

    game: str
    title: str
    headline: str
    turn: int
    turns: tuple[int, ...]
    happened: Markup
    reasons: Sequence[Explanation]
    board_alt: str
    board: Markup
    fights: Sequence[str]
    film: bool  # whether it is shown moving, too
    live: bool  # whether it is told on

    @property
    def before(self) -> int | None:
        """Return the turn before this one."""
        return max((turn for turn in self.turns if turn < self.turn), default=None)

    @property
    def after(self) -> int | None:
        """Return the turn after this one."""
        return min((turn for turn in self.turns if turn > self.turn), default=None)


def turn_page(history: History, turn: int, steps: Sequence[PastStep], words: Words) -> TurnPage:
    """Tell a turn to who reads its page."""
    game, renderer, names = history.game, renderer_of(history.game), names_of(history.game)
    turns, last = turns_of(history), steps[-1]
    told = chain.from_iterable(chapters_of(history, turn, words))
    fights = words(say("web-fight-alt", turn=turn))
    return TurnPage(
        game=title_of(game, words),
        title=turn_name(turn, words),
        headline=_headline(game, turn, last, words),
        turn=turn,
        turns=turns,
        happened=story(told) or story([words(say("history-silent"))]),
        reasons=_reasons(game, steps, words),
        board_alt=words(say("web-board-alt", turn=turn)),
        board=story(renderer.board_text(board_of(game, last), names, words).split("\n")),
        fights=[fights for _ in fights_in(game, steps)],
        film=film_of(history, steps) is not None,
        live=game.status in UNDER_WAY and turn == turns[-1],
    )


def title_of(game: GameInfo, words: Words) -> str:
    """Name a game and tell its number."""
    title = renderer_of(game).title(words)
    return words(say("web-game", game=title, number=game.number))


def board_of(game: GameInfo, last: PastStep) -> Any:
    """Return the board at the end of a turn, after its last step."""
    return renderer_of(game).at_end(last.before, last.after)


def _headline(game: GameInfo, turn: int, last: PastStep, words: Words) -> str:
    """Say where a turn stands, or stood last; of one that passed within a step only its number."""
    renderer, shown = renderer_of(game), board_of(game, last)
    if renderer.turn(last.before) != turn:
        return turn_name(turn, words)
    ended = renderer.turn(shown) != turn
    return renderer.headline(last.before if ended else shown, words)


def fights_in(game: GameInfo, steps: Sequence[PastStep]) -> Sequence[Any]:
    """Sum up the fights of a turn that are worth a picture."""
    return renderer_of(game).fights(steps[0].before, _events(steps))


def film_of(history: History, steps: Sequence[PastStep]) -> Any:
    """Sum up a turn for its film; None where nothing of it moves.

    A turn in which nobody was asked is in the film of the one before it.
    """
    if not was_asked(history, steps):
        return None
    before = steps[0].before
    return renderer_of(history.game).story(before, _events(steps), before)


def _events(steps: Sequence[PastStep]) -> tuple[Any, ...]:
    return tuple(event for step in steps for event in step.events)


def _reasons(game: GameInfo, steps: Sequence[PastStep], words: Words) -> list[Explanation]:
    renderer, names = renderer_of(game), names_of(game)
    return [
        Explanation(inline(why.headline), story(why.explanation.split("\n"), level=4))
        for why in renderer.why(_events(steps), names, words)
    ]
