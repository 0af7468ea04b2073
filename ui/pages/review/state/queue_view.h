#pragma once

#include <QJsonObject>
#include <optional>

#include "core/review/queue/queue_order.h"

namespace shinglescope {

/// Where the user is in the queue, as a project keeps it.
struct QueueView {
  int mode = 0;  ///< as QueuePanel::Mode
  QueueFilter filter = {};
  QueueArrangement arrangement = {};
  std::optional<EntryKey> entry = {};  ///< under the cursor
  int firstRow = 0;                    ///< of the list, at its top
  int group = -1;                      ///< under the cursor
  Ratio threshold = {};
  bool isBlind = false;
  bool operator==(const QueueView &) const = default;
};

/// Columns are kept by name, so that they are found in a table with others.
QJsonObject queueViewToJson(const QueueView &view, const std::vector<std::string> &columns);
/// What cannot be read is left out.
QueueView queueViewFromJson(const QJsonObject &json, const std::vector<std::string> &columns);

}  // namespace shinglescope
