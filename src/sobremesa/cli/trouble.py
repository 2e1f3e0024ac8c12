"""What went wrong, in the language of who is at the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

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


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around the import of what isn't installed with every Sobremesa: what is missing, and how one gets it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "sobremesa":
            raise
        message = f'there is no {missing} here, which this needs: pip install "sobremesa[{extra}]"'
        raise SobremesaError(message, "no-extra", module=missing, extra=extra) from None
