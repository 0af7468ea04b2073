#include "ui/base/text/core_sentences.h"

#include <QCoreApplication>

namespace shinglescope {
namespace {

constexpr const char *kSentences[] = {
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "1 row has no shingle after preparation and is in no pair."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "%1 rows have no shingle after preparation and are in no pair."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "%1 distinct texts are in very large buckets and were compared only with the "
                      "first texts of these: up to %2 pairs were not examined."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The data has no rows, so there is nothing to compare."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The run was cancelled: only its verified pairs are here."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The rows need %1, more than the %2 MiB of memory that the run may use, so "
                      "it ends before it starts; grant it more or compare fewer rows."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "An exact run of these rows needs about %1 MiB, with about %2 pairs of texts "
                      "at or over the threshold; that is more than the %3 MiB of memory that it "
                      "may use, so it ends before it starts. Raise the threshold, take fewer rows, "
                      "allow more memory, or find with signatures."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The %1 similar pairs that were found so far and their texts need more memory "
        "than the run may use; raise the threshold, take fewer rows, or allow more "
        "memory."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Cannot read the %1 \"%2\"; check its name and rights."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The %1 must be a JSON object; compare it with %2."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The %1 has the key \"%2\", which this version does not know; correct or remove it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "No column to compare was named. Choose at least one."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "General text"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "A careful start for any text: Unicode compatibility forms, lower case, "
                      "white space evened out, 5 characters a shingle."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Listings (Kijiji)"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Classified advertisements: long enough to share runs of 10 characters when "
                      "they are reposted."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "News (plagiarism report)"),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "English articles: stems of the words that carry meaning, 3 words a shingle."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Raw text (RCV1)"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The text as it stands, 5 characters a shingle: every difference counts."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Lesson (three documents)"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Small enough to follow by hand: 4 hashes in 2 bands."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Short names"),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Names and other short records: 3 characters a shingle and a lower threshold."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The verdicts have changed meanwhile; please do it once more."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The last run left no pairs. Run it again."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Cannot save the project as \"%1\": %2. Choose another place or free some space."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Cannot use the project \"%1\": %2"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project \"%1\" cannot be written where it is. Open it read-only, or "
                      "copy it to another place."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "\"%1\" is there already. Open it, or choose another name."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The project \"%1\" is already open in %2. Close it there, or open it read-only."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "\"%1\" cannot be written where it is: nothing is saved until you save it elsewhere."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "\"%1\" is on a %2 file system, where two programs may not notice each "
                      "other: work on a local copy."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The result in the project does not fit the data (%1): find the duplicates "
                      "again. The verdicts are kept."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project \"%1\" was made by a newer Shinglescope (version %2 of the "
                      "file): open it with that one."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Another program has written verdicts into \"%1\". Save this project under another name."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "There is too little memory to save the project: close other programs and try again."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "\"%1\" is the data that the project is about: choose another name for it."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The project \"%1\" was moved or deleted while it was open: save it under a new name."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project \"%1\" is open read-only: save it under another name to keep "
                      "what you changed."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project is open read-only: save it under another name."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The %1 is larger than 1 MiB; choose a %2 file."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The %1 is not valid JSON; compare it with %2."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The %1 has the key \"%2\" twice; remove one of them."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "%1 is %2; choose a whole number from 1 to %3."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "%1 is %2; choose a number over 0 and up to 1, such as 0.8."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "floor is %1, over the threshold %2; choose a floor up to the threshold."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The column \"%1\" is %2 twice; give each one once."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The column \"%1\" holds no %2; choose another for \"%3\"."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "A regular expression of the rules takes too long on more than %1 cells; "
                      "write a simpler one."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The filter names a column that is not there; choose another."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The lesson has neither texts nor a matrix; add one of them."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The lesson has texts and a matrix; remove one of them."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "texts in the lesson is empty; give at least one text, or a matrix."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "version in the lesson is %1, but this program reads version %2; use a newer program."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The run's report is not legible: find the duplicates again."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project is closed: open it again to change it."),
};

constexpr const char *kValues[] = {
    // Documents, each behind "the".
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "recipe"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "grid"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "list of keep rules"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "lesson"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "compared"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "dates"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "numbers"),
};

}  // namespace

std::span<const char *const> coreSentences() { return kSentences; }
std::span<const char *const> coreValues() { return kValues; }

}  // namespace shinglescope
