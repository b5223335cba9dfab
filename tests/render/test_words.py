from pathlib import Path

import pytest

from engine.core.words import captain, named, say
from engine.humanity.tiles.tables import PACK
from engine.kit.packs import names_in
from render.games import GAMES
from render.words import (
    MissingWordsError,
    Words,
    also_in,
    locales,
    own_words,
    plain,
    unmarked,
    words_for,
)

LONGEST = 24  # letters of a name: as many as the data may have


def test_numbers_are_grouped_wherever_they_stand(words: Words) -> None:
    assert words.number(1_250_000) == "1,250,000"
    assert words.number(-120_000) == "-120,000"
    assert words(say("invasion-board-owes", humans=50_000)) == "owes 50,000"


def test_nested_texts_are_said_first(words: Words) -> None:
    why = say("tremble-closed-alike")
    text = say("fault-closed", field="A", option=say("invasion-option-home"), why=why)
    assert words(text).startswith("A → Stay home: you would own two alike")


def test_nothing_isolates_the_arguments(words: Words) -> None:
    said = words(say("invasion-tell-fights", captain="Ann", total=7))
    assert not set(said) & set("\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize(("count", "said"), [(0, "no ships"), (1, "one ship"), (3, "3 ships")])
def test_plural_forms(words: Words, count: int, said: str) -> None:
    assert words(say("invasion-text-ships", count=count)) == said


def test_enumerations(words: Words) -> None:
    assert words.listed([]) == ""
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b"]) == "a and b"
    assert words.listed(iter(["a", "b", "c", "d"])) == "a, b, c and d"


def test_things_told_one_after_the_other(words: Words) -> None:
    assert words.series([]) == ""
    assert words.series(iter(["a", "b", "c"])) == "a, b, c"
    assert words.clauses(["a, b", "c"]) == "a, b; c"


def test_marks_are_taken_away_for_places_that_show_letters_as_they_are() -> None:
    assert unmarked(f"## **1 Paris** · **{plain('Queen *Vex*')}** fights") == (
        "1 Paris · Queen *Vex* fights"
    )
    assert unmarked("-# 3 * 4") == "3 * 4"


def test_own_words_are_none_where_a_locale_has_none(words: Words) -> None:
    assert own_words("en-GB") is words
    assert own_words("fr") is None
    assert words.knows("number")
    assert not words.knows("no-such-key")


@pytest.mark.parametrize("locale", [None, "", "en", "en-GB", "en-US", "xx", "../en"])
def test_unknown_locales_fall_back_to_english(locale: str | None) -> None:
    assert words_for(locale) is words_for("en")


def test_english_is_there() -> None:
    assert "en" in locales()


def test_missing_words_raise_in_tests_and_show_in_production(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    absent, partial = say("no-such-key"), say("invasion-board-owes")
    words = Words("en")
    for text in (absent, partial):
        with pytest.raises(MissingWordsError, match=text.key):
            words(text)
    monkeypatch.setattr(Words, "strict", False)
    assert words(absent) == "⟦no-such-key⟧"
    assert "owes" in words(partial)


def test_things_of_the_data_have_the_names_of_a_locale(tmp_path: Path) -> None:
    """What a captain is called is theirs, even where a city is called the same."""
    (folder := tmp_path / "xx").mkdir()
    (folder / "names.toml").write_text('[cities]\n"Paris" = "Париж"\n', "utf-8")
    (folder / "few.ftl").write_text(
        "place = { $city }, { $captain }\nlist-last = { $rest } и { $last }\n", "utf-8"
    )
    with also_in(tmp_path):
        here = Words("xx")
    where = say("place", city=named("Paris"), captain=captain(0))
    assert here.of(("Paris",))(where) == "Париж, Paris"
    assert here(say("place", city="Paris", captain=named("Rome"))) == "Paris, Rome"
    assert here.listed([named("Paris"), "Paris"]) == "Париж и Paris"


def test_words_of_other_folders_are_read_once_and_are_gone_outside(tmp_path: Path) -> None:
    (folder := tmp_path / "en").mkdir()
    (folder / "few.ftl").write_text("only-there = There\n", "utf-8")
    before = words_for("en")
    with also_in(tmp_path):
        there = words_for("en")
        assert there(say("only-there")) == "There"
    assert words_for("en") is before
    assert not before.knows("only-there")
    with also_in(tmp_path):
        assert words_for("en") is there


@pytest.mark.parametrize("locale", locales())
def test_a_locale_names_all_things_and_no_others(locale: str) -> None:
    things = {name for game in GAMES for name in game.things}.union(names_in(PACK))
    names = words_for(locale).things
    assert locale == "en" or set(names) == things
    assert not [name for name in names.values() if len(name) > LONGEST]


@pytest.mark.parametrize(
    ("name", "harmless"),
    [
        ("Ann", "Ann"),
        ("**Ann**", r"\*\*Ann\*\*"),
        ("_x_ ~~y~~ `z` ||w||", r"\_x\_ \~\~y\~\~ \`z\` \|\|w\|\|"),
        ("<@123>", "\\<\\@\u200b123\\>"),
        ("@everyone", "\\@\u200beveryone"),
        ("https://evil.example", r"https\:\/\/evil.example"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("1. first", r"1\. first"),
        ("back\\slash", r"back\\slash"),
        ("two\nlines\tand tabs", "two lines and tabs"),
        ("turn\u202eed", "turned"),
        ("\u200b", "?"),
        ("a-b", "a-b"),
    ],
)
def test_names_cannot_format_mention_or_link(name: str, harmless: str) -> None:
    assert plain(name) == harmless


def test_captains_are_named_where_their_names_are_known(words: Words) -> None:
    text = say("list-last", rest=captain(0), last=say("list-last", rest=captain(1), last="x"))
    assert words(text) == "Captain A and Captain B and x"
    named = words.of(("Admiral *Gloop*", " "))
    assert named(text) == r"Admiral \*Gloop\* and Captain B and x"
    assert words(text) == "Captain A and Captain B and x", "others are not"
    assert named(say("list-last", rest="a", last="b")) == "a and b"
    assert words.of(("Admiral *Gloop*", " ")) is named
