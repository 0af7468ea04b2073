// SPDX-License-Identifier: MIT
#include "tests/lint/layer_order.h"

#include <QRegularExpression>

namespace shinglescope::lint {
namespace {

const QStringList &coreDirectories() {
  static const QStringList directories{"core/base/messages",
                                       "core/base",
                                       "core/base/files",
                                       "core/dataset/source",
                                       "core/dataset/container",
                                       "core/dataset/csv",
                                       "core/dataset/table",
                                       "core/dataset/columns",
                                       "core/dataset/query",
                                       "core/dataset/sniff",
                                       "core/dataset/shapes",
                                       "core/dataset/load",
                                       "core/text",
                                       "core/shingle",
                                       "core/signature",
                                       "core/lsh",
                                       "core/verify",
                                       "core/cluster",
                                       "core/pipeline/recipe",
                                       "core/pipeline/report",
                                       "core/pipeline/signing",
                                       "core/pipeline/estimate",
                                       "core/pipeline/run",
                                       "core/explain",
                                       "core/tune/plans",
                                       "core/tune/rows",
                                       "core/tune/recall",
                                       "core/tune/comparison",
                                       "core/tune/advice",
                                       "core/tune/sweep",
                                       "core/lesson/model",
                                       "core/lesson/steps",
                                       "core/lesson/questions",
                                       "core/lesson/files",
                                       "core/lesson",
                                       "core/review/records",
                                       "core/review/verdicts",
                                       "core/review/queue",
                                       "core/review/groups",
                                       "core/review/merged",
                                       "core/review/quality",
                                       "core/review/labels",
                                       "core/accuracy",
                                       "core/project",
                                       "core/export/request",
                                       "core/export/format",
                                       "core/export/content",
                                       "core/export/report",
                                       "core/export"};
  return directories;
}

const QStringList &uiDirectories() {
  static const QStringList directories{"ui/base/access",
                                       "ui/base/style",
                                       "ui/base/jobs",
                                       "ui/base/text",
                                       "ui/base/keys",
                                       "ui/base/desktop",
                                       "ui/base/controls",
                                       "ui/base/tables",
                                       "ui/base/plots",
                                       "ui/base/print",
                                       "ui/session",
                                       "ui/parts/table",
                                       "ui/parts/compare",
                                       "ui/parts/similar",
                                       "ui/parts/why",
                                       "ui/parts/tuning",
                                       "ui/parts/terms",
                                       "ui/pages/export",
                                       "ui/pages/data/reading",
                                       "ui/pages/data/grid",
                                       "ui/pages/data/import",
                                       "ui/pages/data",
                                       "ui/pages/find",
                                       "ui/pages/review/state",
                                       "ui/pages/review/compare",
                                       "ui/pages/review/pairs",
                                       "ui/pages/review/groups",
                                       "ui/pages/review/keep",
                                       "ui/pages/review/merged",
                                       "ui/pages/review/contradictions",
                                       "ui/pages/review/labels",
                                       "ui/pages/review/queue",
                                       "ui/pages/review",
                                       "ui/pages/explore/frame",
                                       "ui/pages/explore/curves",
                                       "ui/pages/explore/overview",
                                       "ui/pages/explore/sweep",
                                       "ui/pages/explore/recall",
                                       "ui/pages/explore/accuracy",
                                       "ui/pages/explore/advisor",
                                       "ui/pages/explore/buckets",
                                       "ui/pages/explore/matrices",
                                       "ui/pages/explore",
                                       "ui/pages/learn/player",
                                       "ui/pages/learn/tables",
                                       "ui/pages/learn/bands",
                                       "ui/pages/learn/log",
                                       "ui/pages/learn/plots",
                                       "ui/pages/learn/proof",
                                       "ui/pages/learn/walk",
                                       "ui/pages/learn/panels",
                                       "ui/pages/learn/presenter",
                                       "ui/pages/learn/print",
                                       "ui/pages/learn",
                                       "ui/window/guide",
                                       "ui/window/preferences",
                                       "ui/window"};
  return directories;
}

const QStringList &appDirectories() {
  static const QStringList directories{"app/cli/options",
                                       "app/cli/output",
                                       "app/cli/documents",
                                       "app/cli/worker/frames",
                                       "app/cli/worker/parts",
                                       "app/cli/worker/steps",
                                       "app/cli/commands/review",
                                       "app/cli/commands",
                                       "app/cli/commands/explore",
                                       "app/cli",
                                       "app/window",
                                       "app/screenshots"};
  return directories;
}

/// Returns "explore" for "ui/pages/explore/sweep"; empty if the directory is not part of a page.
QString pageOf(const QString &directory) {
  const QStringList parts = directory.split('/');
  return directory.startsWith("ui/pages/") ? parts[2] : QString();
}

bool isOtherPage(const QString &own, const QString &other) {
  const QString page = pageOf(own);
  const QString otherPage = pageOf(other);
  if (page.isEmpty() || otherPage.isEmpty() || page == otherPage) return false;
  return page != "review" || otherPage != "export";
}

}  // namespace

QString unitOf(const QString &directory) {
  static const QRegularExpression unit("^((?:tests/)?(?:app|ui/pages/[^/]+|[^/]+/[^/]+))(/.*)?$");
  const auto match = unit.match(directory);
  return match.hasMatch() ? match.captured(1) : directory;
}

const QStringList &orderedDirectories() {
  static const QStringList all = coreDirectories() + uiDirectories() + appDirectories();
  return all;
}

QString orderProblem(const QString &own, const QString &other) {
  const auto ownPlace = orderedDirectories().indexOf(own);
  const auto otherPlace = orderedDirectories().indexOf(other);
  if (ownPlace < 0 || otherPlace < 0) return "a directory that the fixed order does not name";
  if (otherPlace > ownPlace)
    return "a directory includes only directories before it in the fixed order";
  if (isOtherPage(own, other)) return "a page does not include another page";
  return {};
}

}  // namespace shinglescope::lint
