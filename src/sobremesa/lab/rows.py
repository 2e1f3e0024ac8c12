"""Tables of any length as Parquet, written group by group: memory is that of a group."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self, final

import msgspec

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.extras import needing
from sobremesa.lab.counting import Row

with needing("parquet"):
    import pyarrow as pa
    from pyarrow import parquet as pq

_GROUP: Final = 2**16  # rows

MATCHES: Final = pa.schema(
    [
        pa.field("match", pa.int64(), nullable=False),
        pa.field("choices", pa.int32()),
        pa.field("turns", pa.int32()),
        pa.field("ending", pa.string()),
        pa.field("winners", pa.list_(pa.int8())),
        pa.field("returns", pa.list_(pa.float64())),
        pa.field("scores", pa.list_(pa.int64())),
        pa.field("seconds", pa.float64()),
        pa.field("failed", pa.string()),
    ]
)


DECISIONS: Final = pa.schema(
    [
        pa.field("match", pa.int64(), nullable=False),
        pa.field("step", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("kind", pa.string(), nullable=False),
        pa.field("legal", pa.list_(pa.int32()), nullable=False),
        pa.field("action", pa.int32(), nullable=False),
        pa.field("at", pa.list_(pa.int32()), nullable=False),
        pa.field("value", pa.list_(pa.float32()), nullable=False),
        pa.field("ending", pa.string(), nullable=False),
        pa.field("won", pa.bool_(), nullable=False),
        pa.field("return", pa.float64(), nullable=False),
    ]
)


class CannotWrite(SobremesaError):
    """A table that can't be written, and why."""


@final
class Table:
    """It takes its name once it is whole; until then, and for ever if it never is, what had the name stays."""

    def __init__(self, file: str | os.PathLike[str], schema: Any, about: dict[str, Any]) -> None:
        self._file = Path(os.path.realpath(file))
        self._draft = self._file.with_name(f".{self._file.name}.{os.getpid()}")
        told = {"sobremesa": msgspec.json.encode(about)}
        self._schema = schema.with_metadata(told)
        try:
            self._writer: Any = pq.ParquetWriter(self._draft, self._schema, compression="zstd")
        except OSError as error:
            raise self._trouble(error) from None
        self._waiting: list[Any] = []
        self._many = 0

    def __enter__(self) -> Self:
        return self

    def add(self, rows: list[Row]) -> None:
        columns = zip(*rows, strict=True)
        arrays = [pa.array(column, field.type) for column, field in zip(columns, self._schema, strict=True)]
        if arrays:
            self.add_batch(pa.record_batch(arrays, schema=self._schema))

    def add_batch(self, batch: Any) -> None:
        self._waiting.append(batch.replace_schema_metadata(self._schema.metadata))
        self._many += len(batch)
        if self._many >= _GROUP:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            try:
                self._writer.write_table(pa.Table.from_batches(self._waiting), row_group_size=_GROUP)
            except OSError as error:
                raise self._trouble(error) from None
        self._waiting, self._many = [], 0

    def finish(self) -> None:
        self._write()
        try:
            self._writer.close()
            self._draft.replace(self._file)
        except OSError as error:
            raise self._trouble(error) from None

    def __exit__(self, *raised: Any) -> None:
        with suppress(OSError):  # which was told of, or doesn't matter any more
            self._writer.close()
        self._draft.unlink(missing_ok=True)

    def _trouble(self, error: OSError) -> CannotWrite:
        why = error.strerror or str(error)
        file = str(self._file)
        return CannotWrite(f"{file}: {why}", "table-file", file=file, errno=error.errno or 0, why=why)


@final
class Spool:
    """Rows of a run that may be interrupted, in order; what the run doesn't know of is dropped when it goes on."""

    def __init__(self, file: Path, known: int) -> None:
        try:
            self._out = file.open("r+b" if file.exists() else "w+b")
            counted, length = 0, 0
            while counted < known and (rows := self._next()):
                counted += len(rows)
                length = self._out.tell()
            self._out.truncate(length)
            self._out.seek(length)
        except OSError as error:
            why = error.strerror or str(error)
            told = str(file)
            raise CannotWrite(f"{file}: {why}", "table-file", file=told, errno=error.errno or 0, why=why) from None
        if counted != known:
            raise CannotWrite(f"{file} is damaged", "run-damaged", file=str(file))

    def add(self, rows: list[Row]) -> None:
        data = msgspec.msgpack.encode(rows)
        self._out.write(len(data).to_bytes(8) + data)

    def sync(self) -> None:
        self._out.flush()
        os.fsync(self._out.fileno())

    def __iter__(self) -> Iterator[list[Row]]:
        self._out.seek(0)
        while rows := self._next():
            yield rows

    def _next(self) -> list[Row]:
        """None if the file ends here, or in the middle of it."""
        length = int.from_bytes(self._out.read(8))
        data = self._out.read(length)
        if not length or len(data) < length:
            return []
        try:
            return [tuple(row) for row in msgspec.msgpack.decode(data)]
        except msgspec.DecodeError:
            return []

    def close(self) -> None:
        self._out.close()


@final
class SpooledTable:
    """Written once all rows are there."""

    def __init__(self, spool: Spool, file: str | os.PathLike[str], about: dict[str, Any]) -> None:
        self._spool = spool
        self._file = file
        self._about = about

    def add(self, rows: list[Row]) -> None:
        self._spool.add(rows)

    def finish(self) -> None:
        with Table(self._file, MATCHES, self._about) as table:
            for rows in self._spool:
                table.add(rows)
            table.finish()


def batch_of(columns: list[list[Any]], schema: Any) -> bytes:
    """Columns as they travel from where they were found."""
    arrays = [pa.array(column, one.type) for column, one in zip(columns, schema, strict=True)]
    told = pa.BufferOutputStream()
    with pa.ipc.new_stream(told, schema) as stream:
        stream.write_batch(pa.record_batch(arrays, schema=schema))
    data: bytes = told.getvalue().to_pybytes()
    return data


def unpacked(data: bytes) -> Iterator[Any]:
    """The batches of what `batch_of` packed."""
    with pa.ipc.open_stream(data) as stream:
        yield from stream
