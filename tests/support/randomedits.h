#pragma once

#include "core/editing/persondocument.h"
#include "tests/support/randomperson.h"

namespace duovita::test {

/// A change of a record, both as a command on a document and as a function on a plain value.
struct RecordEdit {
    QString name;
    std::function<void(Person&)> onValue;
    std::function<bool(PersonDocument&)> onDocument;
};

/// Generates changes of every kind; the same seed gives the same changes of a record, except for ids.
class RandomEdits {
public:
    explicit RandomEdits(quint32 seed) : m_random(seed) {}

    /// A change that is valid for the record.
    RecordEdit next(const Person& person);
    int below(int limit) { return m_random.below(limit); }

private:
    RecordEdit ofSections(const Person& person);
    RecordEdit ofASection(const Section& section);
    RecordEdit ofEntries(const Person& person, qsizetype section);
    RecordEdit ofAnEntry(const Person& person, qsizetype section);
    RecordEdit movedEntry(const Person& person, qsizetype section);
    RecordEdit ofFacts(const Person& person);
    void change(Entry& entry, SectionKind kind);
    void changeHighlights(QList<Highlight>& highlights);
    qsizetype indexIn(qsizetype size) { return below(static_cast<int>(size)); }

    RandomPerson m_random;
};

} // namespace duovita::test
