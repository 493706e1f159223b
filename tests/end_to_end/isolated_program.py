"""Runs a program in a network namespace of its own, and tells what it asked of the network there.

    unshare --map-root-user --net python isolated_program.py COUNTS PROGRAM ARGUMENT...

There is no interface in it, not even loopback: whatever is sent by IPv4, by Python or by a native
library, such as a look-up of a name, finds no route and is counted by the kernel. The counts that
are not zero are written to the file COUNTS, a line each. The exit code is the program's.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_COUNTED = {
    "Ip": ("OutRequests", "OutNoRoutes"),
    "Tcp": ("ActiveOpens",),
    "Udp": ("OutDatagrams",),
}


def main() -> int:
    """Run the program of the command line."""
    counts, *command = sys.argv[1:]
    code = subprocess.run(command, check=False).returncode
    Path(counts).write_text("".join(f"{line}\n" for line in _counted()), "utf-8")
    return code


def _counted() -> list[str]:
    lines = Path("/proc/self/net/snmp").read_text("ascii").splitlines()
    told = []
    for names, values in zip(lines[::2], lines[1::2], strict=True):
        protocol = names.partition(":")[0]
        by_name = dict(zip(names.split(), values.split(), strict=True))
        told += [
            f"{protocol} {name}: {by_name[name]}"
            for name in _COUNTED.get(protocol, ())
            if int(by_name[name])
        ]
    return told


if __name__ == "__main__":
    sys.exit(main())
