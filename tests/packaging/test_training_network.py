"""The network the demo model is trained with computes what the engine computes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile
import torch
from demo_model.frontend import log_mel, mel_filters
from demo_model.network import Network
from demo_model.shape import DEMO_SHAPE
from safetensors.torch import load_file

from tests.engine.recording import EXACT, RecordingEngine, hear

# Three times as long as the encoder looks back.
N_SAMPLES = 6 * 16_000
RESOURCES = Path(__file__).parents[2] / "resources"
LEFT_PAD_TOKENS = 32
SAMPLES_PER_TOKEN = 1280
BOS, BLANK = 1, 32


@pytest.mark.parametrize("delay_ms", [240, 480, 2400])
@torch.no_grad()
def test_logits_are_the_engines(delay_ms: int) -> None:
    folder = RESOURCES / "demo-model"
    samples, _ = soundfile.read(
        RESOURCES / "samples" / "digits.flac", frames=N_SAMPLES, dtype="float32"
    )
    n_delay = delay_ms // 80
    heard = hear(RecordingEngine.load(folder, EXACT), samples, delay_ms)

    weights = load_file(folder / "consolidated.safetensors")
    network = Network(DEMO_SHAPE)
    network.load_state_dict({name: weight.float() for name, weight in weights.items()})
    n_right = -len(samples) % SAMPLES_PER_TOKEN + (n_delay + 11) * SAMPLES_PER_TOKEN
    padded = torch.from_numpy(np.concatenate((samples, np.zeros(n_right, np.float32))))
    mel = log_mel(padded, mel_filters(), LEFT_PAD_TOKENS * SAMPLES_PER_TOKEN)
    audio = network.audio(mel[None])
    prompt = [BOS] + [BLANK] * (LEFT_PAD_TOKENS + n_delay)
    tokens = torch.tensor([(prompt + heard.tokens)[: audio.shape[1]]])
    logits = network.logits(network.hidden(audio, tokens, torch.tensor([n_delay])))
    expected = logits[0, len(prompt) - 1 :]
    assert heard.logits.shape == expected.shape
    assert (heard.logits - expected).abs().max() < 1e-3 * expected.abs().max()
    assert len(heard.text.split()) >= 5
