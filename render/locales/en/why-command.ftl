# "Why?" under a post: choosing what is explained. The explanations are with each game.

button-why = Why?
why-choose = **Why?** Choose a result to see how it came about.
why-title = ### { $result }
why-nothing = Nothing was decided in this step, so there is nothing to explain.
why-gone = This step was taken back. Press **Why?** under a newer post.
why-pick = Choose a result
why-pick-more = More results
