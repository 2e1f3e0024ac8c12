"""La Princesa: face-down duels, secrets, and a princess to escape with before the road ends."""
