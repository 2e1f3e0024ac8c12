"""Speed and memory, beside peers. `python -m benchmarks` says how to run them."""
