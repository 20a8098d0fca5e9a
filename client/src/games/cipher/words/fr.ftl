## La table dans le navigateur

table-first = Premier joueur
table-second = Second joueur

cipher-word-front = Front
cipher-word-back = Arrière
cipher-word-orbs = Orbes
cipher-word-bonds = Liens
cipher-word-hand = Main
cipher-word-deck = Pioche
cipher-word-retreat = Retraite
cipher-word-boundless = Hors-jeu
cipher-line-of = { $line ->
    [front] Ligne de front de { $name }
   *[back] Arrière-ligne de { $name }
 }
cipher-piles-of = { $name } : pioche { $deck }, aire de retraite { $retreat }
cipher-pile-empty = Vide
cipher-face-up = { $up } sur { $of } visibles
cipher-orbs-left = { $count ->
    [0] plus d’orbe
    [one] 1 orbe
   *[other] { $count } orbes
 }
cipher-your-hand = Votre main
cipher-hand-empty = Votre main est vide.

cipher-setup = Mise en place
cipher-turn-of = Tour { $number } : { $name }
cipher-phases = Phases du tour
cipher-stage-opening = Début
cipher-stage-bond = Lien
cipher-stage-deployment = Déployer
cipher-stage-action = Action
cipher-stage-end = Fin

cipher-say-card = { $card }, coût { $cost }, attaque { $attack }, portée { $range }
cipher-say-hidden = carte cachée
cipher-say-hidden-main = personnage principal, face cachée
cipher-say-main = personnage principal
cipher-say-stack = pile de { $count }
cipher-say-promoted = promue
cipher-say-tapped = inclinée
cipher-say-ready = redressée
cipher-say-up = face visible
cipher-say-down = face cachée
cipher-say-chosen = En main ; choisissez quoi en faire.
cipher-say-choices = { $count } choses possibles.

cipher-battle = Le combat
cipher-step-declared = Déclarer
cipher-step-support = Soutien
cipher-step-critical = Critique
cipher-step-evade = Esquive
cipher-step-result = Résultat
cipher-bonus = compétences
cipher-support-card = Carte de soutien{ $failed ->
    [true] , échouée
   *[false] { "" }
 }
cipher-support-failed = { $unit } échoue : même nom que l’unité.
cipher-verdict-evaded = { $unit } esquive l’attaque.
cipher-verdict = { $over ->
    [true] { $hit ->
        [true] { $attacker } touche { $defender }.
       *[false] { $defender } résiste à { $attacker }.
     }
   *[false] { $hit ->
        [true] En l’état, { $attacker } touche { $defender }.
       *[false] En l’état, { $defender } résiste.
     }
 }
cipher-no-battle = { $first ->
    [true] Au tout premier tour, personne n’attaque.
   *[false] Pas de combat
 }
cipher-preview = { $attacker } { $attack } contre { $defender } { $defense }, avant le soutien
cipher-before = Chacun regarde d’abord sa première main ; puis la partie commence.

cipher-question = Ce qui est demandé
cipher-hint-mulligan = Vous pouvez remettre toute la main une seule fois.
cipher-hint-bond = Chaque lien paie 1 à chaque tour. Un lien visible donne aussi sa couleur. Touchez une carte de votre main.
cipher-hint-deploy = Touchez une carte éclairée de votre main, puis une ligne. Une unité du même nom monte de niveau.
cipher-hint-act = { $first ->
    [true] Touchez une unité pour la déplacer ou utiliser ses compétences ; on attaque dès le tour suivant.
   *[false] Touchez une unité éclairée pour attaquer, la déplacer ou utiliser ses compétences.
 }
cipher-hint-target = Seules les unités à portée sont éclairées. Chaque camp ajoutera une carte de soutien à son attaque.
cipher-hint-critical = Doublée : { $doubled } { $would ->
    [true] ≥
   *[false] <
 } { $against }. Sinon : { $total } { $hits ->
    [true] ≥
   *[false] <
 } { $against }. Le défenseur peut encore esquiver.
cipher-hint-evade = En l’état : { $total } { $hits ->
    [true] ≥
   *[false] <
 } { $against }, { $hits ->
    [true] touché.
   *[false] pas touché.
 }
cipher-budget = Reste { $left } sur { $all } à payer
cipher-read = Lire la carte
cipher-put-back = Reposer
cipher-all-choices = { $count ->
    [one] 1 choix en bouton
   *[other] Les { $count } choix en boutons
 }
cipher-queue = Encore à venir :
cipher-your-turn = À vous
cipher-their-turn = { $name } décide.
cipher-sending = Envoi
cipher-playing = En cours
cipher-offline = Connexion perdue. La partie est sauve ; nouvel essai.
cipher-looking = Vous regardez un moment passé.
cipher-over = La partie est finie.

cipher-log = Récit
cipher-piles = Piles
cipher-learn = Leçons
cipher-more = Plus
cipher-step-first = Premier moment
cipher-step-back = Reculer
cipher-step-forward = Avancer
cipher-step-live = Revenir à la partie
cipher-step = Étape { $step } sur { $of }

cipher-drawn = Match nul
cipher-you-won = Vous avez gagné
cipher-you-lost = Vous avez perdu
cipher-side-won = { $name } a gagné
cipher-because = { $reason ->
    [orbs] Le personnage principal a été vaincu sans orbe restant.
    [cards] La pioche et l’aire de retraite sont vides.
    [resigned] L’autre camp a abandonné.
   *[draw] Les deux camps ont perdu en même temps.
 }
cipher-rematch = Revanche
cipher-rematch-join = À la revanche
cipher-resign = Abandonner
cipher-resign-ask = Abandonner cette partie ?
cipher-resign-help = { $name } gagne. C’est définitif.
cipher-resign-no = Continuer

## Une carte

cipher-colourless = sans couleur
cipher-fact-cost = Coût
cipher-fact-promotion = Promotion
cipher-fact-attack = Attaque
cipher-fact-support = Soutien
cipher-fact-range = Portée
cipher-no-skill = Aucune compétence.
cipher-trait-sword = épée
cipher-trait-lance = lance
cipher-trait-axe = hache
cipher-trait-bow = arc
cipher-trait-tome = tome
cipher-trait-staff = bâton
cipher-trait-knife = couteau
cipher-trait-fang = croc
cipher-trait-dragonstone = draco-pierre
cipher-trait-brawl = pugilat
cipher-trait-armored = armure
cipher-trait-flier = volant
cipher-trait-beast = bête
cipher-trait-dragon = dragon
cipher-trait-mirage = mirage
cipher-trait-monster = monstre
cipher-trait-male = homme
cipher-trait-female = femme

## Choisir un deck

cipher-bring-from = Quel deck
cipher-bring-starter = Un deck de départ
cipher-bring-own = Un deck à soi
cipher-bring-starters = Decks de départ
cipher-bring-theme = { $name }, mené par { $main }, { $count } cartes
cipher-bring-cards = Cartes de ce deck
cipher-bring-copies = { $count } × { $card }
cipher-bring-back = Retour aux règles
cipher-bring-loading = Les cartes arrivent
cipher-bring-text = Deck en texte
cipher-bring-text-help = « MC: B01-003 » nomme le personnage principal ; puis une ligne par carte, comme « 3 B01-008 » ou « 3x Red Knight Cain ». Au moins 50 cartes, au plus 4 du même nom.
cipher-bring-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
 }
cipher-bring-main = Personnage principal : { $card }
cipher-bring-no-main = Pas encore de personnage principal : une carte de coût 1
cipher-bring-copy-starter = Partir de { $name }
cipher-build-search = Chercher par nom
cipher-build-colour = Couleur
cipher-build-cost = Coût
cipher-build-any = toutes
cipher-build-found = { $count ->
    [one] 1 carte trouvée
   *[other] { $count } cartes trouvées
 }
cipher-build-more = En montrer { $count } de plus
cipher-build-add = Ajouter { $card }
cipher-build-take = Retirer { $card }
cipher-build-lead = Faire de { $card } le personnage principal
cipher-build-leads = mène
cipher-build-not-enforced = Ses règles ne sont pas encore toutes appliquées ; un deck avec elle est refusé.
cipher-build-only = Seulement les cartes jouables

## Une première partie, expliquée

cipher-lessons = Leçons
cipher-lesson-aim = Le but
    .help = Chaque joueur mène une armée avec un personnage principal couronné. Quand celui-ci est vaincu, son joueur prend en main un de ses cinq orbes. Vaincu sans orbe restant, il perd.
cipher-lesson-card = Une carte
    .help = En haut à gauche son coût, à côté en laiton le prix d’une promotion ; en haut à droite sa portée. Sous l’image, le nom et l’attaque ; dans les coins, l’arme et la couleur.
cipher-lesson-bond = Les liens paient
    .help = À chaque tour, vous pouvez poser une carte face visible dans vos liens. Chaque lien paie 1 à chacun de vos tours, et sa couleur doit y être avant de jouer des cartes de cette couleur. Certaines compétences retournent des liens : ils paient encore, mais ne montrent plus de couleur.
cipher-lesson-deploy = Déployer
    .help = Payez le coût d’une carte et posez-la sur la ligne de front ou l’arrière-ligne. Deux unités d’un camp ne portent jamais le même nom : une seconde carte de ce nom se pose dessus et monte l’unité de niveau. Avec un coût de promotion, c’est un changement de classe, et vous piochez une carte.
cipher-lesson-range = Lignes et portée
    .help = De front à front, la distance est 1 ; de front à arrière, 2 ; d’arrière à arrière, 3. Une unité attaque à sa portée, et s’incline en attaquant ou en bougeant. Quand un camp n’a plus personne au front pendant le tour adverse, son arrière-ligne avance.
cipher-lesson-battle = Un combat est une somme
    .help = Les deux camps révèlent la première carte de leur pioche : sa valeur de soutien s’ajoute à l’attaque. Une carte du même nom que l’unité échoue. L’attaquant touche si son total est au moins égal.
cipher-lesson-critical = Critique et esquive
    .help = L’attaquant peut défausser une carte du nom de son unité pour doubler le total. Le défenseur peut défausser une carte du nom de la sienne pour esquiver l’attaque.
cipher-lesson-skills = Compétences
    .help = Maintenez une carte, ou pressez Z, pour la lire. Les compétences utilisables éclairent leur unité ; celles qui se déclenchent sont demandées l’une après l’autre, en commençant par le joueur dont c’est le tour.
cipher-lesson-back = Précédent
cipher-lesson-next = Suivant
cipher-lesson-play = Jouer une première partie
