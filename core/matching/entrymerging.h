#pragma once

#include "core/matching/recordmerging.h"

#include <QSet>

namespace duovita {

/// Adds a text to a list unless the list contains it.
void keep(QStringList& list, const QString& text);
/// A period as text: "2019-09 – present".
QString textOf(const DateRange& range);
/// Whether two periods cannot both be true. One may be more precise than the other.
bool contradict(const DateRange& one, const DateRange& other);

/// Merges the data of another document about an entry into that entry. The entry's own values stay; differing values
/// are reported as findings and kept in `unparsed`, unless a person has chosen one: then the other is dropped.
class EntryMerger {
public:
    /// `written`: texts of the other that a person has written; they stand, unless a choice says otherwise.
    EntryMerger(Entry& entry, QList<MergeFinding>& findings, QSet<QString> written = {},
                QList<ValueChoice> choices = {})
        : m_entry(entry), m_findings(findings), m_written(std::move(written)), m_choices(std::move(choices))
    {
    }

    /// `highlights` are the pairs that a person has decided on, if any.
    void merge(const Entry& other, const std::optional<QList<HighlightPair>>& highlights = {});
    /// Merges the text of each language. If both have one and one contains the other, the longer is kept; if they
    /// differ, the first stays and the second is kept aside.
    void mergeText(LocalizedText& text, const LocalizedText& other, const QString& what);
    void mergeExtra(const QJsonObject& other);

private:
    /// Reports a difference. Returns which value stays: the one decided on; otherwise the other's if `otherStands`.
    MergeFinding settle(MergeFinding::Kind kind, const QStringList& parameters, bool otherStands = false);
    /// Whether the texts differ at most in signs and spaces; one that a person wrote must be the same.
    bool saysTheSame(const QString& own, const QString& given) const;
    /// Keeps the value that does not stay, unless a person has seen both and chosen.
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
    QSet<QString> m_written;
    QList<ValueChoice> m_choices;
};

} // namespace duovita
