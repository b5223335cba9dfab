import pytest

from engine.tremble.cards import CityType, Effect, Region, ShipClass
from engine.tremble.effects import CompensationKind, StationKind
from engine.tremble.terms import (
    CLASSES,
    REGIONS,
    TYPES,
    compensation_effect,
    ship_abilities,
    station_effect,
)
from engine.tremble.view import Phase
from engine.tremble.wording import city_note, offer_note
from render.renderers import RENDERERS
from render.tremble.alt import board_alt
from render.tremble.board_text import LIMIT, board_text
from render.tremble.captains import letter
from render.tremble.hand_text import LIMIT as HAND_LIMIT
from render.tremble.hand_text import grouped
from render.tremble.terms import PHASES, headline
from render.words import Words, plain
from tests.render.tremble.samples import BOARDS, CARDS, HANDS, NAMES, PACK, public_of

TREMBLE = RENDERERS["tremble"]


@pytest.mark.parametrize("name", BOARDS)
def test_the_board_text_holds_every_fact_of_the_board(name: str, words: Words) -> None:
    view = BOARDS[name]
    text = board_text(view, NAMES, words)
    assert words(headline(view)) in text
    assert (f"fuel {view.fuel}" in text) is (view.phase is not Phase.OVER)
    for space in view.spaces:
        if space.city is not None and view.phase is not Phase.OVER:
            city = space.city
            for fact in (city.name, words.number(city.raid), words.number(city.catch)):
                assert fact in text
    for attack in view.attacks:
        assert f"- {letter(attack.seat)} {attack.total} (" in text
    for captain in view.captains:
        assert plain(NAMES[captain.seat]) in text
        assert f"{words.number(captain.humans)} humans" in text
        for station in captain.stations:
            assert station.station.name in text
        for ship in captain.seen:
            assert f"{ship.name} {ship.attack}" in text
    for standing in view.tasks:
        counts = ", ".join(f"{letter(s)} {count}" for s, count in enumerate(standing.counts))
        assert counts in text


@pytest.mark.parametrize("name", BOARDS)
def test_board_and_hand_fit_one_message(name: str, words: Words) -> None:
    longest = tuple("*" * 32 for _ in range(5))
    board = board_text(BOARDS[name], longest, words)
    hand = max(len(TREMBLE.hand_text(view, longest, words)) for view in HANDS.values())
    assert len(board) <= 3500
    assert hand <= HAND_LIMIT
    assert len(board_text(BOARDS[name], NAMES, words)) <= LIMIT


def test_dice_and_outcome_are_told(words: Words) -> None:
    text = board_text(BOARDS["fought-4"], NAMES, words)
    assert "A 9 (" in text
    assert "): retreats" in text
    assert "rolls 6+5, makes 23" in text
    assert "- B wins" in text


def test_a_captain_left_alone_is_not_called_undecided(words: Words) -> None:
    undecided = board_text(BOARDS["revealed-3"], NAMES, words)
    assert undecided.count("not decided yet") == 3
    assert "not decided yet" not in board_text(BOARDS["fought-4"], NAMES, words)


def test_a_catch_is_told(words: Words) -> None:
    text = board_text(BOARDS["catching-3"], NAMES, words)
    assert "A catches with 17 against 30, no army, 11; 1 passed" in text
    assert "**1** · nothing left here" in text


def test_destroyed_ships_are_told_apart(words: Words) -> None:
    view = BOARDS["beaten-3"]
    left, gone = view.attacks[-1].ships[0], view.attacks[-1].lost[0]
    text = board_text(view, NAMES, words)
    assert f"- B 22 ({left.name}, lost: {gone.name}): attacks" in text
    assert text.count("lost: ") == 1


def test_a_hand_is_told(words: Words) -> None:
    view = HANDS["first"]
    assert view.own is not None
    text = TREMBLE.hand_text(view, NAMES, words)
    ship, station = view.own.offer
    assert "Training Saucer" in text
    assert "cannot be destroyed" in text
    assert ship.name in text
    assert station.name in text
    assert words.number(ship.price) in text
    assert "Your hand, Bob the Unready" in text
    assert "No ships" in TREMBLE.hand_text(HANDS["empty"], NAMES, words)


def test_a_full_hand_is_told_shorter(words: Words) -> None:
    view = HANDS["full"]
    assert view.own is not None
    text = TREMBLE.hand_text(view, NAMES, words)
    for card, count in grouped(view.own.compensations):
        assert f"**{card.name}**" + (f" ×{count}" if count > 1 else "") in text


def test_cards_alike_are_counted_in_order() -> None:
    counted = grouped((CARDS[0], CARDS[3], CARDS[0]))
    assert [(card.series, count) for card, count in counted] == [
        (CARDS[0].series, 2),
        (CARDS[3].series, 1),
    ]


@pytest.mark.parametrize("name", BOARDS)
def test_alt_text_names_captains_and_cities(name: str, words: Words) -> None:
    view = BOARDS[name]
    alt = board_alt(view, tuple("N" * 32 for _ in NAMES), words)
    assert len(alt) <= 1024
    for captain in view.captains:
        assert words.number(captain.humans) in alt
    usual = board_alt(view, NAMES, words)
    assert all(str(name) in usual for name in NAMES[: len(view.captains) - 1])


def test_headlines(words: Words) -> None:
    assert TREMBLE.headline(public_of("planning-5"), words) == "Turn 10 — planning"
    assert TREMBLE.headline(public_of("over-4"), words) == "Game over"
    assert TREMBLE.title(words) == "Tremble, Humans!"


def test_every_kind_of_card_has_words(words: Words) -> None:
    assert set(TYPES) == set(CityType)
    assert set(REGIONS) == set(Region)
    assert set(CLASSES) == set(ShipClass)
    assert set(PHASES) == set(Phase) - {Phase.OVER}
    stations = {words(station_effect(card.effect)) for card in PACK.stations.values()}
    assert len(stations) >= 8
    for card in PACK.compensations.values():
        assert words(compensation_effect(card.effect))
    for ship in PACK.ships.values():
        assert all(words(ability) for ability in ship_abilities(ship))


def test_every_kind_of_effect_has_words(words: Words) -> None:
    for kind in StationKind:
        assert words(station_effect(Effect(kind, 1)))
    for other in CompensationKind:
        assert words(compensation_effect(Effect(other, 1)))


def test_notes_of_cards_fit_a_menu(words: Words) -> None:
    notes = [offer_note(card) for card in (*PACK.ships, *PACK.stations)]
    notes += [city_note(city) for city in PACK.cities]
    assert not [words(note) for note in notes if len(words(note)) > 100]
