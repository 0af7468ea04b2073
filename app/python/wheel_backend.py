# SPDX-License-Identifier: MIT
"""Builds the wheel with the static program; the hooks are those of PEP 517.

It uses only the standard library, so a wheel is built without the network. The program must have
been built by scripts/package/static.

The tag: a wheel's platform says what its binaries need from the system. The program is static and
needs only the kernel, so it satisfies the oldest manylinux profile that installers still look for
(glibc 2.17) and musllinux 1.1. It carries both tags, so that pip installs it on Debian as well as
on Alpine. The package index does not accept the plain tag linux_x86_64.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STATIC = ROOT / "build" / "static" / "amd64"
TAG = ("py3", "none", "manylinux_2_17_x86_64.musllinux_1_1_x86_64")

sys.path.insert(0, str(ROOT / "scripts" / "lib"))
import wheel_files  # noqa: E402


def metadata():
    """Returns the core metadata, version 2.1."""
    return wheel_files.metadata(HERE)


def contents():
    """Returns the bytes and the permissions of each file in the wheel, without RECORD."""
    program = STATIC / "shinglescope-cli"
    if not program.exists():
        raise SystemExit("The static program is missing; run scripts/package/static amd64 first.")
    tags = [f"{TAG[0]}-{TAG[1]}-{platform}" for platform in TAG[2].split(".")]
    info, files = wheel_files.common_files(HERE, "shinglescope", tags, is_pure=False)
    files["shinglescope/bin/shinglescope-cli"] = (program.read_bytes(), 0o755)
    sample = ROOT / "resources" / "samples" / "rentals.tsv"
    files["shinglescope/samples/rentals.tsv"] = (sample.read_bytes(), 0o644)
    files[f"{info}/licenses/copyright"] = ((STATIC / "copyright").read_bytes(), 0o644)
    return info, files


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into a folder and returns its name."""
    name = f"shinglescope-{wheel_files.version()}-{'-'.join(TAG)}.whl"
    return wheel_files.write_wheel(wheel_directory, name, *contents())
