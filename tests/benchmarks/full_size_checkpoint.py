"""Write a random checkpoint with the true shapes of Voxtral-Mini-4B-Realtime, in Mistral's format.

    python -m tests.benchmarks.full_size_checkpoint FOLDER

It holds 711 bfloat16 tensors in 8.86 GB and a tekken.json of 131072 ids: enough to measure loading,
memory and speed of the real model, though what it writes is noise. Memory stays under 1 GB.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import torch
from torch import Tensor

from engine.checkpoint.mistral_config import read_mistral_config
from engine.checkpoint.tensor_table import Shape, tensor_shapes
from tests.random_checkpoint import CheckpointShape, mistral_params
from tests.tekken_file import FULL_VOCAB_SIZE, full_tekken, write_tekken

FULL_SIZE = CheckpointShape(
    dim=3072,
    n_layers=26,
    n_heads=32,
    n_kv_heads=8,
    head_dim=128,
    hidden_dim=9216,
    vocab_size=FULL_VOCAB_SIZE,
    window_tokens=8192,
    encoder_dim=1280,
    encoder_layers=32,
    encoder_heads=32,
    encoder_head_dim=64,
    encoder_hidden_dim=5120,
    encoder_window_states=750,
)

# Values are drawn once and cut from this pool at random places: drawing 4.4 billion takes minutes.
# Its length shares no factor with a row's, so that the rows of a tensor differ.
_POOL_SIZE = 2**25 + 9
_WRITE_SIZE = 2**23
_MARGIN_BYTES = 2**30


def write_full_size_checkpoint(folder: Path, shape: CheckpointShape = FULL_SIZE) -> None:
    """Write params.json, consolidated.safetensors and tekken.json into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    params = folder / "params.json"
    params.write_text(json.dumps(mistral_params(shape), indent=2), encoding="utf-8")
    shapes = tensor_shapes(read_mistral_config(params))
    n_bytes = 2 * sum(math.prod(one) for one in shapes.values())
    free_bytes = shutil.disk_usage(folder).free
    if free_bytes < n_bytes + _MARGIN_BYTES:
        raise SystemExit(f"{folder} needs {n_bytes / 1e9:.1f} GB, {free_bytes / 1e9:.1f} are free.")
    unfinished = folder / "consolidated.safetensors.part"
    with unfinished.open("wb") as file:
        _write_header(file, shapes)
        for values in _random_values(shapes):
            file.write(values.view(torch.uint8).numpy().data)
    unfinished.rename(folder / "consolidated.safetensors")
    write_tekken(folder, full_tekken())


def _write_header(file: BinaryIO, shapes: dict[str, Shape]) -> None:
    header: dict[str, object] = {"__metadata__": {"format": "pt"}}
    end = 0
    for name, shape in shapes.items():
        start, end = end, end + 2 * math.prod(shape)
        header[name] = {"dtype": "BF16", "shape": shape, "data_offsets": [start, end]}
    encoded = json.dumps(header).encode()
    encoded += b" " * (-len(encoded) % 8)
    file.write(len(encoded).to_bytes(8, "little"))
    file.write(encoded)


def _random_values(shapes: dict[str, Shape]) -> Iterator[Tensor]:
    generator = torch.Generator().manual_seed(0)
    places = random.Random(0)
    pool = torch.randn(_POOL_SIZE, generator=generator)
    for name, shape in shapes.items():
        mean, deviation = _distribution(name, shape)
        left = math.prod(shape)
        place = places.randrange(_POOL_SIZE)
        while left:
            n_values = min(left, _WRITE_SIZE, _POOL_SIZE - place)
            values = pool[place : place + n_values]
            yield (values * deviation + mean).to(torch.bfloat16)
            place = (place + n_values) % _POOL_SIZE
            left -= n_values


def _distribution(name: str, shape: Shape) -> tuple[float, float]:
    """Return mean and deviation that keep every layer's output near the size of its input."""
    if "norm.weight" in name:
        return 1.0, 0.1
    if name.endswith(".bias"):
        return 0.0, 0.1
    return 0.0, 1 / math.sqrt(math.prod(shape[1:]))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where to write; needs 9 GB and 1 GB to spare")
    folder = parser.parse_args().folder
    start_s = time.perf_counter()
    write_full_size_checkpoint(folder)
    print(f"{folder}: written in {time.perf_counter() - start_s:.0f} s")


if __name__ == "__main__":
    main()
