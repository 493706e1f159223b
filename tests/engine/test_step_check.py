"""The step check lets a decode step through, and stops one that works on weights."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors import safe_open
from safetensors.torch import save_file
from torch import Tensor
from torch._dynamo.backends.registry import lookup_backend
from torch.nn import functional

from engine.errors import SettingError, StepCheckError
from engine.step_check import StepCheck, step_check_from_environment

Weights = dict[str, Tensor]
Step = Callable[[Weights], object]

PLENTY_BYTES = 1 << 30
DIM = 16
VOCAB = 40


@pytest.fixture
def weights() -> Weights:
    generator = torch.Generator().manual_seed(0)

    def draw(*shape: int) -> Tensor:
        return torch.randn(*shape, generator=generator)

    return {
        "embedding": draw(VOCAB, DIM),
        "wq": draw(DIM, DIM),
        "bias": draw(DIM),
        "norm": draw(DIM),
        "conv": draw(DIM, DIM, 3),
        "quantised": torch.randint(-8, 8, (DIM, DIM), dtype=torch.int8),
        "scales": draw(DIM, 1),
    }


@pytest.fixture(params=[torch.no_grad, torch.inference_mode], ids=["no_grad", "inference_mode"])
def grad_mode(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run a test in both ways to do without gradients: operators arrive whole in the second."""
    with request.param():
        yield


def _activations(n_rows: int = 2) -> Tensor:
    return torch.linspace(-1.0, 1.0, n_rows * DIM).view(n_rows, DIM)


ALLOWED: dict[str, Step] = {
    "linear": lambda w: functional.linear(_activations(), w["wq"], w["bias"]),
    "many rows": lambda w: functional.linear(_activations(100), w["wq"], w["bias"]),
    "tied head": lambda w: _activations() @ w["embedding"].t(),
    "norm": lambda w: functional.rms_norm(_activations(), (DIM,), w["norm"], 1e-5),
    "norm of one row": lambda w: _activations(1) * w["norm"],
    "norm in float32": lambda w: (_activations().bfloat16().float() * w["norm"]).bfloat16(),
    "in place": lambda w: _activations().mul_(w["norm"]).add_(w["bias"]),
    "into a buffer": lambda w: torch.mm(_activations(), w["wq"], out=torch.empty(2, DIM)),
    "embedding": lambda w: functional.embedding(torch.tensor([3, 3, 1]), w["embedding"]),
    "rows by index": lambda w: w["embedding"][torch.tensor([3, 1])] + _activations(),
    "rows by index_select": lambda w: w["embedding"].index_select(0, torch.tensor([5])),
    "embedding into a buffer": lambda w: torch.index_select(
        w["embedding"], 0, torch.tensor([5, 6]), out=torch.empty(2, DIM)
    ),
    "one row as a view": lambda w: w["embedding"][7] + _activations(),
    "views": lambda w: w["wq"].t().unflatten(0, (4, 4))[1:3].unsqueeze(0).expand(2, 2, 4, DIM),
    "the same dtype": lambda w: w["wq"].to(torch.float32).contiguous(),
    "statistics": lambda w: w["embedding"].sum(),
    "conv": lambda w: functional.conv1d(_activations(DIM)[None], w["conv"], w["bias"]),
    "attention": lambda w: functional.scaled_dot_product_attention(
        *(functional.linear(_activations(4), w["wq"]).view(1, 4, 2, 8).transpose(1, 2),) * 3
    ),
    "activations converted and copied": lambda w: torch.cat(
        [_activations().bfloat16().float(), _activations().clone()]
    ),
    "a cache written": lambda w: torch.zeros(9, DIM).index_copy_(
        0, torch.tensor([3, 4]), _activations() @ w["wq"]
    ),
}

VIOLATIONS: dict[str, tuple[Step, str, str]] = {
    "to bfloat16": (lambda w: w["wq"].bfloat16(), "_to_copy", "converts the weight wq"),
    "to float64": (lambda w: w["norm"].double(), "_to_copy", "converts the weight norm"),
    "a view converted": (lambda w: w["wq"].t()[2:4].half(), "_to_copy", "converts the weight wq"),
    "converted in a product": (
        lambda w: _activations().bfloat16() @ w["wq"].bfloat16(),
        "_to_copy",
        "converts the weight wq from torch.float32 to torch.bfloat16",
    ),
    "copied into another dtype": (
        lambda w: torch.empty(DIM, DIM, dtype=torch.bfloat16).copy_(w["wq"]),
        "copy_",
        "converts the weight wq",
    ),
    "copied into a buffer": (
        lambda w: torch.empty(DIM, DIM).copy_(w["wq"]),
        "copy_",
        "weight wq",
    ),
    "clone": (lambda w: w["bias"].clone(), "clone", "weight bias"),
    "contiguous": (lambda w: w["wq"].t().contiguous(), "clone", "weight wq"),
    "reshape": (lambda w: w["wq"].t().reshape(-1), "", "weight wq"),
    "flatten of a view": (lambda w: w["embedding"][:, 1:9].flatten(), "", "weight embedding"),
    "cat of weights": (lambda w: torch.cat([w["wq"], w["embedding"]]), "cat", "weight"),
    "cat with activations": (lambda w: torch.cat([_activations(), w["wq"]]), "cat", "weight wq"),
    "stack": (lambda w: torch.stack([w["bias"], w["norm"]]), "stack", "weight"),
    "repeat": (lambda w: w["bias"].repeat(2), "", "weight bias"),
    "repeat_interleave": (lambda w: w["wq"].repeat_interleave(2, 0), "", "weight wq"),
    "padding": (lambda w: functional.pad(w["wq"], (0, 1)), "constant_pad_nd", "weight wq"),
    "flip": (lambda w: w["wq"].flip(0), "flip", "weight wq"),
    "scaled": (lambda w: w["wq"] * 2.0, "mul", "weight wq"),
    "scaled by a tensor": (lambda w: w["wq"] * torch.tensor(2.0), "mul", "weight wq"),
    "scaled into a buffer": (
        lambda w: torch.mul(w["wq"], 2.0, out=torch.empty(DIM, DIM)),
        "mul",
        "weight wq",
    ),
    "dequantised": (lambda w: w["quantised"] * w["scales"], "mul", "weight quantised"),
    "all rows gathered": (
        lambda w: w["embedding"][torch.arange(VOCAB)],
        "index",
        "weight embedding",
    ),
    "all rows selected": (
        lambda w: w["wq"].index_select(1, torch.arange(DIM).flip(0)),
        "index_select",
        "weight wq",
    ),
    "overwritten": (lambda w: w["wq"].mul_(2.0), "mul_", "overwrites the weight wq"),
    "a row overwritten": (lambda w: w["wq"][3].zero_(), "zero_", "overwrites the weight wq"),
    "overwritten as a result": (
        lambda w: torch.mm(_activations(DIM), _activations(DIM).t(), out=w["wq"]),
        "mm",
        "overwrites the weight wq",
    ),
}


@pytest.mark.usefixtures("grad_mode")
@pytest.mark.parametrize("name", ALLOWED)
def test_what_a_decode_step_does_is_allowed(name: str, weights: Weights) -> None:
    expected = ALLOWED[name](weights)
    with StepCheck(weights, PLENTY_BYTES):
        result = ALLOWED[name](weights)
    assert isinstance(expected, Tensor)
    assert isinstance(result, Tensor)
    assert torch.equal(result, expected)


@pytest.mark.usefixtures("grad_mode")
@pytest.mark.parametrize("name", VIOLATIONS)
def test_work_on_weights_is_refused(name: str, weights: Weights) -> None:
    step, operator, message = VIOLATIONS[name]
    with pytest.raises(StepCheckError, match=message) as raised, StepCheck(weights, PLENTY_BYTES):
        step(weights)
    assert f"aten.{operator}" in str(raised.value)


def test_a_weight_is_not_overwritten_before_it_is_refused(weights: Weights) -> None:
    before = weights["wq"].clone()
    with pytest.raises(StepCheckError), StepCheck(weights, PLENTY_BYTES):
        weights["wq"].zero_()
    assert torch.equal(weights["wq"], before)


def test_other_tensors_may_be_converted_and_copied(weights: Weights) -> None:
    other = torch.ones(DIM, DIM)
    with StepCheck(weights, PLENTY_BYTES):
        assert other.bfloat16().float().clone().sum() == DIM * DIM


def test_tensors_of_one_mapped_file_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "weights.safetensors"
    save_file({"first": torch.ones(64), "second": torch.ones(64), "cache": torch.ones(64)}, path)
    with safe_open(path, framework="pt") as file:
        tensors = {name: file.get_tensor(name) for name in ("first", "second", "cache")}
    weights = {name: tensors[name] for name in ("first", "second")}
    with StepCheck(weights, PLENTY_BYTES):
        tensors["cache"].bfloat16()
    for name in weights:
        with pytest.raises(StepCheckError, match=name), StepCheck(weights, PLENTY_BYTES):
            tensors[name].bfloat16()


def test_neighbours_in_one_storage_are_told_apart() -> None:
    storage = torch.arange(96.0)
    weights = {"low": storage[:32], "high": storage[64:].view(4, 8)}
    between = storage[32:64]
    with StepCheck(weights, PLENTY_BYTES):
        between.half()
        between.zero_()
    with pytest.raises(StepCheckError, match="high"), StepCheck(weights, PLENTY_BYTES):
        storage[95:].half()
    with pytest.raises(StepCheckError, match="low"), StepCheck(weights, PLENTY_BYTES):
        storage[:33].half()


def test_weights_that_are_views_of_each_other_are_both_named() -> None:
    fused = torch.zeros(3, 8)
    weights = {"wqkv": fused, "wk": fused[1]}
    with pytest.raises(StepCheckError, match="wqkv / wk"), StepCheck(weights, PLENTY_BYTES):
        fused[1].half()


def test_new_storages_are_counted_and_views_are_not(weights: Weights) -> None:
    check = StepCheck(weights, PLENTY_BYTES)
    activations = _activations()
    buffer = torch.empty(2, DIM)
    with check:
        activations.view(-1)[3:].unsqueeze(0)
        activations.mul_(2.0)
        torch.mm(activations, weights["wq"], out=buffer)
    assert check.allocated_bytes == 0
    with check:
        result = functional.linear(activations, weights["wq"]) + 1.0
        result.view(-1)
        torch.empty(100, dtype=torch.uint8)
    assert check.allocated_bytes == 2 * activations.nbytes + 100


def test_a_buffer_that_had_to_grow_is_counted(weights: Weights) -> None:
    check = StepCheck(weights, PLENTY_BYTES)
    buffer = torch.empty(0)
    with check:
        torch.mm(_activations(), weights["wq"], out=buffer)
    assert check.allocated_bytes >= buffer.nbytes


def test_memory_that_is_reused_counts_each_time(weights: Weights) -> None:
    check = StepCheck(weights, PLENTY_BYTES)
    with check:
        for _ in range(10):
            torch.empty(1000, dtype=torch.uint8)
    assert check.allocated_bytes == 10_000


@pytest.mark.usefixtures("grad_mode")
def test_the_budget_is_one_for_each_step(weights: Weights) -> None:
    activations = _activations()
    check = StepCheck(weights, budget_bytes=3 * activations.nbytes)

    def step(n_layers: int) -> None:
        for _ in range(n_layers):
            functional.linear(activations, weights["wq"])

    for _ in range(5):
        with check:
            step(3)
    with pytest.raises(StepCheckError, match="budget is 384") as raised, check:
        step(4)
    assert "aten.mm" in str(raised.value)
    assert raised.value.parameter == "budget_bytes"


def test_nothing_is_watched_after_a_step_not_even_after_a_failed_one(weights: Weights) -> None:
    check = StepCheck(weights, PLENTY_BYTES)
    with pytest.raises(StepCheckError), check:
        weights["wq"].half()
    assert weights["wq"].half().dtype == torch.float16
    with check:
        _activations() @ weights["wq"]


@pytest.fixture
def _fresh_compiler() -> Iterator[None]:
    torch.compiler.reset()
    yield
    torch.compiler.reset()


class CountingBackend:
    """A torch.compile backend that counts the graphs it is given."""

    def __init__(self, name: str) -> None:
        self._compile = lookup_backend(name)
        self.graphs = 0

    def __call__(self, graph: torch.fx.GraphModule, inputs: list[Tensor]) -> Any:
        self.graphs += 1
        return self._compile(graph, inputs)


@pytest.mark.usefixtures("_fresh_compiler", "grad_mode")
@pytest.mark.parametrize("backend_name", ["eager", "aot_eager"])
def test_compiled_functions_compile_and_run_under_the_check(
    backend_name: str, weights: Weights
) -> None:
    def step(activations: Tensor) -> Tensor:
        hidden = functional.rms_norm(activations, (DIM,), weights["norm"], 1e-5)
        hidden = functional.silu(functional.linear(hidden, weights["wq"], weights["bias"]))
        hidden = hidden + functional.embedding(torch.tensor([1, 2]), weights["embedding"])
        return hidden @ weights["embedding"].t()

    expected = step(_activations())
    backend = CountingBackend(backend_name)
    compiled = torch.compile(step, backend=backend, fullgraph=True)
    with StepCheck(weights, PLENTY_BYTES):
        results = [compiled(_activations()) for _ in range(3)]
    results.append(compiled(_activations()))
    for result in results:
        torch.testing.assert_close(result, expected)
    assert backend.graphs == 1
    assert torch._dynamo.utils.counters["graph_break"] == {}


@pytest.mark.usefixtures("_fresh_compiler", "grad_mode")
@pytest.mark.parametrize("backend_name", ["eager", "aot_eager"])
def test_eager_work_on_weights_beside_a_compiled_function_is_refused(
    backend_name: str, weights: Weights
) -> None:
    compiled = torch.compile(lambda x: x @ weights["wq"], backend=backend_name, fullgraph=True)
    check = StepCheck(weights, PLENTY_BYTES)

    def step() -> Tensor:
        return compiled(_activations()) + weights["bias"].bfloat16()

    with pytest.raises(StepCheckError, match="bias"), check:
        step()
    with check:
        compiled(_activations())


@pytest.mark.usefixtures("_fresh_compiler")
def test_control_flow_operators_pass(weights: Weights) -> None:
    def step(activations: Tensor) -> Tensor:
        return torch.cond(
            activations.sum() > 0,
            lambda x: x @ weights["wq"],
            lambda x: x - weights["bias"],
            (activations,),
        )

    compiled = torch.compile(step, backend="aot_eager", fullgraph=True)
    with torch.no_grad(), StepCheck(weights, PLENTY_BYTES):
        result = compiled(_activations() + 1.0)
    torch.testing.assert_close(result, (_activations() + 1.0) @ weights["wq"])


@pytest.mark.parametrize(
    "environment", [{}, {"VOXCAP_CHECK_STEPS": ""}, {"VOXCAP_CHECK_STEPS": "0"}]
)
def test_without_the_variable_nothing_is_checked(
    environment: dict[str, str], weights: Weights
) -> None:
    context: AbstractContextManager[object] = step_check_from_environment(weights, 0, environment)
    assert isinstance(context, nullcontext)
    for _ in range(2):
        with context:
            weights["wq"].half()


def test_with_the_variable_every_step_is_checked(
    weights: Weights, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOXCAP_CHECK_STEPS", "1")
    context = step_check_from_environment(weights, PLENTY_BYTES)
    for _ in range(2):
        with context:
            _activations() @ weights["wq"]
        with pytest.raises(StepCheckError), context:
            weights["wq"].half()


def test_any_other_value_of_the_variable_is_refused(weights: Weights) -> None:
    with pytest.raises(SettingError) as raised:
        step_check_from_environment(weights, 0, {"VOXCAP_CHECK_STEPS": "yes"})
    assert raised.value.parameter == "VOXCAP_CHECK_STEPS"
    assert raised.value.value == "yes"
