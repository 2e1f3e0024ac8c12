"""What a finished match looked like from above: each side's chance turn by turn, and where it turned."""
