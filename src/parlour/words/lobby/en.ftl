## Refusals of clocks, offers and challenges

error-bad-clock = This clock cannot be set. At most a day for the match, ten minutes back a turn, four weeks a turn.
error-clock-without-time = A clock needs time: for the match, or free at every turn.
error-time-is-up = The time was up before this move came.
error-no-draws-here = Under these rules there is always a winner.
error-offer-stands = An offer already waits for an answer.
error-offer-too-soon = Your last offer was declined. Move before you ask again.
error-no-offer = There is nothing to answer.
error-unknown-challenge = There is no challenge at this address. Check the link, or look into the lobby.
error-own-challenge = This challenge is your own. Somebody else has to accept it.
error-not-your-challenge = This challenge was made to somebody else.
error-too-many-challenges = You have { $most } challenges that wait. Withdraw one first.
error-challenge-closed = Somebody was faster: this challenge is no longer open.
error-challenge-accepted = This challenge has been accepted already.
error-challenge-declined = This challenge was declined.
error-challenge-withdrawn = This challenge was withdrawn.
error-challenge-expired = Nobody answered this challenge in time.

## What happened at the table

event-timeout = { $name } ran out of time.
event-house-played = { $name } ran out of time; the table played by lot.
event-agreed = The players agreed on a draw.
event-aborted = The match was called off.
