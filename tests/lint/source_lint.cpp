// SPDX-License-Identifier: MIT
#include "tests/lint/source_lint.h"

#include <QRegularExpression>

#include "tests/lint/layer_order.h"

namespace shinglescope::lint {
namespace {

constexpr int kLongestFunction = 60;
constexpr int kLongestSource = 600;
constexpr int kLongestHeader = 150;
constexpr int kMostSourcesOfDirectory = 40;

int lineAt(const QString &text, qsizetype position) {
  return static_cast<int>(QStringView(text).left(position).count('\n')) + 1;
}

bool isHeader(const SourceText &source) { return source.path.endsWith(".h"); }
bool isIn(const SourceText &source, const QString &folder) {
  return source.path.startsWith(folder + '/');
}

Findings findPattern(const SourceText &source, const QString &where,
                     const QRegularExpression &pattern, const QString &message) {
  Findings findings;
  auto matches = pattern.globalMatch(where);
  while (matches.hasNext()) {
    const auto match = matches.next();
    findings.push_back({source.path, lineAt(where, match.capturedStart()),
                        QString(message).replace("%1", match.captured().trimmed())});
  }
  return findings;
}

void append(Findings &all, const Findings &more) {
  all.insert(all.end(), more.begin(), more.end());
}

bool isQtHeader(const QString &header) {
  static const QRegularExpression qt("^(Q[A-Z]\\w*|Qt\\w+/.*|q[a-z]+\\.h|qcustomplot.*)$");
  return qt.match(header).hasMatch();
}

// Returns why a file must not include a header; empty if it may.
QString includeProblem(const SourceText &source, const QString &header) {
  const bool commandLine = isIn(source, "app/cli");
  if (header.startsWith('.') || header.contains("/../")) {
    return "include from the repository root, not by a relative path";
  }
  if ((isIn(source, "core") || commandLine) && isQtHeader(header)) {
    return commandLine ? "the command line knows no Qt" : "core knows no Qt";
  }
  if (isIn(source, "core") && (header.startsWith("ui/") || header.startsWith("app/"))) {
    return "core includes neither ui nor app";
  }
  if (isIn(source, "ui") && header.startsWith("app/")) return "ui does not include app";
  if (commandLine && header.startsWith("ui/")) return "the command line does not include ui";
  const QString own = source.path.section('/', 0, -2);
  const QString other = header.section('/', 0, -2);
  const auto isOrdered = [](const QString &directory) {
    static const QStringList layers{"core", "ui", "app"};
    return layers.contains(directory.section('/', 0, 0));
  };
  const bool isInOrder = own == other || !isOrdered(own) || !isOrdered(other);
  return isInOrder ? QString() : orderProblem(own, other);
}

Findings checkLength(const SourceText &source, int limit) {
  const auto lines = static_cast<int>(source.original.count('\n'));
  if (lines <= limit) return {};
  return {{source.path, 0, QString("%1 lines; at most %2").arg(lines).arg(limit)}};
}

}  // namespace

QString Finding::text() const { return QString("%1:%2: %3").arg(path).arg(line).arg(message); }

Findings checkLayers(const SourceText &source) {
  static const QRegularExpression include("^[ \\t]*#[ \\t]*include[ \\t]*[<\"]([^>\"\\n]+)[>\"]",
                                          QRegularExpression::MultilineOption);
  Findings findings;
  auto matches = include.globalMatch(source.code);
  while (matches.hasNext()) {
    const auto match = matches.next();
    const QString problem = includeProblem(source, match.captured(1));
    if (problem.isEmpty()) continue;
    findings.push_back({source.path, lineAt(source.code, match.capturedStart(1)),
                        match.captured(1) + ": " + problem});
  }
  return findings;
}

Findings checkPragmaOnce(const SourceText &source) {
  if (!isHeader(source) || source.code.trimmed().startsWith("#pragma once")) return {};
  return {{source.path, 1, "a header starts with #pragma once"}};
}

Findings checkFileName(const SourceText &source) {
  static const QRegularExpression snakeCase("^([a-z0-9_]+/)*[a-z][a-z0-9_]*\\.(h|cpp|inc)$");
  if (snakeCase.match(source.path).hasMatch()) return {};
  return {{source.path, 0, "names are snake_case and end with .h, .cpp or .inc"}};
}

Findings checkDirectories(const QStringList &paths) {
  static const QRegularExpression counted("\\.(cpp|h|inc)$");
  QMap<QString, int> counts;
  for (const QString &path : paths)
    if (path.contains(counted)) ++counts[path.section('/', 0, -2)];
  Findings findings;
  for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
    if (it.value() <= kMostSourcesOfDirectory) continue;
    findings.push_back({it.key(), 0,
                        QString("%1 sources in one directory; at most %2, by purpose")
                            .arg(it.value())
                            .arg(kMostSourcesOfDirectory)});
  }
  return findings;
}

Findings checkLengths(const SourceText &source) {
  Findings findings = checkLength(source, isHeader(source) ? kLongestHeader : kLongestSource);
  for (const FunctionExtent &function : findFunctions(source)) {
    const int lines = function.lastLine - function.firstLine + 1;
    if (lines <= kLongestFunction) continue;
    findings.push_back({source.path, function.firstLine,
                        QString("a function of %1 lines, at most %2: %3")
                            .arg(lines)
                            .arg(kLongestFunction)
                            .arg(function.head.left(60))});
  }
  return findings;
}

Findings checkBannedNames(const SourceText &source) {
  static const QRegularExpression events("\\bprocessEvents\\b");
  static const QRegularExpression singleton("\\b(?!Q[A-Z])\\w+\\s*::\\s*instance\\s*\\(\\s*\\)");
  static const QRegularExpression slowInUi("\\b(QSortFilterProxyModel|ResizeToContents)\\b");
  static const QRegularExpression fileDialog("\\bQFileDialog\\s*(\\(|::get\\w+)");
  static const QRegularExpression deletion("\\bdelete\\s+(?!item;|m_job;|std::exchange)\\w");
  if (isIn(source, "tests") || isIn(source, "bench")) return {};
  Findings findings = findPattern(source, source.code, events, "%1: work belongs into a job");
  append(findings, findPattern(source, source.code, singleton, "%1: no singletons"));
  if (source.path != "ui/base/controls/file_dialog.cpp") {
    append(findings,
           findPattern(source, source.code, fileDialog,
                       "%1: ui/base/controls/file_dialog.h makes dialogs that change no file"));
  }
  if (isIn(source, "ui")) {
    append(findings, findPattern(source, source.code, slowInUi, "%1: too slow on a million rows"));
    append(findings, findPattern(source, source.code, deletion, "%1: use discard() for widgets"));
  }
  return findings;
}

Findings checkColours(const SourceText &source) {
  static const QRegularExpression colour("#([0-9a-fA-F]{8}|[0-9a-fA-F]{6})\\b");
  const bool window = isIn(source, "ui") || isIn(source, "app");
  if (!window || isIn(source, "ui/base/style")) return {};
  return findPattern(source, source.code, colour, "%1: colours stand in ui/base/style only");
}

Findings checkTestAsserts(const SourceText &source) {
  static const QRegularExpression test("^tests/.*\\btst_\\w+\\.cpp$");
  static const QRegularExpression asserts("\\b(QVERIFY|QCOMPARE|QTRY_VERIFY|QTRY_COMPARE)");
  if (!test.match(source.path).hasMatch() || asserts.match(source.bare).hasMatch()) return {};
  return {{source.path, 0, "a test that asserts nothing"}};
}

Findings checkLeftovers(const SourceText &source) {
  // In two parts, so that this rule does not find itself.
  static const QRegularExpression leftover(QString("\\b(TO") + "DO|FIX" + "ME|XX" + "X)\\b");
  return findPattern(source, source.original, leftover, "%1: finish it or open an issue");
}

Findings checkSource(const SourceText &source) {
  Findings all;
  for (const auto rule : {checkLayers, checkPragmaOnce, checkFileName, checkLengths,
                          checkBannedNames, checkColours, checkTestAsserts, checkLeftovers}) {
    append(all, rule(source));
  }
  return all;
}

}  // namespace shinglescope::lint
