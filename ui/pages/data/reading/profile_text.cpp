// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/profile_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/base/text/dialect_text.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {

namespace {

struct ProfileText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ImportProfile)
};

QStringList choicesOf(const LoadOptions &options) {
  QStringList choices;
  if (options.shape) choices << shapeText(*options.shape);
  if (options.delimiter)
    choices << ProfileText::tr("%1 separated")
                   .arg(delimiterText(*options.delimiter, options.delimiterTail));
  if (options.part) choices << ProfileText::tr("part %1").arg(cellDisplayText(*options.part));
  if (options.encoding) choices << QString::fromStdString(*options.encoding);
  if (options.quote)
    choices << (*options.quote ? ProfileText::tr("quotes %1").arg(markText(*options.quote))
                               : ProfileText::tr("no quotes"));
  if (options.escape) choices << ProfileText::tr("escape %1").arg(markText(*options.escape));
  if (options.comment) choices << ProfileText::tr("comments %1").arg(markText(*options.comment));
  if (options.spacedQuotes)
    choices << (*options.spacedQuotes ? ProfileText::tr("spaces around quotes left out")
                                      : ProfileText::tr("spaces around quotes kept"));
  if (options.mergesDelimiters)
    choices << (*options.mergesDelimiters ? ProfileText::tr("runs of delimiters count as one")
                                          : ProfileText::tr("each delimiter counts"));
  if (options.preambleLines)
    choices << ProfileText::tr("lines to skip: %1").arg(linesText(*options.preambleLines));
  if (options.hasHeader)
    choices << (*options.hasHeader ? ProfileText::tr("header") : ProfileText::tr("no header"));
  if (options.headerLines > 1)
    choices << ProfileText::tr("lines of the header: %1").arg(countText(options.headerLines));
  if (options.rowEnd)
    choices << ProfileText::tr("rows end with: %1").arg(rowEndText(*options.rowEnd));
  if (options.repairsText) choices << ProfileText::tr("text decoded twice is repaired");
  if (options.footerRows > 0)
    choices << ProfileText::tr("rows left out at the end: %1").arg(countText(options.footerRows));
  return choices;
}

}  // namespace

QString profileText(const ImportProfile &profile) {
  QStringList parts = choicesOf(profile.options);
  if (parts.isEmpty()) parts << ProfileText::tr("read as guessed");
  parts << ProfileText::tr("roles of %Ln columns", nullptr,
                           static_cast<int>(profile.columns.size()));
  return parts.join(QStringLiteral(", "));
}

}  // namespace shinglescope
