import msgspec
import pytest
from msgspec.structs import replace

from engine.invasion.cards.cards import CityType, Region, ShipClass
from engine.invasion.cards.terms import CLASSES, REGIONS, TYPES
from engine.tremble.cards.cards import Colour, Effect
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.tables import deck_of
from engine.tremble.cards.terms import compensation_effect, ship_abilities, station_effect
from engine.tremble.table.shopping import Basket
from engine.tremble.table.view import Phase, TrembleView
from engine.tremble.table.wording import city_note, offer_note
from render.games import GAMES
from render.house.captains import letter
from render.house.shortening import LIMIT
from render.picture import within
from render.tremble.parts.terms import PHASES, headline
from render.tremble.texts.alt import board_alt, hand_alt
from render.tremble.texts.board_text import board_text
from render.tremble.texts.discards_text import discards_text
from render.tremble.texts.hand_text import LIMIT as HAND_LIMIT
from render.tremble.texts.hand_text import grouped
from render.words import Words, plain
from tests.render.tremble.samples import (
    ARMIES,
    BOARDS,
    CARDS,
    CITIES,
    HANDS,
    NAMES,
    PACK,
    SHIPS,
    public_of,
)

TREMBLE = GAMES["tremble"].full_renderer
MESSAGE = 4000  # letters of all texts of a message
HEADING = 100  # letters above a board of the past
FULLEST = 1100  # letters of a hand that holds one of everything


@pytest.mark.parametrize("name", BOARDS)
def test_rl_29_the_discards_are_told_whole(name: str, words: Words) -> None:
    view = BOARDS[name]
    text = discards_text(view, words)
    lying = view.discards
    for card in (*lying.squad_cards, *lying.out_of_play, *lying.cities, *lying.compensations):
        assert card.english in text
    for pile in (view.piles.armies, view.piles.ships, view.piles.cities, view.piles.compensations):
        assert f"{pile} in the deck" in text
    assert f"({len(lying.unseen_armies)})" in text


def test_rl_29_discards_of_all_cards_fit_into_a_message(words: Words) -> None:
    view = next(iter(BOARDS.values()))
    piles = replace(
        view.piles,
        ship_discard=deck_of(Colour.RED),
        out_of_play=deck_of(Colour.BLUE),
        city_discard=tuple(PACK.cities),
        army_discard=tuple(PACK.armies),
        compensation_discard=tuple(PACK.compensations),
    )
    text = discards_text(replace(view, piles=piles), words)
    assert len(text) < MESSAGE - HEADING
    assert "no army ×4" in text


@pytest.mark.parametrize("name", BOARDS)
def test_the_board_text_holds_every_fact_of_the_board(name: str, words: Words) -> None:
    view = BOARDS[name]
    text = board_text(view, NAMES, words)
    assert words(headline(view)) in text
    assert (f"fuel {view.fuel}" in text) is (view.phase is not Phase.OVER)
    for space in view.spaces:
        if space.city is not None and view.phase is not Phase.OVER:
            city = space.city
            for fact in (city.english, words.number(city.raid), words.number(city.catch)):
                assert fact in text
    for attack in view.attacks:
        assert f"- {letter(attack.seat)} {attack.total} (" in text
    for captain in view.captains:
        assert plain(NAMES[captain.seat]) in text
        assert f"{words.number(captain.humans)} humans" in text
        for station in captain.stations:
            assert station.station.english in text
        for ship in captain.seen:
            assert f"{ship.english} {ship.attack}" in text
    for standing in view.tasks:
        counts = ", ".join(f"{letter(s)} {count}" for s, count in enumerate(standing.counts))
        assert counts in text


@pytest.mark.parametrize("name", BOARDS)
def test_board_and_hand_fit_one_message(name: str, words: Words) -> None:
    longest = tuple("*" * 32 for _ in range(5))
    board = board_text(BOARDS[name], longest, words)
    hand = max(len(TREMBLE.hand_text(view, longest, words)) for view in HANDS.values())
    assert len(board) <= 3500
    assert hand <= FULLEST
    assert len(board_text(BOARDS[name], NAMES, words)) <= LIMIT
    assert LIMIT + HAND_LIMIT + HEADING <= MESSAGE


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
    armies = f"{ARMIES[-1].attack}, no army, {ARMIES[8].attack}"
    assert f"A catches with 17 against {armies}; 1 passed" in text
    assert "**1** · the city is gone" in text
    quiet = replace(BOARDS["catching-3"], attacks=(), battles=())
    assert "**1** · nobody came" in board_text(quiet, NAMES, words)


def test_destroyed_ships_are_told_apart(words: Words) -> None:
    view = BOARDS["beaten-3"]
    left, gone = view.attacks[-1].ships[0], view.attacks[-1].lost[0]
    text = board_text(view, NAMES, words)
    assert f"- B 22 ({left.english}, lost: {gone.english}): was here" in text
    assert text.count("lost: ") == 1


def test_whoever_attacks_an_emptied_space_was_there(words: Words) -> None:
    text = board_text(BOARDS["beaten-3"], NAMES, words)
    _, still, empty = text.split("\n**", 3)[1:]
    assert "): attacks" in still
    assert "): attacks" not in empty
    assert "the city is gone" in empty


def test_at_the_end_no_fuel_is_left_to_tell(words: Words) -> None:
    view = BOARDS["planning-3"]
    fuelled = tuple(replace(captain, extra_fuel=4) for captain in view.captains)
    running = replace(view, captains=fuelled)
    assert "4 more fuel this turn" in board_text(running, NAMES, words)
    over = board_text(replace(running, phase=Phase.OVER), NAMES, words)
    assert "more fuel this turn" not in over


def test_effects_make_the_sums_that_are_told(words: Words) -> None:
    view = BOARDS["helped-5"]
    text = board_text(view, NAMES, words)
    assert "B 12 (" in text
    assert "+3 by effects, rolls 6+6, makes 37" in text
    assert "−6 by effects, rolls 2+3, makes 24, is out" in text
    assert "rolls 6+5, makes 30\n" in text
    assert f"- B used Death Stable on {SHIPS[10].english}" in text
    assert f"- A used {CARDS[-1].english}" in text
    assert text.count("4 more fuel this turn") == 5
    assert text.count("1 of them usable from next turn") == 5


def test_claims_and_help_in_a_catch_are_told(words: Words) -> None:
    text = board_text(BOARDS["claimed-3"], NAMES, words)
    assert text.count("- card taken by C") == 3
    assert "- one army card kept away" in text
    assert "- A −3 by effects, rolls 3+4, makes 21: not enough yet" in text
    vienna = CITIES[1]
    cards = f"{vienna.difficulty} army card{'s' if vienna.difficulty > 1 else ''}"
    assert f"catch {words.number(vienna.catch)} ({cards})" in text
    assert "Its card is taken by C." in within(board_alt(BOARDS["claimed-3"], NAMES, words))


def test_a_hand_tells_what_must_wait(words: Words) -> None:
    view = HANDS["waiting"]
    assert view.own is not None
    now, later = TREMBLE.hand_text(view, NAMES, words).split("- From next turn:")
    assert f"You buy {SHIPS[0].english} as soon as others have drawn again." in now
    assert "(used this turn)" in now
    assert now.count("Card **") == 1
    assert later.count("Card **") == 2
    alt = within(hand_alt(view.public, view.own, words))
    assert f"from next turn: {CARDS[6].english} and {CARDS[1].english}" in alt
    assert f"You buy {SHIPS[0].english} once" in alt
    assert "(used)" in alt
    assert "(ready)" in alt
    nothing = msgspec.structs.replace(view.own, basket=Basket((), (), credit=False))
    text = TREMBLE.hand_text(TrembleView(view.public, nothing), NAMES, words)
    assert "You buy nothing; others are drawing again." in text


def test_a_hand_is_told(words: Words) -> None:
    view = HANDS["first"]
    assert view.own is not None
    text = TREMBLE.hand_text(view, NAMES, words)
    ship, station = view.own.offer
    assert "Training Saucer" in text
    assert "cannot be destroyed" in text
    assert ship.english in text
    assert station.english in text
    assert words.number(ship.price) in text
    assert "Your hand, Bob the Unready" in text
    assert "No ships" in TREMBLE.hand_text(HANDS["empty"], NAMES, words)


def test_a_full_hand_is_told_shorter(words: Words) -> None:
    view = HANDS["full"]
    assert view.own is not None
    text = TREMBLE.hand_text(view, NAMES, words)
    for card, count in grouped(view.own.compensations):
        assert f"**{card.english}**" + (f" ×{count}" if count > 1 else "") in text


def test_a_game_that_is_over_speaks_of_no_next_turn(words: Words) -> None:
    view = BOARDS["over-4"]
    fresh = tuple(msgspec.structs.replace(one, fresh=1) for one in view.captains)
    running = msgspec.structs.replace(view, captains=fresh, phase=Phase.REWARD)
    over = msgspec.structs.replace(view, captains=fresh)
    assert "from next turn" in board_text(running, NAMES, words)
    assert "from next turn" not in board_text(over, NAMES, words)


def test_only_unseen_ships_that_there_are_are_counted(words: Words) -> None:
    view = BOARDS["planning-5"]
    one = msgspec.structs.replace(view.captains[0], backs_blue=0, backs_red=1)
    changed = msgspec.structs.replace(view, captains=(one, *view.captains[1:]))
    assert "unseen: 1 red" in board_text(changed, NAMES, words)


def test_cards_alike_are_counted_in_order() -> None:
    counted = grouped((CARDS[0], CARDS[3], CARDS[0]))
    assert [(card.series, count) for card, count in counted] == [
        (CARDS[0].series, 2),
        (CARDS[3].series, 1),
    ]


@pytest.mark.parametrize("name", BOARDS)
def test_alt_text_names_captains_and_cities(name: str, words: Words) -> None:
    view = BOARDS[name]
    alt = within(board_alt(view, tuple("N" * 32 for _ in NAMES), words))
    assert len(alt) <= 1024
    for captain in view.captains:
        assert words.number(captain.humans) in alt
    usual = within(board_alt(view, NAMES, words))
    assert all(str(name) in usual for name in NAMES[: len(view.captains) - 1])


def test_headlines(words: Words) -> None:
    assert TREMBLE.headline(public_of("planning-5"), words) == "Turn 10, the last — planning"
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


def test_the_board_text_says_what_stations_do_where_there_is_room(words: Words) -> None:
    view = BOARDS["planning-3"]
    stations = [each for captain in view.captains for each in captain.stations]
    assert stations
    text = board_text(view, NAMES, words)
    for each in stations:
        assert f"{each.station.english} ({words(station_effect(each.station.effect))})" in text


def test_the_race_is_told_until_it_is_over(words: Words) -> None:
    text = board_text(BOARDS["planning-3"], NAMES, words)
    humans = [f"{n:,}" for n in BOARDS["planning-3"].foreseen]
    assert f"If it ended now: A {humans[0]}, B {humans[1]}, C {humans[2]}" in text
    assert "If it ended now" not in board_text(BOARDS["over-4"], NAMES, words)
