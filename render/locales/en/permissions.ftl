# Permissions, named as Discord's own settings name them in this language.

permission-view-channels = View Channels
permission-send-messages = Send Messages
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-history = Read Message History
