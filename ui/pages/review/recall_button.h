// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace shinglescope {

class RecallRun;
class Session;

/// A button that offers to measure the recall of the run and shows it once it is known.
/// Hidden if recall cannot be measured. A click opens the details. GUI thread; session and
/// run outlive it.
class RecallButton final : public QPushButton {
  Q_OBJECT

 public:
  RecallButton(const Session &session, const RecallRun &run, QWidget *parent = nullptr);

 private:
  void follow();

  const Session &m_session;
  const RecallRun &m_run;
};

}  // namespace shinglescope
