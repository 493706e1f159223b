"""What the overlay shows: lines, a sign of the state, and what the user should know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from app.captions.entries import Gap, Remark
from app.captions.layout import Line, RollUp
from app.desktop.states import AppState
from app.session.snapshot import SessionSnapshot
from app.settings.model import Overlay


class SignKind(Enum):
    """A state that a reader of captions has to know of, because text stays away or is late."""

    LOADING = "loading"
    PAUSED = "paused"
    BEHIND = "behind"
    STOPPING = "stopping"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign above the lines.

    Attributes:
        kind: what it says.
        seconds: how far the captions are behind; 0 where that is not what it says.
    """

    kind: SignKind
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class OverlayContent:
    """All that is in the overlay at one moment.

    Attributes:
        lines: of captions, from above.
        sign: of the state, or None while captions come as they should.
        message: one sentence for the user, or "".
    """

    lines: tuple[Line, ...] = ()
    sign: Sign | None = None
    message: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to read."""
        return not self.lines and self.sign is None and not self.message


@dataclass(frozen=True, slots=True)
class LineShape:
    """What lines are laid out by; lines of another shape are laid out anew.

    Attributes:
        session: the session they belong to.
        labels: of the sources, as pairs of `id` and label.
        font: names the font and the case of the letters.
        width: of a line, in device-independent pixels.
        n_lines: how many are shown at most.
        clear_after_s: silence after which they vanish.
    """

    session: str
    labels: tuple[tuple[str, str], ...]
    font: str
    width: float
    n_lines: int
    clear_after_s: float


class OverlayLines:
    """Lays out the lines of the overlay, anew where their shape changes."""

    def __init__(self, describe: Callable[[Gap | Remark], str]) -> None:
        """Start without a line.

        Args:
            describe: what to show of a gap or remark; "" shows nothing.
        """
        self._describe = describe
        self._shape: LineShape | None = None
        self._roll_up: RollUp | None = None

    def lines(
        self, snapshot: SessionSnapshot, shape: LineShape, measure: Callable[[str], float]
    ) -> tuple[Line, ...]:
        """Return the lines to show, from above.

        Args:
            snapshot: of the session that `shape` names, not older than the one before.
            shape: of the lines.
            measure: the width of a text in the font that `shape` names.
        """
        if self._roll_up is None or shape != self._shape:
            self._shape = shape
            self._roll_up = RollUp(
                measure,
                shape.width,
                describe=self._describe,
                labels=dict(shape.labels),
                n_lines=shape.n_lines,
                clear_after_s=shape.clear_after_s,
            )
        return self._roll_up.lines(snapshot.transcript, snapshot.time_s)


def content(
    state: AppState, snapshot: SessionSnapshot | None, lines: tuple[Line, ...], error: str
) -> OverlayContent:
    """Return what the overlay shows.

    Args:
        state: of the app.
        snapshot: of the running or last session, or None.
        lines: of captions.
        error: why the app is in the state `FAILED`.
    """
    if state is AppState.FAILED:
        return OverlayContent(lines, Sign(SignKind.FAILED), error)
    messages = snapshot.messages if snapshot else ()
    behind_s = snapshot.behind_s if snapshot else 0.0
    return OverlayContent(lines, _sign(state, behind_s), messages[0] if messages else "")


def is_visible(state: AppState, overlay: Overlay, shown: OverlayContent, is_held: bool) -> bool:
    """Tell whether the overlay is on the screen.

    Args:
        state: of the app.
        overlay: the settings.
        shown: what is in it.
        is_held: whether the pointer is over it.
    """
    if not overlay.is_shown or state in (AppState.SETUP, AppState.IDLE):
        return False
    return is_held or not (overlay.hides_in_silence and shown.is_empty)


def labels(snapshot: SessionSnapshot) -> Mapping[str, str]:
    """Return what each source's lines are called: nothing where there is one source only."""
    speakers = [source.speaker for source in snapshot.sources]
    return {speaker.id: speaker.label for speaker in speakers} if len(speakers) > 1 else {}


_SIGNS = {
    AppState.LOADING: SignKind.LOADING,
    AppState.PAUSED: SignKind.PAUSED,
    AppState.STOPPING: SignKind.STOPPING,
}


def _sign(state: AppState, behind_s: float) -> Sign | None:
    if state is AppState.BEHIND:
        return Sign(SignKind.BEHIND, max(1, round(behind_s)))
    kind = _SIGNS.get(state)
    return Sign(kind) if kind else None
