"""Two worlds at the table's floor: what differs only in what people may not know reaches them as the same bytes."""
