// SPDX-License-Identifier: MIT
#include "ui/pages/learn/log/lesson_changes.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/base/text/display_text.h"

namespace shinglescope {
namespace {

/// Collects the changes. Refers to both lessons.
class ChangeList {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::LessonChanges)

 public:
  ChangeList(const Lesson &before, const Lesson &after)
      : m_lessons{before, after}, m_before(before.spec()), m_after(after.spec()) {}

  QStringList take() {
    addTexts();
    addShingles();
    addPermutations();
    addNumber(tr("Bands"), m_before.bands, m_after.bands);
    addIf(m_before.convention != m_after.convention,
          tr("The cells of the signature show something else."));
    addIf(m_before.walk != m_after.walk, tr("The signature is filled in another way."));
    if (m_changes.isEmpty()) m_changes << tr("The lesson was edited.");
    return m_changes;
  }

 private:
  struct Both {
    const Lesson &before;
    const Lesson &after;
  };

  void addIf(bool is, const QString &change) {
    if (is) m_changes << change;
  }
  void addNumber(const QString &name, std::uint64_t before, std::uint64_t after) {
    addIf(before != after,
          tr("%1: %2 becomes %3.", "a setting and its numbers").arg(name).arg(before).arg(after));
  }

  void addTexts() {
    addNumber(tr("Number of texts"), m_before.texts.size(), m_after.texts.size());
    for (std::size_t i = 0; i < std::min(m_before.texts.size(), m_after.texts.size()); ++i) {
      const LessonText &text = m_after.texts[i];
      addIf(text.text != m_before.texts[i].text || text.name != m_before.texts[i].name,
            tr("The new text of %1 is: %2")
                .arg(cellDisplayText(text.name), wholeDisplayText(text.text)));
    }
    addIf(m_before.matrix != m_after.matrix, tr("The matrix was changed."));
    addIf(m_before.preparation != m_after.preparation, tr("The preparation was changed."));
  }

  void addShingles() {
    addNumber(tr("Length of a shingle"), m_before.shingle.k, m_after.shingle.k);
    addIf(m_before.shingle.unit != m_after.shingle.unit,
          m_after.shingle.unit == ShingleUnit::Word ? tr("Shingles consist of words.")
                                                    : tr("Shingles consist of characters."));
  }

  void addPermutations() {
    const PermutationSpec &before = m_before.permutations;
    const PermutationSpec &after = m_after.permutations;
    addIf(before.kind != after.kind, after.kind == LessonPermutations::Modular
                                         ? tr("The permutations are formulas (a x + b) mod p.")
                                         : tr("The permutations are orders of the rows."));
    addNumber(tr("Hashes"), before.numHashes, after.numHashes);
    addIf(before.seed != after.seed, tr("The permutations were drawn again."));
    addIf(before.orders != after.orders || before.columns != after.columns,
          tr("The order of the rows was changed."));
    if (before.functions != after.functions && before.seed == after.seed) addFormulas();
  }

  void addFormulas() {
    const auto &before = m_lessons.before.tables().columns;
    const auto &after = m_lessons.after.tables().columns;
    for (std::size_t hash = 0; hash < std::min(before.size(), after.size()); ++hash) {
      if (!after[hash].function || before[hash].function == after[hash].function) continue;
      const auto &[a, b, p] = *after[hash].function;
      m_changes
          << tr("New formula: h%1(x) = (%2 x + %3) mod %4.").arg(hash + 1).arg(a).arg(b).arg(p);
    }
  }

  Both m_lessons;
  const LessonSpec &m_before;
  const LessonSpec &m_after;
  QStringList m_changes;
};

}  // namespace

QStringList lessonChanges(const Lesson &before, const Lesson &after) {
  return ChangeList(before, after).take();
}

}  // namespace shinglescope
