#pragma once

#include "core/domain/entry.h"
#include "core/import/annotate/jobwords.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// Collects the fields of an experience one by one: each `place…` function assigns a text to the field that its words
/// and the fields already set suggest.
class ExperienceFields {
public:
    ExperienceFields(SectionKind kind, const ParsingContext& context)
        : m_kind(kind), m_context(context), m_words(context.vocabulary)
    {
    }

    const ExperienceDetails& details() const { return m_details; }
    /// Texts without a field, in reading order.
    const QStringList& unparsed() const { return m_unparsed; }

    void setUrl(const QString& url) { m_details.url = url; }
    void setRange(const DateRange& range) { m_details.range = range; }
    /// Appends to a field on the document's side.
    void add(LocalizedText ExperienceDetails::*field, const QString& text);
    void leave(const QString& text) { m_unparsed += text; }

    /// "Example Research (Beijing)", "阿里 XX实验室": an organization, or a department of the one already set.
    void placeOrganization(const QString& written);
    /// Assigns further data of a funded project: the person's role, the amount, whether it is ongoing. Returns false if
    /// the text is something else.
    bool placeShare(const QString& text);
    /// "样州市自来水公司技术科技术员": splits after the word for the type of organization. Returns false if there is
    /// none.
    bool placeJoined(const QString& text);
    /// "Qinghe University, Systems Laboratory, Principal investigator" is split; "Co-founder, Manager" is one position.
    void placeRole(const QString& text);
    /// The first text: a title or, for a job, position and organization.
    void placeTitle(const QString& text);
    /// Call it last: moves texts that were first assigned to the wrong field. `onlyText`: the head was a single text.
    void settle(bool onlyText);

private:
    const Vocabulary& words() const { return m_context.vocabulary; }
    bool isJob() const { return m_kind == SectionKind::Work; }
    std::optional<qsizetype> partOfWhole(const QStringList& pieces) const;
    void settleTitle(bool onlyText);
    void settleTown();

    SectionKind m_kind;
    const ParsingContext& m_context;
    JobWords m_words;
    ExperienceDetails m_details;
    QStringList m_unparsed;
};

} // namespace duovita
