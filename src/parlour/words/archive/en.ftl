# The archive: finished matches found again and taken home.

library-title = Library
library-way = Library
library-lead = Every finished match, to be looked at again, checked and taken home.
library-search = Search
library-player = Player
library-game = Game
library-any-game = Any game
library-preset = Rules
library-any-preset = Any rules
library-result = Result
library-any-result = Any result
library-draw = Draw
library-won-by = Won by { $seat }
library-since = From
library-until = To
library-clear = Show everything
library-none = No finished match fits this.
library-empty = No match has been finished here yet.
library-empty-help = Play one: it is kept from its first card to its last.
library-more = Show older matches
library-loading = Looking through the shelves
library-found = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
library-open = Look again
library-winner = { $name } won
library-drawn = A draw
library-link = Link to this match
library-export = Take it home
library-export-history = What everybody saw, as JSON lines
library-export-log = The whole log with every pick, as JSON lines
library-export-wiki = Wiki markup
library-export-fen = Moves and positions as FEN
error-bad-archive-result = “{ $given }” is no result. Choose one of { $known }.
error-bad-archive-page = This page of the archive does not exist. Begin again without “after”.
error-unknown-export = “{ $given }” is no file of this match. Choose one of { $known }.
