"""The rules help: every entry has words that fit, and typing finds them."""

import pytest

from engine.core.rules_index import Entry, entries_of, family
from engine.humanity.tiles.tables import SCIENCE
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.help import COMPENSATION_ENTRIES, ENTRIES, STATION_ENTRIES
from render.rules_help import MOST_SUGGESTIONS, label
from render.words import MissingWordsError, Words, locales, words_for
from tests.render.helps import HELPS

MOST_TITLE = 80
MOST_TEXT = 600
MOST_GUIDE = 1_600  # the five-minute guide alone
MOST_CHOICE = 100  # letters of an autocomplete choice in Discord
RULING_PARTS = 3  # question, ruling, why
RULINGS = ("RL-", "TD-Q", "Q-")

HELP = HELPS["tremble"]
IDS = [each.id for each in ENTRIES]


def problems(words: Words, each: Entry) -> list[str]:
    """Say what is missing or too long in the words of an entry."""
    try:
        title, text = words(each.title), words(each.text)
    except MissingWordsError as error:
        return [str(error)]
    most = MOST_GUIDE if each.id == "GO-1" else MOST_TEXT
    found = [f"{each.id} title: {len(title)} letters"] if len(title) > MOST_TITLE else []
    if len(text) > most:
        found.append(f"{each.id} text: {len(text)} letters")
    if len(label(words, each)) > MOST_CHOICE:
        found.append(f"{each.id} label: {len(label(words, each))} letters")
    if each.id.startswith(RULINGS) and text.count("\n\n") + 1 != RULING_PARTS:
        found.append(f"{each.id} needs question, ruling and why")
    return found


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", HELPS)
def test_every_entry_has_words_that_fit(game: str, locale: str) -> None:
    words, entries = words_for(locale), HELPS[game].entries
    assert not [problem for each in entries for problem in problems(words, each)]
    titles = [words(each.title) for each in entries]
    assert len(set(titles)) == len(titles)
    assert all(words(chapter.heading) for chapter, _ in HELPS[game].chapters())


def test_what_is_missing_or_unfit_is_found(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    (strange, known) = entries_of("tremble", {"rulings": {"RL-99": "", "RL-1": ""}})
    assert "no such key" in problems(words, strange)[0]
    monkeypatch.setattr("tests.render.test_rules_help.MOST_TITLE", 5)
    monkeypatch.setattr("tests.render.test_rules_help.MOST_TEXT", 5)
    monkeypatch.setattr("tests.render.test_rules_help.MOST_CHOICE", 5)
    monkeypatch.setattr("tests.render.test_rules_help.RULING_PARTS", 4)
    assert len(problems(words, known)) == 4


NUMBERS = [*map(str, SCIENCE[:3]), "3"]  # research for a science each, points of a mission
LATER = {
    ("tremble_draft", "en"): ["army", "search", "last", "credits"],
    ("tremble_draft", "ru"): ["арми", "поиск", "последнем", "кредиты"],
    ("humanity", "en"): ["arm ", "year's end", "mission", *NUMBERS],
    ("humanity", "ru"): ["стрелы", "конце года", "миссия", *NUMBERS],
}


@pytest.mark.parametrize(("game", "locale"), LATER)
def test_the_guide_tells_what_matters_later(game: str, locale: str) -> None:
    """Who reads for five minutes knows what decides the end, from a paragraph of its own."""
    guide = HELPS[game].entries[0]
    told = words_for(locale)(guide.text).split("\n\n")
    (later,) = [part.lower() for part in told if part.startswith(("Later:", "Позже:"))]
    assert [fact for fact in LATER[game, locale] if fact not in later] == []


def test_the_index_is_whole() -> None:
    assert len(set(IDS)) == len(IDS)
    for letters in {family(each.id) for each in ENTRIES}:
        numbers = [int(name.partition("-")[2]) for name in IDS if family(name) == letters]
        assert numbers == list(range(1, len(numbers) + 1)), letters


@pytest.mark.parametrize("game", HELPS)
def test_every_entry_is_in_a_chapter_and_found_by_its_id(game: str) -> None:
    entries = HELPS[game].entries
    assert [each for _, found in HELPS[game].chapters() for each in found] == list(entries)
    assert all(HELPS[game].entry(each.id) is each for each in entries)


@pytest.mark.parametrize("game", HELPS)
def test_links_lead_to_other_entries(game: str) -> None:
    ids = {each.id for each in HELPS[game].entries}
    for each in HELPS[game].entries:
        assert set(each.see) <= ids - {each.id}, each.id
        assert each.see


def test_every_kind_of_effect_is_explained() -> None:
    assert set(STATION_ENTRIES) == set(StationKind)
    assert set(COMPENSATION_ENTRIES) == set(CompensationKind)
    explained = [*STATION_ENTRIES.values(), *COMPENSATION_ENTRIES.values()]
    assert sorted(explained) == sorted(name for name in IDS if name[:2] in {"ST", "CO"})


@pytest.mark.parametrize("typed", ["RL-4", "rl-4", "rl 4", "rl4", " Rl_4 "])
def test_an_entry_is_found_however_its_id_is_typed(typed: str) -> None:
    found = HELP.entry(typed)
    assert found is not None
    assert found.id == "RL-4"


def test_unknown_ids_find_nothing() -> None:
    assert HELP.entry("RL-99") is None
    assert HELP.entry("") is None


def found(words: Words, query: str, limit: int = MOST_SUGGESTIONS) -> list[str]:
    return [each.id for each in HELP.suggest(words, query, limit)]


def test_an_empty_query_suggests_the_guide_first(words: Words) -> None:
    assert found(words, " ")[:2] == ["GO-1", "GO-2"]
    assert len(found(words, "")) == MOST_SUGGESTIONS


def test_ids_come_first_the_exact_one_before_those_it_begins(words: Words) -> None:
    assert found(words, "rl-1")[:3] == ["RL-1", "RL-10", "RL-11"]
    assert found(words, "F")[:7] == ["F-1", "F-2", "F-3", "F-4", "F-5", "F-6", "F-7"]


def test_words_of_the_title_come_before_those_of_chapter_and_text(words: Words) -> None:
    assert found(words, "trophy claim")[:2] == ["K-4", "CO-3"]
    assert found(words, "FUEL")[0] == "P-2"
    rulings = found(words, "ruling fuel")
    assert rulings[0] == "RL-3"
    assert "W-2" in found(words, "equal is enough")


def test_all_words_typed_must_fit(words: Words) -> None:
    assert found(words, "fuel bananas") == []
    assert found(words, "?!") == []


@pytest.mark.parametrize(
    ("typed", "entry"), [("перелётов", "RL-28"), ("РАСЧЁТУ", "D-9"), ("ещё", "ST-4")]
)
def test_russian_words_are_found_with_dots_and_without(typed: str, entry: str) -> None:
    russian = words_for("ru")
    dotless = found(russian, typed.casefold().replace("ё", "е"), len(ENTRIES))
    assert entry in dotless
    assert found(russian, typed, len(ENTRIES)) == dotless


def test_no_more_than_asked_for(words: Words) -> None:
    assert len(found(words, "the")) == MOST_SUGGESTIONS
    assert len(found(words, "the", 3)) == 3
