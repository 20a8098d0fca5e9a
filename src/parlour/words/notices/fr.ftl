## Ce qui est dit à quelqu’un de ce qui le concerne

notice-challenged = { $name } vous défie : { $game }
notice-accepted = { $name } relève votre défi : { $game }
notice-declined = { $name } décline votre défi : { $game }
notice-fell-through = Votre défi est tombé à l’eau : { $game }
notice-turn = À vous de jouer contre { $name } : { $game }
notice-ended = { $result ->
    [won] Vous avez gagné contre { $name } : { $game }
    [lost] Vous avez perdu contre { $name } : { $game }
   *[drawn] Partie nulle contre { $name } : { $game }
}
notice-pick = Cartes à choisir parmi vos gains contre { $name } : { $count }
notice-picked = { $name } a gagné contre vous et prend : { $cards }
notice-trade = { $name } vous propose un échange
notice-traded = Votre échange avec { $name } est fait
notice-trade-off = Votre échange avec { $name } est abandonné
notice-pairing = Votre partie du tournoi contre { $name } commence : { $game }
notice-cup-announced = Un tournoi est annoncé : { $cup } ({ $game })
notice-cup-checkin = Dites que vous êtes là : { $cup } commence bientôt ({ $game })
notice-cup-missed = { $cup } a commencé sans vous ({ $game })
notice-cup-off = { $cup } n’aura pas lieu ({ $game })
notice-cup-over = { $cup } est terminé : place { $place }{ $gil ->
    [0] {""}
   *[other] , gils gagnés : { $gil }
}{ $count ->
    [0] {""}
   *[other] , cartes gagnées : { $cards }
}

## Le courrier

inbox-title = Courrier
inbox-waiting = On vous attend
inbox-nothing-waits = Rien ne vous attend.
inbox-news = Bon à savoir
inbox-all-read = Tout est lu
inbox-new = Nouveau
inbox-until = Jusqu’à { $time }
inbox-do-challenged = Voir le défi
inbox-do-turn = Continuer
inbox-do-pick = Choisir
inbox-do-trade = Voir l’échange
inbox-do-pairing = À la table
inbox-do-cup-checkin = Pointer
inbox-reach = Où vous prévenir
inbox-browser = Ce navigateur me prévient tant qu’une page de la salle est ouverte
inbox-browser-help = Même derrière un autre onglet ou une autre fenêtre.
inbox-browser-denied = Ce navigateur a reçu l’ordre de ne rien dire pour cette salle. Vous pouvez l’autoriser dans ses réglages pour ce site.
inbox-browser-insecure = La salle n’est pas jointe en HTTPS : les navigateurs ne disent rien pour de telles pages. Son hôte peut y remédier.
inbox-browser-none = Ce navigateur ne peut rien dire hors de ses pages.
