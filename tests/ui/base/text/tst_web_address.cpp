// SPDX-License-Identifier: MIT
// Recognizes web addresses in texts, and shows an address before it is opened.
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/text/web_address.h"

using namespace shinglescope;

class TestWebAddress : public QObject {
  Q_OBJECT

 private slots:
  void addressesAreFound_data() {
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QStringList>("addresses");
    const auto row = [](const char *name, const QByteArray &cell, const QStringList &addresses) {
      QTest::newRow(name) << cell << addresses;
    };
    row("none", "no address", {});
    row("whole cell", "https://example.org/a?b=c&d", {"https://example.org/a?b=c&d"});
    row("in a sentence", "See http://example.org/x.", {"http://example.org/x"});
    row("in brackets", "(https://example.org/a)", {"https://example.org/a"});
    row("with brackets of its own", "https://example.org/a_(b)", {"https://example.org/a_(b)"});
    row("two", "http://a.org http://b.org", {"http://a.org", "http://b.org"});
    row("twice the same", "http://a.org http://a.org", {"http://a.org"});
    row("other schemes", "file:///etc/passwd javascript:alert(1) ftp://a.org mailto:a@b.org", {});
    row("scheme in capitals", "HTTPS://example.org", {"https://example.org"});
    row("no host", "http://", {});
    row("scheme inside a word", "xhttp://example.org", {});
    row("markup", "<a href=\"http://a.org\">http://b.org</a>", {"http://a.org", "http://b.org"});
    row("bidi character", "http://a.org/\xE2\x80\xAEgpj.exe", {"http://a.org/"});
  }
  void addressesAreFound() {
    QFETCH(QByteArray, cell);
    QFETCH(QStringList, addresses);
    QStringList found;
    for (const QUrl &url : webAddressesIn(cell.toStdString())) found << plainAddress(url);
    QCOMPARE(found, addresses);
  }

  void theHostIsShownAsABrowserAsksForIt() {
    const QList<QUrl> posing = webAddressesIn("https://paypal.com@evil.example/x");
    QCOMPARE(plainHost(posing.front()), QStringLiteral("evil.example"));
    const QList<QUrl> lookAlike = webAddressesIn("https://p\xD0\xB0ypal.com/");
    QVERIFY(plainHost(lookAlike.front()).startsWith(QStringLiteral("xn--")));
  }

  void aHugeCellIsLookedAtOnlyAtItsBeginning() {
    const std::string cell = std::string(70'000, 'x') + " http://a.org";
    QVERIFY(webAddressesIn(cell).isEmpty());
    std::string many;
    for (int i = 0; i < 100; ++i) many += "http://a.org/" + std::to_string(i) + ' ';
    QCOMPARE(webAddressesIn(many).size(), 8);
  }
};

SHINGLESCOPE_TEST(TestWebAddress, NoApplication)
#include "tst_web_address.moc"
