# SPDX-License-Identifier: MIT
"""Builds the wheel of pure Python; the hooks are those of PEP 517."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TAG = "py3-none-any"

sys.path.insert(0, str(HERE.parent.parent / "scripts" / "lib"))
import wheel_files  # noqa: E402


def metadata():
    """Returns the core metadata, version 2.1."""
    return wheel_files.metadata(HERE)


def contents():
    """Returns the bytes and the permissions of each file in the wheel, without RECORD."""
    package = (HERE / "shinglescope_spark" / "__init__.py").read_text(encoding="utf-8")
    version = wheel_files.version()
    if f'__version__ = "{version}"' not in package:
        raise SystemExit(f"Set __version__ of shinglescope_spark to {version}.")
    return wheel_files.common_files(HERE, "shinglescope_spark", [TAG], is_pure=True)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into a folder and returns its name."""
    name = f"shinglescope_spark-{wheel_files.version()}-{TAG}.whl"
    return wheel_files.write_wheel(wheel_directory, name, *contents())
