#include "ui/state/dialect_text.h"

#include <QCoreApplication>

namespace shinglescope {

namespace {

QString translated(const char *text) {
  return QCoreApplication::translate("shinglescope::Dialect", text);
}

}  // namespace

QString delimiterText(char delimiter) {
  switch (delimiter) {
    case '\t': return translated("tab");
    case ',': return translated("comma");
    case ';': return translated("semicolon");
    case '|': return translated("bar");
    case ' ': return translated("space");
    case '\x1f': return translated("unit separator");
    default: return QString(QLatin1Char(delimiter));
  }
}

QString dialectText(const Dialect &dialect) {
  const QString header =
      dialect.hasHeader ? translated("header in line 1") : translated("no header");
  return translated("%1 separated, %2, %3")
      .arg(delimiterText(dialect.delimiter), QString::fromStdString(dialect.encoding), header);
}

}  // namespace shinglescope
