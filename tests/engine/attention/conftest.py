from __future__ import annotations

import pytest

from engine.attention.native import NativeBackend
from tests.engine.kernels.native.kernels import required_library


@pytest.fixture(autouse=True)
def kernels_of_the_native_backend(request: pytest.FixtureRequest) -> None:
    """Skip tests of the native backend where there is no compiler to build its kernels with."""
    parameters = getattr(request.node, "callspec", None)
    used = list(parameters.params.values()) if parameters else []
    if NativeBackend in used or NativeBackend.name() in used:
        required_library()
