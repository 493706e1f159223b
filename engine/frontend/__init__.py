"""Samples in, log-mel frames out: the streaming front end of the model."""

from engine.frontend.log_mel_stream import LogMelStream
from engine.frontend.mel import mel_band_edges_hz, mel_filterbank
from engine.frontend.silence import SILENCE_DBFS, SilenceDetector

__all__ = [
    "SILENCE_DBFS",
    "LogMelStream",
    "SilenceDetector",
    "mel_band_edges_hz",
    "mel_filterbank",
]
