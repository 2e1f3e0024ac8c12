"""A key that somebody's own device keeps (WebAuthn), by which they come back after years: nobody has to have one.

It is offered only where a browser would make one: by https, or at `localhost`; and never at a bare address, which is no
name that a key could be for.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final, final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.store.errors import Conflict
from sobremesa.store.kept.passkeys import NewPasskey, NoPasskey, Passkey, Spent
from sobremesa.store.passkeys import MOST_PASSKEYS
from sobremesa.web import wire
from sobremesa.web.answers import Problem, json
from sobremesa.web.base64url import base64url, from_base64url
from sobremesa.web.browser_names import named
from sobremesa.web.challenges import SECONDS, Challenges, Purpose
from sobremesa.web.hosts import name_in

if TYPE_CHECKING:
    from sobremesa.web.face import Face

_made: Final = msgspec.json.Decoder(wire.PasskeyMade)
_answer: Final = msgspec.json.Decoder(wire.PasskeyAnswer)
_TIE: Final = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_ES256, _EDDSA, _RS256 = -7, -8, -257
ALGORITHMS: Final = (_EDDSA, _ES256, _RS256)  # of signatures, by their numbers in COSE


class _ClientData(msgspec.Struct):
    """Of what a browser has its devices sign, what we look at before the library looks at all of it."""

    challenge: str


_client_data: Final = msgspec.json.Decoder(_ClientData)


@cache
def has_library() -> bool:
    return find_spec("webauthn") is not None


def key_name(origin: str) -> str:
    """For which name a key is made at that origin (`rp.id`); "" where no browser would make one."""
    parts = urlsplit(origin)
    name = name_in(parts.netloc)
    try:
        ip_address(name)
    except ValueError:
        is_safe = parts.scheme == "https" or name == "localhost" or name.endswith(".localhost")
        return name if is_safe else ""
    return ""


@final
class Passkeys:
    def __init__(self, face: Face) -> None:
        self._face = face
        self._known: Challenges | None = None

    @property
    def _challenges(self) -> Challenges:
        if self._known is None:
            self._known = Challenges(self._face.hub.store.key)
        return self._known

    # --- one's own -------------------------------------------------------------------------------------------------

    async def list(self, request: Request) -> Response:
        person, _ = await self._face.whose(request)
        found = await self._face.hub.store.passkeys_of(person.id)
        return json([wire.Passkey(one.id, one.name, one.since, one.used) for one in found])

    async def ask_for_one(self, request: Request) -> Response:
        """What a device needs to make a key for whoever asks."""
        self._face.must_be_ours(request)
        person, browser = await self._face.whose(request)
        name = self._must_be_offered(request)
        known = await self._face.hub.store.passkeys_of(person.id)
        self._must_have_room(known)
        challenge = self._challenges.fresh("make", browser.key_hash)
        return json(
            wire.PasskeyToMake(
                base64url(challenge),
                name,
                base64url(person.id.encode()),
                person.name,
                [base64url(one.credential) for one in known],
                ALGORITHMS,
            )
        )

    async def add(self, request: Request) -> Response:
        asked = await self._face.body(request, _made)
        person, browser = await self._face.whose(request)
        name = self._must_be_offered(request)
        self._must_not_guess(request)
        self._must_have_room(await self._face.hub.store.passkeys_of(person.id))
        spent = self._spent(asked.client_data, "make", browser.key_hash)
        made = await asyncio.to_thread(_looked_at, asked, request.headers["origin"], name)
        now = time.time()
        passkey = Passkey(
            secrets.token_hex(8),
            person.id,
            made.credential_id,
            made.credential_public_key,
            made.sign_count,
            named(request.headers.get("user-agent", "")),
            now,
            now,
        )
        try:
            await self._face.hub.store.written(NewPasskey(passkey, spent))
        except Conflict:
            raise _refused() from None
        return json(wire.Passkey(passkey.id, passkey.name, now, now), 201)

    async def remove(self, request: Request) -> Response:
        self._face.must_be_ours(request)
        person, _ = await self._face.whose(request)
        asked: str = request.path_params["passkey"]
        store = self._face.hub.store
        if all(one.id != asked for one in await store.passkeys_of(person.id)):
            raise Problem(404, "no-passkey", "there is no such passkey of yours")
        await store.written(NoPasskey(asked, person.id))
        return json(wire.Me(person.name))

    # --- coming back -----------------------------------------------------------------------------------------------

    async def challenge(self, request: Request) -> Response:
        """What whoever has no key here yet may answer, from this browser only."""
        name = key_name(self._own_origin(request)) if has_library() else ""
        if not name:
            return json(wire.PasskeyChallenge("", ""))
        tie = self._tie(request) or secrets.token_urlsafe(16)
        told = wire.PasskeyChallenge(base64url(self._challenges.fresh("use", tie.encode())), name)
        secure = "; Secure" if self._face.config.secure else ""
        cookie = f"{self._tie_name}={tie}; Path=/; Max-Age={SECONDS:.0f}; HttpOnly; SameSite=Strict{secure}"
        return json(told, headers={"Set-Cookie": cookie})

    async def come_back(self, request: Request) -> Response:
        asked = await self._face.body(request, _answer)
        name = self._must_be_offered(request)
        self._must_not_guess(request)
        spent = self._spent(asked.client_data, "use", self._tie(request).encode())
        hub = self._face.hub
        passkey = await hub.store.passkey_with(_bytes(asked.credential))
        if passkey is None or _bytes(asked.person) != passkey.person.encode():
            raise _unknown()
        signs = await asyncio.to_thread(_signed, asked, request.headers["origin"], name, passkey)
        known = await hub.guests.whose(request.headers.getlist("cookie"), even_barred=True)
        before = known[1] if known is not None else None
        came = await hub.guests.come_back(passkey, signs, request.headers.get("user-agent", ""), before, spent)
        if came is None:
            raise _unknown()
        if before is not None:
            hub.close_browser(before.key_hash)
        person, header = came
        return json(wire.Me(person.name), headers={"Set-Cookie": header})

    # --- what all of them need ---------------------------------------------------------------------------------------

    def _own_origin(self, request: Request) -> str:
        """Where the page comes from; a host that isn't ours was turned away before."""
        host = request.headers["host"]
        return next((one for one in self._face.config.origins if urlsplit(one).netloc == host), f"http://{host}")

    def _must_be_offered(self, request: Request) -> str:
        name = key_name(request.headers["origin"]) if has_library() else ""
        if not name:
            raise Problem(404, "no-passkeys", "passkeys are not to be had here")
        return name

    def _must_have_room(self, known: Sequence[Passkey]) -> None:
        if len(known) >= MOST_PASSKEYS:
            raise Problem(409, "too-many-passkeys", "remove one of your passkeys first")

    def _must_not_guess(self, request: Request) -> None:
        """Like codes: every try counts, not only the wrong ones."""
        if not self._face.gate.handovers.take(request.scope["address"]):
            raise Problem(429, "too-fast", "too many tries from there; wait a minute")

    @property
    def _tie_name(self) -> str:
        """The cookie that ties a challenge to the browser it was given to."""
        return f"{self._face.hub.guests.cookie}-passkey"

    def _tie(self, request: Request) -> str:
        said = request.cookies.get(self._tie_name, "")
        return said if _TIE.fullmatch(said) else ""

    def _spent(self, client_data: str, purpose: Purpose, browser: bytes) -> Spent:
        try:
            said = _client_data.decode(_bytes(client_data)).challenge
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise _refused() from None
        spent = self._challenges.spent(_bytes(said), purpose, browser) if browser else None
        if spent is None:
            raise _refused()
        return spent


def _looked_at(asked: wire.PasskeyMade, origin: str, name: str) -> Any:
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    try:
        return verify_registration_response(
            credential=_credential(
                asked.credential, clientDataJSON=asked.client_data, attestationObject=asked.attestation
            ),
            expected_challenge=_challenge_in(asked.client_data),
            expected_origin=origin,
            expected_rp_id=name,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(one) for one in ALGORITHMS],
        )
    except Exception:  # whatever it is that a stranger's bytes break on, they are no key
        raise _refused() from None


def _signed(asked: wire.PasskeyAnswer, origin: str, name: str, passkey: Passkey) -> int:
    """How often the device has signed by now; nobody is told what was wrong with an answer."""
    from webauthn import verify_authentication_response

    try:
        return verify_authentication_response(
            credential=_credential(
                asked.credential,
                clientDataJSON=asked.client_data,
                authenticatorData=asked.authenticator_data,
                signature=asked.signature,
                userHandle=asked.person,
            ),
            expected_challenge=_challenge_in(asked.client_data),
            expected_origin=origin,
            expected_rp_id=name,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.signs,
        ).new_sign_count
    except Exception:  # whatever it is that a stranger's bytes break on, they open nothing
        raise _unknown() from None


def _credential(credential: str, **response: str) -> dict[str, Any]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": response}


def _challenge_in(client_data: str) -> bytes:
    """It was found to be ours before."""
    return _bytes(_client_data.decode(_bytes(client_data)).challenge)


def _refused() -> Problem:
    return Problem(400, "bad-passkey", "that answers nothing that was asked here; try again")


def _unknown() -> Problem:
    return Problem(404, "no-passkey", "this passkey opens nothing, or nothing any more")


def _bytes(text: str) -> bytes:
    """Whatever can't be read is nobody's."""
    try:
        return from_base64url(text)
    except ValueError:
        return b""
