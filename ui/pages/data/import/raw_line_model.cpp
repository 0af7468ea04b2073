// SPDX-License-Identifier: MIT
#include "ui/pages/data/import/raw_line_model.h"

#include <QLocale>
#include <algorithm>

namespace shinglescope {

namespace {

QString rawLineKindText(const RawLine &line) {
  switch (line.kind) {
    case RawLineKind::Preamble: return RawLineModel::tr("skipped");
    case RawLineKind::Header: return RawLineModel::tr("header");
    case RawLineKind::Row: return RawLineModel::tr("row %1").arg(QLocale().toString(*line.row + 1));
    case RawLineKind::Blank: return RawLineModel::tr("blank");
    case RawLineKind::Comment: return RawLineModel::tr("comment");
    case RawLineKind::Footer: return RawLineModel::tr("left out");
    case RawLineKind::NotLoaded: return RawLineModel::tr("not loaded");
    case RawLineKind::Beyond: break;
  }
  return {};
}

}  // namespace

RawLineModel::RawLineModel(QObject *parent) : FlatModel(parent) {
  const auto number = [](const RawLine &line) { return QLocale().toString(line.number); };
  const auto kind = [](const RawLine &line) { return static_cast<int>(line.kind); };
  const auto isMarked = [this](const RawLine &line) { return line.row && line.row == m_markedRow; };
  setColumns({{tr("line"), number, kAtRight},
              {tr("read as"), rawLineKindText},
              {tr("text"), &RawLine::text}},
             {{kKindRole, kind}, {kIsMarkedRole, isMarked}});
}

void RawLineModel::setLines(std::vector<RawLine> lines) {
  m_markedRow.reset();
  reset(std::move(lines));
}

void RawLineModel::markRow(std::optional<std::uint32_t> row) {
  if (row == m_markedRow) return;
  m_markedRow = row;
  changeAll({kIsMarkedRole});
}

int RawLineModel::firstLineOf(std::uint32_t row) const {
  const auto found = std::ranges::find(all(), std::optional<std::uint32_t>(row), &RawLine::row);
  return found == all().end() ? -1 : static_cast<int>(found - all().begin());
}

}  // namespace shinglescope
