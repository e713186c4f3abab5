#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A name of a running text, where it ends, and what it says.
struct FoundName {
    QString name;
    qsizetype end;
};

/// The names that follow each other from a place of a text on, with commas, "and" or the like between them: as far as
/// they go. "Zhang S, Roe R. A title" has two from its beginning.
QList<FoundName> namesFrom(const QString& text, qsizetype start);

/// Whether a sign behind a name tells who wrote as much as another, who answers letters, or where somebody works.
bool isAuthorMark(QChar sign);
/// "Jane Doe1,†", "San Zhang✉": the signs behind names as signs of their own, without commas between them: "Jane
/// Doe¹†".
QString withRaisedMarks(const QString& text);
/// The same without any of them.
QString withoutMarks(QString names);

} // namespace duovita
