## Refusals between players

error-tie-with-oneself = You are nobody else: choose another player.
error-too-many-ties = You have { $most } friends and players kept away. Take one off first.
error-blocked-by-you = You keep this player away. Let them near again first, on their page.
error-blocked-by-other = This player takes no challenges and no trades from you.
error-too-many-wishes = You look for { $most } cards. Take one off first.
