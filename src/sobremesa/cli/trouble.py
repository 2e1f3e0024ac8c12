"""What went wrong, in the language of who is at the keyboard."""

from __future__ import annotations

from sobremesa.cli import files
from sobremesa.cli.usage import Usage
from sobremesa.cli.words import Say
from sobremesa.kernel.errors import SobremesaError


def told(error: SobremesaError, say: Say) -> str:
    words = _worded(error, say) if error.said else str(error)
    return f"{words}\n{say('usage', form=error.form)}" if isinstance(error, Usage) else words


def _worded(error: SobremesaError, say: Say) -> str:
    details = dict(error.details)
    if "errno" in details:
        details["why"] = files.reason(int(details.pop("errno")), str(details["why"]), say)
    return say(f"trouble-{error.said}", **details)
