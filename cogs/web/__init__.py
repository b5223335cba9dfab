"""The games' own pages, for anybody who has the address of a game: read only, from public views."""
