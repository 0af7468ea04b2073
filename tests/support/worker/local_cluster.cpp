// SPDX-License-Identifier: MIT
#include "tests/support/worker/local_cluster.h"

#include <QFile>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

#include "app/cli/worker/frames/payload.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/steps/driver_steps.h"

namespace shinglescope::test {
namespace {

void append(Blocks &blocks, const Blocks &more) {
  blocks.insert(blocks.end(), more.begin(), more.end());
}

void addUp(StepValues &values, const std::string &counts) {
  const auto json = nlohmann::json::parse(counts);
  for (const auto &[name, value] : json["values"].items()) {
    const auto number = value.get<std::uint64_t>();
    std::uint64_t &sum = values[name];
    sum = name.starts_with("largest_") ? std::max(sum, number) : sum + number;
  }
}

std::string textOf(const Blocks &blocks, FrameKind kind) {
  Blocks lines = ofKind(blocks, kind);
  std::ranges::stable_sort(lines, {}, &Frame::part);
  std::string text;
  for (const Frame &frame : lines) text += frame.payload;
  return text;
}

}  // namespace

Blocks ofKind(const Blocks &frames, FrameKind kind) {
  Blocks some;
  std::ranges::copy_if(frames, std::back_inserter(some),
                       [kind](const Frame &frame) { return frame.kind == kind; });
  return some;
}

LocalCluster::LocalCluster(const Recipe &recipe, const ClusterShape &shape)
    : m_recipe(recipe), m_shape(shape), m_random(shape.seed) {
  m_options.parts = shape.parts;
  m_options.ranges = shape.ranges;
}

Result<ClusterResult> LocalCluster::find(const Dataset &table,
                                         std::optional<std::uint64_t> reference,
                                         std::uint64_t maxPairs) {
  m_options.rows = table.rowCount();
  m_options.reference = reference;
  m_rows = tableFrames(table);
  if (auto done = findStops(); !done) return done.error();
  if (auto done = findTexts(); !done) return done.error();
  if (auto done = findCandidates(); !done) return done.error();
  if (auto done = score(); !done) return done.error();
  return lines(maxPairs);
}

Result<void> LocalCluster::findStops() {
  if (!m_recipe.shingle.maxDocumentFrequency) return {};
  const auto slotCounts = run("slots", m_rows);
  if (!slotCounts) return slotCounts.error();
  const auto full = run("full-slots", *slotCounts);
  if (!full) return full.error();
  const std::uint64_t rows = std::exchange(m_options.rows, kStopSlots);
  const auto chosen = bitmap(*full);
  m_options.rows = rows;
  if (!chosen) return chosen.error();
  const auto counts =
      run("stop-counts", m_rows, [&](WorkerOptions &options) { options.onlyPath = *chosen; });
  if (!counts) return counts.error();
  const auto stops = run("stops", *counts);
  if (!stops) return stops.error();
  const std::string stream = streamOf(*stops);
  FrameReader reader(textSource(stream));
  const QString path = m_folder.filePath("stops");
  std::string list;
  if (auto written = writeStopList(reader, appendingTo(list)); !written) return written;
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(list)) < 0)
    return plainError(ErrorCode::Io, "cannot write the list");
  file.close();
  return assignTo(m_recipe.shingle.stop, readStopList(path.toStdString()));
}

Result<void> LocalCluster::findTexts() {
  const auto digests = run("digest", m_rows);
  if (!digests) return digests.error();
  const auto texts = run("classes", *digests);
  if (!texts) return texts.error();
  m_classes = ofKind(*texts, FrameKind::Classes);
  m_options.texts = m_values["texts"];
  m_values["texts"] = 0;
  const auto skip = bitmap(ofKind(*texts, FrameKind::Repeats));
  if (!skip) return skip.error();
  m_options.skipPath = *skip;
  auto several = bitmap(m_classes);
  if (!several) return several.error();
  m_several = *several;
  return {};
}

Result<void> LocalCluster::findCandidates() {
  const auto isSeveral = [&](WorkerOptions &options) { options.severalPath = m_several; };
  const auto signedRows = run("sign", m_rows, isSeveral);
  if (!signedRows) return signedRows.error();
  m_sizes = ofKind(*signedRows, FrameKind::Sizes);
  const auto buckets = run("buckets", ofKind(*signedRows, FrameKind::Entries));
  if (!buckets) return buckets.error();
  const std::string sizes = streamOf(ofKind(*buckets, FrameKind::BucketPairs));
  FrameReader reader(textSource(sizes));
  const auto caps = bandCaps(m_options, m_recipe, reader);
  if (!caps) return caps.error();
  m_options.caps = nlohmann::json::parse(*caps)["caps"].get<std::vector<std::uint64_t>>();
  const auto pairs = run("pairs", ofKind(*buckets, FrameKind::Buckets));
  if (!pairs) return pairs.error();
  Blocks all = ofKind(*pairs, FrameKind::Pairs);
  Blocks capped = ofKind(*buckets, FrameKind::Capped);
  append(capped, ofKind(*pairs, FrameKind::Capped));
  if (auto added = addNeighbours(all, std::move(capped)); !added) return added;
  const auto unique = run("unique", all);
  if (!unique) return unique.error();
  m_candidates = ofKind(*unique, FrameKind::Candidates);
  m_requests = ofKind(*unique, FrameKind::Requests);
  return {};
}

Result<void> LocalCluster::addNeighbours(Blocks &pairs, Blocks capped) {
  if (capped.empty()) return {};
  const auto chosen = bitmap(capped);
  if (!chosen) return chosen.error();
  const auto keys = run("select", m_rows, [&](WorkerOptions &options) {
    options.onlyPath = *chosen;
    options.what = SelectedItems::Keys;
  });
  if (!keys) return keys.error();
  append(capped, *keys);
  const auto neighbours = run("capped", capped);
  if (!neighbours) return neighbours.error();
  const auto more = run("neighbours", *neighbours);
  if (!more) return more.error();
  append(pairs, *more);
  return {};
}

Result<Blocks> LocalCluster::deliver(const Blocks &requests, SelectedItems what) {
  const auto chosen = bitmap(requests);
  if (!chosen) return chosen.error();
  auto items = run("select", m_rows, [&](WorkerOptions &options) {
    options.onlyPath = *chosen;
    options.what = what;
  });
  if (!items) return items;
  append(*items, requests);
  return run("deliver", *items);
}

Result<Blocks> LocalCluster::scoreTexts(const std::function<void(WorkerOptions &)> &change) {
  const auto texts = deliver(m_requests, SelectedItems::Texts);
  if (!texts) return texts;
  Blocks input = m_candidates;
  append(input, *texts);
  return run("score", input, change);
}

Result<void> LocalCluster::score() {
  auto scored = scoreTexts([&](WorkerOptions &options) { options.severalPath = m_several; });
  if (!scored) return scored.error();
  m_scored = *std::move(scored);
  return m_recipe.pairs == PairsWanted::Links ? link() : Result<void>();
}

Result<void> LocalCluster::link() {
  Blocks input = m_candidates;
  append(input, ofKind(m_scored, FrameKind::Scores));
  auto linked =
      runInOneTask("link", input, [&](WorkerOptions &options) { options.severalPath = m_several; });
  if (!linked) return linked.error();
  m_scored = *std::move(linked);
  return {};
}

Result<Blocks> LocalCluster::runOnGroups(const char *step, Blocks links, std::uint64_t mostRows) {
  for (std::uint32_t parts = m_shape.parts; parts > 1; parts = (parts + 3) / 4) {
    auto forest = run("forest", links);
    if (!forest) return forest;
    links = *std::move(forest);
  }
  append(links, m_classes);
  append(links, m_sizes);
  return runInOneTask(step, links, [=](WorkerOptions &options) { options.mostRows = mostRows; });
}

Result<std::string> LocalCluster::groupLines() {
  const auto groups = runOnGroups("groups", ofKind(m_scored, FrameKind::Links), 1);
  if (!groups) return groups.error();
  return textOf(*groups, FrameKind::Lines);
}

Result<DrawnResult> LocalCluster::draw(std::uint64_t mostRows) {
  m_values.clear();
  const auto near =
      scoreTexts([](WorkerOptions &options) { options.downTo = ScoredDownTo::Floor; });
  if (!near) return near.error();
  const auto drawn = runOnGroups("draw", *near, mostRows);
  if (!drawn) return drawn.error();
  const auto chosen = bitmap(*drawn);
  if (!chosen) return chosen.error();
  const auto lines =
      run("drawn-pairs", *near, [&](WorkerOptions &options) { options.onlyPath = *chosen; });
  if (!lines) return lines.error();
  const auto bits = RowBits::open(*chosen, m_options.rows);
  if (!bits) return bits.error();
  DrawnResult result{bits->rows(), {}, m_values};
  std::istringstream text(textOf(*lines, FrameKind::Lines));
  char comma = 0;
  for (std::pair<std::uint32_t, std::uint32_t> pair; text >> pair.first >> comma >> pair.second;)
    result.pairs.push_back(pair);
  std::ranges::sort(result.pairs);
  return result;
}

Result<Blocks> LocalCluster::rowPairs(std::uint64_t maxPairs) {
  Blocks input = m_classes;
  append(input, m_sizes);
  append(input, ofKind(m_scored, FrameKind::Requests));
  auto gathered = run("gather", input);
  if (!gathered) return gathered;
  append(*gathered, ofKind(m_scored, FrameKind::Scores));
  const auto counted =
      run("expand", *gathered, [](WorkerOptions &options) { options.form = ExpandForm::Count; });
  if (!counted) return counted;
  const bool fits = m_recipe.pairs == PairsWanted::All && m_values["row_pairs"] <= maxPairs;
  m_values["row_pairs"] = 0;
  return run("expand", *gathered, [fits](WorkerOptions &options) {
    options.form = fits ? ExpandForm::All : ExpandForm::Links;
  });
}

Result<ClusterResult> LocalCluster::lines(std::uint64_t maxPairs) {
  const auto pairs = rowPairs(maxPairs);
  if (!pairs) return pairs.error();
  Blocks input = ofKind(*pairs, FrameKind::RowPairs);
  if (m_recipe.id) {
    const auto ids = deliver(ofKind(*pairs, FrameKind::Requests), SelectedItems::Ids);
    if (!ids) return ids.error();
    append(input, *ids);
  }
  const auto lines = run("lines", input);
  if (!lines) return lines.error();
  ClusterResult result;
  result.pairs = textOf(*lines, FrameKind::Lines);
  if (m_options.reference) {
    result.groups = textOf(*lines, FrameKind::Matches);
  } else {
    auto groups = groupLines();
    if (!groups) return groups.error();
    result.groups = *std::move(groups);
  }
  result.values = m_values;
  return result;
}

Result<std::string> LocalCluster::bitmap(const Blocks &rows) {
  const auto bits = run("bits", rows);
  if (!bits) return bits.error();
  const std::string stream = streamOf(*bits);
  FrameReader reader(textSource(stream));
  std::string bytes;
  if (auto written = writeBits(m_options, reader, appendingTo(bytes)); !written)
    return written.error();
  const QString path = m_folder.filePath(QString::number(++m_files));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0)
    return plainError(ErrorCode::Io, "cannot write a bitmap");
  return path.toStdString();
}

Blocks LocalCluster::tableFrames(const Dataset &table) const {
  Blocks frames;
  for (std::size_t begin = 0; begin < table.rowCount(); begin += m_shape.rowsOfFrame) {
    const std::size_t end = std::min(table.rowCount(), begin + m_shape.rowsOfFrame);
    PayloadWriter payload;
    for (std::size_t row = begin; row < end; ++row) payload.number(static_cast<std::int64_t>(row));
    payload.number(static_cast<std::uint32_t>(table.columnCount()));
    for (std::uint32_t column = 0; column < table.columnCount(); ++column) {
      std::string bytes;
      payload.number(std::int32_t{0});
      for (std::size_t row = begin; row < end; ++row) {
        bytes += table.cell(RecordId{static_cast<std::uint32_t>(row)}, ColumnId{column});
        payload.number(static_cast<std::int32_t>(bytes.size()));
      }
      payload.bytes(bytes);
    }
    frames.push_back({FrameKind::Rows, 0, end - begin, payload.payload()});
  }
  return frames;
}

std::vector<Blocks> LocalCluster::distribute(const StepKind &kind, Blocks frames) {
  for (std::size_t i = frames.size(); i > 1; --i)
    std::swap(frames[i - 1], frames[m_random.next() % i]);
  std::vector<Blocks> tasks(m_shape.tasks);
  std::size_t next = 0;
  for (Frame &frame : frames) {
    const std::size_t task = kind.isReducing ? frame.part : next++;
    tasks[task % tasks.size()].push_back(std::move(frame));
  }
  if (kind.isReducing)
    for (Blocks &task : tasks) std::ranges::stable_sort(task, {}, &Frame::part);
  return tasks;
}

Result<Blocks> LocalCluster::run(const char *step, const Blocks &input,
                                 const std::function<void(WorkerOptions &)> &change) {
  const StepKind *const kind = stepKind(step);
  WorkerOptions options = m_options;
  if (change) change(options);
  Blocks frames = input;
  if (onInput) onInput(step, frames);
  Blocks output;
  for (const Blocks &task : distribute(*kind, std::move(frames))) {
    const auto made = runTask(*kind, options, task);
    if (!made) return made;
    append(output, *made);
  }
  return output;
}

Result<Blocks> LocalCluster::runInOneTask(const char *step, const Blocks &input,
                                          const std::function<void(WorkerOptions &)> &change) {
  const std::size_t tasks = std::exchange(m_shape.tasks, 1);
  auto output = run(step, input, change);
  m_shape.tasks = tasks;
  return output;
}

Result<Blocks> LocalCluster::runTask(const StepKind &kind, const WorkerOptions &options,
                                     const Blocks &frames) {
  const std::string input = streamOf(frames);
  std::string output;
  FrameReader in(textSource(input));
  FrameWriter out(appendingTo(output));
  StepValues values;
  const RunContext context;
  if (auto done = runStep(kind, {m_recipe, options, out, values, context}, in); !done)
    return done.error();
  auto results = framesIn(output);
  if (!results) return results;
  Blocks blocks;
  for (Frame &frame : *results) {
    if (frame.kind == FrameKind::Counts)
      addUp(m_values, frame.payload);
    else
      blocks.push_back(std::move(frame));
  }
  return blocks;
}

}  // namespace shinglescope::test
