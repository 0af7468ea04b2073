// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/exact_set_cache.h"

#include <algorithm>
#include <utility>

#include "core/pipeline/recipe/find_request.h"
#include "core/pipeline/run/find_duplicates.h"

namespace shinglescope {

namespace {

bool hasOnlyAcross(const Recipe &recipe) {
  return recipe.against && !recipe.against->hasPairsWithin;
}

}  // namespace

bool makesSameSets(const Recipe &a, const Recipe &b) {
  return a.compare == b.compare && a.same == b.same && a.preparation == b.preparation &&
         a.shingle == b.shingle && a.measure.leastSize() == b.measure.leastSize() &&
         hasOnlyAcross(a) == hasOnlyAcross(b);
}

bool ExactSetCache::Question::asksTheSame(const Question &other) const {
  return dataset == other.dataset && rows == other.rows && makesSameSets(recipe, other.recipe);
}

/// Registers a question as being answered, for the lifetime of this object. Constructed with the
/// lock held; the destructor acquires the lock.
class ExactSetCache::Making {
 public:
  Making(ExactSetCache &shelf, const Question &question) : m_shelf(shelf), m_question(question) {
    m_shelf.m_making.push_back(&question);
  }
  ~Making() {
    {
      const std::lock_guard lock(m_shelf.m_mutex);
      std::erase(m_shelf.m_making, &m_question);
    }
    m_shelf.m_ended.notify_all();
  }
  Making(const Making &) = delete;
  Making &operator=(const Making &) = delete;

 private:
  ExactSetCache &m_shelf;
  const Question &m_question;
};

/// Returns the stored sets, or null. Settings on which the sets do not depend may differ and
/// are taken from the question.
std::shared_ptr<const TunedRows> ExactSetCache::find(const Question &question) const {
  if (m_rows == nullptr || !m_question.asksTheSame(question)) return nullptr;
  if (question.recipe == m_question.recipe) return m_rows;
  auto same = std::make_shared<TunedRows>(*m_rows);
  const auto stopped = same->texts.recipe.shingle;
  same->texts.recipe = question.recipe;
  same->texts.recipe.shingle = stopped;
  return same;
}

bool ExactSetCache::isBeingMade(const Question &question) const {
  return std::ranges::any_of(m_making,
                             [&](const Question *each) { return each->asksTheSame(question); });
}

Result<std::shared_ptr<const TunedRows>> ExactSetCache::take(
    const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe, const RunContext &context,
    std::size_t rows) {
  const Question question{dataset, recipe, std::min(rows, dataset->rowCount())};
  std::unique_lock lock(m_mutex);
  // If the thread that computes the sets is cancelled, the next one computes them.
  const auto isSettled = [&] { return !isBeingMade(question); };
  if (!isSettled()) context.startStage(Stage::Preparing, WorkUnit::Nothing, 0);
  if (!m_ended.wait(lock, context.stop, isSettled)) return cancelledError();
  if (auto found = find(question)) return found;
  const unsigned clears = m_clears;
  const Making making(*this, question);
  // Unlocked, so that requests for other sets do not wait.
  lock.unlock();
  auto cut = question.rows < dataset->rowCount() ? firstRows(*dataset, question.rows) : dataset;
  std::shared_ptr<const CommonWords> common;
  if (question.rows < dataset->rowCount())
    if (auto found = assignTo(common, commonWordsOf(*dataset, recipe, context)); !found)
      return found.error();
  auto texts = makeExactSets(*cut, recipe, context, std::move(common));
  if (!texts) return texts.error();
  auto made = std::make_shared<const TunedRows>(TunedRows{std::move(cut), *std::move(texts)});
  const std::lock_guard again(m_mutex);
  if (clears != m_clears) return made;
  m_rows = made;
  m_question = question;
  return made;
}

void ExactSetCache::keepPairs(const TunedRows &rows, const Ratio &floor,
                              std::shared_ptr<const std::vector<ScoredPair>> pairs) {
  const std::lock_guard lock(m_mutex);
  m_pairedTexts = rows.texts.texts;
  m_floor = floor;
  m_pairs = std::move(pairs);
}

std::shared_ptr<const std::vector<ScoredPair>> ExactSetCache::pairsOf(const TunedRows &rows,
                                                                      const Ratio &threshold) {
  const std::lock_guard lock(m_mutex);
  return m_pairedTexts == rows.texts.texts && !(threshold < m_floor) ? m_pairs : nullptr;
}

void ExactSetCache::clear() {
  const std::lock_guard lock(m_mutex);
  m_pairedTexts.reset();
  m_pairs.reset();
  m_rows.reset();
  m_question = {};
  ++m_clears;
}

}  // namespace shinglescope
