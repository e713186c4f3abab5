#pragma once

#include "core/domain/contact.h"
#include "core/domain/documentword.h"
#include "core/domain/partialdate.h"
#include "core/domain/personalfact.h"
#include "core/domain/sectionkind.h"

#include <QMap>

namespace duovita {

// The words and punctuation that a document adds to the record, by the document's language. Never use tr() for them: a
// document does not depend on the interface's language. Each document language has a label file
// (core/domain/documentwords.h).

/// Finds a word by its name in designs: "itemSeparator".
std::optional<DocumentWord> findDocumentWord(const QString& name);
QString nameInDesigns(DocumentWord word);

enum class DateStyle : unsigned char {
    Short, ///< "Sep 2020", "2020.09"
    Long,  ///< "September 2020", "2020 年 9 月"
    Dots,  ///< "2020.09"
    Iso,   ///< "2020-09"
};
std::optional<DateStyle> findDateStyle(const QString& name);

/// Settings of a template, and on top of it of the person, for the words, punctuation and dates that documents add.
struct DocumentStyle {
    std::array<DateStyle, languageCount> dates{};
    std::array<bool, languageCount> days{}; ///< whether dates include the day; otherwise they end with the month
    std::array<QMap<DocumentWord, QString>, languageCount> labels;
    bool contactLabels = false;    ///< whether each contact is labelled with its kind
    bool personalFacts = false;    ///< whether the person's public personal facts are shown with the contacts
    bool newestWorksFirst = false; ///< publications and patents by year instead of in the record's order
    bool typographicQuotes = true; ///< replaces a typewriter's quotes in texts by those of quotesOf()

    QString label(DocumentWord sign, Language language) const;
    /// Whether the style itself sets the word, and not the language's default.
    bool saysItself(DocumentWord sign, Language language) const { return labels[indexOf(language)].contains(sign); }
    DateStyle dateStyle(Language language) const { return dates[indexOf(language)]; }
    /// The style with a person's words, which take precedence. Setting one of Advisor and Advisors sets both.
    DocumentStyle with(const OwnWords& words) const;

    /// A date in the language's style; with its day only if documents show days.
    QString dateText(const PartialDate& date, Language language) const;
    /// "2022, 2023", "2022、2023". Dates in the same month show their days, which distinguish them; duplicates appear
    /// once.
    QString datesText(const QList<PartialDate>& times, Language language) const;
    /// "Sep 2020 – Jun 2025 (expected)", "2020.09 – 2025.06（预计）", "Jun 2024 – Present", "2024.06 – 至今". An open
    /// range has no dash if the words suffice: "2024 年 6 月至今", "Jun 2024 to date".
    QString rangeText(const DateRange& range, Language language) const;
};

QString label(DocumentWord word, Language language);
QString contactLabel(ContactKind kind, Language language);
/// Empty for Other, for which the person chooses a label.
QString personalFactLabel(PersonalFactKind kind, Language language);

/// Typographic quotation marks of the language, the double and then the single pair: “”‘’. Empty if texts in the
/// language keep their quotes.
QString quotesOf(Language language);

/// Whether the language names the whole before the part: 清河大学 院长, 计算机科学 博士. English does the opposite.
bool namesWholeFirst(Language language);

/// "Sep 2020", "2020.09"; with a day "1 Sep 2020", "2020.09.01". A season or a quarter keeps the words it was given in
/// if they are in the language ("Summer 2016"); otherwise it uses the language's own.
QString dateText(const PartialDate& date, Language language, DateStyle style = DateStyle::Short);

} // namespace duovita
