#include "core/export/content/verdict_table.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "core/export/content/verdict_words.h"
#include "core/export/format/chunked_output.h"
#include "core/export/format/table_writer.h"

namespace shinglescope {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::string rowText(const std::optional<std::uint32_t> &row) {
  return row ? std::to_string(*row) : std::string();
}

std::string joinedTags(const std::vector<std::string> &tags) {
  std::string joined;
  for (const std::string &tag : tags) joined += (joined.empty() ? "" : ";") + tag;
  return joined;
}

void appendDelimited(const VerdictLine &line, const TableWriter &table, std::string &out) {
  const std::string rowA = rowText(line.rowA);
  const std::string rowB = rowText(line.rowB);
  const std::string tags = joinedTags(line.judgement.tags);
  const std::array<std::string_view, 8> fields = {rowA,
                                                  rowB,
                                                  line.idA,
                                                  line.idB,
                                                  verdictWord(line),
                                                  keepWord(line.judgement.keep),
                                                  line.judgement.note,
                                                  tags};
  table.appendRow(out, fields);
}

std::string toJson(const VerdictLine &line) {
  const auto row = [](const std::optional<std::uint32_t> &number) {
    return number ? OrderedJson(*number) : OrderedJson();
  };
  const OrderedJson json = {{"row_a", row(line.rowA)},
                            {"row_b", row(line.rowB)},
                            {"id_a", line.idA},
                            {"id_b", line.idB},
                            {"verdict", verdictWord(line)},
                            {"keep", keepWord(line.judgement.keep)},
                            {"note", line.judgement.note},
                            {"tags", line.judgement.tags}};
  return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

/// Finds rows by number or id.
class RowFinder {
 public:
  explicit RowFinder(const RecordSource &source) : m_source(source) {}

  Result<RecordId> find(const std::optional<std::uint32_t> &row, const std::string &id) {
    if (!row) return findId(id);
    if (*row >= m_source.rowCount())
      return badParameter({MessageId::VerdictRowOutside, {*row, m_source.rowCount()}});
    const RecordId found{*row};
    if (id.empty() || idOf(found) == id || !m_source.idColumn) return found;
    return badParameter({MessageId::VerdictIdOfOther, {*row, idOf(found), id}});
  }

 private:
  std::string_view idOf(RecordId row) const {
    return m_source.idColumn ? m_source.dataset->cell(row, *m_source.idColumn) : std::string_view();
  }

  Result<RecordId> findId(const std::string &id) {
    if (!m_source.idColumn || id.empty()) return badParameter({MessageId::VerdictNamesNoRow, {}});
    if (m_rowsOfIds.empty()) {
      for (std::uint32_t row = 0; row < m_source.rowCount(); ++row) {
        const auto [known, isNew] = m_rowsOfIds.try_emplace(idOf({row}), row);
        if (!isNew) known->second = kSeveral;
      }
    }
    const auto found = m_rowsOfIds.find(id);
    if (found == m_rowsOfIds.end()) return badParameter({MessageId::VerdictIdUnknown, {id}});
    if (found->second == kSeveral) return badParameter({MessageId::VerdictIdOfSeveral, {id}});
    return RecordId{found->second};
  }

  static constexpr std::uint32_t kSeveral = 0xFFFFFFFFU;
  const RecordSource &m_source;
  std::unordered_map<std::string_view, std::uint32_t> m_rowsOfIds;
};

}  // namespace

VerdictFormat verdictFormatOf(const std::string &path) {
  if (path.ends_with(".json")) return VerdictFormat::Json;
  return path.ends_with(".tsv") || path.ends_with(".tab") ? VerdictFormat::Tsv : VerdictFormat::Csv;
}

std::vector<VerdictLine> verdictLines(const Verdicts &verdicts) {
  std::vector<VerdictLine> lines;
  const RecordSource &source = verdicts.source();
  const auto idOf = [&source](RecordId row) {
    return source.idColumn && source.dataset
               ? std::string(source.dataset->cell(row, *source.idColumn))
               : std::string();
  };
  verdicts.forEachEntry([&](EntryKey key, const EntryState &state) {
    if (state.judgement() == Judgement{}) return;
    lines.push_back({key.a.value, key.b.value, idOf(key.a), idOf(key.b), state.judgement()});
  });
  std::sort(lines.begin(), lines.end(), [](const VerdictLine &x, const VerdictLine &y) {
    return std::pair(x.rowA, x.rowB) < std::pair(y.rowA, y.rowB);
  });
  for (const MarkedRow &marked : verdicts.marks()) {
    if (marked.mark == RowMark::None) continue;
    lines.push_back({marked.row.value, std::nullopt, idOf(marked.row), {}, {}, marked.mark});
  }
  return lines;
}

Result<void> writeVerdicts(const std::vector<VerdictLine> &lines, VerdictFormat format,
                           const ByteSink &sink, const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Verdicts, lines.size());
  ChunkedOutput output(sink, context);
  const bool isJson = format == VerdictFormat::Json;
  const TableWriter table(format == VerdictFormat::Tsv ? '\t' : ',');
  if (isJson) {
    output.buffer() += "[";
  } else {
    table.appendRow(output.buffer(), kVerdictColumns);
  }
  bool isFirst = true;
  for (const VerdictLine &line : lines) {
    if (isJson) {
      output.buffer() += (isFirst ? "\n" : ",\n") + toJson(line);
    } else {
      appendDelimited(line, table, output.buffer());
    }
    isFirst = false;
    context.advance(1);
    if (auto written = output.flushIfFull(); !written) return written;
  }
  if (isJson) output.buffer() += "\n]\n";
  return output.flush();
}

Result<ReviewCommand> actOf(const std::vector<VerdictLine> &lines, const RecordSource &source) {
  ReviewCommand act;
  act.origin = "import";
  RowFinder rows(source);
  for (const VerdictLine &line : lines) {
    if (line.isContested) continue;  // an empty word would clear what was said
    const auto a = rows.find(line.rowA, line.idA);
    if (!a) return a.error();
    if (!line.rowB && line.idB.empty()) {
      act.rows.push_back({*a, line.mark});
      continue;
    }
    const auto b = rows.find(line.rowB, line.idB);
    if (!b) return b.error();
    act.entries.push_back({{*a, *b}, line.judgement});
  }
  return act;
}

Result<ReviewCommand> actOf(const std::vector<VerdictLine> &lines, const Verdicts &verdicts) {
  auto act = actOf(lines, verdicts.source());
  if (!act) return act;
  std::erase_if(act->entries, [&verdicts](const EntryJudgement &said) {
    const EntryState *state = verdicts.stateOf(said.entry);
    return state != nullptr && state->isContested &&
           verdicts.judgementOf(said.entry) == said.judgement;
  });
  return act;
}

}  // namespace shinglescope
