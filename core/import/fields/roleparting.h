#pragma once

#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/jobwords.h"
#include "core/import/fields/experiencefields.h"

namespace duovita {

/// Splits the first segment of a head if it combines role and employer: "Engineer at Example Ltd", "Example Ltd
/// (Engineer)", "示例公司 - 示例系统 - 独立开发". Keeps references to the head and the fields and modifies them.
class RoleParting {
public:
    RoleParting(Head& head, ExperienceFields& fields, SectionKind kind, const Vocabulary& vocabulary)
        : m_head(head), m_fields(fields), m_kind(kind), m_vocabulary(vocabulary), m_words(vocabulary)
    {
    }

    /// Tries the forms that the kind of section uses.
    void part();
    /// "Example Institute, Inc. (Lecturer / Teaching Assistant)" as the whole head; "示例公司（实习）· 平台组".
    void partRoleInBracket();
    /// "Testing of samples in Example Ltd", if the head says no more.
    void partEmployerFromTitle();

    /// The position was in brackets after the employer, which is the first segment.
    bool isEmployerFirst() const { return m_employerFirst; }
    /// The employer followed "at": it is the second segment.
    bool isEmployerSecond() const { return m_employerSecond; }

private:
    const Vocabulary& words() const { return m_vocabulary; }
    void partRoleOfResearch();
    void partRoleInEmployer();
    void partRoleFromEmployer();
    void partEmployerInBracket();
    void partShareFromTitle();

    Head& m_head;
    ExperienceFields& m_fields;
    SectionKind m_kind;
    const Vocabulary& m_vocabulary;
    JobWords m_words;
    bool m_employerFirst = false;
    bool m_employerSecond = false;
};

} // namespace duovita
