// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

namespace shinglescope {

/// Whether the verdicts are saved.
struct SavingState {
  enum class Kind {
    Nothing,  ///< there is nothing to save yet
    Saved,
    Saving,
    NotSaved,
    ReadOnly
  };
  Kind kind = Kind::Nothing;
  QDateTime savedAt = {};
  QString reason = {};  ///< why it is not saved, or why it is read-only
  bool operator==(const SavingState &) const = default;
};

}  // namespace shinglescope
