#include "core/export/format/pairs_writer.h"

#include "core/export/format/chunked_output.h"
#include "core/export/format/pair_scores.h"
#include "core/export/format/table_writer.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kLinesBetweenPolls = 8192;
constexpr std::size_t kPairsWriterRowsBetweenReports = 1024;

/// For each text the pairs at or over the threshold that it is part of, one
/// after the other: those of text t are entries [offsets[t], offsets[t+1]).
struct Adjacency {
  std::vector<std::uint64_t> offsets;
  std::vector<std::uint32_t> pairs;

  std::span<const std::uint32_t> of(TextId text) const {
    return std::span(pairs).subspan(offsets[text.value],
                                    offsets[text.value + 1] - offsets[text.value]);
  }
};

Result<Adjacency> makeAdjacency(const DuplicateResult &result, const RunContext &context) {
  const Recipe &recipe = result.recipe();
  std::vector<std::uint32_t> kept;
  for (std::size_t i = 0; i < result.pairs.size(); ++i) {
    if (i % kLinesBetweenPolls == 0 && context.isCancelled()) return cancelledError();
    if (isPairAtLeast(result.pairs[i], recipe, recipe.threshold))
      kept.push_back(static_cast<std::uint32_t>(i));
  }
  Adjacency adjacency;
  adjacency.offsets.assign(result.classes.textCount() + 1, 0);
  for (const std::uint32_t pair : kept) {
    ++adjacency.offsets[result.pairs[pair].textA.value + 1];
    ++adjacency.offsets[result.pairs[pair].textB.value + 1];
  }
  for (std::size_t t = 1; t < adjacency.offsets.size(); ++t)
    adjacency.offsets[t] += adjacency.offsets[t - 1];
  std::vector<std::uint64_t> next(adjacency.offsets.begin(), adjacency.offsets.end() - 1);
  adjacency.pairs.resize(kept.size() * 2);
  for (const std::uint32_t pair : kept) {
    adjacency.pairs[next[result.pairs[pair].textA.value]++] = pair;
    adjacency.pairs[next[result.pairs[pair].textB.value]++] = pair;
  }
  return adjacency;
}

/// A row that pairs with the current one; `tail` tells which scores they share.
struct Partner {
  std::uint32_t row = 0;
  std::uint32_t tail = 0;
};

/// Writes the lines of one row after the other. Per row it gathers the greater
/// rows of its own class and of the classes of its text's neighbours, so that
/// the pairs appear in numeric order without ever being held together.
class PairLines {
 public:
  PairLines(const DuplicateResult &result, const Dataset &dataset, const Adjacency &adjacency,
            PairsForm form, std::optional<ColumnId> idColumn)
      : m_result(result),
        m_dataset(dataset),
        m_adjacency(adjacency),
        m_form(form),
        m_idColumn(idColumn) {}

  Result<void> writeRow(RecordId row, ChunkedOutput &output) {
    gather(row);
    for (const Partner &partner : m_partners) {
      appendLine(output.buffer(), row, partner);
      if (auto flushed = output.flushIfFull(); !flushed) return flushed;
    }
    m_written += m_partners.size();
    return {};
  }
  std::uint64_t written() const { return m_written; }

 private:
  void gather(RecordId row) {
    m_partners.clear();
    m_tails.clear();
    const TextClasses &classes = m_result.classes;
    const TextId text = classes.textOf(row);
    const bool linksOnly = m_form == PairsForm::Links;
    if (linksOnly && classes.firstRow(text) != row) return;
    if (isDuplicateClass(m_result, text)) {
      addGreaterRows(row, classes.rowsOf(text), scoresOfClass(m_result, text));
    }
    for (const std::uint32_t index : m_adjacency.of(text)) {
      const ScoredPair &pair = m_result.pairs[index];
      const auto rows = classes.rowsOf(pair.textA == text ? pair.textB : pair.textA);
      addGreaterRows(row, linksOnly ? rows.first(1) : rows, scoresOfPair(m_result, pair));
    }
    if (m_tails.size() > 1)
      std::sort(m_partners.begin(), m_partners.end(),
                [](const Partner &a, const Partner &b) { return a.row < b.row; });
  }

  void addGreaterRows(RecordId row, std::span<const std::uint32_t> rows, const PairScores &scores) {
    auto greater = std::upper_bound(rows.begin(), rows.end(), row.value);
    if (greater == rows.end()) return;
    const auto tail = static_cast<std::uint32_t>(m_tails.size());
    std::string &text = m_tails.emplace_back(",");
    appendScores(text, scores, ',');
    text.push_back('\n');
    for (; greater != rows.end(); ++greater) m_partners.push_back({*greater, tail});
  }

  void appendLine(std::string &out, RecordId row, const Partner &partner) const {
    appendNumber(out, row.value);
    out.push_back(',');
    appendNumber(out, partner.row - m_result.firstReference.value_or(0));
    out.push_back(',');
    if (m_idColumn) m_csv.appendField(out, m_dataset.cell(row, *m_idColumn));
    out.push_back(',');
    if (m_idColumn) m_csv.appendField(out, m_dataset.cell({partner.row}, *m_idColumn));
    out.append(m_tails[partner.tail]);
  }

  const DuplicateResult &m_result;
  const Dataset &m_dataset;
  const Adjacency &m_adjacency;
  PairsForm m_form;
  std::optional<ColumnId> m_idColumn;
  TableWriter m_csv{','};
  std::vector<Partner> m_partners;
  std::vector<std::string> m_tails;
  std::uint64_t m_written = 0;
};

}  // namespace

Result<PairsSummary> writePairs(const DuplicateResult &result, const Dataset &dataset,
                                std::uint64_t maxPairs, const ByteSink &sink,
                                const RunContext &context) {
  const auto ids = idColumn(dataset, result.recipe());
  if (!ids) return ids.error();
  const std::size_t rows = result.classes.textOfRow.size();
  context.startStage(Stage::Writing, WorkUnit::Rows, rows);
  const auto adjacency = makeAdjacency(result, context);
  if (!adjacency) return adjacency.error();
  const bool fits = result.recipe().pairs == PairsWanted::All &&
                    countRowPairs(result, result.recipe().threshold) <= maxPairs;
  const PairsForm form = fits ? PairsForm::All : PairsForm::Links;
  ChunkedOutput output(sink, context);
  output.buffer() = "row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union\n";
  PairLines lines(result, dataset, *adjacency, form, *ids);
  for (std::size_t row = 0; row < rows; ++row) {
    auto written = lines.writeRow({static_cast<std::uint32_t>(row)}, output);
    if (!written) return written.error();
    if ((row + 1) % kPairsWriterRowsBetweenReports != 0) continue;
    if (context.isCancelled()) return cancelledError();
    context.advance(kPairsWriterRowsBetweenReports);
  }
  if (auto flushed = output.flush(); !flushed) return flushed.error();
  context.advance(rows % kPairsWriterRowsBetweenReports);
  return PairsSummary{lines.written(), form};
}

Result<void> writeGroups(const DuplicateResult &result, const ByteSink &sink,
                         const RunContext &context) {
  constexpr std::uint32_t kNoGroup = 0xFFFFFFFFU;
  std::vector<std::uint32_t> groupOfRow(result.classes.textOfRow.size(), kNoGroup);
  for (std::size_t group = 0; group < result.groups.size(); ++group) {
    for (const RecordId row : result.groups[group].rows)
      groupOfRow[row.value] = static_cast<std::uint32_t>(group);
  }
  ChunkedOutput output(sink, context);
  output.buffer() = "row,group\n";
  for (std::size_t row = 0; row < groupOfRow.size(); ++row) {
    if (groupOfRow[row] == kNoGroup) continue;
    appendNumber(output.buffer(), row);
    output.buffer().push_back(',');
    appendNumber(output.buffer(), groupOfRow[row]);
    output.buffer().push_back('\n');
    if (auto flushed = output.flushIfFull(); !flushed) return flushed;
  }
  return output.flush();
}

Result<void> writeMatches(const DuplicateResult &result, const ByteSink &sink,
                          const RunContext &context) {
  const std::vector<std::uint64_t> matches = referenceMatches(result);
  ChunkedOutput output(sink, context);
  output.buffer() = "row,matches\n";
  for (std::size_t row = 0; row < matches.size(); ++row) {
    if (matches[row] == 0) continue;
    appendNumber(output.buffer(), row);
    output.buffer().push_back(',');
    appendNumber(output.buffer(), matches[row]);
    output.buffer().push_back('\n');
    if (auto flushed = output.flushIfFull(); !flushed) return flushed;
  }
  return output.flush();
}

}  // namespace shinglescope
