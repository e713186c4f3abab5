#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A name found in running text: the name and the position after it.
struct FoundName {
    QString name;
    qsizetype end;
};

/// The consecutive names that start at a position, separated by commas, "and" or the like. "Zhang S, Roe R. A title"
/// has two at its beginning.
QList<FoundName> namesFrom(const QString& text, qsizetype start);

/// Whether a sign after a name marks equal contribution, the corresponding author or an affiliation.
bool isAuthorMark(QChar sign);
/// Turns the signs after names into raised ones without commas: "Jane Doe1,†" becomes "Jane Doe¹†"; also "San Zhang✉".
QString withRaisedMarks(const QString& text);
/// The same text with all these signs removed.
QString withoutMarks(QString names);

} // namespace duovita
