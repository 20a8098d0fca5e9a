# The games behind the interfaces of other libraries.

error-library-not-installed = This needs “{ $library }”, which is not installed. Run: pip install "parlour[{ $extra }]"
error-no-such-small-deal = { $game } has { $count } small deals, numbered from 0; there is no number { $number }.
error-bad-brings = What the seats bring is an object with a seat for each name: { $given } is none.
error-bad-bring = What { $key } brings is an object that says what it is, such as cards with a list: { $given } is none.
error-small-deal-rules = A small deal has its own rules and cards: leave { $name } out, or small_deal.
error-chance-decides = Chance is to decide something first: until then nothing can be imagined.
error-no-match-yet = No match has begun: call reset() first.
error-two-seats-take-turns = Two seats take turns here, and gymnasium.make knows one agent alone. Make { $name } by gymnasium.make_vec, with a number of matches.
