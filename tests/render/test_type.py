import pytest

from render.type import ELLIPSIS, UNKNOWN, Face, bounds, broken, drawable, fit, has, length, pieces


def test_a_text_that_fits_keeps_its_size() -> None:
    fitted = fit("Paris", Face.DISPLAY, 40, 20, 400, 60)
    assert (fitted.text, fitted.face, fitted.size) == ("Paris", Face.DISPLAY, 40)


def test_a_long_text_is_set_smaller_before_it_is_cut() -> None:
    whole = fit("Saint-Germain", Face.BOLD, 40, 10, 150, 60)
    assert whole.text == "Saint-Germain"
    assert 10 <= whole.size < 40
    cut = fit("Saint-Germain", Face.BOLD, 40, 30, 150, 60)
    assert cut.size == 30
    assert cut.text.endswith(ELLIPSIS)
    assert cut.width <= 150


@pytest.mark.parametrize("width", [0, 5, 17, 90, 333])
@pytest.mark.parametrize("text", ["", "W" * 32, "日本語", "🙂🙂", "Ünïcôdé ẞ", "a\u0301" * 20])
def test_nothing_is_ever_wider_than_its_place(text: str, width: int) -> None:
    for face in Face:
        fitted = fit(text, face, 40, 24, width, 60)
        assert length(fitted.text, fitted.face, fitted.size) <= width


@pytest.mark.parametrize("face", Face)
def test_digits_do_not_jump(face: Face) -> None:
    assert len({length(digit * 6, face, 40) for digit in "0123456789"}) == 1
    assert length("1,111", face, 40) == length("8,888", face, 40)
    for one, other in (("1171", "8888"), ("40,1", "40,8")):
        places = [[x for x, _ in pieces(text, face, 40)] for text in (one, other)]
        assert all(abs(a - b) <= 8 for a, b in zip(*places, strict=True))
    left, _, right, _ = bounds("1,111", face, 40)
    assert -2 <= left < right <= length("1,111", face, 40) + 2


def test_low_places_make_small_text() -> None:
    assert fit("Paris", Face.BOLD, 40, 30, 400, 25).size == 20


@pytest.mark.parametrize("name", ["Zoë", "Дмитрий", "Ёжик", "Χριστίνα", "Łukasz"])
def test_names_of_all_alphabets_that_we_have_are_set_in_one_face(name: str) -> None:
    fitted = fit(name, Face.DISPLAY, 40, 20, 400, 60)
    assert (fitted.text, fitted.face) == (name, Face.DISPLAY)


def test_what_the_display_face_lacks_is_set_in_another() -> None:
    assert fit("3 → 4", Face.DISPLAY, 40, 20, 400, 60).face is Face.BOLD


def test_the_display_face_is_bold_and_condensed() -> None:
    assert length("Humanity", Face.DISPLAY, 60) < 0.85 * length("Humanity", Face.BOLD, 60)


def test_fancy_letters_become_plain_and_unknown_ones_visible() -> None:
    assert drawable("𝕬𝖓𝖓 ２", Face.BOLD) == "Ann 2"
    assert drawable("日本", Face.BOLD) == UNKNOWN * 2
    assert drawable("Ann 🙂🚀\u200d", Face.BOLD) == "Ann"


def test_faces_know_their_letters() -> None:
    assert has(Face.BOLD, "Я")
    assert has(Face.DISPLAY, "Я")
    assert not has(Face.DISPLAY, "→")
    assert not has(Face.TEXT, "\u0000")


def test_a_name_is_broken_between_words_rather_than_made_small() -> None:
    name = "Captain Long-Name of the Lost Fleet"
    size, lines = broken(name, Face.DISPLAY, 40, 20, 300, 100, 2)
    assert " ".join(lines) == name
    assert len(lines) == 2
    assert size > fit(name, Face.DISPLAY, 40, 20, 300, 100).size
    widths = [length(line, Face.DISPLAY, size) for line in lines]
    assert max(widths) <= 300
    assert min(widths) > max(widths) * 0.7


def test_a_word_is_broken_only_where_it_would_be_cut() -> None:
    assert broken("Unready", Face.DISPLAY, 60, 20, 100, 200, 3)[1] == ("Unready",)
    size, lines = broken("W" * 32, Face.DISPLAY, 60, 20, 195, 80, 3)
    assert size >= 20
    assert max(map(len, lines)) - min(map(len, lines)) <= len(lines)
    assert "".join(lines) == "W" * 32


def test_what_has_no_room_at_all_stays_together_in_the_last_line() -> None:
    size, lines = broken("W" * 90, Face.DISPLAY, 60, 20, 100, 60, 2)
    assert (size, len(lines), "".join(lines)) == (20, 2, "W" * 90)


def test_no_line_is_broken_where_words_are_bound() -> None:
    bound = "at least\N{NO-BREAK SPACE}5"
    assert drawable(f"{bound}  🛸cities", Face.TEXT) == f"{bound} cities"
    _, lines = broken(f"worth {bound} cities", Face.TEXT, 40, 40, 200, 200, 3)
    assert lines == ("worth at", "least\N{NO-BREAK SPACE}5", "cities")
