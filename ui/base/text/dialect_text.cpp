// SPDX-License-Identifier: MIT
#include "ui/base/text/dialect_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/base/text/display_text.h"

namespace shinglescope {

namespace {

struct DialectText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::Dialect)
};

QString headerText(const Dialect &dialect) {
  if (!dialect.hasHeader) return DialectText::tr("no header");
  return DialectText::tr("header in line %1").arg(QLocale().toString(dialect.preambleLines + 1));
}

}  // namespace

QString delimiterText(char delimiter, const std::string &tail) {
  if (!tail.empty()) return u'"' + QString::fromStdString(delimiter + tail) + u'"';
  switch (delimiter) {
    case '\t': return DialectText::tr("tab");
    case ',': return DialectText::tr("comma");
    case ';': return DialectText::tr("semicolon");
    case '|': return DialectText::tr("bar");
    case ' ': return DialectText::tr("space");
    case '\x1f': return DialectText::tr("unit separator");
    default: return QString(QLatin1Char(delimiter));
  }
}

QString shapeText(SourceShape shape) {
  switch (shape) {
    case SourceShape::Delimited: return DialectText::tr("table");
    case SourceShape::JsonLines: return DialectText::tr("JSON Lines");
    case SourceShape::PlainLines: return DialectText::tr("plain lines");
    case SourceShape::IdText: return DialectText::tr("id, tab, text");
    case SourceShape::Folder: return DialectText::tr("folder of texts");
  }
  return {};
}

QString markText(std::optional<char> mark) {
  if (!mark) return DialectText::tr("none");
  return *mark == '\\' ? DialectText::tr("backslash") : QString(QLatin1Char(*mark));
}

QString linesText(std::uint32_t lines) {
  if (lines == 0) return DialectText::tr("none");
  return DialectText::tr("%Ln lines", nullptr, static_cast<int>(lines));
}

QString rowsAtEndText(std::uint32_t rows) {
  if (rows == 0) return DialectText::tr("none");
  return DialectText::tr("%Ln rows", nullptr, static_cast<int>(rows));
}

QString rowEndText(std::optional<char> mark) {
  if (!mark) return DialectText::tr("line ends");
  return *mark == '\x1e' ? DialectText::tr("record separator (0x1E)") : markText(mark);
}

QString headerLinesText(int lines) { return DialectText::tr("yes, in %Ln lines", nullptr, lines); }

QString itemText(SniffedItem::Kind kind, const Dialect &dialect) {
  switch (kind) {
    case SniffedItem::Kind::Shape: return shapeText(dialect.shape);
    case SniffedItem::Kind::Encoding: return QString::fromStdString(dialect.encoding);
    case SniffedItem::Kind::Delimiter:
      return delimiterText(dialect.delimiter, dialect.delimiterTail);
    case SniffedItem::Kind::Quote: return markText(dialect.quote);
    case SniffedItem::Kind::Escape:
      return dialect.escape ? markText(dialect.escape) : DialectText::tr("doubled");
    case SniffedItem::Kind::SpacedQuotes:
      return dialect.spacedQuotes ? DialectText::tr("left out") : DialectText::tr("kept");
    case SniffedItem::Kind::MergedDelimiters:
      return dialect.mergesDelimiters ? DialectText::tr("one") : DialectText::tr("several");
    case SniffedItem::Kind::Preamble: return linesText(dialect.preambleLines);
    case SniffedItem::Kind::Comment: return markText(dialect.comment);
    case SniffedItem::Kind::Header:
      if (dialect.hasHeader && dialect.headerLines > 1)
        return headerLinesText(static_cast<int>(dialect.headerLines));
      return dialect.hasHeader ? DialectText::tr("yes") : DialectText::tr("no");
    case SniffedItem::Kind::RowEnd: return rowEndText(dialect.rowEnd);
    case SniffedItem::Kind::Footer: return rowsAtEndText(dialect.footerRows);
    case SniffedItem::Kind::Part: return cellDisplayText(dialect.part);
    case SniffedItem::Kind::Repair:
      return dialect.repairsText ? DialectText::tr("repaired") : DialectText::tr("kept as it is");
  }
  return {};
}

QString dialectText(const Dialect &dialect) {
  const QString encoding = QString::fromStdString(dialect.encoding);
  if (dialect.shape != SourceShape::Delimited)
    return DialectText::tr("%1, %2").arg(shapeText(dialect.shape), encoding);
  if (dialect.isMadeOfCells && !dialect.part.empty())
    return DialectText::tr("%1, %2").arg(cellDisplayText(dialect.part), headerText(dialect));
  if (dialect.isMadeOfCells) return headerText(dialect);
  return DialectText::tr("%1 separated, %2, %3")
      .arg(delimiterText(dialect.delimiter, dialect.delimiterTail), encoding, headerText(dialect));
}

}  // namespace shinglescope
