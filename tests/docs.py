"""Write the generated pages of docs/: `make docs`.

`docs/rules.md` is the players' rules help of the first game, with its pictures in `docs/rules/`
(another game has pages with its name behind);
`docs/rules-tests.md` lists each rule ID with the tests that prove it; `docs/product-tests.md` does
so for what the product promises (`product.toml`).

How a test names a rule: the name of the test function begins with the ID, in small letters and
with `_` for `-`: `test_f_4_...`, `test_rl_12_...`. Worked examples are spelt out:
`test_example_3_...` proves EX-3. A test that proves several rules names them one after the other,
with or without `and`: `test_f_6_w_3_...`, `test_s_7_and_s_8_...`. IDs further back in a name do
not count. Where IDs have dots or letters, as in `TD-4.2`, the docstring begins with them. Such
tests live in tests/<game>/.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine.core.rules_index import Entry
from render.games import GAMES
from render.installed import InstalledGame
from render.picture import Picture
from render.rules_help import label
from render.words import FALLBACK, words_for
from tests.product import Promise, promises

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SPELT_OUT = {"EX": "example"}
NOTICE = "<!-- Made by `make docs`; change the catalogues or the tests, not this page. -->"

_WORDS = words_for(FALLBACK)
_WELCOME = (
    "Everything the game master knows about the rules, with the ID of each rule. New here? Read "
    "[how to play in five minutes](#{first}) and begin; look up the rest when it bites."
)
_PROMISES = (
    "What captains can count on (M), and the pains of systems like this one that must not come up "
    "here (P). Each is named by at least one test, or the reason stands why it cannot happen."
)


class Book:
    """The pages about the rules of one game; those of the first game have the plain names."""

    def __init__(self, game: InstalledGame) -> None:
        self.game = game
        self.entries = game.help.entries
        suffix = "" if game.name == GAMES.names()[0] else f"-{game.name}"
        self.page = DOCS / f"rules{suffix}.md"
        self.proofs_page = DOCS / f"rules-tests{suffix}.md"
        self._pictures = DOCS / f"rules{suffix}"
        self._titles = {each.id: _WORDS(each.title) for each in self.entries}
        families = {each.id.partition("-")[0] for each in self.entries}
        self._families = {SPELT_OUT.get(each, each.lower()): each for each in families}
        spelt = "|".join(sorted(self._families, key=len, reverse=True))
        self._named = re.compile(rf"(?:and_)?({spelt})_(\d+)(?:_|$)")

    def ids_in(self, name: str) -> list[str]:
        """Read the rule IDs with which the name of a test begins."""
        rest = name.removeprefix("test_")
        found: list[str] = []
        while match := self._named.match(rest):
            found.append(f"{self._families[match[1]]}-{match[2]}")
            rest = rest[match.end() :]
        return found

    def proofs(self) -> dict[str, list[tuple[Path, str]]]:
        """Collect the tests of each rule ID: file and name."""
        found: dict[str, list[tuple[Path, str]]] = {}
        for file in sorted((ROOT / "tests" / self.game.name.replace("-", "_")).rglob("test_*.py")):
            for test in tests_of(file.read_text("utf-8")):
                for rule in self._ids_of(test):
                    found.setdefault(rule, []).append((file.relative_to(ROOT), test.name))
        return found

    def _ids_of(self, test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
        """Read the rule IDs that a test begins with: its name, and what it says of itself."""
        told = (ast.get_docstring(test) or "").partition(":")[0]
        known = {each.id for each in self.entries}
        said = [word for word in re.findall(r"\w+-[\w.]*\w", told) if word in known]
        return list(dict.fromkeys([*self.ids_in(test.name), *said]))

    def examples(self) -> list[str]:
        """List the rules that have an example in pictures."""
        drawn = self.game.full_renderer.examples
        return [each.id for each in self.entries if each.id in drawn]

    def example(self, rule: str) -> Picture:
        """Draw the example of a rule."""
        return self.game.full_renderer.drawings["example"].draw(rule, (), _WORDS, "")

    def picture_of(self, rule: str) -> Path:
        """Return where the example of a rule is kept."""
        return self._pictures / f"{rule.lower()}.png"

    def rules(self) -> str:
        """Make the page of the rules help."""
        about = [_WORDS(self.game.about)] if self.game.about else []
        tests = f"[Which test proves which rule]({self.proofs_page.name}) is another page."
        lines = [NOTICE, f"# The rules of {self.game.renderer.title(_WORDS)}", ""]
        lines += [self._welcome(), "", " ".join([*about, tests]), ""]
        for chapter, _ in self.game.help.chapters():
            lines.append(f"- [{_WORDS(chapter.heading)}](#{chapter.value})")
        for chapter, entries in self.game.help.chapters():
            lines += ["", f'<a id="{chapter.value}"></a>', f"## {_WORDS(chapter.heading)}"]
            for each in entries:
                lines += self._section(each)
        return "\n".join(lines) + "\n"

    def _welcome(self) -> str:
        return _WELCOME.format(first=self.entries[0].id.lower())

    def _section(self, each: Entry) -> list[str]:
        anchor = f'<a id="{each.id.lower()}"></a>'
        lines = ["", anchor, f"### {label(_WORDS, each)}", "", _WORDS(each.text)]
        if each.id in self.game.full_renderer.examples:
            file = self.picture_of(each.id).relative_to(DOCS).as_posix()
            lines += ["", f"![{self.example(each.id).alt}]({file})"]
        if each.see:
            titles = self._titles
            links = ", ".join(f'[{name}](#{name.lower()} "{titles[name]}")' for name in each.see)
            lines += ["", f"See also: {links}"]
        return lines

    def tests(self) -> str:
        """Make the page of the rule IDs with their tests."""
        named, page = self.proofs(), self.page.name
        lines = [NOTICE, "# Which test proves which rule", ""]
        lines += [
            f"Every rule of the [rules help]({page}) is named by at least one test.",
            "",
            "| rule | tests |",
            "|---|---|",
        ]
        for each in self.entries:
            if each.rules:
                tests = [
                    f"[{file.name}::{name}](../{file})" for file, name in named.get(each.id, [])
                ]
                title = f"[{each.id}]({page}#{each.id.lower()}) {_WORDS(each.title)}"
                lines.append(f"| {title} | {'<br>'.join(tests)} |")
        return "\n".join(lines) + "\n"


def tests_of(source: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """List the test functions of a file, in their order."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, functions))
    yield from (node for node in nodes if node.name.startswith("test_"))


def product_page() -> str:
    """Make the page of the promises with their tests."""
    lines = [NOTICE, "# Which test holds the product to its promises", ""]
    lines += [_PROMISES, "", "| promise | tests |", "|---|---|"]
    return "\n".join([*lines, *map(_promise, promises())]) + "\n"


def _promise(each: Promise) -> str:
    proofs = [each.never] if each.never else []
    for test in each.tests:
        file, _, name = test.partition("::")
        proofs.append(f"[{file}::{name}](../tests/{file})")
    return f"| {each.id} {each.title} | {'<br>'.join(proofs)} |"


BOOKS = [Book(game) for game in GAMES if game.help.entries]
PAGES = {
    **{book.page: book.rules for book in BOOKS},
    **{book.proofs_page: book.tests for book in BOOKS},
    DOCS / "product-tests.md": product_page,
}


def main() -> None:
    """Write all pages, and the pictures of examples."""
    for file, page in PAGES.items():
        file.write_text(page(), "utf-8")
    for book in BOOKS:
        for rule in book.examples():
            file = book.picture_of(rule)
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(book.example(rule).png)


if __name__ == "__main__":
    main()
