## What the face of a card shows

look-shows = Shows: { $what }.
look-ink = { $ink ->
    [k] black
    [b] blue
    [d] dark blue
    [t] teal
    [g] green
    [e] dark green
    [r] red
    [m] wine-red
    [o] orange
    [n] brown
    [a] ash-grey
    [y] blond
    [w] silver
    [c] cream
    [v] lilac
   *[p] pink
 }
look-hair = { $style ->
    [1] chin-length { $ink } hair
    [2] shoulder-length { $ink } hair
    [3] long { $ink } hair
    [4] long wavy { $ink } hair
    [5] { $ink } hair in a ponytail
    [6] braided { $ink } hair
    [7] { $ink } hair in two tails
    [8] { $ink } hair in buns
    [9] a wild mane of { $ink } hair
   *[0] short { $ink } hair
 }
look-bald = a bald head
look-mark = { $mark ->
    [T] a crown
    [C] a circlet
    [H] a headband
    [W] a frilled cap
    [V] a veil
    [F] a flower
    [R] a ribbon
    [X] a hairpin
    [Q] a pointed hat
    [O] a straw hat
    [D] a wide hat
    [I] a horned headdress
    [U] a helmet
    [L] animal ears
    [P] pointed ears
    [E] an eyepatch
    [S] a scar
    [G] glasses
    [K] a mask
    [Y] a cloth over the mouth
    [B] a beard
    [M] a moustache
    [N] a pendant
   *[Z] a mark on the cheek
 }
look-thing = { $thing ->
    [armour] armour
    [wings] wings
    [leather] a dragon’s wings
    [horse] a horse
    [Sword] a sword
    [Lance] a lance
    [Axe] an axe
    [Bow] a bow
    [Tome] a tome
    [Staff] a staff
    [Knife] a knife
    [Fang] claws
    [Dragonstone] a dragonstone
   *[Brawl] bare fists
 }
look-level = Level { $level }
look-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
 }
look-numbers = Cost { $cost }, attack { $attack }, range { $range }
look-rarity = { $rarity ->
    [N] Normal (N)
    [HN] High normal (HN)
    [R] Rare (R)
   *[SR] Super rare (SR)
 }
