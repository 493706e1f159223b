"""How many tokens a step should take: few answer soon, many read the model's weights less often."""

from __future__ import annotations

MAX_STEP_TOKENS = 16

# A step this long is not felt as a delay, and everything else waits no longer than that.
STEP_BUDGET_S = 0.5
# Once behind, catching up is worth more than answering soon.
STEP_BUDGET_BEHIND_S = 2.0
BEHIND_S = 2.0

_WEIGHT_OF_NEWEST = 0.25


class StepPacer:
    """Follows how long a token takes and chooses the size of the next step."""

    def __init__(self) -> None:
        self._token_s = 0.0

    def observe(self, n_tokens: int, duration_s: float) -> None:
        """Take in a step that computed `n_tokens` of the stream that advanced most."""
        if n_tokens < 1:
            return
        token_s = duration_s / n_tokens
        if not self._token_s:
            self._token_s = token_s
        self._token_s += _WEIGHT_OF_NEWEST * (token_s - self._token_s)

    @property
    def token_s(self) -> float:
        """What a token took lately, in seconds; 0 before the first."""
        return self._token_s

    def tokens(self, behind_s: float) -> int:
        """Return how many tokens the next step may take when the engine is this far behind."""
        if not self._token_s:
            return 1
        budget_s = STEP_BUDGET_S if behind_s < BEHIND_S else STEP_BUDGET_BEHIND_S
        return max(1, min(MAX_STEP_TOKENS, int(budget_s / self._token_s)))
