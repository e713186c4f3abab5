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
    Plain,   ///< in the style of each work's language, with everything the record holds
    Gbt7714, ///< GB/T 7714—2015, numbered
};

/// What documents do about texts that are missing in their language. A template with parallel columns always shows both
/// sides.
enum class MissingTexts : unsigned char {
    Shown,            ///< the text of the other language takes its place
    LeftOut,          ///< parts that become empty are left out too
    LeftOutWithEntry, ///< the whole entry that contains it is left out
};
inline constexpr std::size_t missingTextsCount = 3;

/// One document made from a person's record: a view of the record, never a copy. Its lists of ids name what it leaves
/// out, so whatever is added to the record appears in it by itself.
struct Cv {
    CvId id;
    QString name;
    LocalizedText headline;    ///< replaces the person's headline; empty: the person's is used
    LocalizedRichText summary; ///< one paragraph that replaces the record's summary; empty: the record's is used
    QList<Language> languages{allLanguages.begin(), allLanguages.end()};
    Design design;
    Paper paper = Paper::A4;
    std::optional<int> targetPages;
    std::optional<int>
        margins; ///< millimetres on all four sides, narrowestMargins to widestMargins; not set: the template's
    ReferenceStyle references = ReferenceStyle::Plain;
    MissingTexts missingTexts = MissingTexts::Shown;
    QList<SectionId> sectionOrder; ///< sections not named here follow in the record's order
    QList<SectionId> hiddenSections;
    QList<EntryId> hiddenEntries;
    QList<HighlightId> hiddenHighlights;
    QList<SectionId> pageStartSections; ///< each of these starts a new page
    QList<EntryId> pageStartEntries;
    QList<SectionId> keptSections; ///< each of these stays on one page if it fits
    QList<EntryId> keptEntries;
    QStringList includeTags; ///< if not empty, entries whose tags contain none of these are left out
    QStringList excludeTags;
    bool excludeUntagged = false; ///< with `includeTags`, leaves out untagged entries too, in sections where others
                                  ///< have tags

    static Cv fullCv();

    bool operator==(const Cv&) const = default;
};

/// Of a CV's name such as "Bridge lead / 桥梁负责人", the half in the language's script; any other name is returned
/// whole.
QString cvNameIn(const QString& name, Language language);

} // namespace duovita
