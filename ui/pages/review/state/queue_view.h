// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <optional>

#include "core/review/queue/queue_order.h"

namespace shinglescope {

/// The user's position in the queue, as stored in a project.
struct QueueView {
  int mode = 0;  ///< a QueuePanel::Mode
  QueueFilter filter = {};
  QueueArrangement arrangement = {};
  std::optional<ItemKey> item = {};  ///< item under the cursor
  int firstRow = 0;                  ///< first visible row of the list
  int group = -1;                    ///< group under the cursor
  Ratio threshold = {};
  bool isBlind = false;
  bool operator==(const QueueView &) const = default;
};

/// Stores columns by name, so that a table with other columns can find them.
QJsonObject queueViewToJson(const QueueView &view, const std::vector<std::string> &columns);
/// Skips values that cannot be read.
QueueView queueViewFromJson(const QJsonObject &json, const std::vector<std::string> &columns);

}  // namespace shinglescope
