// SPDX-License-Identifier: MIT
#include "app/screenshots/walk_steps.h"

#include <QStringList>
#include <map>
#include <optional>

namespace shinglescope {
namespace {

std::optional<WalkStep::Kind> kindOf(const QString &word) {
  static const std::map<QString, WalkStep::Kind> kKinds = {
      {QStringLiteral("open"), WalkStep::Kind::Open},
      {QStringLiteral("click"), WalkStep::Kind::Click},
      {QStringLiteral("focus"), WalkStep::Kind::Focus},
      {QStringLiteral("press"), WalkStep::Kind::Press},
      {QStringLiteral("type"), WalkStep::Kind::Type},
      {QStringLiteral("see"), WalkStep::Kind::See},
      {QStringLiteral("picture"), WalkStep::Kind::Picture}};
  const auto found = kKinds.find(word);
  if (found == kKinds.end()) return std::nullopt;
  return found->second;
}

std::optional<QKeyCombination> keyOf(const QString &name) {
  const QKeySequence sequence(name, QKeySequence::PortableText);
  if (sequence.count() != 1 || sequence[0].key() == Qt::Key_unknown) return std::nullopt;
  return sequence[0];
}

/// Returns the steps of a line: one for each key, otherwise one; none if the line is wrong.
std::vector<WalkStep> stepsOf(const QString &line, int number) {
  const std::optional<WalkStep::Kind> kind = kindOf(line.section(QLatin1Char(' '), 0, 0));
  const QString text = line.section(QLatin1Char(' '), 1).trimmed();
  if (!kind || text.isEmpty()) return {};
  if (*kind != WalkStep::Kind::Press) return {{*kind, text, {}, number}};
  std::vector<WalkStep> steps;
  for (const QString &name : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const std::optional<QKeyCombination> key = keyOf(name);
    if (!key) return {};
    steps.push_back({*kind, name, *key, number});
  }
  return steps;
}

}  // namespace

std::vector<WalkStep> parseWalk(const QString &text, QString &mistake) {
  std::vector<WalkStep> steps;
  int number = 0;
  for (const QString &each : text.split(QLatin1Char('\n'))) {
    ++number;
    const QString line = each.trimmed();
    if (line.isEmpty() || line.startsWith(QLatin1Char('#'))) continue;
    const std::vector<WalkStep> found = stepsOf(line, number);
    if (found.empty()) {
      mistake = QStringLiteral(
                    "Line %1 of the walk is \"%2\"; begin it with open, click, focus, press, "
                    "type, see or picture, followed by a file, a button, keys, a text or a name.")
                    .arg(number)
                    .arg(line);
      return {};
    }
    steps.insert(steps.end(), found.begin(), found.end());
  }
  return steps;
}

}  // namespace shinglescope
