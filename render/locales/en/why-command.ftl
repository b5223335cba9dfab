# "Why?" under a post: choosing what is explained, and naming the rules behind it. Each game explains.

button-why = Why?
button-details = Details
why-choose = Choose a result to see how it came about.
why-title = ### { $result }
why-nothing = Nothing was decided in this step, so there is nothing to explain.
why-gone = This step was taken back. Press **Details** under a newer post.
why-pick = Choose a result
why-pick-more = More results
why-rules = -# { $count ->
        [one] Rule
       *[other] Rules
    }: { $rules }
why-rule = { $id } { $title }
