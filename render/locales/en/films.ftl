# Films of reveals: a term of the table

terms-films = 🎬 Reveals move: under the board hangs a short film that plays once.
settings-films = **How reveals are shown**
films-pace = As the pace asks: moving from half a day on
films-still = As a board that stands still
films-moving = As a board, and as a short film
