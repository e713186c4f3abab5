#pragma once

#include "core/domain/person.h"
#include "core/matching/meaning.h"

#include <QSet>

namespace duovita {

// The single changes of twinstructure.h: each does nothing where it would lose something or is not plainly meant. They
// return what it was done to, for a person to read.

enum class StructureSide : unsigned char { Record, Document };

struct PartWanted {
    const QSet<HighlightId>& points;    ///< that the twin has
    const QSet<HighlightId>& elsewhere; ///< that others have
    const Entry& twin;
    SectionKind kind; ///< of the section that the twin stands in
};

/// A run of an entry's points becomes an entry: from what leads it (a bold line, or one that says what the twin's head
/// says) to the next such line. Without a lead it takes two points that the twin has. It goes into a section of the
/// twin's kind, or into a new one behind its own.
std::optional<QString> partEntry(Person& person, const EntryId& entry, const PartWanted& wanted, MeaningReader& reader);

/// An entry becomes points of the one before or behind it in its section, its head the first of them. Not if it has
/// dates other than the twin's, or anything that a point cannot hold.
std::optional<QString> joinNeighbours(Person& person, const EntryId& into, const EntryId& entry, const Entry& twin);

/// Whether an entry's head is what a document writes over the points of any: "主要负责内容", "Job responsibilities".
bool isSubheading(const Entry& entry);

/// Whether an entry with few points of its own has the dates of a twin, so that what follows it may be its points.
bool mayHead(const Entry& entry, const Entry& twin);

/// Points go from an entry to a neighbour before it that has none.
std::optional<QString> movePoints(Person& person, const QList<HighlightId>& points, const EntryId& from,
                                  const EntryId& to);

/// Whether a section of general entries could be one of work, projects or research.
bool mayBecomeExperience(const Section& section, SectionKind kind);
/// The same section of that kind; its title is what documents called it.
Section asExperience(const Section& section, SectionKind kind, Language language);

/// The language that its entries are told in.
Language languageOf(const Section& section);

} // namespace duovita
