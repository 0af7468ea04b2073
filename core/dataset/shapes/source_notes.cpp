// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/source_notes.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/comma_list.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/twice_decoded.h"

namespace shinglescope {
namespace {

std::string decodedTwiceWords(const TwiceDecoded &found) {
  return commaList(found.examples, [](const TwiceDecoded::Example &example) {
    return quotedForMessage(example.word) + " → " + quotedForMessage(example.meant);
  });
}

}  // namespace

void addSourceNotes(const ByteSource &source, bool isStopped, MessageId noRows,
                    LoadReport &report) {
  report.fileBytes = isStopped || !source.isDecoded() ? source.fileSize() : report.accountedBytes();
  if (source.fileSize() == 0) {
    report.notes.push_back({MessageId::FileEmpty});
  } else if (report.rows == 0 && !isStopped) {
    report.notes.push_back({noRows});
  }
  if (isStopped) addStopNote(report);
  if (source.isDecoded()) report.notes.push_back({MessageId::OffsetsOfUtf8, {source.encoding()}});
  for (Message &note : source.raw()->notes()) report.notes.push_back(std::move(note));
  if (source.hasChanged()) report.notes.push_back({MessageId::SourceChangedReopen});
}

void addTail(const SourceTail &tail, std::uint64_t line, std::uint64_t offset, LoadReport &report) {
  report.tailBytes = tail.bytes;
  if (tail.bytes == 0) return;
  if (tail.byte != '\0') {
    report.notes.push_back({MessageId::CtrlZLeftOut});
    return;
  }
  report.insertProblem({ProblemKind::TrailingNuls,
                        std::nullopt,
                        line,
                        offset,
                        {MessageId::NulsLeftOut, {offset, offset + tail.bytes - 1}}});
}

void addRepairItem(std::string_view head, bool isChosen, LoadReport &report) {
  constexpr std::uint64_t kLeastCharacters = 3;  // fewer may be intended
  report.dialect.repairsText = isChosen;
  const TwiceDecoded found = findTwiceDecoded(head.substr(0, validUtf8Prefix(head)));
  const bool isFound = found.characters >= kLeastCharacters;
  std::vector<Message> reason;
  if (isChosen) reason.push_back({MessageId::RepairChosen});
  if (isFound) {
    const std::string words = decodedTwiceWords(found);
    reason.push_back({MessageId::TextDecodedTwice, {words}});
    if (!isChosen) report.notes.push_back({MessageId::TextDecodedTwiceKept, {words}});
  } else {
    reason.push_back({MessageId::TextNotDecodedTwice});
  }
  report.sniffed.items.push_back({SniffedItem::Kind::Repair, isChosen ? "repaired" : "kept",
                                  isFound && !isChosen ? 0.5 : 1.0, std::move(reason), isChosen});
}

void addRepairNote(LoadReport &report) {
  if (report.dialect.repairsText)
    report.notes.push_back({MessageId::CharactersRepaired, {report.repairedCharacters}});
}

void addNameNotes(std::vector<Message> notes, LoadReport &report) {
  constexpr std::size_t kMostNotes = 10;
  const std::size_t count = notes.size();
  notes.resize(std::min(count, kMostNotes));
  if (count > kMostNotes) notes.push_back({MessageId::ColumnsNamedLikewise, {count - kMostNotes}});
  report.notes.insert(report.notes.end(), notes.begin(), notes.end());
}

void addStopNote(LoadReport &report) {
  report.notes.push_back({MessageId::RowsFirstOnly, {report.rows}});
}

}  // namespace shinglescope
