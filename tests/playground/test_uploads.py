"""Forms with files: whatever a client library writes is read as it was meant."""

from urllib.parse import unquote

import aiohttp
import pytest

from playground.rest.forms import BrokenFormError, Part, parts_of

KIND = "multipart/form-data; boundary=line"
PICTURE = bytes(range(256)) + b"\r\n--\r\n\r\n--line--\r\n"
ABOUT = b'--line\r\nContent-Disposition: form-data; name="files[0]"'


@pytest.mark.parametrize("name", ["board.png", 'a "b"; c.png', "back\\slash.png", "плата.png", ""])
@pytest.mark.parametrize("quoted", [True, False])
async def test_what_was_sent_is_read(name: str, quoted: bool) -> None:
    form = aiohttp.FormData(quote_fields=quoted)
    form.add_field("payload_json", '{"content": "\\r\\n--"}', content_type="application/json")
    form.add_field("files[0]", PICTURE, filename=name, content_type="image/png")
    form.add_field("files[1]", b"", filename="empty.txt")
    body = form()
    first, second, third = parts_of(body.headers["Content-Type"], await body.as_bytes())
    assert first == Part("payload_json", None, b'{"content": "\\r\\n--"}')
    assert second.filename is not None
    assert (unquote(second.filename) if quoted else second.filename) == name
    assert unquote(second.name) == "files[0]"
    assert second.data == PICTURE
    assert third.data == b""


@pytest.mark.parametrize("kind", [KIND, 'multipart/form-data; Boundary="line"; charset=utf-8'])
def test_other_spellings_are_read_too(kind: str) -> None:
    said = b"--line\r\ncontent-disposition:form-data;name=note;filename*=UTF-8''%D1%8F.txt\r\n"
    (part,) = parts_of(kind, said + b"X-More: no\r\n\r\nwords\r\n--line--\r\n")
    assert part == Part("note", "я.txt", b"words")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", ABOUT + b"\r\n\r\n?\r\n--line--"),
        (KIND, b""),
        (KIND, ABOUT + b"\r\n\r\n?"),
        (KIND, ABOUT + b"\r\n\r\n?\r\n--line"),
        (KIND, b"before\r\n" + ABOUT + b"\r\n\r\n?\r\n--line--"),
    ],
)
def test_a_broken_form_is_refused(kind: str, body: bytes) -> None:
    with pytest.raises(BrokenFormError):
        list(parts_of(kind, body))


def test_a_part_that_says_nothing_of_itself_has_no_name() -> None:
    assert list(parts_of(KIND, b"--line\r\n\r\nwords\r\n--line--")) == [Part("", None, b"words")]
