#pragma once

#include <QDateTime>
#include <QString>

namespace shinglescope {

/// How safe what was judged is.
struct SavingState {
  enum class Kind {
    Nothing,  ///< there is nothing to keep yet
    Saved,
    Saving,
    NotSaved,
    ReadOnly
  };
  Kind kind = Kind::Nothing;
  QDateTime savedAt = {};
  QString reason = {};  ///< why it is not saved, or only read
  bool operator==(const SavingState &) const = default;
};

}  // namespace shinglescope
