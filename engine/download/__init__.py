"""Fetching the full model from a Hugging Face hub, and verifying it."""
