# Films of what happened: a term of the table

terms-films = 🎬 With films: above the board hangs a short one, which plays once.
settings-films = **How it is shown what happened**
films-still = As a board that stands still
films-moving = As a board, and as a short film
