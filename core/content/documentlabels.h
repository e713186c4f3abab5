#pragma once

#include "core/domain/contact.h"
#include "core/domain/documentword.h"
#include "core/domain/partialdate.h"
#include "core/domain/personalfact.h"
#include "core/domain/sectionkind.h"

#include <QMap>

namespace duovita {

// The words and signs that a document adds to the record, by the document's language. Never tr(): the interface's
// language has no say in a document. A further document language has a label file of its own
// (core/domain/documentwords.h).

/// By its name in designs: "itemSeparator".
std::optional<DocumentWord> findDocumentWord(const QString& name);
QString nameInDesigns(DocumentWord word);

enum class DateStyle : unsigned char {
    Short, ///< "Sep 2020", "2020.09"
    Long,  ///< "September 2020", "2020 年 9 月"
    Dots,  ///< "2020.09"
    Iso,   ///< "2020-09"
};
std::optional<DateStyle> findDateStyle(const QString& name);

/// What a template, and before it the person, may say otherwise of the words, signs and dates that documents add.
struct DocumentStyle {
    std::array<DateStyle, languageCount> dates{};
    std::array<bool, languageCount> days{}; ///< whether dates that have a day show it; else they end with the month
    std::array<QMap<DocumentWord, QString>, languageCount> labels;
    bool contactLabels = false;    ///< each contact says of what kind it is
    bool personalFacts = false;    ///< those of the person that are not private stand with the contacts
    bool newestWorksFirst = false; ///< publications and patents by their years, not in the record's order
    bool typographicQuotes = true; ///< where the record has a typewriter's signs, text has those of quotesOf() its language

    QString label(DocumentWord sign, Language language) const;
    /// Whether it says so itself, and not the language.
    bool saysItself(DocumentWord sign, Language language) const { return labels[indexOf(language)].contains(sign); }
    DateStyle dateStyle(Language language) const { return dates[indexOf(language)]; }
    /// With a person's words, which win. Who says one of Advisor and Advisors says it for both.
    DocumentStyle with(const OwnWords& words) const;

    /// A date in the style of the language's documents, its day only where documents show days.
    QString dateText(const PartialDate& date, Language language) const;
    /// "2022, 2023", "2022、2023". Days of one month have their day, which alone tells them apart; a time is said once.
    QString datesText(const QList<PartialDate>& times, Language language) const;
    /// "Sep 2020 – Jun 2025 (expected)", "2020.09 – 2025.06（预计）", "Jun 2024 – Present", "2024.06 – 至今". A range
    /// that goes on has no dash where words alone say so: "2024 年 6 月至今", "Jun 2024 to date".
    QString rangeText(const DateRange& range, Language language) const;
};

QString label(DocumentWord word, Language language);
QString contactLabel(ContactKind kind, Language language);
/// Empty for Other, which its owner names.
QString personalFactLabel(PersonalFactKind kind, Language language);

/// Printers' quotation marks of the language, the two double ones and the two single ones: “”‘’. Empty if its texts keep
/// what they have.
QString quotesOf(Language language);

/// Whether the whole is named before its part: 清河大学 院长, 计算机科学 博士; English has it the other way round.
bool namesWholeFirst(Language language);

/// "Sep 2020", "2020.09"; with a day "1 Sep 2020", "2020.09.01". A season or a quarter in the words it was given in, if
/// they are of the language: "Summer 2016", else in the language's own.
QString dateText(const PartialDate& date, Language language, DateStyle style = DateStyle::Short);

} // namespace duovita
