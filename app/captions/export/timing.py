"""When each cue is shown."""

from __future__ import annotations

from collections.abc import Sequence

from app.captions.export.cue import Cue, CueBlock, CueLimits

# Where cues come thicker and thicker, this is how close their starts may come.
_CLOSEST_MS = 2


def show(blocks: Sequence[CueBlock], limits: CueLimits) -> list[Cue]:
    """Return the cues of the blocks, which are sorted by their start, with the times to show them.

    A cue begins with its first word, or later where the one before has to be shown long enough. If
    it were later by more than `late_ms`, the cues before it are shown more shortly. No two cues
    overlap, and each ends after it begins.
    """
    starts_ms = _starts(blocks, limits)
    cues = []
    for index, (block, start_ms) in enumerate(zip(blocks, starts_ms, strict=True)):
        end_ms = _wanted_end_ms(block, start_ms, limits)
        if index + 1 < len(blocks):
            room_ms = starts_ms[index + 1] - start_ms
            is_tight = room_ms < limits.shortest_ms + limits.apart_ms
            apart_ms = min(limits.apart_ms, room_ms // 4) if is_tight else limits.apart_ms
            end_ms = min(end_ms, start_ms + room_ms - apart_ms)
        cues.append(Cue(block.lines, start_ms, end_ms))
    return cues


def _starts(blocks: Sequence[CueBlock], limits: CueLimits) -> list[int]:
    spoken_ms = [max(round(1000 * block.start_s), 0) for block in blocks]
    starts_ms: list[int] = []
    while len(starts_ms) < len(blocks):
        starts_ms += _next_starts(spoken_ms, len(starts_ms), starts_ms, limits)
    return starts_ms


def _next_starts(
    spoken_ms: Sequence[int], first: int, before_ms: Sequence[int], limits: CueLimits
) -> list[int]:
    """Return the starts of the cues from `first` on until one can begin with its first word.

    The less room there is, the closer they come.
    """
    earliest_ms = max(spoken_ms[first], before_ms[-1] + _CLOSEST_MS if before_ms else 0)
    step_ms = limits.shortest_ms + limits.apart_ms
    while True:
        starts_ms = [earliest_ms]
        for index in range(first + 1, len(spoken_ms)):
            start_ms = starts_ms[-1] + step_ms
            if spoken_ms[index] >= start_ms:
                return starts_ms
            if start_ms > spoken_ms[index] + limits.late_ms and step_ms > _CLOSEST_MS:
                break
            starts_ms.append(start_ms)
        else:
            return starts_ms
        step_ms = max(step_ms // 2, _CLOSEST_MS)


def _wanted_end_ms(block: CueBlock, start_ms: int, limits: CueLimits) -> int:
    spoken_until_ms = round(1000 * block.end_s)
    to_read_ms = round(1000 * block.width / limits.columns_per_s)
    end_ms = min(max(spoken_until_ms, start_ms + to_read_ms), spoken_until_ms + limits.hang_ms)
    return min(max(end_ms, start_ms + limits.shortest_ms), start_ms + limits.longest_ms)
