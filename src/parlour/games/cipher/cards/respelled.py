"""Respelled: names and codes that older releases, or public lists, spell differently.

The first public lists in English misspelt some. Decks, actions and logs with an old spelling are still read.
"""

from typing import Final

TITLES: Final = {
    "Contrarain Hungry Wolf": "Contrarian Hungry Wolf",
    "Cranwinged Swordswoman": "Cranewinged Swordswoman",
    "Dilligent Pegasus Knight": "Diligent Pegasus Knight",
    "Dilligently Improving Paragon": "Diligently Improving Paragon",
    "Lass Possessed of Engimatic Power": "Lass Possessed of Enigmatic Power",
    "Princces of Gra": "Princess of Gra",
    "Princess of Reverance": "Princess of Reverence",
    "The Sheperds' Tactician": "The Shepherds' Tactician",
    "Suprise! A Seraph!": "Surprise! A Seraph!",
    "Grandson of the Great Tacitician Cesare": "Grandson of the Great Tactician Cesare",
    "Wayfairing Country Girl": "Wayfaring Country Girl",
    "Savage Feminity": "Savage Femininity",
    "Cheerfull and Lively Spear Princess": "Cheerful and Lively Spear Princess",
    "Faithful Fluourspar": "Faithful Fluorspar",
    "Faithful Inveterate Solider": "Faithful Inveterate Soldier",
    "Traitorous Inveterate Solider": "Traitorous Inveterate Soldier",
    "Gaillian Beast Warrior": "Gallian Beast Warrior",
    "Noble Family’s Heriess": "Noble Family’s Heiress",
    "Enigmatic Infrantryman": "Enigmatic Infantryman",
    "Mirage Conquerer": "Mirage Conqueror",
    "Mightest of the Four Riders": "Mightiest of the Four Riders",
    "Faithful Verteran": "Faithful Veteran",
    "Prince of Chillng Dark Magic Onslaughts": "Prince of Chilling Dark Magic Onslaughts",
    "Mightest Warrior of the Dragon Tribes": "Mightiest Warrior of the Dragon Tribes",
    "Connvier of the Wyvern Generals": "Conniver of the Wyvern Generals",
}

SKILLS: Final = {
    "Viligance": "Vigilance",
    "Chieftain oft he Kutolah": "Chieftain of the Kutolah",
    "Luminery Uppercut": "Luminary Uppercut",
    "Optmistic Tactician": "Optimistic Tactician",
    "Desirer of Coexistance": "Desirer of Coexistence",
    "Wrath Against the Injust": "Wrath Against the Unjust",
    "Handed-Down Marksmenship": "Handed-Down Marksmanship",
    "Bonds of the Hoshdian Royal Family": "Bonds of the Hoshidan Royal Family",
    "A Solider Born in a Workshop": "A Soldier Born in a Workshop",
    "Brillant Sorcery": "Brilliant Sorcery",
    "Inquistive Glare": "Inquisitive Glare",
    "Instruction in Combate": "Instruction in Combat",
    "Magnificient Trick": "Magnificent Trick",
    "Miraclulous Singing Voice": "Miraculous Singing Voice",
    "Peerless Fightning Skill": "Peerless Fighting Skill",
    "Repungent Work": "Repugnant Work",
    "No Wish to be Seperated": "No Wish to be Separated",
    "Sheperd of the Faithful": "Shepherd of the Faithful",
    "Plan B: A Stategy In Which The Subject Is Propelled By a Strike Into A Chaotic Rift": (
        "Plan B: A Strategy In Which The Subject Is Propelled By a Strike Into A Chaotic Rift"
    ),
    "Onmyo Tailsman": "Onmyo Talisman",
    "Vetern Commander": "Veteran Commander",
    "Wraithful Thunder": "Wrathful Thunder",
    "Masked Bretheren": "Masked Brethren",
    "Sacrifical Rite": "Sacrificial Rite",
    "Tempering Swordmanship": "Tempering Swordsmanship",
}

CODES: Final = {
    "B14-040": "B14-040c",
}

RESPELLED: Final = {**SKILLS, **CODES}  # old spellings in actions and logs
