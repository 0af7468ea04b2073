// SPDX-License-Identifier: MIT
#include "tests/lint/source_text.h"

#include <QRegularExpression>

namespace shinglescope::lint {
namespace {

// Visits each character once and blanks comments and literals.
class Blanker {
 public:
  explicit Blanker(const QString &content) : m_input(content), m_code(content), m_bare(content) {}

  void run() {
    while (m_at < m_input.size()) {
      if (startsWith("//")) {
        blankComment(findFrom("\n"));
      } else if (startsWith("/*")) {
        blankComment(after(findFrom("*/", 2), 2));
      } else if (startsRawString()) {
        blankRawString();
      } else if (current() == '"') {
        blankQuoted('"');
      } else if (current() == '\'' && !isDigitSeparator()) {
        blankQuoted('\'');
      } else {
        ++m_at;
      }
    }
  }

  const QString &code() const { return m_code; }
  const QString &bare() const { return m_bare; }

 private:
  QChar current() const { return m_input[m_at]; }
  bool startsWith(const char *text) const {
    return QStringView(m_input).mid(m_at).startsWith(QLatin1String(text));
  }
  static bool isWordCharacter(QChar c) { return c.isLetterOrNumber() || c == '_'; }
  bool followsWord() const { return m_at > 0 && isWordCharacter(m_input[m_at - 1]); }
  bool startsRawString() const { return startsWith("R\"") && !followsWord(); }
  bool isDigitSeparator() const { return m_at > 0 && m_input[m_at - 1].isDigit(); }

  qsizetype findFrom(const QString &text, qsizetype skipped = 0) const {
    const qsizetype found = m_input.indexOf(text, m_at + skipped);
    return found < 0 ? m_input.size() : found;
  }
  qsizetype after(qsizetype position, qsizetype length) const {
    return qMin(position + length, m_input.size());
  }

  static void blank(QString &text, qsizetype from, qsizetype to) {
    for (qsizetype i = from; i < to; ++i) {
      if (text[i] != '\n') text[i] = ' ';
    }
  }

  void blankComment(qsizetype end) {
    blank(m_code, m_at, end);
    blank(m_bare, m_at, end);
    m_at = end;
  }

  void blankRawString() {
    const qsizetype open = findFrom("(");
    const QString delimiter = m_input.mid(m_at + 2, open - m_at - 2);
    const qsizetype end = after(findFrom(")" + delimiter + "\"", 2), delimiter.size() + 2);
    blank(m_bare, m_at, end);
    m_at = end;
  }

  void blankQuoted(QChar quote) {
    qsizetype end = m_at + 1;
    while (end < m_input.size() && m_input[end] != quote && m_input[end] != '\n') {
      end += m_input[end] == '\\' ? 2 : 1;
    }
    end = after(end, 1);
    blank(m_bare, m_at, end);
    m_at = end;
  }

  const QString &m_input;
  QString m_code;
  QString m_bare;
  qsizetype m_at = 0;
};

QString withoutDirectives(QString bare) {
  bool inDirective = false;
  for (qsizetype start = 0; start < bare.size();) {
    qsizetype end = bare.indexOf('\n', start);
    if (end < 0) end = bare.size();
    const QStringView line = QStringView(bare).mid(start, end - start).trimmed();
    inDirective = inDirective || line.startsWith('#');
    const bool continues = line.endsWith('\\');
    if (inDirective) std::fill(bare.begin() + start, bare.begin() + end, QChar(' '));
    inDirective = inDirective && continues;
    start = end + 1;
  }
  return bare;
}

enum class BraceKind { Scope, Function, Data };

BraceKind kindOfBrace(const QString &head) {
  static const QRegularExpression scope(
      "^(export |typedef |static |constexpr |const |inline )*"
      "(namespace|class|struct|union|enum|extern)\\b");
  static const QRegularExpression memberInitializer("\\)\\s*(noexcept\\s*)?:.*[\\w>]$");
  static const QRegularExpression templateHead("^template\\s*<[^;{]*>\\s*(?=class|struct|union)");
  QString plain = head;
  plain.remove(templateHead);
  if (plain.isEmpty() || scope.match(plain).hasMatch()) return BraceKind::Scope;
  if (memberInitializer.match(plain).hasMatch()) return BraceKind::Data;
  return plain.contains('(') && !plain.endsWith('=') ? BraceKind::Function : BraceKind::Data;
}

// Splits the bare text into heads and brace pairs.
class FunctionFinder {
 public:
  explicit FunctionFinder(const QString &bare) : m_bare(bare) {}

  std::vector<FunctionExtent> run() {
    for (; m_at < m_bare.size(); ++m_at) {
      const QChar c = m_bare[m_at];
      if (c == '\n') ++m_line;
      if (c == '{') {
        openBrace();
      } else if (c == '}' || c == ';' || (c == ':' && isAccessLabel())) {
        m_head.clear();
      } else if (!c.isSpace() || !m_head.isEmpty()) {
        if (m_head.isEmpty()) m_headLine = m_line;
        m_head += c;
      }
    }
    return std::move(m_found);
  }

 private:
  bool isAccessLabel() const {
    static const QRegularExpression label(
        "^(Q_OBJECT )?(public|private|protected|signals)( (slots|Q_SLOTS))?$");
    return label.match(m_head.simplified()).hasMatch();
  }

  void openBrace() {
    const QString head = m_head.simplified();
    const BraceKind kind = kindOfBrace(head);
    if (kind == BraceKind::Scope) {
      m_head.clear();
      return;
    }
    skipToClosingBrace();
    if (kind == BraceKind::Data) {
      m_head += '}';  // so that a constructor's body is not taken for an initializer
      return;
    }
    m_found.push_back({head, m_headLine, m_line});
    m_head.clear();
  }

  void skipToClosingBrace() {
    int depth = 0;
    for (; m_at < m_bare.size(); ++m_at) {
      if (m_bare[m_at] == '\n') ++m_line;
      if (m_bare[m_at] == '{') ++depth;
      if (m_bare[m_at] == '}' && --depth == 0) return;
    }
  }

  const QString &m_bare;
  qsizetype m_at = 0;
  int m_line = 1;
  int m_headLine = 1;
  QString m_head;
  std::vector<FunctionExtent> m_found;
};

}  // namespace

SourceText readSourceText(const QString &path, const QString &content) {
  Blanker blanker(content);
  blanker.run();
  return {path, content, blanker.code(), withoutDirectives(blanker.bare())};
}

std::vector<FunctionExtent> findFunctions(const SourceText &source) {
  return FunctionFinder(source.bare).run();
}

}  // namespace shinglescope::lint
