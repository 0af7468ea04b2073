#pragma once

#include <QPushButton>

namespace shinglescope {

class RecallRun;
class Session;

/// Offers the measured recall of the run wherever the run is shown, and says it
/// once it is known; not there where it cannot be measured. A click asks for more.
/// GUI thread; session and run outlive it.
class RecallOffer final : public QPushButton {
  Q_OBJECT

 public:
  RecallOffer(const Session &session, const RecallRun &run, QWidget *parent = nullptr);

 private:
  void follow();

  const Session &m_session;
  const RecallRun &m_run;
};

}  // namespace shinglescope
