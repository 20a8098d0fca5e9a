"""Kept rules: rule sets that an account keeps under names for tables to come."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core import registry
from parlour.hall.play.decks import LONGEST_NAME, MOST
from parlour.hall.play.kept_rules import DropRules, KeptRules, keep
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Account, Hall
from parlour.web.handlers.messages import RulesChoice, Strict, Text
from parlour.web.handlers.requests import rules_given

router = APIRouter()
Name = Annotated[str, Field(min_length=1, max_length=2 * LONGEST_NAME)]


class RulesToKeep(Strict):
    """Rules under a name; the usual ones are those that new tables begin with."""

    name: Name
    rules: Text | RulesChoice
    usual: bool = False


class KeptRuleSet(TypedDict):
    """Rules of mine, as text."""

    name: str
    rules: str
    usual: bool


class RulesKept(TypedDict):
    """My rules for a game, those I kept last first, and how many there may be."""

    most: int
    kept: list[KeptRuleSet]


def _told(one: KeptRules) -> KeptRuleSet:
    return {"name": one.name, "rules": one.rules, "usual": one.usual}


@router.get("/kept-rules/{game}", summary="My rules for a game")
async def kept(game: str, player: Account, hall: Hall) -> Answer[RulesKept]:
    """Return all rules that my account keeps."""
    known = registry.game(game).name
    return {"most": MOST, "kept": [_told(one) for one in await hall.store.kept_rules.of(player.id, known)]}


@router.put("/kept-rules/{game}", summary="Keep rules")
async def put(game: str, body: RulesToKeep, player: Account, hall: Hall) -> Answer[KeptRuleSet]:
    """Keep rules under a name, in place of what I kept under it before."""
    rules = registry.game(game).rule_book.parse(rules_given(body.rules))
    wanted = keep(player.id, body.name, rules, body.usual, now())
    await hall.store.commit(wanted)
    return _told(wanted.kept)


@router.delete("/kept-rules/{game}", status_code=204, summary="Drop rules")
async def drop(
    game: str, player: Account, hall: Hall, name: Annotated[str, Query(max_length=2 * LONGEST_NAME)]
) -> None:
    """Drop rules of mine; what is gone already stays gone."""
    await hall.store.commit(DropRules(player.id, registry.game(game).name, name))
