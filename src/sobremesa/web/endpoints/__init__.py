"""What is fetched over HTTP, one module for what one kind of page asks for."""
