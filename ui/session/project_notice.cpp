// SPDX-License-Identifier: MIT
#include "ui/session/project_notice.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include "ui/base/text/display_text.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

struct Notice {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ProjectNotice)
};

QString shownName(const QString &path) { return shownPath(QFileInfo(path).fileName()); }

/// Returns the reason without its last sentence, which is advice that the window has already
/// followed.
QString factOf(const Message &reason) {
  const QString text = messageText(reason);
  const qsizetype end = text.lastIndexOf(QStringLiteral(". "));
  return end < 0 ? text : text.first(end + 1);
}

QString foundText(const Reattachment &found) {
  if (found.changed == 0 && found.orphaned == 0)
    return Notice::tr("All verdicts were matched to their rows (%1).").arg(countText(found.same));
  return Notice::tr(
             "Verdicts matched to their rows: %1; on changed rows, to be checked: %2; without a "
             "row, kept in the project: %3.")
      .arg(countText(found.same), countText(found.changed), countText(found.orphaned));
}

QString sourceText(const OpenedProject &opened, SourceState state, const QString &path,
                   const Reattachment &found) {
  const QString name = shownName(path);
  switch (state) {
    case SourceState::Same: return {};
    case SourceState::Moved: return Notice::tr("%1 has moved.").arg(name) + u' ' + foundText(found);
    case SourceState::Changed:
      return Notice::tr("%1 has changed since it was judged.").arg(name) + u' ' + foundText(found);
    case SourceState::Missing:
      return Notice::tr(
                 "The data of %1 is missing: %2 was not found. Locate it to continue; the verdicts "
                 "are kept.")
          .arg(shownName(QFile::decodeName(opened.store->path().c_str())), name);
  }
  return {};
}

}  // namespace

ProjectNotice noticeOf(const OpenedProject &opened, const Reattachment &found) {
  using enum ProjectNotice::Action;
  QStringList said;
  const Message &reason = opened.store->readOnlyReason();
  if (reason.id != MessageId::None)
    said << factOf(reason) << Notice::tr("It is open read-only here and shows what is saved.");
  for (const Message &note : opened.store->notes()) said << messageText(note);
  const bool isSecondMissing = opened.second == SourceState::Missing;
  const QString source =
      isSecondMissing ? QString() : sourceText(opened, opened.source, opened.sourcePath, found);
  if (!source.isEmpty()) said << source;
  if (opened.second) {
    const QString second = sourceText(opened, *opened.second, opened.secondPath, found);
    if (!second.isEmpty()) said << second;
  }
  if (!opened.resultProblem.isEmpty()) said << opened.resultProblem;
  const QString place = messageText(opened.store->placeWarning());
  if (!place.isEmpty() && !opened.store->isReadOnly()) said << place;
  if (said.isEmpty()) return {};
  if (opened.source == SourceState::Missing || isSecondMissing)
    return {said.join(u' '), FindSource};
  if (opened.store->isReadOnly()) return {said.join(u' '), SaveAs};
  const bool isToRun = opened.source == SourceState::Changed ||
                       opened.second == SourceState::Changed || !opened.resultProblem.isEmpty();
  return {said.join(u' '), isToRun ? RunAgain : None};
}

ProjectNotice placeNotice(const ProjectStore &store) { return {messageText(store.placeWarning())}; }

}  // namespace shinglescope
