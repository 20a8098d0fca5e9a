"""Fire Emblem Cipher: decks of fifty, bonds that pay, orbs that stand between a hero and defeat."""

from parlour.games.cipher.game import Cipher

GAME = Cipher()
