### Journeys: roads of stages through a game, the map of one, and what is wrong with a file.

journey-open = The road
journey-play = Play this stage
journey-again = Play it again
journey-onward = On to { $title }
journey-next-stage = On to the next stage
journey-done = Reached
journey-count = { $reached } of { $stages } stages
journey-all-done = The whole road is yours. Play any stage again.
journey-stage = Stage { $number }: { $title }
journey-goal = Goal
journey-part-win = Win
journey-part = { $state ->
    [met] Done:
    [missed] Missed:
   *[open] Still open:
  }
journey-tell = What this stage is about
journey-new = What is new
journey-standing = You have begun this stage. The table still waits for you.
journey-standing-go = Go on with it
journey-anew = Begin anew
journey-hint = A hint
journey-against = Against { $agent }
journey-read = Read this rule
journey-puzzles = Puzzles about this
journey-next = Next:
journey-missed = Not this time
journey-met = Stage reached: { $title }
journey-free = Every stage is open. Start where you like.
journey-mastered = Journeys
journey-own = The journey of { $game }
journey-keep = Check and keep
journey-keep-help = A file of stages with goals. It stands beside the house’s own journey.
journey-manual = How to write one
journey-file = The file for { $game }
journey-kept = The journey is kept.
journey-faults = { $count ->
    [one] One line is wrong. Nothing was changed.
   *[other] { $count } lines are wrong. Nothing was changed.
  }
journey-fault = Line { $line }: { $reason }
journey-remove = Take it away
journey-map = The stages

back-journey = On the road: { $title }
back-journey-count = { $reached ->
    [0] { $stages } stages, all open
   *[other] { $reached } of { $stages } stages reached
  }
back-journey-go = { $reached ->
    [0] Begin
   *[other] Go on
  }

cli-journey = Play a journey, stage by stage, or check a file of one.
cli-journey-stage = the stage to play; without it, the road is listed
cli-journey-check = check this file instead
cli-journey-fine = { $file }: { $stages } stages, nothing wrong
cli-journey-line = { $number }. { $title } ({ $name })
cli-journey-reached = Goal reached. Next: { $title } ({ $name })
cli-journey-puzzles = A hall’s page of puzzles has some about this: { $theme }.
cli-journey-end = Goal reached. That was the last stage.
cli-journey-missed = The goal was not reached: { $goal }

error-no-journey = { $game } has no journey yet.
error-no-stage = This match was not played for a stage.
error-unknown-stage = There is no stage “{ $name }”. There are: { $known }.
error-journey-line = Line { $line }: { $reason }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } lines are wrong.)
  }
error-journey-long = A journey has at most { $most } characters.
error-journey-toml = This line is not TOML. Check quotes, brackets and commas.
error-journey-stages = A journey has 1 to { $most } stages, each under its own line “[[stages]]”.
error-journey-key = Nothing here is called “{ $key }”. There are: { $known }.
error-journey-missing = This stage lacks “{ $key }”.
error-journey-text = “{ $key }” is a text in each language: { $known }.
error-journey-words = “{ $key }” ({ $lang }) is a text of 1 to { $most } characters on one line.
error-journey-name = A name has small letters, digits, hyphens and underscores, { $most } at most.
error-journey-twice = Another stage is called “{ $name }” already.
error-journey-seat = A stage with cards or a position of its own names the traveller’s seat: { $known }.
error-journey-theme = No puzzle of this game is about “{ $theme }”. The themes are: { $known }.
error-journey-both = A stage has cards to bring or a position, not both.
error-journey-share = “reached” is a share above 0, and 1 at most.
error-journey-goal = A goal is a list of 1 to { $most } conditions.
error-journey-condition = A condition has exactly one of: { $known }. “win” is true.
error-journey-number = “{ $key }” is a whole number from { $least } to { $most }.
error-journey-where = “where” names facts of the event, each with a text, a number, true or false.
error-journey-event = No event is called “{ $event }”. There are: { $known }.
error-journey-fact = The event “{ $event }” has no “{ $fact }”. It has: { $known }.
