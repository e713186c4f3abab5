#pragma once

#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/jobwords.h"

namespace duovita {

/// Classifies the segments of an experience's head in relation to each other: positions, employers, places. Functions
/// take the segment's index. The segments must outlive this object.
class SegmentRoles {
public:
    SegmentRoles(const QList<Segment>& segments, SectionKind kind, const Vocabulary& vocabulary)
        : m_segments(segments), m_kind(kind), m_vocabulary(vocabulary), m_words(vocabulary)
    {
    }

    /// "Owner / Manager"; in "Owner / Manager - Example Corp" the dash separates the employer.
    bool isListOfRoles(const QString& text) const;
    /// "Graduate Research Assistant, Example Lab" among projects is also a position.
    bool startsWithRole() const;
    /// Whether the head consists only of fields: a position, an organization, a place. A longer text, or a first text
    /// when another names the organization, is the title of a project.
    bool isListOfFields() const;
    /// "Staff Nurse, Intensive Care", "Developer, SRE, DBA" below its employer: the text after the comma is not an
    /// organization.
    bool namesPositionOnly(qsizetype i) const;
    /// "Senior Product Manager, Search & CMS" above "Example GmbH, Cologne": the employer has its own line.
    bool isPositionAboveEmployer() const;
    /// A word or two at the right edge of a line whose other fields name a position: a place although no list contains
    /// it.
    bool isPlaceByItsPosition(qsizetype i) const;
    /// "**University Intern** at the University of Samples", "**Assistant in Science**, Example University": the
    /// emphasized text is a position, whatever words it contains.
    bool isRoleAtOrganization() const;

private:
    const Vocabulary& words() const { return m_vocabulary; }
    bool isJob() const { return m_kind == SectionKind::Work; }
    /// "下一代云原生 SDN平台开发测试" mentions development but is too long for a position if another piece is one.
    bool isChineseTitle(const QString& first) const;
    /// Whether another segment names something other than a position: if not, "Web Producer — Example" names the
    /// employer.
    bool isOtherNamed(qsizetype i) const;

    const QList<Segment>& m_segments;
    SectionKind m_kind;
    const Vocabulary& m_vocabulary;
    JobWords m_words;
};

} // namespace duovita
