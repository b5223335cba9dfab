"""A catalogue that parses each message at its first use says what the whole file says."""

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, Term

from render.catalogue import Catalogue
from render.words import locales

SOURCE = """# About ships
-ship = boat
    .plural = boats
lost = { -ship } of { $who }: { count }
count = { $n ->
    [one] one
   *[other] { $n ->
        [5] five
       *[other] many
    }
}

# About nothing
"""


@pytest.mark.parametrize("locale", locales())
def test_files_are_cut_where_their_messages_end(locale: str) -> None:
    for file in Path(str(files("render") / "locales" / locale)).glob("*.ftl"):
        source = file.read_text("utf-8")
        catalogue = Catalogue(locale)
        assert catalogue.add(source), file.name
        whole = _entries(source)
        assert list(catalogue.sources) == list(whole), file.name
        for key, part in catalogue.sources.items():
            assert _entries(part)[key].equals(whole[key], ["span", "comment"]), key


def test_a_message_is_said_with_what_it_refers_to() -> None:
    catalogue = Catalogue("en")
    assert catalogue.add(SOURCE)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    for n in (1, 5, 7):
        args = {"who": "Ann", "n": n}
        said, problem = catalogue.format("lost", args)
        assert not problem
        pattern = bundle.get_message("lost").value
        assert pattern is not None
        assert said == bundle.format_pattern(pattern, args)[0]


def test_terms_and_unknown_keys_are_no_messages() -> None:
    catalogue = Catalogue("en")
    catalogue.add(SOURCE)
    assert [catalogue.has(key) for key in ("lost", "-ship", "found")] == [True, False, False]
    assert catalogue.format("found", {}) == (None, "no such key")


def test_a_message_that_is_broken_within_is_told_apart_from_one_that_is_missing() -> None:
    catalogue = Catalogue("en")
    assert catalogue.add("broken = { $n -> }\nwhole = yes\n")
    assert catalogue.format("broken", {"n": 1}) == (None, "cannot be read")
    assert catalogue.format("whole", {}) == ("yes", "")


def test_what_is_wrong_with_a_sentence_is_told() -> None:
    catalogue = Catalogue("en")
    catalogue.add(SOURCE)
    said, problem = catalogue.format("lost", {"n": 1})
    assert said is not None
    assert "who" in problem


@pytest.mark.parametrize("line", ["what is this", "[one] one", "*star", "7 = seven"])
def test_lines_of_no_message_are_noticed(line: str) -> None:
    assert not Catalogue("en").add(f"{SOURCE}{line}\n")


def _entries(source: str) -> dict[str, BaseNode]:
    body = FluentParser().parse(source).body
    return {
        ("-" if isinstance(entry, Term) else "") + entry.id.name: entry
        for entry in body
        if isinstance(entry, Message | Term)
    }
