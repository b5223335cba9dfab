# What people and servers can choose for all games.

settings-me-title = ## ⚙️ Your settings
settings-reminders = **Reminders** come by direct message, or in the channel where you chose that
reminders-never = Never
reminders-late = When a tenth of the time is left
reminders-usual = At half time, and when a tenth is left
reminders-often = At each quarter, and when a tenth is left
settings-quiet-none = **Quiet hours**: none. I may remind you at any hour.
settings-quiet = **Quiet hours**: from { $begins } to { $ends } ({ $zone }). I remind you of nothing then.
button-quiet = Quiet hours
settings-place = **Questions and secret orders** reach you
place-direct = By direct message, and under the posts of the game
place-channel = Only under the posts of the game, with a mention
settings-board = **Board and hand**, where only you see them
board-picture = As pictures
board-text = In words, for screen readers and slow connections
settings-palette = **Colours** of pictures that only you see
palette-usual = The usual ones
palette-clear = Apart for colour-blind eyes
settings-print = **Print** in pictures that only you see
print-usual = The usual size
print-large = Large, in one column
settings-own-language = **Language** in which I talk to you
settings-public-language = **Language** of my public posts
language-as-discord = As Discord says
settings-kept = -# Each choice is saved at once.

settings-server-title = ## ⚙️ Settings of this server
settings-channels = **Channels** in which games may be opened; their threads are included. Choose none to allow all.
settings-announce = **Announcements**: where I say in one line how each game ended. Choose none for no announcements.
settings-games = **Open games** on this server at once
settings-games-each = **Open games** that one captain may be in at once
settings-staff = **Staff** may pause, extend, replace and cancel in every game. Staff are all who have this permission:
staff-manage-channels = Manage Channels
staff-manage-messages = Manage Messages
staff-manage-threads = Manage Threads
staff-moderate-members = Timeout Members
staff-manage-guild = Manage Server
staff-administrator = Administrator
settings-no-server = These are settings of a server. Use **/server** in one of its channels.
settings-not-yours = Only those who may manage this server can change its settings. Ask somebody with the permission Manage Server.
setting-unknown = This choice is from an older version. Open **/settings** or **/server** again.

quiet-title = Quiet hours
quiet-hour-hint = An hour of the day, such as 22 or 22:30; leave all three empty for no quiet hours
quiet-incomplete = Quiet hours need three things: from, to and a time zone. Tell all of them, or none.
quiet-bad-zone = I know no time zone by that name. Write continent and city, such as Europe/Berlin.
