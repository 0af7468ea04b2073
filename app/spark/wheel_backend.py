# SPDX-License-Identifier: MIT
"""Builds the wheel; the hooks are those of PEP 517. It uses only the standard library."""

import base64
import hashlib
import os
import re
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TAG = "py3-none-any"


def project():
    return tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def version():
    """Returns the version of CMakeLists.txt, which the package must have too."""
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    wanted = re.search(r"^project\(Shinglescope VERSION ([0-9.]+)", text, re.MULTILINE)[1]
    package = (HERE / "shinglescope_spark" / "__init__.py").read_text(encoding="utf-8")
    if f'__version__ = "{wanted}"' not in package:
        raise SystemExit(f"Set __version__ of shinglescope_spark to {wanted}.")
    return wanted


def metadata():
    """Returns the core metadata, version 2.1."""
    about = project()
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {about['name']}",
        f"Version: {version()}",
        f"Summary: {about['description']}",
        f"Author: {about['authors'][0]['name']}",
        f"License: {about['license']}",
        f"Keywords: {','.join(about['keywords'])}",
        f"Requires-Python: {about['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    lines += [f"Classifier: {each}" for each in about["classifiers"]]
    lines += [f"Requires-Dist: {each}" for each in about["dependencies"]]
    return "\n".join(lines) + "\n\n" + (HERE / about["readme"]).read_text(encoding="utf-8")


def contents():
    """Returns the bytes of each file in the wheel, without RECORD."""
    info = f"shinglescope_spark-{version()}.dist-info"
    scripts = "".join(f"{name} = {place}\n" for name, place in project()["scripts"].items())
    files = {f"shinglescope_spark/{source.name}": source.read_bytes()
             for source in sorted((HERE / "shinglescope_spark").glob("*.py"))}
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: shinglescope\n"
                              f"Root-Is-Purelib: true\nTag: {TAG}\n").encode()
    files[f"{info}/entry_points.txt"] = f"[console_scripts]\n{scripts}".encode()
    files[f"{info}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    return info, files


def record_line(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into a folder and returns its name."""
    info, files = contents()
    record = "".join(record_line(name, data) for name, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    name = f"shinglescope_spark-{version()}-{TAG}.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w") as wheel:
        for path, data in files.items():
            # A fixed time, so the same files give the same wheel.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o100644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data, compresslevel=9)
    return name
