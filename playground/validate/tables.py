"""The limits of components and modals, as tables (checked against Discord's API description)."""

from collections.abc import Mapping

from playground import components as c
from playground.validate.shape import (
    ByType,
    Choice,
    Field,
    Flag,
    Listing,
    Object,
    Snowflake,
    Text,
    Whole,
    url_field,
)

CUSTOM_ID = Text(low=1, high=100, required=True, nullable=False)
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)


def _component(number: int, **fields: Field) -> Object:
    head: dict[str, Field] = {
        "type": Choice(values=(number,), required=True, nullable=False),
        "id": Whole(low=0),
    }
    return Object(fields=head | fields, nullable=False)


def _parts(kinds: Mapping[int, Object], high: int) -> Listing:
    """Make a list of components of these kinds, which must not be empty."""
    of = ByType(kinds=kinds, nullable=False)
    return Listing(of=of, low=1, high=high, required=True, nullable=False)


EMOJI = Object(
    fields={"id": Snowflake(), "name": Text(high=32, required=True, nullable=False)},
)
BUTTON = _component(
    c.BUTTON,
    custom_id=Text(low=1, high=100),
    style=Choice(values=(1, 2, 3, 4, 5, 6), required=True, nullable=False),
    label=Text(high=80),
    disabled=Flag(),
    url=url_field(512),
    sku_id=Snowflake(),
    emoji=EMOJI,
)


def _option(*, emoji: bool) -> Object:
    fields: dict[str, Field] = {
        "label": Text(low=1, high=100, required=True, nullable=False),
        "value": Text(low=1, high=100, required=True, nullable=False),
        "description": Text(high=100),
        "default": Flag(),
    }
    return Object(fields=fields | ({"emoji": EMOJI} if emoji else {}), nullable=False)


SELECT_OPTION = _option(emoji=True)
PLAIN_OPTION = _option(emoji=False)


def _select(number: int, **fields: Field) -> Object:
    head: dict[str, Field] = {
        "custom_id": CUSTOM_ID,
        "placeholder": Text(high=150),
        "min_values": Whole(low=0, high=25),
        "max_values": Whole(low=1, high=25),
        "disabled": Flag(),
        "required": Flag(),
    }
    return _component(number, **(head | fields))


def _defaults(*kinds: str) -> Listing:
    item = Object(
        fields={
            "type": Choice(values=kinds, required=True, nullable=False),
            "id": Snowflake(required=True, nullable=False),
        },
        nullable=False,
    )
    return Listing(of=item, high=25)


STRING_SELECT = _select(
    c.STRING_SELECT,
    options=Listing(of=SELECT_OPTION, low=1, high=25, required=True, nullable=False),
)
USER_SELECT = _select(c.USER_SELECT, default_values=_defaults("user"))
ROLE_SELECT = _select(c.ROLE_SELECT, default_values=_defaults("role"))
MENTIONABLE_SELECT = _select(c.MENTIONABLE_SELECT, default_values=_defaults("role", "user"))
CHANNEL_SELECT = _select(
    c.CHANNEL_SELECT,
    default_values=_defaults("channel"),
    channel_types=Listing(of=Choice(values=CHANNEL_TYPES, nullable=False), unique=True),
)
SELECTS = {
    c.STRING_SELECT: STRING_SELECT,
    c.USER_SELECT: USER_SELECT,
    c.ROLE_SELECT: ROLE_SELECT,
    c.MENTIONABLE_SELECT: MENTIONABLE_SELECT,
    c.CHANNEL_SELECT: CHANNEL_SELECT,
}
ACTION_ROW = _component(c.ACTION_ROW, components=_parts({c.BUTTON: BUTTON} | SELECTS, 5))

MEDIA = Object(
    fields={"url": url_field(2048, required=True, attachments=True)}, required=True, nullable=False
)
ALT_TEXT = Text(low=1, high=1024)
TEXT_DISPLAY = _component(
    c.TEXT_DISPLAY, content=Text(low=1, high=4000, required=True, nullable=False)
)
THUMBNAIL = _component(c.THUMBNAIL, description=ALT_TEXT, spoiler=Flag(), media=MEDIA)
SECTION = _component(
    c.SECTION,
    components=_parts({c.TEXT_DISPLAY: TEXT_DISPLAY}, 3),
    accessory=ByType(
        kinds={c.BUTTON: BUTTON, c.THUMBNAIL: THUMBNAIL}, required=True, nullable=False
    ),
)
GALLERY_ITEM = Object(
    fields={"description": ALT_TEXT, "spoiler": Flag(), "media": MEDIA}, nullable=False
)
MEDIA_GALLERY = _component(
    c.MEDIA_GALLERY,
    items=Listing(of=GALLERY_ITEM, low=1, high=10, required=True, nullable=False),
)
FILE = _component(c.FILE, spoiler=Flag(), file=MEDIA)
SEPARATOR = _component(c.SEPARATOR, spacing=Choice(values=(1, 2)), divider=Flag())

_IN_CONTAINER = {
    c.ACTION_ROW: ACTION_ROW,
    c.SECTION: SECTION,
    c.TEXT_DISPLAY: TEXT_DISPLAY,
    c.MEDIA_GALLERY: MEDIA_GALLERY,
    c.FILE: FILE,
    c.SEPARATOR: SEPARATOR,
}
CONTAINER = _component(
    c.CONTAINER,
    accent_color=Whole(low=0, high=0xFFFFFF),
    components=_parts(_IN_CONTAINER, 40),
    spoiler=Flag(),
)
LAYOUT = Listing(of=ByType(kinds=_IN_CONTAINER | {c.CONTAINER: CONTAINER}, nullable=False), high=40)
LEGACY = Listing(of=ByType(kinds={c.ACTION_ROW: ACTION_ROW}, nullable=False), high=5)

TEXT_INPUT = _component(
    c.TEXT_INPUT,
    custom_id=CUSTOM_ID,
    style=Choice(values=(1, 2), required=True, nullable=False),
    label=Text(low=1, high=45),
    value=Text(high=4000),
    placeholder=Text(high=100),
    required=Flag(),
    min_length=Whole(low=0, high=4000),
    max_length=Whole(low=1, high=4000),
)
FILE_UPLOAD = _component(
    c.FILE_UPLOAD,
    custom_id=CUSTOM_ID,
    min_values=Whole(low=0, high=10),
    max_values=Whole(low=1, high=10),
    required=Flag(),
)
RADIO_GROUP = _component(
    c.RADIO_GROUP,
    custom_id=CUSTOM_ID,
    required=Flag(),
    options=Listing(of=PLAIN_OPTION, low=2, high=10, required=True, nullable=False),
)
CHECKBOX_GROUP = _component(
    c.CHECKBOX_GROUP,
    custom_id=CUSTOM_ID,
    min_values=Whole(low=0, high=10),
    max_values=Whole(low=1, high=10),
    required=Flag(),
    options=Listing(of=PLAIN_OPTION, low=1, high=10, required=True, nullable=False),
)
CHECKBOX = _component(c.CHECKBOX, custom_id=CUSTOM_ID, default=Flag())
_IN_LABEL = SELECTS | {
    c.TEXT_INPUT: TEXT_INPUT,
    c.FILE_UPLOAD: FILE_UPLOAD,
    c.RADIO_GROUP: RADIO_GROUP,
    c.CHECKBOX_GROUP: CHECKBOX_GROUP,
    c.CHECKBOX: CHECKBOX,
}
LABEL = _component(
    c.LABEL,
    label=Text(low=1, high=45, required=True, nullable=False),
    description=Text(low=1, high=100),
    component=ByType(kinds=_IN_LABEL, required=True, nullable=False),
)
MODAL_ROW = _component(c.ACTION_ROW, components=_parts({c.TEXT_INPUT: TEXT_INPUT}, 1))
_IN_MODAL = {c.ACTION_ROW: MODAL_ROW, c.LABEL: LABEL, c.TEXT_DISPLAY: TEXT_DISPLAY}
MODAL_DATA = Object(
    fields={
        "custom_id": CUSTOM_ID,
        "title": Text(low=1, high=45, required=True, nullable=False),
        "components": _parts(_IN_MODAL, 5),
    },
    required=True,
    nullable=False,
)
