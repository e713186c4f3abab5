#pragma once

#include "core/domain/localized.h"

#include <QMap>

#include <span>

namespace duovita {

/// A word or a sign that documents add to what a record says: by default their language's, or the template's; but of
/// the first, up to CurriculumVitae, the one that the person has for it wherever there is one (Person::words).
enum class DocumentWord : unsigned char {
    Present,  ///< the end of what goes on: "Present", "Now", "至今"
    Expected, ///< beside a date to come, in brackets: "expected", "预计"
    InArea,   ///< between a degree and its field of study: "in". Without one they are parted like other things
    Advisor,
    Advisors,
    Score,
    Volume, ///< of a journal: "Volume", "vol.", "第 %1 卷". With %1 the number stands there, without it behind a blank.
            ///< Nothing where the numbers are told apart by signs: "31(4): 1–14"
    Issue,             ///< likewise
    Pages,             ///< likewise: "pp. %1"
    EqualContribution, ///< what the mark * of an author says
    Corresponding,     ///< what the mark † says
    CurriculumVitae,   ///< in the document's title, which readers of PDF and browsers show
    // the design alone may say these otherwise
    Colon,          ///< after a label: ": " or "："
    ItemSeparator,  ///< between parts of one line: ", " or "，"
    NameSeparator,  ///< between names of people: ", " or "、"
    UnitSeparator,  ///< between an organization and its department, or who stands for it: ", " or " "
    TitleSeparator, ///< between a department and a post there: ", " or "，"
    Stop,           ///< between the parts of a citation: ". " or "。"
    OpenBracket,    ///< with the space before it, where the language has one
    CloseBracket,
    OpenJournal, ///< around the name of a journal: 《 and 》, or nothing where italics serve
    CloseJournal,
    PageOf,         ///< "page %1 of %2"
    PhotoOf,        ///< "Photo of %1", for who cannot see it
    ContactDetails, ///< a title above them
};

struct DocumentWordInfo {
    DocumentWord word;
    const char* name;                 ///< in JSON, of a person's words as of a design's
    const char* label = "";           ///< what the interface calls it, of those that a person may say otherwise
    const char* nameInDesigns = name; ///< where that is another
};

// clang-format off
inline constexpr std::array documentWordTable{
    DocumentWordInfo{DocumentWord::Present, "present", QT_TRANSLATE_NOOP("duovita::KindWords", "Until today")},
    DocumentWordInfo{DocumentWord::Expected, "expected", QT_TRANSLATE_NOOP("duovita::KindWords", "Still to come")},
    DocumentWordInfo{DocumentWord::InArea, "inArea", QT_TRANSLATE_NOOP("duovita::KindWords", "Degree and field")},
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

/// Those that a person may say otherwise.
inline constexpr std::span ownWordTable =
    std::span(documentWordTable).first<static_cast<std::size_t>(DocumentWord::CurriculumVitae) + 1>();

/// What a person says for such words, of ownWordTable alone. A side without text leaves the word to the document; no
/// member is empty.
using OwnWords = QMap<DocumentWord, LocalizedText>;

/// Takes a word's text for one language; an empty one leaves it to the document again.
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
