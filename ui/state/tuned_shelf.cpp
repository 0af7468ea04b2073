#include "ui/state/tuned_shelf.h"

#include <algorithm>
#include <utility>

#include "core/pipeline/find_duplicates.h"

namespace shinglescope {

bool makesSameSets(const Recipe &a, const Recipe &b) {
  return a.compare == b.compare && a.same == b.same && a.preparation == b.preparation &&
         a.shingle == b.shingle;
}

/// Null where they are not there. What the sets do not depend on may be other
/// than it was when they were made.
std::shared_ptr<const TunedRows> TunedShelf::find(const std::shared_ptr<const Dataset> &dataset,
                                                  const Recipe &recipe, std::size_t rows) {
  const bool isThere = m_rows != nullptr && m_dataset == dataset && m_count == rows &&
                       makesSameSets(m_recipe, recipe);
  if (!isThere || recipe == m_recipe) return isThere ? m_rows : nullptr;
  auto same = std::make_shared<TunedRows>(*m_rows);
  const auto stopped = same->texts.recipe.shingle;
  same->texts.recipe = recipe;
  same->texts.recipe.shingle = stopped;
  return same;
}

Result<std::shared_ptr<const TunedRows>> TunedShelf::take(
    const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe, const RunContext &context,
    std::size_t rows) {
  rows = std::min(rows, dataset->rowCount());
  unsigned clears = 0;
  {
    const std::lock_guard lock(m_mutex);
    if (auto found = find(dataset, recipe, rows)) return found;
    clears = m_clears;
  }
  // Not under the lock: whoever asks for something else must not wait.
  auto cut = rows < dataset->rowCount() ? firstRows(*dataset, rows) : dataset;
  auto texts = makeTunedTexts(*cut, recipe, context);
  if (!texts) return texts.error();
  auto made = std::make_shared<const TunedRows>(TunedRows{std::move(cut), *std::move(texts)});
  const std::lock_guard lock(m_mutex);
  if (clears != m_clears) return made;
  m_rows = made;
  m_dataset = dataset;
  m_recipe = recipe;
  m_count = rows;
  return made;
}

void TunedShelf::clear() {
  const std::lock_guard lock(m_mutex);
  m_rows.reset();
  m_dataset.reset();
  ++m_clears;
}

}  // namespace shinglescope
