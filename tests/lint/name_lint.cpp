// SPDX-License-Identifier: MIT
#include "tests/lint/name_lint.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>

#include "tests/lint/layer_order.h"

namespace shinglescope::lint {
namespace {

using Kind = DefinedName::Kind;

QString withoutTemplateHead(QString head) {
  static const QRegularExpression templateHead("^template\\s*<");
  if (!templateHead.match(head).hasMatch()) return head;
  qsizetype at = head.indexOf('<');
  for (int depth = 0; at < head.size(); ++at) {
    if (head[at] == '<') ++depth;
    if (head[at] == '>' && --depth == 0) break;
  }
  return head.mid(at + 1).trimmed();
}

QString withoutAttributes(QString head) {
  static const QRegularExpression attribute("\\[\\[[^\\]]*\\]\\]|alignas\\([^)]*\\)");
  return head.remove(attribute).simplified();
}

// Splits the bare text into the heads before a brace or semicolon at namespace scope.
class NameFinder {
 public:
  explicit NameFinder(const SourceText &source) : m_source(source), m_text(source.bare) {}

  std::vector<DefinedName> run() {
    for (; m_at < m_text.size(); ++m_at) {
      const QChar c = m_text[m_at];
      if (c == '{') {
        openBrace();
      } else if (c == '}') {
        if (!m_spaces.isEmpty()) m_spaces.removeLast();
        m_head.clear();
      } else if (c == ';') {
        endStatement(withoutAttributes(m_head));
        m_head.clear();
      } else {
        if (m_head.isEmpty() && c.isSpace()) continue;
        if (m_head.isEmpty()) m_begin = m_at;
        m_head += c;
      }
    }
    return std::move(m_found);
  }

 private:
  void openBrace() {
    const QString head = withoutAttributes(m_head);
    static const QRegularExpression space("^(inline )?namespace ?([\\w:]*)$");
    if (const auto match = space.match(head); match.hasMatch()) {
      m_spaces << match.captured(2);
      m_head.clear();
    } else if (head == QLatin1String("extern")) {  // its "C" is blanked
      m_spaces << QStringLiteral("extern");
      m_head.clear();
    } else {
      skipToClosingBrace();
      endBody(head);
    }
  }

  void skipToClosingBrace() {
    for (int depth = 0; m_at < m_text.size(); ++m_at) {
      if (m_text[m_at] == '{') ++depth;
      if (m_text[m_at] == '}' && --depth == 0) return;
    }
  }

  // Ends the body of a type, of a function, or of data whose statement continues.
  void endBody(const QString &head) {
    static const QRegularExpression type(
        "^(?:typedef )?(?:struct|class|union|enum(?: class| struct)?) ?([\\w:]*)"
        "(?: final)?(?: ?:[^:].*)?$");
    static const QRegularExpression initializer("\\) ?(noexcept ?)?:[^:].*[\\w>]$");
    const QString plain = withoutTemplateHead(head);
    if (const auto match = type.match(plain); match.hasMatch()) {
      add(Kind::Type, match.captured(1), {});
      m_head.clear();
    } else if (plain.contains('(') && !plain.endsWith('=') &&
               !initializer.match(plain).hasMatch()) {
      addFunction(plain);
      m_head.clear();
    } else {
      m_head = head + QStringLiteral("{}");
    }
  }

  void addFunction(const QString &head) {
    static const QRegularExpression function("([\\w:~<>]*?)\\b(\\w+) ?\\(");
    const auto match = function.match(head);
    // Members are qualified; operators may be defined for any type.
    if (!match.hasMatch() || match.captured(1).endsWith(QLatin1String("::"))) return;
    if (head.contains(QLatin1String("operator"))) return;
    const qsizetype open = match.capturedEnd() - 1;
    qsizetype close = open;
    for (int depth = 0; close < head.size(); ++close) {
      if (head[close] == '(') ++depth;
      if (head[close] == ')' && --depth == 0) break;
    }
    add(Kind::Function, match.captured(2), head.mid(open + 1, close - open - 1));
  }

  void endStatement(const QString &head) {
    static const QRegularExpression alias("^using (\\w+) ?= ?(.+)$");
    static const QRegularExpression ignored(
        "^(using|friend|static_assert|Q_|SHINGLESCOPE_|template|extern|namespace|typedef|struct|"
        "class|enum|union)");
    static const QRegularExpression variable("[\\w>&*] [&*]?(\\w+)(?:\\[[^\\]]*\\])*$");
    const QString plain = withoutTemplateHead(head);
    if (const auto match = alias.match(plain); match.hasMatch()) {
      add(Kind::Alias, match.captured(1), match.captured(2));
      return;
    }
    const QString declared = QString(plain).section('=', 0, 0).section('{', 0, 0).trimmed();
    if (ignored.match(plain).hasMatch() || declared.contains('(') || declared.isEmpty()) return;
    if (const auto match = variable.match(declared); match.hasMatch())
      add(Kind::Variable, match.captured(1), {});
  }

  void add(Kind kind, const QString &name, const QString &detail) {
    if (name.isEmpty() || name.contains(':') || name == QLatin1String("main")) return;
    QStringList named = m_spaces;
    named.removeAll(QString());
    const int line = static_cast<int>(QStringView(m_text).left(m_begin).count('\n')) + 1;
    m_found.push_back({m_source.path, line, kind, named.join(QStringLiteral("::")),
                       m_spaces.contains(QString()), name, detail});
  }

  const SourceText &m_source;
  const QString &m_text;
  qsizetype m_at = 0;
  qsizetype m_begin = 0;
  QString m_head;
  QStringList m_spaces;
  std::vector<DefinedName> m_found;
};

QString unitOfName(const DefinedName &name) { return unitOf(name.path.section('/', 0, -2)); }

bool isType(const DefinedName &name) { return name.kind == Kind::Type || name.kind == Kind::Alias; }

// Tests whether two names with the same spelling in one namespace conflict.
bool areInConflict(const DefinedName &a, const DefinedName &b) {
  if (a.path == b.path) return false;
  if (a.kind == Kind::Alias && b.kind == Kind::Alias && a.detail == b.detail) return false;
  const bool sameUnit = unitOfName(a) == unitOfName(b);
  if (a.isAnonymous && b.isAnonymous) return sameUnit;
  if (a.isAnonymous || b.isAnonymous) return sameUnit || (isType(a) && isType(b));
  if (isType(a) && isType(b)) return true;
  return a.kind == b.kind && a.detail == b.detail;
}

}  // namespace

std::vector<DefinedName> definedNames(const SourceText &source) { return NameFinder(source).run(); }

Findings checkNames(const std::vector<DefinedName> &names) {
  QHash<QString, std::vector<const DefinedName *>> bySpelling;
  Findings findings;
  for (const DefinedName &name : names) {
    auto &others = bySpelling[name.space + QStringLiteral("::") + name.name];
    const auto other = std::ranges::find_if(
        others, [&name](const DefinedName *found) { return areInConflict(name, *found); });
    if (other != others.end()) {
      findings.push_back({name.path, name.line,
                          QStringLiteral("%1 has another meaning in %2:%3; rename one, or share it")
                              .arg(name.name, (*other)->path)
                              .arg((*other)->line)});
    }
    others.push_back(&name);
  }
  return findings;
}

Findings checkClasses(const std::vector<SourceText> &sources) {
  // A definition that starts in the first column and names a class before its first parenthesis.
  static const QRegularExpression member("^(?:[A-Za-z][\\w:<>,&* ]*?[ &*])?(\\w+)(?:::~?\\w+)+\\(",
                                         QRegularExpression::MultilineOption);
  Findings findings;
  QHash<QString, QString> places;
  for (const SourceText &source : sources) {
    if (!source.path.endsWith(".cpp")) continue;
    auto matches = member.globalMatch(source.bare);
    while (matches.hasNext()) {
      const auto match = matches.next();
      const QString name = match.captured(1);
      if (!name.front().isUpper()) continue;  // a namespace
      QString &place = places[name];
      if (place.isEmpty()) place = source.path;
      if (place == source.path) continue;
      findings.push_back(
          {source.path,
           static_cast<int>(source.bare.left(match.capturedStart()).count(QChar(u'\n'))) + 1,
           name + " is defined in " + place + " too"});
      place = source.path;
    }
  }
  return findings;
}

}  // namespace shinglescope::lint
