# SPDX-License-Identifier: MIT
"""Builds the wheel with the static program; the hooks are those of PEP 517.

It uses only the standard library, so a wheel is built without the network. The program must have
been built by scripts/package/static.

The tag: a wheel's platform says what its binaries need from the system. The program is static and
needs only the kernel, so it satisfies the oldest manylinux profile that installers still look for
(glibc 2.17) and musllinux 1.1. It carries both tags, so that pip installs it on Debian as well as
on Alpine. The package index does not accept the plain tag linux_x86_64.
"""

import base64
import hashlib
import os
import re
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STATIC = ROOT / "build" / "static" / "amd64"
TAG = ("py3", "none", "manylinux_2_17_x86_64.musllinux_1_1_x86_64")


def project():
    return tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def version():
    """Returns the version of the one place that has it."""
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^project\(Shinglescope VERSION ([0-9.]+)", text, re.MULTILINE)[1]


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
    for extra, packages in about["optional-dependencies"].items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {package}; extra == "{extra}"' for package in packages]
    readme = (HERE / about["readme"]).read_text(encoding="utf-8")
    return "\n".join(lines) + "\n\n" + readme


def contents():
    """Returns the bytes and the permissions of each file in the wheel, without RECORD."""
    program = STATIC / "shinglescope-cli"
    if not program.exists():
        raise SystemExit("The static program is missing; run scripts/package/static amd64 first.")
    info = f"shinglescope-{version()}.dist-info"
    scripts = "".join(f"{name} = {place}\n" for name, place in project()["scripts"].items())
    tags = "".join(f"Tag: {TAG[0]}-{TAG[1]}-{platform}\n" for platform in TAG[2].split("."))
    files = {
        f"shinglescope/{source.name}": (source.read_bytes(), 0o644)
        for source in sorted((HERE / "shinglescope").glob("*.py"))
    }
    files["shinglescope/bin/shinglescope-cli"] = (program.read_bytes(), 0o755)
    sample = ROOT / "resources" / "samples" / "rentals.tsv"
    files["shinglescope/samples/rentals.tsv"] = (sample.read_bytes(), 0o644)
    files[f"{info}/METADATA"] = (metadata().encode(), 0o644)
    files[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: shinglescope\nRoot-Is-Purelib: false\n{tags}".encode(), 0o644)
    files[f"{info}/entry_points.txt"] = (f"[console_scripts]\n{scripts}".encode(), 0o644)
    files[f"{info}/licenses/LICENSE"] = ((ROOT / "LICENSE").read_bytes(), 0o644)
    files[f"{info}/licenses/copyright"] = ((STATIC / "copyright").read_bytes(), 0o644)
    return info, files


def record_line(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into a folder and returns its name."""
    info, files = contents()
    record = "".join(record_line(name, data) for name, (data, _) in files.items())
    files[f"{info}/RECORD"] = (f"{record}{info}/RECORD,,\n".encode(), 0o644)
    name = f"shinglescope-{version()}-{'-'.join(TAG)}.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED,
                         compresslevel=9) as wheel:
        for path, (data, permissions) in files.items():
            # A fixed time, so the same files give the same wheel.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | permissions) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data, compresslevel=9)
    return name
