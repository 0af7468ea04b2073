// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace shinglescope {

/// A term of the method with its explanation. Plain data.
struct Term {
  QString key;            ///< its English name, which identifies it in every language
  QString name;           ///< in the language of the window
  QStringList spellings;  ///< how the window writes it, with `name`
  QString explanation;    ///< at most two sentences
};

/// Reads the table of a Markdown document: docs/guide/terms.md, the page of the guide that is the
/// only place of the English explanations (term, also written, explanation), or its translation
/// (term, name, also written, explanation). Skips every other line.
QList<Term> parseTerms(const QByteArray &markdown);

/// Returns the terms in a language, "en" or "it", in alphabetical order of their names. The
/// documents are in the program and are read once. GUI thread.
const QList<Term> &termsIn(const QString &language);

/// A term in a text: its place in characters.
struct FoundTerm {
  const Term *term = nullptr;
  qsizetype begin = 0;
  qsizetype length = 0;
};

/// Returns the terms that a text of the window contains as whole words, in any case, from left to
/// right; of two that overlap, the longer one. They belong to the list of the window's language.
/// GUI thread.
QList<FoundTerm> findTerms(const QString &text);

/// Returns "recall: The share of ...", for a tooltip, or an empty text if there is no term.
QString explanationOf(const QString &text);

}  // namespace shinglescope
