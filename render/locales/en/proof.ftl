# `/verify`: whether orders, dice and shuffles are what they were sealed as.

verify-heading = ### 🔏 Game { $number }
verify-commitment = Seal of chance, published in the lobby: `{ $seal }`
verify-commitment-alone = Seal of chance, which the seal of the start covers: `{ $seal }`
verify-unsealed = The seal of the start follows in a post of its own, once the host starts the game.
verify-start = Seal of the start: `{ $digest }`, in [post]({ $url }) `{ $post }`
verify-running = { $orders ->
        [one] One order
       *[other] { $orders } orders
    } and { $draws ->
        [one] one roll or shuffle
       *[other] { $draws } rolls and shuffles
    } so far. When the game ends I publish its key, and everything can be checked.
verify-fits = ✅ I played the whole game again: { $orders ->
        [one] one order
       *[other] { $orders } orders
    } and { $draws ->
        [one] one roll or shuffle
       *[other] { $draws } rolls and shuffles
    }, and all of them fit the seal.
verify-misfits = ⚠️ This game does not fit its seal. Show this to the owner of this bot; the attached file tells where it differs.
verify-chain = All orders so far together make `{ $code }`.
verify-yours = Your latest orders and their codes:
verify-own = - `{ $group }` · `{ $code }`
verify-waiting = - `{ $group }` · `{ $code }` · still open
verify-meaning =
    What this proves:
    - of orders, that none was changed after it was recorded: the code on your receipt is the one in the post that closes the question, and the key published at the end opens them all;
    - against a captain or the host, that no choice of theirs was aimed at chance: the key is hidden from them until the end;
    - against the owner of this bot, that no roll or shuffle was chosen: the start post fixes rules, cards, settings, captains, their lines and the key, and only then Discord makes its id, which goes into all of them. Look for yourself, and copy that id now (**Copy Message ID**, with Developer Mode on): the post must stand in the channel with this seal in its own text and with this id, must not be marked as edited, must answer no command (such a post has its id before its words), and must be the only one of this game.
    What the owner can still do: look at hidden things, and tell; take a start back and post another, or call a game off, having seen what would come, before the eyes of all who watch the channel; lose a click; seat friends. How computer captains think is not proven.
verify-certain =
    What this proves:
    - of orders, that none was changed after it was recorded: the code on your receipt is the one in the post that closes the question, and the key published at the end opens them all;
    - of rules, settings and captains, that they are what the start post fixed. Nothing is left to chance in this game. Look for yourself, and copy the id of that post now (**Copy Message ID**, with Developer Mode on): it must stand in the channel with this seal in its own text and with this id, must not be marked as edited, must answer no command, and must be the only one of this game.
    What the owner can still do: look at hidden things, and tell; call a game off; lose a click; seat friends. How computer captains think is not proven.
verify-file =
    Anybody can check the attached file on their own machine with `python bot.py verify FILE --post ID`, with the id copied from the start post in the channel.
    Key of chance: `{ $key }`
    Seal of the log, the SHA-256 of that file: `{ $digest }`
verify-unknown = No order of this game has that code. Copy it whole from your receipt or from the post.
verify-found = `{ $code }` seals the answer of **{ $captain }** to `{ $group }`.
verify-secret = What it says stays secret until the game is over.
verify-salt-later = This is what you ordered. Its salt stays secret until everybody may know the order.
verify-salt = Salt: `{ $salt }`
verify-how = -# The code is the SHA-256 of the salt's bytes followed by this line, cut to 80 bits and written in base 32.

# The one small line of a post: its mark, and what must be fixed before everybody's eyes
button-fair = Fair play
lobby-seal = { $mark } · 🔏 Sealed chance: `{ $seal }`
start-seal = { $mark } · 🔏 Seal of the start: `{ $digest }`
post-sealed = { $mark } · 🔏 `{ $code }`
post-key = { $mark } · 🔑 { $key }
over-key = Key of chance: { $key }

# Behind it, where a post closes a question
proof-heading = ### 🔏 Orders sealed under this post
proof-group = - `{ $group }`: { $codes }
proof-order = { $captain } `{ $code }`
proof-chain = Together with all before they make `{ $code }`.
proof-changed = ⚠️ If the post shows another code, show both to the owner of this bot.
proof-meaning =
    Each code seals one order, and the code on your receipt must be among them: **/verify** with a code tells what it seals. The code under the post seals them all, and all before, so that none can be exchanged.
    -# It is the SHA-256 of the code before, a space and the next order's code, order after order from the first one of the game, in hex and cut to 20 digits.
