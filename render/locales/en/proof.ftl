# `/verify`: whether orders, dice and shuffles are what they were sealed as.

verify-heading = ### 🔏 Game { $number }
verify-commitment = Seal of the dice, published in the lobby: `{ $seal }`
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
    Each order is sealed when it is recorded: the code on your receipt is the one in the post that closes the question, and the key published at the end opens them all.
    -# That proves that no order, roll or shuffle was changed after it was sealed. It does not prove that whoever runs this bot never looked.
verify-file =
    Anybody can check the attached file on their own machine with `python bot.py verify`.
    -# Key of the dice: { $key }
verify-unknown = No order of this game has that code. Copy it whole from your receipt or from the post.
verify-found = `{ $code }` seals the answer of **{ $captain }** to `{ $group }`.
verify-secret = What it says stays secret until the game is over.
verify-salt-later = This is what you ordered. Its salt stays secret until everybody may know the order.
verify-salt = Salt: `{ $salt }`
verify-how = -# The code is the SHA-256 of the salt's bytes followed by this line, cut to 80 bits and written in base 32.

# Under the post that closes a question
post-seal = { $captain } `{ $code }`
post-seals = -# 🔏 Sealed orders of `{ $group }`: { $codes }
