// SPDX-License-Identifier: MIT
#include "ui/parts/why/row_number_box.h"

#include "ui/session/row_text.h"

namespace shinglescope {

RowNumberBox::RowNumberBox(std::shared_ptr<const Dataset> dataset, QWidget *parent)
    : QSpinBox(parent), m_dataset(std::move(dataset)) {
  setRange(1, static_cast<int>(m_dataset->rowCount()));
}

QString RowNumberBox::textFromValue(int value) const {
  if (!m_dataset->secondTable()) return QSpinBox::textFromValue(value);
  return rowNumberText(RecordId{static_cast<std::uint32_t>(value - 1)}, m_dataset.get());
}

int RowNumberBox::valueFromText(const QString &text) const {
  if (!m_dataset->secondTable()) return QSpinBox::valueFromText(text);
  const auto row = rowOfNumberText(text.trimmed(), *m_dataset);
  return row ? static_cast<int>(row->value) + 1 : value();
}

QValidator::State RowNumberBox::validate(QString &text, int &position) const {
  if (!m_dataset->secondTable()) return QSpinBox::validate(text, position);
  return rowOfNumberText(text.trimmed(), *m_dataset) ? QValidator::Acceptable
                                                     : QValidator::Intermediate;
}

}  // namespace shinglescope
