// SPDX-License-Identifier: MIT
#include "core/dataset/load/part_reading.h"

#include <algorithm>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

using Kind = SniffedItem::Kind;

/// Tests for an item that a sheet or a database table does not have.
bool isOfText(Kind kind) {
  return kind != Kind::Preamble && kind != Kind::Header && kind != Kind::Footer &&
         kind != Kind::Repair;
}

Message partReason(const OpenedPart &part) {
  const std::size_t count = part.container->parts().size();
  if (part.isChosen) return {MessageId::PartChosen};
  if (count == 1) return {MessageId::PartOnly};
  return {MessageId::PartFirst, {count, partNames(part.container->parts())}};
}

}  // namespace

LoadOptions optionsOfPart(const OpenedPart &part, const LoadOptions &options) {
  if (!part.hasCells()) return options;
  LoadOptions own = options;
  own.shape = SourceShape::Delimited;
  own.delimiter = ',';
  own.delimiterTail.clear();
  own.quote = '"';
  own.escape.emplace();
  own.comment.emplace();
  own.rowEnd.emplace();
  own.spacedQuotes = own.mergesDelimiters = false;
  own.encoding = "UTF-8";
  own.isMadeOfCells = true;
  if (part.container->kind() == ContainerKind::Sqlite) {
    own.preambleLines = 0;
    own.hasHeader = true;
    own.headerLines = 1;
  }
  return own;
}

void describePart(const OpenedPart &part, LoadReport &report) {
  if (!part.container) return;
  SniffResult &sniffed = report.sniffed;
  report.dialect.part = sniffed.dialect.part = part.name();
  report.parts = part.container->parts();
  if (part.hasCells()) {
    for (const SniffedItem &item : sniffed.items) {
      if (!isOfText(item.kind)) continue;
      for (const Message &reason : item.reason) std::erase(sniffed.reasons, reason);
    }
    std::erase_if(sniffed.items, [](const SniffedItem &item) { return isOfText(item.kind); });
  }
  const Message reason = partReason(part);
  sniffed.items.insert(sniffed.items.begin(),
                       {Kind::Part, escapedForMessage(part.name()), 1, {reason}, part.isChosen});
  if (part.isChosen || part.container->parts().size() == 1) return;
  sniffed.reasons.insert(sniffed.reasons.begin(), reason);
  report.notes.insert(report.notes.begin(), reason);
}

}  // namespace shinglescope
