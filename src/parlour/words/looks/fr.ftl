## Ce que montre la face d’une carte

look-shows = On y voit : { $what }.
look-ink = { $ink ->
    [k] noirs
    [b] bleus
    [d] bleu nuit
    [t] turquoise
    [g] verts
    [e] vert sombre
    [r] rouges
    [m] bordeaux
    [o] roux
    [n] bruns
    [a] cendrés
    [y] blonds
    [w] argentés
    [c] crème
    [v] lilas
   *[p] roses
 }
look-hair = { $style ->
    [1] des cheveux { $ink } au carré
    [2] des cheveux { $ink } mi-longs
    [3] de longs cheveux { $ink }
    [4] de longs cheveux { $ink } ondulés
    [5] des cheveux { $ink } en queue-de-cheval
    [6] des cheveux { $ink } tressés
    [7] des cheveux { $ink } à deux couettes
    [8] des cheveux { $ink } en chignons
    [9] une crinière de cheveux { $ink }
   *[0] des cheveux { $ink } courts
 }
look-bald = un crâne chauve
look-mark = { $mark ->
    [T] une couronne
    [C] un diadème
    [H] un bandeau
    [W] une coiffe à volants
    [V] un voile
    [F] une fleur
    [R] un ruban
    [X] une barrette
    [Q] un chapeau pointu
    [O] un chapeau de paille
    [D] un large chapeau
    [I] une coiffe à cornes
    [U] un casque
    [L] des oreilles d’animal
    [P] des oreilles pointues
    [E] un cache-œil
    [S] une cicatrice
    [G] des lunettes
    [K] un masque
    [Y] un foulard sur la bouche
    [B] une barbe
    [M] une moustache
    [N] un pendentif
   *[Z] une marque sur la joue
 }
look-thing = { $thing ->
    [armour] une armure
    [wings] des ailes
    [leather] des ailes de dragon
    [horse] un cheval
    [Sword] une épée
    [Lance] une lance
    [Axe] une hache
    [Bow] un arc
    [Tome] un grimoire
    [Staff] un bâton
    [Knife] une dague
    [Fang] des griffes
    [Dragonstone] une dracopierre
   *[Brawl] des poings nus
 }
look-level = Niveau { $level }
look-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
 }
look-numbers = Coût { $cost }, attaque { $attack }, portée { $range }
look-rarity = { $rarity ->
    [N] Normale (N)
    [HN] Haute normale (HN)
    [R] Rare (R)
   *[SR] Super rare (SR)
 }
