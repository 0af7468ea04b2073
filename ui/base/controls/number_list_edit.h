#pragma once

#include <QLineEdit>
#include <optional>
#include <vector>

#include "core/base/ratio.h"

namespace shinglescope {

/// A line that holds a list of numbers parted by commas, semicolons or spaces.
/// What is no list is marked and has no value. GUI thread.
class NumberListEdit final : public QLineEdit {
  Q_OBJECT

 public:
  enum class Kind { Whole, Ratio };
  NumberListEdit(Kind kind, const QString &name, QWidget *parent = nullptr);

  void setNumbers(const std::vector<std::uint32_t> &numbers);
  void setRatios(const std::vector<Ratio> &ratios);
  /// Each once, in their order; nothing where a part is no number of the kind.
  std::optional<std::vector<std::uint32_t>> numbers() const;
  std::optional<std::vector<Ratio>> ratios() const;

 signals:
  /// By the user.
  void edited();

 private:
  QStringList parts() const;
  void mark();

  Kind m_kind;
};

}  // namespace shinglescope
