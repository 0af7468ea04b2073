# SPDX-License-Identifier: MIT
"""What the wheels of app/python and app/spark have in common. It uses only the standard library."""

import base64
import hashlib
import os
import re
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def project(folder):
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def version():
    """Returns the version of the one place that has it."""
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^project\(Shinglescope VERSION ([0-9.]+)", text, re.MULTILINE)[1]


def metadata(folder):
    """Returns the core metadata, version 2.1."""
    about = project(folder)
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
    lines += [f"Requires-Dist: {each}" for each in about.get("dependencies", [])]
    for extra, packages in about.get("optional-dependencies", {}).items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {package}; extra == "{extra}"' for package in packages]
    readme = (folder / about["readme"]).read_text(encoding="utf-8")
    return "\n".join(lines) + "\n\n" + readme


def common_files(folder, package, tags, is_pure):
    """Returns the folder of the metadata, and the bytes and permissions of each file."""
    about = project(folder)
    info = f"{package}-{version()}.dist-info"
    scripts = "".join(f"{name} = {place}\n" for name, place in about["scripts"].items())
    lines = "".join(f"Tag: {tag}\n" for tag in tags)
    files = {f"{package}/{source.name}": (source.read_bytes(), 0o644)
             for source in sorted((folder / package).glob("*.py"))}
    files[f"{info}/METADATA"] = (metadata(folder).encode(), 0o644)
    files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: shinglescope\n"
                              f"Root-Is-Purelib: {str(is_pure).lower()}\n{lines}".encode(), 0o644)
    files[f"{info}/entry_points.txt"] = (f"[console_scripts]\n{scripts}".encode(), 0o644)
    files[f"{info}/licenses/LICENSE"] = ((ROOT / "LICENSE").read_bytes(), 0o644)
    return info, files


def record_line(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def write_wheel(wheel_directory, name, info, files):
    """Writes the files and their RECORD as a wheel with this name, and returns the name."""
    record = "".join(record_line(path, data) for path, (data, _) in files.items())
    files[f"{info}/RECORD"] = (f"{record}{info}/RECORD,,\n".encode(), 0o644)
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED,
                         compresslevel=9) as wheel:
        for path, (data, permissions) in files.items():
            # A fixed time, so the same files give the same wheel.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | permissions) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data, compresslevel=9)
    return name
