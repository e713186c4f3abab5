#pragma once

#include "core/domain/design.h"
#include "core/domain/ids.h"
#include "core/domain/localized.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace duovita {

inline constexpr int narrowestMargins = 5;
inline constexpr int widestMargins = 60;

enum class Paper : unsigned char { A4, Letter, A5 };

/// How publications and patents are cited.
enum class ReferenceStyle : unsigned char {
    Plain,   ///< as each work's language has it, with all that the record says
    Gbt7714, ///< GB/T 7714—2015, numbered
};

/// What documents in one language do about texts that it lacks. A template with parallel columns shows both sides.
enum class MissingTexts : unsigned char {
    Shown,            ///< the other language's text stands in for it
    LeftOut,          ///< what has nothing left goes with it
    LeftOutWithEntry, ///< and so does the whole entry that it is of
};
inline constexpr std::size_t missingTextsCount = 3;

/// One document made from a person's record: a view, never a copy. The lists of ids are what it leaves out,
/// so that what is added to the record shows by itself.
struct Cv {
    CvId id;
    QString name;
    LocalizedText headline;    ///< in place of the person's; empty: the person's
    LocalizedRichText summary; ///< one paragraph in place of the record's summary; empty: the record's
    QList<Language> languages{allLanguages.begin(), allLanguages.end()};
    Design design;
    Paper paper = Paper::A4;
    std::optional<int> targetPages;
    std::optional<int>
        margins; ///< millimetres on all four sides, narrowestMargins to widestMargins; else the template's
    ReferenceStyle references = ReferenceStyle::Plain;
    MissingTexts missingTexts = MissingTexts::Shown;
    QList<SectionId> sectionOrder; ///< sections not named here follow in the record's order
    QList<SectionId> hiddenSections;
    QList<EntryId> hiddenEntries;
    QList<HighlightId> hiddenHighlights;
    QList<SectionId> pageStartSections; ///< these begin a page
    QList<EntryId> pageStartEntries;
    QList<SectionId> keptSections; ///< these stay on one page if one can hold them
    QList<EntryId> keptEntries;
    QStringList includeTags; ///< not empty: entries show only with one of these, or if they need none
    QStringList excludeTags;
    bool excludeUntagged = false; ///< whether entries without tags go, too, where `includeTags` choose

    static Cv fullCv();

    bool operator==(const Cv&) const = default;
};

} // namespace duovita
