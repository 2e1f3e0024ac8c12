"""Everything that goes over the wire, written once: checked here on the way in, generated for TypeScript.

A client opens one WebSocket for a table. Whatever happens, it is sent the whole `Table` as its chair may see it,
with what happened since the last one; there is nothing to merge and nothing to miss.
"""

from sobremesa.web.wire.fetched import *  # noqa: F403
from sobremesa.web.wire.from_client import *  # noqa: F403
from sobremesa.web.wire.passkeys import *  # noqa: F403
from sobremesa.web.wire.to_client import *  # noqa: F403
from sobremesa.web.wire.words import *  # noqa: F403
