# The order panel: what is asked, what is saved, what counts.

panel-stale = That question is closed; this is the one that is open now.
panel-over = That question is closed, so your press changed nothing.
panel-nothing = Nothing is asked of you right now.
panel-recorded = ✅ **Recorded.**
panel-by-rule = ✅ **Recorded by rule.** You need do nothing; unless you change it, this counts:
panel-only = 🫥 **Nothing to choose.** You have one answer only, so you are not asked. It counts by itself:
panel-only-waits = 🫥 **Nothing to choose.** You have one answer only, so you are not asked. It counts by itself in a while, as if you had thought it over; nobody learns that there is no other:
panel-draft-counted = 📝 **Your draft counted** when the time was up:
panel-partly-counted = 📝 **What was complete in your draft counted** when the time was up; the rest was answered for you:
panel-suggestion-counted = 🤖 **What was filled in counted** when the time was up:
panel-only-counted = 🫥 **Your only answer counted**, as there was no other:
panel-answered-for = 🤖 **Answered for you**, by your standing orders or by rule:
panel-chosen = - { $field } → **{ $options }**
panel-chose-nothing = - You choose nothing.
panel-among-others = 👥 You play with others: nobody sees an answer before it counts. At the deadline a saved one counts, else your standing orders, else: { $silence }.
panel-moved = That question is closed. The one that is open now comes in a direct message of its own; **My orders** shows it here, too.
panel-elsewhere = This question stands in another message that only you see. **My orders** opens it again.
panel-recap = 📣 { $recap }
form-section = **{ $section }**
panel-recap-way = -# [Details]({ $url })
panel-note = -# { $option }: { $note }
panel-hidden = -# { $count ->
        [one] One more choice is
       *[other] { $count } more choices are
    } not possible now. Other choices, or a typed answer, may open { $count ->
        [one] it
       *[other] them
    }.
panel-page = -# Page { $page } of { $pages }. Your choices stay.
panel-listed = -# **Done** takes it all; **Change** opens one part.
panel-quick = -# What is marked counts. **Done** takes it all; **Expert** opens the rest.
panel-last-press = -# Your last choice here counts at once.
panel-choose = { $exact ->
    [1] { $most ->
        [one] Choose
       *[other] Choose { $most }
    }
   *[other] Up to { $most }
}
panel-option-closed = { $why } { $does }
panel-folded = { $field } → { $option }
panel-range = { $field }: { $first } – { $last }
panel-draft = 📝 Saved: counts when due.
panel-draft-press = 📝 Saved: it counts at the deadline. What you press here counts at once.
panel-press = 📝 What you press here counts at once.
panel-dropped = 🧹 Taken out, as it no longer fits: { $fields }.
panel-draft-faulty = 📝 Saved. Still open:
panel-due = ⏳ Due { $when }.
panel-until = 💤 You have missed { $count ->
        [one] a question
       *[other] { $count } questions in a row
    }. If yours is the only answer missing, I wait for it only until { $when }. Choose anything here, and you have all the time.
panel-asked-too = 👥 Also asked: { $captains }.
panel-change-until = ⏳ Closes { $when } at the latest.
panel-receipt = -# Receipt { $code }
panel-before = -# Your last recorded answer: { $answer }. Receipt { $code }
panel-missed = ⌛ You missed a question. Answered for you: { $answer }.
panel-missed-filled = ⌛ You missed a question. What was filled in counted: { $answer }.
panel-before-chosen = { $field } → { $options }
panel-before-nothing = nothing chosen
panel-others = 📬 { $count ->
        [one] Another game waits for you, too. Type **/mygames** to find it.
       *[other] { $count } other games wait for you, too. Type **/mygames** to find them.
    }
panel-private = -# Only you see this, and Discord drops it some day. Type **/game orders** to open it again.

button-done = Done
button-to-question = To the question
button-page-back = ◀ Page before
button-page-on = Next page ▶
button-page-list = ◀ All parts
button-section = Change
button-expert = Expert
button-others = More
button-take-out = Take out what no longer fits
button-type = Type it
type-title = Game { $number }: your answer
type-label = Your answer in one line
type-hint = What you send is kept as a draft; you see it in the panel before it counts
button-change = Change
button-clear = Clear draft
button-take-back = Take back
button-guide = Rules
