# SPDX-License-Identifier: MIT
"""Compares workbooks as shinglescope-cli reads them with openpyxl and odfpy.

compare.py PROGRAM FOLDER COUNT generates COUNT workbooks of each kind in FOLDER from a seed and
compares every cell. Strings, truth values and errors must be equal; numbers must have the same 15
digits as the stored ones, or as many as their format shows; dates must be the stored moment.
"""

import csv
import datetime
import decimal
import io
import random
import subprocess
import sys

import openpyxl
from odf import opendocument, table, text
from openpyxl.utils.datetime import CALENDAR_MAC_1904

WORDS = ["", "a", "Anna, Rome", 'the "best"', "two\nlines", "  spaces  ", "ünïcödé 東京", "=1+1",
         "00123", "1e5", "#", "'", "\t", "<&>", "_x_", "sep=;", "x" * 500]
MOMENT = "yyyy-mm-dd hh:mm:ss"
DECIMALS = {"0": 0, "0.00": 2, "#,##0": 0, "#,##0.000": 3, "0%": 2, "0.0%": 3}


def random_value(rng):
    kind = rng.randrange(10)
    if kind < 3:
        return rng.choice(WORDS) or None, "General"
    if kind == 3:
        return rng.randrange(-10**rng.randrange(1, 15), 10**rng.randrange(1, 15)), "General"
    if kind == 4:
        return round(rng.uniform(-1e6, 1e6), rng.randrange(0, 8)), "General"
    if kind == 5:
        return rng.uniform(-1, 1) * 10 ** rng.randrange(-12, 18), "General"
    if kind == 6:
        return rng.choice([True, False]), "General"
    if kind == 7:
        seconds = rng.randrange(0, 150 * 365 * 86400)
        return datetime.datetime(1904, 1, 2) + datetime.timedelta(seconds=seconds), MOMENT
    if kind == 8:
        return rng.uniform(-1e5, 1e5), rng.choice(list(DECIMALS))
    return None, "General"


def make_xlsx(path, rng):
    book = openpyxl.Workbook()
    book.remove(book.active)
    if rng.random() < 0.3:
        book.epoch = CALENDAR_MAC_1904
    for number in range(rng.randrange(1, 4)):
        sheet = book.create_sheet(rng.choice(["Data", "Daten & mehr", "表", "a'b", "x"]) + str(number))
        for row in range(1, rng.randrange(2, 60)):
            if rng.random() < 0.1:
                continue
            for column in range(1, rng.randrange(2, 12)):
                value, number_format = random_value(rng)
                if value is None or rng.random() < 0.2:
                    continue
                cell = sheet.cell(row, column)
                if isinstance(value, str):
                    cell.value, cell.data_type = value, "s"
                else:
                    cell.value = value
                cell.number_format = number_format
        if rng.random() < 0.3:
            sheet.merge_cells("B2:C4")
    book.save(path)


def rounded(value, decimals):
    """Half up from 15 digits, as spreadsheets round."""
    shown = decimal.Decimal(f"{abs(value):.14e}")
    result = shown.quantize(decimal.Decimal(1).scaleb(-decimals), decimal.ROUND_HALF_UP)
    return float(result)


def is_same(value, number_format, shown):
    if value is None:
        return shown == ""
    if isinstance(value, bool):
        return shown == ("TRUE" if value else "FALSE")
    if isinstance(value, (int, float)):
        if number_format == "General":
            return f"{float(shown):.14e}" == f"{float(value):.14e}"
        number = float(shown.replace(",", "").rstrip("%"))
        if shown.endswith("%"):
            number /= 100
        return abs(abs(number) - rounded(value, DECIMALS[number_format])) < 1e-9 and (
            number == 0 or (number < 0) == (value < 0))
    if isinstance(value, datetime.datetime):
        value += datetime.timedelta(microseconds=500_000)
        return shown == value.replace(microsecond=0).isoformat(" ")
    return shown == str(value).replace("\r\n", "\n")


def read(program, path, part):
    """Returns the rows of a part as they are read: the text of the sheet, every cell of it."""
    done = subprocess.run([program, "convert", path, "--exact", "--part", part, "--quiet", "--out", "-"],
                          capture_output=True, check=True)
    lines = done.stdout.decode()
    # The csv module returns an empty list for a blank line, which is a row without cells.
    return list(csv.reader(io.StringIO(lines, newline=""), strict=True))


def cell_of(rows, row, column):
    if row >= len(rows) or column >= len(rows[row]):
        return ""
    return rows[row][column]


def compare(rows, expected, place):
    """`expected` maps (row, column) to (value, format)."""
    wrong = 0
    height = max([row for row, _ in expected] + [len(rows) - 1], default=-1) + 1
    width = max([column for _, column in expected] + [len(row) - 1 for row in rows], default=-1) + 1
    for row in range(height):
        for column in range(width):
            value, number_format = expected.get((row, column), (None, "General"))
            shown = cell_of(rows, row, column)
            if not is_same(value, number_format, shown):
                wrong += 1
                if wrong < 4:
                    print(f"{place} row {row + 1} column {column + 1}: stored {value!r} "
                          f"({number_format}), read {shown!r}")
    return wrong, height * width


def check_xlsx(program, path):
    wrong = cells = 0
    book = openpyxl.load_workbook(path, data_only=True)
    for sheet in book.worksheets:
        expected = {}
        for row in sheet.iter_rows():
            for cell in row:
                if cell.value is not None:
                    expected[cell.row - 1, cell.column - 1] = (cell.value, cell.number_format)
        result = compare(read(program, path, sheet.title), expected, f"{path} {sheet.title}")
        wrong += result[0]
        cells += result[1]
    return wrong, cells


def make_ods(path, rng):
    book = opendocument.OpenDocumentSpreadsheet()
    for number in range(rng.randrange(1, 4)):
        sheet = table.Table(name=f"Sheet {number}")
        for _ in range(rng.randrange(1, 40)):
            row = table.TableRow(numberrowsrepeated=rng.choice([1, 1, 1, 2, 5]))
            for _ in range(rng.randrange(1, 10)):
                word = rng.choice(WORDS[:10] + [str(rng.randrange(10**6))])
                cell = table.TableCell(numbercolumnsrepeated=rng.choice([1, 1, 1, 3]),
                                       valuetype="string")
                for paragraph in word.split("\n") if word else []:
                    cell.addElement(paragraph_of(paragraph))
                row.addElement(cell)
            sheet.addElement(row)
        book.spreadsheet.addElement(sheet)
    book.save(path)


def paragraph_of(line):
    """White space is collapsed unless it is written as elements."""
    paragraph = text.P()
    for at, piece in enumerate(line.split(" ")):
        if at > 0:
            paragraph.addElement(text.S(c=1))
        if piece:
            paragraph.addText(piece)
    return paragraph


def text_of(node):
    if node.nodeType == node.TEXT_NODE:
        return str(node.data)
    if node.qname[1] == "s":
        return " " * int(node.getAttribute("c") or 1)
    return "".join(text_of(child) for child in node.childNodes)


def check_ods(program, path):
    wrong = cells = 0
    book = opendocument.load(path)
    for sheet in book.spreadsheet.getElementsByType(table.Table):
        expected = {}
        at = 0
        for row in sheet.getElementsByType(table.TableRow):
            for _ in range(int(row.getAttribute("numberrowsrepeated") or 1)):
                column = 0
                for cell in row.getElementsByType(table.TableCell):
                    value = "\n".join(text_of(p) for p in cell.getElementsByType(text.P))
                    for _ in range(int(cell.getAttribute("numbercolumnsrepeated") or 1)):
                        if value:
                            expected[at, column] = (value, "General")
                        column += 1
                at += 1
        name = sheet.getAttribute("name")
        result = compare(read(program, path, name), expected, f"{path} {name}")
        wrong += result[0]
        cells += result[1]
    return wrong, cells


def main():
    program, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    failed = 0
    for kind, make, check in (("xlsx", make_xlsx, check_xlsx), ("ods", make_ods, check_ods)):
        wrong = cells = 0
        for seed in range(count):
            path = f"{folder}/{seed}.{kind}"
            make(path, random.Random(seed))
            result = check(program, path)
            wrong += result[0]
            cells += result[1]
        print(f"{kind}: {count} workbooks, {cells:,} cells, {wrong} differ")
        failed += wrong
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
