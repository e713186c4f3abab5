#pragma once

#include "core/domain/cv.h"
#include "core/domain/details.h"
#include "core/domain/entry.h"
#include "core/domain/personalfact.h"

#include <QHash>

#include <variant>

namespace duovita {

/// The part of a record that a conflict is about, if it is not a Field.
enum class RecordPart : unsigned char {
    Field,    ///< see the place's field
    Presence, ///< one side deleted what the other changed
    Order,    ///< the order of a section's entries, an entry's points, the sections, or the CVs
    Home,     ///< the section of an entry
    Visible,
    Unparsed, ///< pieces that an import could not place
    Extra,    ///< a value from another program without a field here; `detail` is its name
    Style,    ///< style of a point
    Level,    ///< level of a point
    CvName,
    CvLanguages,
    CvTemplate,
    CvDesign, ///< one key of the design; `detail` is its name
    CvPaper,
    CvPages,
    CvMargins,
    CvReferences,
    CvMissingTexts,
    CvOrder, ///< order of the sections in the CV
};

/// A place in the record; without any id, the person's own data.
struct ConflictPlace {
    std::optional<SectionId> section;
    std::optional<EntryId> entry;
    std::optional<HighlightId> highlight;
    std::optional<CvId> cv;
    RecordPart part = RecordPart::Field;
    Field field = Field::None;
    std::optional<Language> language; ///< the language of a text that is not shared
    QString detail;                   ///< of a list without ids, which element: not for showing; of the words, which

    /// Identifies the place; the same in every comparison.
    QString key() const;

    bool operator==(const ConflictPlace&) const = default;
};

/// One version of a value in conflict. monostate: absent or deleted. A bool tells whether a part is present or visible;
/// a text may be a section's id (Home); dates are in ISO format.
using ConflictValue = std::variant<std::monostate, QString, QStringList, bool, int, DateRange, PublicationType,
                                   HighlightStyle, MissingTexts>;

enum class ConflictChoice : unsigned char { Mine, Theirs, Both };

/// Both sides changed the same thing differently.
struct FieldConflict {
    ConflictPlace place;
    ConflictValue base;
    ConflictValue mine;
    ConflictValue theirs;
    bool bothPossible = false; ///< whether both can be kept: texts joined, lists united, or two points

    bool operator==(const FieldConflict&) const = default;
};

/// A person's choices by ConflictPlace::key(). Conflicts without a choice are resolved as Mine.
using ConflictChoices = QHash<QString, ConflictChoice>;

// The ConflictValue for a version of a value.
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
