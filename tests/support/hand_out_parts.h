// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <algorithm>
#include <vector>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/hand_out.h"

namespace shinglescope::test {

// The parts of a hand-out, for tests.

inline Lesson ready(const char *id) { return *Lesson::create(*readyLesson(id)); }

inline std::vector<HandOutTable> paperTables(const HandOut &paper) {
  std::vector<HandOutTable> tables;
  for (const HandOutBlock &block : paper.blocks)
    if (const auto *table = std::get_if<HandOutTable>(&block)) tables.push_back(*table);
  return tables;
}

inline HandOutTable tableWith(const HandOut &paper, SentenceId caption) {
  for (const HandOutTable &table : paperTables(paper))
    if (table.caption.id == caption) return table;
  return {};
}

inline QStringList plainRow(const HandOutTable &table, std::size_t row) {
  QStringList texts;
  for (const HandOutCell &cell : table.rows[row]) {
    if (cell.text.id == SentenceId::Yes)
      texts << QStringLiteral("yes");
    else if (cell.text.id == SentenceId::No)
      texts << QStringLiteral("no");
    else
      for (const SentenceValue &value : cell.text.values)
        texts << QString::fromStdString(value.plain());
    if (cell.text.values.empty() && cell.text.id == SentenceId::Plain) texts << QString();
  }
  return texts;
}

inline std::vector<QStringList> tableRowsOf(const HandOut &paper, SentenceId caption) {
  const HandOutTable table = tableWith(paper, caption);
  std::vector<QStringList> rows;
  for (std::size_t row = 0; row < table.rows.size(); ++row) rows.push_back(plainRow(table, row));
  return rows;
}

inline bool paperSays(const HandOut &paper, const Sentence &sentence) {
  for (const HandOutBlock &block : paper.blocks)
    if (const auto *text = std::get_if<HandOutText>(&block))
      if (std::ranges::find(text->sentences, sentence) != text->sentences.end()) return true;
  return false;
}

inline bool saysAny(const HandOut &paper, SentenceId id) {
  for (const HandOutBlock &block : paper.blocks)
    if (const auto *text = std::get_if<HandOutText>(&block))
      for (const Sentence &sentence : text->sentences)
        if (sentence.id == id) return true;
  return false;
}

inline std::vector<HandOutQuestion> questionsOf(const HandOut &paper) {
  std::vector<HandOutQuestion> questions;
  for (const HandOutBlock &block : paper.blocks)
    if (const auto *question = std::get_if<HandOutQuestion>(&block)) questions.push_back(*question);
  return questions;
}

inline const HandOutCurve &curveOf(const HandOut &paper) {
  for (const HandOutBlock &block : paper.blocks)
    if (const auto *curve = std::get_if<HandOutCurve>(&block)) return *curve;
  static const HandOutCurve none;
  return none;
}

}  // namespace shinglescope::test
