"""Projection: a tournament as the interface shows it, without what anybody brings."""

from dataclasses import asdict
from typing import cast

from parlour.core import registry
from parlour.hall.cups import scoring, shapes
from parlour.hall.cups.plan import Plan
from parlour.hall.cups.scoring import Pairing, Place
from parlour.hall.cups.tournaments import Entrant, Tournament, runs
from parlour.hall.money.ledger import GIL, asset_json
from parlour.hall.people.player import Player

FACES = 6  # names in a line of the list


def tournament_json(tournament: Tournament, player: Player) -> shapes.Tournament:
    """Return the tournament for the interface: entrants, standings, crosstable and every board; nobody's cards."""
    drawn = tournament.status not in ("open", "off")
    count = len(tournament.entrants)
    mine = next((one for one in tournament.entrants if one.player == player.id), None)
    by_number = {one.number: one for one in tournament.entrants}
    ranked = tournament.standings() if drawn else []
    crossed = drawn and tournament.form in ("round_robin", "swiss")
    return {
        **summary_json(tournament),
        "deadline": tournament.deadline,
        "terms": tournament.plan.terms.as_json(),
        "commitment": tournament.commitment,
        "secret": tournament.secret.hex() if tournament.status == "over" else None,
        "mine": tournament.organiser == player.id,
        "runs": runs(tournament, player),
        "entered": mine is not None and not mine.withdrawn,
        "waits": None if mine is None else _waits(tournament, mine),
        "here": None if mine is None else mine.here,
        "you": None if mine is None else mine.number,
        "entrants": [_entrant_json(tournament, one) for one in tournament.entrants],
        "standings": [_placing(by_number[one.number], one) for one in ranked],
        "crosstable": scoring.crosstable(count, tournament.pairings) if crossed else None,
        "boards": [cast(shapes.Board, asdict(one)) for one in tournament.pairings if _is_told(tournament, one, mine)],
    }


def _is_told(tournament: Tournament, board: Pairing, mine: Entrant | None) -> bool:
    """Tell whether a reader may know a board: a challenge of a ladder is its players' alone, while the ladder lasts."""
    if not board.is_proposed:
        return True
    return tournament.status == "live" and mine is not None and mine.number in (board.first, board.second)


def _waits(tournament: Tournament, entrant: Entrant) -> int | None:
    """Return the place of an entrant on the waiting list, or None."""
    place = tournament.entrants.index(entrant) + 1 - tournament.plan.most
    return place if tournament.status == "open" and place > 0 else None


def _entrant_json(tournament: Tournament, entrant: Entrant) -> shapes.Entrant:
    return {
        "number": entrant.number,
        "id": entrant.player,
        "name": entrant.name,
        "withdrawn": entrant.withdrawn,
        "nonce": entrant.nonce,
        "waits": _waits(tournament, entrant),
        "here": entrant.here,
    }


def _prizes_json(plan: Plan) -> list[shapes.PlacePrize]:
    return [
        {
            "place": place,
            "gil": prize.get(GIL, 0),
            "cards": [{**asset_json(asset), "count": count} for asset, count in prize.items() if asset != GIL],
        }
        for place, prize in enumerate(plan.prize, 1)
        if prize
    ]


def _placing(entrant: Entrant, place: Place) -> shapes.Placing:
    return cast(shapes.Placing, {"number": place.number, "name": entrant.name, **asdict(place)})


def summary_json(tournament: Tournament) -> shapes.TournamentLine:
    """Return a line of the list of tournaments."""
    plan = tournament.plan
    champion = tournament.champion() if tournament.status == "over" else None
    return {
        "id": tournament.id,
        "name": tournament.name,
        "game": tournament.game,
        "rules": registry.game(tournament.game).rule_book.parse(tournament.rules).as_json(),
        "form": tournament.form,
        "status": tournament.status,
        "count": min(len(tournament.entrants), plan.most),
        "faces": [entrant.name for entrant in tournament.entrants if entrant.name][:FACES],
        "waiting": max(0, len(tournament.entrants) - plan.most),
        "most": plan.most,
        "hours": plan.hours,
        "guests": plan.guests,
        "description": plan.description,
        "community": plan.terms.community,
        "starts": plan.starts,
        "opens": plan.opens,
        "swiss": plan.swiss,
        "ends": plan.ends,
        "meetings": plan.meetings,
        "best": plan.best,
        "third": plan.third,
        "prizes": _prizes_json(plan),
        "clock": plan.terms.as_json()["clock"],
        "round": tournament.round,
        "rounds": tournament.rounds,
        "winner": None if champion is None else champion.name,
        "created": tournament.created,
    }
