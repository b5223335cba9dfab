"""Which of our tables judges what Discord calls by which name, and where the two differ."""

from typing import Any

from playground.validate import commands, messages, tables
from playground.validate.callbacks import CHOICE_LIST
from playground.validate.shape import (
    ByType,
    Choice,
    Field,
    Listing,
    Number,
    Object,
    Table,
    Text,
    Whole,
)

PAIRS: dict[str, Object] = {
    "ActionRowComponentForMessageRequest": tables.ACTION_ROW,
    "ActionRowComponentForModalRequest": tables.MODAL_ROW,
    "ButtonComponentForMessageRequest": tables.BUTTON,
    "StringSelectComponentForMessageRequest": tables.STRING_SELECT,
    "StringSelectComponentForModalRequest": tables.STRING_SELECT,
    "StringSelectOptionForRequest": tables.SELECT_OPTION,
    "UserSelectComponentForMessageRequest": tables.USER_SELECT,
    "UserSelectComponentForModalRequest": tables.USER_SELECT,
    "RoleSelectComponentForMessageRequest": tables.ROLE_SELECT,
    "RoleSelectComponentForModalRequest": tables.ROLE_SELECT,
    "MentionableSelectComponentForMessageRequest": tables.MENTIONABLE_SELECT,
    "MentionableSelectComponentForModalRequest": tables.MENTIONABLE_SELECT,
    "ChannelSelectComponentForMessageRequest": tables.CHANNEL_SELECT,
    "ChannelSelectComponentForModalRequest": tables.CHANNEL_SELECT,
    "ComponentEmojiForRequest": tables.EMOJI,
    "SectionComponentForMessageRequest": tables.SECTION,
    "TextDisplayComponentForMessageRequest": tables.TEXT_DISPLAY,
    "TextDisplayComponentForModalRequest": tables.TEXT_DISPLAY,
    "ThumbnailComponentForMessageRequest": tables.THUMBNAIL,
    "MediaGalleryComponentForMessageRequest": tables.MEDIA_GALLERY,
    "MediaGalleryItemRequest": tables.GALLERY_ITEM,
    "UnfurledMediaRequest": tables.MEDIA,
    "FileComponentForMessageRequest": tables.FILE,
    "SeparatorComponentForMessageRequest": tables.SEPARATOR,
    "ContainerComponentForMessageRequest": tables.CONTAINER,
    "LabelComponentForModalRequest": tables.LABEL,
    "TextInputComponentForModalRequest": tables.TEXT_INPUT,
    "FileUploadComponentForModalRequest": tables.FILE_UPLOAD,
    "RadioGroupComponentForModalRequest": tables.RADIO_GROUP,
    "RadioGroupOptionForRequest": tables.PLAIN_OPTION,
    "CheckboxGroupComponentForModalRequest": tables.CHECKBOX_GROUP,
    "CheckboxGroupOptionForRequest": tables.PLAIN_OPTION,
    "CheckboxComponentForModalRequest": tables.CHECKBOX,
    "ModalInteractionCallbackRequestData": tables.MODAL_DATA,
    "MessageCreateRequest": messages.CREATE,
    "MessageEditRequestPartial": messages.EDIT,
    "IncomingWebhookInteractionRequest": messages.REPLY,
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": messages.EDIT,
    "IncomingWebhookUpdateRequestPartial": messages.EDIT,
    "MessageAttachmentRequest": messages.ATTACHMENT,
    "MessageAllowedMentionsRequest": messages.MENTIONS,
    "MessageReferenceRequest": messages.REFERENCE,
    "RichEmbed": messages.EMBED,
    "RichEmbedAuthor": messages.AUTHOR,
    "RichEmbedField": messages.FIELD,
    "RichEmbedFooter": messages.FOOTER,
    "RichEmbedImage": messages.MEDIA,
    "RichEmbedThumbnail": messages.MEDIA,
    "RichEmbedVideo": messages.MEDIA,
    "RichEmbedProvider": messages.PROVIDER,
    "ApplicationCommandUpdateRequest": commands.COMMAND,
    "ApplicationCommandCreateRequest": commands.COMMAND,
    "ApplicationCommandSubcommandGroupOption": commands.GROUP_SHAPE,
    "ApplicationCommandSubcommandOption": commands.SUBCOMMAND_SHAPE,
    "ApplicationCommandStringOption": commands.OPTIONS[commands.STRING],
    "ApplicationCommandIntegerOption": commands.OPTIONS[commands.INTEGER],
    "ApplicationCommandBooleanOption": commands.OPTIONS[commands.BOOLEAN],
    "ApplicationCommandUserOption": commands.OPTIONS[commands.USER_OPTION],
    "ApplicationCommandChannelOption": commands.OPTIONS[commands.CHANNEL],
    "ApplicationCommandRoleOption": commands.OPTIONS[commands.ROLE],
    "ApplicationCommandMentionableOption": commands.OPTIONS[commands.MENTIONABLE],
    "ApplicationCommandNumberOption": commands.OPTIONS[commands.NUMBER],
    "ApplicationCommandAttachmentOption": commands.OPTIONS[commands.ATTACHMENT],
    "InteractionApplicationCommandAutocompleteCallbackStringData": CHOICE_LIST,
}

# What we do not keep, and why.
LEFT_OUT = {
    "components": "judged as a layout or as rows, by the flags; compared below",
    "poll": "the stand-in has no polls",
    "shared_client_theme": "the stand-in has no themes",
    "nonce": "judged by a rule (number or text), tested in test_message_refusals",
    "sticker_ids": "the stand-in has no stickers; edits leave them alone",
    "id": "only `PUT` of commands names ids, and they are ours to give",
    "value": "an option's value is judged when it is chosen",
}
# Where we are stricter than the description, and why.
STRICTER: dict[tuple[str, str, str], str] = {
    ("MessageCreateRequest", "content", "maxLength"): "4000 is for subscribers, bots have 2000",
    ("MessageEditRequestPartial", "content", "maxLength"): "4000 is for subscribers",
    ("ModalInteractionCallbackRequestData", "components", "maxItems"): "the documentation says 5",
    ("ActionRowComponentForModalRequest", "components", "maxItems"): "one text input fills a row",
}
# Where the description has a limit that we need not keep, and why.
LOOSER = {
    ("MessageAllowedMentionsRequest", "parse", "maxItems"): "three values, each once",
}

# The description takes both kinds of messages in one list; which it is depends on the flags.
LAYOUT_LISTS = {(name, "components") for name in PAIRS if "Message" in name and "Modal" not in name}
LAYOUT_LISTS -= {(name, "components") for name in PAIRS if "ComponentForMessage" in name}


def ours(field: Field) -> dict[str, Any]:
    """List the limits of one of our fields in the same words."""
    found: dict[str, Any] = {}
    if isinstance(field, Text):
        found = {"minLength": field.low, "maxLength": field.high}
    elif isinstance(field, Whole | Number):
        found = {"minimum": field.low, "maximum": field.high}
    elif isinstance(field, Listing):
        found = {"minItems": field.low, "maxItems": field.high}
    elif isinstance(field, Choice):
        found = {"values": sorted(field.values)}
    elif isinstance(field, Table):
        found = {"maxProperties": field.high}
    return {key: value for key, value in found.items() if value}


def kinds_of(field: Field) -> list[int] | None:
    """List the kinds of components that a field takes; None where it takes none."""
    kinds = field.of if isinstance(field, Listing) else field
    return sorted(kinds.kinds) if isinstance(kinds, ByType) else None
