"""A server besieged: many tables, many attackers, and a hand that kills it again and again."""
