# `/verify`: whether orders, dice and shuffles are what they were sealed as.

verify-heading = ### 🔏 Game { $number }
verify-commitment = Seal of chance, published in the lobby: `{ $seal }`
verify-commitment-alone = Seal of chance, which the seal of the start covers: `{ $seal }`
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
verify-yours = Your latest orders and their codes:
verify-own = - `{ $group }` · `{ $code }`
verify-waiting = - `{ $group }` · `{ $code }` · still open
verify-meaning =
    What this proves:
    - of orders, that none was changed after it was recorded: the code on your receipt is the one in the post that closes the question, and the key published at the end opens them all;
    - against a captain or the host, that no choice of theirs was aimed at chance: the key is hidden from them until the end;
    - against the owner of this bot, that no roll or shuffle was chosen: the start post fixes rules, cards, settings, captains, their lines and the key, and only then Discord makes its id, which goes into all of them. Look for yourself: the post must stand in the channel with this seal in its own text and with this id, must not be marked as edited, must answer no command (such a post has its id before its words), and must be the only one of this game.
    What the owner can still do: look at hidden things, and tell; take a start back and post another, or call a game off, having seen what would come, before the eyes of all who watch the channel; lose a click; seat friends. How computer captains think is not proven.
verify-file =
    Anybody can check the attached file on their own machine with `python bot.py verify FILE --post ID`, with the id copied from the start post in the channel.
    -# Key of chance: { $key }
verify-unknown = No order of this game has that code. Copy it whole from your receipt or from the post.
verify-found = `{ $code }` seals the answer of **{ $captain }** to `{ $group }`.
verify-secret = What it says stays secret until the game is over.
verify-salt-later = This is what you ordered. Its salt stays secret until everybody may know the order.
verify-salt = Salt: `{ $salt }`
verify-how = -# The code is the SHA-256 of the salt's bytes followed by this line, cut to 80 bits and written in base 32.

# Under the post that closes a question
post-sealed = { $mark } · 🔏 `{ $code }`
button-proof = Proof
proof-heading = ### 🔏 Orders sealed under this post
proof-group = - `{ $group }`: { $codes }
proof-order = { $captain } `{ $code }`
proof-chain = Together with all before they make `{ $code }`.
proof-changed = ⚠️ If the post shows another code, show both to the owner of this bot.
proof-meaning =
    Each code seals one order, and the code on your receipt must be among them: **/verify** with a code tells what it seals. The code under the post seals them all, and all before, so that none can be exchanged.
    -# It is the SHA-256 of the code before, a space and the next order's code, order after order from the first one of the game, in hex and cut to 20 digits.
