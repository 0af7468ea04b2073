// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "tests/lint/source_text.h"

namespace shinglescope::lint {

/// A name that docs/glossary.md retires with the mark "lint".
struct RetiredName {
  QString name;
  QString use;               ///< the cell that says what to write instead
  bool isIdentifier = true;  ///< otherwise a phrase of comments, documents or texts
  QStringList places;        ///< directories, or "documents" and "texts"
};

/// Returns the marked rows of the table "Retired names", one entry for each name.
QList<RetiredName> retiredNames(const QString &glossary);

/// Returns the lines of a source that use a retired identifier in code, or a retired phrase in a
/// comment, as "path:line: ...".
QStringList retiredUses(const QList<RetiredName> &names, const SourceText &source);

/// Returns the lines of a text that use a retired phrase. `place` is "documents" or "texts". Code
/// in backticks is left out.
QStringList retiredPhrases(const QList<RetiredName> &names, const QString &place,
                           const QString &path, const QString &text);

}  // namespace shinglescope::lint
