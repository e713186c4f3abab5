#pragma once

#include "core/domain/person.h"

#include <QRandomGenerator>

namespace duovita::test {

/// Generates people with every kind of section, every field and awkward texts; the same seed gives the same people,
/// except for ids.
class RandomPerson {
public:
    explicit RandomPerson(quint32 seed) : m_random(seed) {}

    Person person();
    Section section();
    Section section(SectionKind kind);
    Entry entry(SectionKind kind);
    QString text();
    LocalizedText localized();
    bool chance(int percent) { return below(100) < percent; }
    int below(int limit) { return static_cast<int>(m_random.bounded(static_cast<quint32>(limit))); }

private:
    LocalizedRichText rich();
    Timestamp time();
    PartialDate date();
    DateRange range();
    QStringList texts();
    Contact contact();
    Highlight highlight();
    Author author();
    HeldPosition position();
    Cv cv(const Person& person);

    template <typename T, typename Make>
    QList<T> some(int most, Make make)
    {
        QList<T> list;
        for (int i = below(most + 1); i > 0; --i)
            list += make();
        return list;
    }

    QRandomGenerator m_random;
    friend struct FieldFiller;
};

} // namespace duovita::test
