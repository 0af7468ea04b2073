#pragma once

#include <QWidget>

namespace shinglescope {

/// A calm notice for a workspace that has nothing to operate yet: a headline
/// and a sentence or two on what it will do. GUI thread.
class ComingSoon : public QWidget {
  Q_OBJECT

 public:
  ComingSoon(const QString &headline, const QString &sentences, QWidget *parent = nullptr);
};

}  // namespace shinglescope
