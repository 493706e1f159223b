"""Train the demo model.

    python -m demo_model.train --clips DIR --out DIR --minutes 120 [--start FILE] [--processes 2]

`--clips` is what `demo_model.gather` wrote. Several processes of one thread each improve the same
weights in shared memory without waiting for each other: on busy or few cores that makes more of
them than threads that meet after every operation. The learning rate falls to nothing over the given
minutes of wall-clock time. Every few minutes the running average of the weights is written to
DIR/consolidated.safetensors in float32, and everything to go on from to DIR/training.pt; `--start`
takes either kind of file. `demo_model.export` makes the shipped model of the former.
"""

import argparse
import math
import time
from dataclasses import dataclass, field
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn

from demo_model.batches import Batch, batches, load_maker
from demo_model.losses import MARGIN_WEIGHT, margin_loss, spoken_loss, writing_loss
from demo_model.muon import Muon
from demo_model.network import Network, initialise
from demo_model.scenes import SceneMaker
from demo_model.shape import DEMO_SHAPE
from demo_model.targets import FIRST_DIGIT
from demo_model.words import DIGITS

SPOKEN_CLASSES = len(DIGITS) + 1
SPOKEN_WEIGHT = 0.3
WARM_UP_STEPS = 8
ADAM_SHARE = 0.4
AVERAGE_OVER_STEPS = 15
SAVE_EVERY_S = 180


class Trainee(nn.Module):
    """The network, and the helper head that the shipped model does without."""

    def __init__(self) -> None:
        super().__init__()
        self.network = Network(DEMO_SHAPE)
        initialise(self.network)
        self.heard = nn.Linear(DEMO_SHAPE.decoder.dim, SPOKEN_CLASSES)

    def start_from(self, path: Path) -> None:
        """Take the network (safetensors), or everything (training.pt), from an earlier run."""
        if path.suffix == ".safetensors":
            weights = {name: tensor.float() for name, tensor in load_file(path).items()}
            self.network.load_state_dict(weights)
        else:
            self.load_state_dict(torch.load(path))


@dataclass
class Progress:
    """Running means of what is printed."""

    means: dict[str, float] = field(default_factory=dict)

    def add(self, **values: float) -> None:
        """Take one step's values into the means."""
        for name, value in values.items():
            self.means[name] = 0.97 * self.means.get(name, value) + 0.03 * value

    def __str__(self) -> str:
        return "  ".join(f"{name} {value:.4f}" for name, value in self.means.items())


class Learner:
    """One process's optimiser over the shared trainee."""

    def __init__(self, trainee: Trainee, learning_rate: float) -> None:
        self.trainee = trainee
        self.learning_rate = learning_rate
        matrices = [weight for weight in trainee.network.parameters() if _is_hidden(weight)]
        others = [weight for weight in trainee.parameters() if not _is_hidden(weight)]
        self.optimisers = (
            Muon(matrices, lr=learning_rate),
            torch.optim.AdamW(others, lr=learning_rate, betas=(0.9, 0.98), weight_decay=0.01),
        )
        self.progress = Progress()

    def step(self, batch: Batch, rate: float) -> None:
        """One update at `rate` (0..1) of the learning rate."""
        for optimiser, share in zip(self.optimisers, (1.0, ADAM_SHARE), strict=True):
            optimiser.param_groups[0]["lr"] = self.learning_rate * share * rate
        network = self.trainee.network
        audio = network.audio(batch.mel.float())
        delays = len(batch.delays) // len(audio)
        hidden = network.hidden(audio.repeat(delays, 1, 1), batch.inputs, batch.delays)
        logits = network.logits(hidden)
        written = writing_loss(logits, batch)
        margin = margin_loss(logits, batch)
        spoken = spoken_loss(self.trainee.heard(audio), batch)
        loss = written + MARGIN_WEIGHT * margin + SPOKEN_WEIGHT * spoken
        self.trainee.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.trainee.parameters(), 1.0)
        for optimiser in self.optimisers:
            optimiser.step()
        self.progress.add(written=written.item(), margin=margin.item(), spoken=spoken.item())
        self.progress.add(digits=_share_right(logits, batch))


def _is_hidden(weight: nn.Parameter) -> bool:
    """Whether `weight` is a matrix between hidden layers, not the embedding or the helper head."""
    return weight.dim() == 2 and weight.shape[0] not in (DEMO_SHAPE.vocabulary, SPOKEN_CLASSES)


def _share_right(logits: Tensor, batch: Batch) -> float:
    """The share of digits that the network writes, given the right tokens before them."""
    digits = batch.judged & (batch.outputs >= FIRST_DIGIT)
    right = logits[digits].argmax(-1) == batch.outputs[digits]
    return right.float().mean().item() if len(right) else 1.0


@dataclass(frozen=True)
class Run:
    """What every process of a training run is told."""

    maker: SceneMaker
    out: Path
    minutes: float
    learning_rate: float
    seed: int

    def learn(self, number: int, trainee: Trainee) -> None:
        """Train until the time is over; process 0 averages, prints and saves."""
        learner = Learner(trainee, self.learning_rate)
        average = _moving_average(trainee.network)
        begun = saved = time.monotonic()
        for step, batch in enumerate(batches(self.maker, 1000 * self.seed + number)):
            done = (time.monotonic() - begun) / (60 * self.minutes)
            if done >= 1:
                break
            warm_up = min(1.0, (step + 1) / WARM_UP_STEPS)
            learner.step(batch, warm_up * (0.02 + 0.49 * (1 + math.cos(math.pi * done))))
            if number:
                continue
            average.update_parameters(trainee.network)
            if step % 20 == 0:
                seconds = 60 * self.minutes * done
                print(f"{step}  {seconds:.0f} s  {learner.progress}", flush=True)
            if time.monotonic() - saved > SAVE_EVERY_S:
                self.save(trainee, average.module)
                saved = time.monotonic()
        if number == 0:
            self.save(trainee, average.module)

    def save(self, trainee: Trainee, average: nn.Module) -> None:
        """Write both files, each in one move."""
        part = self.out / "part"
        save_file({name: tensor.clone() for name, tensor in average.state_dict().items()}, part)
        part.replace(self.out / "consolidated.safetensors")
        torch.save(trainee.state_dict(), part)
        part.replace(self.out / "training.pt")


def _moving_average(network: Network) -> torch.optim.swa_utils.AveragedModel:
    decay = torch.optim.swa_utils.get_ema_multi_avg_fn(1 - 1 / AVERAGE_OVER_STEPS)
    return torch.optim.swa_utils.AveragedModel(network, multi_avg_fn=decay)


def main() -> None:
    """Start the processes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clips", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--learning-rate", type=float, default=2.5e-3)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(arguments.seed)
    trainee = Trainee()
    if arguments.start:
        trainee.start_from(arguments.start)
    trainee.share_memory()
    arguments.out.mkdir(parents=True, exist_ok=True)
    run = Run(
        maker=load_maker(arguments.clips),
        out=arguments.out,
        minutes=arguments.minutes,
        learning_rate=arguments.learning_rate,
        seed=arguments.seed,
    )
    torch.multiprocessing.start_processes(
        run.learn, (trainee,), nprocs=arguments.processes, start_method="fork"
    )


if __name__ == "__main__":
    main()
