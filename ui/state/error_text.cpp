#include "ui/state/error_text.h"

#include <QCoreApplication>

namespace shinglescope {
namespace {

QString sentenceFor(ErrorCode code) {
  switch (code) {
    case ErrorCode::Io:
      return QCoreApplication::translate("ErrorText", "A file could not be read or written.");
    case ErrorCode::Format:
      return QCoreApplication::translate("ErrorText", "The data cannot be used as it is.");
    case ErrorCode::Encoding:
      return QCoreApplication::translate("ErrorText", "The text is not in the chosen encoding.");
    case ErrorCode::BadParameter:
      return QCoreApplication::translate("ErrorText", "A setting does not fit.");
    case ErrorCode::Limit: return QCoreApplication::translate("ErrorText", "A limit was reached.");
    case ErrorCode::Cancelled: return QCoreApplication::translate("ErrorText", "Stopped.");
    case ErrorCode::Internal:
      return QCoreApplication::translate("ErrorText", "The program made a mistake.");
  }
  return {};
}

}  // namespace

QString errorText(const Error &error) {
  const QString sentence = sentenceFor(error.code);
  if (error.code == ErrorCode::Cancelled || error.detail.empty()) return sentence;
  return sentence + u' ' + QString::fromStdString(error.detail);
}

}  // namespace shinglescope
