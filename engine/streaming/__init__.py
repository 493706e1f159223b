"""Streams on a loaded model: one alone, or several in one packed batch."""

from engine.streaming.delays import DEFAULT_DELAY_MS, SUPPORTED_DELAYS_MS
from engine.streaming.engine import Engine
from engine.streaming.pieces import TextPiece
from engine.streaming.stream import Stream

__all__ = ["DEFAULT_DELAY_MS", "SUPPORTED_DELAYS_MS", "Engine", "Stream", "TextPiece"]
