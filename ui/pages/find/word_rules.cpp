// SPDX-License-Identifier: MIT
#include "ui/pages/find/word_rules.h"

#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <initializer_list>

#include "core/pipeline/recipe/recipe.h"
#include "ui/base/controls/form_rows.h"

namespace shinglescope {
namespace {

constexpr int kRareBoxWidth = 96;
constexpr int kSeparatorBoxWidth = 120;

/// A tab cannot be typed into a field, so it is written as in code.
QString typedSeparator(const std::string &separator) {
  return QString::fromStdString(separator).replace(u'\t', QStringLiteral("\\t"));
}

std::string separatorOf(QString typed) {
  return typed.replace(QStringLiteral("\\t"), QStringLiteral("\t")).toStdString();
}

}  // namespace

WordRules::WordRules(FormRows &form) : QObject(&form) {
  m_rare = new QSpinBox;
  m_rare->setRange(1, kMostRareRows);
  m_rare->setFixedWidth(kRareBoxWidth);
  m_rare->setPrefix(tr("under "));
  m_rare->setSpecialValueText(tr("off"));
  m_rare->setKeyboardTracking(false);
  m_rare->setAccessibleName(tr("Rare words: words in fewer rows become one"));
  m_rare->setToolTip(
      tr("Words in fewer rows of the table than this all become one and the same word, <UNK>, such "
         "as names and typing errors. Only for shingles of words."));
  m_separator = new QLineEdit;
  m_separator->setFixedWidth(kSeparatorBoxWidth);
  m_separator->setMaxLength(kMostSeparatorBytes);
  m_separator->setPlaceholderText(tr("white space"));
  m_separator->setAccessibleName(tr("Words are divided at"));
  m_separator->setToolTip(
      tr("The text between two words, such as | or \\t for a tab: words may then contain spaces. "
         "Empty: words are divided at white space. Only for shingles of words."));
  form.addRow(tr("Rare words"), {m_rare});
  form.addRow(tr("Divided at"), {m_separator});
  connect(m_rare, &QSpinBox::valueChanged, this, [this](int rows) {
    m_options.minDocumentFrequency = rows < 2 ? 0 : static_cast<std::uint32_t>(rows);
    emit edited(m_options);
  });
  connect(m_separator, &QLineEdit::editingFinished, this, &WordRules::takeSeparator);
}

void WordRules::setOptions(const ShingleOptions &options) {
  const QSignalBlocker blocker(m_rare);
  m_options = options;
  m_rare->setValue(static_cast<int>(std::max(options.minDocumentFrequency, 1U)));
  if (!m_separator->hasFocus()) m_separator->setText(typedSeparator(options.wordSeparator));
  for (QWidget *widget : std::initializer_list<QWidget *>{m_rare, m_separator})
    widget->setEnabled(options.unit == ShingleUnit::Word);
}

void WordRules::takeSeparator() {
  const std::string separator = separatorOf(m_separator->text());
  if (separator == m_options.wordSeparator) return;
  m_options.wordSeparator = separator;
  emit edited(m_options);
}

}  // namespace shinglescope
