#pragma once

#include "core/domain/person.h"
#include "core/matching/meaning.h"

#include <QSet>

namespace duovita {

// The individual changes for twinstructure.h. Each does nothing if it would lose data or is not clearly justified. They
// return the title or text of what was changed, to show it to the user.

enum class StructureSide : unsigned char { Record, Document };

struct PartWanted {
    const QSet<HighlightId>& points;    ///< points that the twin has
    const QSet<HighlightId>& elsewhere; ///< points that other entries have
    const Entry& twin;
    SectionKind kind; ///< kind of the twin's section
};

/// Makes an entry out of a run of another entry's points: from the line that introduces it (a bold line, or one similar
/// to the twin's head) to the next such line. Without such a line, the run needs two points that the twin has. The new
/// entry goes into a section of the twin's kind, or into a new section after its own.
std::optional<QString> partEntry(Person& person, const EntryId& entry, const PartWanted& wanted, MeaningReader& reader);

/// Turns an entry into points of the entry before or after it in its section; its head becomes the first of these
/// points. Does nothing if its dates are outside the twin's or if it has data that a point cannot hold.
std::optional<QString> joinNeighbours(Person& person, const EntryId& into, const EntryId& entry, const Entry& twin);

/// Whether the head of an entry is only a generic heading for points: "主要负责内容", "Job responsibilities".
bool isSubheading(const Entry& entry);

/// Whether an entry with few points has the dates of a twin, so that the entry after it may contain its points.
bool mayHead(const Entry& entry, const Entry& twin);

/// Moves points from an entry to a neighbour before it that has none.
std::optional<QString> movePoints(Person& person, const QList<HighlightId>& points, const EntryId& from,
                                  const EntryId& to);

/// Whether a section of general entries could be one of work, projects or research.
bool mayBecomeExperience(const Section& section, SectionKind kind);
/// Converts the section to that kind. Its title becomes the one that documents printed for it.
Section asExperience(const Section& section, SectionKind kind, Language language);

/// The language of the section's entries.
Language languageOf(const Section& section);

} // namespace duovita
