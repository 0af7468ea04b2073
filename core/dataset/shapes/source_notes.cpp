#include "core/dataset/shapes/source_notes.h"

#include <string>
#include <utility>

#include "core/dataset/source/encoding.h"
#include "core/dataset/source/twice_decoded.h"

namespace shinglescope {

void addSourceNotes(const ByteSource &source, bool isStopped, std::string_view noRows,
                    LoadReport &report) {
  report.fileBytes = isStopped || !source.isDecoded() ? source.fileSize() : report.accountedBytes();
  if (source.fileSize() == 0) {
    report.notes.emplace_back("The file is empty.");
  } else if (report.rows == 0 && !isStopped) {
    report.notes.emplace_back(noRows);
  }
  if (isStopped) addStopNote(report);
  if (source.isDecoded()) {
    report.notes.emplace_back(
        "Offsets count the bytes of the text as UTF-8, not those of the file in " +
        source.encoding() + ".");
  }
  if (source.hasChanged()) {
    report.notes.emplace_back(
        "The file was changed while it was read; open it again to see its present content.");
  }
}

void addTail(const SourceTail &tail, std::uint64_t line, std::uint64_t offset, LoadReport &report) {
  report.tailBytes = tail.bytes;
  if (tail.bytes == 0) return;
  if (tail.byte != '\0') {
    report.notes.emplace_back("The Ctrl-Z (0x1A) at the end of the text was left out.");
    return;
  }
  report.insertProblem({ProblemKind::TrailingNuls, std::nullopt, line, offset,
                        "bytes " + std::to_string(offset) + " to " +
                            std::to_string(offset + tail.bytes - 1) +
                            " are NUL and were left out"});
}

void addRepairItem(std::string_view head, bool isChosen, LoadReport &report) {
  constexpr std::uint64_t kLeastCharacters = 3;  // fewer may be intended
  report.dialect.repairsText = isChosen;
  const TwiceDecoded found = findTwiceDecoded(head.substr(0, validUtf8Prefix(head)));
  const bool isFound = found.characters >= kLeastCharacters;
  std::string reason = "No text seems to have been decoded twice.";
  if (isFound) {
    reason = "Text seems to have been decoded twice: ";
    for (const TwiceDecoded::Example &example : found.examples) {
      if (reason.back() != ' ') reason += ", ";
      reason += quotedForMessage(example.word) + " → " + quotedForMessage(example.meant);
    }
    reason += ".";
    if (!isChosen) report.notes.push_back(reason + " It is kept as it is unless repair is chosen.");
  }
  if (isChosen) reason = "The repair of text was chosen. " + reason;
  report.sniffed.items.push_back({SniffedItem::Kind::Repair, isChosen ? "repaired" : "kept",
                                  isFound && !isChosen ? 0.5 : 1.0, std::move(reason), isChosen});
}

void addRepairNote(LoadReport &report) {
  if (report.dialect.repairsText)
    report.notes.push_back("Characters that had been decoded twice, repaired: " +
                           std::to_string(report.repairedCharacters) + ".");
}

void addStopNote(LoadReport &report) {
  report.notes.push_back(report.rows == 1 ? "Only the first row was read."
                                          : "Only the first " + std::to_string(report.rows) +
                                                " rows were read.");
}

}  // namespace shinglescope
