// SPDX-License-Identifier: MIT
// Stages 4 and 5: the columns of numbers, and the signature filled by a walk.

#include "core/lesson/steps/step_sentences.h"
#include "core/lesson/steps/step_writer.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {
namespace {

Sentence columnSentence(const LessonColumn &column, std::uint32_t hash, bool isShuffled) {
  const std::string name = hashName(hash);
  if (column.isChanged) return {SentenceId::ColumnChanged, {name}};
  if (column.function) {
    const auto &[a, b, p] = *column.function;
    return {SentenceId::ColumnHashed,
            {name, std::to_string(a), std::to_string(b), std::to_string(p)}};
  }
  return {isShuffled ? SentenceId::ColumnShuffled : SentenceId::ColumnGiven, {name}};
}

/// True if the numbers are 1 to the number of rows, each once.
bool isOrder(const LessonColumn &column) {
  return column.repeats.empty() && !column.order.empty() &&
         column.values[column.order.front()] == 1 &&
         column.values[column.order.back()] == column.order.size();
}

void addColumnStep(StepWriter &writer, std::uint32_t hash) {
  const LessonTables &tables = writer.tables();
  const LessonColumn &column = tables.columns[hash];
  const bool isShuffled = !column.function && isOrder(column);
  ++writer.revealed.columns;
  LessonStep &step =
      writer.add(LessonStage::Permutations, isShuffled ? Listing::Shuffle : Listing::Hash,
                 column.isChanged ? 0
                 : isShuffled     ? 1
                                  : 2,
                 {{Touched::Column, hash}},
                 {columnSentence(column, hash, isShuffled),
                  {SentenceId::OrderIs, {hashName(hash), rowNumbers(tables, column.order)}}});
  for (const RepeatedValue &repeated : column.repeats)
    for (const std::uint32_t row : repeated.rows)
      if (row < tables.shownRows()) step.touches.push_back({Touched::ColumnCell, hash, row});
  for (Sentence &said : repeatSentences(tables, hash)) step.sentences.push_back(std::move(said));
}

void addOrderCount(StepWriter &writer, std::uint32_t number) {
  const LessonTables &tables = writer.tables();
  writer.add(LessonStage::Permutations, Listing::Shuffle, 0, {{Touched::Pair, number}},
             {orderSentence(tables, tables.pairs[number])});
}

/// The signature of one hash, filled step by step. Refers to the writer.
class SignatureWalk {
 public:
  SignatureWalk(StepWriter &writer, std::uint32_t hash)
      : m_writer(writer),
        m_tables(writer.tables()),
        m_column(m_tables.columns[hash]),
        m_hash(hash) {
    for (const LessonRow &row : m_tables.rows)
      m_wanted = static_cast<std::uint8_t>(m_wanted | row.holders);
  }

  void byOnes() {
    for (std::uint32_t row = 0; row < m_tables.shownRows(); ++row) visit(row, Listing::SignOnes);
    if (m_tables.hiddenRows() > 0) visitRest(Listing::SignOnes, m_tables.hiddenRows());
  }

  void byOrder() {
    std::size_t visited = 0;
    for (const std::uint32_t row : m_column.order) {
      if (m_filled == m_wanted) return;
      if (visited++ == kVisitsOneByOne)
        return visitRest(Listing::SignOrder, m_column.order.size() - kVisitsOneByOne);
      visit(row, Listing::SignOrder);
    }
  }

 private:
  std::string shown(std::uint32_t value) const { return m_tables.shown(m_hash, value); }

  void visit(std::uint32_t number, Listing listing) {
    const LessonRow &row = m_tables.rows[number];
    LessonStep &step =
        m_writer.add(LessonStage::Signature, listing, row.holders == 0 ? 1 : 3,
                     {{Touched::Row, number}, {Touched::ColumnCell, m_hash, number}});
    const std::string x = rowNumber(m_tables, number);
    if (row.holders == 0) return step.sentences.push_back({SentenceId::RowSkipped, {x, row.label}});
    const std::uint32_t value = m_column.values[number];
    step.sentences.push_back(
        {SentenceId::RowVisited,
         {x, row.label, namesOf(m_tables, row.holders), hashName(m_hash), std::to_string(value)}});
    for (std::uint32_t document = 0; document < m_tables.documents.size(); ++document)
      if (row.isIn(document)) offer(step, document, value);
  }

  void offer(LessonStep &step, std::uint32_t document, std::uint32_t value) {
    const std::string &name = m_tables.documents[document].name;
    const std::uint32_t held = m_writer.held(m_hash, document);
    const bool isFilled = held != SignatureMatrix::kEmptyValue;
    if (isFilled && step.listing == Listing::SignOrder)
      step.sentences.push_back({SentenceId::AlreadyFilled, {name, shown(held)}});
    else if (isFilled && value >= held)
      step.sentences.push_back({SentenceId::KeepsLess, {name, shown(held), shown(value)}});
    else
      sayTaken(step, document, value);
    if (value < held) m_writer.write(step, m_hash, document, value);
    m_filled = static_cast<std::uint8_t>(m_filled | 1U << document);
  }

  void sayTaken(LessonStep &step, std::uint32_t document, std::uint32_t value) const {
    const std::string &name = m_tables.documents[document].name;
    const std::uint32_t held = m_writer.held(m_hash, document);
    if (held == SignatureMatrix::kEmptyValue)
      step.sentences.push_back({SentenceId::TakesFirst, {name, shown(value)}});
    else
      step.sentences.push_back({SentenceId::TakesLess, {name, shown(held), shown(value)}});
  }

  /// Adds the result of the rows that are not visited one by one.
  void visitRest(Listing listing, std::size_t rows) {
    LessonStep &step = m_writer.add(
        LessonStage::Signature, listing, 1, {{Touched::Column, m_hash}},
        {{SentenceId::RestVisited,
          {SentenceValue::counted(rows, SentenceValue::Thing::Rows), hashName(m_hash)}}});
    for (std::uint32_t document = 0; document < m_tables.documents.size(); ++document) {
      const std::uint32_t value = m_tables.signatures[document][m_hash];
      if (value == m_writer.held(m_hash, document)) continue;
      sayTaken(step, document, value);
      m_writer.write(step, m_hash, document, value);
    }
  }

  StepWriter &m_writer;
  const LessonTables &m_tables;
  const LessonColumn &m_column;
  std::uint32_t m_hash;
  std::uint8_t m_wanted = 0;
  std::uint8_t m_filled = 0;
};

void addHashEnd(StepWriter &writer, std::uint32_t hash) {
  const LessonTables &tables = writer.tables();
  std::vector<std::string> values;
  for (std::size_t document = 0; document < tables.documents.size(); ++document) {
    const std::string shown = tables.shown(hash, tables.signatures[document][hash]);
    values.push_back(shown.empty() ? "∞" : shown);
  }
  writer.last().sentences.push_back(
      {SentenceId::HashDone, {hashName(hash), SentenceValue::list(std::move(values))}});
}

void addClaimStep(StepWriter &writer, std::uint32_t hash, Listing listing) {
  const auto &wrong = writer.tables().disagreement;
  LessonStep &step = writer.add(LessonStage::Signature, listing, 0);
  if (!wrong || wrong->hash != hash)
    return step.sentences.push_back({SentenceId::ClaimHolds, {hashName(hash)}});
  step.touches = {{Touched::SignatureCell, hash, wrong->document}};
  step.sentences.push_back(claimSentence(writer.tables(), *wrong));
}

}  // namespace

void addPermutationSteps(StepWriter &writer) {
  const LessonTables &tables = writer.tables();
  for (std::uint32_t hash = 0; hash < tables.numHashes(); ++hash) addColumnStep(writer, hash);
  writer.last().sentences.push_back(conventionSentence(tables));
  for (std::uint32_t pair = 0; pair < tables.pairs.size(); ++pair)
    if (tables.pairs[pair].orders && tables.pairs[pair].all > 0) addOrderCount(writer, pair);
}

void addSignatureSteps(StepWriter &writer, LessonWalk walk,
                       const std::vector<std::vector<std::string>> &claimed) {
  const bool isOrder = walk == LessonWalk::Order;
  const Listing listing = isOrder ? Listing::SignOrder : Listing::SignOnes;
  const auto &wrong = writer.tables().disagreement;
  for (std::uint32_t hash = 0; hash < writer.tables().numHashes(); ++hash) {
    SignatureWalk steps(writer, hash);
    isOrder ? steps.byOrder() : steps.byOnes();
    if (!writer.hasStage(LessonStage::Signature)) writer.add(LessonStage::Signature, listing, 0);
    addHashEnd(writer, hash);
    // Claims after the first wrong cell get no comment.
    if (hash < claimed.size() && (!wrong || hash <= wrong->hash))
      addClaimStep(writer, hash, listing);
  }
}

}  // namespace shinglescope
