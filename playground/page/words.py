"""What the page itself says, in the languages it speaks."""

from collections.abc import Mapping
from types import MappingProxyType

ENGLISH: Mapping[str, str] = MappingProxyType(
    {
        "places": "Channels",
        "direct": "Direct messages",
        "unread": "unread",
        "nobody": "Nothing has been said here yet.",
        "only-you": "Only you can see this",
        "dismiss": "Dismiss",
        "thinking": "is thinking …",
        "edited": "edited",
        "app": "bot",
        "choose": "Choose",
        "people": "Choose a person",
        "clear": "Choose none",
        "apply": "Apply",
        "say": "Write a message, or / for commands",
        "send": "Send",
        "commands": "Commands",
        "find": "Find a command",
        "cancel": "Cancel",
        "submit": "Send",
        "close": "Close",
        "yes": "Yes",
        "no": "No",
        "required": "needed",
        "silent": "The bot did not answer in time. Press it again.",
        "lost": "The stand-in is not there. Is it still running?",
        "refused": "Your client does not let you do that: ",
        "files": "File",
        "skip": "To the newest message",
        "chosen": "chosen",
        "replying": "Reply to",
        "back": "Back to the channels",
        "here": "You are {name}",
        "large": "Open the picture large",
        "link": "Picture from elsewhere",
    }
)
RUSSIAN: Mapping[str, str] = MappingProxyType(
    {
        "places": "Каналы",
        "direct": "Личные сообщения",
        "unread": "не прочитано",
        "nobody": "Здесь ещё ничего не написано.",
        "only-you": "Это видите только вы",
        "dismiss": "Скрыть",
        "thinking": "думает…",
        "edited": "изменено",
        "app": "бот",
        "choose": "Выберите",
        "people": "Выберите человека",
        "clear": "Ничего не выбирать",
        "apply": "Применить",
        "say": "Напишите сообщение или / для команд",
        "send": "Отправить",
        "commands": "Команды",
        "find": "Найти команду",
        "cancel": "Отмена",
        "submit": "Отправить",
        "close": "Закрыть",
        "yes": "Да",
        "no": "Нет",
        "required": "обязательно",
        "silent": "Бот не ответил вовремя. Нажмите ещё раз.",
        "lost": "Песочница не отвечает. Она ещё запущена?",
        "refused": "Ваш клиент этого не позволяет: ",
        "files": "Файл",
        "skip": "К новому сообщению",
        "chosen": "выбрано",
        "replying": "Ответ на",
        "back": "К каналам",
        "here": "Вы — {name}",
        "large": "Открыть картинку крупно",
        "link": "Картинка со стороны",
    }
)


def words_of(locale: str) -> Mapping[str, str]:
    """Return the words for somebody's language."""
    return RUSSIAN if locale.startswith("ru") else ENGLISH
