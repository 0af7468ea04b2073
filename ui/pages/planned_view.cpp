#include "ui/pages/planned_view.h"

#include <QVBoxLayout>

#include "ui/controls/empty_state.h"
#include "ui/controls/panel.h"

namespace shinglescope {

PlannedView::PlannedView(const QString &sentence, Session &session, ActionsController &controller,
                         QWidget *parent)
    : ExploreView(session, controller, parent) {
  auto *panel = new Panel({}, this);
  panel->setBody(new EmptyState(sentence));
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(panel);
}

}  // namespace shinglescope
