## Refusals of the ledger, the shop, trades and stakes

error-not-enough = You do not have enough free copies of { $card } for this: copies at stake cannot be used until their match is settled.
error-not-enough-gil = You do not have enough gil for this.
error-unknown-pack = There is no pack “{ $pack }”.
error-bad-count = A number here goes from 0 to { $most }.
error-no-such-trade = There is no such trade of yours.
error-trade-changed = The trade has changed meanwhile, or is over. Look at it again before you agree.
error-trade-too-long = Each side can give { $most } different things at most.
error-empty-trade = Nobody gives anything. Put a card or some gil on the list.
error-trade-with-oneself = A trade needs another player.
error-too-many-trades = You have { $most } trades open. Withdraw one first.
error-cannot-be-owned = Cards of one’s own making belong to no collection. Bring cards of the table’s set, or play without stakes of cards.
error-cannot-own-option = With these rules the table gives or mixes the cards. To play with cards of the collections, drop Draft, Roulette and balanced hands.
error-bring-your-cards = This match is played with cards of the collections: choose the cards you bring.
error-stakes-need-players = Cards and gil can be staked against a person only.
error-not-your-winnings = The winner of this match picks, nobody else.
error-winnings-settled = These cards have been picked already.
error-wrong-picks = Choose { $picks ->
    [one] one card
   *[other] { $picks } cards
 }, not { $count }.
error-not-in-pool = That card was not risked in this match.

## The audit of `parlour doctor`

audit-unbalanced = The transfer { $about } does not balance.
audit-holding-differs = What is held is not what was posted: { $about }.
audit-below-zero = Less than nothing is held: { $about }.
audit-not-conserved = Of { $about } something was created or destroyed outside the house’s account.
audit-escrow-left = A finished match still holds { $about }.
cli-doctor-ledger = Ledger: every transfer balances, and nothing was created or lost.
