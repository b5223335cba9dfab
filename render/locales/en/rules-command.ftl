# The /rules command: finding a rule and walking to its neighbours.

rules-title = ## { $title }
rules-chapter-title = ## { $chapter }
rules-foot = -# Rule { $id } · { $chapter }
rules-hint = -# Looking for something? Type **/rules** and a word.
rules-unknown = No rule fits “{ $typed }”. Try one word alone, or choose a chapter.
rules-several = Several rules fit “{ $typed }”. Choose one.
rules-gone = This rule is not in the book any more. Type **/rules** to find its successor.
rules-pick-chapter = All chapters
rules-pick-rule = Choose a rule
rules-pick-rule-more = More rules
button-how-to-play = How to play
