"""Outside servers on this machine that record what they receive: programs, push services, mail."""

import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.ports import free_port


@dataclass
class Received:
    """A request that was received."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A server that answers with these statuses in turn, and then with the last one. It does not answer while `answer`
    is unset.
    """

    address: str
    statuses: list[int]
    requests: list[Received] = field(default_factory=list)
    answer: threading.Event = field(default_factory=threading.Event)


@contextmanager
def receiving(*statuses: int, **headers: str) -> Iterator[Receiver]:
    """Yield a server on loopback."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            body = self.rfile.read(length)
            if len(body) < length:  # the sender left in the middle
                return
            receiver.requests.append(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            receiver.answer.wait()
            status = receiver.statuses.pop(0) if len(receiver.statuses) > 1 else receiver.statuses[0]
            with suppress(BrokenPipeError, ConnectionResetError):  # the sender may be gone
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}", list(statuses or (201,)))
    receiver.answer.set()
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.answer.set()
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """The secrets that a browser keeps of a push subscription, and with which it reads messages."""

    def __init__(self, endpoint: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.told = {"endpoint": endpoint, "p256dh": _text(public), "auth": _text(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Return the message that was pushed."""
        opened = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return dict(json.loads(opened))


def _text(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


@dataclass
class Post:
    """A mail server and the letters that it received."""

    address: str
    letters: list[EmailMessage] = field(default_factory=list)

    def to(self, address: str) -> list[EmailMessage]:
        """Return the letters to an address."""
        return [letter for letter in self.letters if letter["To"] == address]


@contextmanager
def post_office() -> Iterator[Post]:
    """Yield a mail server on loopback."""
    port = free_port()
    post = Post(f"smtp://127.0.0.1:{port}")

    class Office:
        async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
            assert isinstance(envelope.content, bytes)
            post.letters.append(message_from_bytes(envelope.content, policy=policy.default))
            return "250 taken"

    controller = Controller(Office(), "127.0.0.1", port)
    controller.start()
    try:
        yield post
    finally:
        controller.stop()
