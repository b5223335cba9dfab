# Права, как их называют настройки самого Discord на этом языке.

permission-view-channels = Просматривать каналы
permission-send-messages = Отправлять сообщения
permission-create-threads = Создавать публичные ветки
permission-send-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы
permission-read-history = Читать историю сообщений
