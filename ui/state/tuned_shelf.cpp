#include "ui/state/tuned_shelf.h"

#include <utility>

namespace shinglescope {

bool makesSameSets(const Recipe &a, const Recipe &b) {
  return a.compare == b.compare && a.same == b.same && a.preparation == b.preparation &&
         a.shingle == b.shingle;
}

Result<std::shared_ptr<const TunedRows>> TunedShelf::take(
    const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe,
    const RunContext &context) {
  {
    const std::lock_guard lock(m_mutex);
    if (m_rows != nullptr && m_rows->dataset == dataset && makesSameSets(m_recipe, recipe))
      return m_rows;
  }
  // Not under the lock: whoever asks for something else must not wait.
  auto texts = makeTunedTexts(*dataset, recipe, context);
  if (!texts) return texts.error();
  auto rows = std::make_shared<const TunedRows>(TunedRows{dataset, *std::move(texts)});
  const std::lock_guard lock(m_mutex);
  m_rows = rows;
  m_recipe = recipe;
  return rows;
}

void TunedShelf::clear() {
  const std::lock_guard lock(m_mutex);
  m_rows.reset();
}

}  // namespace shinglescope
