# When a channel, a server or a captain of a running game is gone.

vanished-channel = 🌒 The channel of game { $number } was deleted, so the game ends here without a winner. Open another one with **/game new** in a channel that is left.
vanished-server = 🌒 I have not been on the server of game { $number } for a week, so the game ends here without a winner.
note-returned = 🌍 I was put out of this server and am back. The game goes on; there is as much time for the open question as if it were new.
note-left = 🌒 { $captain } has left this server. Questions to that seat are answered by its standing orders and by rule; **/game vote** can give it to a computer captain, **/host replace** to somebody else.
note-left-computer = 🌒 { $captain } has left this server. A computer captain answers until { $captain } is back; **/host replace** gives the seat to somebody else.
note-host-left = 👑 { $new } is the host of this game now.
