// SPDX-License-Identifier: MIT
#include "ui/base/text/web_address.h"

#include <QRegularExpression>

namespace shinglescope {

namespace {

constexpr std::size_t kBytesSearched = 64U << 10U;
constexpr qsizetype kMostAddresses = 8;

/// Tests whether the last character belongs to the sentence and not to the address. A closing
/// bracket does, unless the address itself opens it.
bool endsWithSentence(const QString &address) {
  const QChar last = address.back();
  if (last == u')') return address.count(u'(') < address.count(u')');
  return QStringLiteral(".,;:!?]}'").contains(last);
}

}  // namespace

QList<QUrl> webAddressesIn(std::string_view utf8) {
  static const QRegularExpression kAddress(
      QStringLiteral("\\bhttps?://[^\\s\"<>\\p{C}]+"),
      QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
  const std::string_view head = utf8.substr(0, kBytesSearched);
  const QString text = QString::fromUtf8(head);
  QList<QUrl> found;
  for (auto matches = kAddress.globalMatch(text);
       matches.hasNext() && found.size() < kMostAddresses;) {
    QString address = matches.next().captured();
    while (!address.isEmpty() && endsWithSentence(address)) address.chop(1);
    const QUrl url(address, QUrl::StrictMode);
    if (url.isValid() && !url.host().isEmpty() && !found.contains(url)) found.append(url);
  }
  return found;
}

QString plainHost(const QUrl &address) { return address.host(QUrl::FullyEncoded); }

QString plainAddress(const QUrl &address) {
  return QString::fromLatin1(address.toEncoded(QUrl::FullyEncoded));
}

}  // namespace shinglescope
