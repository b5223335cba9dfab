"""What is told on Discord as HTML: nothing of it can become more than words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import escape

from cogs.web.markdown import inline, story
from render.words import plain


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("### Turn 1", "<h3>Turn 1</h3>"),
        ("-# small", '<p class="small">small</p>'),
        ("- a\n- **b**", "<ul><li>a</li><li><b>b</b></li></ul>"),
        ("  - deep", '<ul><li class="deep">deep</li></ul>'),
        ("*a* `b` c", "<p><i>a</i> <code>b</code> c</p>"),
        (r"\*a\* \_b\_", "<p>*a* _b_</p>"),
        (
            "<t:0:f>",
            '<p><time datetime="1970-01-01T00:00:00+00:00">1970-01-01 00:00 UTC</time></p>',
        ),
        ("<b>&\"'", "<p>&lt;b&gt;&amp;&#34;&#39;</p>"),
        ("**a *b* c**", "<p><b>a <i>b</i> c</b></p>"),
        ("a\n\nb", "<p>a</p><p>b</p>"),
    ],
)
def test_what_games_speak_is_written(text: str, html: str) -> None:
    assert story([text]) == html


@given(st.text(max_size=60))
def test_a_name_is_shown_as_it_is(name: str) -> None:
    """Names are made harmless for Discord; here they read as there."""
    shown = inline(f"**{plain(name)}**")
    harmless = plain(name).replace("\\", "")
    bare = str(shown).removeprefix("<b>").removesuffix("</b>")
    assert "\\" in name or bare == str(escape(harmless))


@given(st.text(alphabet="*`\\<>&\"'#-_ t:1()[]\n", max_size=60))
def test_nothing_but_its_own_marks_is_written(text: str) -> None:
    html = str(story([text]))
    for mark in ("b", "i", "p", "li", "ul", "h3", "code", "time"):
        html = html.replace(f"</{mark}>", "").replace(f"<{mark}>", "")
    for mark in ('<p class="small">', '<li class="deep">'):
        html = html.replace(mark, "")
    html = html.replace('<time datetime="1970-01-01T00:00:01+00:00">', "")
    assert "<t" not in html.replace("<time datetime=", "")
    assert "<" not in html.replace("<time datetime=", "")
