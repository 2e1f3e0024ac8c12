"""A request that needs a room another server has is put to that server, and answered with what it says."""

from __future__ import annotations

import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sobremesa.web.answers import problem
from sobremesa.web.headers import target_of
from sobremesa.web.passing import Asked, Neighbours, Unreachable

logger: Final = logging.getLogger(__name__)

SAID: Final = "said"  # under which the body of a request is kept in its scope once it has been read


async def answer_of(neighbours: Neighbours, owner: str, request: Request) -> Response:
    scope = request.scope
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in request.headers.raw]
    method = "GET" if request.method == "HEAD" else request.method
    asked = Asked(target_of(scope), headers, scope["address"], method, scope.get(SAID, b""))
    try:
        if scope["is_passed"]:
            raise Unreachable("the table has moved on meanwhile")
        answer = await neighbours.forward(owner, asked)
    except Unreachable as error:
        logger.info("a request could not be passed on: %s", error)
        return problem(503, "moving", "the table is moving; try again in a moment")
    told = Response(answer.body, answer.status)
    told.raw_headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
    return told
