#pragma once

#include "core/domain/localized.h"

#include <QMap>

#include <span>

namespace duovita {

/// A word or sign that documents add to the texts of a record. By default it comes from the document's language or from
/// the template. A person may replace the words up to and including CurriculumVitae (Person::words).
enum class DocumentWord : unsigned char {
    Present,  ///< the end of a range that has not ended: "Present", "Now", "至今"
    Expected, ///< in brackets beside a future date: "expected", "预计"
    InArea,   ///< between a degree and its field of study: "in". If empty, they are separated like other parts of the
              ///< line
    Advisor,
    Advisors,
    Score,
    Volume, ///< of a journal: "Volume", "vol.", "第 %1 卷". The number replaces %1, or follows after a space. Empty
            ///< where punctuation tells the numbers apart: "31(4): 1–14"
    Issue,  ///< likewise
    Pages,  ///< likewise: "pp. %1"
    EqualContribution, ///< explains the author mark *
    Corresponding,     ///< explains the author mark †
    CurriculumVitae,   ///< in the document's title, which PDF readers and browsers show
    // only a design may replace the following
    Colon,          ///< after a label: ": " or "："
    ItemSeparator,  ///< between parts of one line: ", " or "，"
    NameSeparator,  ///< between names of people: ", " or "、"
    UnitSeparator,  ///< between an organization and its department or its representative: ", " or " "
    TitleSeparator, ///< between a department and a position in it: ", " or "，"
    Stop,           ///< between the parts of a citation: ". " or "。"
    OpenBracket,    ///< includes the space before it where the language has one
    CloseBracket,
    OpenJournal, ///< around the name of a journal: 《 and 》, or empty where italics are used
    CloseJournal,
    PageOf,         ///< "page %1 of %2"
    PhotoOf,        ///< "Photo of %1", the alternative text
    ContactDetails, ///< a heading above the contacts
};

struct DocumentWordInfo {
    DocumentWord word;
    const char* name;                 ///< in JSON, for a person's words and for a design's
    const char* label = "";           ///< its name in the interface; only for words that a person may replace
    const char* nameInDesigns = name; ///< if a design uses another name
};

// clang-format off
inline constexpr std::array documentWordTable{
    DocumentWordInfo{DocumentWord::Present, "present", QT_TRANSLATE_NOOP("duovita::KindWords", "Ongoing period")},
    DocumentWordInfo{DocumentWord::Expected, "expected", QT_TRANSLATE_NOOP("duovita::KindWords", "Expected date")},
    DocumentWordInfo{DocumentWord::InArea, "inArea", QT_TRANSLATE_NOOP("duovita::KindWords", "Between degree and field")},
    DocumentWordInfo{DocumentWord::Advisor, "advisor", QT_TRANSLATE_NOOP("duovita::KindWords", "One advisor")},
    DocumentWordInfo{DocumentWord::Advisors, "advisors", QT_TRANSLATE_NOOP("duovita::KindWords", "Several advisors")},
    DocumentWordInfo{DocumentWord::Score, "score", QT_TRANSLATE_NOOP("duovita::KindWords", "Score")},
    DocumentWordInfo{DocumentWord::Volume, "volume", QT_TRANSLATE_NOOP("duovita::KindWords", "Volume")},
    DocumentWordInfo{DocumentWord::Issue, "issue", QT_TRANSLATE_NOOP("duovita::KindWords", "Issue")},
    DocumentWordInfo{DocumentWord::Pages, "pages", QT_TRANSLATE_NOOP("duovita::KindWords", "Pages"), "pageRange"},
    DocumentWordInfo{DocumentWord::EqualContribution, "equalContribution", QT_TRANSLATE_NOOP("duovita::KindWords", "Equal contribution")},
    DocumentWordInfo{DocumentWord::Corresponding, "corresponding", QT_TRANSLATE_NOOP("duovita::KindWords", "Corresponding author")},
    DocumentWordInfo{DocumentWord::CurriculumVitae, "curriculumVitae", QT_TRANSLATE_NOOP("duovita::KindWords", "Document title")},
    DocumentWordInfo{DocumentWord::Colon, "colon"},
    DocumentWordInfo{DocumentWord::ItemSeparator, "itemSeparator"},
    DocumentWordInfo{DocumentWord::NameSeparator, "nameSeparator"},
    DocumentWordInfo{DocumentWord::UnitSeparator, "unitSeparator"},
    DocumentWordInfo{DocumentWord::TitleSeparator, "titleSeparator"},
    DocumentWordInfo{DocumentWord::Stop, "stop"},
    DocumentWordInfo{DocumentWord::OpenBracket, "openBracket"},
    DocumentWordInfo{DocumentWord::CloseBracket, "closeBracket"},
    DocumentWordInfo{DocumentWord::OpenJournal, "openJournal"},
    DocumentWordInfo{DocumentWord::CloseJournal, "closeJournal"},
    DocumentWordInfo{DocumentWord::PageOf, "pageOf"},
    DocumentWordInfo{DocumentWord::PhotoOf, "photoOf"},
    DocumentWordInfo{DocumentWord::ContactDetails, "contactDetails"},
};
// clang-format on
inline constexpr std::size_t documentWordCount = documentWordTable.size();

constexpr const DocumentWordInfo& infoOf(DocumentWord word)
{
    return documentWordTable[static_cast<std::size_t>(word)];
}

/// The words that a person may replace.
inline constexpr std::span ownWordTable =
    std::span(documentWordTable).first<static_cast<std::size_t>(DocumentWord::CurriculumVitae) + 1>();

/// A person's replacements for words of ownWordTable. A side without text leaves the word to the document; no element
/// is empty.
using OwnWords = QMap<DocumentWord, LocalizedText>;

/// Sets one language's text of a word; an empty text leaves the word to the document again.
inline void setOwnWord(OwnWords& words, DocumentWord word, Language language, const QString& text)
{
    LocalizedText sides = words.value(word);
    sides.setText(language, text);
    if (sides.isEmpty())
        words.remove(word);
    else
        words.insert(word, sides);
}

} // namespace duovita
