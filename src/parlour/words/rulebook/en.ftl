## The rulebook: its pages and worked examples

rulebook-everybody = Every community
rulebook-contents = Contents
rulebook-none = No rulebook came with this game.
rulebook-switches = Every switch of a table
rulebook-link = Link to “{ $rule }”
rulebook-example-of = Worked example: { $rule }
rulebook-example-loading = The example is being set up
rulebook-back = Back
rulebook-again = Again
rulebook-next = Next step
rulebook-step = { $at } / { $of }
rulebook-next-card = plays { $card } on square { $cell } next.
rulebook-won = How the game is won
rulebook-before = Previous: { $rule }
