// SPDX-License-Identifier: MIT
#include <QTemporaryFile>
#include <QtTest>
#include <thread>

#include "core/base/hash.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

struct KnownAnswer {
  std::string text;
  std::uint64_t xxh3;
  std::uint32_t xxh32;
  std::uint64_t murmur3;
  std::uint64_t farmHash;
  std::uint64_t sha1;
};

/// Computed with the Python packages xxhash 4.1, mmh3 5.3 and pyfarmhash 0.5, and with hashlib.
const std::vector<KnownAnswer> &knownAnswers() {
  static const std::vector<KnownAnswer> answers = {
      {"", 0x2d06800538d394c2, 0x2cc5d05, 0, 0x9ae16a3b2f90404f, 0xda39a3ee5e6b4b0d},
      {"a", 0xe6c632b61e964e1f, 0x550d7456, 0x85555565f6597889, 0xb3454265b6df75e3,
       0x86f7e437faa5a7fc},
      {"the moon", 0xc52e0d9dd33cbfc4, 0x24eec43e, 0x57a7eda68725aae6, 0xad5ddcd6d63e7b25,
       0x6a1c6667c611cba2},
      {"the night is dark", 0xdcc192164dcafe7, 0x52f2409, 0xdbc74ba878620948, 0xdb25a182b9fff51d,
       0x1c11c95dc1a0eeb4},
      {"così è, città à la carte", 0x299cdc4c044365c9, 0xbcf3ec98, 0xea188d4a6ab052bc,
       0xcbdc02e53ffb21b2, 0x99ae44d9562c55da},
      {"In the night the moon is red, and in the dark the night is long; nobody sees it.",
       0xe5186a0392e573fe, 0x523d9e7e, 0xb63af3b7aaa252d1, 0xe3b5bbc697671c02, 0x072ae19f9107d01b},
      {std::string(300, 'x'), 0xa5d1b4607dc83554, 0x7d4c4392, 0x5934efe32fb7671d,
       0xdd96f560306d9ed5, 0x02fd68253071f895},
  };
  return answers;
}

}  // namespace

class TestHash : public QObject {
  Q_OBJECT

 private slots:
  /// All functions are tested on a machine whose configuration of OpenSSL has no SHA-1.
  void initTestCase() {
    QVERIFY(m_configuration.open());
    m_configuration.write(
        "openssl_conf = init\n[init]\nproviders = providers\n"
        "[providers]\nbase = base\n[base]\nactivate = 1\n");
    QVERIFY(m_configuration.flush());
    qputenv("OPENSSL_CONF", m_configuration.fileName().toLocal8Bit());
  }

  void namedFunctionsGiveTheirPublishedValues() {
    for (const KnownAnswer &answer : knownAnswers()) {
      const std::string &text = answer.text;
      QCOMPARE(hashBytes(HashFunction::Xxh3, text), answer.xxh3);
      QCOMPARE(xxh3(text), answer.xxh3);
      QCOMPARE(hashBytes(HashFunction::Xxh32, text), std::uint64_t{answer.xxh32});
      QCOMPARE(hashBytes(HashFunction::Murmur3, text), answer.murmur3);
      QCOMPARE(hashBytes(HashFunction::FarmHash, text), answer.farmHash);
      QCOMPARE(hashBytes(HashFunction::Sha1, text), answer.sha1);
    }
  }

  void threadsDoNotShareState() {
    std::vector<std::jthread> threads;
    std::atomic<int> wrong = 0;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&wrong] {
        for (int round = 0; round < 200; ++round)
          for (const KnownAnswer &answer : knownAnswers())
            wrong += hashBytes(HashFunction::Sha1, answer.text) == answer.sha1 ? 0 : 1;
      });
    }
    threads.clear();
    QCOMPARE(wrong.load(), 0);
  }

  /// SplitMix64 by Steele, Lea and Flood: the values of Java's SplittableRandom and of xoshiro's
  /// seeding.
  void splitMixHasItsPublishedValues() {
    SplitMix64 random(1234567);
    QCOMPARE(random.next(), 6457827717110365317ULL);
    QCOMPARE(random.next(), 3203168211198807973ULL);
    QCOMPARE(random.next(), 9817491932198370423ULL);
  }

 private:
  QTemporaryFile m_configuration;
};

SHINGLESCOPE_TEST(TestHash, NoApplication)
#include "tst_hash.moc"
