"""The health of the hall, as its host reads it."""

from tests.web.visiting import Guest


def test_health_tells_what_there_is(host: Guest) -> None:
    before = host.http.get("/api/host/health").json()
    host.open()
    after = host.http.get("/api/host/health").json()
    assert (after["waiting"], after["live"]) == (before["waiting"] + 1, before["live"])
    assert (after["processes"], after["silent"], after["outside"], after["late"]) == (1, 0, 0, 0)
    assert 0 < after["free"] < after["disk"] and after["requests"] > before["requests"] and after["wrong"] == 0
    assert after["opened"] == before["opened"]
