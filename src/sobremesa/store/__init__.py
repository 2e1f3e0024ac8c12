"""The record of every table: what is written before anybody is told."""
