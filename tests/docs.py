"""Write the generated pages of docs/: `make docs`.

`docs/rules.md` is the players' rules help, with its pictures in `docs/rules/`;
`docs/rules-tests.md` lists each rule ID with the tests that prove it; `docs/product-tests.md` does
so for what the product promises (`product.toml`).

How a test names a rule: the name of the test function begins with the ID, in small letters and
with `_` for `-`: `test_f_4_...`, `test_rl_12_...`. Worked examples are spelt out:
`test_example_3_...` proves EX-3. A test that proves several rules names them one after the other,
with or without `and`: `test_f_6_w_3_...`, `test_s_7_and_s_8_...`. IDs further back in a name do
not count. Such tests live in tests/tremble/.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine.tremble.help import ENTRIES
from render.games import GAMES
from render.rules_help import Entry, label
from render.tremble.examples import EXAMPLES, example
from render.words import FALLBACK, words_for
from tests.product import Promise, promises

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RULE_TESTS = ROOT / "tests" / "tremble"
SPELT_OUT = {"EX": "example"}
NOTICE = "<!-- Made by `make docs`; change the catalogues or the tests, not this page. -->"

_FAMILIES = {SPELT_OUT.get(each.family, each.family.lower()): each.family for each in ENTRIES}
_NAMED = re.compile(
    rf"(?:and_)?({'|'.join(sorted(_FAMILIES, key=len, reverse=True))})_(\d+)(?:_|$)"
)
_WORDS = words_for(FALLBACK)
_TITLES = {each.id: _WORDS(each.title) for each in ENTRIES}
_WELCOME = (
    "Everything the game master knows about the rules, with the ID of each rule. New here? Read "
    "[how to play in five minutes](#go-1) and begin; look up the rest when it bites."
)
_ABOUT = (
    "*Tremble, Humans!* is a board game by Ivan Kraev, published by Cosmodrome Games. These are "
    "our own words about it. [Which test proves which rule](rules-tests.md) is another page."
)
_PROMISES = (
    "What captains can count on (M), and the pains of systems like this one that must not come up "
    "here (P). Each is named by at least one test, or the reason stands why it cannot happen."
)


def ids_in(name: str) -> list[str]:
    """Read the rule IDs with which the name of a test begins."""
    rest = name.removeprefix("test_")
    found: list[str] = []
    while match := _NAMED.match(rest):
        found.append(f"{_FAMILIES[match[1]]}-{match[2]}")
        rest = rest[match.end() :]
    return found


def names_of(source: str) -> Iterator[str]:
    """List the test functions of a file, in their order."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    names = (node.name for node in ast.walk(ast.parse(source)) if isinstance(node, functions))
    yield from (name for name in names if name.startswith("test_"))


def proofs() -> dict[str, list[tuple[Path, str]]]:
    """Collect the tests of each rule ID: file and name."""
    found: dict[str, list[tuple[Path, str]]] = {}
    for file in sorted(RULE_TESTS.rglob("test_*.py")):
        for name in names_of(file.read_text("utf-8")):
            for rule in ids_in(name):
                found.setdefault(rule, []).append((file.relative_to(ROOT), name))
    return found


def rules_page() -> str:
    """Make the page of the rules help."""
    lines = [NOTICE, "# The rules of Tremble, Humans!", ""]
    lines += [_WELCOME, "", _ABOUT, ""]
    for chapter, _ in GAMES["tremble"].help.chapters():
        lines.append(f"- [{_WORDS(chapter.heading)}](#{chapter.value})")
    for chapter, entries in GAMES["tremble"].help.chapters():
        lines += ["", f'<a id="{chapter.value}"></a>', f"## {_WORDS(chapter.heading)}"]
        for each in entries:
            lines += _section(each)
    return "\n".join(lines) + "\n"


def _section(each: Entry) -> list[str]:
    lines = ["", _anchor(each), f"### {label(_WORDS, each)}", "", _WORDS(each.text)]
    if each.id in EXAMPLES:
        file = picture_of(each.id).relative_to(DOCS).as_posix()
        lines += ["", f"![{example(each.id, _WORDS).alt}]({file})"]
    if each.see:
        links = ", ".join(f'[{name}](#{name.lower()} "{_TITLES[name]}")' for name in each.see)
        lines += ["", f"See also: {links}"]
    return lines


def picture_of(rule: str) -> Path:
    """Return where the example of a rule is kept."""
    return DOCS / "rules" / f"{rule.lower()}.png"


def _anchor(each: Entry) -> str:
    return f'<a id="{each.id.lower()}"></a>'


def proofs_page() -> str:
    """Make the page of the rule IDs with their tests."""
    named = proofs()
    lines = [NOTICE, "# Which test proves which rule", ""]
    lines += [
        "Every rule of the [rules help](rules.md) is named by at least one test.",
        "",
        "| rule | tests |",
        "|---|---|",
    ]
    for each in ENTRIES:
        if each.rules:
            tests = [f"[{file.name}::{name}](../{file})" for file, name in named.get(each.id, [])]
            title = f"[{each.id}](rules.md#{each.id.lower()}) {_WORDS(each.title)}"
            lines.append(f"| {title} | {'<br>'.join(tests)} |")
    return "\n".join(lines) + "\n"


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


PAGES = {
    DOCS / "rules.md": rules_page,
    DOCS / "rules-tests.md": proofs_page,
    DOCS / "product-tests.md": product_page,
}


def main() -> None:
    """Write all pages, and the pictures of examples."""
    for file, page in PAGES.items():
        file.write_text(page(), "utf-8")
    for rule in EXAMPLES:
        file = picture_of(rule)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(example(rule, _WORDS).png)


if __name__ == "__main__":
    main()
