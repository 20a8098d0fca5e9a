"""Welcomes: those of the communities that were shipped are said more plainly, where no keeper wrote another."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None

DOCUMENT: sa.types.TypeEngine[Any] = sa.JSON().with_variant(JSONB(), "postgresql")
COMMUNITY = sa.table("community", sa.column("id", sa.String), sa.column("charter", DOCUMENT))

# By address and language: the welcome that was shipped, and the plainer one.
WELCOMES = {
    "final-kingdom": {
        "en": (
            "Deling’s card game, spilt to the multiverse: play, gather points, collect. Ties are played again.",
            "The card game of Final Kingdom. Play, earn points and collect cards. A tie is played again.",
        ),
        "fr": (
            "Le jeu de cartes de Deling, dans le multivers\u00a0: jouez, collectionnez. Un nul se rejoue.",
            "Le jeu de cartes de Final Kingdom. Jouez, gagnez des points, collectionnez. Un nul se rejoue.",
        ),
    },
    "wiki-101": {
        "en": (
            "Triple Triad as a school: enrol, challenge, win a card and 50 gil. Both walls go together.",
            "A school of Triple Triad. Each win brings a card and 50 gil. Both walls go together.",
        ),
        "fr": (
            "Triple Triad comme une école\u00a0: inscription, défis, une carte et 50 gils par victoire.",
            "Une école de Triple Triad. Chaque victoire rapporte une carte et 50 gils.",
        ),
    },
    "chakart": {
        "en": (
            "Chess with bananas, bombs and eggs. Peach is to be taken, and chance has its say.",
            "Chess with bananas, bombs and eggs. Capture Peach, the king, to win. Luck helps.",
        ),
        "fr": (
            "Les échecs avec bananes, bombes et œufs. Il faut capturer Peach, et le hasard a son mot à dire.",
            "Les échecs avec bananes, bombes et œufs. Capturez Peach, le roi, pour gagner. La chance y aide.",
        ),
    },
    "cipher": {
        "en": (
            "Two armies, five orbs and bonds to build on: the other’s main character has to fall.",
            "Two armies, and five orbs each. Break the orbs, then defeat the other hero.",
        ),
        "fr": (
            "Deux armées, cinq orbes et des liens pour bâtir\u00a0: l’unité principale adverse doit tomber.",
            "Deux armées, cinq orbes chacune. Brisez les orbes, puis battez le héros adverse.",
        ),
    },
}


def upgrade() -> None:
    """Say them plainly."""
    _say({(id, lang, was): now for id, welcome in WELCOMES.items() for lang, (was, now) in welcome.items()})


def downgrade() -> None:
    """Say them as they were shipped."""
    _say({(id, lang, now): was for id, welcome in WELCOMES.items() for lang, (was, now) in welcome.items()})


def _say(instead: dict[tuple[str, str, str], str]) -> None:
    connection = op.get_bind()
    for id, charter in connection.execute(sa.select(COMMUNITY).where(COMMUNITY.c.id.in_(WELCOMES))).all():
        welcome = {lang: instead.get((id, lang, text), text) for lang, text in charter["welcome"].items()}
        changed = {**charter, "welcome": welcome}
        connection.execute(COMMUNITY.update().where(COMMUNITY.c.id == id).values(charter=changed))
