"""Mail: letters sent through the server that the host named."""

from email.message import EmailMessage
from email.utils import formataddr
from urllib.parse import unquote, urlsplit

import aiosmtplib

from parlour.web.delivery.addresses import MAIL_PORTS
from parlour.web.delivery.letters import Letter

PATIENCE = 20.0  # seconds


class Mail:
    """A server as `smtp://name:password@host:port`, or `smtps://` where it speaks TLS from the first byte.

    With `smtp://` it begins TLS when it can. The hall calls itself by `sender` there.
    """

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender

    async def send(self, to: str, letter: Letter, mail_id: str) -> None:
        """Hand a letter over; of two with one id the reader's program keeps one. Raise OSError if it cannot be."""
        message = EmailMessage()
        message["From"] = formataddr(("parlour", self._sender))
        message["To"] = to
        message["Subject"] = " ".join(letter.subject.split())
        message["Message-ID"] = f"<{mail_id}@{self._sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        server = self._server
        try:
            await aiosmtplib.send(
                message,
                sender=self._sender,
                recipients=[to],
                hostname=server.hostname,
                port=server.port or MAIL_PORTS[server.scheme],
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPException as error:
            raise ConnectionError(repr(error)) from error
