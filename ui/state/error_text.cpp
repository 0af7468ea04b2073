#include "ui/state/error_text.h"

#include <QCoreApplication>

#include "ui/state/core_text.h"

namespace shinglescope {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ErrorText)
};

QString sentenceFor(ErrorCode code) {
  switch (code) {
    case ErrorCode::Io: return Words::tr("A file could not be read or written.");
    case ErrorCode::Format: return Words::tr("The data cannot be used as it is.");
    case ErrorCode::Encoding: return Words::tr("The text is not in the chosen encoding.");
    case ErrorCode::BadParameter: return Words::tr("A setting does not fit.");
    case ErrorCode::Limit: return Words::tr("A limit was reached.");
    case ErrorCode::Cancelled: return Words::tr("Stopped.");
    case ErrorCode::Internal: return Words::tr("The program made a mistake.");
  }
  return {};
}

}  // namespace

QString errorText(const Error &error) {
  const QString sentence = sentenceFor(error.code);
  if (error.code == ErrorCode::Cancelled || error.detail.empty()) return sentence;
  return sentence + u' ' + coreText(error.detail);
}

}  // namespace shinglescope
