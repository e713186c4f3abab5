#pragma once

#include "core/domain/entry.h"
#include "core/import/annotate/jobwords.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// The fields of an experience as they are found one after the other: each `place…` puts a text where its words say
/// that it belongs, given what is there already.
class ExperienceFields {
public:
    ExperienceFields(SectionKind kind, const ParsingContext& context)
        : m_kind(kind), m_context(context), m_words(context.vocabulary)
    {
    }

    const ExperienceDetails& details() const { return m_details; }
    /// What no field is for, in the order of reading.
    const QStringList& unparsed() const { return m_unparsed; }

    void setUrl(const QString& url) { m_details.url = url; }
    void setRange(const DateRange& range) { m_details.range = range; }
    /// Adds to a field on the document's side.
    void add(LocalizedText ExperienceDetails::*field, const QString& text);
    void leave(const QString& text) { m_unparsed += text; }

    /// "Example Research (Beijing)", "阿里 XX实验室": an organization, or the part of the one that is there already.
    void placeOrganization(const QString& written);
    /// What a line of a funded project says besides: one's part in it, how much it was, whether it goes on. False if
    /// the text is something else.
    bool placeShare(const QString& text);
    /// "样州市自来水公司技术科技术员": the organization's name ends where its kind does. False if the text is none.
    bool placeJoined(const QString& text);
    /// "Qinghe University, Systems Laboratory, Principal investigator"; "Co-founder, Manager" is a position as it is.
    void placeRole(const QString& text);
    /// What stands first: a title, or in a job the position and the organization.
    void placeTitle(const QString& text);
    /// Moves what was taken for another field at first, when all is placed. `onlyText`: the head was one text.
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
