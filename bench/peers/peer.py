# SPDX-License-Identifier: MIT
"""Runs one task of one peer in its own process; prints CPU seconds and pairs as a JSON line.

Texts are shingled before the timing of `signing` starts, in blocks, so that the memory
is that of a careful user of the peer. White space is handled like the engine's `all`,
and a word shingle is its words joined by one space.
"""
import argparse
import json
import resource
import time


def read_texts(path, column):
    with open(path, encoding="utf-8", newline="\n") as file:
        place = next(file).rstrip("\r\n").split("\t").index(column)
        for line in file:
            cells = line.rstrip("\r\n").split("\t")
            yield cells[place] if place < len(cells) else ""


def word_shingles(text, k):
    words = text.split()
    if 0 < len(words) < k:
        return [" ".join(words)]
    return [" ".join(words[i:i + k]) for i in range(len(words) - k + 1)]


def character_shingles(text, k):
    text = " ".join(text.split())
    if 0 < len(text) < k:
        return [text]
    return [text[i:i + k] for i in range(len(text) - k + 1)]


class Clock:
    """CPU seconds (user and system) of each part."""

    def __init__(self):
        self.parts = {}

    def run(self, part, work):
        started = time.process_time()
        result = work()
        self.parts[part] = self.parts.get(part, 0.0) + time.process_time() - started
        return result


class Rensa:
    """RMinHash or CMinHash: one object per text, filled by `update`, and RMinHashLSH."""

    def __init__(self, task, kind):
        import rensa
        self.kind, self.task, self.lsh_kind = getattr(rensa, kind), task, rensa.RMinHashLSH
        self.with_pairs = kind == "RMinHash"
        self.sketches = []

    def sign(self, block):
        sketches = []
        for shingles in block:
            sketch = self.kind(num_perm=self.task.hashes, seed=42)
            sketch.update(shingles)
            sketches.append(sketch)
        self.sketches += sketches

    def index(self):
        self.lsh = self.lsh_kind(threshold=self.task.threshold, num_perm=self.task.hashes,
                                 num_bands=self.task.bands)
        for row, sketch in enumerate(self.sketches):
            self.lsh.insert(row, sketch)

    def pairs(self):
        found = []
        for row, sketch in enumerate(self.sketches):
            for other in self.lsh.query(sketch):
                if other > row and sketch.jaccard(self.sketches[other]) >= self.task.threshold:
                    found.append((row, other))
        return found


class RensaBatch:
    """RMinHash by its batch call; signing only."""

    with_pairs = False

    def __init__(self, task):
        import rensa
        self.kind, self.task = rensa.RMinHash, task

    def sign(self, block):
        self.kind.digest_matrix_from_token_sets(block, self.task.hashes, 42)


class Datasketch:
    def __init__(self, task):
        from datasketch import MinHash, MinHashLSH
        self.kind, self.lsh_kind, self.task = MinHash, MinHashLSH, task
        self.with_pairs = True
        self.sketches = []

    def sign(self, block):
        encoded = [[shingle.encode("utf-8") for shingle in shingles] for shingles in block]
        self.sketches += self.kind.bulk(encoded, num_perm=self.task.hashes, seed=42)

    def index(self):
        self.lsh = self.lsh_kind(num_perm=self.task.hashes,
                                 params=(self.task.bands, self.task.hashes // self.task.bands))
        for row, sketch in enumerate(self.sketches):
            self.lsh.insert(row, sketch)

    def pairs(self):
        found = []
        for row, sketch in enumerate(self.sketches):
            for other in self.lsh.query(sketch):
                if other > row and sketch.jaccard(self.sketches[other]) >= self.task.threshold:
                    found.append((row, other))
        return found


class FastSketch:
    """FastSimilaritySketch by its batch call, and its LSH."""

    with_pairs = True

    def __init__(self, task):
        import FastSketchLSH
        import numpy
        self.numpy, self.task = numpy, task
        self.sketch = FastSketchLSH.FastSimilaritySketch(size=task.hashes, seed=42)
        self.lsh = FastSketchLSH.LSH(num_perm=task.hashes, num_bands=task.bands, num_threads=1)
        self.blocks = []

    def sign(self, block):
        sketches = self.sketch.batch(block, prehashed=False, num_threads=1)
        self.blocks.append(self.numpy.asarray(sketches, dtype=self.numpy.uint64))

    def index(self):
        self.sketches = self.numpy.concatenate(self.blocks)
        self.lsh.insert(self.sketches)

    def pairs(self):
        found = []
        others, starts = self.lsh.query(self.sketches, format="csr")
        for row in range(len(self.sketches)):
            mine = self.numpy.unique(others[starts[row]:starts[row + 1]])
            mine = mine[mine > row]
            if len(mine) == 0:
                continue
            share = (self.sketches[mine] == self.sketches[row]).mean(axis=1)
            found += [(row, int(other)) for other in mine[share >= self.task.threshold]]
        return found


class Gaoya:
    """Shingles and signs in one call, so its signing includes its shingling."""

    with_pairs = True
    takes_texts = True

    def __init__(self, task):
        from gaoya.minhash import MinHashStringIndex
        unit, k = task.shingle.split(":")
        self.task = task
        self.lsh = MinHashStringIndex(
            hash_size=32, jaccard_threshold=task.threshold, num_bands=task.bands,
            band_size=task.hashes // task.bands, num_hashes=task.hashes,
            analyzer="word" if unit == "word" else "char", ngram_range=(int(k), int(k)))
        self.row = 0
        self.texts = []

    def sign(self, block):
        for text in block:
            self.lsh.insert_document(self.row, text)
            self.row += 1
        self.texts += block

    def index(self):
        pass

    def pairs(self):
        found = []
        for row, text in enumerate(self.texts):
            found += [(row, other) for other in self.lsh.query(text) if other > row]
        return found


PEERS = {
    "rensa RMinHash": lambda task: Rensa(task, "RMinHash"),
    "rensa CMinHash": lambda task: Rensa(task, "CMinHash"),
    "rensa RMinHash, many at once": RensaBatch,
    "datasketch": Datasketch,
    "FastSketchLSH": FastSketch,
    "gaoya": Gaoya,
}


def write_pairs(path, pairs):
    with open(path, "w", encoding="ascii") as file:
        for a, b in sorted(pairs):
            file.write(f"{a} {b}\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("file")
    parser.add_argument("--column", required=True)
    parser.add_argument("--shingle", required=True)
    parser.add_argument("--hashes", type=int, required=True)
    parser.add_argument("--bands", type=int, required=True)
    parser.add_argument("--threshold", type=float, required=True)
    parser.add_argument("--pairs", help="file to write the pairs to; without it the peer only signs")
    task = parser.parse_args()

    unit, k = task.shingle.split(":")
    cut = word_shingles if unit == "word" else character_shingles
    clock = Clock()
    texts = clock.run("reading", lambda: list(read_texts(task.file, task.column)))
    peer = PEERS[task.peer](task)
    for begin in range(0, len(texts), 2000):
        block = texts[begin:begin + 2000]
        if not getattr(peer, "takes_texts", False):
            block = clock.run("shingling", lambda: [cut(text, int(k)) for text in block])
        clock.run("signing", lambda: peer.sign(block))
    del texts
    if task.pairs and peer.with_pairs:
        clock.run("index", peer.index)
        pairs = clock.run("pairs", peer.pairs)
        write_pairs(task.pairs, pairs)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps({"peer": task.peer, "seconds": clock.parts, "peak": peak}))


if __name__ == "__main__":
    main()
