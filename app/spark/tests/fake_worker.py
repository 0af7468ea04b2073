#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A worker for tests without the native program: its steps copy their input, or fail.

copy     writes each frame again, with the values `records` and `largest_part`
fail     ends with code 1 and a message, without reading its input
late     as fail, but after it has read and copied everything
cut      ends with code 0, but without an END
miscount says in its counts that it wrote a frame more
lose     leaves out its first frame, and its counts agree
busy     writes much to standard output and standard error before it reads anything
side     writes the payloads of BITS one after the other
"""

import json
import struct
import sys

HEADER = struct.Struct("<4sHHIIQQQ")
COUNTS, END, BITS = 22, 65535, 5


def read_frames(stream):
    sums = [0, 0, 0]
    while True:
        header = HEADER.unpack(stream.read(HEADER.size))
        payload = stream.read(header[6])
        if header[2] == END:
            break
        sums = [sums[0] + 1, sums[1] + header[5], sums[2] + len(payload)]
        yield header[2], header[3], header[5], header[7], payload
    if struct.unpack("<QQQ", payload) != tuple(sums):
        fail("The input is cut off: its sums are wrong.")


def write_frame(kind, part, count, digest, payload):
    header = HEADER.pack(b"SSW1", 1, kind, part, 0, count, len(payload), digest)
    sys.stdout.buffer.write(header + payload)


def fail(message):
    sys.stderr.write(f"progress: 12 %\nshinglescope-cli: {message}\n")
    sys.exit(1)


def add(sums, kind, count, payload):
    one = sums.setdefault(str(kind), {"frames": 0, "count": 0, "bytes": 0})
    one["frames"] += 1
    one["count"] += count
    one["bytes"] += len(payload)


def checksum(payload):
    """Returns the XXH3-64 of the 24 bytes of an END."""
    whole, total = 2**64 - 1, 24 * 0x9E3779B185EBCA87
    for place, low, high in ((0, 0xBE4BA423396CFEB8, 0x1CAD21F72C81017C), (8, 0xDB979083E96DD4DE,
                                                                           0x1F67B3B7A4A44072)):
        first, second = struct.unpack_from("<QQ", payload, place)
        product = (first ^ low) * (second ^ high)
        total += (product & whole) ^ (product >> 64)
    total = (total & whole) ^ ((total & whole) >> 37)
    total = total * 0x165667919E3779F9 & whole
    return total ^ total >> 32


def main():
    step = sys.argv[2]
    if step == "fail":
        fail("The recipe is too good.")
    if step == "busy":
        sys.stderr.write("noise\n" * 200_000)
    read, wrote, total, records, largest, parts = {}, {}, [0, 0, 0], 0, 0, []

    def write(kind, part, count, digest, payload):
        total[0], total[1], total[2] = total[0] + 1, total[1] + count, total[2] + len(payload)
        write_frame(kind, part, count, digest, payload)

    if step == "busy":
        for _ in range(8):
            add(wrote, 1, 1, bytes(1 << 20))
            write(1, 0, 1, 0, bytes(1 << 20))
    for number, (kind, part, count, digest, payload) in enumerate(read_frames(sys.stdin.buffer)):
        add(read, kind, count, payload)
        records += count
        largest = max(largest, part)
        parts.append(part)
        if step == "side":
            if kind == BITS:
                sys.stdout.buffer.write(payload)
        elif step != "busy" and not (step == "lose" and number == 0):
            add(wrote, kind, count, payload)
            write(kind, part, count, digest, payload)
    if step == "side":
        return
    if step == "late":
        fail("The last record is wrong.")
    if parts != sorted(parts):
        fail("The parts do not ascend.")
    if step == "miscount":
        add(wrote, 1, 1, b"1")
    counts = json.dumps({"step": step, "in": read, "out": wrote,
                         "values": {"records": records, "largest_part": largest,
                                    "parts": len(set(parts))}, "peak_memory_bytes": 1}).encode()
    write(COUNTS, 0, 1, 0, counts)
    if step != "cut":
        payload = struct.pack("<QQQ", *total)
        write_frame(END, 0, 0, checksum(payload), payload)


main()
