#pragma once

#include <QJsonObject>
#include <QStringList>

namespace duovita::test {

/// The expected facts that a record lacks (format: see tests/data/cvs/facts.json). Compares letters and digits; white
/// space, marks and markup are ignored.
QStringList missedFacts(const QJsonObject& person, const QJsonObject& expected);

/// Han characters, and Latin words of at least two letters in lower case.
QStringList wordsOf(const QString& text);

/// Words of the source that occur nowhere in the record: in no text, date, address or label.
QStringList lostWords(const QString& source, const QJsonObject& person);

} // namespace duovita::test
