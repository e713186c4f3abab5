#pragma once

#include "core/matching/recordmerging.h"

namespace duovita {

/// Adds a text to a list that does not hold it yet.
void keep(QStringList& list, const QString& text);
/// A period as it is kept among texts: "2019-09 – present".
QString textOf(const DateRange& range);
/// Whether not both can hold; one may know more than the other.
bool contradict(const DateRange& one, const DateRange& other);

/// Merges what another document says of one entry into it. What the entry said first stays; what differs is told and
/// kept in `unparsed`, unless a person has decided which of the two stands: then that is settled, and the other goes.
class EntryMerger {
public:
    EntryMerger(Entry& entry, QList<MergeFinding>& findings, QList<ValueChoice> choices = {})
        : m_entry(entry), m_findings(findings), m_choices(std::move(choices))
    {
    }

    /// `highlights` says which of them are one, if a person has decided.
    void merge(const Entry& other, const std::optional<QList<HighlightPair>>& highlights = {});
    /// Each language's text in its place. Where both have one in a language, a text that holds the other is kept, and
    /// of two that differ the first; the second is not lost.
    void mergeText(LocalizedText& text, const LocalizedText& other, const QString& what);
    void mergeExtra(const QJsonObject& other);

private:
    /// Tells of a difference. Which value stands: as decided, else the other's if `otherStands`.
    MergeFinding settle(MergeFinding::Kind kind, const QStringList& parameters, bool otherStands = false);
    /// What does not stand, unless a person has seen both and chosen.
    void keepOther(const MergeFinding& settled, const QString& own, const QString& given);
    void mergeSide(LocalizedText& text, Language language, const QString& given, const QString& what);
    void mergeShared(LocalizedText& text, const LocalizedText& other, const QString& what);
    void mergeRange(DateRange& range, const DateRange& other, const QString& what);
    void mergeAuthors(LocalizedAuthors& authors, const LocalizedAuthors& other, const QString& what);
    void mergePeople(LocalizedAuthors& authors, const QList<Author>& given, const QString& what);
    void keepNames(const QList<Author>& authors);
    template <typename Value>
    void mergeValue(Value& value, const Value& other, Field field);
    void mergeDetails(const Details& other);
    void mergeWorks(const Entry& other);
    void mergeSharedFields(const Entry& other);
    void mergeLinks(const QList<Link>& other);
    void mergeHighlights(const QList<Highlight>& other, const std::optional<QList<HighlightPair>>& decided);

    Entry& m_entry;
    QList<MergeFinding>& m_findings;
    QList<ValueChoice> m_choices;
};

} // namespace duovita
