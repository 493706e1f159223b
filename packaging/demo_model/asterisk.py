"""Turn the telephone prompts of Debian's asterisk-core-sounds packages into a speech folder.

    python -m demo_model.asterisk UNPACKED --out DIR

UNPACKED is where the packages asterisk-core-sounds-{en,es,fr,it,ru} and their -g722 twins were
unpacked (`dpkg -x`). ffmpeg decodes the recordings.
"""

import argparse
import gzip
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

LICENCES = {"ru": "CC-BY-3.0"}
SHARE_ALIKE = "CC-BY-SA-3.0"


def prompts(unpacked: Path) -> Iterator[tuple[str, Path, str]]:
    """(language, recording, text) of every prompt that is speech."""
    for listing in sorted(unpacked.rglob("core-sounds-*.txt.gz")):
        language = listing.name.removeprefix("core-sounds-").removesuffix(".txt.gz")
        (sounds,) = (unpacked / "usr/share/asterisk/sounds").glob(f"{language}_*")
        with gzip.open(listing, "rt", encoding="utf-8", errors="replace") as lines:
            for line in lines:
                name, separator, text = line.partition(":")
                recording = sounds / f"{name.strip()}.g722"
                spoken = separator and text.strip() and "[" not in text
                if spoken and not line.startswith(";") and recording.exists():
                    yield language, recording, text.strip()


def decode(recording: Path, target: Path) -> None:
    """Decode G.722 into the format that the name of `target` asks for, at 16 kHz."""
    target.parent.mkdir(parents=True, exist_ok=True)
    source = ("-f", "g722", "-i", str(recording))
    subprocess.run(("ffmpeg", "-v", "error", "-y", *source, "-ar", "16000", target), check=True)


def main() -> None:
    """Decode every prompt and write the manifest."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("unpacked", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    with (arguments.out / "manifest.jsonl").open("w", encoding="utf-8") as manifest:
        for language, recording, text in prompts(arguments.unpacked):
            name = f"{language}/{recording.parent.name}-{recording.stem}.flac"
            decode(recording, arguments.out / name)
            licence = LICENCES.get(language, SHARE_ALIKE)
            row = {"file": name, "text": text, "lang": language, "licence": licence}
            manifest.write(json.dumps(row, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
