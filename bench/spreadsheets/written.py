# SPDX-License-Identifier: MIT
"""Reads what the program writes with openpyxl: written.py PROGRAM FOLDER ROWS.

Writes a table of ROWS rows whose cells are numbers, codes, dates and would-be formulas, converts it
to a workbook, whole and with chosen rows, and checks with openpyxl: no cell is a formula, a cell is
a number exactly if its column is typed as numeric and the number shows the same text, row_number
counts the rows from 1, and the header is frozen with a filter. Exits with 1 if anything differs.
"""

import csv
import random
import subprocess
import sys

import openpyxl

FORMULAS = ("=1+1", "+1", "-cmd", "@SUM(A1)", "{=1}", "=HYPERLINK(\"http://x\")")


def shown(value):
    """The text of a number in the General format, up to eleven characters."""
    return format(value, ".15g") if isinstance(value, float) else str(value)


def write_table(path, rows):
    rng = random.Random(11)
    table = []
    for row in range(rows):
        price = rng.choice(["%d" % rng.randint(0, 99999), "%.2f" % rng.uniform(0, 999),
                            "%.1f" % rng.uniform(0, 999)])
        table.append([str(row), price, "%05d" % rng.randint(0, 99999), rng.choice(FORMULAS),
                      "2026-11-%02d" % rng.randint(1, 30)])
    with open(path, "w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["n", "price", "zip", "note", "day"])
        writer.writerows(table)
    return table


def check_sheet(sheet, expected, header):
    wrong = []
    if sheet.freeze_panes != "A2":
        wrong.append(f"frozen at {sheet.freeze_panes}")
    last = openpyxl.utils.get_column_letter(len(header))
    if sheet.auto_filter.ref != f"A1:{last}{len(expected) + 1}":
        wrong.append(f"filter over {sheet.auto_filter.ref}")
    rows = list(sheet.iter_rows())
    if [cell.value for cell in rows[0]] != header:
        wrong.append(f"header {[cell.value for cell in rows[0]]}")
    for cells, wanted in zip(rows[1:], expected, strict=True):
        for cell, (text, may_be_number) in zip(cells, wanted, strict=True):
            is_number = cell.data_type == "n"
            if cell.data_type not in ("n", "s", "inlineStr"):
                wrong.append(f"{cell.coordinate} has the type {cell.data_type}")
            if is_number and (not may_be_number or shown(cell.value) != text):
                wrong.append(f"{cell.coordinate} is the number {cell.value!r}, not {text!r}")
            if not is_number and (cell.value or "") != text:
                wrong.append(f"{cell.coordinate} is {cell.value!r}, not {text!r}")
            # A number must not stay a text if it could keep it.
            try:
                keeps = may_be_number and shown(float(text) if "." in text else int(text)) == text
            except ValueError:
                keeps = False
            if keeps and not is_number:
                wrong.append(f"{cell.coordinate} is a text, although {text!r} keeps it")
    return wrong


def main():
    program, folder, rows = sys.argv[1], sys.argv[2], int(sys.argv[3])
    table = write_table(f"{folder}/typed.csv", rows)
    numeric = (True, True, False, False, False)
    wrong = []

    def convert(name, *options):
        subprocess.run([program, "convert", f"{folder}/typed.csv", "--quiet", "--out",
                        f"{folder}/{name}", *options], check=True)
        return openpyxl.load_workbook(f"{folder}/{name}").worksheets[0]

    header = ["n", "price", "zip", "note", "day"]
    whole = [list(zip(row, numeric, strict=True)) for row in table]
    wrong += check_sheet(convert("whole.xlsx"), whole, header)
    chosen = sorted((i for i, row in enumerate(table) if float(row[1]) > 500),
                    key=lambda i: float(table[i][1]), reverse=True)
    expected = [[(str(i + 1), True), (table[i][1], True), (table[i][3], False)] for i in chosen]
    sheet = convert("chosen.xlsx", "--where", "price=>500", "--sort", "price:desc", "--columns",
                    "price", "--columns", "note")
    wrong += check_sheet(sheet, expected, ["row_number", "price", "note"])
    for each in wrong[:10]:
        print("written:", each)
    print(f"written: {rows} rows whole, {len(chosen)} chosen, {len(wrong)} differences")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
