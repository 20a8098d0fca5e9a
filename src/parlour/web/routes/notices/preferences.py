"""Preferences: the ways in which I am told what happens when I am not in the hall."""

from collections.abc import Mapping
from typing import Annotated, Any

from email_validator import EmailNotValidError, validate_email
from fastapi import APIRouter
from pydantic import Field

from parlour.core.refusal import Refusal, Unavailable
from parlour.core.words import Lang
from parlour.hall.notices import shapes
from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.notices.preferences import (
    Browser,
    BrowserJoins,
    BrowserLeaves,
    MailAsked,
    MailProven,
    SetPreferences,
    checked_zone,
)
from parlour.hall.notices.shapes import Channel, Topic
from parlour.hall.people.sessions import Visit, digest
from parlour.web.clock import now
from parlour.web.delivery import letters
from parlour.web.delivery.webhook import SECRET_BYTES, new_secret
from parlour.web.edge.limits import MAILING
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Account, Guest, Hall, Visiting
from parlour.web.handlers.messages import Strict

router = APIRouter(prefix="/inbox/reach")
TOKEN_BYTES = 24
Clock = Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
Key = Annotated[str, Field(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]


class QuietHours(Strict):
    """The hours from one time of day until another."""

    since: Clock
    until: Clock


class Wishes(Strict):
    """The ways in which somebody wants to be told; what is not named stays as it is.

    Without a language or a zone of their choice those of their browser count.
    """

    lang: Lang | None = None
    zone: Annotated[str, Field(max_length=40)] | None = None
    wants: dict[Topic, list[Channel]] | None = None
    quiet: QuietHours | None = None
    digest: Clock | None = None


class Address(Strict):
    """An address for mail."""

    address: Annotated[str, Field(max_length=320)]


class Proof(Strict):
    """The proof of an address: what was sent to it."""

    token: Annotated[str, Field(max_length=200)]


class HookAddress(Strict):
    """The address at which a program listens."""

    url: Annotated[str, Field(max_length=500)]


class NewBrowser(Strict):
    """The address and the keys that a browser gives for pushes to it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Key
    auth: Key


@router.get("", summary="How I am told")
async def reach(hall: Hall, visit: Visiting) -> Answer[shapes.Reach]:
    """Return what I want to be told outside the hall, by which channels, and what each of them needs."""
    found = await hall.store.preferences.of(visit.player.id)
    browsers = await hall.store.preferences.browsers(visit.player.id)
    return {
        "wants": {topic: list(channels) for topic, channels in found.wants.items()},
        "lang": found.lang,
        "zone": found.zone,
        "chosen": list(found.chosen),
        "quiet": found.quiet,
        "digest": found.digest,
        "push": {
            "key": hall.channels.push.key,
            "browsers": len(browsers),
            "here": visit.session.id in browsers.values(),
        },
        "mail": {"offered": hall.channels.mail is not None, "address": found.mail, "proven": found.proven},
        "hook": {
            "hosts": sorted(origin.host for origin in hall.channels.hooks),
            "url": found.hook,
            "secret": found.hook_secret,
        },
    }


@router.patch("", summary="Be told otherwise")
async def wish(body: Wishes, hall: Hall, visit: Visiting) -> Answer[shapes.Reach]:
    """Change how I am told: what I name changes, and nothing else."""
    named: dict[str, Any] = body.model_dump(exclude_unset=True)
    if body.zone is not None:
        checked_zone(body.zone)
    return await _set(hall, visit, {name: value for name, value in named.items() if name in CLEARED or value})


CLEARED = ("lang", "zone", "quiet", "digest")  # what somebody may give up, or leave to the hall again


@router.put("/mail", summary="Be told by mail")
async def name_mail(body: Address, hall: Hall, player: Account, visit: Visiting) -> Answer[shapes.Reach]:
    """Name an address for mail, which counts once the link that is sent to it was followed."""
    if hall.channels.mail is None:
        raise Refusal("no-mail")
    address = _checked_address(body.address)
    for who in (player.id, address):
        await hall.limits.take(MAILING, who)
    known = await hall.store.preferences.of(player.id)
    token = environment().token(TOKEN_BYTES)
    letter = letters.proof(known.lang, player.name, hall.channels.base, token)
    try:
        await hall.channels.mail.send(address, letter, digest(token))
    except OSError:
        raise Unavailable("mail-away") from None
    await hall.store.commit(MailAsked(player.id, address, digest(token)))
    return await reach(hall, visit)


@router.post("/mail/proof", summary="It is my address")
async def prove_mail(body: Proof, hall: Hall, visit: Visiting) -> Answer[shapes.Reach]:
    """Prove an address by what the link in the mail says, on whichever browser it was followed."""
    await hall.store.commit(MailProven(digest(body.token)))
    return await reach(hall, visit)


@router.delete("/mail", summary="No more mail")
async def forget_mail(hall: Hall, _player: Account, visit: Visiting) -> Answer[shapes.Reach]:
    """Forget the address."""
    return await _set(hall, visit, {"mail": None, "mail_proof": None})


@router.put("/hook", summary="Tell a program of mine")
async def name_hook(body: HookAddress, hall: Hall, _player: Account, visit: Visiting) -> Answer[shapes.Reach]:
    """Name the address of a program. What is told it is signed with a secret that is drawn anew."""
    await hall.channels.require_hook(body.url)
    secret = new_secret(environment().secret(SECRET_BYTES))
    return await _set(hall, visit, {"hook": body.url, "hook_secret": secret})


@router.delete("/hook", summary="Tell it no more")
async def forget_hook(hall: Hall, _player: Account, visit: Visiting) -> Answer[shapes.Reach]:
    """Forget the address and the secret."""
    return await _set(hall, visit, {"hook": None, "hook_secret": None})


@router.put("/browser", summary="Push to this browser")
async def join(body: NewBrowser, hall: Hall, visit: Visiting) -> Answer[shapes.Reach]:
    """Push to this browser, as long as I am signed in here."""
    await hall.channels.client.require(body.endpoint)
    browser = Browser(body.endpoint, body.p256dh, body.auth, visit.session.id, visit.player.id)
    try:
        hall.channels.push.pushed(browser, "", "/", "")
    except (ValueError, TypeError):
        raise Refusal("browser-keys") from None
    await hall.store.commit(BrowserJoins(browser, now()))
    return await reach(hall, visit)


@router.delete("/browser", summary="Push nothing here")
async def leave(hall: Hall, visit: Visiting) -> Answer[shapes.Reach]:
    """Tell this browser nothing more when no page of the hall is open."""
    found = await hall.store.preferences.browsers(visit.player.id)
    mine = [endpoint for endpoint, session in found.items() if session == visit.session.id]
    if mine:
        await hall.store.commit(*(BrowserLeaves(endpoint) for endpoint in mine))
    return await reach(hall, visit)


@router.post("/trial", status_code=204, summary="Try it")
async def try_it(hall: Hall, player: Guest) -> None:
    """Send me a notice to try every channel that I opened."""
    await hall.limits.take(MAILING, player.id)
    moment = now()
    await hall.store.commit(Notify((Notice(player.id, "tried", "reach", moment, {}, moment),)))


async def _set(hall: Context, visit: Visit, values: Mapping[str, Any]) -> shapes.Reach:
    if values:
        await hall.store.commit(SetPreferences(visit.player.id, values))
    return await reach(hall, visit)


def _checked_address(given: str) -> str:
    """Return an address as mail servers write it; refuse one that is none."""
    try:
        return validate_email(given, check_deliverability=False, allow_smtputf8=False).normalized
    except EmailNotValidError:
        raise Refusal("mail-address", at="address") from None
