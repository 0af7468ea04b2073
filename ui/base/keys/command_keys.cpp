// SPDX-License-Identifier: MIT
#include "ui/base/keys/command_keys.h"

#include <QAction>
#include <QCoreApplication>
#include <QVariant>

namespace shinglescope {
namespace {

constexpr char kChosenKeys[] = "shinglescope.keys";

/// Tests for the keys F13 and up, which Qt knows from keyboards of workstations and lists for Undo,
/// Copy and Paste. Nobody can press them, so a list of keys is clearer without them.
bool isOnFewKeyboards(const QKeySequence &key) {
  return key[0].key() >= Qt::Key_F13 && key[0].key() <= Qt::Key_F35;
}

}  // namespace

QList<QKeySequence> standardKeys(QKeySequence::StandardKey key, const QKeySequence &documented) {
  QList<QKeySequence> keys = {documented};
  for (const QKeySequence &other : QKeySequence::keyBindings(key)) {
    if (!keys.contains(other) && !isOnFewKeyboards(other)) keys << other;
  }
  return keys;
}

void setChosenKeys(const ChosenKeys &keys) {
  if (qApp != nullptr) qApp->setProperty(kChosenKeys, QVariant::fromValue(keys));
}

ChosenKeys chosenKeys() {
  return qApp == nullptr ? ChosenKeys{} : qApp->property(kChosenKeys).value<ChosenKeys>();
}

QString CommandKey::text() const {
  return chosenKeys()
      .value(QLatin1String(command), QKeySequence(standard))
      .toString(QKeySequence::NativeText);
}

QString keyText(const QAction &action) {
  return action.shortcut().toString(QKeySequence::NativeText);
}

}  // namespace shinglescope
