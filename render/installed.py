"""Registration: all that the house knows of a game, in one object."""

import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.asks import Answer, Ask
from engine.core.contract import AnyGame
from engine.core.playthrough import FormMaker, Pick, random_answer
from engine.core.registry import Registry, UnknownGameError, name_of
from engine.core.words import Text, say
from engine.host.values.operating import printable
from render.house.full_renderer import FullRenderer
from render.lengths import GameLength
from render.plugged import Captain, captains_for, installed_entries, rules_of
from render.renderers import Renderer
from render.rules_help import RulesHelp
from render.words import also_in

if TYPE_CHECKING:
    from render.gallery.exhibit import Kinds
    from render.report.measures import Measures

NO_HELP = RulesHelp(())
USUAL_STRENGTH = "steady"
_log = logging.getLogger(__name__)


class Guide(NamedTuple):
    """A line about a kind of question, and the entry of the rules help that tells more."""

    line: Text
    entry: str


class Silence(NamedTuple):
    """What counts for who does not answer, in the game's own words.

    `whoever` goes on where a sentence names who misses a question; `answers` say by kind of
    question what happens then.
    """

    whoever: Text = say("silence-whoever")
    answers: Mapping[str, Text] = {}

    def of(self, kinds: Iterable[str]) -> list[Text]:
        """Say it for questions of these kinds, each once; where nothing is known, say so much."""
        known = [self.answers[kind] for kind in kinds if kind in self.answers]
        return list(dict.fromkeys(known)) or [say("silence-rules")]


SILENT = Silence()


class LessonMoment(NamedTuple):
    """Something that a newcomer is told when it first matters, be it late in the game.

    `matters` gets the captain's own view and the question, and may look at nothing else.
    """

    name: str
    matters: Callable[[Any, Ask], bool]
    guide: Guide


class Lesson(NamedTuple):
    """A first game: against how strong captains, in which way, and what each question is about.

    Its guides are shown in the first turn, by kind of question, and later where a kind is new.
    Its moments are each shown once, after the first turn, the one that stands first before others.
    """

    computers: tuple[str, ...]
    guides: Mapping[str, Guide]
    variant: str = ""
    options: Mapping[str, str] = {}
    moments: tuple[LessonMoment, ...] = ()

    def moment(self, view: Any, ask: Ask, given: Collection[str]) -> str:
        """Name the first moment that matters now and was not given yet; empty where none does."""
        new = (each for each in self.moments if each.name not in given)
        return next((each.name for each in new if each.matters(view, ask)), "")

    def guide_at(self, name: str) -> Guide | None:
        """Find what is said at a moment."""
        return next((each.guide for each in self.moments if each.name == name), None)


def at_random(_view: Any, _ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer anything that is legal."""
    return random_answer(make_form, pick)


@dataclass(frozen=True, kw_only=True)
class InstalledGame:
    """A game as it is registered; `rules` and `renderer` are all it needs.

    What the bot has no use for while it runs is brought by functions that import it.
    """

    rules: tuple[AnyGame, ...]  # one for each version
    renderer: Renderer
    captains: Mapping[str, Captain] = field(default_factory=lambda: {"easy": at_random})
    """Computer captains by strength, weakest first."""
    called: tuple[Text, ...] = ()
    """The names of its computer captains; a game without any takes those of the house."""
    sign: str = "🛸"
    """What stands before its name, as an emoji."""
    plugged: Mapping[str, Captain] = field(default_factory=dict)
    """Computer captains that other packages bring, by the names of their entry points."""
    help: RulesHelp = NO_HELP
    guides: Mapping[str, Guide] = field(default_factory=dict)
    """For newcomers, by kind of question."""
    lesson: Lesson | None = None
    """For who wants to try it at once; a game without one is played in channels alone."""
    silence: Silence = SILENT
    """For the lobby, the question and the news."""
    chance: Text | None = None
    """What chance decides, for the post that fixes a game: a list that ends a sentence."""
    pitch: Text | None = None
    """One sentence for whoever has never heard of it, beside its picture."""
    about: Text | None = None
    """Whose game it is, for the page of its rules."""
    lengths: tuple[GameLength, ...] = ()
    """How much it asks, by kind of table, for the lobby."""
    actions: Path | None = None
    """The file with the words that answers are spelled with, for learners (`engine.gym.words`)."""
    things: tuple[str, ...] = ()
    """What its data names, in English; every other locale has names of its own for them."""
    words: Path | None = None
    """The folder of its catalogues, where they are not among those of the house."""
    samples: "Callable[[], Kinds] | None" = None
    """Brings what of it hangs in the gallery beside boards, hands, poster and podium."""
    measures: "Callable[[], Measures] | None" = None
    """Brings what the simulator counts of it beside lengths and wins."""

    @property
    def name(self) -> str:
        """Name the game, whatever its version."""
        return name_of(self.rules[0].id)

    @cached_property
    def full_renderer(self) -> FullRenderer:
        """Return who draws and tells the game, with the house's ways where it has none."""
        return FullRenderer(self.renderer, self.rules[0].view_type)

    def guide(self, name: str) -> Guide | None:
        """Find what a lesson says of a kind of question or at a moment, else what newcomers read.

        Kinds of questions and moments are named apart.
        """
        lesson = self.lesson
        taught = (lesson.guides.get(name) or lesson.guide_at(name)) if lesson else None
        return taught or self.guides.get(name)

    def hint(self, view: Any, ask: Ask, given: Collection[str]) -> str:
        """Name what a guided captain is to be told now: of a kind of question that is new first."""
        if ask.kind not in given and self.guide(ask.kind) is not None:
            return ask.kind
        return self.lesson.moment(view, ask, given) if self.lesson else ""

    @property
    def newest(self) -> AnyGame:
        """Return the rules of new games."""
        return Registry(self.rules).newest(self.name)

    def strength(self, wanted: str) -> str:
        """Return how strong captains are; where none is as wanted, as usual or the strongest.

        A captain of a package may be gone since it was hired.
        """
        known = (wanted, USUAL_STRENGTH, *reversed(tuple(self.captains)))
        return next(each for each in known if each in self.captains or each in self.plugged)

    def captain(self, strength: str) -> Captain:
        """Return a computer captain; where none is as strong, who plays in its stead."""
        found = self.strength(strength)
        return self.plugged[found] if found in self.plugged else self.captains[found]

    def with_captains(self, entries: Iterable[EntryPoint]) -> "InstalledGame":
        """Return the game with the captains that packages bring for any of its rules."""
        listed, usual = tuple(entries), self.captains[self.strength(USUAL_STRENGTH)]
        plugged: dict[str, Captain] = {}
        for rules in self.rules:
            plugged |= captains_for(rules, usual, listed)
        return replace(self, plugged=plugged)


class InstalledGames:
    """The games by name, the one that is offered first in front."""

    def __init__(self, games: tuple[InstalledGame, ...]) -> None:
        self._take(games)

    def __iter__(self) -> Iterator[InstalledGame]:
        return iter(self._games.values())

    def __getitem__(self, name: str) -> InstalledGame:
        return self._games[name]

    def names(self) -> tuple[str, ...]:
        """List the names."""
        return tuple(self._games)

    def find(self, name: str) -> InstalledGame | None:
        """Find a game by its name."""
        return self._games.get(name)

    def of(self, rules: str) -> InstalledGame:
        """Return the game of some rules; raise UnknownGameError."""
        game = self._games.get(name_of(rules))
        if game is None:
            raise UnknownGameError(f"the rules {rules} are not installed")
        return game

    def strengths(self, rules: AnyGame) -> tuple[str, ...]:
        """List how strong a game's own computer captains are, weakest first; then the others."""
        game = self.of(rules.id)
        others = [key for key in game.plugged if rules_of(key) == rules.id]
        return (*game.captains, *others)

    def answer(
        self, rules: AnyGame, strength: str, view: Any, ask: Ask, make_form: FormMaker, pick: Pick
    ) -> Answer:
        """Let a computer captain answer."""
        return self.of(rules.id).captain(strength)(view, ask, make_form, pick)

    @contextmanager
    def also(self, *games: InstalledGame) -> Iterator[None]:
        """Have more games for a while, as tests and trials do."""
        before = tuple(self)
        with also_in(*(game.words for game in games if game.words is not None)):
            self._take((*before, *games))
            try:
                yield
            finally:
                self._take(before)

    def plug_in(self, entries: Iterable[EntryPoint] | None = None) -> None:
        """Have the captains that packages bring, those that are installed here or `entries`."""
        listed = installed_entries() if entries is None else tuple(entries)
        for entry in listed:
            if rules_of(entry.name) not in self.rules.ids():
                _log.warning("%s names no rules that are here", printable(entry.name))
        self._take(tuple([game.with_captains(listed) for game in self]))

    def _take(self, games: tuple[InstalledGame, ...]) -> None:
        self._games = {game.name: game for game in games}
        self.rules = Registry(tuple(rules for game in games for rules in game.rules))
