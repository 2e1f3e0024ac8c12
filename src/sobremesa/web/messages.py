"""What a message asks of a table; what takes longer than asking, or changes nothing, the room does itself."""

from __future__ import annotations

import time

from sobremesa.tables.asking import Asker
from sobremesa.tables.clock import Patience, bot_from
from sobremesa.tables.table import Table
from sobremesa.web import wire
from sobremesa.web.config import Config
from sobremesa.web.presence import Presence


def carry_out(message: wire.FromClient, asker: Asker, presence: Presence, config: Config) -> None:
    match message:
        case wire.Free():
            asker.free(message.option)
        case wire.Say():
            asker.say(message.text)
        case wire.Bet():
            asker.bet(message.chair)
        case wire.Sit():
            asker.sit(message.chair)
        case wire.Lead():
            asker.lead(message.chair)
        case wire.Stand():
            asker.stand(message.chair)
        case wire.Admit():
            asker.admit(message.request, message.yes)
        case wire.SeatBot():
            asker.seat_bot(
                message.chair,
                message.level,
                _may_have_bot(asker.table, message.chair, presence, config.patience),
                config.may_sit,
            )
        case wire.Unseat():
            asker.unseat(message.chair)
        case wire.Remove():
            asker.remove(message.chair, message.yes)
        case wire.RemoveOnlooker():
            asker.remove_onlooker(presence.onlooker(asker.table, message.number))
        case wire.Start():
            asker.start()
        case wire.Seal():
            asker.seal(message.commitment, message.seal)
        case wire.Reveal():
            asker.reveal(message.nonce)
        case wire.CallOff():
            asker.call_off()
        case wire.Undo():
            asker.undo()
        case wire.Agree():
            asker.agree(message.yes)
        case wire.Pause():
            asker.pause(message.paused)
        case wire.RenewLink():
            asker.renew_link(message.spoken)


def _may_have_bot(table: Table, chair: int, presence: Presence, patience: Patience) -> bool:
    """Whether the owner may hand that chair to a bot, as every page is told (`bot_from`)."""
    moments = bot_from(table, presence.away(table), patience)
    at = moments[chair] if chair < len(moments) else None
    return at is not None and at <= time.time()
