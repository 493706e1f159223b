"""Streams on a loaded model: one alone, or several in one packed batch."""
