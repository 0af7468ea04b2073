// SPDX-License-Identifier: MIT
#pragma once

#include <QSpinBox>
#include <memory>

#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// A field for the number of a row, as the window shows it: "118", or "2:118" for a row of the
/// second table. Its value is the number among all rows, from 1. GUI thread; shares the data set.
class RowNumberBox final : public QSpinBox {
  Q_OBJECT

 public:
  explicit RowNumberBox(std::shared_ptr<const Dataset> dataset, QWidget *parent = nullptr);

 protected:
  QString textFromValue(int value) const override;
  int valueFromText(const QString &text) const override;
  QValidator::State validate(QString &text, int &position) const override;

 private:
  std::shared_ptr<const Dataset> m_dataset;
};

}  // namespace shinglescope
