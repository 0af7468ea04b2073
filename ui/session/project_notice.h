#pragma once

#include <QString>

#include "core/review/verdicts/verdicts.h"
#include "ui/session/opened_project.h"

namespace shinglescope {

/// What the window says above the page about the project; empty for nothing.
struct ProjectNotice {
  enum class Action { None, FindSource, SaveAs, RunAgain };
  QString text = {};
  Action action = Action::None;
  bool operator==(const ProjectNotice &) const = default;
};

/// What is to be known of a project that was opened: that it cannot be written,
/// what became of its source, with the verdicts that were found again, and
/// where it lies.
ProjectNotice noticeOf(const OpenedProject &opened, const Reattachment &found);

/// Of a project that was just saved at a place with a warning.
ProjectNotice placeNotice(const ProjectStore &store);

}  // namespace shinglescope
