#pragma once

#include "core/domain/localized.h"

#include <QMap>

namespace duovita {

/// A word that documents add to what a record says: by default their language's, or the template's; but the one that
/// the person has for it wherever there is one (Person::words). JSON names each as documentWordTable does.
enum class DocumentWord : unsigned char {
    Present,  ///< the end of what goes on: "Present", "Now", "至今"
    Expected, ///< beside a date to come, in brackets: "expected", "预计"
    InArea,   ///< between a degree and its field of study: "in". Without one they are parted like other things
    Advisor,
    Advisors,
    Score,
    Volume, ///< of a journal: "Volume", "vol.", "第 %1 卷". With %1 the number stands there, without it behind a blank
    Issue,  ///< likewise
    Pages,  ///< likewise
    EqualContribution, ///< what the mark * of an author says
    Corresponding,     ///< what the mark † says
    CurriculumVitae,   ///< in the document's title, which readers of PDF and browsers show
};

struct DocumentWordFacts {
    DocumentWord word;
    const char* name; ///< in JSON
};

inline constexpr std::array documentWordTable{
    DocumentWordFacts{DocumentWord::Present, "present"},
    DocumentWordFacts{DocumentWord::Expected, "expected"},
    DocumentWordFacts{DocumentWord::InArea, "inArea"},
    DocumentWordFacts{DocumentWord::Advisor, "advisor"},
    DocumentWordFacts{DocumentWord::Advisors, "advisors"},
    DocumentWordFacts{DocumentWord::Score, "score"},
    DocumentWordFacts{DocumentWord::Volume, "volume"},
    DocumentWordFacts{DocumentWord::Issue, "issue"},
    DocumentWordFacts{DocumentWord::Pages, "pages"},
    DocumentWordFacts{DocumentWord::EqualContribution, "equalContribution"},
    DocumentWordFacts{DocumentWord::Corresponding, "corresponding"},
    DocumentWordFacts{DocumentWord::CurriculumVitae, "curriculumVitae"},
};

/// What a person says for such words. A side without text leaves the word to the document; no member is empty.
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
