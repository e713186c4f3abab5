#pragma once

#include "core/domain/person.h"

#include <QRandomGenerator>
#include <QSet>

namespace duovita::test {

/// Generates words that occur nowhere else, so that each can be searched wherever it may be stored.
class UniqueWords {
public:
    explicit UniqueWords(QRandomGenerator& random) : m_random(random) {}
    QString latin();
    QString han();
    QString any() { return m_random.bounded(2) == 0 ? latin() : han(); }

private:
    QRandomGenerator& m_random;
    int m_count = 0;
};

/// All texts of a record, joined for searching.
QString allTextOf(const Person& person);
/// Those of the words that are neither in a record of the store, nor in its history or trash.
QSet<QString> missingInStore(const QString& database, QSet<QString> words);

} // namespace duovita::test
