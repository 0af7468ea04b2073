#include "core/pipeline/signed_texts.h"

#include <numeric>
#include <string>

#include "core/base/memory_budget.h"
#include "core/pipeline/signing_pass.h"
#include "core/shingle/shingled_texts.h"

namespace shinglescope {
namespace {

/// Compares the prepared texts of rows whose digests are equal. Most often
/// the cells are equal already.
class TextComparer {
 public:
  static Result<TextComparer> create(const SigningInput &input) {
    auto first = TextPreparer::create(input.preparation);
    if (!first) return first.error();
    auto second = TextPreparer::create(input.preparation);
    if (!second) return second.error();
    return TextComparer(input, std::move(*first), std::move(*second));
  }

  bool areEqual(std::uint32_t a, std::uint32_t b) {
    if (!m_input.scope.isSameClass(RecordId{a}, RecordId{b})) return false;
    const auto textA = recordText(m_input.dataset, RecordId{a}, m_input.columns, m_joinedA);
    const auto textB = recordText(m_input.dataset, RecordId{b}, m_input.columns, m_joinedB);
    return textA == textB || m_first.prepare(textA) == m_second.prepare(textB);
  }

 private:
  TextComparer(const SigningInput &input, TextPreparer first, TextPreparer second)
      : m_input(input), m_first(std::move(first)), m_second(std::move(second)) {}

  SigningInput m_input;
  TextPreparer m_first;
  TextPreparer m_second;
  std::string m_joinedA;
  std::string m_joinedB;
};

/// What the rows leave while equal texts are not yet known.
struct RowColumns {
  std::vector<Digest128> digests;
  std::vector<std::uint32_t> occurrences;
};

Result<void> checkMemory(const SigningInput &input, const BandPlan &plan, bool keepSignatures,
                         const RunContext &context) {
  const std::size_t rows = input.dataset.rowCount();
  MemoryBudget budget(context);
  if (auto keys = budget.take(bandKeyBytes(plan.bands, rows), "The band keys",
                              "cut the hashes into fewer bands or work on fewer rows");
      !keys)
    return keys;
  if (!keepSignatures) return {};
  return budget.take(std::uint64_t{rows} * plan.hashes() * sizeof(std::uint32_t), "The signatures",
                     "use fewer hashes or fewer rows");
}

/// The first row of each text, ascending.
std::vector<std::uint32_t> firstRows(const TextClasses &classes) {
  std::vector<std::uint32_t> rows;
  rows.reserve(classes.textCount());
  for (std::uint32_t text = 0; text < classes.textCount(); ++text)
    rows.push_back(classes.firstRow(TextId{text}).value);
  return rows;
}

/// Turns what is known of rows into what is known of texts.
void collapseRows(SignedTexts &texts, std::vector<std::uint32_t> &occurrences) {
  const std::vector<std::uint32_t> kept = firstRows(texts.classes);
  texts.keys.compact(kept);
  if (texts.signatures.textCount() > 0) texts.signatures.compact(kept);
  for (std::uint32_t text = 0; text < kept.size(); ++text) {
    occurrences[text] = occurrences[kept[text]];
    if (occurrences[text] == 0) texts.classes.emptyTexts.push_back(text);
  }
  occurrences.resize(kept.size());
  texts.occurrences = std::move(occurrences);
}

}  // namespace

std::uint64_t SignedTexts::shingleOccurrences() const {
  return std::accumulate(occurrences.begin(), occurrences.end(), std::uint64_t{0});
}

Result<SignedTexts> signDataset(const SigningInput &input, const BandPlan &plan,
                                bool keepSignatures, const RunContext &context) {
  const std::size_t rows = input.dataset.rowCount();
  context.startStage(Stage::Signing, rows);
  auto pass = SigningPass::create(input, plan, context.threads);
  if (!pass) return pass.error();
  if (auto fits = checkMemory(input, plan, keepSignatures, context); !fits) return fits.error();
  SignedTexts texts;
  texts.keys = BandKeys(plan.bands, rows);
  if (keepSignatures) texts.signatures = SignatureMatrix(rows, plan.hashes());
  RowColumns columns{std::vector<Digest128>(rows), std::vector<std::uint32_t>(rows)};
  const RowRecords records{columns.digests, columns.occurrences,
                           keepSignatures ? &texts.signatures : nullptr};
  const auto store = [&texts](std::size_t firstRow,
                              std::span<const std::uint32_t> rowMajor) -> Result<void> {
    texts.keys.storeRows(firstRow, rowMajor);
    return {};
  };
  if (auto done = pass->run(records, store, context); !done) return done.error();
  texts.preparingShare = pass->preparingShare();
  auto comparer = TextComparer::create(input);
  if (!comparer) return comparer.error();
  const auto isSame = [&comparer](std::uint32_t a, std::uint32_t b) {
    return comparer->areEqual(a, b);
  };
  auto equal = findEqualRows(columns.digests, isSame, context);
  if (!equal) return equal.error();
  for (const std::uint32_t row : equal->collided)
    if (auto done = pass->signAgain(row, records, store); !done) return done.error();
  std::vector<Digest128>().swap(columns.digests);
  texts.classes = makeTextClasses(equal->smallestRow);
  collapseRows(texts, columns.occurrences);
  return texts;
}

}  // namespace shinglescope
