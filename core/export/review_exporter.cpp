#include "core/export/review_exporter.h"

#include <array>
#include <nlohmann/json.hpp>

#include "core/base/atomic_file.h"
#include "core/export/pair_scores.h"
#include "core/export/table_writer.h"
#include "core/pipeline/recipe_columns.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kChunkBytes = 1U << 16U;
constexpr std::uint64_t kEntriesBetweenReports = 256;

std::string_view verdictName(Verdict verdict) {
  switch (verdict) {
    case Verdict::Duplicate: return "duplicate";
    case Verdict::NotDuplicate: return "not_duplicate";
    case Verdict::Unsure: return "unsure";
    case Verdict::Undecided: break;
  }
  return "undecided";
}

std::string_view keepName(Keep keep) {
  switch (keep) {
    case Keep::A: return "a";
    case Keep::B: return "b";
    case Keep::Neither: break;
  }
  return "";
}

/// The two records that stand for an entry, with all that is known of them. A
/// class of identical rows shows its first two.
struct EntryRow {
  RecordId rowA;
  RecordId rowB;
  std::uint32_t rowPairs = 1;
  PairScores scores;
  Judgement judgement;
};

EntryRow entryRow(const ReviewExport &request, const QueueEntry &entry) {
  const DuplicateResult &result = *request.result;
  EntryRow row;
  row.rowA = result.classes.firstRow(entry.textA);
  row.rowB = entry.isClass() ? RecordId{result.classes.rowsOf(entry.textA)[1]}
                             : result.classes.firstRow(entry.textB);
  row.rowPairs = entry.rowPairs;
  row.scores = entry.isClass() ? scoresOfClass(result, entry.textA)
                               : scoresOfPair(result, result.pairs[entry.pair]);
  if (request.verdicts != nullptr)
    row.judgement = request.verdicts->judgementOf(keyOf(entry, result));
  return row;
}

/// Formats entries one by one, in one of the formats.
class EntryFormat {
 public:
  EntryFormat(const Dataset &dataset, std::optional<ColumnId> idColumn)
      : m_dataset(dataset), m_idColumn(idColumn) {}
  virtual ~EntryFormat() = default;
  virtual void appendHead(std::string &out) = 0;
  virtual void appendEntry(std::string &out, const EntryRow &row) = 0;
  virtual void appendFoot(std::string &out) = 0;

 protected:
  std::string_view idOf(RecordId row) const {
    return m_idColumn ? m_dataset.cell(row, *m_idColumn) : std::string_view{};
  }
  const Dataset &dataset() const { return m_dataset; }
  bool hasIds() const { return m_idColumn.has_value(); }

 private:
  const Dataset &m_dataset;
  std::optional<ColumnId> m_idColumn;
};

class DelimitedFormat final : public EntryFormat {
 public:
  DelimitedFormat(const Dataset &dataset, std::optional<ColumnId> idColumn, char delimiter)
      : EntryFormat(dataset, idColumn), m_table(delimiter) {}

  void appendHead(std::string &out) override {
    constexpr std::array kNames = {"row_a",    "row_b",        "id_a",         "id_b",  "jaccard",
                                   "estimate", "shared_bands", "intersection", "union", "row_pairs",
                                   "verdict",  "keep",         "note"};
    for (const char *name : kNames) out.append(name).push_back(m_table.delimiter());
    for (const char *side : {"a_", "b_"}) {
      for (const std::string &name : dataset().columnNames()) field(out, side + name);
    }
    endRow(out);
  }

  void appendEntry(std::string &out, const EntryRow &row) override {
    number(out, row.rowA.value);
    number(out, row.rowB.value);
    field(out, idOf(row.rowA));
    field(out, idOf(row.rowB));
    appendScores(out, row.scores, m_table.delimiter());
    out.push_back(m_table.delimiter());
    number(out, row.rowPairs);
    field(out, verdictName(row.judgement.verdict));
    field(out, keepName(row.judgement.keep));
    field(out, row.judgement.note);
    for (const RecordId side : {row.rowA, row.rowB}) {
      for (std::uint32_t c = 0; c < dataset().columnCount(); ++c)
        field(out, dataset().cell(side, ColumnId{c}));
    }
    endRow(out);
  }

  void appendFoot(std::string &) override {}

 private:
  void number(std::string &out, std::uint64_t value) {
    appendNumber(out, value);
    out.push_back(m_table.delimiter());
  }
  void field(std::string &out, std::string_view text) {
    m_table.appendField(out, text);
    out.push_back(m_table.delimiter());
  }
  static void endRow(std::string &out) { out.back() = '\n'; }

  TableWriter m_table;
};

class JsonFormat final : public EntryFormat {
 public:
  JsonFormat(const Dataset &dataset, std::optional<ColumnId> idColumn, bool isPartial)
      : EntryFormat(dataset, idColumn), m_isPartial(isPartial) {}

  void appendHead(std::string &out) override { out.append("["); }

  void appendEntry(std::string &out, const EntryRow &row) override {
    Json json = {{"row_a", row.rowA.value}, {"row_b", row.rowB.value}};
    json["id_a"] = hasIds() ? Json(idOf(row.rowA)) : Json();
    json["id_b"] = hasIds() ? Json(idOf(row.rowB)) : Json();
    json["jaccard"] = orNull(row.scores.jaccard);
    json["estimate"] = orNull(row.scores.estimate);
    json["shared_bands"] = orNull(row.scores.sharedBands);
    json["intersection"] = orNull(row.scores.intersection);
    json["union"] = orNull(row.scores.unionSize);
    json["row_pairs"] = row.rowPairs;
    json["verdict"] = verdictName(row.judgement.verdict);
    json["keep"] = row.judgement.keep == Keep::Neither ? Json() : keepName(row.judgement.keep);
    json["note"] = row.judgement.note;
    if (m_isPartial) json["partial"] = true;
    json["a"] = recordToJson(row.rowA);
    json["b"] = recordToJson(row.rowB);
    out.append(m_isFirst ? "\n" : ",\n");
    out.append(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    m_isFirst = false;
  }

  void appendFoot(std::string &out) override { out.append("\n]\n"); }

 private:
  template <class Value>
  static Json orNull(const std::optional<Value> &value) {
    return value ? Json(*value) : Json();
  }
  Json recordToJson(RecordId row) const {
    // Column names differ, so none has to be looked for: that would be quadratic.
    Json::object_t record;
    record.reserve(dataset().columnCount());
    for (std::uint32_t c = 0; c < dataset().columnCount(); ++c)
      record.Container::emplace_back(dataset().columnName(ColumnId{c}),
                                     dataset().cell(row, ColumnId{c}));
    return record;
  }

  bool m_isPartial;
  bool m_isFirst = true;
};

std::unique_ptr<EntryFormat> makeFormat(const ReviewExport &request,
                                        std::optional<ColumnId> idColumn) {
  switch (request.format) {
    case ExportFormat::Json:
      return std::make_unique<JsonFormat>(*request.dataset, idColumn,
                                          request.result->report.isPartial);
    case ExportFormat::Tsv:
      return std::make_unique<DelimitedFormat>(*request.dataset, idColumn, '\t');
    case ExportFormat::Csv: break;
  }
  return std::make_unique<DelimitedFormat>(*request.dataset, idColumn, ',');
}

}  // namespace

Result<void> writeReview(const ReviewExport &request, const ByteSink &sink,
                         const RunContext &context) {
  const auto ids = idColumn(*request.dataset, request.result->recipe());
  if (!ids) return ids.error();
  context.startStage(Stage::Writing, request.entries.size());
  const auto format = makeFormat(request, *ids);
  std::string buffer;
  format->appendHead(buffer);
  std::uint64_t done = 0;
  for (const QueueEntry &entry : request.entries) {
    if (context.isCancelled()) return cancelledError();
    format->appendEntry(buffer, entryRow(request, entry));
    if (++done % kEntriesBetweenReports == 0) context.advance(kEntriesBetweenReports);
    if (buffer.size() < kChunkBytes) continue;
    if (auto written = sink(buffer); !written) return written;
    buffer.clear();
  }
  context.advance(done % kEntriesBetweenReports);
  format->appendFoot(buffer);
  return sink(buffer);
}

Result<void> exportReview(const ReviewExport &request, const std::string &path,
                          const RunContext &context) {
  auto file = AtomicFile::open(path);
  if (!file) return file.error();
  auto written = writeReview(
      request, [&file](std::string_view bytes) { return file->write(bytes); }, context);
  if (!written) return written;
  return file->commit();
}

}  // namespace shinglescope
