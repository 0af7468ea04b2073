// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>
#include <optional>
#include <vector>

#include "core/base/ratio.h"

namespace shinglescope {

/// A line edit for a list of numbers separated by commas, semicolons or spaces. If the decimals of
/// the window's language follow a comma, decimal numbers are separated by semicolons; points are
/// read too. Invalid input is marked and has no value. GUI thread.
class NumberListEdit final : public QLineEdit {
  Q_OBJECT

 public:
  enum class Kind { Whole, Ratio };
  NumberListEdit(Kind kind, const QString &name, QWidget *parent = nullptr);

  void setNumbers(const std::vector<std::uint32_t> &numbers);
  void setRatios(const std::vector<Ratio> &ratios);
  /// Returns the distinct numbers in the order typed, or nothing if any part is not a number of
  /// this kind.
  std::optional<std::vector<std::uint32_t>> numbers() const;
  std::optional<std::vector<Ratio>> ratios() const;

 signals:
  /// Emitted when the user edits the text.
  void edited();

 private:
  QStringList parts() const;
  void mark();

  Kind m_kind;
};

}  // namespace shinglescope
