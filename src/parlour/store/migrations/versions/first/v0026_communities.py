"""Communities as rows: their charter, their rules and their members.

Those behind the house's own presets are there from the beginning.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")
SINCE = "2026-11-26T00:00:00.000+00:00"


def _both(text: str) -> dict[str, str]:
    return {"en": text, "fr": text}


# By address: the name, the seal, the welcome, and the rules under their names.
SHIPPED = {
    "ffworld": (
        _both("FFWorld"),
        ("velvet", "castle"),
        {
            "en": "The French hall of Triple Triad: nine elements, Battle, Broken Wall and Power Wall.",
            "fr": "Le salon français de Triple Triad\u00a0: neuf éléments, Bataille, Mur cassé et Mur puissant.",
        },
        {"ffworld": (_both("FFWorld"), "triple-triad:ffwtt")},
    ),
    "final-kingdom": (
        _both("Final Kingdom"),
        ("red", "crown"),
        {
            "en": "Deling’s card game, spilt to the multiverse: play, gather points, collect. Ties are played again.",
            "fr": "Le jeu de cartes de Deling, dans le multivers\u00a0: jouez, collectionnez. Un nul se rejoue.",
        },
        {"final-kingdom": (_both("Final Kingdom"), "triple-triad:mush")},
    ),
    "wiki-101": (
        _both("Wiki 101"),
        ("baize", "owl"),
        {
            "en": "Triple Triad as a school: enrol, challenge, win a card and 50 gil. Both walls go together.",
            "fr": "Triple Triad comme une école\u00a0: inscription, défis, une carte et 50 gils par victoire.",
        },
        {"wiki-101": (_both("Wiki 101"), "triple-triad:wiki")},
    ),
    "chakart": (
        _both("Chakart"),
        ("plum", "mushrooms"),
        {
            "en": "Chess with bananas, bombs and eggs. Peach is to be taken, and chance has its say.",
            "fr": "Les échecs avec bananes, bombes et œufs. Il faut capturer Peach, et le hasard a son mot à dire.",
        },
        {
            "2020": ({"en": "Rules of 2020", "fr": "Règles de 2020"}, "chakart:seed"),
            "2021": ({"en": "Rules of 2021", "fr": "Règles de 2021"}, "chakart:vchess-2021"),
        },
    ),
    "cipher": (
        _both("Cipher"),
        ("blue", "lantern-flame"),
        {
            "en": "Two armies, five orbs and bonds to build on: the other’s main character has to fall.",
            "fr": "Deux armées, cinq orbes et des liens pour bâtir\u00a0: l’unité principale adverse doit tomber.",
        },
        {
            "usual": ({"en": "Usual order", "fr": "Ordre habituel"}, "cipher:seed"),
            "official": ({"en": "Official order", "fr": "Ordre officiel"}, "cipher:official"),
        },
    ),
}


def upgrade() -> None:
    """Add the tables, and the communities that are shipped."""
    made = op.create_table(
        "community",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("charter", DOCUMENT, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_table(
        "community_member",
        sa.Column("community", sa.String(40), sa.ForeignKey("community.id"), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("standing", sa.String(8), nullable=False),
        sa.Column("since", sa.String(40), nullable=False),
    )
    op.create_index("ix_community_member_player", "community_member", ["player"])
    played = op.create_table(
        "house_rules",
        sa.Column("community", sa.String(40), sa.ForeignKey("community.id"), primary_key=True),
        sa.Column("rules", sa.String(2000), primary_key=True),
        sa.Column("since", sa.String(40), nullable=False),
    )
    op.bulk_insert(
        made,
        [
            {
                "id": address,
                "charter": {
                    "name": name,
                    "seal": {"wax": wax, "symbol": symbol},
                    "welcome": welcome,
                    "presets": [
                        {"id": one, "name": called, "rules": rules} for one, (called, rules) in presets.items()
                    ],
                    "sets": [],
                    "open": True,
                },
                "created": SINCE,
                "revision": 1,
            }
            for address, (name, (wax, symbol), welcome, presets) in SHIPPED.items()
        ],
    )
    op.bulk_insert(
        played,
        [
            {"community": address, "rules": rules, "since": SINCE}
            for address, (_name, _seal, _welcome, presets) in SHIPPED.items()
            for _called, rules in presets.values()
        ],
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("house_rules")
    op.drop_table("community_member")
    op.drop_table("community")
