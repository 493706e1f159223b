"""Rebuilds the demo model, a very small one of Voxtral Realtime's kind that writes digits."""
