#include "core/export/citationkeys.h"

#include <QRegularExpression>

namespace duovita {

QString CitationKeys::next(const PublicationDetails& work, const QString& title)
{
    static const QRegularExpression other(QStringLiteral("[^a-z0-9]"));
    static const QRegularExpression words(QStringLiteral("[^A-Za-z0-9]+"));
    const QList<Author>& authors = work.authors.anyText(); // so that a key is the same in all documents
    const QString first = authors.isEmpty() ? QString() : authors.front().name.section(u' ', -1).toLower();
    QString word;
    for (const QString& candidate : title.split(words, Qt::SkipEmptyParts)) {
        constexpr qsizetype shortest = 4;
        if (word.isEmpty() && candidate.size() >= shortest)
            word = candidate.toLower();
    }
    QString key = QString(first).remove(other) + (work.year ? QString::number(work.year->year()) : QString()) + word;
    if (key.isEmpty())
        key = QStringLiteral("work");
    const QString base = key;
    for (char16_t letter = u'b'; m_taken.contains(key); ++letter)
        key = letter <= u'z' ? QString(base + QChar(letter)) : QString(base + QString::number(letter));
    m_taken += key;
    return key;
}

} // namespace duovita
