"""What a client would not let its person do, said in their language."""

from collections.abc import Mapping
from types import MappingProxyType

from playground.errors import Impossible

RUSSIAN: Mapping[str, str] = MappingProxyType(
    {
        "a message has between 1 and 2000 characters": "в сообщении от 1 до 2000 знаков",
        "a name has between 1 and {most} letters": "в имени от 1 до {most} знаков",
        "no message speaks of a moment to come": "ни одно сообщение не говорит о сроке впереди",
        "say which application is meant": "скажите, о каком приложении речь",
        "the button [{button}] does not go to the bot": "кнопка [{button}] не для бота",
        "the button [{button}] is disabled": "кнопка [{button}] сейчас не нажимается",
        "the form has no field {name!r} (it has: {shown})": (
            "в форме нет поля {name!r} (есть: {shown})"
        ),
        "the option {option!r} cannot be {value!r}": "для {option!r} не подходит {value!r}",
        "the option {option!r} is required": "нужно заполнить {option!r}",
        "the option {option!r} must be between {low} and {high}": (
            "{option!r} может быть от {low} до {high}"
        ),
        "the option {option!r} offers only: {shown}": "для {option!r} есть только: {shown}",
        "the same value cannot be chosen twice": "дважды одно и то же не выбрать",
        "the select {custom_id!r} is disabled": "этот список сейчас не открывается",
        "there is more than one button {wanted!r} here (buttons: {shown})": (
            "кнопок {wanted!r} здесь несколько (кнопки: {shown})"
        ),
        "there is no button {wanted!r} in this message (buttons: {shown})": (
            "этой кнопки в сообщении больше нет (есть: {shown})"
        ),
        "there is no command /{name} (there are: {known})": ("команды /{name} нет (есть: {known})"),
        "there is no option {name!r} (there are: {known})": (
            "параметра {name!r} нет (есть: {known})"
        ),
        "there is no option {typed!r} to complete": "для {typed!r} бот ничего не предлагает",
        "there is no select {custom_id!r} in this message": "этого списка в сообщении больше нет",
        "there is somebody called {name} already": "{name} — так здесь уже кого-то зовут",
        "this channel is not there any more": "этого канала больше нет",
        "this form has been sent already": "эта форма уже отправлена",
        "this form is not open any more": "эта форма больше не открыта",
        "this form is not open for {person}": "эта форма открыта не для вас",
        "this message is not there any more": "этого сообщения больше нет",
        "this stand-in goes by a clock that nobody moves": "эти часы никто не переводит",
        "{field!r} does not offer {value!r}": "в списке нет {value!r}",
        "{field!r} does not offer {value!r} (it offers: {shown})": (
            "в списке нет {value!r} (есть: {shown})"
        ),
        "{field!r} must be answered": "нужен ответ в поле {field!r}",
        "{field!r} must be filled in": "нужно заполнить поле {field!r}",
        "{field!r} takes between {low} and {high} characters": (
            "в поле {field!r} от {low} до {high} знаков"
        ),
        "{field!r} takes one answer": "в поле {field!r} нужен один ответ",
        "{field!r} takes {least} to {most} values": "выберите от {least} до {most}",
        "{field!r} takes {least} to {most} values, not {count}": (
            "выберите от {least} до {most}, а не {count}"
        ),
        "{person} does not see this message": "этого сообщения вам не видно",
        "{person} is not in {channel}": "вас нет в канале {channel}",
        "/{command} cannot be used in {channel}": "/{command} здесь не работает",
        "/{command} has no subcommand {name!r}": "у /{command} нет команды {name!r}",
        "/{command} needs a subcommand": "после /{command} нужна ещё одна команда",
    }
)


def refusal(error: Impossible, locale: str) -> str:
    """Say a refusal in somebody's language; one that it does not know stays in English."""
    if locale.startswith("ru") and error.sentence in RUSSIAN:
        return RUSSIAN[error.sentence].format(**error.facts)
    return str(error)
