// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "ui/session/opened_project.h"

namespace shinglescope {

/// The notice above the page about the project; empty if there is none.
struct ProjectNotice {
  enum class Action { None, FindSource, SaveAs, RunAgain };
  QString text = {};
  Action action = Action::None;
  bool operator==(const ProjectNotice &) const = default;
};

/// The notice about an opened project: whether it is read-only, what happened to its source
/// and how many verdicts were matched, and warnings about its location.
ProjectNotice noticeOf(const OpenedProject &opened, const Reattachment &found);

/// The notice about a project that was just saved in a place that causes a warning.
ProjectNotice placeNotice(const ProjectStore &store);

}  // namespace shinglescope
