## Play on from a position

error-study-over = In this position the match is over: choose one in which somebody still has to play.
error-unknown-step = This match has no step { $given }: its steps end at { $last }.
