// SPDX-License-Identifier: MIT
#include "ui/base/text/error_text.h"

#include <QCoreApplication>

#include "ui/base/text/message_text.h"

namespace shinglescope {
namespace {

struct ErrorTextWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ErrorText)
};

QString sentenceFor(ErrorCode code) {
  switch (code) {
    case ErrorCode::Io: return ErrorTextWords::tr("A file could not be read or written.");
    case ErrorCode::Format: return ErrorTextWords::tr("The data cannot be used as it is.");
    case ErrorCode::Encoding: return ErrorTextWords::tr("The text is not in the chosen encoding.");
    case ErrorCode::BadParameter: return ErrorTextWords::tr("A setting is not valid.");
    case ErrorCode::Limit: return ErrorTextWords::tr("A limit was reached.");
    case ErrorCode::Cancelled: return ErrorTextWords::tr("Stopped.");
    case ErrorCode::Internal: return ErrorTextWords::tr("An internal error occurred.");
  }
  return {};
}

}  // namespace

QString errorText(const Error &error) {
  const QString sentence = sentenceFor(error.code);
  if (error.code == ErrorCode::Cancelled || error.message.id == MessageId::None) return sentence;
  return sentence + u' ' + messageText(error.message);
}

}  // namespace shinglescope
