"""Catalogues to fill: all that English says, for whoever translates it, or what is new in it."""

import argparse
import sys
from copy import deepcopy
from pathlib import Path

from babel import Locale
from babel.core import UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Comment, Identifier, Message, SelectExpression, Variant
from fluent.syntax.visitor import Transformer

from render.games import GAMES
from render.trials import TrialError
from render.words import FALLBACK, NAMES

HOUSE = Path(__file__).parent / "locales"
PLURALS = ("zero", "one", "two", "few", "many", "other")
_COUNTED = 200  # numbers among which a language has all plurals that whole numbers have


class _Plurals(Transformer):
    """Gives choices by number the plurals of a language, each with the English words for most."""

    def __init__(self, plurals: tuple[str, ...]) -> None:
        self._plurals = plurals

    def visit_SelectExpression(self, node: SelectExpression) -> SelectExpression:  # noqa: N802
        self.generic_visit(node)
        named = {each.key.name: each for each in node.variants if isinstance(each.key, Identifier)}
        if not {"one", "other"} <= named.keys():
            return node
        exact = [each for each in node.variants if not isinstance(each.key, Identifier)]
        plural = [
            Variant(Identifier(name), deepcopy(named.get(name, named["other"]).value))
            for name in self._plurals
        ]
        plural[-1].default = True
        node.variants = [*exact, *plural]
        return node


def plurals_of(locale: str) -> tuple[str, ...]:
    """List the plurals that whole numbers have in a language; raise TrialError."""
    try:
        rule = Locale.parse(locale.replace("-", "_")).plural_form
    except (ValueError, UnknownLocaleError):
        msg = f"No language is called {locale}; write its code, such as de or pt-BR."
        raise TrialError(msg) from None
    needed = {str(rule(number)) for number in range(_COUNTED)}
    return tuple(name for name in PLURALS if name in needed)


def missing_words(locale: str, folder: Path) -> dict[Path, str]:
    """Return what each catalogue of a locale lacks, in English, with its plurals prepared."""
    plurals, serializer = _Plurals(plurals_of(locale)), FluentSerializer()
    found: dict[Path, str] = {}
    for file in sorted((HOUSE / FALLBACK).glob("*.ftl")):
        target = folder / locale / file.name
        kept = _messages(target.read_text("utf-8")) if target.exists() else {}
        told = []
        for key, entry in _messages(file.read_text("utf-8")).items():
            if key not in kept:
                entry.comment = None  # of the source, not for whoever translates
                entry.comment = Comment(serializer.serialize_entry(entry).strip())
                told.append(serializer.serialize_entry(plurals.visit(entry)))
        if told:
            found[target] = "\n".join(told)
    target = folder / locale / NAMES
    if not target.exists():
        things = sorted({name for game in GAMES for name in game.things})
        found[target] = "[names]\n" + "".join(f'"{name}" = "{name}"\n' for name in things)
    return found


def _messages(source: str) -> dict[str, Message]:
    entries = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def add_words_options(line: argparse.ArgumentParser) -> None:
    """Describe the options of `words`."""
    line.add_argument("--locale", required=True, help="the language, such as de or pt-BR")
    line.add_argument("--folder", type=Path, default=HOUSE, help="of all locales (render/locales)")


def words_command(options: argparse.Namespace) -> int:
    """Write what the catalogues of a language lack, for somebody to translate; name the files."""
    for file, text in missing_words(options.locale, options.folder).items():
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text("utf-8") + "\n" if file.exists() else ""
        file.write_text(before + text, "utf-8")
        sys.stdout.write(f"{file}\n")
    return 0
