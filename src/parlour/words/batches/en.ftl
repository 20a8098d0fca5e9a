## Batches

error-whole-number = { $what } is a whole number from { $least } to { $most }, not { $given }.
error-no-choice = { $what } is one of { $known }, not { $given }.
error-batch-actions = An array of { $n } whole numbers is wanted, one action for each match, not { $given }.
error-batch-illegal-action = Action { $action } cannot be played in match { $match }.
error-batch-over-at-once = Under these rules a match can be over when it is dealt, so that there is nothing to play.
