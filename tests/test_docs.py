"""The generated pages are up to date, and every rule has its test."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.installed import InstalledGame
from tests import docs
from tests.product import WANTED, Promise, missing, promises
from tests.toy.game import TOY

ROOT = Path(__file__).parents[1]
MOST_APART = 6.0  # of 255, on average: tuning of the art stays below, another scene does not
EXAMPLES = [(book, rule) for book in docs.BOOKS for rule in book.examples()]


@pytest.mark.parametrize("book", docs.BOOKS, ids=lambda book: book.game.name)
def test_every_rule_is_named_by_a_test_and_tests_name_no_others(book: docs.Book) -> None:
    rules = {each.id for each in book.entries if each.rules}
    assert set(book.proofs()) == rules


def test_the_walks_through_the_house_lead_to_files_that_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    walks = text[text.index("### From a click") : text.index("## Changing a rule")]
    named = re.findall(r"`(\w+/[\w/]+\.py)`", walks)
    assert len(named) > 15
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_promise_stands_once_and_in_order() -> None:
    assert [each.id for each in promises()] == WANTED


@pytest.mark.parametrize("promise", promises(), ids=lambda each: each.id)
def test_every_promise_has_its_test(promise: Promise) -> None:
    assert promise.tests or promise.never
    assert not missing(promise)


def test_a_promise_whose_test_is_gone_is_found() -> None:
    here, gone = "test_docs.py::test_every_promise_has_its_test", "test_docs.py::test_nothing"
    assert missing(Promise("M-0", "", (here, gone, "test_x.py::test_y"))) == [
        gone,
        "test_x.py::test_y",
    ]


@pytest.mark.parametrize("file", docs.PAGES, ids=lambda file: file.name)
def test_pages_are_up_to_date(file: Path) -> None:
    assert file.exists(), "run make docs"
    assert file.read_text("utf-8") == docs.PAGES[file](), "run make docs"


@pytest.mark.parametrize(("book", "rule"), EXAMPLES)
def test_pictures_are_up_to_date(book: docs.Book, rule: str) -> None:
    drawn = Image.open(io.BytesIO(book.example(rule).png)).convert("RGB")
    with Image.open(book.picture_of(rule)) as kept:
        assert kept.size == drawn.size, "run make docs"
        apart = ImageStat.Stat(ImageChops.difference(kept.convert("RGB"), drawn)).mean
    assert max(apart) < MOST_APART, "run make docs"


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("test_f_4_the_lowest_sum_first", ["F-4"]),
        ("test_rl_12_a_deck_runs_out", ["RL-12"]),
        ("test_f_6_w_3_invulnerable", ["F-6", "W-3"]),
        ("test_s_7_and_s_8_shuffle", ["S-7", "S-8"]),
        ("test_example_1_paris", ["EX-1"]),
        ("test_a_7", ["A-7"]),
        ("test_a_26th_option_fails", []),
        ("test_the_rule_f_4", []),
        ("test_b_2_and_more", ["B-2"]),
        ("test_x_1_is_no_rule", []),
    ],
)
def test_names_begin_with_the_rules_they_prove(name: str, rules: list[str]) -> None:
    assert docs.BOOKS[0].ids_in(name) == rules


def test_tests_are_found_wherever_they_stand() -> None:
    source = (
        "class TestIt:\n    async def test_a_1_x(self): ...\ndef test_a_2_y(): ...\ndef help(): ..."
    )
    assert sorted(test.name for test in docs.tests_of(source)) == ["test_a_1_x", "test_a_2_y"]


def test_another_game_has_pages_of_its_own() -> None:
    first = docs.BOOKS[0].game
    book = docs.Book(InstalledGame(rules=(TOY,), renderer=first.renderer, help=first.help))
    names = [file.name for file in (book.page, book.proofs_page, book.picture_of("B-1").parent)]
    assert names == ["rules-toy.md", "rules-tests-toy.md", "rules-toy"]
    assert "[Which test proves which rule](rules-tests-toy.md)" in book.rules()
    assert not book.proofs()
