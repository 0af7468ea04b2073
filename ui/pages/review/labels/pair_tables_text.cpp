// SPDX-License-Identifier: MIT
#include "ui/pages/review/labels/pair_tables_text.h"

#include <QCoreApplication>

#include "ui/base/text/display_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kListedTableCharacters = 60;

struct PairTablesText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::PairTablesText)
};

}  // namespace

QString pairTablesText(const NamedPairs &list) {
  switch (list.tables) {
    case PairTables::Named:
      return PairTablesText::tr("The list calls the first table %1.")
          .arg(cellDisplayText(list.firstTable, kListedTableCharacters));
    case PairTables::LeftFirst:
      return PairTablesText::tr("Left ids are of the first table, right ids of the second.");
    case PairTables::LeftSecond:
      return PairTablesText::tr("Left ids are of the second table, right ids of the first.");
    case PairTables::ById: return PairTablesText::tr("Each id is of one of the tables only.");
    case PairTables::One: break;
  }
  return {};
}

}  // namespace shinglescope
