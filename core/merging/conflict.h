#pragma once

#include "core/domain/cv.h"
#include "core/domain/details.h"
#include "core/domain/entry.h"
#include "core/domain/personalfact.h"

#include <QHash>

#include <variant>

namespace duovita {

/// What of a record a conflict is about, where that is no Field.
enum class RecordPart : unsigned char {
    Field,    ///< see the place's field
    Presence, ///< one side deleted what the other changed
    Order,    ///< of a section's entries, of an entry's points, of the sections, of the CVs
    Home,     ///< the section an entry stands in
    Visible,
    Unparsed, ///< what an import could not place
    Extra,    ///< a value from outside that has no place here; the detail is its name
    Style,    ///< of a point
    Level,    ///< of a point
    CvName,
    CvLanguages,
    CvTemplate,
    CvDesign, ///< one key of it; the detail is its name
    CvPaper,
    CvPages,
    CvMargins,
    CvReferences,
    CvMissingTexts,
    CvOrder, ///< of the sections in the CV
};

/// Where in a record; the person's own facts if none of the ids is set.
struct ConflictPlace {
    std::optional<SectionId> section;
    std::optional<EntryId> entry;
    std::optional<HighlightId> highlight;
    std::optional<CvId> cv;
    RecordPart part = RecordPart::Field;
    Field field = Field::None;
    std::optional<Language> language; ///< the side of a text that is not shared
    QString detail;                   ///< of a list without ids, which element: not for showing; of the words, which

    /// The same for the same place whenever the records are compared.
    QString key() const;

    bool operator==(const ConflictPlace&) const = default;
};

/// One version of what is in conflict. monostate: nothing there, or deleted. A bool says whether a part is there or
/// visible; a text may be the id of a section (Home); dates are ISO.
using ConflictValue = std::variant<std::monostate, QString, QStringList, bool, int, DateRange, PublicationType,
                                   HighlightStyle, MissingTexts>;

enum class ConflictChoice : unsigned char { Mine, Theirs, Both };

/// Two sides changed one thing differently.
struct FieldConflict {
    ConflictPlace place;
    ConflictValue base;
    ConflictValue mine;
    ConflictValue theirs;
    bool bothPossible = false; ///< joined texts, united lists, two points

    bool operator==(const FieldConflict&) const = default;
};

/// What a person chose, by ConflictPlace::key(). What is not in it is Mine.
using ConflictChoices = QHash<QString, ConflictChoice>;

// What a version of a value says, for FieldConflict.
inline ConflictValue conflictValue(const QString& text)
{
    return text;
}
inline ConflictValue conflictValue(const RichText& text)
{
    return text.markdown();
}
inline ConflictValue conflictValue(bool value)
{
    return value;
}
inline ConflictValue conflictValue(int value)
{
    return value;
}
inline ConflictValue conflictValue(const DateRange& range)
{
    return range;
}
inline ConflictValue conflictValue(PublicationType type)
{
    return type;
}
inline ConflictValue conflictValue(HighlightStyle style)
{
    return style;
}
inline ConflictValue conflictValue(MissingTexts missing)
{
    return missing;
}
ConflictValue conflictValue(const std::optional<PartialDate>& date);
ConflictValue conflictValue(const std::optional<int>& number);
ConflictValue conflictValue(const QStringList& texts);
ConflictValue conflictValue(const QList<PartialDate>& dates);
ConflictValue conflictValue(const QList<Author>& authors);
ConflictValue conflictValue(const QList<Contact>& contacts);
ConflictValue conflictValue(const QList<PersonalFact>& facts);
ConflictValue conflictValue(const QList<Link>& links);
ConflictValue conflictValue(const QList<HeldPosition>& positions);

} // namespace duovita
