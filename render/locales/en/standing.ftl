# Standing orders, as a private page: rules for questions a captain may miss.

standing-heading = ### 📜 Standing orders · game { $number } · page { $page } of { $pages }
standing-intro = For each kind of question, say what I shall do if you do not answer. Each choice is saved as you make it, and nobody else sees it.
standing-none-taken = This game takes no rules: answer each question in its time.
standing-rule = **{ $rule }**
standing-unset = No rule
standing-nothing = No rules yet. If you miss a deadline, a complete draft counts.

news-ordered = 📜 Standing orders answered for { $captains }.

button-standing = Standing orders
button-standing-page = Page { $page } of { $pages }
button-standing-forget = Forget all
