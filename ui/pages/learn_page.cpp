#include "ui/pages/learn_page.h"

#include <QVBoxLayout>

#include "ui/widgets/coming_soon.h"

namespace shinglescope {

LearnPage::LearnPage(QWidget *parent) : WorkspacePage(parent) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new ComingSoon(
      tr("Learn is not built yet"),
      tr("It will take a few short texts through every step, from shingles over signatures to "
         "bands, forwards and back. Until then open the sample with three documents and read why "
         "its pairs were found."),
      this));
}

}  // namespace shinglescope
