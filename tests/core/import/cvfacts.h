#pragma once

#include <QJsonObject>
#include <QStringList>

namespace duovita::test {

/// What a record lacks of the facts expected of it (tests/data/cvs/facts.json says their shape). Letters and digits
/// count, white space, marks and markup do not.
QStringList missedFacts(const QJsonObject& person, const QJsonObject& expected);

/// Han characters and Latin words of two letters and more, in small letters.
QStringList wordsOf(const QString& text);

/// Words of the source that the record has nowhere: neither in a text nor in a date, an address or a label.
QStringList lostWords(const QString& source, const QJsonObject& person);

} // namespace duovita::test
