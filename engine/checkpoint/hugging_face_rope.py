"""Rotary position settings of a config.json, read as transformers standardises them."""

from __future__ import annotations

from engine.checkpoint.config import RopeSettings
from engine.json_fields import Fields

_KNOWN = {
    "rope_type",
    "type",
    "rope_theta",
    "partial_rotary_factor",
    "factor",
    "original_max_position_embeddings",
    "attention_factor",
    "beta_fast",
    "beta_slow",
    "mscale",
    "mscale_all_dim",
    "truncate",
}


def read_rope(section: Fields, default_theta: float, default_max_positions: int) -> RopeSettings:
    """Return the rotary settings of the `text_config` or `audio_config` in `section`.

    Both spellings are read: `rope_parameters`, and the older `rope_scaling` (which wins) with
    `rope_theta` beside it. The defaults are those of transformers' class for that section.
    """
    parameters = _parameters(section)
    parameters.refuse_unknown(_KNOWN)
    for fields in (section, parameters):
        fields.allow("partial_rotary_factor", None, 1.0, 1)
    theta = _theta(section, parameters, default_theta)
    kind_field = "rope_type" if "rope_type" in parameters.values else "type"
    kind = parameters.values.get(kind_field, "default")
    if kind == "default":
        return RopeSettings(theta)
    if kind == "linear":
        return RopeSettings(theta, "linear", factor=parameters.positive("factor"))
    if kind == "yarn":
        return _yarn(section, parameters, theta, default_max_positions)
    raise parameters.refused(
        kind_field, 'only the rotary kinds "default", "linear" and "yarn" are supported'
    )


def _parameters(section: Fields) -> Fields:
    for name in ("rope_scaling", "rope_parameters"):
        if section.values.get(name):
            return section.section(name)
    return Fields({}, "config.json", section.full_name("rope_parameters."))


def _theta(section: Fields, parameters: Fields, default_theta: float) -> float:
    fields = parameters if "rope_theta" in parameters.values else section
    theta = fields.positive("rope_theta", default_theta)
    if theta <= 1:
        raise fields.refused("rope_theta", "it must be above 1")
    return theta


def _yarn(
    section: Fields, parameters: Fields, theta: float, default_max_positions: int
) -> RopeSettings:
    max_positions = section.integer("max_position_embeddings", default_max_positions)
    original = section if section.has("original_max_position_embeddings") else parameters
    original_max_positions = original.integer("original_max_position_embeddings", max_positions)
    if "factor" in parameters.values and not parameters.has("factor"):
        factor = max_positions / original_max_positions
    else:
        factor = parameters.positive("factor")
    attention_factor = None
    if parameters.has("attention_factor"):
        attention_factor = parameters.positive("attention_factor")
    return RopeSettings(
        theta,
        "yarn",
        factor=factor,
        original_max_positions=original_max_positions,
        attention_factor=attention_factor,
        beta_fast=parameters.positive("beta_fast") if parameters.values.get("beta_fast") else 32.0,
        beta_slow=parameters.positive("beta_slow") if parameters.values.get("beta_slow") else 1.0,
        mscale=_optional(parameters, "mscale"),
        mscale_all_dim=_optional(parameters, "mscale_all_dim"),
        truncate=parameters.boolean("truncate", True),
    )


def _optional(parameters: Fields, name: str) -> float | None:
    return parameters.number(name) if parameters.has(name) else None
