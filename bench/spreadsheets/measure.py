# SPDX-License-Identifier: MIT
"""Measures how a large workbook is read: measure.py PROGRAM FOLDER ROWS.

Writes an XLSX workbook of ROWS rows and six columns (an id, three texts, a date and an amount) and
reports the time and the peak memory of reading it, compared with the size of its text, and the time
from SIGINT to the end.
"""

import os
import random
import signal
import subprocess
import sys
import time
import zipfile

TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"


def write_book(path, rows):
    rng = random.Random(5)
    words = [f"word{i}" for i in range(5000)]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as book:
        book.writestr("[Content_Types].xml", "<Types/>")
        book.writestr("_rels/.rels", f'<Relationships xmlns="{PACKAGE}"><Relationship Id="a" '
                      f'Type="{TYPES}/officeDocument" Target="xl/workbook.xml"/></Relationships>')
        book.writestr("xl/workbook.xml", f'<workbook xmlns="{MAIN}" xmlns:r="{TYPES}"><sheets>'
                      '<sheet name="Data" sheetId="1" r:id="s"/></sheets></workbook>')
        parts = (("s", "worksheet", "sheet1"), ("t", "sharedStrings", "texts"),
                 ("u", "styles", "styles"))
        book.writestr("xl/_rels/workbook.xml.rels", f'<Relationships xmlns="{PACKAGE}">' + "".join(
            f'<Relationship Id="{i}" Type="{TYPES}/{t}" Target="{n}.xml"/>' for i, t, n in parts)
            + "</Relationships>")
        book.writestr("xl/styles.xml", f'<styleSheet xmlns="{MAIN}"><cellXfs><xf numFmtId="0"/>'
                      '<xf numFmtId="14"/><xf numFmtId="4"/></cellXfs></styleSheet>')
        with book.open("xl/texts.xml", "w") as out:
            out.write(f'<sst xmlns="{MAIN}">'.encode())
            for _ in range(rows * 3 // 1000 + 1):
                out.write("".join(f"<si><t>{' '.join(rng.choices(words, k=4))}</t></si>"
                                  for _ in range(1000)).encode())
            out.write(b"</sst>")
        with book.open("xl/sheet1.xml", "w") as out:
            out.write(f'<worksheet xmlns="{MAIN}"><sheetData>'.encode())
            for first in range(0, rows, 1000):
                out.write("".join(
                    f'<row r="{i + 1}"><c r="A{i + 1}"><v>{i}</v></c>'
                    f'<c r="B{i + 1}" t="s"><v>{3 * i}</v></c><c r="C{i + 1}" t="s"><v>{3 * i + 1}</v></c>'
                    f'<c r="D{i + 1}" t="s"><v>{3 * i + 2}</v></c>'
                    f'<c r="E{i + 1}" s="1"><v>{40000 + i % 5000}</v></c>'
                    f'<c r="F{i + 1}" s="2"><v>{i * 1.25}</v></c></row>'
                    for i in range(first, min(first + 1000, rows))).encode())
            out.write(b"</sheetData></worksheet>")


def run(program, path, out):
    """Returns seconds, peak MiB and the exit code."""
    began = time.monotonic()
    process = subprocess.Popen([program, "convert", path, "--quiet", "--out", out])
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return time.monotonic() - began, usage.ru_maxrss / 1024, process.returncode


def seconds_to_stop(program, path, after):
    process = subprocess.Popen([program, "convert", path, "--quiet", "--out", "/dev/null"])
    time.sleep(after)
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    process.wait()
    return time.monotonic() - began


def main():
    program, folder, rows = sys.argv[1], sys.argv[2], int(sys.argv[3])
    path, out = f"{folder}/large.xlsx", f"{folder}/large.csv"
    write_book(path, rows)
    seconds, peak, code = run(program, path, out)
    if code != 0:
        return code
    text = os.path.getsize(out) / 2**20
    # A cell of the table takes 4 bytes and a row 16 (docs/reading.md).
    table = text + rows * (6 * 4 + 16) / 2**20
    print(f"{rows:,} rows: workbook {os.path.getsize(path) / 2**20:.0f} MiB, text {text:.0f} MiB, "
          f"{seconds:.1f} s, peak {peak:.0f} MiB, allowed {table + 64:.0f} MiB and the program")
    stops = [seconds_to_stop(program, path, seconds * share / 10) for share in range(1, 10)]
    print("stopped after " + ", ".join(f"{stop * 1000:.0f}" for stop in stops) + " ms")
    with open(out, encoding="utf-8") as lines:
        count = sum(1 for _ in lines)
    if count not in (rows, rows + 1):
        print(f"{count} lines were read, not {rows}")
        return 1
    is_bounded = peak <= table + 64 + 32
    return 0 if is_bounded else 1


if __name__ == "__main__":
    sys.exit(main())
