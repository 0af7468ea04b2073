// SPDX-License-Identifier: MIT
#include "core/lesson/model/lesson_matrix.h"

#include <map>
#include <set>

#include "core/base/hash.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

constexpr std::size_t kCutsBetweenLooks = 4096;

Error tooMany(MessageId what, const std::string &field, std::size_t count, std::size_t most) {
  return errorOf(ErrorCode::Limit, {what, {field, count, most}});
}

Result<void> checkTexts(const LessonSpec &spec) {
  if (spec.texts.empty()) return badParameter({MessageId::LessonTextsMissing, {}});
  if (spec.texts.size() > kMaxLessonTexts)
    return tooMany(MessageId::LessonTextsTooMany, "texts", spec.texts.size(), kMaxLessonTexts);
  for (std::size_t i = 0; i < spec.texts.size(); ++i)
    if (spec.texts[i].text.size() > kMaxLessonTextBytes)
      return tooMany(MessageId::LessonBytesTooMany, "texts[" + std::to_string(i) + "]",
                     spec.texts[i].text.size(), kMaxLessonTextBytes);
  if (spec.shingle.k < 1 || spec.shingle.k > kMaxShingleSize)
    return badParameter(
        {MessageId::LessonNumberOutside, {"shingle.k", spec.shingle.k, kMaxShingleSize}});
  if (spec.shingle.maxDocumentFrequency) return badParameter({MessageId::LessonStopShingles, {}});
  if (spec.shingle.foldsRareWords()) return badParameter({MessageId::LessonRareWords, {}});
  return validateWords(spec.preparation, spec.shingle);
}

/// Adds the rows, sorted by label, and sets the row of each label of the documents.
Result<void> numberRows(const std::map<std::string, LessonRow> &rows,
                        const std::vector<std::vector<std::string>> &labels, LessonMatrix &matrix,
                        const RunContext &context) {
  std::map<std::string_view, std::uint32_t> numbers;
  for (const auto &[label, row] : rows) {
    if (numbers.size() % kCutsBetweenLooks == 0 && context.isCancelled()) return cancelledError();
    numbers.emplace(label, static_cast<std::uint32_t>(matrix.rows.size()));
    matrix.rows.push_back({label, row.hash, row.holders, 0});
  }
  for (std::size_t i = 0; i < labels.size(); ++i) {
    for (std::size_t cut = 0; cut < labels[i].size(); ++cut) {
      if (cut % kCutsBetweenLooks == 0 && context.isCancelled()) return cancelledError();
      matrix.documents[i].cuts[cut].row = numbers.at(labels[i][cut]);
    }
  }
  return {};
}

Result<LessonMatrix> matrixOfTexts(const LessonSpec &spec, const RunContext &context) {
  if (auto checked = checkTexts(spec); !checked) return checked.error();
  auto preparer = TextPreparer::create(spec.preparation);
  if (!preparer) return preparer.error();
  Shingler shingler(spec.shingle);
  LessonMatrix matrix;
  std::map<std::string, LessonRow> rows;
  std::vector<std::vector<std::string>> labels;
  for (std::size_t i = 0; i < spec.texts.size(); ++i) {
    if (context.isCancelled()) return cancelledError();
    LessonDocument document{spec.texts[i].name, spec.texts[i].text, {}, {}, 0, 0};
    document.prepared = preparer->prepare(document.text);
    auto &own = labels.emplace_back();
    for (const ShingleSpan &span : shingler.shingleSpans(document.prepared)) {
      if (own.size() % kCutsBetweenLooks == 0 && context.isCancelled()) return cancelledError();
      own.push_back(shingler.spanText(document.prepared, span));
      LessonRow &row = rows[own.back()];
      if (!row.isIn(i)) ++document.size;
      row.hash = span.hash;
      row.holders = static_cast<std::uint8_t>(row.holders | 1U << i);
      document.cuts.push_back({0, span.begin, span.end});
    }
    matrix.documents.push_back(std::move(document));
  }
  if (auto done = numberRows(rows, labels, matrix, context); !done) return done.error();
  return matrix;
}

Result<void> checkGiven(const GivenMatrix &given) {
  if (given.columns.empty()) return badParameter({MessageId::LessonDocumentsMissing, {}});
  if (given.columns.size() > kMaxLessonTexts)
    return tooMany(MessageId::LessonDocumentsTooMany, "matrix.columns", given.columns.size(),
                   kMaxLessonTexts);
  if (given.ones.size() != given.rows.size())
    return badParameter({MessageId::LessonOnesTooFew, {given.ones.size(), given.rows.size()}});
  std::set<std::string_view> seen;
  for (const std::string &row : given.rows)
    if (!seen.insert(row).second) return badParameter({MessageId::LessonMatrixRowTwice, {row}});
  for (std::size_t row = 0; row < given.ones.size(); ++row) {
    const std::string field = "matrix.ones[" + std::to_string(row) + "]";
    if (given.ones[row].size() != given.columns.size())
      return badParameter(
          {MessageId::LessonOnesSizeWrong, {field, given.ones[row].size(), given.columns.size()}});
    for (const std::uint32_t cell : given.ones[row])
      if (cell > 1) return badParameter({MessageId::LessonCellWrong, {field}});
  }
  return {};
}

Result<LessonMatrix> matrixAsGiven(const GivenMatrix &given) {
  if (auto checked = checkGiven(given); !checked) return checked.error();
  LessonMatrix matrix;
  for (const std::string &name : given.columns)
    matrix.documents.push_back({name, {}, {}, {}, 0, 0});
  for (std::size_t row = 0; row < given.rows.size(); ++row) {
    LessonRow made{given.rows[row], xxh3(given.rows[row]), 0, 0};
    for (std::size_t i = 0; i < given.columns.size(); ++i) {
      if (given.ones[row][i] == 0) continue;
      made.holders = static_cast<std::uint8_t>(made.holders | 1U << i);
      ++matrix.documents[i].size;
    }
    matrix.rows.push_back(std::move(made));
  }
  return matrix;
}

/// Changes the cells that were changed manually. The rows stay, also without a document.
Result<void> changeCells(const std::vector<ChangedCell> &cells, LessonMatrix &matrix) {
  if (cells.empty()) return {};
  std::map<std::string_view, LessonRow *> rows;
  for (LessonRow &row : matrix.rows) rows.emplace(row.label, &row);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string field = "changed_cells[" + std::to_string(i) + "]";
    const auto found = rows.find(cells[i].row);
    if (found == rows.end())
      return badParameter({MessageId::LessonRowUnknown, {field + ".row", cells[i].row}});
    const std::uint32_t document = cells[i].document;
    if (document < 1 || document > matrix.documents.size())
      return badParameter({MessageId::LessonNumberOutside,
                           {field + ".document", document, matrix.documents.size()}});
    LessonRow &row = *found->second;
    const auto bit = static_cast<std::uint8_t>(1U << (document - 1));
    if ((row.changed & bit) != 0)
      return badParameter({MessageId::LessonRowTwice, {field, cells[i].row}});
    row.changed = static_cast<std::uint8_t>(row.changed | bit);
    row.holders = static_cast<std::uint8_t>(row.holders ^ bit);
    row.isIn(document - 1) ? ++matrix.documents[document - 1].size
                           : --matrix.documents[document - 1].size;
  }
  return {};
}

}  // namespace

Result<LessonMatrix> makeLessonMatrix(const LessonSpec &spec, const RunContext &context) {
  if (spec.matrix && !spec.texts.empty()) return badParameter({MessageId::LessonBothGiven, {}});
  auto matrix = spec.matrix ? matrixAsGiven(*spec.matrix) : matrixOfTexts(spec, context);
  if (!matrix) return matrix;
  for (LessonDocument &document : matrix->documents) document.cutSize = document.size;
  if (auto done = changeCells(spec.changedCells, *matrix); !done) return done.error();
  // Without texts the set of a document is its column.
  if (spec.matrix)
    for (LessonDocument &document : matrix->documents) document.cutSize = document.size;
  if (matrix->rows.size() > kMaxLessonRows)
    return tooMany(MessageId::LessonRowsTooMany, spec.matrix ? "matrix.rows" : "texts",
                   matrix->rows.size(), kMaxLessonRows);
  return matrix;
}

}  // namespace shinglescope
