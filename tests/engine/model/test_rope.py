from __future__ import annotations

import math
from fractions import Fraction

import pytest
import torch
from hypothesis import example, given
from hypothesis import strategies as st
from transformers import LlamaConfig
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS
from transformers.models.llama.modeling_llama import LlamaRotaryEmbedding, apply_rotary_pos_emb

from engine.checkpoint.config import RopeSettings
from engine.errors import SettingError
from engine.model.rope import RotaryAngles, rotate_interleaved, rotate_interleaved_

HEAD_DIMS = st.sampled_from([2, 16, 24, 64, 80, 128])
THETA = st.floats(10.0, 1e7)
FACTOR = st.floats(1.0, 64.0)
DEFAULT = st.builds(RopeSettings, THETA)
LINEAR = st.builds(RopeSettings, THETA, st.just("linear"), factor=FACTOR)
YARN = st.builds(
    RopeSettings,
    THETA,
    st.just("yarn"),
    factor=FACTOR,
    original_max_positions=st.integers(16, 131_072),
    attention_factor=st.none() | st.floats(0.5, 2.0),
    beta_fast=st.floats(8.0, 64.0),
    beta_slow=st.floats(0.25, 4.0),
    mscale=st.none() | st.floats(0.0, 2.0),
    mscale_all_dim=st.none() | st.floats(0.0, 2.0),
    truncate=st.booleans(),
)
POSITIONS = st.lists(st.integers(0, 50_000_000), min_size=1, max_size=8)


def transformers_table(settings: RopeSettings, head_dim: int) -> tuple[torch.Tensor, float]:
    parameters = {"rope_type": settings.kind, "rope_theta": settings.theta}
    if settings.kind != "default":
        parameters["factor"] = settings.factor
    if settings.kind == "yarn":
        parameters |= {
            "original_max_position_embeddings": settings.original_max_positions,
            "attention_factor": settings.attention_factor,
            "beta_fast": settings.beta_fast,
            "beta_slow": settings.beta_slow,
            "mscale": settings.mscale,
            "mscale_all_dim": settings.mscale_all_dim,
            "truncate": settings.truncate,
        }
    config = LlamaConfig(
        head_dim=head_dim, max_position_embeddings=131_072, rope_parameters=parameters
    )
    if settings.kind == "default":
        return LlamaRotaryEmbedding.compute_default_rope_parameters(config)
    return ROPE_INIT_FUNCTIONS[settings.kind](config)


# A context so short that the ramp between fast and slow pairs has no width.
@example(RopeSettings(1e4, "yarn", factor=4.0, original_max_positions=6), 64)
@given(settings=DEFAULT | LINEAR | YARN, head_dim=HEAD_DIMS)
def test_tables_are_those_of_transformers(settings, head_dim):
    angles = RotaryAngles(settings, head_dim)
    expected, factor = transformers_table(settings, head_dim)
    assert angles.inverse_frequencies.dtype == torch.float64
    torch.testing.assert_close(angles.inverse_frequencies.float(), expected, rtol=2e-5, atol=0)
    assert angles.attention_factor == pytest.approx(factor, rel=1e-9)


@pytest.mark.parametrize(
    ("head_dim", "pair", "expected"),
    [
        (64, 1, 0.6493816),
        (64, 16, 0.001),
        (64, 31, 1.53993e-6),
        (128, 1, 0.8058422),
        (128, 32, 0.001),
        (128, 63, 1.24094e-6),
    ],
)
def test_frequencies_of_the_real_model(head_dim, pair, expected):
    angles = RotaryAngles(RopeSettings(1e6), head_dim)
    assert angles.inverse_frequencies[pair].item() == pytest.approx(expected, rel=1e-5)


@given(position=st.integers(0, 100_000_000), settings=DEFAULT | LINEAR | YARN)
def test_far_positions_are_exact(position, settings):
    angles = RotaryAngles(settings, 64)
    rotation = angles.rotations(torch.tensor([position]))[0]
    two_pi = Fraction("6.28318530717958647692528676655900576839433879875021164194988918461563")
    for pair, frequency in enumerate(angles.inverse_frequencies.tolist()):
        angle = float(position * Fraction(frequency) % two_pi)
        exact = complex(math.cos(angle), math.sin(angle)) * angles.attention_factor
        assert abs(rotation[pair].item() - exact) < 1e-6 * max(1.0, angles.attention_factor)


@given(positions=POSITIONS, head_dim=HEAD_DIMS, n_heads=st.integers(1, 3), settings=DEFAULT | YARN)
def test_a_rotation_turns_each_pair_and_scales_it(positions, head_dim, n_heads, settings):
    angles = RotaryAngles(settings, head_dim)
    rotations = angles.rotations(torch.tensor(positions))
    x = torch.randn(
        len(positions), n_heads, head_dim, generator=torch.Generator().manual_seed(head_dim)
    )
    before = x.clone()
    turned = rotate_interleaved(x, rotations)
    assert torch.equal(x, before)
    angle = torch.tensor(positions).double()[:, None, None] * angles.inverse_frequencies
    cos, sin = (part(angle) * angles.attention_factor for part in (torch.cos, torch.sin))
    a, b = x[..., 0::2].double(), x[..., 1::2].double()
    expected = torch.stack((a * cos - b * sin, b * cos + a * sin), dim=-1).flatten(-2).float()
    torch.testing.assert_close(turned, expected, rtol=1e-5, atol=1e-5)
    assert rotate_interleaved_(x, rotations) is x
    assert torch.equal(x, turned)


def test_a_slice_of_a_wider_tensor_is_rotated_in_place():
    angles = RotaryAngles(RopeSettings(1e4), 8)
    rotations = angles.rotations(torch.arange(3))
    fused = torch.randn(3, 40, generator=torch.Generator().manual_seed(0))
    before = fused.clone()
    keys = fused[:, 16:32].view(3, 2, 8)
    expected = rotate_interleaved(keys, rotations)
    rotate_interleaved_(keys, rotations)
    assert torch.equal(fused[:, 16:32], expected.flatten(1))
    assert torch.equal(fused[:, :16], before[:, :16])
    assert torch.equal(fused[:, 32:], before[:, 32:])


@given(positions=POSITIONS.map(lambda found: [one % 2000 for one in found]))
def test_scores_are_those_of_the_half_split_layout(positions):
    """Interleaved rows and interleaved pairs give the attention scores of transformers."""
    head_dim, angles = 32, RotaryAngles(RopeSettings(1e6), 32)
    generator = torch.Generator().manual_seed(len(positions))
    q, k = torch.randn(2, len(positions), 1, head_dim, generator=generator)
    rotations = angles.rotations(torch.tensor(positions))
    own = (rotate_interleaved(q, rotations) * rotate_interleaved(k.roll(1, 0), rotations)).sum(-1)

    order = torch.cat((torch.arange(0, head_dim, 2), torch.arange(1, head_dim, 2)))
    angle = (torch.tensor(positions)[:, None] * angles.inverse_frequencies).repeat(1, 2)
    q_half, k_half = apply_rotary_pos_emb(
        q[..., order][None],
        k.roll(1, 0)[..., order][None],
        angle.cos().float()[None],
        angle.sin().float()[None],
        unsqueeze_dim=2,
    )
    torch.testing.assert_close(own, (q_half * k_half).sum(-1)[0], rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("head_dim", [0, -2, 7])
def test_an_odd_head_is_refused(head_dim):
    with pytest.raises(SettingError) as caught:
        RotaryAngles(RopeSettings(1e6), head_dim)
    assert (caught.value.parameter, caught.value.value) == ("head_dim", head_dim)


def test_yarn_without_its_context_is_refused():
    with pytest.raises(SettingError) as caught:
        RotaryAngles(RopeSettings(1e6, "yarn", factor=4.0), 64)
    assert caught.value.parameter == "original_max_positions"
