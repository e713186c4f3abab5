#pragma once

#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/jobwords.h"

namespace duovita {

/// What the segments of an experience's head are by each other: which of them are positions, employers, places. They
/// are asked for by their place among the segments, which have to outlive this.
class SegmentRoles {
public:
    SegmentRoles(const QList<Segment>& segments, SectionKind kind, const Vocabulary& vocabulary)
        : m_segments(segments), m_kind(kind), m_vocabulary(vocabulary), m_words(vocabulary)
    {
    }

    /// "Owner / Manager"; in "Owner / Manager - Example Corp" the dash parts the employer from them.
    bool isListOfRoles(const QString& text) const;
    /// "Graduate Research Assistant, Example Lab" among projects is a position, too.
    bool startsWithRole() const;
    /// Whether the head is fields and nothing else: a position, an organization, a place. A longer text among them, or
    /// one that stands first while another names the organization, is the title of a piece of work.
    bool isListOfFields() const;
    /// "Staff Nurse, Intensive Care", "Developer, SRE, DBA" below its employer: what follows the comma is no
    /// organization.
    bool namesPositionOnly(qsizetype i) const;
    /// "Senior Product Manager, Search & CMS" above "Example GmbH, Cologne": the employer has a line of its own.
    bool isPositionAboveEmployer() const;
    /// A word or two at the right edge of a line whose other fields name a position: where no list knows the place.
    bool isPlaceByItsPosition(qsizetype i) const;
    /// "**University Intern** at the University of Samples", "**Assistant in Science**, Example University": what is
    /// set off is a position, whatever else it speaks of.
    bool isRoleAtOrganization() const;

private:
    const Vocabulary& words() const { return m_vocabulary; }
    bool isJob() const { return m_kind == SectionKind::Work; }
    /// "下一代云原生 SDN平台开发测试" speaks of developing but is too long for a position when another piece is one.
    bool isChineseTitle(const QString& first) const;
    /// Whether a segment but that one names something that is no position: where none does, "Web Producer — Example"
    /// says who the employer is.
    bool isOtherNamed(qsizetype i) const;

    const QList<Segment>& m_segments;
    SectionKind m_kind;
    const Vocabulary& m_vocabulary;
    JobWords m_words;
};

} // namespace duovita
