"""What is kept, as values: rows in no language of a database."""
