#pragma once

#include "core/editing/persondocument.h"
#include "tests/support/randomperson.h"

namespace duovita::test {

/// One change of a record, as a command of a document and as what it means for a plain value.
struct RecordEdit {
    QString name;
    std::function<void(Person&)> onValue;
    std::function<bool(PersonDocument&)> onDocument;
};

/// Makes changes of every kind; the same seed makes the same ones (ids apart) of the same record.
class RandomEdits {
public:
    explicit RandomEdits(quint32 seed) : m_random(seed) {}

    /// One that fits the record as it is.
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
