#include "ui/pages/explore_page.h"

#include <QVBoxLayout>

#include "ui/widgets/coming_soon.h"

namespace shinglescope {

ExplorePage::ExplorePage(QWidget *parent) : WorkspacePage(parent) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new ComingSoon(
      tr("Explore is not built yet"),
      tr("It will draw how similarities are spread over your data, compare settings by what they "
         "find and miss, and show which texts crowd a bucket. Until then Find shows the curve of "
         "your recipe."),
      this));
}

}  // namespace shinglescope
