game-kuhn-poker = Poker de Kuhn
game-kuhn-poker-blurb = Trois cartes, une chacun, une seule mise.

kuhn-poker-dealt = La pièce retombe : { $first ->
    [red] Rouge
   *[blue] Bleu
 } commence.
kuhn-poker-card = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } reçoit { $card }.
kuhn-poker-card-hidden = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } reçoit une carte.
kuhn-poker-check = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } passe la parole.
kuhn-poker-bet = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } mise 1.
kuhn-poker-call = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } suit.
kuhn-poker-fold = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } se couche.
kuhn-poker-do-check = Passer la parole
kuhn-poker-do-bet = Miser 1
kuhn-poker-do-call = Suivre
kuhn-poker-do-fold = Se coucher
kuhn-poker-showdown = Rouge montre { $red }, Bleu montre { $blue }.
kuhn-poker-paid = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } gagne { $count }.
kuhn-poker-holds = { $seat ->
    [red] Rouge
   *[blue] Bleu
 } : { $card }
kuhn-poker-pot = Pot : { $count }
