"""Make the shipped model of a training's weights: Mistral's three files, weights in bfloat16.

python -m demo_model.export RUN/consolidated.safetensors... --out ../resources/demo-model

Several files, states of one training, are averaged: states that lean to lost words and states that
lean to false ones make one that does less of either.
"""

import argparse
import json
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file

from demo_model.shape import DEMO_SHAPE
from demo_model.tekken import tekken_json


def main() -> None:
    """Write the three files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("weights", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    states = [load_file(path) for path in arguments.weights]
    trained = {name: sum(state[name] for state in states) / len(states) for name in states[0]}
    arguments.out.mkdir(parents=True, exist_ok=True)
    rounded = {name: weight.to(torch.bfloat16) for name, weight in trained.items()}
    save_file(rounded, arguments.out / "consolidated.safetensors", metadata={"format": "pt"})
    for name, contents in (
        ("params.json", DEMO_SHAPE.params_json()),
        ("tekken.json", tekken_json()),
    ):
        text = json.dumps(contents, indent=1, ensure_ascii=False)
        (arguments.out / name).write_text(text + "\n", encoding="utf-8")
    print(f"{sum(weight.numel() for weight in rounded.values())} parameters in {arguments.out}")


if __name__ == "__main__":
    main()
