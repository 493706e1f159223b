"""Listening: threads from the sound to the transcript, without a window."""
