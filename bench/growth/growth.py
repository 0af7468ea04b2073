# SPDX-License-Identifier: MIT
"""Runs shinglescope-cli on tables of growing size and draws a log-log plot."""
import argparse
import json
import math
import os
import subprocess

SIZES = [10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000]
CROWDED = ["distinct", "identical", "template"]
RECIPE = ["--compare", "title", "--shingle", "word:3", "--threshold", "0.8",
          "--hashes", "128", "--bands", "32"]


def table_of(options, kind, rows):
    """Returns the path of the table, made if missing. The rows of the source come first."""
    path = os.path.join(options.work, f"{kind}_{rows}.tsv")
    if not os.path.exists(path):
        source = [os.path.join(options.work, "reddit.tsv")] if kind == "titles" else []
        subprocess.run([options.make, kind, str(rows), path, *source], check=True)
    return path


def run(options, kind, rows):
    """Returns the cost of one run: wall and CPU seconds, peak bytes, and its report."""
    path = table_of(options, kind, rows)
    report = os.path.join(options.work, "report.json")
    command = [options.command, "find", path, *RECIPE, "--threads", str(options.threads),
               "--out", os.path.join(options.work, "pairs.csv"), "--report", report]
    # A million equal rows have 5 * 10^11 pairs; the groups are equivalent.
    if kind != "titles":
        command += ["--max-pairs", "5000000"]
    if options.memory:
        command += ["--memory", str(options.memory)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit("failed: " + " ".join(command))
    with open(report, encoding="utf-8") as file:
        told = json.load(file)
    if not options.keep and kind == "titles" and rows > 1_000_000:
        os.remove(path)
    return {"kind": kind, "rows": rows, "wall": told["seconds"]["total"],
            "cpu": usage.ru_utime + usage.ru_stime, "peak": usage.ru_maxrss * 1024,
            "report": told}


def print_runs(runs):
    print("| rows | wall, s | CPU, s | peak, MiB | pairs | comparisons | capped buckets "
          "| parts, s |\n|---|---|---|---|---|---|---|---|")
    for it in runs:
        told = it["report"]
        name = f"{it['rows']:,}" + ("" if it["kind"] == "titles" else f" {it['kind']}")
        parts = ", ".join(f"{part} {seconds:.2f}" for part, seconds in told["seconds"].items()
                          if part != "total" and seconds >= 0.005)
        print(f"| {name} | {it['wall']:.2f} | {it['cpu']:.2f} | {it['peak'] / 2**20:.0f} "
              f"| {told['pairs']:,} | {told['candidates']:,} "
              f"| {told.get('capped_buckets', '-')} | {parts} |", flush=True)


class Plot:
    """A log-log plot with two panels as SVG: seconds and MiB by rows."""

    WIDTH, HEIGHT, LEFT, TOP, SIDE = 760, 340, 60, 34, 260

    def __init__(self):
        self.parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.WIDTH} '
                      f'{self.HEIGHT}" font-family="sans-serif" font-size="12">',
                      f'<rect width="{self.WIDTH}" height="{self.HEIGHT}" fill="white"/>']

    def panel(self, number, title, points):
        left = self.LEFT + number * (self.SIDE + 110)
        low = math.floor(min(math.log10(y) for _, y in points))
        high = math.ceil(max(math.log10(y) for _, y in points))

        def x_of(value):
            return left + (math.log10(value) - 4) / 3 * self.SIDE

        def y_of(value):
            return self.TOP + self.SIDE - (math.log10(value) - low) / (high - low) * self.SIDE

        self.parts.append(f'<text x="{left}" y="{self.TOP - 14}" fill="#222">{title}</text>')
        for power in range(4, 8):
            x = x_of(10**power)
            self.parts.append(f'<path d="M{x:.1f} {self.TOP}v{self.SIDE}" stroke="#ddd"/>'
                              f'<text x="{x:.1f}" y="{self.TOP + self.SIDE + 18}" fill="#444" '
                              f'text-anchor="middle">10^{power}</text>')
        for power in range(low, high + 1):
            y = y_of(10.0**power)
            label = f"{10.0**power:g}"
            self.parts.append(f'<path d="M{left} {y:.1f}h{self.SIDE}" stroke="#ddd"/>'
                              f'<text x="{left - 8}" y="{y + 4:.1f}" fill="#444" '
                              f'text-anchor="end">{label}</text>')
        line = " ".join(f"{x_of(x):.1f},{y_of(y):.1f}" for x, y in points)
        self.parts.append(f'<polyline points="{line}" fill="none" stroke="#1f6feb" '
                          'stroke-width="2"/>')
        self.parts += [f'<circle cx="{x_of(x):.1f}" cy="{y_of(y):.1f}" r="3.5" fill="#1f6feb"/>'
                       for x, y in points]
        self.parts.append(f'<text x="{left + self.SIDE / 2}" y="{self.TOP + self.SIDE + 38}" '
                          'fill="#222" text-anchor="middle">rows</text>')

    def write(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join([*self.parts, "</svg>\n"]))


def main():
    parser = argparse.ArgumentParser()
    for name in ("work", "make", "command"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--plot")
    parser.add_argument("--largest", type=int, default=SIZES[-1])
    parser.add_argument("--memory", type=int, help="MiB, for runs with more than a million rows")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--keep", action="store_true", help="keep the large tables")
    options = parser.parse_args()
    memory = options.memory
    print(f"Load average {os.getloadavg()[0]:.2f}, {options.threads} threads\n")
    runs = []
    for rows in (rows for rows in SIZES if rows <= options.largest):
        options.memory = memory if rows > 1_000_000 else None
        runs.append(run(options, "titles", rows))
    print_runs(runs)
    if options.plot and len(runs) > 1:
        plot = Plot()
        plot.panel(0, "wall time, s", [(it["rows"], it["wall"]) for it in runs])
        plot.panel(1, "peak memory, MiB", [(it["rows"], it["peak"] / 2**20) for it in runs])
        plot.write(options.plot)
    options.memory = None
    print()
    print_runs([run(options, kind, min(1_000_000, options.largest)) for kind in CROWDED])


if __name__ == "__main__":
    main()
