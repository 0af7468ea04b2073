#pragma once

#include <QList>
#include <QString>
#include <QUrl>
#include <string_view>

namespace shinglescope {

/// The web addresses in a cell: what begins with http:// or https:// up to the
/// next white space, quote or bracket, without the full stop that ends a
/// sentence. No other scheme counts, and nothing is fetched. Looks at the first
/// 64 KiB and gives at most eight.
QList<QUrl> webAddressesIn(std::string_view utf8);

/// The host as a browser will ask for it, in ASCII, so that no look-alike
/// letter can pose as another site.
QString plainHost(const QUrl &address);

/// The whole address in ASCII, for reading before it is opened.
QString plainAddress(const QUrl &address);

}  // namespace shinglescope
