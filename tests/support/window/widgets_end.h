// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>
#include <memory>

namespace shinglescope::test {

/// Deletes a page. Returns true if it had widgets, and all were deleted before `used`, an object
/// that they use.
template <class Page>
bool widgetsEndBefore(const QObject &used, std::unique_ptr<Page> &page) {
  const QPointer<const QObject> still(&used);
  int ended = 0;
  bool wasThere = true;
  QObject here;
  for (QWidget *widget : page->template findChildren<QWidget *>()) {
    QObject::connect(widget, &QObject::destroyed, &here, [&] {
      ++ended;
      wasThere = wasThere && !still.isNull();
    });
  }
  page.reset();
  return ended > 0 && wasThere;
}

}  // namespace shinglescope::test
