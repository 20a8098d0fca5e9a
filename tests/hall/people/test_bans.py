"""Banned players are told why, and until when."""

from parlour.hall.people.bans import banned
from tests.table.playing import NOW


def test_a_ban_says_why_and_until_when() -> None:
    for lang, until in (("en", f"{NOW[:10]} {NOW[11:16]}"), ("fr", f"{NOW[:10]} {NOW[11:16]}")):
        assert until in banned(NOW, "Insults").message(lang)
        assert "Insults" in banned(None, "Insults").message(lang)
        assert until not in banned(None, "Insults").message(lang)
